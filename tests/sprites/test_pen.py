"""Strokes and halves, to the pixel."""

from itertools import pairwise
from math import cos, hypot, radians, sin

import pygame
import pytest

from sprites.curves import curve
from sprites.halves import two_headed
from sprites.inks import COMMON
from sprites.pen import Pen, upright
from tests.sprites.pictures import pixels

UNIT = 10


def _pen(width: int = 60, height: int = 60) -> Pen:
    return upright(pygame.Surface((width * UNIT, height * UNIT), pygame.SRCALPHA), UNIT, COMMON)


@pytest.mark.parametrize("turn", [0, 17, 45, 72, 90])
def test_a_line_is_as_thick_in_every_direction(turn: float) -> None:
    pen = _pen()
    across, along = 20 * cos(radians(turn)), 20 * sin(radians(turn))
    pen.line(((30 - across, 30 - along), (30 + across, 30 + along)), weight=2)
    thick = 2 * pen.weight
    expected = 40 * UNIT * thick + 3.14 * thick * thick / 4  # its ends are round
    assert pygame.mask.from_surface(pen.surface).count() == pytest.approx(expected, rel=0.06)


@pytest.mark.parametrize("path", ["10,50 30,8 50,50", "10,50 28,12 32,12 50,50", "10,10! 50,30! 10,50!"])
def test_a_band_has_no_notch_and_no_bead(path: str) -> None:
    pen, half = _pen(), 3.0 * UNIT
    pen.band(path, 6, "red", None)
    drawn = pygame.mask.from_surface(pen.surface)
    middle = [(x * UNIT, y * UNIT) for x, y in curve(path, False).points]
    for column in range(0, 60 * UNIT, 3):
        for row in range(0, 60 * UNIT, 3):
            off = min(_off((column, row), here, there) for here, there in pairwise(middle))
            assert drawn.get_at((column, row)) or off > half - 2.5, (column, row)
            assert not drawn.get_at((column, row)) or off < half + 2.5, (column, row)


def _off(point: tuple[int, int], here: tuple[float, float], there: tuple[float, float]) -> float:
    """Distance of a point from a straight piece."""
    dx, dy = there[0] - here[0], there[1] - here[1]
    part = ((point[0] - here[0]) * dx + (point[1] - here[1]) * dy) / (dx * dx + dy * dy)
    part = min(max(part, 0.0), 1.0)
    return hypot(point[0] - here[0] - part * dx, point[1] - here[1] - part * dy)


def _veil(pen: Pen) -> None:
    pen.surface.fill((200, 0, 0, 128))


@pytest.mark.parametrize("rise", [0, 9, -14])
def test_halves_meet_without_gap_or_overlap(rise: float) -> None:
    pen = _pen(40, 61)
    two_headed(pen, _veil, rise)
    assert set(pixels(pen.surface)[..., 3].flat) == {128}, "twice drawn it would be denser"
