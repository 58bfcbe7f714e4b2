"""Pictures as arrays, for comparison."""

import numpy as np
import numpy.typing as npt
import pygame

Pixels = npt.NDArray[np.int32]


def pixels(surface: pygame.Surface) -> Pixels:
    """Rows of pixels with red, green, blue and alpha; colours count as much as they are opaque."""
    width, height = surface.get_size()
    raw = np.frombuffer(pygame.image.tobytes(surface, "RGBA"), np.uint8).reshape(height, width, 4)
    rgba: Pixels = raw.astype(np.int32)
    rgba[..., :3] = rgba[..., :3] * rgba[..., 3:] // 255
    return rgba


def grey(surface: pygame.Surface) -> Pixels:
    """Rows of grey levels by ITU-R BT.601: 0.299 red, 0.587 green, 0.114 blue."""
    levels: Pixels = (pixels(surface)[..., :3] @ np.array((0.299, 0.587, 0.114))).astype(np.int32)
    return levels


def distance(one: Pixels, other: Pixels) -> float:
    """Mean difference in levels of 256."""
    return float(np.abs(one - other).mean())
