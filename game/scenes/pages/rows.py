"""The rows of a page: each knows its height, how it looks, and what of it can be tapped."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.rules.cards import Card
from game.scenes.room import Room
from game.scenes.widgets import button, lettering
from game.screen.typeset import measure, wrapped
from game.view.intents import Do, Intent
from game.view.layout import Box
from game.view.names import PageDeed
from game.view.picture import Face, Gesture, Item, Label, Target


@dataclass(frozen=True)
class Row:
    """A part of a page, as wide as its column. Lengths are backing pixels."""

    def height(self, room: Room, width: float) -> float:
        """How much of a column of this width it takes."""
        raise NotImplementedError

    def items(self, room: Room, box: Box) -> Iterator[Item]:
        """What is to be drawn in its box."""
        raise NotImplementedError

    def targets(self, room: Room, box: Box) -> Sequence[Target]:
        """What can be tapped in its box; by itself nothing."""
        return ()


@dataclass(frozen=True)
class Heading(Row):
    """A line that begins a part."""

    text: str

    def height(self, room: Room, width: float) -> float:
        """A line and the room above it."""
        return 2.2 * room.layout.text

    def items(self, room: Room, box: Box) -> Iterator[Item]:
        """Red, larger than the text below."""
        size = room.layout.text
        yield Label(self.text, box.x, box.bottom - 0.8 * size, 1.2 * size, box.width, "red", "left")


@dataclass(frozen=True)
class Body(Row):
    """A paragraph."""

    text: str

    def height(self, room: Room, width: float) -> float:
        """That of its lines."""
        return 1.35 * room.layout.text * len(wrapped(self.text, round(room.layout.text), width))

    def items(self, room: Room, box: Box) -> Iterator[Item]:
        """Its lines."""
        yield from _lines(room, wrapped(self.text, round(room.layout.text), box.width), box, 1.35)


@dataclass(frozen=True)
class Entry(Row):
    """A line that is tapped: its name, the value it stands at, and a sentence that explains it."""

    text: str
    intent: Intent
    value: str = ""
    note: str = ""
    chosen: bool = False
    label: str = ""  # what is told to one who does not see it, where that is more than the name

    def height(self, room: Room, width: float) -> float:
        """A button's, and that of the sentence."""
        return room.layout.target + note_height(room, self.note, width)

    def items(self, room: Room, box: Box) -> Iterator[Item]:
        """A button with name, value and sentence."""
        on = room.layout
        yield from button(room, box, "", self.intent, "chosen" if self.chosen else "button")
        inner = box.width - 4 * on.gap
        share = min(measure(self.value, round(on.text)) + on.gap if self.value else 0, 0.5 * inner)
        name = Box(box.x + 2 * on.gap, box.y, inner - share, on.target)
        yield from lettering(self.text, name, on.text, "ink", "left")
        yield from lettering(self.value, Box(name.right, box.y, share, on.target), on.text, "wine", "right")
        yield from note_below(room, self.note, box)

    def targets(self, room: Room, box: Box) -> Sequence[Target]:
        """All of it."""
        name = room.tell("name_and_value", name=self.text, value=self.value) if self.value else self.text
        return (Target(box, self.intent, self.label or name, chosen=self.chosen),)


@dataclass(frozen=True)
class Stepper(Row):
    """A number with a button to lower it and one to raise it: `Do(name, -1)` and `Do(name, 1)`."""

    text: str
    name: PageDeed
    value: str
    note: str
    less: str  # what is told of its buttons to one who does not see them
    more: str

    def height(self, room: Room, width: float) -> float:
        """As an entry's."""
        return room.layout.target + note_height(room, self.note, width)

    def _buttons(self, room: Room, box: Box) -> tuple[tuple[Box, str, Do], tuple[Box, str, Do]]:
        side = room.layout.target
        more = Box(box.right - side, box.y, side, side)
        less = more._replace(x=more.x - 2 * side)
        return (less, "–", Do(self.name, -1)), (more, "+", Do(self.name, 1))

    def items(self, room: Room, box: Box) -> Iterator[Item]:
        """The name, and the number between its buttons."""
        on, buttons = room.layout, self._buttons(room, box)
        y, left = box.y + on.target / 2, buttons[0][0].x
        yield Label(self.text, box.x + 2 * on.gap, y, 1.1 * on.text, left - box.x - 3 * on.gap, "ink", "left")
        yield Label(self.value, left + 1.5 * on.target, y, 1.1 * on.text, on.target, "red")
        for each, sign, intent in buttons:
            yield from button(room, each, sign, intent)
        yield from note_below(room, self.note, box)

    def targets(self, room: Room, box: Box) -> Sequence[Target]:
        """The two buttons."""
        less, more = self._buttons(room, box)
        return Target(less[0], less[2], self.less), Target(more[0], more[2], self.more)


