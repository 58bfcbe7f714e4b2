"""Number cards: cups and coins in columns, swords and clubs in crosses with the odd one upright."""

from functools import partial

from sprites.decks.deck import Drawing
from sprites.decks.napoletane import aces
from sprites.decks.napoletane.pips import PIPS
from sprites.layouts import spread
from sprites.pen import Pen

HEIGHT = 160
_MIDDLE = HEIGHT / 2

# Scale of the pips, distance of the columns and of the rows from the middle, by count.
_CUPS: dict[int, tuple[float, float, float]] = {
    2: (0.56, 0, 34),
    3: (0.44, 0, 48),
    4: (0.37, 17, 37),
    5: (0.34, 17, 46),
    6: (0.33, 17, 48),
    7: (0.27, 18, 53),
}
_COINS: dict[int, tuple[float, float, float]] = {
    2: (0.58, 0, 34),
    3: (0.46, 0, 49),
    4: (0.34, 17.4, 32),
    5: (0.31, 16.6, 46),
    6: (0.31, 16.6, 46),
    7: (0.285, 17.6, 52),
}
_LEAN = {2: 34, 3: 40}
# Scale and rows of the crosses, scale and slimness of the upright one.
_CROSSES: dict[int, tuple[float, tuple[float, ...], float, float]] = {
    2: (1.05, (0,), 0, 1),
    3: (1.0, (0,), 1.3, 0.8),
    4: (0.74, (-33, 33), 0, 1),
    5: (0.7, (-38, 38), 1.36, 0.55),
    6: (0.58, (-46, 0, 46), 0, 1),
    7: (0.58, (-47, 0, 47), 1.44, 0.45),
}


def in_columns(pen: Pen, count: int, suit: str, places: dict[int, tuple[float, float, float]]) -> None:
    """Cups or coins."""
    if count == 1:
        aces.ACES[suit](pen)
        return
    scale, column, row = places[count]
    for x, y, turn in spread(count, column, row):
        PIPS[suit](pen.at(50 + x, _MIDDLE + y, scale, turn))


def crossed(pen: Pen, count: int, suit: str, badge: Drawing | None = None) -> None:
    """Swords or clubs; `badge` lies over the crossing of the three."""
    if count == 1:
        aces.ACES[suit](pen)
        return
    scale, rows, upright, slim = _CROSSES[count]
    for row in rows:
        for turn in (_LEAN.get(count, 46), -_LEAN.get(count, 46)):
            PIPS[suit](pen.at(50, _MIDDLE + row, scale, turn))
    if upright:
        PIPS[suit](pen.at(50, _MIDDLE, upright, slim=slim))
    if badge and count == 3:
        badge(pen.at(50, _MIDDLE - 2))


NUMBERS = {
    "C": partial(in_columns, suit="C", places=_CUPS),
    "D": partial(in_columns, suit="D", places=_COINS),
    "S": partial(crossed, suit="S"),
    "B": partial(crossed, suit="B", badge=aces.mask),
}
