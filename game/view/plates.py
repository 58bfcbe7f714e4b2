"""The plates of the other seats: where each stands round the table, and what lies where on it."""

from __future__ import annotations

from typing import NamedTuple

from game.view.layout import Box, Heap, Plate
from game.view.sheet import Sheet

FAN = 0.24  # of a back's width: the least that is seen of each in a fan
LAPPED = 0.6  # of a back's width: what is seen of each where there is room
SIDE = 11.0  # heights of text: a plate this wide has its cards beside the name, a narrower one below it
WIDEST = 17.0  # heights of text: a plate is no wider
MARK = 1.3  # heights of text: a sign on a plate
LINE = 1.35  # heights of text: the line of a name


class Plates(NamedTuple):
    """The plates in turn order, how wide the cards on them are, where the middle of the table begins, the heaps."""

    plates: tuple[Plate, ...]
    back_width: float
    bottom: float
    heaps: tuple[Heap, ...] = ()


def plates(sheet: Sheet, hand_width: float, room: float) -> Plates:
    """The plates of all others; `room` is what lies between the bar and one's own half of the table."""
    if sheet.is_duel:
        return _opposite(sheet, hand_width, room)
    return _plated(sheet, _round(sheet, room), hand_width)


# one other seat: its name in the bar, its cards in the middle of the upper edge


def _opposite(sheet: Sheet, hand_width: float, room: float) -> Plates:
    row, width = _row(sheet, hand_width, room)
    area, side = sheet.area, sheet.target
    left = min(row.x, area.right - side) if row.y < area.y + side else area.right - side
    box = sheet.flip(Box(area.x, area.y, min(left - area.x - sheet.gap, WIDEST * sheet.text), side))
    marks = 2 * MARK * sheet.text if box.width >= SIDE * sheet.text else 0.0
    name = box._replace(width=box.width - marks)
    plate = Plate(box, name, sheet.flip(row), Box(name.right, box.y, marks, box.height), True)
    return Plates((plate,), width, max(area.y + side, row.bottom))


def _row(sheet: Sheet, hand_width: float, room: float) -> tuple[Box, float]:
    """The box of the other hand, and how wide its cards are.

    It has a row of its own on a high screen, and where that leaves the trick its full size; else it reaches down from
    the upper edge, between the name and the menu.
    """
    area, ratio, is_open = sheet.area, sheet.ratio, sheet.variant.open_hands
    side, cards = sheet.target, sheet.variant.hand_size
    width = (0.6 if is_open else 0.45) * hand_width
    has_row = area.height >= area.width if is_open else room - width * ratio >= hand_width * ratio
    if has_row and not sheet.is_wide:
        width = min(width, 0.42 * room / ratio)
        return Box(area.x, area.y + side, area.width, width * ratio), width
    share = 0.42 if is_open else 0.29
    height = min(width * ratio, max(side - sheet.gap, share * (side + room)))
    width = height / ratio
    seen = 1.1 if is_open else LAPPED
    span = min(((cards - 1) * seen + 1.1) * width, area.width - 2 * max(4.5 * sheet.text, 1.4 * side) - 2 * sheet.gap)
    return Box(area.centre[0] - span / 2, area.y + sheet.gap / 2, span, height), width


# several: round the edges of the table


def _round(sheet: Sheet, room: float) -> list[Box]:
    """The boxes of the plates, from the right along the upper edge to the left."""
    return _edges(sheet, room) if sheet.is_wide else _strip(sheet)


def _strip(sheet: Sheet) -> list[Box]:
    """A table that stands: all in a row along the upper edge, beside the menu."""
    area, others = sheet.area, sheet.variant.seats - 1
    row = sheet.flip(Box(area.x, area.y, area.width - sheet.target - sheet.gap / 2, 0))
    width = row.width / others
    height = _height(sheet, width, 0.07 * area.height)
    slim = sheet.gap / 3
    return [Box(row.right - (k + 1) * width + slim / 2, row.y + slim, width - slim, height) for k in range(others)]


