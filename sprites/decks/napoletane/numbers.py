"""Number cards: cups and coins in columns, swords and clubs in crosses with the odd one upright."""

from functools import partial
from typing import NamedTuple

from sprites.decks.deck import Drawing
from sprites.decks.napoletane import aces
from sprites.decks.napoletane.pips import PIPS, club, sword
from sprites.layouts import spread
from sprites.pen import Pen

HEIGHT = 160
_MIDDLE = HEIGHT / 2

# Scale of the pips, distance of the columns and of the rows from the middle, by count.
_CUPS: dict[int, tuple[float, float, float]] = {
    2: (0.56, 0, 34),
    3: (0.44, 0, 48),
    4: (0.375, 17.8, 30),
    5: (0.335, 16.4, 46),
    6: (0.325, 16.2, 48),
    7: (0.31, 15.8, 47),
}
_COINS: dict[int, tuple[float, float, float]] = {
    2: (0.58, 0, 34),
    3: (0.46, 0, 49),
    4: (0.34, 17.4, 32),
    5: (0.315, 18.6, 35),
    6: (0.295, 16.6, 43),
    7: (0.285, 16.4, 43),
}


class Crosses(NamedTuple):
    """Crossed pairs: their scale, lean in degrees, and rows below the middle; the odd one upright, if any."""

    scale: float
    lean: float
    rows: tuple[float, ...]
    upright: Drawing | None = None


_SWORDS = {
    2: Crosses(1.05, 34, (0,)),
    3: Crosses(1.0, 40, (-6,), lambda pen: sword(pen.at(0, 20, 1.02), 130, halo=True)),
    4: Crosses(0.74, 46, (-33, 33)),
    5: Crosses(0.62, 46, (-50, 49), lambda pen: sword(pen.at(0, 2, 0.62))),
    6: Crosses(0.6, 46, (-46, 0, 46)),
    7: Crosses(0.58, 50, (-50, -8, 34), lambda pen: sword(pen.at(0, 36, 0.8), 176, halo=True, blade="gold")),
}
_CLUBS = {
    2: Crosses(1.05, 34, (0,)),
    3: Crosses(1.0, 40, (0,), lambda pen: club(pen.at(0, 0, 1.3, slim=0.8), halo=True)),
    4: Crosses(0.74, 46, (-33, 33)),
    5: Crosses(0.61, 46, (-50, 50), lambda pen: club(pen.at(0, 0, 0.61))),
    6: Crosses(0.56, 48, (-48, 0, 48)),
    7: Crosses(0.57, 50, (-47, 0, 47), lambda pen: club(pen.at(0, 0, 1.42, slim=0.46), halo=True, ink="amber")),
}


def in_columns(pen: Pen, count: int, suit: str, places: dict[int, tuple[float, float, float]]) -> None:
    """Cups or coins."""
    if count == 1:
        aces.ACES[suit](pen)
        return
    scale, column, row = places[count]
    for x, y, turn in spread(count, column, row, belt=True):
        PIPS[suit](pen.at(50 + x, _MIDDLE + y, scale, turn))


def crossed(pen: Pen, count: int, suit: str, places: dict[int, Crosses]) -> None:
    """Swords or clubs."""
    if count == 1:
        aces.ACES[suit](pen)
        return
    how = places[count]
    for row in how.rows:
        for turn in (how.lean, -how.lean):
            PIPS[suit](pen.at(50, _MIDDLE + row, how.scale, turn))
    if how.upright:
        how.upright(pen.at(50, _MIDDLE))
    if suit + str(count) == "B3":
        aces.mask(pen.at(50, _MIDDLE - 2))


NUMBERS = {
    "C": partial(in_columns, suit="C", places=_CUPS),
    "D": partial(in_columns, suit="D", places=_COINS),
    "S": partial(crossed, suit="S", places=_SWORDS),
    "B": partial(crossed, suit="B", places=_CLUBS),
}
