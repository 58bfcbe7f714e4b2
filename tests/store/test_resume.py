"""Nothing is lost: closed anywhere the game goes on, and moves can be taken back."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from game.rules.rules import is_complete, is_over, points, to_move
from game.store.session import SETTINGS
from game.store.settings import CHOICES
from game.store.under_way import GAME
from tests.store.sitting import HERE, act, begin, play_match, play_out, seen, settle, state_of, step, to_players_turn
from tests.store.stores import Memory

# ---- resuming

CONFIGURATIONS = [
    {"level": level, "variant": variant, "bury": bury, "swap": swap, "follow": follow, "exchange": exchange}
    for level, variant, bury, swap, follow, exchange in product(
        *(CHOICES[name] for name in ("level", "variant", "bury", "swap", "follow", "exchange"))
    )
]


@pytest.mark.parametrize("level", CHOICES["level"])
def test_every_level_and_option_is_resumed_after_every_step(level: str) -> None:
    for number, choices in enumerate(each for each in CONFIGURATIONS if each["level"] == level):
        store = Memory()
        session, rng = begin(store, seed=number, **choices), Random(number)
        stop = rng.randrange(60)
        for at in range(stop + 1):
            if is_over(state_of(session)):
                break
            step(session, rng)
            if at in (0, 1, 2, 3, stop):
                assert seen(begin(store, seed=99)) == seen(session)
        assert begin(store).notices == []


@pytest.mark.parametrize("kind", ["single", "best of 3", "best of 5", "first to 120", "two deals"])
def test_every_kind_of_match_is_resumed_in_the_middle_and_between_deals(kind: str) -> None:
    store = Memory()
    session, rng = begin(store, match=kind, cappotto="wins"), Random(3)
    for _ in range(4):
        for _ in range(rng.randrange(50)):
            if not is_over(state_of(session)):
                step(session, rng)
        session = begin(store)
        play_out(session, rng.randrange(99))
        assert seen(begin(store)) == seen(session)
        session.book()
        again = begin(store)
        assert seen(again) == seen(session)
        assert again.notices == []
        session.next_deal()
        assert seen(begin(store)) == seen(session)


def test_the_settled_trick_stays_settled() -> None:
    store = Memory()
    session = begin(store)
    for _ in range(2):
        step(session, Random(1))
    assert is_complete(state_of(begin(store)))
    settle(session)
    assert not is_complete(state_of(begin(store)))


def test_a_deal_is_booked_once_though_the_process_dies_between_the_writes() -> None:
    store = Memory()
    session = begin(store)
    play_out(session)
    before = store[GAME]
    session.book()
    session.book()
    once = session.history
    assert len(once.deals) == 1
    store[GAME] = before
    again = begin(store)
    assert not again.game.booked
    again.book()
    assert again.history == once
    assert again.match == session.match


def test_the_game_under_way_wins_over_the_settings() -> None:
    store = Memory()
    session = begin(store, level="hard", variant="briscolone", follow="on", match="first to 151", deck="francesi")
    step(session, Random(1))
    del store[SETTINGS]
    again = begin(store)
    assert state_of(again) == state_of(session)
    assert again.settings == session.settings._replace(deck="napoletane")


# ---- undo


@pytest.mark.parametrize("seed", range(20))
def test_whether_a_move_can_be_undone_is_known_beforehand(seed: int) -> None:
    store, rng = Memory(), Random(seed)
    session = begin(store, seed, variant="scoperta" if seed % 2 else "two", swap="two only")
    for _ in range(6):
        assert (begin(store).way_back is not None) == begin(Memory(store)).undo()
        step(session, rng)


def test_undo_goes_back_to_the_players_last_decision() -> None:
    session, rng = begin(seed=4), Random(2)
    assert session.way_back is None
    assert not session.undo()
    to_players_turn(session, rng)
    assert not session.undo()  # only the computer has played
    before = state_of(session)
    act(session, state_of(session).hands[0][1])
    assert session.way_back is not None
    assert session.undo()
    assert state_of(session) == before
    assert not session.game.practice


@pytest.mark.parametrize("variant", CHOICES["variant"])
@pytest.mark.parametrize("swap", CHOICES["swap"])
def test_undo_is_free_until_another_has_acted_or_a_card_is_drawn(variant: str, swap: str) -> None:
    """After every step of a deal: it costs just if something has been seen since the decision."""
    free, costly, without_stock = 0, 0, 0
    for seed in range(4):
        store, rng = Memory(), Random(seed)
        session, stock, mine = begin(store, seed, variant=variant, swap=swap), -1, 0
        while not is_over(state_of(session)):
            if not is_complete(state_of(session)) and to_move(state_of(session)) == HERE:
                stock, mine = len(state_of(session).stock), len(session.record.moves)
            step(session, rng)
            undone = begin(Memory(store))
            if not undone.undo():
                continue
            seen_since = stock > len(state_of(session).stock) or len(session.record.moves) > mine + 1
            assert undone.game.practice == seen_since
            free, costly = free + (not seen_since), costly + seen_since
            without_stock += not state_of(session).stock and not state_of(session).trick and not seen_since
    assert free and costly and without_stock


def test_practice_outlasts_free_undos_and_closing_and_counts_nowhere() -> None:
    store = Memory()
    session, rng = begin(store, match="single"), Random(2)
    while len(state_of(session).taken) < 3:
        step(session, rng)
    session.undo()
    assert session.game.practice
    to_players_turn(session, rng)
    step(session, rng)
    session.undo()
    assert begin(store).game.practice
    play_out(session)
    session.book()
    assert session.history.statistics == {}
    assert [entry.practice for entry in session.history.deals] == [True]
    assert session.match.is_over
    session.next_deal()
    assert not session.game.practice
    play_out(session)
    session.book()
    assert session.history.statistics[("normal", "two")].deals == 1
    assert session.history.statistics[("normal", "two")].matches == 1


def test_a_match_with_a_practice_deal_counts_in_no_statistics() -> None:
    session, rng = begin(match="best of 3"), Random(2)
    while len(state_of(session).taken) < 2:
        step(session, rng)
    session.undo()
    play_match(session)
    line = session.history.statistics[("normal", "two")]
    assert line.matches == 0
    assert line.deals == len(session.match.deals) - 1


def test_undo_all_the_way_and_play_again() -> None:
    store = Memory()
    session, rng = begin(store, swap="seven and two"), Random(6)
    for _ in range(45):
        if not is_over(state_of(session)):
            step(session, rng)
    while session.undo():
        assert to_move(state_of(session)) == 0
        assert not is_complete(state_of(session))
        assert seen(begin(store)) == seen(session)
    assert len(session.record.moves) <= 1
    play_out(session)
    assert sum(points(state_of(session))) == 120


def test_undo_can_be_switched_off_and_ends_with_the_booking() -> None:
    session = begin()
    play_out(session)
    assert session.way_back is not None
    session.change(undo="off")
    assert session.way_back is None
    assert not session.undo()
    session.change(undo="on")
    session.book()
    assert not session.undo()
