"""A plain figure for a deck whose own figures are not drawn yet: the suit's sign under bars of rank."""

from collections.abc import Mapping
from functools import partial

from sprites.decks.deck import Drawing
from sprites.pen import Pen

_BARS = {"J": 1, "N": 2, "K": 3}


def figures(signs: Mapping[str, Drawing], height: float) -> dict[str, Drawing]:
    """Twelve plain figures."""
    return {
        rank + suit: partial(_plain, sign=sign, bars=count, height=height)
        for suit, sign in signs.items()
        for rank, count in _BARS.items()
    }


def _plain(pen: Pen, sign: Drawing, bars: int, height: float) -> None:
    top, bottom = 30, height - 30
    pen.shape(((24, top), (76, top), (76, bottom), (24, bottom)), "paper")
    for index in range(bars):
        for y in (top + 5 + index * 6, bottom - 9 - index * 6):
            pen.shape(((24, y), (76, y), (76, y + 4), (24, y + 4)), "red")
    sign(pen.at(50, height / 2, 0.4))
