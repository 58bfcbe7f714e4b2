"""Number cards."""

from functools import partial

from sprites import signs
from sprites.decks.deck import Drawing
from sprites.layouts import spread
from sprites.pen import Pen

HEIGHT = 180
_ROW = HEIGHT / 2 - 27  # distance of the outer rows from the middle
_CROSSES: dict[int, tuple[float, ...]] = {
    2: (0,),
    3: (0,),
    4: (-0.8, 0.8),
    5: (-0.8, 0.8),
    6: (-1, 0, 1),
    7: (-1, 0, 1),
}


def _spread(pen: Pen, count: int, sign: Drawing) -> None:
    scale = 0.6 if count == 1 else 0.28
    for x, y, turn in spread(count, 17, _ROW):
        sign(pen.at(50 + x, HEIGHT / 2 + y, scale, turn))


def _crossed(pen: Pen, count: int, sign: Drawing, long: Drawing) -> None:
    """Pairs crossing in rows, the odd one upright in the middle."""
    if count == 1:
        sign(pen.at(50, HEIGHT / 2, 1.0))
        return
    size = 0.8 if count < 4 else 0.48
    for row in _CROSSES[count]:
        for turn in (45, -45):
            long(pen.at(50, HEIGHT / 2 + row * (_ROW - 4), size, turn))
    if count % 2:
        long(pen.at(50, HEIGHT / 2, 1.2 if count == 7 else 0.9 if count == 3 else 0.5, 0 if count != 5 else 90))


def _sword(pen: Pen) -> None:
    pen.shape("0,-50! 5,-42! 5,26! -5,26! -5,-42!", "sky")
    pen.shape("-17,26! 17,26! 17,33! -17,33!", "gold")
    pen.shape("-4,33! 4,33! 5,50! -5,50!", "red")


def _baton(pen: Pen) -> None:
    pen.shape("6,-12! 16,-24! 20,-18! 7,0!", "leaf")
    pen.shape("-6,10! -16,-2! -20,4! -6,20!", "leaf")
    pen.shape("-9,-46 0,-50 9,-46 8,-10 5,50! -5,50! -8,-10", "green")


NUMBERS = {
    "C": partial(_spread, sign=signs.cup),
    "D": partial(_spread, sign=signs.coin),
    "S": partial(_crossed, sign=signs.sword, long=_sword),
    "B": partial(_crossed, sign=signs.baton, long=_baton),
}
