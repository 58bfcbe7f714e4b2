"""The cards that are counted after a deal: for every side a strip, all cards of one size, each with its points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.rules.cards import Card
from game.scenes.room import Room
from game.scenes.widgets import lettering, spread
from game.screen.typeset import measure
from game.view.layout import Box
from game.view.picture import Face, Item, Label, Star

HALF = 61  # more than half of the points


class Side(NamedTuple):
    """Who plays for it, its pile in the order of the count, how much of it is counted, the deals it has won."""

    names: str
    pile: Sequence[Card]
    cards: int
    total: int
    stars: int


class _Strip(NamedTuple):
    """Where a side's name, its stars and its total stand, and its cards lie."""

    name: Box
    stars: Box
    total: Box
    fan: Box


def view(room: Room, box: Box, sides: Sequence[Side]) -> Iterator[Item]:
    """The sides one above the other."""
    on, high = room.layout, box.height / len(sides)
    strips = [_strip(room, Box(box.x, box.y + number * high, box.width, high)) for number in range(len(sides))]
    foot = 1.3 * on.text if high > 10 * on.text or strips[0].fan.height > 6 * on.text else 0.0
    longest = max(len(side.pile) for side in sides)
    most = min(width for *_, width in spread(strips[0].fan, longest, on, foot=foot))
    for side, strip in zip(sides, strips, strict=True):
        yield from _told(room, side, strip)
        yield from _fan(room, side, _raised(strip, spread(strip.fan, len(side.pile), on, most, foot), on.ratio), foot)


def _raised(
    strip: _Strip, places: Sequence[tuple[float, float, float]], ratio: float
) -> Sequence[tuple[float, float, float]]:
    """The places, moved up to the line above them if there is one."""
    if strip.fan.y == strip.name.bottom and places:
        _, top, wide = places[0]
        return [(x, y + strip.fan.y - top + wide * ratio / 2, width) for x, y, width in places]
    return places


def _strip(room: Room, box: Box) -> _Strip:
    """Beside the cards what is told of them, on a screen that lies; else above them."""
    on, line = room.layout, 2.4 * room.layout.text
    if box.width > 3 * box.height:
        left, right = 8 * on.text, 4.5 * on.text
        name = Box(box.x, box.centre[1] - 2.4 * on.text, left, 2.4 * on.text)
        fan = Box(name.right + on.gap, box.y, box.width - left - right - 2 * on.gap, box.height - on.gap)
        total = Box(fan.right, box.y, right + on.gap, box.height)
        return _Strip(name, Box(box.x, name.bottom, left, 2 * on.text), total, fan)
    total = Box(box.right - 4 * on.text, box.y, 4 * on.text, line)
    stars = Box(box.x + 0.5 * box.width, box.y, total.x - box.x - 0.5 * box.width, line)
    fan = Box(box.x, box.y + line, box.width, box.height - line - on.gap)
    return _Strip(Box(box.x, box.y, 0.5 * box.width, line), stars, total, fan)


def _told(room: Room, side: Side, strip: _Strip) -> Iterator[Item]:
    """Names, stars and running total."""
    size = room.layout.text
    yield from lettering(side.names, strip.name, 1.1 * size, "paper", "left")
    ink = "gilt" if side.total >= HALF else "paper"
    yield Label(str(side.total), strip.total.right, strip.total.centre[1], 2 * size, strip.total.width, ink, "right")
    beside = strip.stars.x == strip.name.x
    pace = min(1.9 * size, strip.stars.width / max(1, side.stars))
    left = strip.stars.x if beside else strip.stars.right - side.stars * pace
    for number in range(side.stars):
        yield Star(left + (number + 0.5) * pace, strip.stars.centre[1], pace)


def _fan(room: Room, side: Side, places: Sequence[tuple[float, float, float]], foot: float) -> Iterator[Item]:
    """The cards counted so far; below what is seen of each its points, where there is room for them."""
    on, values = room.layout, room.session.record.variant.values
    for number, (card, (x, y, width)) in enumerate(zip(side.pile[: side.cards], places, strict=False)):
        yield Face(card, x, y, width, bisca=room.session.record.variant.is_bisca)
        if not foot:
            continue
        row = [place for place in places if place[1] == y]
        step = row[1][0] - row[0][0] if len(row) > 1 else width
        points = str(values.points[card])
        if measure(points, round(on.text)) <= step:
            middle = x if _ends_row(places, number) else x - width / 2 + min(step, width) / 2
            yield Label(points, middle, y + width * on.ratio / 2 + 0.6 * foot, on.text, step, "gilt")


def _ends_row(places: Sequence[tuple[float, float, float]], number: int) -> bool:
    """Whether a card ends its row, so that all of it is seen."""
    return number + 1 == len(places) or places[number + 1][1] != places[number][1]
