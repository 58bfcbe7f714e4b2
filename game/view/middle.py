"""The middle of the table: the stock, the piles, and a fixed slot for every seat's card of the trick."""

from __future__ import annotations

from typing import NamedTuple

from game.view.layout import THICK, Box, Heap, Point
from game.view.sheet import Sheet

Shape = tuple[Point, ...]  # of each slot the centre, in widths and heights of a card: one's own, then to the right

# as the seats sit; the higher shapes for a table that stands, the flat ones for one that lies
SHAPES: dict[int, tuple[Shape, ...]] = {
    2: (((-0.36, 0.2), (0.36, -0.2)), ((-0.5, 0.05), (0.5, -0.05))),
    3: (((0, 0.5), (0.6, -0.5), (-0.6, -0.5)), ((0, 0.16), (1, -0.1), (-1, -0.1))),
    4: (((0, 0.52), (1, 0), (0, -0.52), (-1, 0)), ((-0.36, 0.2), (1.4, 0), (0.36, -0.2), (-1.4, 0))),
    5: (
        ((0, 0.56), (1, 0.44), (0.55, -0.56), (-0.55, -0.56), (-1, 0.44)),
        ((0, 0.2), (2, 0.1), (1, -0.16), (-1, -0.16), (-2, 0.1)),
    ),
    6: (
        ((0, 0.56), (1, 0.46), (1, -0.54), (0, -0.56), (-1, -0.54), (-1, 0.46)),
        ((-0.36, 0.2), (2.4, 0.12), (1.4, -0.14), (0.36, -0.2), (-1.4, -0.14), (-2.4, 0.12)),
    ),
}
STAR = 0.3  # of a card's width: the star that marks the winner
OUT = 0.06  # of a card's width: how far the star stands out of its card on each side
LEAST = 17  # CSS pixels: the width at which a card of the stock can still be read
LARGEST = 0.92  # of a card of the hand: the hand is the largest


class Middle(NamedTuple):
    """The stock, the piles, one's own first, and the slots of the trick by how many seats after one's own."""

    stock: Point
    stock_width: float
    piles: tuple[Heap, ...]
    slots: tuple[Point, ...]
    trick: Point
    trick_width: float


def middle(sheet: Sheet, box: Box, hand_width: float, beside: tuple[Box, ...]) -> Middle:
    """What lies in the box between the plates and one's own half of the table.

    `beside` is what is free for stock and piles at the left of the hand, and at its right, if that may be used.
    """
    if beside:
        return _aside(sheet, box, hand_width, beside)
    upright = _columns(sheet, box, hand_width)
    stacked = _rows(sheet, box, hand_width)
    return upright if upright.trick_width >= stacked.trick_width else stacked


def slots(sheet: Sheet, box: Box, hand_width: float) -> tuple[tuple[Point, ...], Point, float]:
    """The centres of the slots, the middle of them and the width of the cards, as large as they fit in the box."""
    best = max(SHAPES[sheet.variant.seats], key=lambda shape: _width(sheet, box, shape))
    width = min(LARGEST * hand_width, _width(sheet, box, best))
    across, down = width + sheet.gap, width * sheet.ratio + sheet.gap
    shape = (best[0], *best[:0:-1]) if sheet.variant.options.direction == "clockwise" else best
    x, y = sheet.flip(box).centre
    high, low = min(place[1] for place in best), max(place[1] for place in best)
    return tuple((x + a * across, y + (b - (high + low) / 2) * down) for a, b in shape), (x, y), width


def _width(sheet: Sheet, box: Box, shape: Shape) -> float:
    """How wide the cards of a shape can be in a box, the mark of the winner included."""
    columns = max(x for x, _ in shape) - min(x for x, _ in shape)
    rows = max(y for _, y in shape) - min(y for _, y in shape)
    across = (box.width - columns * sheet.gap) / (columns + 1 + 2 * OUT)
    return min(across, (box.height - rows * sheet.gap) / ((rows + 1) * sheet.ratio + 2 * OUT))


def _stock_block(sheet: Sheet) -> float:
    """The width of stock and turned card together, in widths of a card; without a stock, that of one card."""
    return 0.5 + THICK + sheet.ratio if sheet.has_stock else 1 + THICK


def _stock(sheet: Sheet, box: Box, width: float) -> Point:
    """The centre of the stock, at the left of a box; the number of cards left has its line below."""
    at = Box(box.x + THICK * width, box.centre[1], width, 0)
    return sheet.flip(at).centre[0], box.centre[1] - 0.47 * _lines(sheet)


def _lines(sheet: Sheet) -> float:
    """The height of the text below the stock: the number of its cards; without one, what is played for and by whom."""
    return (1.7 if sheet.has_stock else 2.9) * sheet.text


def _stock_width(sheet: Sheet, hand_width: float, width: float, height: float) -> float:
    return min(0.62 * hand_width, (height - _lines(sheet)) / (sheet.ratio + THICK), width / _stock_block(sheet))


