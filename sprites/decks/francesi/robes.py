"""Clothes of the court figures, in card coordinates."""

from sprites.curves import curve
from sprites.decks.francesi import hands
from sprites.patterns import Box
from sprites.pen import Pen

ALL: Box = (0.0, 44.0, 104.0, 96.0)  # where patterns can show: between the chin and the lower end of the cut
ROBE = "-4,100! 2,78 9,64 24,54 42,49! 68,49! 86,53 96,62 102,76 104,100!"
DRESS = "16,100! 14,84 17,68 27,58 41,54 47,50! 63,50! 69,54 83,58 92,66 95,82 94,100!"
DOUBLET = "8,100! 8,80 12,66 24,57 44,51! 66,51! 86,57 97,66 100,80 100,100!"
NECK = "48,42! 62,42! 62,53 66,57 55,64 44,57 48,53"


def ermine(pen: Pen, path: str) -> None:
    """A white border with black tails."""
    pen.band(path, 6, "white")
    points = curve(path, False).points
    for x, y in points[1::3]:
        pen.at(x, y).shape("0,-2! 1.3,1.6 0,0.8 -1.3,1.6", "ink", None)


def fur(pen: Pen, path: str, width: float, ink: str) -> None:
    """A shaggy border: tufts set close along the path."""
    points = curve(path, False).points
    for x, y in points[::2]:
        pen.disc(x, y, width * 0.62, "ink", None)
    for x, y in points[::2]:
        pen.disc(x, y, width * 0.62 - 1.1, ink, None)
    pen.band(path, width * 0.7, ink, None)


def sleeve(pen: Pen, path: str, ink: str, hand: tuple[float, float], cuff: str = "white", flip: bool = False) -> None:
    """A sleeve whose arm comes from below, with a cuff and a hand closed around a staff."""
    pen.shape(path, ink)
    grip = pen.at(*hand, flip=flip)
    hands.cuff(grip.at(0, 6), cuff)
    hands.fist(grip)


def ruff(pen: Pen) -> None:
    """A wide pleated collar around a neck at the origin."""
    folds = 11
    edge = [(-23.0 + 46 * index / (2 * folds), (3.4 if index % 2 else 0.0)) for index in range(2 * folds + 1)]
    lower = [(x, 5 + y * 0.6 - abs(x) * 0.22) for x, y in edge]
    upper = [(x * 0.8, -4.5 - abs(x) * 0.16) for x, _ in reversed(edge)]
    pen.shape(tuple(lower + upper), "white")
    for x, y in lower[1::2]:
        pen.line(((x, y), (x * 0.7, -3.5 - abs(x) * 0.12)), weight=0.7)


def dags(pen: Pen, ink: str) -> None:
    """A collar cut into points, each with a golden bell, around a neck at the origin."""
    pen.shape(
        "-9,-5! 9,-5! 20,1 24,10! 17,8! 15,17! 8,10! 0,19! -8,10! -15,17! -17,8! -24,10! -20,1",
        ink,
    )
    for x, y in ((-24, 10), (-15, 17), (0, 19), (15, 17), (24, 10)):
        pen.disc(x, y, 1.9, "gold")
