"""Number cards: the lower half stands on its head. The aces have a module of their own."""

from functools import partial

from sprites.decks.deck import Drawing
from sprites.decks.francesi import aces
from sprites.decks.francesi.court import HEIGHT
from sprites.decks.francesi.suits import SIGNS
from sprites.layouts import spread
from sprites.pen import Pen

# Scale of the pips, distance of the columns and of the rows from the middle: a clear gap beside the corners.
_WHERE: dict[int, tuple[float, float, float]] = {
    2: (0.42, 0, 36),
    3: (0.36, 0, 46),
    4: (0.31, 16.6, 36),
    5: (0.265, 16.6, 46),
    6: (0.265, 16.6, 48),
    7: (0.265, 16.6, 48),
}


def _number(pen: Pen, count: int, sign: Drawing, ace: Drawing) -> None:
    if count == 1:
        ace(pen.at(50, HEIGHT / 2))
        return
    size, column, row = _WHERE[count]
    for x, y, turn in spread(count, column, row, inverted=True):
        sign(pen.at(50 + x, HEIGHT / 2 + y, size, turn))


NUMBERS = {suit: partial(_number, sign=SIGNS[suit], ace=ace) for suit, ace in aces.ACES.items()}