def _edges(sheet: Sheet, room: float) -> list[Box]:
    """A table that lies: one at the right edge, one at the left, the rest along the upper one."""
    area, gap, above = sheet.area, sheet.gap, sheet.variant.seats - 3
    width = (SIDE + 2.0 + 2.5 * sheet.heaps_on_plates) * sheet.text
    width = min(width, (area.width - 2 * (sheet.target + gap)) / max(1, above) - gap)
    height = _height(sheet, width, 0.1 * area.height)
    step = width + gap
    top = [
        Box(area.centre[0] + ((above - 1) / 2 - k) * step - width / 2, area.y + gap / 2, width, height)
        for k in range(above)
    ]
    low = area.y + max(sheet.target, height if above else 0) + gap
    y = low + max(0.0, (area.y + sheet.target + room - low - height) / 2 - gap)
    aside = min(width, max(6.5 * sheet.text, 0.24 * area.width))
    right, left = Box(area.right - aside, y, aside, height), Box(area.x, y, aside, height)
    return [right, *top, left]


def _height(sheet: Sheet, width: float, cards: float) -> float:
    """How high a plate is on which cards of the height `cards` shall lie."""
    text, pad = sheet.text, 0.25 * sheet.text
    if width >= SIDE * text:
        return max(sheet.least, (LINE + 1.3) * text + pad, cards + 2 * pad)
    return max(sheet.least, LINE * text + max(2 * MARK * text, cards) + 1.5 * pad)


def _plated(sheet: Sheet, boxes: list[Box], hand_width: float) -> Plates:
    """What lies where on the plates, in turn order."""
    rows = [_parts(sheet, box) for box in boxes]
    cards = sheet.variant.hand_size
    hands = [hand for _, hand, _, _ in rows]
    high = min(min(hand.height for hand in hands) / sheet.ratio, 0.55 * hand_width)
    fan = 1 + (cards - 1) * FAN
    narrowest = min(hand.width for hand in hands)
    is_fan = narrowest / fan >= 0.72 * high
    width = min(high, narrowest / fan) if is_fan else min(high, 0.5 * narrowest)
    made = tuple(Plate(box, name, hand, marks, is_fan) for box, (name, hand, marks, _) in zip(boxes, rows, strict=True))
    heaps = tuple(Heap(*pile.centre, min(0.85 * width, 0.9 * pile.width)) for *_, pile in rows if pile.width)
    order = 1 if sheet.variant.options.direction == "counter-clockwise" else -1
    upper = [box for box in boxes if box.y < sheet.area.y + sheet.target]
    bottom = max([sheet.area.y + sheet.target * (not upper), *(box.bottom for box in upper)])
    return Plates(made[::order], width, bottom, heaps[::order])


def _parts(sheet: Sheet, box: Box) -> tuple[Box, Box, Box, Box]:
    """Name, hand, marks and heap on a plate; the heap's box is empty where sides share one."""
    text, pad = sheet.text, 0.25 * sheet.text
    inner = Box(box.x + pad, box.y + pad, box.width - 2 * pad, box.height - 2 * pad)
    name = inner._replace(height=LINE * text)
    if box.width >= SIDE * text:
        column = max(4.4 * text + 2 * MARK * text, 0.5 * inner.width)
        name = name._replace(width=column - 2 * MARK * text)
        marks = Box(name.right, inner.y, 2 * MARK * text, name.height)
        rest = Box(inner.x + column, inner.y, inner.width - column, inner.height)
    else:
        marks = Box(inner.right - MARK * text, name.bottom, MARK * text, inner.bottom - name.bottom)
        rest = Box(inner.x, name.bottom, marks.x - inner.x, inner.bottom - name.bottom)
    heap = 0.36 * rest.width if sheet.heaps_on_plates else 0.0
    return name, rest._replace(width=rest.width - heap), marks, Box(rest.right - heap, rest.y, heap, rest.height)
