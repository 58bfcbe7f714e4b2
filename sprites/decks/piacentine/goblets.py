"""Cups: goblets with six sides, and the ace at which two doves drink."""

from sprites.decks.piacentine.flourish import framed, grid
from sprites.layouts import spread
from sprites.pen import Pen

_SIZE = {2: 0.44, 3: 0.40, 4: 0.40, 5: 0.30, 6: 0.295, 7: 0.285}
_COLUMN, _ROW = 15.2, 57


def sign(pen: Pen) -> None:
    """The corner's goblet."""
    pen.shape("-10,8! -8,26! -34,50! 34,50! 8,26! 10,8!", "gold")
    pen.shape("-42,-50! 42,-50! 20,14! -20,14!", "red")
    pen.shape("-14,-34! 14,-34! 7,14! -7,14!", "straw", None)
    pen.shape("-46,-50! 46,-50! 42,-33! -42,-33!", "gold")


def goblet(pen: Pen) -> None:
    """A cup, 100 units high: three sides of six are seen, of foot, knop and bowl alike."""
    _foot(pen)
    pen.shape("-40,-38! -19,-29! -9,12! -19,5!", "red")
    pen.shape("40,-38! 19,-29! 9,12! 19,5!", "red")
    pen.shape("-19,-29! 19,-29! 9,12! -9,12!", "straw")
    pen.shape("0,-24! 8,-11! 0,4! -8,-11!", "blue", None)
    pen.shape("-44,-40! -21,-50! 21,-50! 44,-40! 21,-29! -21,-29!", "gold")
    pen.shape("-30,-40! -16,-45! 16,-45! 30,-40! 16,-35! -16,-35!", "ink", None)


def _foot(pen: Pen) -> None:
    pen.shape("-6,8! 6,8! 6,24! -6,24!", "gold")
    pen.shape("-6,22! -12,44! -32,40!", "red")
    pen.shape("6,22! 12,44! 32,40!", "red")
    pen.shape("-6,22! 6,22! 12,44! -12,44!", "straw")
    pen.shape("-33,39! -12,44! 12,44! 33,39! 33,45! 12,51! -12,51! -33,45!", "gold")
    pen.shape("-14,16! -8,11! 8,11! 14,16! 8,21! -8,21!", "gold")


def number(pen: Pen, count: int) -> None:
    """The cups from 1 to 7."""
    if count == 1:
        ace(pen)
        return
    framed(pen, count)
    for x, y, _ in spread(count, *grid(count, _COLUMN, _ROW), belt=True):
        goblet(pen.at(50 + x, 90 + y, _SIZE[count], line=0.8))


def ace(pen: Pen) -> None:
    """A great goblet full of vines; two doves sit on its rim."""
    _vine(pen.at(50, 58))
    for side in (False, True):
        _dove(pen.at(50, 66, flip=side))
    _great(pen.at(50, 112))


def _great(pen: Pen) -> None:
    goblet(pen.at(0, 0, 0.82))
    for x, tilt in ((-18.6, 12), (18.6, -12)):
        pen.at(x, -11, 1, tilt).shape("0,-7! 3.4,0! 0,7! -3.4,0!", "gold", "ink", 0.8)


def _dove(pen: Pen) -> None:
    pen.shape("14,9! 10,2 14,-9 21,-14 27,-10 27,-4 34,2 40,16! 33,12 27,14 20,13", "white")
    pen.shape("22,1! 28,0 37,9 38,13! 29,11", "sky")
    pen.shape("14,-9! 9,-6! 13,-4!", "gold", "ink", 0.8)
    pen.disc(19, -8.5, 1.3, "ink", None)


def _vine(pen: Pen) -> None:
    pen.line("0,24! 0,-26", "green", 2.2)
    for side in (False, True):
        half = pen.at(0, 0, flip=side)
        half.line("0,6 8,-8 6,-22 16,-26 18,-20", "green", 1.4)
        half.shape("2,-10! 10,-12 14,-18! 20,-10 17,-4! 10,-3", "leaf")
        half.shape("1,-27! 6,-34 13,-33! 13,-27 8,-23!", "green")
    for x, y in ((0, -18), (-5, -14), (5, -14), (-2.6, -8), (2.6, -8), (0, -2)):
        pen.disc(x, y - 3, 3.6, "red", "ink")
