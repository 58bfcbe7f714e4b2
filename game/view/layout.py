"""Where everything stands on the screen, in backing pixels. No pygame here."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from game.rules.state import Variant

Point = tuple[float, float]
TARGET = 44  # the least width and height of anything that is tapped, in CSS pixels
THICK = 0.12  # of the stock's width: how far a whole pack's thickness reaches to the left and up
TEXT = 14  # the least height of text, in CSS pixels


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


def around(x: float, y: float, width: float, height: float) -> Box:
    """The box of the given size about a centre."""
    return Box(x - width / 2, y - height / 2, width, height)


class Layout(NamedTuple):
    """The fixed parts of the table for one screen; every measure in backing pixels."""

    screen: Screen
    ratio: float  # height of a card over its width
    text: float
    gap: float
    bar: Box  # the top line: opponent, deck and menu buttons
    backs: tuple[Box, ...]  # the hands of the other seats, in turn order
    back_width: float
    status: Box
    action: Box  # the small button beside the hand
    hand: Box
    hand_width: float  # of one card
    stock: Point
    stock_width: float
    trick: Point
    trick_width: float
    piles: tuple[Point, ...]  # by side
    pile_width: float
    mirrored: bool

    @property
    def least(self) -> float:
        """The least side of anything that is tapped."""
        return TARGET * self.screen.scale

    @property
    def target(self) -> float:
        """The usual height of a button."""
        return self.bar.height

    @property
    def pile_targets(self) -> tuple[Box, ...]:
        """What is tapped to see the last trick: each pile, or all as one where they lie too close to be told apart."""
        boxes = [around(*pile, self.pile_width, self.pile_width * self.ratio) for pile in self.piles]
        grown = tuple(box.grown(self.least) for box in boxes)
        whole = boxes[-1]._replace(height=boxes[0].bottom - boxes[-1].y).grown(self.least)
        return grown if all(upper.bottom <= lower.y for lower, upper in pairwise(grown)) else (whole,)

    def button(self, index: int) -> Box:
        """The box of the bar's button number `index`, counted from the outer edge."""
        side = self.bar.height
        x = self.bar.x + index * side if self.mirrored else self.bar.right - (index + 1) * side
        return Box(x, self.bar.y, side, side)


class _Sheet(NamedTuple):
    """What every measure below depends on."""

    area: Box  # inside the safe-area insets
    scale: float
    text: float
    gap: float
    ratio: float
    variant: Variant
    mirrored: bool

    @property
    def target(self) -> float:
        return max(TARGET * self.scale, 2 * self.text)


@lru_cache(maxsize=64)
def lay_out(screen: Screen, ratio: float, variant: Variant, mirrored: bool = False) -> Layout:
    """The table on `screen`, for cards `ratio` times as high as wide; `mirrored` for the left hand."""
    area = safe(screen)
    gap = max(5 * screen.scale, 0.012 * min(area.width, area.height))
    text = max(TEXT * screen.scale, 0.024 * min(screen.width, screen.height))
    sheet = _Sheet(area, screen.scale, text, gap, ratio, variant, mirrored)
    bar = Box(area.x, area.y, area.width, sheet.target)
    width = _hand_width(sheet)
    hand = Box(area.x, area.bottom - gap - width * ratio, area.width, width * ratio)
    status, action = _status(sheet, hand, width)
    backs, back_width = _backs(sheet, bar, status.y - bar.bottom, width)
    top = max(bar.bottom, backs[0].bottom) + gap
    middle = Box(area.x, top, area.width, status.y - gap - top)
    stock, stock_width = _stock(sheet, middle, width)
    piles, pile_width = _piles(sheet, middle, width)
    trick, trick_width = _trick(sheet, middle, width, stock_width, pile_width)

    def mirror(x: float, y: float) -> Point:
        return (2 * middle.centre[0] - x if mirrored else x), y

    return Layout(
        screen=screen,
        ratio=ratio,
        text=text,
        gap=gap,
        bar=bar,
        backs=backs,
        back_width=back_width,
        status=status,
        action=action,
        hand=hand,
        hand_width=width,
        stock=mirror(*stock),
        stock_width=stock_width,
        trick=mirror(*trick),
        trick_width=trick_width,
        piles=tuple(mirror(*pile) for pile in piles),
        pile_width=pile_width,
        mirrored=mirrored,
    )


def safe(screen: Screen) -> Box:
    """The part of the screen inside the safe-area insets."""
    width = screen.width - screen.left - screen.right
    return Box(screen.left, screen.top, width, screen.height - screen.top - screen.bottom)


