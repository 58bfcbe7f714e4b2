"""A game that cannot be broken: bad files are set aside, failing disks told once."""

from __future__ import annotations

import errno
import json
from collections.abc import Callable
from contextlib import suppress
from itertools import combinations
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.record import to_json
from game.rules.rules import trick_points
from game.store.books import HISTORY
from game.store.safe_files import NOTICES, Refused, sealed, unsealed
from game.store.session import SETTINGS, Session
from game.store.under_way import GAME
from tests.store.sitting import begin, play_match, play_out, seen, state_of, step
from tests.store.stores import Failing, Memory

# ---- broken files and failing disks

PARTS = {SETTINGS: "settings", GAME: "record", HISTORY: "history"}


def kept() -> Memory:
    """A store with all three files, in the middle of the second deal."""
    store = Memory()
    session = begin(store, deck="francesi")
    play_out(session)
    session.book()
    session.next_deal()
    step(session, Random(1))
    return store


@pytest.mark.parametrize("name", PARTS)
@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "file_broken"),
        ("nonsense", "file_broken"),
        ("\ufffd\ufffd\x00", "file_broken"),
        ("[]", "file_broken"),
        ("{}", "file_broken"),
        ("[" * 100_000, "file_broken"),
        ('{"format":1}{', "file_broken"),
        ('{"format":"2"}', "file_broken"),
        ('{"format":3,"something":"new"}', "file_newer"),
    ],
)
def test_a_file_that_cannot_be_used_is_set_aside_and_told_in_one_line(name: str, text: str, key: str) -> None:
    store = kept()
    good = begin(store)
    store[name] = text
    session = begin(store)
    (notice,) = session.notices
    assert notice[0] == key
    assert key in NOTICES
    assert notice[1]["name"] == name
    assert store[notice[1]["aside"]] == text
    others = set(PARTS.values()) - {PARTS[name]}
    assert all(getattr(session, each) == getattr(good, each) for each in others)
    play_out(session)
    session.book()
    assert begin(store).notices == []


@pytest.mark.parametrize("name", PARTS)
def test_a_file_cut_anywhere_is_set_aside(name: str) -> None:
    store = kept()
    text = store[name]
    for length in range(0, len(text), 7):
        broken = Memory(store)
        broken[name] = text[:length]
        session = begin(broken)
        assert [key for key, _ in session.notices] == ["file_broken"]
        assert text[:length] in broken.values()


KEPT = kept()


def changes(data: dict[str, Any]) -> list[dict[str, Any]]:
    """The saved game tampered with in ways that its text alone does not show."""
    game = data["game"]
    wrong: list[dict[str, Any]] = [
        {"level": "divine"},
        {"kind": "best of 9"},
        {"kind": "first to 121"},
        {"cappotto": "maybe"},
        {"dealer": 1 - game["dealer"]},
        {"dealer": 7},
        {"dealer": True},
        {"deals": [[70, 51]]},
        {"deals": [[70, 50, 0]]},
        {"deals": [[130, -10]]},
        {"deals": [["70", 50]]},
        {"deals": [[70, 50], [70, 50]]},
        {"deals": "none"},
        {"taken": True},
        {"taken": 0},
        {"booked": True},
        {"practice": "no"},
        {"match_practice": None},
        {"record": {}},
        {"record": game["record"] | {"points": [1, 0]}},
        {"record": game["record"] | {"variant": "four"}},
        {"more": 1},
    ]
    return [data | {"game": game | each} for each in wrong] + [
        data | {"game": None},
        data | {"parked": {}},
        data | {"more": 1},
        {"format": 1, "game": game},
    ]


def bare(text: str) -> dict[str, Any]:
    """What a text tells, without the checksum that would give any change away."""
    return dict(json.loads(unsealed(text)))


def test_a_tampered_game_is_set_aside_by_the_rules_alone() -> None:
    store = kept()
    for tampered in changes(bare(store[GAME])):
        other = Memory(store)
        other[GAME] = json.dumps(tampered)
        assert [key for key, _ in begin(other).notices] == ["file_broken"], tampered


def test_a_booked_deal_must_be_the_last_of_the_match() -> None:
    store = Memory()
    session = begin(store)
    play_out(session)
    session.book()
    data = bare(store[GAME])
    mine, theirs = data["game"]["deals"][0]
    data["game"]["deals"] = [[theirs, mine]]
    store[GAME] = json.dumps(data)
    assert [key for key, _ in begin(store).notices] == ["file_broken"]


