"""The last trick, looked at once more: who led, what each played, who won; it covers neither hand nor trick."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.rules import winner
from game.scenes.room import Room
from game.scenes.table import signs
from game.scenes.table.at_table import AtTable
from game.scenes.table.status import reason
from game.screen.typeset import measure
from game.view.layout import Box, Layout, hull, safe
from game.view.middle import OUT, STAR
from game.view.picture import Face, Icon, Item, Label, Panel, Star

LEAST = 17  # CSS pixels: the width at which a card can still be read
MARK = 1.3  # heights of text: the sign of who led


def last_trick(play: AtTable) -> Iterator[Item]:
    """A sheet of paper with the cards as they were played, below each who played it."""
    room, on, state = play.room, play.room.layout, play.board.state
    trick = state.taken[-1]
    sheet, count, text = paper(on), len(trick.cards), on.text
    yield Panel(sheet, "paper")
    yield from _title(room, sheet, f"last_trick{reason(trick.cards, state)}", "last_trick")
    cells, width = _cells(_inner(free(on), on), count, on)
    won = winner(trick, state.trump, state.variant)
    for index, (card, cell) in enumerate(zip(trick.cards, cells, strict=True)):
        seat = (trick.leader + index) % count
        x, y = cell.centre[0], cell.y + width * on.ratio / 2
        yield Face(card, x, y, width, shadow=False, bisca=state.variant.is_bisca, dimmed=seat != won)
        line = cell.bottom - 0.7 * text
        marks = index == 0 and measure(room.name(seat), round(text)) <= cell.width - MARK * text  # else its place tells
        shift = 0.5 * MARK * text if marks else 0.0
        if measure(room.name(seat), round(text)) <= cell.width - 2 * shift:  # smaller, nobody could read it
            yield Label(room.name(seat), x + shift, line, text, cell.width - 2 * shift)
        if marks:
            yield Icon("leader", cell.x + 0.5 * MARK * text, line, MARK * text, "ink")
        if seat == won:
            inset = (0.5 + OUT - STAR / 2) * width
            yield Star(x + inset, y - width * on.ratio / 2 + STAR * width / 2 - OUT * width, STAR * width)
        told = [each.what for each in state.told if each.seat == seat and each.tricks == len(state.taken) - 1]
        yield from signs.small(room, state, told[-1], x, y + width * on.ratio / 2, width) if told else ()


def _title(room: Room, sheet: Box, *keys: str) -> Iterator[Item]:
    """The first of the titles that can be read, above the cards; none says more than they do."""
    text, width = room.layout.text, sheet.width - 2 * room.layout.gap
    for key in keys:
        if measure(room.tell(key), round(text)) <= width:
            yield Label(room.tell(key), sheet.centre[0], sheet.y + 1.1 * text, text, width)
            return


def paper(on: Layout) -> Box:
    """The sheet: as much of the free box as cards and title take."""
    box = free(on)
    cells, _ = _cells(_inner(box, on), len(on.slots), on)
    held, wide = hull(*cells), 13 * on.text
    x, width = min(held.x, box.centre[0] - wide / 2) - on.gap, max(held.width, wide) + 2 * on.gap
    x, width = max(x, box.x), min(width, box.width)
    return Box(x, held.y - 2 * on.text, width, held.height + 2 * on.text + on.gap)


def _inner(box: Box, on: Layout) -> Box:
    """What is left for cards below the title."""
    return Box(box.x + on.gap, box.y + 2 * on.text, box.width - 2 * on.gap, box.height - 2 * on.text - on.gap)


def free(on: Layout) -> Box:
    """The largest box clear of trick and hand: over the plates and the stock, or at one side of the trick.

    Where nobody could tell the cards there, it lies over the trick as well.
    """
    area, gap = safe(on.screen), on.gap
    reach = max(x for x, _ in on.slots) - on.trick[0] + (0.5 + OUT) * on.trick_width + gap
    high = min(y for _, y in on.slots) - (0.5 * on.ratio + OUT) * on.trick_width - gap
    above = Box(area.x + gap, area.y + gap, area.width - 2 * gap, high - area.y - gap)
    foot = on.hand.y - 0.05 * on.hand_width * on.ratio - gap
    top = gap + (on.bar.bottom if len(on.plates) == 1 else area.y)  # no narrow sheet cuts the one name in two
    left = Box(area.x + gap, top, on.trick[0] - reach - area.x - gap, foot - top)
    right = Box(on.trick[0] + reach, top, area.right - gap - on.trick[0] - reach, foot - top)

    def size(box: Box) -> float:
        return _cells(_inner(box, on), len(on.slots), on)[1] if box.height > 2 * on.text else 0.0

    best = max((above, left, right), key=size)
    return best if size(best) >= LEAST * on.unit else above._replace(height=foot - above.y)


def _cells(box: Box, count: int, on: Layout) -> tuple[list[Box], float]:
    """A cell for every card with a line below it, and how wide the cards are, in as many rows as show them largest."""
    line = 1.5 * on.text

    def width(rows: int) -> float:
        across = -(-count // rows)
        return min((box.height / rows - line) / on.ratio, box.width / across - on.gap, 0.85 * on.hand_width)

    rows = max(range(1, count + 1), key=width)
    across, size = -(-count // rows), width(rows)
    wide, high = min(box.width / across, max(size + 3 * on.gap, 6.4 * on.text)), size * on.ratio + line
    left, top = box.centre[0] - across * wide / 2, box.y
    return [Box(left + k % across * wide, top + k // across * high, wide, high) for k in range(count)], size
