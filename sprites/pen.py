"""The pen: draws outlines in unit coordinates on a surface, with flat inks and a dark line."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from math import cos, hypot, radians, sin

import pygame

from sprites.curves import Curve, Point, curve, polygon
from sprites.inks import Colour, Inks

LINE = 1.15  # width of the dark outline in hundredths of the card's width

_THIN = 6.0  # pixels of a stroke, before the card is shrunk, in which no notch is seen

Matrix = tuple[float, float, float, float, float, float]
Path = str | tuple[Point, ...] | list[Point]


class Pen:
    """Draws on `surface` through an affine matrix; inks are names looked up in the deck's palette."""

    def __init__(self, surface: pygame.Surface, matrix: Matrix, inks: Inks, weight: float) -> None:
        self.surface = surface
        self.inks = inks
        self.weight = weight  # pixels of an outline of weight 1
        self.matrix = matrix

    def at(
        self,
        x: float,
        y: float,
        scale: float = 1.0,
        turn: float = 0.0,
        flip: bool = False,
        *,
        slim: float = 1.0,
        line: float = 1.0,
    ) -> "Pen":
        """A pen whose origin lies at x, y here: scaled, turned clockwise by degrees, mirrored if `flip`.

        `slim` scales widths once more; the outline keeps its weight whatever the scale, times `line`.
        """
        a, b, c, d, e, f = self.matrix
        side = slim * (-scale if flip else scale)
        cosine, sine = cos(radians(turn)), sin(radians(turn))
        p, q, r, s = side * cosine, side * sine, -scale * sine, scale * cosine
        origin = (a * x + c * y + e, b * x + d * y + f)
        return Pen(
            self.surface,
            (a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, *origin),
            self.inks,
            self.weight * line,
        )

    def shape(self, path: Path, ink: str | None, line: str | None = "ink", weight: float = 1.0) -> None:
        """A closed outline filled with `ink` (None: hollow) and edged with `line` (None: no edge)."""
        outline = _curve(path, True)
        points = self._place(outline.points)
        if ink:
            pygame.draw.polygon(self.surface, self.inks[ink], points)
        if line:
            self._trace(outline, points, True, self.inks[line], self.weight * weight)

    def line(self, path: Path, ink: str = "ink", weight: float = 1.0) -> None:
        """An open line, as thick as `weight` outlines."""
        outline = _curve(path, False)
        self._trace(outline, self._place(outline.points), False, self.inks[ink], self.weight * weight)

    def band(self, path: Path, width: float, ink: str, line: str | None = "ink") -> None:
        """An open line `width` units thick with an outline of its own: staffs, ribbons, reins, limbs."""
        outline = _curve(path, False)
        points = self._place(outline.points)
        thick = width * self.scale()
        if line:
            self._trace(outline, points, False, self.inks[line], thick + 2 * self.weight)
        self._trace(outline, points, False, self.inks[ink], thick)

    def disc(self, x: float, y: float, radius: float, ink: str | None, line: str | None = "ink") -> None:
        """A circle; hollow if `ink` is None. The edge lies centred on the radius, as in `shape`."""
        (column, row), reach = self._place(((x, y),))[0], radius * self.scale()
        centre = (round(column), round(row))
        half = self.weight / 2
        if line and ink:
            pygame.draw.circle(self.surface, self.inks[line], centre, reach + half)
            pygame.draw.circle(self.surface, self.inks[ink], centre, max(0.5, reach - half))
        elif ink:
            pygame.draw.circle(self.surface, self.inks[ink], centre, max(0.5, reach))
        elif line:
            pygame.draw.circle(self.surface, self.inks[line], centre, reach + half, max(1, round(self.weight)))

    @contextmanager
    def inside(self, path: Path, ink: str, line: str | None = "ink") -> Iterator["Pen"]:
        """Fill an outline, lend a pen whose marks stay inside it (patterns, folds), then draw its edge."""
        points = self._place(_curve(path, True).points)
        box = _bounds(points, self.surface)
        layer = pygame.Surface(box.size, pygame.SRCALPHA)
        layer.fill(self.inks[ink])
        yield self._shifted(layer, box)
        mask = pygame.Surface(box.size, pygame.SRCALPHA)
        pygame.draw.polygon(mask, (255, 255, 255, 255), [(x - box.x, y - box.y) for x, y in points])
        layer.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        self.surface.blit(layer, box)
        if line:
            self.shape(path, None, line)

    def scale(self) -> float:
        """Pixels per unit."""
        return hypot(self.matrix[0], self.matrix[1])

    def colour(self, ink: str) -> Colour:
        """The colour of an ink's name; KeyError if the deck has no such ink."""
        return self.inks[ink]

    def _shifted(self, layer: pygame.Surface, box: pygame.Rect) -> "Pen":
        a, b, c, d, e, f = self.matrix
        return Pen(layer, (a, b, c, d, e - box.x, f - box.y), self.inks, self.weight)

    def _place(self, points: tuple[Point, ...]) -> list[Point]:
        a, b, c, d, e, f = self.matrix
        return [(a * x + c * y + e, b * x + d * y + f) for x, y in points]

    def _trace(self, outline: Curve, points: list[Point], closed: bool, colour: Colour, thick: float) -> None:
        """A stroke as a row of four-cornered pieces that share their ends, round where it bends sharply."""
        if thick < _THIN:
            pygame.draw.lines(self.surface, colour, closed, points, max(1, round(thick)))
            return
        for piece in _pieces(points, set(outline.joints), closed, thick / 2):
            pygame.draw.polygon(self.surface, colour, piece)
        for joint in outline.joints:
            pygame.draw.circle(self.surface, colour, points[joint], thick / 2)