def _columns(sheet: Sheet, box: Box, hand_width: float) -> Middle:
    """The stock at one side, the piles at the other, the trick between."""
    across = 6.2 if sheet.is_wide else 4.8
    width = min(box.width, max(1.4 * box.height, across * hand_width)) - 3 * sheet.gap
    left = box.centre[0] - width / 2
    stock = _stock_width(sheet, hand_width, (0.4 if sheet.is_wide else 0.32) * width, box.height)
    pile = min(0.4 * hand_width, (box.height / sheet.piles - sheet.gap) / sheet.ratio)
    column = max(pile, sheet.least)
    first, last = left + _stock_block(sheet) * stock + sheet.gap, left + width - column - sheet.gap
    found = slots(sheet, _centred(Box(first, box.y, last - first, box.height), box, hand_width), hand_width)
    piles = _piled(sheet, Box(left + width - column, box.y, column, box.height), pile)
    return Middle(_stock(sheet, Box(left, box.y, stock, box.height), stock), stock, piles, *found)


def _centred(free: Box, box: Box, hand_width: float) -> Box:
    """The part of a free box that lies evenly about the middle of the table, if that is wide enough for two cards."""
    reach = min(box.centre[0] - free.x, free.right - box.centre[0])
    return Box(box.centre[0] - reach, free.y, 2 * reach, free.height) if 2 * reach >= 2.2 * hand_width else free


def _piled(sheet: Sheet, column: Box, width: float) -> tuple[Heap, ...]:
    """The piles one above the other, one's own lowest."""
    height, count = width * sheet.ratio, sheet.piles
    tall = max(height, sheet.least) if count * sheet.least <= column.height else height
    step = (column.height - tall) / (count - 1) if count > 1 else 0.0
    x = sheet.flip(column).centre[0]
    return tuple(Heap(x, column.bottom - tall / 2 - side * step, width) for side in range(count))


def _rows(sheet: Sheet, box: Box, hand_width: float) -> Middle:
    """Stock and piles in a row below the plates, the trick below them in the whole width."""
    gap, count = sheet.gap, sheet.piles
    cell = max(0.4 * hand_width, sheet.least)
    free = box.width - 3 * gap - count * (cell + gap)
    high = max(0.36 * box.height, LEAST * sheet.scale * (sheet.ratio + THICK) + _lines(sheet))
    stock = _stock_width(sheet, hand_width, free, high)
    height = stock * (sheet.ratio + THICK) + _lines(sheet)
    row = Box(box.x + gap, box.y, box.width - 2 * gap, height)
    pile = min(0.4 * hand_width, (height - gap) / sheet.ratio)
    rest = Box(box.x + gap, row.bottom + gap, box.width - 2 * gap, box.bottom - row.bottom - gap)
    found = slots(sheet, rest, hand_width)
    cells = [Box(row.right - (k + 1) * cell - k * gap, row.y, cell, height) for k in range(count)]
    centres = [sheet.flip(each).centre for each in cells]
    if (rest.width - _extent(sheet, found)) / 2 >= cell + gap:  # one's own beside the trick, near the hand
        own = Box(rest.right - cell, rest.bottom - pile * sheet.ratio, cell, pile * sheet.ratio)
        centres = [sheet.flip(own).centre, *centres[: count - 1]]
    return Middle(_stock(sheet, row, stock), stock, tuple(Heap(*at, pile) for at in centres), *found)


def _extent(sheet: Sheet, found: tuple[tuple[Point, ...], Point, float]) -> float:
    """How wide the slots lie."""
    places, _, width = found
    return max(x for x, _ in places) - min(x for x, _ in places) + (1 + 2 * OUT) * width


def _aside(sheet: Sheet, box: Box, hand_width: float, beside: tuple[Box, ...]) -> Middle:
    """Stock and piles beside the hand, the middle for the trick alone."""
    left = beside[0]
    column = max(0.34 * hand_width, sheet.least)
    free = left.width if len(beside) > 1 else left.width - column - 2 * sheet.gap
    stock = _stock_width(sheet, hand_width, free, left.height)
    block = _stock_block(sheet) * stock
    if len(beside) > 1:
        x, piles = left.x + (left.width - block) / 2, _heaped(sheet, beside[1], column, hand_width)
    else:
        whole = block + 2 * sheet.gap + column
        x = left.x + (left.width - whole) / 2
        piles = _heaped(sheet, Box(x + whole - column, left.y, column, left.height), column, hand_width)
    at = _stock(sheet, Box(x, left.y, stock, left.height), stock)
    return Middle(at, stock, piles, *slots(sheet, box, hand_width))


def _heaped(sheet: Sheet, box: Box, cell: float, hand_width: float) -> tuple[Heap, ...]:
    """The piles in a box, side by side where it is wide enough, else one above the other."""
    gap, count = sheet.gap, sheet.piles
    if box.width < count * (cell + gap) - gap or count == 1:
        width = min(0.34 * hand_width, (box.height / count - gap) / sheet.ratio)
        return _piled(sheet, box, width)
    width = min(0.34 * hand_width, (box.height - gap) / sheet.ratio)
    step = (box.width - cell) / (count - 1)
    centres = [sheet.flip(Box(box.x + k * step, box.y, cell, box.height)).centre for k in range(count)]
    return tuple(Heap(*at, width) for at in centres)
