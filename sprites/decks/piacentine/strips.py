"""Strips: straps, and swords and staffs that pass over and under each other."""

from collections.abc import Callable, Iterator
from itertools import product

from sprites.curves import Point, curve
from sprites.pen import Pen

Track = Callable[[float], Point]  # the middle line, from t = -1 (top) to 1 (bottom)
Breadth = Callable[[float], float]  # half the width there
_PIECES = 28


def strip(pen: Pen, track: Track, breadth: Breadth, ink: str, ends: tuple[float, float] = (-1.0, 1.0)) -> None:
    """A strip along a track."""
    left, right = _sides(track, breadth, ends)
    pen.shape([*left, *reversed(right)], ink)


def strap(pen: Pen, path: str, width: float, ink: str) -> None:
    """A strip along an open path's text, as broad everywhere: smoother than a thick line."""
    points = curve(path, False).points
    last = len(points) - 1

    def along(t: float) -> Point:
        place = min(max((t + 1) / 2, 0.0), 1.0) * last
        index = min(int(place), last - 1)
        (x0, y0), (x1, y1), part = points[index], points[index + 1], place - index
        return x0 + (x1 - x0) * part, y0 + (y1 - y0) * part

    strip(pen, along, lambda _: width / 2, ink)


def bridge(pen: Pen, track: Track, breadth: Breadth, ink: str, middle: float, reach: float, skew: float = 0.0) -> None:
    """A piece of a strip drawn again over another that it crosses at `middle`.

    Where strips cross aslant, `skew` is how much later (in t) the right side begins and ends.
    """
    left, _ = _sides(track, breadth, (middle - reach - skew, middle + reach - skew))
    _, right = _sides(track, breadth, (middle - reach + skew, middle + reach + skew))
    pen.shape([*left, *reversed(right)], ink, None)
    pen.line(left)
    pen.line(right)


def crossings(ones: list[Track], others: list[Track], top: bool) -> Iterator[tuple[int, int, float]]:
    """Where each of `ones` meets each of `others`, mirror images of them, in the top or the bottom half."""
    for one, other in product(range(len(ones)), range(len(others))):
        yield one, other, _meeting(ones[one], others[other], (-1.0, 0.0) if top else (0.0, 1.0))


def _meeting(one: Track, other: Track, ends: tuple[float, float]) -> float:
    """The t at which two tracks that run through the same heights cross, by halving."""
    low, high = ends
    before = one(low)[0] > other(low)[0]
    for _ in range(24):
        middle = (low + high) / 2
        if (one(middle)[0] > other(middle)[0]) == before:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def _sides(track: Track, breadth: Breadth, ends: tuple[float, float]) -> tuple[list[Point], list[Point]]:
    left, right = [], []
    pieces = max(4, round(_PIECES * (ends[1] - ends[0]) / 2))
    for piece in range(pieces + 1):
        t = ends[0] + (ends[1] - ends[0]) * piece / pieces
        (x, y), (dx, dy), half = track(t), normal(track, t), breadth(t)
        left.append((x - dx * half, y - dy * half))
        right.append((x + dx * half, y + dy * half))
    return left, right


def normal(track: Track, t: float) -> Point:
    """The unit vector to the right of a track that runs downwards."""
    (x0, y0), (x1, y1) = track(t - 0.01), track(t + 0.01)
    dx, dy = x1 - x0, y1 - y0
    length: float = (dx * dx + dy * dy) ** 0.5
    return dy / length, -dx / length
