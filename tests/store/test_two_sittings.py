"""The game open twice, on the same texts: no finished deal is lost, neither from the kept ones nor from the sums."""

from __future__ import annotations

import errno
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game import host
from game.rules.record import Record
from game.rules.variants import variant
from game.store import history, statistics
from game.store.books import HISTORY
from game.store.history import Entry, History, booked, merged
from game.store.safe_files import unsealed
from game.store.session import Session
from game.store.statistics import Line
from game.store.under_way import GAME
from tests.rules.deals import played
from tests.store.sitting import act, begin, play_match, play_out, seen, settle, state_of
from tests.store.stores import Failing, Memory

KEY = ("normal", "two")
ROOT = Path(__file__).parent.parent.parent


def finish(session: Session, seed: int) -> Record:
    """Plays the deal out and books it; what it was."""
    play_out(session, seed)
    session.book()
    return session.record


def records(store: Memory) -> list[Record]:
    """The deals that are kept, in order, whoever played them."""
    return [entry.record for entry in begin(Memory(store)).history.deals]


def test_both_finish_a_deal_and_both_are_kept_and_counted() -> None:
    store = Memory()
    begin(store)
    one, other = begin(store), begin(store)
    first, second = finish(one, 1), finish(other, 2)
    assert records(store) == [first, second]
    assert [entry.record for entry in other.history.deals] == [first, second]
    sums = begin(Memory(store)).history.statistics[KEY]
    assert sums.deals == 2 and sum(sums.last) == sums.points
    assert begin(store).notices == one.notices == other.notices == []


def test_they_take_turns_for_a_long_time() -> None:
    store = Memory()
    sittings = [begin(store, seed) for seed in range(3)]
    expected = []
    for turn in range(30):
        session = sittings[turn * turn % 3]
        expected.append(finish(session, turn))
        session.next_deal()
    again = begin(store)
    assert records(store) == expected
    assert again.history.statistics[KEY].deals == 30
    assert seen(again)[-2] == sittings[29 * 29 % 3].history


def test_both_finish_a_match_and_both_are_counted() -> None:
    store = Memory()
    one, other = begin(store), begin(store)
    play_match(one, 1)
    play_match(other, 2)
    line = begin(Memory(store)).history.statistics[KEY]
    assert line.matches == 2
    assert line.deals == len(one.match.deals) + len(other.match.deals) == len(records(store))


def test_the_same_deal_played_alike_in_both_counts_once() -> None:
    store = Memory()
    begin(store)
    one, other = begin(store), begin(store)
    assert finish(one, 5) == finish(other, 5)
    assert len(records(store)) == begin(store).history.statistics[KEY].deals == 1
    assert one.match == other.match


def test_a_deal_played_again_as_practice_is_another() -> None:
    session = begin()
    record = finish(session, 1)
    session.rehearse(record)
    for move in record.moves:
        if len(session.record.moves) and len(session.record.moves) % 2 == 0:
            settle(session)
        act(session, move)
    settle(session)
    session.book()
    assert [(entry.record, entry.practice) for entry in session.history.deals] == [(record, False), (record, True)]
    assert session.history.statistics[KEY].deals == 1


def test_one_forgets_the_statistics_while_the_other_plays_on() -> None:
    store = Memory()
    one, other = begin(store), begin(store, 2)
    kept = [finish(one, 1), finish(other, 2)]
    one.books.reset_statistics()
    assert records(store) == kept and one.history.statistics == {}
    other.next_deal()
    kept.append(finish(other, 3))
    assert records(store) == kept
    assert begin(store).history.statistics[KEY].deals == 1


def test_one_takes_over_statistics_while_the_other_plays_on() -> None:
    store = Memory()
    one, other = begin(store), begin(store, 2)
    text = statistics.to_text({KEY: Line(deals=1, wins=1, points=70, streak=1, best_streak=1, last=(70,))})
    finish(other, 2)
    one.books.import_statistics(text)
    other.next_deal()
    finish(other, 3)
    assert begin(store).history.statistics[KEY].deals == 2
    assert len(records(store)) == 2


def test_what_could_not_be_saved_is_merged_when_it_can() -> None:
    """The disk was full for one sitting, while the other went on."""
    store = Failing()
    one, other = begin(store), begin(store, 2)
    store.methods.add("write")
    missed = [finish(one, 1)]
    one.next_deal()
    missed.append(finish(one, 2))
    store.methods.clear()
    between = finish(other, 3)
    assert records(store) == [between]
    one.next_deal()  # saves something
    assert records(store) == [between, *missed]
    assert begin(store).history.statistics[KEY].deals == 3
    assert one.history == begin(store).history


def test_what_is_forgotten_once_is_not_forgotten_again() -> None:
    """A sitting's own changes that are on the disk are not made a second time upon those of the other."""
    store = Memory()
    one, other = begin(store), begin(store, 2)
    one.books.reset_statistics()
    finish(other, 1)
    finish(one, 2)
    other.next_deal()
    finish(other, 3)
    assert begin(store).history.statistics[KEY].deals == 3


