"""Outlines in text form."""

from itertools import pairwise
from math import hypot

import pytest

from sprites.curves import curve, polygon, tapered


def test_a_curve_runs_through_its_points() -> None:
    points = curve("0,0 10,0 10,10 0,10").points
    for knot in ((0, 0), (10, 0), (10, 10), (0, 10)):
        assert knot in points
    assert max(x for x, _ in points) > 10, "rounded, so it bulges"


def test_corners_have_straight_sides() -> None:
    assert curve("0,0! 10,0! 10,10!").points == ((0, 0), (10, 0), (10, 10))


def test_long_neighbours_make_no_loops() -> None:
    points = curve("0,0! 100,0 102,1 200,40!", closed=False).points
    assert all(ahead[0] >= here[0] for here, ahead in pairwise(points))


def test_sharp_bends_are_joints() -> None:
    assert polygon(((0, 0), (10, 0), (10, 10), (0, 10))).joints == (0, 1, 2, 3)
    assert curve("0,0! 10,0! 20,0! 30,0!", closed=False).joints == (0, 3)


def test_a_tapered_path_is_as_thick_as_told() -> None:
    points = tapered("0,0 0,10 0,20", 8, 4)
    half = len([point for point in points if point[1] >= 0]) // 2
    assert hypot(points[0][0] - points[2 * half - 1][0], 0) == pytest.approx(8)
    assert min(y for _, y in points) == pytest.approx(-4), "round at its start"
    assert max(y for _, y in points) == 20


@pytest.mark.parametrize("path", ["0,0 1", "0,0 a,b", "0;0 1,1", "0,0,0 1,1"])
def test_a_broken_entry_is_named(path: str) -> None:
    with pytest.raises(ValueError, match='expected "x,y"'):
        curve(path)


def test_one_point_is_no_path() -> None:
    with pytest.raises(ValueError, match="at least two points"):
        curve("3,4")