def test_a_booked_deal_must_be_over_even_if_no_point_is_out_any_more() -> None:
    store = Memory()
    session = begin(store)
    for seed in range(1000):
        session.new_deal()
        play_out(session, seed)
        if trick_points(state_of(session).taken[-1].cards, state_of(session).variant) == 0:
            break
    session.book()
    data = bare(store[GAME])
    for moves, broken in ((40, False), (38, True)):
        record = session.record._replace(moves=session.record.moves[:moves])
        data["game"]["record"] = to_json(record)
        store[GAME] = json.dumps(data)
        assert bool(begin(Memory(store)).notices) == broken


@settings(deadline=None, max_examples=100)
@given(st.sampled_from(sorted(PARTS)), st.integers(0, 10**6), st.text(max_size=3), st.integers(0, 3))
def test_whatever_is_done_to_a_file_the_game_begins(name: str, at: int, new: str, gone: int) -> None:
    store = Memory(KEPT)
    at %= len(store[name])
    store[name] = store[name][:at] + new + store[name][at + gone :]
    session = begin(store)
    assert len(session.notices) <= 1
    play_out(session)
    session.book()
    session.next_deal()
    assert begin(store).notices == []


@pytest.mark.parametrize("methods", [("write",), ("read",), ("read", "write"), ("read", "write", "set_aside")])
def test_a_failing_disk_is_told_once_and_play_goes_on(methods: tuple[str, ...]) -> None:
    session = begin(Failing(*methods))
    play_match(session)
    session.change(deck="francesi", level="easy")
    session.rehearse(session.record)
    play_out(session)
    session.undo()
    files = {"name": "settings.json, history.json, progress.json, game.json"}
    assert session.notices == [("file_closed", files) if "read" in methods else ("not_saved_full", {"path": ""})]
    assert not session.is_saved


def test_a_disk_that_recovers_is_used_again() -> None:
    store = Failing("write")
    session = begin(store)
    step(session, Random(1))
    assert not session.is_saved
    store.methods.clear()
    step(session, Random(1))
    assert session.is_saved
    assert state_of(begin(store)) == state_of(session)
    assert len(session.notices) == 1


def test_a_trouble_that_comes_back_is_told_again() -> None:
    store = Failing()
    session = begin(store)
    for _ in range(3):
        store.methods.add("write")
        for seed in range(3):
            session.new_deal()
            step(session, Random(seed))
        assert session.notices.pop() == ("not_saved_full", {"path": ""})
        assert session.notices == []
        store.methods.clear()
        session.new_deal()
        assert session.is_saved and session.notices == []


def test_a_trouble_that_has_not_been_read_yet_is_told_once() -> None:
    store = Failing()
    session = begin(store)
    for _ in range(3):
        store.methods.add("write")
        session.new_deal()
        store.methods.clear()
        session.new_deal()
    assert session.notices == [("not_saved_full", {"path": ""})]


class Half(Memory):
    """One text cannot be written, the others can."""

    def write(self, name: str, text: str) -> None:
        """Fails for the history."""
        if name == HISTORY:
            raise OSError(errno.ENOSPC, "No space left on device")
        super().write(name, text)


def test_a_trouble_that_lasts_for_one_file_is_told_once_though_others_are_saved() -> None:
    session = begin(Half())
    session.books.reset_statistics()
    assert session.notices.pop() == ("not_saved_full", {"path": ""})
    for seed in range(5):
        session.change(volume=seed)
        play_out(session, seed)
        session.book()
        session.next_deal()
    assert session.notices == [] and session.is_saved


def test_what_could_not_be_saved_is_tried_once_more_when_closing() -> None:
    store = Failing()
    session = begin(store)
    assert session.close()
    store.methods.add("write")
    session.change(deck="francesi")
    play_out(session)
    session.book()
    assert not session.close()
    store.methods.clear()
    assert session.close() and session.close()
    assert seen(begin(store)) == seen(session)


MARKS = ["\ufeff", "\ufeff\ufeff", "\ufeff\n "]  # with which some editors and programs begin a text


@pytest.mark.parametrize("mark", MARKS, ids=ascii)
@pytest.mark.parametrize("with_checksum", [True, False])
def test_a_mark_before_a_text_does_no_harm(mark: str, with_checksum: bool) -> None:
    store = Memory({name: mark + (text if with_checksum else unsealed(text)) for name, text in KEPT.items()})
    session = begin(store)
    assert session.notices == []
    assert seen(session) == seen(begin(Memory(KEPT)))


@pytest.mark.parametrize("name", PARTS)
def test_a_mark_makes_no_broken_or_newer_text_a_good_one(name: str) -> None:
    for text, key in (("\ufeff", "file_broken"), ('\ufeff{"format":3}', "file_newer"), ("{}\ufeff", "file_broken")):
        store = Memory(KEPT) | {name: text}
        assert [told for told, _ in begin(Memory(store)).notices] == [key]


