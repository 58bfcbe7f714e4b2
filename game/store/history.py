"""What is kept of finished deals: the statistics, and the last deals themselves to be watched again."""

from __future__ import annotations

import json
import re
from calendar import monthrange
from collections.abc import Callable, Iterable
from functools import reduce
from typing import Any, NamedTuple

from game.rules import record as records
from game.rules.record import Record, replay, settled
from game.rules.rules import points
from game.store import statistics as tables
from game.store.settings import CHOICES
from game.store.statistics import Statistics

FORMAT = 1
KEPT = 50  # deals


class BrokenHistory(ValueError):
    """A text that tells no history."""


class Entry(NamedTuple):
    """A finished deal: how it was played, against which level, when (such as 2024-05-01, or nothing)."""

    record: Record
    level: str
    date: str = ""
    practice: bool = False


class History(NamedTuple):
    """The statistics, and the last deals, the newest at the end."""

    statistics: Statistics = {}  # noqa: RUF012 (never changed in place)
    deals: tuple[Entry, ...] = ()
    lines: tuple[str, ...] = ()  # the text of each, so that booking one deal need not tell fifty again


Change = Callable[[History], History]  # what a sitting does to the history, whatever another has done to it before


def merged(theirs: History, changes: Iterable[Change]) -> History:
    """The history that another sitting has left, with the changes of one's own that it does not know."""
    return reduce(lambda history, change: change(history), changes, theirs)


def booked(history: History, entry: Entry, side: int = 0, won: bool | None = None) -> History:
    """The history with a finished deal, kept and counted for `side`; `won` tells of a match that ended with it.

    A deal that is there already, as it was played, is the same one: nothing changes.
    """
    if any(
        (old.record, old.level, old.practice) == (entry.record, entry.level, entry.practice) for old in history.deals
    ):
        return history
    key, sums = (entry.level, entry.record.variant.name), history.statistics
    if not entry.practice:
        sums = tables.with_deal(sums, key, points(settled(replay(entry.record))), side)
    if won is not None:
        sums = tables.with_match(sums, key, won)
    return with_entry(history._replace(statistics=sums), entry)


def with_entry(history: History, entry: Entry) -> History:
    """The history with one more deal kept; the oldest goes once there are more than `KEPT`."""
    line = _dumped(entry._asdict() | {"record": records.to_json(entry.record)})
    return history._replace(deals=(*history.deals, entry)[-KEPT:], lines=(*history.lines, line)[-KEPT:])


def _dumped(data: Any) -> str:
    return json.dumps(data, separators=(",", ":"))


def to_text(history: History) -> str:
    """The history as one line of JSON."""
    line = _dumped(tables.to_json(history.statistics))
    return f'{{"format":{FORMAT},"tally":{line},"deals":[{",".join(history.lines)}]}}'


def from_text(text: str) -> History:
    """The history that `text` tells, every deal of it replayed through the rules. Raises BrokenHistory."""
    try:
        data = json.loads(text)
        if not isinstance(data, dict) or set(data) != {"format", "tally", "deals"} or data["format"] != FORMAT:
            raise BrokenHistory("a history has the fields format, tally, deals")
        if not isinstance(data["deals"], list):
            raise BrokenHistory("the deals are not a list")
        deals = tuple(map(_entry, data["deals"]))
        return History(tables.from_json(data["tally"]), deals, tuple(map(_dumped, data["deals"])))
    except (ValueError, RecursionError) as error:
        raise BrokenHistory(str(error)) from error


def _entry(data: Any) -> Entry:
    if not isinstance(data, dict) or set(data) != set(Entry._fields):
        raise BrokenHistory(f"a kept deal has the fields {', '.join(Entry._fields)}")
    entry = Entry(**data | {"record": records.from_json(data["record"])})
    if not (type(entry.level) is type(entry.date) is str and type(entry.practice) is bool):
        raise BrokenHistory("level and date of a kept deal are words, practice is true or false")
    if entry.record.variant.name not in CHOICES["variant"] or (entry.date and not _is_date(entry.date)):
        raise BrokenHistory(f"no {entry.record.variant.name} can have been played here on {entry.date!r}")
    return entry


def _is_date(text: str) -> bool:
    """Whether it is written as in 2024-05-01 and stands in the calendar: it will be drawn."""
    if not re.fullmatch("[0-9]{4}-[0-9]{2}-[0-9]{2}", text):
        return False
    year, month, day = map(int, text.split("-"))
    return year > 0 and 1 <= month <= 12 and 1 <= day <= monthrange(year, month)[1]
