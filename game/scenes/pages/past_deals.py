"""The past deals: a page that lists them, and a page for each, to be watched, played again or sent as a code."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from game.rules.deal_code import BrokenCode, found_in, to_code
from game.rules.record import Record, replay, settled
from game.rules.rules import is_over, points
from game.scenes import routes
from game.scenes.pages.page import Page
from game.scenes.pages.rows import Body, Entry, Heading, Row
from game.scenes.pages.rules import in_force
from game.scenes.room import Room
from game.scenes.scene import Scene
from game.scenes.table.outcome import result
from game.scenes.table.replay import Replay
from game.store import history
from game.store.settings import CHOICES
from game.view.intents import Do
from game.view.layout import Box
from game.view.picture import Item, Target

PASTE, COPY, WATCH = Do("paste"), Do("copy"), Do("watch")
GROUP = 5  # letters of a code that stand together


@lru_cache(maxsize=2 * history.KEPT)
def _totals(record: Record) -> tuple[int, ...] | None:
    """The points of both sides, None while the deal is not over."""
    state = settled(replay(record))
    return points(state) if is_over(state) else None


@dataclass(frozen=True)
class _Line(Row):
    """A deal in the list. It is not counted before it comes into sight, as fifty would take a while."""

    number: int
    deal: history.Entry

    def _entry(self, room: Room, text: str) -> Entry:
        return Entry(text, Do("deal", self.number), _date(room, self.deal.date), _kind(room, self.deal))

    def height(self, room: Room, width: float) -> float:
        return self._entry(room, "").height(room, width)

    def items(self, room: Room, box: Box) -> Iterator[Item]:
        return self._entry(room, _result(room, self.deal.record)).items(room, box)

    def targets(self, room: Room, box: Box) -> Sequence[Target]:
        return self._entry(room, _result(room, self.deal.record)).targets(room, box)


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

    def handle(self, intent: object) -> Scene | None:
        match intent:
            case Do("deal", int(number)):
                return _Deal(self.room, self.page, self._deals[number]).page
            case Do("paste"):
                return self._paste(self.room.world.paste() or "")
        return None

    def _paste(self, text: str) -> Scene:
        """The page of the deal whose code stands in `text`."""
        try:
            record = found_in(text)
        except BrokenCode:
            return self._refuse("no_code")
        if record.variant.name not in CHOICES["variant"]:
            return self._refuse("code_elsewhere")
        self._trouble = ""
        return _Deal(self.room, self.page, history.Entry(record, "")).page

    def _refuse(self, key: str) -> Scene:
        self._trouble = self.room.tell(key)
        self.room.world.say(self._trouble)
        self.page.renew()
        return self.page


class _Deal:
    """One deal: what came of it, and what can be done with it."""

    def __init__(self, room: Room, beneath: Scene, entry: history.Entry) -> None:
        self.room, self._entry, self._copied = room, entry, ""
        self.page = Page(room, beneath, lambda: room.tell("past_deal"), self.rows, self.handle)

    def rows(self) -> list[Row]:
        room, tell, entry = self.room, self.room.tell, self._entry
        about = " · ".join(filter(None, (_kind(room, entry), _date(room, entry.date))))
        watch = [Entry(tell("watch"), WATCH, note=tell("watch_note"))] if entry.record.moves else []
        return [
            Heading(_result(room, entry.record)),
            Body(about),
            *watch,
            Entry(tell("rehearse"), Do("rehearse", False), note=tell("rehearse_note")),
            Entry(tell("rehearse_swapped"), Do("rehearse", True), note=tell("rehearse_swapped_note")),
            Entry(tell("copy_code"), COPY, self._copied, _spaced(to_code(entry.record))),
        ]

    def handle(self, intent: object) -> Scene | None:
        room, entry = self.room, self._entry
        match intent:
            case Do("watch"):
                return Replay(room, self.page, entry.record, _opponent(room, entry.level))
            case Do("rehearse", bool(swapped)):
                room.session.rehearse(entry.record, swapped)
                return routes.deal(room)
            case Do("copy"):
                self._copied = room.tell("copied" if room.world.copy(to_code(entry.record)) else "not_copied")
                room.world.say(self._copied)
                return self.page
        return None


def _result(room: Room, record: Record) -> str:
    totals = _totals(record)
    if totals is None:
        return room.tell("result_unfinished" if record.moves else "result_open")
    return result(room, totals)


def _kind(room: Room, entry: history.Entry) -> str:
    """Level, variant and options of a deal, and whether it was practice."""
    words = [room.tell(f"level_{entry.level}")] if entry.level in CHOICES["level"] else []
    words.append(room.tell(f"variant_{entry.record.variant.name}"))
    words += [room.tell(f"option_{name}") for name in in_force(entry.record.variant)]
    return " · ".join([*words, room.tell("practice")] if entry.practice else words)


def _date(room: Room, date: str) -> str:
    """A date such as 2024-05-01 as the language writes it; nothing if there is none."""
    if not date:
        return ""
    year, month, day = date.split("-")
    return room.tell("date", year=year, month=month, day=day)


def _opponent(room: Room, level: str) -> str:
    return room.tell(f"opponent_{level}") if level in CHOICES["level"] else room.tell("opponent")


def _spaced(code: str) -> str:
    """A code in groups, so that it can be read and broken into lines; the blanks do no harm to it."""
    return " ".join(code[start : start + GROUP] for start in range(0, len(code), GROUP))
