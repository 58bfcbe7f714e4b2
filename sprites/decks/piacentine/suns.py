"""Coins: suns of many petals, and the ace with its face."""

from functools import lru_cache
from math import cos, radians, sin

from sprites.decks.piacentine.flourish import framed, grid
from sprites.layouts import spread
from sprites.pen import Pen

_SIZE = {2: 0.44, 3: 0.38, 4: 0.365, 5: 0.265, 6: 0.265, 7: 0.265}
_COLUMN, _ROW = 14.8, 56


@lru_cache
def petals(count: int, outer: float, inner: float) -> str:
    """The outline of a flower of `count` round petals around the origin; `inner` is where they meet."""
    step = 360 / count
    words = []
    for petal in range(count):
        words.append(_polar(inner, petal * step, "!"))
        words.extend(
            _polar(outer * reach, (petal + part) * step) for part, reach in ((0.22, 0.97), (0.5, 1), (0.78, 0.97))
        )
    return " ".join(words)


@lru_cache
def star(count: int, outer: float, inner: float) -> str:
    """The outline of a star of `count` points, the first one straight up."""
    half = 180 / count
    return " ".join(_polar(inner if tip % 2 else outer, tip * half, "!") for tip in range(2 * count))


def _polar(radius: float, angle: float, end: str = "") -> str:
    """A path's entry: `angle` in degrees clockwise from the top."""
    return f"{radius * sin(radians(angle)):.2f},{-radius * cos(radians(angle)):.2f}{end}"


def sign(pen: Pen) -> None:
    """The corner's sun: petals and a red eye."""
    pen.shape(petals(10, 50, 38), "gold")
    pen.disc(0, 0, 24, "red")
    pen.disc(0, 0, 9, "straw", None)


def sun(pen: Pen) -> None:
    """A coin, 50 units in radius: sixteen petals around a red field with a flower."""
    pen.shape(petals(16, 50, 41), "gold")
    pen.shape(star(16, 40, 31), "straw", None)
    pen.disc(0, 0, 29, "red")
    pen.shape(petals(8, 25, 11), "gold", "ink", 0.7)
    pen.disc(
        0,
        0,
        8,
        "blue",
        "ink",
    )


def number(pen: Pen, count: int) -> None:
    """The coins from 1 to 7."""
    if count == 1:
        ace(pen)
        return
    framed(pen, count)
    for x, y, _ in spread(count, *grid(count, _COLUMN, _ROW), belt=True):
        sun(pen.at(50 + x, 90 + y, _SIZE[count], line=0.75))


def ace(pen: Pen) -> None:
    """The sun itself: two wreaths of rays around a broad face."""
    middle = pen.at(50, 90)
    for ray in range(12):
        middle.at(0, 0, turn=ray * 30 + 15).shape("-6,-22! -7,-32 2,-36 -1,-44! 7,-35 4,-30 6,-22!", "red")
    for ray in range(12):
        middle.at(0, 0, turn=ray * 30).shape("-7,-22! 0,-43! 7,-22!", "gold")
    middle.shape(petals(24, 29.5, 27.5), "straw")
    middle.disc(0, 0, 24, "gold")
    _face(middle)
    for end in (0, 180):
        _garland(pen.at(50, 90, turn=end))


def _face(pen: Pen) -> None:
    for side in (False, True):
        half = pen.at(0, 0, flip=side)
        half.disc(12, 6.5, 4.2, "rose", None)
        half.shape("4,-4! 8,-8.5 14,-5! 9,-1.5", "white", "ink", 0.9)
        half.line("3,-9 8,-13.5 16,-9", weight=1.5)
        half.line("1,10.5 5,12.2 9,9", weight=1.2)
    pen.disc(8.6, -4.8, 2.2, "ink", None)
    pen.disc(-7.6, -4.8, 2.2, "ink", None)
    pen.line("-3,-10! -3.2,3 -4.5,6 -1,7.5 2,6.5", weight=1.2)
    pen.shape("-4,11! 0,10 4,11! 0,14.5", "red", "ink", 0.8)
    pen.line("-3,18 0,19 3,18", weight=0.9)


def _garland(pen: Pen) -> None:
    """A sprig over the sun, and its berries."""
    pen.line("-18,-58 -8,-54 0,-60! 8,-54 18,-58", "green", 1.6)
    for side in (False, True):
        half = pen.at(0, 0, flip=side)
        for x, y, turn in ((7, -57, 20), (13, -59, 50), (18, -58, 95), (11, -52, 130)):
            half.at(x, y, 0.8, turn).shape("0,0! -3,-5 0,-12! 3,-5", "green", "ink", 0.8)
    pen.disc(0, -62, 4, "red")