def _hand_width(sheet: _Sheet) -> float:
    """As wide as fits: side by side up to three, overlapping beyond, each with a full target left free."""
    area, cards = sheet.area, sheet.variant.hand_size
    share = 0.33 if sheet.variant.open_hands else 0.42 if area.width > area.height else 0.36
    across = (area.width - 4 * sheet.gap) / min(cards, 3)
    spread = area.width - 2 * sheet.gap - (cards - 1) * TARGET * sheet.scale
    return min(across, spread, share * area.height / sheet.ratio)


def _status(sheet: _Sheet, hand: Box, width: float) -> tuple[Box, Box]:
    """The line of text above the hand; the action button beside the hand if there is room, else beside the text."""
    area, gap, side = sheet.area, sheet.gap, sheet.target
    top = hand.y - 0.05 * hand.height  # a chosen card rises by this much
    if (area.width - sheet.variant.hand_size * (width + gap)) / 2 >= side + 2 * gap:
        line = 1.6 * sheet.text
        action = Box(area.x + gap if sheet.mirrored else area.right - gap - side, hand.bottom - side, side, side)
        return Box(area.x + gap, top - line, area.width - 2 * gap, line), action
    action = Box(area.x if sheet.mirrored else area.right - side, top - side, side, side)
    return Box(area.x + (side if sheet.mirrored else gap), top - side, area.width - side - gap, side), action


def _backs(sheet: _Sheet, bar: Box, room: float, hand_width: float) -> tuple[tuple[Box, ...], float]:
    """The boxes of the other hands and the width of their cards; `room` is what lies between bar and status.

    They have a row of their own where that leaves the trick its full size, or where open hands lie on a high screen;
    else they stand between what the bar holds, open hands reaching below it.
    """
    ratio, open_hands = sheet.ratio, sheet.variant.open_hands
    width = (0.6 if open_hands else 0.42) * hand_width
    has_row = sheet.area.height >= bar.width if open_hands else room - width * ratio >= hand_width * ratio
    if has_row:
        width = min(width, 0.42 * room / ratio)
        row = Box(bar.x, bar.bottom, bar.width, width * ratio)
    else:
        height = min(width * ratio, 0.42 * (bar.height + room)) if open_hands else bar.height - sheet.gap
        width = height / ratio
        span = min((sheet.variant.hand_size + 1) * width, bar.width - 4 * bar.height - 2 * sheet.gap)
        row = Box(bar.centre[0] - span / 2, bar.y + sheet.gap / 2, span, height)
    others = sheet.variant.seats - 1
    slices = tuple(Box(row.x + i * row.width / others, row.y, row.width / others, row.height) for i in range(others))
    return (slices[::-1] if sheet.variant.options.direction == "counter-clockwise" else slices), width


def _columns(sheet: _Sheet, middle: Box, hand_width: float) -> tuple[float, float]:
    """Left and right edge of what lies in the middle: not further apart than one can see at a glance."""
    width = min(middle.width, max(1.4 * middle.height, 4.8 * hand_width)) - 3 * sheet.gap
    return middle.centre[0] - width / 2, middle.centre[0] + width / 2


def _stock(sheet: _Sheet, middle: Box, hand_width: float) -> tuple[Point, float]:
    """Centre and card width of the stock; the number of cards left has its line below."""
    width = min(0.62 * hand_width, (middle.height - 1.7 * sheet.text) / sheet.ratio)
    left, _ = _columns(sheet, middle, hand_width)
    return (left + (0.5 + THICK) * width, middle.centre[1] - 0.8 * sheet.text), width


def _piles(sheet: _Sheet, middle: Box, hand_width: float) -> tuple[tuple[Point, ...], float]:
    """The centre of each side's pile, one's own lowest, and the width of their cards."""
    sides = max(sheet.variant.sides) + 1
    width = min(0.4 * hand_width, (middle.height / sides - sheet.gap) / sheet.ratio)
    _, right = _columns(sheet, middle, hand_width)
    height, least = width * sheet.ratio, TARGET * sheet.scale
    tall = max(height, least) if sides * least <= middle.height else height
    step, low = (middle.height - tall) / (sides - 1), middle.bottom - tall / 2
    x = right - max(width, least) / 2
    return tuple((x, low - side * step) for side in range(sides)), width


def _trick(sheet: _Sheet, middle: Box, hand_width: float, stock: float, pile: float) -> tuple[Point, float]:
    """Centre and card width of the trick: in the middle, unless the stock's or the piles' column pushes it away."""
    left, right = _columns(sheet, middle, hand_width)
    left += stock * (0.5 + THICK + sheet.ratio) + sheet.gap
    right -= max(pile, TARGET * sheet.scale) + sheet.gap
    width = min(0.86 * hand_width, middle.height / (1.16 * sheet.ratio), (right - left) / 1.6)
    x = min(max(middle.centre[0], left + 0.8 * width), right - 0.8 * width)
    return (x, middle.centre[1]), width
