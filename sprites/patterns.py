"""Patterns for cloth: each covers a box of the pen's units and is meant for a pen from `Pen.inside`."""

from collections.abc import Iterator

from sprites.pen import Pen

Box = tuple[float, float, float, float]  # left, top, right, bottom


def stripes(pen: Pen, box: Box, ink: str, step: float, width: float, slant: float = 0.0) -> None:
    """Upright stripes every `step` units; `slant` is how far each leans over the box's height."""
    left, top, right, bottom = box
    for x in _count(left - abs(slant), right + abs(slant), step):
        points = ((x, top), (x + width, top), (x + width + slant, bottom), (x + slant, bottom))
        pen.shape(points, ink, None)


def bars(pen: Pen, box: Box, ink: str, step: float, width: float) -> None:
    """Level stripes every `step` units."""
    left, top, right, bottom = box
    for y in _count(top, bottom, step):
        pen.shape(((left, y), (right, y), (right, y + width), (left, y + width)), ink, None)


def checks(pen: Pen, box: Box, ink: str, step: float) -> None:
    """A chessboard of squares `step` units wide."""
    left, top, right, bottom = box
    for row, y in enumerate(_count(top, bottom, step)):
        for x in _count(left + step * (row % 2), right, 2 * step):
            pen.shape(((x, y), (x + step, y), (x + step, y + step), (x, y + step)), ink, None)


def lozenges(pen: Pen, box: Box, ink: str, step: float, fill: float = 1.0) -> None:
    """Diamonds touching at their tips (fill 1) or apart (fill below 1)."""
    for x, y in _lattice(box, step):
        half = step / 2 * fill
        pen.shape(((x, y - half * 1.4), (x + half, y), (x, y + half * 1.4), (x - half, y)), ink, None)


def dots(pen: Pen, box: Box, ink: str, step: float, radius: float) -> None:
    """Dots in offset rows."""
    for x, y in _lattice(box, step):
        pen.disc(x, y, radius, ink, None)


def scales(pen: Pen, box: Box, ink: str, step: float) -> None:
    """Scale armour: rows of arcs in `ink`."""
    half = step / 2
    for x, y in _lattice(box, step):
        pen.line(f"{x - half},{y - half * 0.7} {x},{y + half * 0.7} {x + half},{y - half * 0.7}", ink, 0.7)


def _lattice(box: Box, step: float) -> Iterator[tuple[float, float]]:
    left, top, right, bottom = box
    for row, y in enumerate(_count(top, bottom + step, step * 0.7)):
        for x in _count(left + (step / 2 if row % 2 else 0), right + step, step):
            yield x, y


def _count(start: float, stop: float, step: float) -> Iterator[float]:
    for index in range(int((stop - start) / step) + 1):
        yield start + index * step