@dataclass(frozen=True)
class Cards(Row):
    """A row of cards with a word under each."""

    cards: tuple[Card, ...]
    words: tuple[str, ...]
    bisca: bool

    def _width(self, room: Room, width: float) -> float:
        return width / max(len(self.cards), 5) - room.layout.gap

    def height(self, room: Room, width: float) -> float:
        """A card's, and a line where there are words."""
        line = 1.5 if any(self.words) else 0.5
        return self._width(room, width) * room.layout.ratio + line * room.layout.text

    def items(self, room: Room, box: Box) -> Iterator[Item]:
        """The cards side by side."""
        on, width = room.layout, self._width(room, box.width)
        for number, (card, word) in enumerate(zip(self.cards, self.words, strict=True)):
            x = box.x + (number + 0.5) * (width + on.gap)
            yield Face(card, x, box.y + width * on.ratio / 2, width, shadow=False, bisca=self.bisca)
            yield Label(word, x, box.bottom - 0.7 * on.text, on.text, width + on.gap)


@dataclass(frozen=True)
class Faces(Row):
    """Signs of partners: each the name of its face, what it says, how it is done; in as many columns as fit."""

    signs: tuple[tuple[str, str, str], ...]

    def _across(self, room: Room, width: float) -> int:
        return max(1, min(len(self.signs), int(width / (12.5 * room.layout.text))))

    def _side(self, room: Room) -> float:
        return 4.2 * room.layout.text

    def height(self, room: Room, width: float) -> float:
        """A face's for each line of them."""
        return self._side(room) * -(-len(self.signs) // self._across(room, width))

    def items(self, room: Room, box: Box) -> Iterator[Item]:
        """The face, beside it what it says, and below that how it is done."""
        size, across, side = room.layout.text, self._across(room, box.width), self._side(room)
        for number, (face, meaning, how) in enumerate(self.signs):
            cell = Box(box.x + number % across * box.width / across, box.y + number // across * side, side, side)
            yield Gesture(face, *cell.centre, 0.92 * side)
            lines = wrapped(how, round(size), box.width / across - side - size)
            words = Box(cell.right + 0.4 * size, cell.y, box.width / across - side - 0.6 * size, side)
            top = cell.centre[1] - 0.6 * size * len(lines)
            yield Label(meaning, words.x, top, 1.05 * size, words.width, "wine", "left")
            for line, text in enumerate(lines, 1):
                yield Label(text, words.x, top + 1.2 * size * line, size, words.width, "ink", "left")


@dataclass(frozen=True)
class Facts(Row):
    """Names, each with its number; in two columns where they fit."""

    facts: tuple[tuple[str, str], ...]

    def _across(self, room: Room, width: float) -> int:
        return 2 if width > 28 * room.layout.text else 1

    def height(self, room: Room, width: float) -> float:
        """That of the longest column."""
        return 1.5 * room.layout.text * -(-len(self.facts) // self._across(room, width))

    def items(self, room: Room, box: Box) -> Iterator[Item]:
        """Name on the left, number on the right, down the first column, then down the second."""
        size, across = room.layout.text, self._across(room, box.width)
        down, width = -(-len(self.facts) // across), (box.width - (across - 1) * 3 * size) / across
        for number, (name, value) in enumerate(self.facts):
            x = box.x + number // down * (width + 3 * size)
            y = box.y + (number % down + 0.5) * 1.5 * size
            room_left = width - measure(value, round(1.1 * size)) - size
            yield Label(name, x, y, size, room_left, "ink", "left")
            yield Label(value, x + width, y, 1.1 * size, width, "red", "right")


def note_height(room: Room, note: str, width: float) -> float:
    """How much a sentence takes below a name, in a row of this width."""
    size = room.layout.text
    return 1.25 * size * len(_note_lines(room, note, width)) + (0.4 * size if note else 0)


def _note_lines(room: Room, note: str, width: float) -> tuple[str, ...]:
    return wrapped(note, round(room.layout.text), width - 3 * room.layout.gap)


def note_below(room: Room, note: str, box: Box) -> Iterator[Item]:
    """The sentence below a name, in the box of the whole row."""
    on = room.layout
    x, y = box.x + 2 * on.gap, box.y + on.target - 0.3 * on.text
    below = Box(x, y, box.right - x, box.bottom - y)
    yield from _lines(room, _note_lines(room, note, box.width), below, 1.25)


def _lines(room: Room, lines: Sequence[str], box: Box, pace: float) -> Iterator[Item]:
    size = room.layout.text
    for number, line in enumerate(lines):
        yield Label(line, box.x, box.y + (number + 0.5) * pace * size, round(size), box.width + 2, "ink", "left")