def upright(surface: pygame.Surface, unit: float, inks: Inks, weight: float = LINE) -> Pen:
    """A pen whose origin is the surface's top left corner, `unit` pixels to the unit."""
    return Pen(surface, (unit, 0.0, 0.0, unit, 0.0, 0.0), inks, weight * unit)


def _curve(path: Path, closed: bool) -> Curve:
    return curve(path, closed) if isinstance(path, str) else polygon(tuple(path), closed)


def _pieces(points: list[Point], joints: set[int], closed: bool, half: float) -> Iterator[tuple[Point, ...]]:
    """The four corners of each piece of a stroke; neighbours meet halfway but at joints, where each ends square."""
    ways = list(pairwise([*points, points[0]] if closed else points))
    across = [_across(here, there, half) for here, there in ways]
    starts = [
        (u, v) if index in joints else ((u + s) / 2, (v + t) / 2)
        for index, ((s, t), (u, v)) in enumerate(zip([across[-1], *across], across, strict=False))
    ]
    last = len(points) - 1
    for index, (((x, y), (next_x, next_y)), (a, b)) in enumerate(zip(ways, starts, strict=True)):
        after = 0 if index == last else index + 1
        c, d = across[index] if after in joints else starts[after]
        yield (x + a, y + b), (x - a, y - b), (next_x - c, next_y - d), (next_x + c, next_y + d)


def _across(here: Point, there: Point, half: float) -> Point:
    """The vector of length `half` square to the way from `here` to `there`."""
    dx, dy = there[0] - here[0], there[1] - here[1]
    reach = half / (hypot(dx, dy) or 1.0)
    return dy * reach, -dx * reach


def _bounds(points: list[Point], surface: pygame.Surface) -> pygame.Rect:
    left, top = min(x for x, _ in points), min(y for _, y in points)
    width, height = max(x for x, _ in points) - left, max(y for _, y in points) - top
    box = pygame.Rect(int(left) - 1, int(top) - 1, int(width) + 3, int(height) + 3)
    return box.clip(surface.get_rect())
