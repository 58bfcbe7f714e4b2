"""Horses' heads and necks, looking right; the neck rises from the card's cut. Flip the pen about 100 to look left."""

from typing import NamedTuple

from sprites.decks.piacentine.strips import strap
from sprites.pen import Pen

_ARCHED = (
    "26,112! 33,84 44,62 55,47 62,41! 70,43 78,50 86,59 92.5,66 93.5,71.5 90,75.5 85,75.4 79,71.6 73,72"
    " 68,76! 70,86 78,96 84,112!"
)
_RAISED = (
    "26,112! 36,84 43,62 47,48 53,39! 62,38 72,41 84,45 92,48 94.5,53 92,56.4! 84,55! 90,62.6 86,66.4 78,65"
    " 71,66 65,71! 67,84 75,96 82,112!"
)


class Horse(NamedTuple):
    """The inks of one horse."""

    coat: str
    mane: str
    bridle: str
    stud: str
    spots: str = ""  # ink of dapples, if any


def arched(pen: Pen, horse: Horse) -> None:
    """A horse that bows its neck to the bit."""
    _mane(
        pen,
        horse,
        "60,37! 52,38 49,45! 44,46 42,53! 37,55 36,62! 31,65 31,73! 25,77 27,86! 19,92 23,101! 17,112! 40,112! 64,50!",
    )
    _ears(pen.at(62, 42, turn=8), horse)
    _coat(pen, horse, _ARCHED, ((44, 74), (52, 66), (40, 86), (54, 80), (58, 92), (48, 96), (62, 62)))
    _forelock(pen.at(62, 42, 0.8), horse)
    pen.line("67,66 71,70 69,76")
    _eye(pen.at(72.6, 54, turn=42))
    pen.shape("89,66.6! 91.6,68 91,71 88.4,69.6", "ink", None)
    pen.line("92,73.4 87,72.2 84,69.6", weight=1.2)
    _straps(pen, horse, ("85.4,57.6! 81,63 78.4,72!", "60,46! 64,57 71,64 80,66.4!", "80,66 70,83 46,84"))
    pen.disc(80, 66.4, 3, horse.stud)


def raised(pen: Pen, horse: Horse) -> None:
    """A horse that throws its head up to neigh."""
    _mane(
        pen,
        horse,
        "51,35! 44,36 43,43! 38,46 39,53! 33,57 35,65! 29,69 31,77! 24,82 26,91! 19,98 22,112! 40,112! 58,46!",
    )
    _ears(pen.at(54, 40, turn=-8), horse)
    pen.shape("78,58! 91,54! 89,64! 79,64!", "red")
    pen.shape("84,59 89,58.4 90.4,60.6 87,62.4", "rose", None)
    _coat(pen, horse, _RAISED, ((44, 70), (52, 60), (42, 86), (54, 76), (60, 90), (50, 96), (58, 52)))
    pen.shape("84.5,55.4! 88,56! 87.6,58.6! 84.6,58!", "white", "ink", 0.7)
    _forelock(pen.at(54, 39, 0.8, turn=-28), horse)
    pen.line("63,60 67,64 65,71")
    _eye(pen.at(68, 47.4, turn=14))
    pen.shape("90,49.6! 92.6,50.6 92,53.4 89.4,52.2", "ink", None)
    _straps(pen, horse, ("83,44.8! 80,52 78,65!", "51,45! 56,54 66,58.4 79,57.4!", "79,58 68,80 44,84"))
    pen.disc(79, 57.4, 3, horse.stud)


def _mane(pen: Pen, horse: Horse, path: str) -> None:
    pen.shape(path, horse.mane)


def _ears(pen: Pen, horse: Horse) -> None:
    for x, turn in ((5, 24), (0, -8)):
        pen.at(x, 2, turn=turn).shape("-4,2! -4.4,-6 0,-13! 4,-5 3.6,2!", horse.coat)
        pen.at(x, 2, turn=turn).line("-0.4,-7 0.4,-2", weight=1)


def _coat(pen: Pen, horse: Horse, path: str, spots: tuple[tuple[float, float], ...]) -> None:
    with pen.inside(path, horse.coat) as coat:
        for x, y in spots if horse.spots else ():
            coat.disc(x, y, 2.6, horse.spots, None)


def _forelock(pen: Pen, horse: Horse) -> None:
    pen.shape("-3,-3! 5,-3 10,2 10,9! 7,6 5.6,10! 3,6 0,7! 0,3", horse.mane)


def _eye(pen: Pen) -> None:
    pen.shape("-4,1! -1,-2.6 3,-1.6 4,1! 0,2.6", "white", "ink", 0.8)
    pen.disc(0.8, 0, 1.9, "ink", None)
    pen.line("-4.6,1 -1,-3 4,-1.6", weight=1.3)


def _straps(pen: Pen, horse: Horse, paths: tuple[str, ...]) -> None:
    for path in paths:
        strap(pen, path, 3.2, horse.bridle)
