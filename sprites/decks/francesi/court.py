"""What the twelve court cards share: the notched frame, the two heads, the sash along the cut."""

from collections.abc import Callable
from functools import partial
from math import atan2, degrees

import pygame

from sprites.decks.deck import Drawing
from sprites.halves import two_headed
from sprites.pen import Pen

HEIGHT = 150
SIDE, TOP = 6.0, 6.0  # the frame's distance from the card's edges
NOTCH = (21.0, 40.5)  # the corner it leaves to the numeral and its sign
_FRAME = (
    (NOTCH[0], TOP),
    (100 - SIDE, TOP),
    (100 - SIDE, HEIGHT - NOTCH[1]),
    (100 - NOTCH[0], HEIGHT - NOTCH[1]),
    (100 - NOTCH[0], HEIGHT - TOP),
    (SIDE, HEIGHT - TOP),
    (SIDE, NOTCH[1]),
    NOTCH,
)
_OUTSIDE = (
    ((0, 0), (100, 0), (100, TOP), (0, TOP)),
    ((0, 0), (SIDE, 0), (SIDE, HEIGHT), (0, HEIGHT)),
    ((100 - SIDE, 0), (100, 0), (100, HEIGHT), (100 - SIDE, HEIGHT)),
    ((0, 0), (*NOTCH[:1], 0), NOTCH, (0, NOTCH[1])),
)


def court(figure: Drawing, sash: Drawing, rise: float) -> Drawing:
    """A two-headed court card: `figure` in card coordinates, `sash` drawn along the cut around its middle.

    The cut lies `rise` units lower at the left edge than in the middle, and as much higher at the right.
    """
    return partial(_card, figure=figure, sash=sash, rise=rise)


def _card(pen: Pen, figure: Drawing, sash: Drawing, rise: float) -> None:
    turn = -degrees(atan2(rise, 50))
    two_headed(pen, partial(_half, figure=figure, sash=sash, turn=turn), rise)


def _half(pen: Pen, figure: Drawing, sash: Drawing, turn: float) -> None:
    figure(pen)
    sash(pen.at(50, HEIGHT / 2, turn=turn))
    for outside in _OUTSIDE:
        _erase(pen, outside)
    pen.shape(_FRAME, None, "ink", 0.75)


def _erase(pen: Pen, box: tuple[tuple[float, float], ...]) -> None:
    """Make the box transparent: figures may reach over their frame while they are drawn."""
    a, _, _, d, x, y = pen.matrix
    pygame.draw.polygon(pen.surface, (0, 0, 0, 0), [(a * u + x, d * v + y) for u, v in box])


def sash(ink: str, motif: Callable[[Pen], None], step: float = 9.0, width: float = 8.0) -> Drawing:
    """A belt in `ink` between golden edges, its motifs `step` units apart: they must look the same turned by half."""

    def draw(pen: Pen) -> None:
        for thick, colour in ((width + 4, "gold"), (width, ink)):
            half = thick / 2
            pen.shape(((-62, -half), (62, -half), (62, half), (-62, half)), colour, "ink", 0.8)
        for index in range(-7, 8):
            motif(pen.at(index * step, 0))

    return draw


def stud(ink: str, radius: float = 2.2) -> Drawing:
    """A round stone for a sash."""
    return lambda pen: pen.disc(0, 0, radius, ink)


def rhomb(ink: str, width: float = 3.4, height: float = 2.8) -> Drawing:
    """A lozenge for a sash."""
    return lambda pen: pen.shape(((0, -height), (width, 0), (0, height), (-width, 0)), ink, None)


def slash(ink: str, width: float = 3.0, lean: float = 3.0, height: float = 4.0) -> Drawing:
    """A slanting bar across a sash."""
    points = ((-width / 2 + lean, -height), (width / 2 + lean, -height), (width / 2 - lean, height))
    return lambda pen: pen.shape((*points, (-width / 2 - lean, height)), ink, None)