class Unanswered(Memory):
    """A folder on a network: what is written arrives, and is told as failed."""

    lost = False

    def write(self, name: str, text: str) -> None:
        """Keeps it, whatever it says."""
        super().write(name, text)
        if self.lost:
            raise OSError(errno.EIO, "Input/output error")


def test_what_has_arrived_though_it_was_told_as_failed_is_counted_once() -> None:
    store = Unanswered()
    one = begin(store)
    store.lost = True
    finish(one, 1)
    one.next_deal()
    store.lost = False
    finish(one, 2)
    assert begin(store).history.statistics[KEY].deals == len(records(store)) == 2


@pytest.mark.parametrize(("text", "key"), [("nonsense", "file_broken"), ('{"format":3}', "file_newer")])
def test_what_somebody_has_broken_meanwhile_is_set_aside(text: str, key: str) -> None:
    store = Memory()
    session = begin(store)
    kept = [finish(session, 1)]
    session.next_deal()
    store[HISTORY] = text
    kept.append(finish(session, 2))
    ((told, values),) = session.notices
    assert told == key and store[values["aside"]] == text
    assert records(store) == kept


def test_what_cannot_be_read_meanwhile_is_not_written_over() -> None:
    store = Failing()
    one, other = begin(store), begin(store, 2)
    theirs = finish(other, 1)
    store.methods.add("read")
    mine = finish(one, 2)
    assert one.notices == [("not_saved_full", {"path": ""})]
    store.methods.clear()
    assert records(store) == [theirs]
    one.next_deal()
    assert records(store) == [theirs, mine]


@settings(deadline=None, max_examples=60)
@given(st.lists(st.tuples(st.integers(0, 2), st.sampled_from(["deal", "fails", "works", "again"])), max_size=40))
def test_whatever_happens_in_whatever_order_each_deal_is_counted_once(events: list[tuple[int, str]]) -> None:
    """Three sittings finish deals, are closed and opened again, while the disk fails and recovers."""
    store, expected = Failing(), History()
    sittings = [begin(store, seed) for seed in range(3)]
    for count, (number, event) in enumerate(events):
        if event == "deal":
            entry = Entry(played(variant("two"), count), ("person", "normal"))
            sittings[number].books._keep(lambda old, entry=entry: booked(old, entry))  # type: ignore[misc]
            expected = booked(expected, entry)
        elif event == "again" and "write" not in store.methods:
            assert sittings[number].close()
            sittings[number] = begin(store, number)
        elif event != "again":
            (store.methods.add if event == "fails" else store.methods.discard)("write")
    store.methods.clear()
    for session in sittings:
        assert session.close()
    found = begin(store).history
    assert {entry.record for entry in found.deals} == {entry.record for entry in expected.deals}
    for name in ("deals", "wins", "draws", "points", "cappotti"):
        assert [getattr(line, name) for line in found.statistics.values()] == [
            getattr(line, name) for line in expected.statistics.values()
        ]


def test_merging_keeps_the_last_fifty_and_counts_all() -> None:
    entries = [Entry(played(variant("two"), seed), ("person", "easy")) for seed in range(70)]
    theirs = merged(History(), [lambda old, each=each: booked(old, each) for each in entries[:40]])  # type: ignore[misc]
    both = merged(theirs, [lambda old, each=each: booked(old, each) for each in entries[30:]])  # type: ignore[misc]
    assert both.deals == tuple(entries[20:])
    assert both.statistics[("easy", "two")].deals == 70
    assert history.from_text(history.to_text(both)) == both


def test_the_last_writer_has_the_deal_under_way() -> None:
    store = Memory()
    one, other = begin(store), begin(store, 2)
    finish(one, 1)
    one.next_deal()
    other.new_deal()
    assert state_of(begin(Memory(store))) == state_of(other)
    one.new_deal()
    assert state_of(begin(Memory(store))) == state_of(one)
    assert unsealed(store[GAME])


# ---- processes of their own


def main(folder: str, seed: int, deals: int) -> None:
    """Plays so many deals in a folder that others use as well."""
    host.use_folder(folder)
    session = Session(host, Random(seed))
    session.new_match()
    for number in range(deals):
        finish(session, 1000 * seed + number)
        session.next_deal()
    assert session.close() and session.notices == []


def test_three_processes_play_on_one_folder(tmp_path: Path) -> None:
    commands = [[sys.executable, "-m", __name__, str(tmp_path), str(seed), "12"] for seed in (1, 2, 3)]
    players = [subprocess.Popen(each, cwd=ROOT, stderr=subprocess.PIPE, text=True) for each in commands]
    assert [player.communicate(timeout=120)[1] for player in players] == [""] * 3
    assert [player.returncode for player in players] == [0] * 3
    found = history.from_text(unsealed((tmp_path / HISTORY).read_text()))
    assert len({entry.record for entry in found.deals}) == found.statistics[KEY].deals == 36
    assert {path.suffix for path in tmp_path.iterdir()} == {".json"}


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