@pytest.mark.parametrize(
    "unknown", [{"colour": "red"}, {"level": "divine"}, {"variant": "four", "match": "first to 121"}]
)
def test_what_another_version_has_added_to_the_settings_is_no_trouble(unknown: dict[str, Any]) -> None:
    """With the right checksum; and where no game is kept, a match is begun that there is."""
    for gone in ((), (GAME,)):
        store = Memory(KEPT)
        store[SETTINGS] = sealed(json.dumps(bare(KEPT[SETTINGS]) | {"volume": 3} | unknown, separators=(",", ":")))
        for name in gone:
            del store[name]
        session = begin(store)
        assert session.notices == []
        assert (session.settings.deck, session.settings.volume) == ("francesi", 3)
        play_out(session)
        assert begin(store).notices == []
        assert session.settings.match == session.match.kind == "best of 3"


CHANGES: dict[str, Callable[[Session], None]] = {  # what the player does to change a file, and only by that
    SETTINGS: lambda session: session.change(deck="piacentine"),
    HISTORY: lambda session: session.books.reset_statistics(),
    GAME: lambda session: step(session, Random(1)),
}


@pytest.mark.parametrize("missed", [each for count in (1, 2, 3) for each in combinations(CHANGES, count)], ids=str)
@pytest.mark.parametrize("next_one", CHANGES)
def test_all_that_was_missed_is_written_as_soon_as_anything_can_be(missed: tuple[str, ...], next_one: str) -> None:
    store = Failing()
    store.update(KEPT)
    session = begin(store, seed=2)
    store.methods.add("write")
    for name in missed:
        CHANGES[name](session)
    assert store == KEPT
    store.methods.clear()
    CHANGES[next_one](session)
    assert {name for name in PARTS if store[name] != KEPT[name]} == {*missed, next_one}
    assert seen(begin(store)) == seen(session)


def test_a_deal_that_was_over_while_the_disk_was_full_is_in_the_history() -> None:
    store = Failing()
    session = begin(store)
    play_out(session)
    store.methods.add("write")
    session.book()
    store.methods.clear()
    session.next_deal()
    assert len(begin(store).history.deals) == 1
    assert seen(begin(store)) == seen(session)


@pytest.mark.parametrize("kind", [RuntimeError, MemoryError, KeyError, OSError])
@pytest.mark.parametrize(
    "what", ["tests.store.stores.Memory.write", "game.store.safe_files.sealed", "game.store.saved_game.to_text"]
)
def test_whatever_goes_wrong_in_saving_the_deal_is_not_called_safe(
    monkeypatch: pytest.MonkeyPatch, what: str, kind: type[Exception]
) -> None:
    """And once it is saved again, it is."""

    def fails(*arguments: object) -> None:
        raise kind("a fault")

    store = Memory()
    session = begin(store)
    before = session.record
    with monkeypatch.context() as patch:
        patch.setattr(what, fails)
        with suppress(kind):
            step(session, Random(1))
    assert session.record != before == begin(store).record
    assert not session.is_saved
    step(session, Random(1))
    assert session.is_saved
    assert seen(begin(store)) == seen(session)


class Locked(Memory):
    """Some texts can be neither read nor set aside."""

    names: tuple[str, ...] = ()

    def read(self, name: str) -> str | None:
        """The text, unless it is locked."""
        if name in self.names:
            raise OSError(errno.EIO, "Input/output error", name)
        return super().read(name)


class Stuck(Locked):
    """Some texts can be read, but not set aside."""

    def read(self, name: str) -> str | None:
        """The text."""
        return Memory.read(self, name)

    def set_aside(self, name: str) -> str:
        """Fails where it is stuck."""
        if name in self.names:
            raise Refused("there is no room left")
        return super().set_aside(name)


@pytest.mark.parametrize("kind", [Locked, Stuck])
@pytest.mark.parametrize("names", [each for count in (1, 2, 3) for each in combinations(PARTS, count)], ids=str)
def test_what_could_not_be_read_or_set_aside_is_not_written_over(kind: type[Locked], names: tuple[str, ...]) -> None:
    """And each file by itself: the others are kept as ever."""
    store = kind(KEPT)
    store.update(dict.fromkeys(names, "nonsense"))
    store.names = names
    session = begin(store)
    session.change(deck="piacentine")
    play_out(session)
    session.book()
    assert [(key, set(values["name"].split(", "))) for key, values in session.notices] == [("file_closed", set(names))]
    assert [store[name] for name in names] == ["nonsense"] * len(names)
    assert session.is_saved == (GAME not in names)
    again = begin(store)
    for name in set(PARTS) - set(names):
        part = PARTS[name]
        assert getattr(again, part) == getattr(session, part), part
