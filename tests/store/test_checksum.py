"""A file that somebody has changed is known by its checksum; one from before there were any is as good as ever."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.rules.record import replay
from game.store.books import HISTORY
from game.store.safe_files import sealed, unsealed
from game.store.session import SETTINGS
from game.store.under_way import GAME
from tests.store.sitting import begin, play_out, seen, state_of, step
from tests.store.stores import Memory

PUBLISHED = Path(__file__).parent / "published"  # files that a version without checksums has written
FILES = (SETTINGS, GAME, HISTORY)


def published() -> Memory:
    """The store of that version: a practice deal, behind it a match of which two deals are over."""
    return Memory({name: (PUBLISHED / name).read_text() for name in FILES})


def test_files_without_a_checksum_are_read_to_the_letter() -> None:
    session = begin(published())
    assert session.notices == []
    assert session.settings[:3] == ("pt", "hard", "piacentine")
    assert (session.rehearsing, session.game.practice, session.game.seats[1]) == (True, True, "hard")
    assert [str(move) for move in session.record.moves] == ["4D", "KD", "5C", "NC"]
    assert [entry.practice for entry in session.history.deals] == [False, True]
    assert session.history.statistics[("hard", "two")].points == 53
    session.leave_rehearsal()
    assert session.match.deals == ((53, 67), (65, 55))
    assert session.match.practice
    assert state_of(session) == replay(session.record)
    assert state_of(session).trick == session.record.moves[6:]


def test_once_saved_again_they_have_one_and_tell_the_same() -> None:
    store = published()
    session = begin(store)
    session.change(deck="piacentine")
    session.books.import_statistics('{"format":1,"lines":[]}')
    session.leave_rehearsal()
    for name in FILES:
        assert unsealed(store[name]) != store[name], name
        assert json.loads(unsealed(store[name]))["format"] == 2
    again = begin(store)
    assert again.notices == [] and seen(again) == seen(session)


def kept() -> Memory:
    """Every kind of thing that is saved: a deal under way, finished ones, practice, statistics."""
    store = published()
    session = begin(store)
    session.leave_rehearsal()
    play_out(session)
    session.book()
    session.next_deal()
    step(session, Random(1))
    session.change(volume=3)
    return store


def leaves(data: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The ways to all values that hold no others."""
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    if not inner:
        yield way
    for key, value in inner:
        yield from leaves(value, (*way, key))


def others(value: Any) -> Iterator[Any]:
    """Other values of the same kind, as somebody would put them who wants to win or has mistyped."""
    match value:
        case bool():
            yield not value
        case int():
            yield from (value + 1, 0 if value else 120)
        case str():
            words = value.split(" ")
            yield " ".join((*words[:-2], *reversed(words[-2:])) if len(words) > 1 else (value + "x",))
            yield ""
        case _:
            yield [[120, 0]]


def changed(data: Any, way: tuple[Any, ...], value: Any) -> Any:
    """A copy of the data with another value at the end of the way."""
    if not way:
        return value
    copy = dict(data) if isinstance(data, dict) else list(data)
    copy[way[0]] = changed(data[way[0]], way[1:], value)
    return copy


@pytest.mark.parametrize("name", FILES)
def test_whatever_value_is_changed_the_file_is_set_aside(name: str) -> None:
    store = kept()
    data = json.loads(store[name])
    count = 0
    for way in leaves(data):
        old = data
        for key in way:
            old = old[key]
        for new in others(old):
            other = Memory(store)
            other[name] = text = json.dumps(changed(data, way, new), separators=(",", ":"))
            if text == store[name]:
                continue
            session = begin(other)
            count += 1
            newer = way == ("format",) and new == 3
            assert [key for key, _ in session.notices] == ["file_newer" if newer else "file_broken"], (way, new)
            assert text in other.values()
    assert count > 30


@pytest.mark.parametrize("name", FILES)
def test_whatever_is_left_out_or_doubled_the_file_is_set_aside(name: str) -> None:
    store = kept()
    data = json.loads(store[name])
    for key in data.keys() - {"check"}:
        for wrong in (data | {key: None}, {other: data[other] for other in data if other != key}, data | {"more": 1}):
            if wrong == data:
                continue  # nothing waits behind the game
            other = Memory(store)
            other[name] = json.dumps(wrong)
            assert [told for told, _ in begin(other).notices] == ["file_broken"]


@pytest.mark.parametrize("name", FILES)
def test_blanks_and_line_ends_change_nothing(name: str) -> None:
    store = kept()
    good = begin(Memory(store))
    store[name] = json.dumps(json.loads(store[name]), indent=2) + "\n"
    again = begin(store)
    assert again.notices == [] and seen(again) == seen(good)


def test_the_checksum_never_changes() -> None:
    """A file of today must be readable with every version to come."""
    assert sealed('{"format":1,"name":"perch\\u00e9"}') == '{"format":1,"name":"perch\\u00e9","check":2603756618}'
    assert unsealed('{"check":2603756618,"format":1,\n"name":"perché"}') == '{"format":1,"name":"perch\\u00e9"}'
