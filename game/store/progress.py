"""What the learner has done: puzzles, days in a row, lessons, the exercise of memory; and its text."""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import date, timedelta
from typing import Any, Literal, NamedTuple, get_args

FORMAT = 1
_KEPT = 400  # results of the exercise of memory, the latest last
_FIELDS = {"format", "puzzles", "days", "lessons", "memory"}

Result = Literal["begun", "missed", "solved"]


class BrokenProgress(ValueError):
    """A text that tells no progress."""


class Progress(NamedTuple):
    """All of it; values are never changed in place."""

    puzzles: Mapping[int, Result] = {}  # by number: what came of the first try
    days: tuple[str, ...] = ()  # those whose own puzzle was solved at the first try, on the day, in order
    lessons: tuple[str, ...] = ()  # the names of those played through, in the order in which they were
    memory: tuple[tuple[int, int], ...] = ()  # of each exercise: how many answers were right, of how many


def tried(old: Progress, number: int) -> Progress:
    """A first card of a puzzle has been led; later tries change nothing."""
    return old if number in old.puzzles else old._replace(puzzles={**old.puzzles, number: "begun"})


def ended(old: Progress, number: int, solved: bool, day: str = "") -> Progress:
    """A try is over: it counts if it was the first. `day` is the date, if the puzzle is that of the day."""
    if old.puzzles.get(number) != "begun":
        return old
    new = old._replace(puzzles={**old.puzzles, number: "solved" if solved else "missed"})
    return new._replace(days=tuple(sorted({*new.days, day}))) if solved and day else new


def streak(progress: Progress, today: str) -> int:
    """How many days in a row have been solved, up to today, or to yesterday as long as today is still to come."""
    days, at, count = set(progress.days), date.fromisoformat(today), 0
    if today not in days:
        at -= timedelta(days=1)
    while at.isoformat() in days:
        at, count = at - timedelta(days=1), count + 1
    return count


def learned(old: Progress, lesson: str) -> Progress:
    """A lesson has been played through."""
    return old if lesson in old.lessons else old._replace(lessons=(*old.lessons, lesson))


def remembered(old: Progress, right: int, asked: int) -> Progress:
    """An exercise of memory is over."""
    return old._replace(memory=(*old.memory, (right, asked))[-_KEPT:])


def to_text(progress: Progress) -> str:
    """The progress as one line of JSON."""
    puzzles = {str(number): result for number, result in progress.puzzles.items()}
    data = {"format": FORMAT, **progress._asdict(), "puzzles": puzzles}
    return json.dumps(data, separators=(",", ":"))


def from_text(text: str) -> Progress:
    """The progress that `text` tells. Raises BrokenProgress, saying what is wrong."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BrokenProgress(f"this is not JSON: {error}") from error
    if not isinstance(data, dict) or set(data) != _FIELDS or data["format"] != FORMAT:
        raise BrokenProgress(f"progress has exactly the fields {', '.join(sorted(_FIELDS))}, and format {FORMAT}")
    return Progress(
        _puzzles(data["puzzles"]),
        tuple(map(_day, _list(data["days"]))),
        tuple(map(_word, _list(data["lessons"]))),
        tuple(map(_score, _list(data["memory"]))),
    )


def _list(data: Any) -> list[Any]:
    if not isinstance(data, list):
        raise BrokenProgress(f"a list was expected, not {data!r}")
    return data


def _puzzles(data: Any) -> dict[int, Result]:
    if not isinstance(data, dict) or not all(key.isdecimal() and key.isascii() for key in data):
        raise BrokenProgress("puzzles go by their numbers")
    if any(result not in get_args(Result) for result in data.values()):
        raise BrokenProgress(f"a puzzle is one of: {', '.join(get_args(Result))}")
    return {int(key): result for key, result in data.items()}


def _day(data: Any) -> str:
    try:
        return date.fromisoformat(data).isoformat()
    except (TypeError, ValueError) as error:
        raise BrokenProgress(f"{data!r} is no day") from error


def _word(data: Any) -> str:
    if not isinstance(data, str):
        raise BrokenProgress(f"a lesson has a name, not {data!r}")
    return data


def _score(data: Any) -> tuple[int, int]:
    if not isinstance(data, list) or [type(each) for each in data] != [int, int] or not 0 <= data[0] <= data[1]:
        raise BrokenProgress(f"an exercise has right answers of so many, not {data!r}")
    return data[0], data[1]
