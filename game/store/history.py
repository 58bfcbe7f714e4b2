"""What is kept of finished deals: the statistics, and the last deals themselves to be watched again."""

from __future__ import annotations

import json
import re
from calendar import monthrange
from collections.abc import Callable, Iterable
from functools import reduce
from typing import Any, NamedTuple

from game.rules import record as records
from game.rules.auction import is_dead
from game.rules.pay import of_sides, pay, role, sides
from game.rules.record import Record, replay, settled
from game.rules.rules import points
from game.rules.state import State
from game.store import statistics as tables
from game.store.seating import opponents, viewer
from game.store.statistics import Statistics
from game.table.seat import PERSON

FORMAT = 2
KEPT = 50  # deals


class BrokenHistory(ValueError):
    """A text that tells no history."""


class Entry(NamedTuple):
    """A finished deal: how it was played, who sat where, when (such as 2024-05-01, or nothing)."""

    record: Record
    seats: tuple[str, ...] = ()  # persons, and computers by their level; empty where it is not known
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


def booked(history: History, entry: Entry, won: bool | None = None) -> History:
    """The history with a finished deal, kept and counted for whoever it is seen from.

    `won` tells of a match that ended with it. A deal that is there already, as it was played, is the same one: nothing
    changes.
    """
    if any(same(entry, old) for old in history.deals):
        return history
    sums, seat = history.statistics, viewer(entry.seats)
    key = opponents(entry.seats), entry.record.variant.name
    end = settled(replay(entry.record))
    if is_dead(end):
        return history  # nobody has played it
    if not entry.practice:
        sums = _counted(sums, key, end, seat)
    if won is not None:
        sums = tables.with_match(sums, key, won)
    return with_entry(history._replace(statistics=sums), entry)


def _counted(sums: Statistics, key: tables.Key, end: State, seat: int) -> Statistics:
    """The statistics with a deal; one with an auction counts for its role as well, by whether one was paid."""
    totals = of_sides(end)
    if totals is None:
        return tables.with_deal(sums, key, points(end), end.variant.sides[seat])
    side, paid = sides(end)[seat], pay(end)[seat] > 0
    sums = tables.with_deal(sums, key, totals, side, paid)
    return tables.with_deal(sums, tables.of_role(key, role(end, seat)), totals, side, paid)


def same(one: Entry, other: Entry) -> bool:
    """Whether two entries are about one deal, whenever it was booked."""
    return one._replace(date="") == other._replace(date="")


def with_entry(history: History, entry: Entry) -> History:
    """The history with one more deal kept; the oldest goes once there are more than `KEPT`."""
    line = _dumped(entry._asdict() | {"record": records.to_json(entry.record)})
    return history._replace(deals=(*history.deals, entry)[-KEPT:], lines=(*history.lines, line)[-KEPT:])


def _dumped(data: Any) -> str:
    return json.dumps(data, separators=(",", ":"))


def to_text(history: History) -> str:
    """The history as one line of JSON."""
    line = _dumped(tables.to_json(history.statistics))
    return f'{{"format":{FORMAT},"statistics":{line},"deals":[{",".join(history.lines)}]}}'


def from_text(text: str) -> History:
    """The history that `text` tells, every deal of it replayed through the rules. Raises BrokenHistory."""
    try:
        data = json.loads(text)
        if isinstance(data, dict) and data.get("format") == 1:
            data = _from_format_1(data)
        if not isinstance(data, dict) or set(data) != {"format", "statistics", "deals"} or data["format"] != FORMAT:
            raise BrokenHistory("a history has the fields format, statistics, deals")
        if not isinstance(data["deals"], list):
            raise BrokenHistory("the deals are not a list")
        deals = tuple(map(_entry, data["deals"]))
        return History(tables.from_json(data["statistics"]), deals, tuple(map(_dumped, data["deals"])))
    except (ValueError, RecursionError) as error:
        raise BrokenHistory(str(error)) from error


def _from_format_1(data: dict[str, Any]) -> dict[str, Any]:
    """A history of the first format, as this one has it: its one level is that of the other player."""
    renamed = {"tally": "statistics"}
    data = {renamed.get(name, name): value for name, value in data.items()} | {"format": FORMAT}
    deals = data.get("deals")
    if isinstance(deals, list):
        data["deals"] = [_seated(each) for each in deals if not _is_outdated(each)]
    return data


def _is_outdated(entry: Any) -> bool:
    """Whether a deal was played by a rule that has been mended since: the swap where three and seven are exchanged."""
    try:
        options = entry["record"]["options"]
        if options.get("exchange") == "on" and options.get("swap") == "seven and two":
            records.from_json(entry["record"])
    except records.BrokenRecord:
        return True
    except (TypeError, KeyError, AttributeError):
        return False  # whatever is wrong with it is told elsewhere
    return False


def _seated(entry: Any) -> Any:
    if not isinstance(entry, dict) or not isinstance(entry.get("level"), str):
        return entry
    seats = [PERSON, entry["level"]] if entry["level"] else []
    return {name: value for name, value in entry.items() if name != "level"} | {"seats": seats}


def _entry(data: Any) -> Entry:
    if not isinstance(data, dict) or set(data) != set(Entry._fields):
        raise BrokenHistory(f"a kept deal has the fields {', '.join(Entry._fields)}")
    record = records.from_json(data["record"])
    seats, date, practice = data["seats"], data["date"], data["practice"]
    if not isinstance(seats, list) or not all(type(who) is str for who in seats):
        raise BrokenHistory("the seats of a kept deal are words")
    if seats and len(seats) != record.variant.seats:
        raise BrokenHistory(f"{record.variant.name} has {record.variant.seats} seats, not {len(seats)}")
    if type(date) is not str or type(practice) is not bool:
        raise BrokenHistory("the date of a kept deal is a word, practice is true or false")
    if date and not _is_date(date):
        raise BrokenHistory(f"there is no day {date!r}")
    return Entry(record, tuple(seats), date, practice)


def _is_date(text: str) -> bool:
    """Whether it is written as in 2024-05-01 and stands in the calendar: it will be drawn."""
    if not re.fullmatch("[0-9]{4}-[0-9]{2}-[0-9]{2}", text):
        return False
    year, month, day = map(int, text.split("-"))
    return year > 0 and 1 <= month <= 12 and 1 <= day <= monthrange(year, month)[1]
