"""The picture files that a command is asked to write."""

import argparse
import io
from pathlib import Path

import pygame

ENDINGS = (".png", ".jpg", ".bmp")


def picture(text: str) -> Path:
    """A file of a kind that can be written. Raises ArgumentTypeError, saying what was expected."""
    path = Path(text)
    if path.suffix.lower() not in ENDINGS:
        raise argparse.ArgumentTypeError(f"expected a file ending in {', '.join(ENDINGS)}, not {text!r}")
    return path


def save(surface: pygame.Surface, path: Path) -> None:
    """Write the picture, all of it. Raises OSError: pygame itself would not notice a disk that is full half way."""
    whole = io.BytesIO()
    pygame.image.save(surface, whole, path.name)
    path.write_bytes(whole.getvalue())
