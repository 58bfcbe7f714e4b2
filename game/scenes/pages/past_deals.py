"""The past deals: a page that lists them, and a page for each, to be watched, played again or sent as a code."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from game.rules.deal_code import BrokenCode, found_in, to_code
from game.rules.record import Record, replay, settled
from game.rules.rules import is_over
from game.rules.state import State
from game.scenes.pages.page import Page
from game.scenes.pages.rows import Body, Entry, Heading, Row
from game.scenes.pages.rules import in_force
from game.scenes.room import Room
from game.scenes.scene import Scene
from game.scenes.table.outcome import result
from game.store import history
from game.store.seating import opponents, viewer
from game.store.settings import CHOICES
from game.table.seat import PERSON
from game.view.intents import Do, Go, Intent, Study, Watch
from game.view.layout import Box
from game.view.picture import Item, Target

PASTE, COPY, WATCH = Do("paste"), Do("copy"), Do("watch")
GROUP = 5  # letters of a code that stand together


@lru_cache(maxsize=2 * history.KEPT)
def _end(record: Record) -> State | None:
    """How the deal ended, None while it is not over."""
    state = settled(replay(record))
    return state if is_over(state) else None


@dataclass(frozen=True)
class _Line(Row):
    """A deal in the list. It is not counted before it comes into sight, as fifty would take a while."""

    number: int
    deal: history.Entry

    def _entry(self, room: Room, text: str) -> Entry:
        return Entry(text, Do("open", self.number), _date(room, self.deal.date), _kind(room, self.deal))

    def height(self, room: Room, width: float) -> float:
        return self._entry(room, "").height(room, width)

    def items(self, room: Room, box: Box) -> Iterator[Item]:
        return self._entry(room, _result(room, self.deal.record, self.deal.seats)).items(room, box)

    def targets(self, room: Room, box: Box) -> Sequence[Target]:
        return self._entry(room, _result(room, self.deal.record, self.deal.seats)).targets(room, box)


def past_deals_page(room: Room, beneath: Scene) -> Page:
    """The deals that are kept, the newest first."""
    return _List(room, beneath).page


class _List:
    def __init__(self, room: Room, beneath: Scene) -> None:
        self.room = room
        self._deals = room.session.history.deals[::-1]
        self._trouble = ""
        self.page = Page(room, beneath, lambda: room.tell("replays"), self.rows, self.handle)

    def rows(self) -> list[Row]:
        room = self.room
        paste = Entry(room.tell("paste_code"), PASTE, note=self._trouble or room.tell("paste_code_note"))
        deals: list[Row] = [_Line(number, each) for number, each in enumerate(self._deals)]
        return [paste, *(deals or [Body(room.tell("no_replays"))])]

    def handle(self, intent: Intent) -> Intent | None:
        match intent:
            case Do("open", int(number)):
                return Study(*self._deals[number])
            case Do("paste"):
                return self._paste(self.room.world.paste() or "")
        return intent

    def _paste(self, text: str) -> Intent | None:
        """To the page of the deal whose code stands in `text`."""
        try:
            record = found_in(text)
        except BrokenCode:
            self._refuse("no_code")
            return None
        self._trouble = ""
        return Study(record, ())

    def _refuse(self, key: str) -> None:
        self._trouble = self.room.tell(key)
        self.room.world.say(self._trouble)
        self.page.renew()


def deal_page(room: Room, beneath: Scene, study: Study) -> Page:
    """One deal."""
    return _Deal(room, beneath, study).page


class _Deal:
    """One deal: what came of it, and what can be done with it."""

    def __init__(self, room: Room, beneath: Scene, entry: Study) -> None:
        self.room, self._entry, self._copied = room, entry, ""
        self.page = Page(room, beneath, lambda: room.tell("past_deal"), self.rows, self.handle)

    def rows(self) -> list[Row]:
        room, tell, entry = self.room, self.room.tell, self._entry
        about = " · ".join(filter(None, (_kind(room, entry), _date(room, entry.date))))
        watch = [Entry(tell("watch"), WATCH, note=tell("watch_note"))] if entry.record.moves else []
        return [
            Heading(_result(room, entry.record, entry.seats)),
            Body(about),
            *watch,
            Entry(tell("rehearse"), Do("rehearse", False), note=tell("rehearse_note")),
            Entry(tell("rehearse_swapped"), Do("rehearse", True), note=tell(self._swapped_note)),
            Entry(tell("copy_code"), COPY, self._copied, _spaced(to_code(entry.record))),
        ]

    @property
    def _swapped_note(self) -> str:
        return "rehearse_swapped_note" if self._entry.record.variant.seats == 2 else "rehearse_swapped_many_note"

    def handle(self, intent: Intent) -> Intent | None:
        room, entry = self.room, self._entry
        match intent:
            case Do("watch"):
                return Watch(entry.record, entry.seats)
            case Do("rehearse", int(swapped)):
                room.session.rehearse(entry.record, bool(swapped))
                return Go("table")
            case Do("copy"):
                self._copied = room.tell("copied" if room.world.copy(to_code(entry.record)) else "not_copied")
                room.world.say(self._copied)
                return None
        return intent


def _result(room: Room, record: Record, seats: tuple[str, ...]) -> str:
    end = _end(record)
    if end is None:
        return room.tell("result_unfinished" if record.moves else "result_open")
    return result(room, end, viewer(seats))


def _kind(room: Room, entry: history.Entry | Study) -> str:
    """Opponents, variant and options of a deal, and whether it was practice."""
    known = set(CHOICES["level"]) >= set(entry.seats) - {PERSON}
    words = [room.tell(f"level_{opponents(entry.seats)}")] if entry.seats and known else []
    words.append(room.tell(f"variant_{entry.record.variant.name}"))
    words += [room.tell(f"option_{name}") for name in in_force(entry.record.variant)]
    return " · ".join([*words, room.tell("practice")] if entry.practice else words)


def _date(room: Room, date: str) -> str:
    """A date such as 2024-05-01 as the language writes it; nothing if there is none."""
    if not date:
        return ""
    year, month, day = date.split("-")
    return room.tell("date", year=year, month=month, day=day)


def _spaced(code: str) -> str:
    """A code in groups, so that it can be read and broken into lines; the blanks do no harm to it."""
    return " ".join(code[start : start + GROUP] for start in range(0, len(code), GROUP))
