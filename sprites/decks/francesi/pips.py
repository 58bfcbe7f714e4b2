"""Number cards: the lower half stands on its head."""

from functools import partial

from sprites import signs
from sprites.decks.deck import Drawing
from sprites.layouts import spread
from sprites.pen import Pen

HEIGHT = 150


def _spread(pen: Pen, count: int, sign: Drawing) -> None:
    scale = 0.56 if count == 1 else 0.25
    for x, y, turn in spread(count, 16, 48, inverted=True):
        sign(pen.at(50 + x, HEIGHT / 2 + y, scale, turn))


NUMBERS = {suit: partial(_spread, sign=sign) for suit, sign in signs.FRENCH.items()}
