"""A page of paper: headings, text, buttons and cards in one column that scrolls by finger, wheel and keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from game.cards import Card
from game.intents import Back, Scroll
from game.layout import Box, around, safe
from game.paint import wrapped
from game.picture import Clip, Face, Item, Label, Panel, Target, View
from game.scenes import Scene, routes
from game.scenes.room import Room
from game.scenes.widgets import button, icon_button


class Heading(NamedTuple):
    """A line that begins a part."""

    text: str


class Body(NamedTuple):
    """A paragraph."""

    text: str


class Entry(NamedTuple):
    """A line that is tapped: its name, the value it stands at, and a sentence that explains it."""

    text: str
    intent: object
    value: str = ""
    note: str = ""
    chosen: bool = False


class Cards(NamedTuple):
    """A row of cards with a word under each."""

    cards: tuple[Card, ...]
    words: tuple[str, ...]


Row = Heading | Body | Entry | Cards


class _Laid(NamedTuple):
    """A row with the box that it takes; the box's y counts from the top of the text."""

    row: Row
    box: Box


class Page:
    """Shows rows, which are told anew after every wish; `Back` returns to the scene beneath."""

    def __init__(
        self,
        room: Room,
        beneath: Scene,
        title: Callable[[], str],
        rows: Callable[[], Sequence[Row]],
        handle: Callable[[object], Scene | None] | None = None,
    ) -> None:
        self.room = room
        self.beneath = beneath
        self._title, self._rows, self._own = title, rows, handle
        self._offset = 0.0
        self._next: Scene = self
        self._laid: tuple[object, list[_Laid]] = (None, [])
        self._asked = 0

    # measures

    @property
    def _paper(self) -> Box:
        area, on = safe(self.room.screen), self.room.table
        width = min(area.width, 36 * on.text)
        return around(area.centre[0], area.centre[1], width, area.height)

    @property
    def _window(self) -> Box:
        paper, on = self._paper, self.room.table
        top = paper.y + on.bar.height + on.gap
        return Box(paper.x + 2 * on.gap, top, paper.width - 5 * on.gap, paper.bottom - on.gap - top)

    def _layout(self) -> list[_Laid]:
        """The rows in their boxes, made anew when the page or the screen has changed."""
        key = (self.room.screen, self.room.language, self.room.session.settings, self._asked)
        if self._laid[0] != key:
            self._laid = key, list(self._boxes())
        return self._laid[1]

    def _boxes(self) -> Iterator[_Laid]:
        window, on, y = self._window, self.room.table, 0.0
        for row in self._rows():
            height = self._height(row, window.width)
            yield _Laid(row, Box(window.x, y, window.width, height))
            y += height + on.gap

    def _height(self, row: Row, width: float) -> float:
        on = self.room.table
        match row:
            case Heading():
                return 2.2 * on.text
            case Body(text):
                return 1.35 * on.text * len(wrapped(text, round(on.text), width))
            case Entry():
                return on.target + 1.25 * on.text * len(self._note(row, width)) + (0.4 * on.text if row.note else 0)
            case Cards(cards):
                return _card_width(width, len(cards), on.gap) * on.ratio + 1.5 * on.text

    def _note(self, row: Entry, width: float) -> tuple[str, ...]:
        on = self.room.table
        return wrapped(row.note, round(on.text), width - 3 * on.gap)

    def _limit(self) -> float:
        laid = self._layout()
        return max(0.0, laid[-1].box.bottom + self.room.table.gap - self._window.height) if laid else 0.0

    def _top(self) -> float:
        return self._window.y - min(self._offset, self._limit())

    # wishes

    def handle(self, intent: object) -> None:
        """Scroll, go back, or what the page itself understands; the rest is common to all scenes."""
        self._asked += 1
        match intent:
            case Scroll(amount):
                self._offset = min(max(0.0, self._offset + amount * self.room.screen.scale), self._limit())
            case Back():
                self._next = self.beneath
            case _:
                own = self._own(intent) if self._own is not None else None
                self._next = own or routes.common(self.room, self, intent)

    def update(self, dt: float) -> Scene:
        """Nothing moves by itself here."""
        following, self._next = self._next, self
        return following

    # what is seen

    def _shown(self) -> Iterator[_Laid]:
        """The rows at least partly in the window, in screen coordinates."""
        top, window = self._top(), self._window
        for row, box in self._layout():
            moved = box._replace(y=box.y + top)
            if moved.bottom > window.y and moved.y < window.bottom:
                yield _Laid(row, moved)

    def targets(self) -> Sequence[Target]:
        """The entries in sight, and the way back."""
        entries = [
            Target(_cut(box, self._window), row.intent, row.text)
            for row, box in self._shown()
            if isinstance(row, Entry) and _cut(box, self._window).height >= 0.5 * box.height
        ]
        return (*entries, Target(self._back, Back(), self.room.tell("back")))

    @property
    def _back(self) -> Box:
        paper, side = self._paper, self.room.table.bar.height
        return Box(paper.x, paper.y, side, side)

    def view(self) -> View:
        """The page as it is scrolled."""
        room, paper, on = self.room, self._paper, self.room.table
        items: list[Item] = [Panel(paper, "paper"), Clip(self._window)]
        for row, box in self._shown():
            items += self._row(row, box)
        items += [Clip(None), Panel(Box(self._window.x, self._window.y - on.gap / 2, self._window.width, 2), "line")]
        items += icon_button(room, self._back, "back", Back())
        room_left = paper.width - 2 * (on.bar.height + on.gap)
        items.append(Label(self._title(), paper.centre[0], self._back.centre[1], 1.4 * on.text, room_left, "red"))
        return (*items, *self._bar())

    def _bar(self) -> Iterator[Item]:
        """Where in the text one is."""
        limit, window, gap = self._limit(), self._window, self.room.table.gap
        if limit > 0:
            whole = limit + window.height
            height = window.height * window.height / whole
            y = window.y + (window.height - height) * min(self._offset, limit) / limit
            yield Panel(Box(window.right + 0.8 * gap, y, 0.7 * gap, height), "line")

    def _row(self, row: Row, box: Box) -> Iterator[Item]:
        on = self.room.table
        match row:
            case Heading(text):
                yield Label(text, box.x, box.bottom - 0.8 * on.text, 1.2 * on.text, box.width, "red", "left")
            case Body(text):
                yield from self._lines(wrapped(text, round(on.text), box.width), box.x, box.y, 1.35)
            case Entry():
                yield from self._entry(row, box)
            case Cards(cards, words):
                yield from self._cards(cards, words, box)

    def _lines(self, lines: Sequence[str], x: float, y: float, pace: float, ink: str = "ink") -> Iterator[Item]:
        size = self.room.table.text
        for number, line in enumerate(lines):
            yield Label(line, x, y + (number + 0.5) * pace * size, round(size), self._window.right - x + 2, ink, "left")

    def _entry(self, row: Entry, box: Box) -> Iterator[Item]:
        on = self.room.table
        head = box._replace(height=on.target)
        yield from button(self.room, box, "", row.intent, "chosen" if row.chosen else "button")
        share = 0.56 if row.value else 1.0
        inner = box.width - 4 * on.gap
        yield Label(row.text, box.x + 2 * on.gap, head.centre[1], 1.1 * on.text, share * inner, "ink", "left")
        yield Label(row.value, box.right - 2 * on.gap, head.centre[1], on.text, 0.42 * inner, "red", "right")
        yield from self._lines(self._note(row, box.width), box.x + 2 * on.gap, head.bottom - 0.3 * on.text, 1.25)

    def _cards(self, cards: Sequence[Card], words: Sequence[str], box: Box) -> Iterator[Item]:
        on = self.room.table
        width = _card_width(box.width, len(cards), on.gap)
        for number, (card, word) in enumerate(zip(cards, words, strict=True)):
            x = box.x + (number + 0.5) * (width + on.gap)
            yield Face(card, x, box.y + width * on.ratio / 2, width, shadow=False)
            yield Label(word, x, box.bottom - 0.7 * on.text, on.text, width + on.gap)


def _card_width(width: float, count: int, gap: float) -> float:
    return width / max(count, 5) - gap


def _cut(box: Box, window: Box) -> Box:
    """The part of the box inside the window."""
    top, bottom = max(box.y, window.y), min(box.bottom, window.bottom)
    return Box(box.x, top, box.width, max(0.0, bottom - top))
