"""How wide a text is, at which size it fits, where its lines break, and its letters.

A typeface moves each letter by whole pixels, which small text shows as gaps ("gio cate"). Letters are therefore set
several times larger and shrunk: their places are then true to a part of a pixel.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import pygame

import sprites

_FINE = 48  # pixels of height from which whole pixels are fine enough


@lru_cache(maxsize=4096)
def measure(text: str, size: int) -> int:
    """The width of a line of text at a size, in pixels."""
    factor = _factor(size)
    return -(-sprites.font(size * factor).size(drawable(text))[0] // factor)


def lettered(text: str, size: int, colour: tuple[int, int, int]) -> pygame.Surface:
    """A line of text as wide as `measure` says, its baseline on a whole pixel."""
    factor = _factor(size)
    font = sprites.font(size * factor)
    large = font.render(drawable(text), True, colour)
    drop = -font.get_ascent() % factor
    across, down = (-(-side // factor) for side in (large.get_width(), large.get_height() + drop))
    whole = pygame.Surface((across * factor, down * factor), pygame.SRCALPHA)
    whole.fill((*colour, 0))
    whole.blit(large, (0, drop), special_flags=pygame.BLEND_RGBA_MAX)
    return pygame.transform.smoothscale(whole, (across, down))


def _factor(size: int) -> int:
    """How many times larger letters of a size are set."""
    return max(1, -(-_FINE // max(1, size)))


def drawable(text: str) -> str:
    """The text without what no font takes: the name of a file, told by the system, may hold anything."""
    return text.encode(errors="replace").decode().replace("\0", "?")


@lru_cache(maxsize=1024)
def fitted(text: str, size: float, width: float) -> int:
    """The largest whole size, at most `size`, at which the text fits `width`."""
    best = round(size)
    while best > 6 and measure(text, best) > width:
        best -= 1
    return best


@lru_cache(maxsize=1024)
def wrapped(text: str, size: int, width: float) -> tuple[str, ...]:
    """The text in lines no wider than `width`, broken at spaces, and within a word that is wider by itself."""
    lines: list[str] = []
    for word in text.split():
        if lines and measure(f"{lines[-1]} {word}", size) <= width:
            lines[-1] += f" {word}"
        else:
            lines += _pieces(word, size, width)
    return tuple(lines)


def _pieces(word: str, size: int, width: float) -> Iterator[str]:
    """The word in pieces no wider than `width`: a path, for instance."""
    piece = ""
    for letter in word:
        if piece and measure(piece + letter, size) > width:
            yield piece
            piece = ""
        piece += letter
    yield piece


def balanced(text: str, size: int, width: float) -> tuple[str, ...]:
    """The lines of `wrapped`, as many but about equally long, so that none of them holds a single short word."""
    lines = wrapped(text, size, width)
    for part in range(10, 20):
        if len(wrapped(text, size, width * part / 20)) == len(lines):
            return wrapped(text, size, width * part / 20)
    return lines
