"""How wide a text is, at which size it fits, and where its lines break."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import sprites


@lru_cache(maxsize=4096)
def measure(text: str, size: int) -> int:
    """The width of a line of text at a size, in pixels."""
    return sprites.font(size).size(drawable(text))[0]


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
