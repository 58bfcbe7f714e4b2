"""Number cards: the lower half stands on its head. The aces have a module of their own."""

from functools import partial

from sprites.decks.deck import Drawing
from sprites.decks.francesi import aces
from sprites.decks.francesi.court import HEIGHT
from sprites.decks.francesi.suits import SIGNS
from sprites.layouts import spread
from sprites.pen import Pen

_COLUMN, _ROW = 17.0, 48.0  # distance of the outer pips from the middle
_SIZE = 0.265  # leaves a clear gap beside the corners and between the seven's rows


def _number(pen: Pen, count: int, sign: Drawing, ace: Drawing) -> None:
    if count == 1:
        ace(pen.at(50, HEIGHT / 2))
        return
    for x, y, turn in spread(count, _COLUMN, _ROW, inverted=True):
        sign(pen.at(50 + x, HEIGHT / 2 + y, _SIZE, turn))


NUMBERS = {suit: partial(_number, sign=SIGNS[suit], ace=ace) for suit, ace in aces.ACES.items()}
