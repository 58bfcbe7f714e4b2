"""Smooth outlines, written as short texts: "50,10 62,18 60,40! 40,40!".

Each entry is a point x,y; the curve runs through every point. An entry that ends in "!" is a corner;
between corners the curve is a centripetal-looking Catmull-Rom spline, so few points give a full form.
Units are whatever the pen that draws them uses (see `sprites`).
"""

from functools import lru_cache
from math import atan2, cos, hypot, pi, sin
from typing import NamedTuple

Point = tuple[float, float]

_SAMPLES = 6  # straight pieces between two smooth points: enough for 480 px wide cards
_SHARP = 0.93  # cosine of the bend from which a joint is drawn rounded


class Curve(NamedTuple):
    """Sampled points of an outline, and which of them bend so sharply that a thick line shows a notch."""

    points: tuple[Point, ...]
    joints: tuple[int, ...]


@lru_cache(maxsize=4096)
def curve(path: str, closed: bool = True) -> Curve:
    """The sampled curve of a path text; ValueError names the entry that is not "x,y" or "x,y!"."""
    knots = [_entry(word) for word in path.split()]
    if len(knots) < 2:
        raise ValueError(f"a path needs at least two points: {path!r}")
    points = tuple(_sample(knots, closed))
    return Curve(points, _joints(points, closed))


def polygon(points: tuple[Point, ...], closed: bool = True) -> Curve:
    """A curve with straight sides through the points given."""
    return Curve(points, _joints(points, closed))


@lru_cache(maxsize=1024)
def tapered(path: str, *widths: float) -> tuple[Point, ...]:
    """The outline of an open path as thick as `widths` say, spread evenly along it; round at its start."""
    points = curve(path, closed=False).points
    left: list[Point] = []
    right: list[Point] = []
    for index, (x, y) in enumerate(points):
        (px, py), (qx, qy) = points[max(0, index - 1)], points[min(len(points) - 1, index + 1)]
        length = hypot(qx - px, qy - py) or 1.0
        half = _between(widths, index / (len(points) - 1)) / 2 / length
        left.append((x + (py - qy) * half, y + (qx - px) * half))
        right.append((x - (py - qy) * half, y - (qx - px) * half))
    return (*left, *reversed(right), *_cap(points[0], points[1], widths[0] / 2))


def _cap(end: Point, inner: Point, radius: float) -> list[Point]:
    """Points of the half circle that closes a thick path at its end, seen from the side right of its course."""
    heading = atan2(end[1] - inner[1], end[0] - inner[0])
    turns = [heading + pi / 2 - pi * step / 6 for step in range(1, 6)]
    return [(end[0] + radius * cos(turn), end[1] + radius * sin(turn)) for turn in turns]


def _between(values: tuple[float, ...], part: float) -> float:
    """The value at `part` (0 to 1) of a row of values, linear between them."""
    place = part * (len(values) - 1)
    index = min(int(place), len(values) - 2)
    return values[index] + (values[index + 1] - values[index]) * (place - index)


def _entry(word: str) -> tuple[float, float, bool]:
    corner = word.endswith("!")
    try:
        x, y = (float(part) for part in word.rstrip("!").split(","))
    except ValueError:
        raise ValueError(f'expected "x,y" or "x,y!" in a path, not {word!r}') from None
    return x, y, corner


def _sample(knots: list[tuple[float, float, bool]], closed: bool) -> list[Point]:
    points: list[Point] = []
    count = len(knots)
    for index in range(count if closed else count - 1):
        here, there = knots[index], knots[(index + 1) % count]
        before = None if here[2] or (not closed and index == 0) else knots[index - 1]
        last = not closed and index + 2 >= count
        after = None if there[2] or last else knots[(index + 2) % count]
        points.extend(_piece(before, here, there, after))
    if not closed:
        points.append(knots[-1][:2])
    return points


def _piece(
    before: tuple[float, float, bool] | None,
    here: tuple[float, float, bool],
    there: tuple[float, float, bool],
    after: tuple[float, float, bool] | None,
) -> list[Point]:
    """Points from `here` up to but without `there`: a cubic whose tangents come from the neighbours."""
    if before is None and after is None:
        return [here[:2]]
    chord = hypot(there[0] - here[0], there[1] - here[1])
    begin = _tangent(before or here, here, there, chord)
    end = _tangent(here, there, after or there, chord)
    return [_cubic(here, there, begin, end, step / _SAMPLES) for step in range(_SAMPLES)]


def _tangent(
    a: tuple[float, float, bool], b: tuple[float, float, bool], c: tuple[float, float, bool], chord: float
) -> Point:
    """Direction of the curve at b, as long as the chord it serves: long neighbours make no loops."""
    length = hypot(b[0] - a[0], b[1] - a[1]) + hypot(c[0] - b[0], c[1] - b[1])
    factor = chord / length if length else 0.0
    return (c[0] - a[0]) * factor, (c[1] - a[1]) * factor


def _cubic(p: tuple[float, float, bool], q: tuple[float, float, bool], m: Point, n: Point, t: float) -> Point:
    """Cubic Hermite interpolation, https://en.wikipedia.org/wiki/Cubic_Hermite_spline (unit interval)."""
    t2, t3 = t * t, t * t * t
    h00, h10, h01, h11 = 2 * t3 - 3 * t2 + 1, t3 - 2 * t2 + t, 3 * t2 - 2 * t3, t3 - t2
    return (
        h00 * p[0] + h10 * m[0] + h01 * q[0] + h11 * n[0],
        h00 * p[1] + h10 * m[1] + h01 * q[1] + h11 * n[1],
    )


def _joints(points: tuple[Point, ...], closed: bool) -> tuple[int, ...]:
    count = len(points)
    inner = range(count) if closed else range(1, count - 1)
    bends = [i for i in inner if _bend(points[i - 1], points[i], points[(i + 1) % count]) < _SHARP]
    return tuple(bends if closed else [0, *bends, count - 1])


def _bend(a: Point, b: Point, c: Point) -> float:
    ux, uy, vx, vy = b[0] - a[0], b[1] - a[1], c[0] - b[0], c[1] - b[1]
    length = hypot(ux, uy) * hypot(vx, vy)
    return (ux * vx + uy * vy) / length if length else 1.0
