"""What stands where on the screen, in backing pixels: the parts of the table as data. No pygame here."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

Point = tuple[float, float]
TARGET = 44  # the least width and height of anything that is tapped, in CSS pixels
THICK = 0.12  # of the stock's width: how far a whole pack's thickness reaches to the left and up
TEXT = 14  # the least height of text, in CSS pixels
STEP = 0.62  # of a card's height: how far the second row of a hand lies below the first


class Screen(NamedTuple):
    """The drawing surface: size in backing pixels, `scale` backing pixels per CSS pixel, safe-area insets."""

    width: int
    height: int
    scale: float = 1.0
    top: int = 0
    right: int = 0
    bottom: int = 0
    left: int = 0


class Box(NamedTuple):
    """A rectangle by its left top corner and its size."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def centre(self) -> Point:
        return self.x + self.width / 2, self.y + self.height / 2

    def holds(self, x: float, y: float) -> bool:
        """Whether the point lies inside."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def grown(self, least: float) -> Box:
        """The box about the same centre, at least `least` wide and high."""
        return around(*self.centre, max(least, self.width), max(least, self.height))

    def meets(self, other: Box) -> bool:
        """Whether the two share more than an edge."""
        across = min(self.right, other.right) - max(self.x, other.x)
        return across > 0 and min(self.bottom, other.bottom) - max(self.y, other.y) > 0


def around(x: float, y: float, width: float, height: float) -> Box:
    """The box of the given size about a centre."""
    return Box(x - width / 2, y - height / 2, width, height)


def hull(*boxes: Box) -> Box:
    """The smallest box that holds all these."""
    x, y = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(x, y, max(box.right for box in boxes) - x, max(box.bottom for box in boxes) - y)


def safe(screen: Screen) -> Box:
    """The part of the screen inside the safe-area insets."""
    width = screen.width - screen.left - screen.right
    return Box(screen.left, screen.top, width, screen.height - screen.top - screen.bottom)


class Plate(NamedTuple):
    """Another seat at the table: what is tapped, and in it name, cards held and the marks of dealer and leader."""

    box: Box
    name: Box
    hand: Box
    marks: Box
    is_fan: bool  # whether its cards lie side by side; else one back stands for all, with their number


class Heap(NamedTuple):
    """Where tricks lie that have been taken: a centre, and the width of the cards."""

    x: float
    y: float
    width: float


class Layout(NamedTuple):
    """The fixed parts of the table for one screen; every measure in backing pixels."""

    screen: Screen
    unit: float  # backing pixels per CSS pixel, fewer on a screen that is too small for the table
    ratio: float  # height of a card over its width
    text: float
    gap: float
    bar: Box  # the top line
    plates: tuple[Plate, ...]  # the other seats, in turn order
    back_width: float
    note: Box  # how the match stands
    middle: Box  # between the plates and one's own half of the table
    status: Box
    action: Box  # the small button beside the hand
    speech: Box  # the button beside that one, where there are partners to be told something
    hand: Box
    hand_width: float  # of one card
    hand_rows: int
    stock: Point
    stock_width: float
    slots: tuple[Point, ...]  # the trick's cards, by how many seats after one's own
    trick: Point  # the middle of them
    trick_width: float
    heaps: tuple[Heap, ...]  # by side, one's own first
    mirrored: bool

    @property
    def least(self) -> float:
        """The least side of anything that is tapped."""
        return TARGET * self.unit

    @property
    def target(self) -> float:
        """The usual height of a button."""
        return self.bar.height

    @property
    def menu(self) -> Box:
        """The button in the corner."""
        side = self.bar.height
        return Box(self.bar.x if self.mirrored else self.bar.right - side, self.bar.y, side, side)

    @property
    def piles(self) -> tuple[Box, ...]:
        """The boxes of the heaps that lie by themselves, on no plate; one's own first."""
        free = [heap for heap in self.heaps if not any(plate.box.holds(heap.x, heap.y) for plate in self.plates)]
        return tuple(around(heap.x, heap.y, heap.width, heap.width * self.ratio) for heap in free)

    @property
    def pile_targets(self) -> tuple[Box, ...]:
        """What is tapped to see the last trick: each pile, or all as one where they lie too close to be told apart."""
        grown = tuple(box.grown(self.least) for box in self.piles)
        if any(one.meets(other) for one, other in combinations(grown, 2)):
            return (hull(*self.piles).grown(self.least),)
        return grown
