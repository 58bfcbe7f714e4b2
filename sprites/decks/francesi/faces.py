"""Faces of a few strokes. Origin at the face's middle; 23 units wide, the chin 15 below, the hairline 10 above.

Faces that do not look straight look to the right: a pen with `flip` turns them.
"""

from typing import NamedTuple

from sprites.curves import Point, tapered
from sprites.pen import Pen

ROUND = "-12,-13 -12.6,-2 -12,6 -7.6,12.6 0,14.4 7.6,12.6 12,6 12.6,-2 12,-13 0,-17"
OVAL = "-11,-13 -11.4,-3 -10,6 -5.6,12.6 0,15.2 5.6,12.6 10,6 11.4,-3 11,-13 0,-17"
WIDE = "-12.4,-13 -13.4,-2 -12.6,6 -8,12 0,14 8,12 12.6,6 13.4,-2 12.4,-13 0,-17"
TURNED = "-10,-13 -11,-3 -10,6 -5,12 1.4,15.2 5.4,13.6 9,8 10.2,3 9.6,-0.4! 10.8,-5 10,-13 0,-17"
GAUNT = "-9.6,-13 -10,-2 -9.4,5 -5,13.4 1,17.4 5,14.4 7.6,8 9.2,2 8.6,-0.6! 9.8,-5 9,-13 0,-17"
PROFILE = (
    "-9,-14 -10,0 -7,9 -1,14 4,15.6 7.4,14 8.6,11 7.2,9.4! 9.2,8 8.4,6.8! 9.6,5.4 8.6,3.6! "
    "13.2,2.6 13,0.4 9.6,-5! 9.8,-8 8.4,-14 0,-17"
)
SNUB = (
    "-9,-14 -10,0 -7,9 -1,14 4,15.4 7.4,14 8.8,11 7.8,9.8! 9.2,8.8 8.6,7.6! 9.4,6.2 8.8,4.4! "
    "13,3.6 14,0.6 10,-2.6! 9.4,-5.4! 9.8,-9 8.4,-14 0,-17"
)


class Look(NamedTuple):
    """Strokes that tell one face from another; paths are open lines unless said otherwise."""

    outline: str
    eyes: tuple[Point, ...]
    brows: tuple[str, ...]
    nose: str
    mouth: str
    lips: str = ""  # closed, filled with red
    lid: str = "open"  # open, heavy or shut
    gaze: float = 0.0  # how far the pupils look to the right
    blush: tuple[Point, ...] = ()
    brow: float = 1.3  # thickness of the brows
    hair: str = "ink"  # ink of the brows


def face(pen: Pen, look: Look) -> None:
    """A bald face: hair, beard and headgear are put on afterwards."""
    pen.shape(look.outline, "skin")
    for x, y in look.blush:
        pen.disc(x, y, 2.4, "rose", None)
    for x, y in look.eyes:
        _EYES[look.lid](pen.at(x, y), look.gaze)
    for path in look.brows:
        pen.shape(tapered(path, look.brow * 0.8, look.brow * 1.5, look.brow * 0.7), look.hair, None)
    pen.line(look.nose, weight=0.95)
    if look.lips:
        pen.shape(look.lips, "red", None)
    pen.line(look.mouth, weight=0.95)


def _open(pen: Pen, gaze: float) -> None:
    pen.shape("-3,0.4! -1,-1.8 1.2,-1.8 3.2,0.4! 1,1.7 -1,1.7", "white", "ink", 0.5)
    pen.disc(gaze, -0.1, 1.55, "ink", None)
    pen.line("-3.5,0.5 -1.2,-1.9 1.2,-1.9 3.6,0.5", weight=1.15)


def _heavy(pen: Pen, gaze: float) -> None:
    pen.shape("-3,-0.3! 3.2,-0.3! 1.4,1.8 -1,1.8", "white", "ink", 0.5)
    pen.shape(((gaze - 1.5, -0.4), (gaze + 1.5, -0.4), (gaze + 1.1, 1.1), (gaze, 1.5), (gaze - 1.1, 1.1)), "ink", None)
    pen.line("-3.6,-0.2 0,-0.7 3.8,-0.2", weight=1.25)
    pen.line("-2.6,-2 0,-2.6 2.6,-2", weight=0.6)


def _shut(pen: Pen, gaze: float) -> None:
    pen.line("-3.2,-0.4 -1,1.3 1.4,1.3 3.4,-0.4", weight=1.25)
    pen.line(f"{gaze - 2},1.6 {gaze - 2.8},2.8", weight=0.7)


_EYES = {"open": _open, "heavy": _heavy, "shut": _shut}
