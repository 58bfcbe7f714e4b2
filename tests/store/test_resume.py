"""Nothing is lost: closed anywhere the game goes on, and moves can be taken back."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from game.rules.rules import is_complete, is_over, points, to_move
from game.store.session import GAME, PLAYER, SETTINGS
from game.store.settings import CHOICES
from tests.store.sitting import begin, play_match, play_out, seen, step, to_players_turn
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
            if is_over(session.state):
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
            if not is_over(session.state):
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
    assert is_complete(begin(store).state)
    session.settle()
    assert not is_complete(begin(store).state)


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
    assert not again.booked
    again.book()
    assert again.history == once
    assert again.match == session.match


def test_the_game_under_way_wins_over_the_settings() -> None:
    store = Memory()
    session = begin(store, level="hard", variant="briscolone", follow="on", match="first to 151", deck="francesi")
    step(session, Random(1))
    del store[SETTINGS]
    again = begin(store)
    assert again.state == session.state
    assert again.settings == session.settings._replace(deck="napoletane")


# ---- undo


@pytest.mark.parametrize("seed", range(20))
def test_whether_a_move_can_be_undone_is_known_beforehand(seed: int) -> None:
    store, rng = Memory(), Random(seed)
    session = begin(store, seed, variant="scoperta" if seed % 2 else "two", swap="two only")
    for _ in range(6):
        assert begin(store).can_undo == (begin(Memory(store)).undo() is not None)
        step(session, rng)


def test_undo_goes_back_to_the_players_last_decision() -> None:
    session, rng = begin(seed=4), Random(2)
    assert not session.can_undo
    assert session.undo() is None
    to_players_turn(session, rng)
    assert session.undo() is None  # only the computer has played
    before = session.state
    session.act(session.state.hands[0][1])
    if not is_complete(session.state):
        step(session, rng)
    assert session.can_undo
    assert session.undo() == before == session.state
    assert not session.practice


@pytest.mark.parametrize("variant", CHOICES["variant"])
@pytest.mark.parametrize("swap", CHOICES["swap"])
def test_undo_is_free_until_a_card_is_drawn(variant: str, swap: str) -> None:
    """After every step of a deal: it costs just if the stock is smaller than when the player decided."""
    free, costly, without_stock = 0, 0, 0
    for seed in range(4):
        store, rng = Memory(), Random(seed)
        session, stock = begin(store, seed, variant=variant, swap=swap), -1
        while not is_over(session.state):
            if not is_complete(session.state) and to_move(session.state) == PLAYER:
                stock = len(session.state.stock)
            step(session, rng)
            undone = begin(Memory(store))
            if undone.undo() is None:
                continue
            draws = stock > len(session.state.stock)
            assert undone.practice == draws
            free, costly = free + (not draws), costly + draws
            without_stock += not session.state.stock and not session.state.trick and not draws
    assert free and costly and without_stock


def test_practice_outlasts_free_undos_and_closing_and_counts_nowhere() -> None:
    store = Memory()
    session, rng = begin(store, match="single"), Random(2)
    while len(session.state.taken) < 3:
        step(session, rng)
    session.undo()
    assert session.practice
    to_players_turn(session, rng)
    step(session, rng)
    session.undo()
    assert begin(store).practice
    play_out(session)
    session.book()
    assert session.history.statistics == {}
    assert [entry.practice for entry in session.history.deals] == [True]
    assert session.match.is_over
    session.next_deal()
    assert not session.practice
    play_out(session)
    session.book()
    assert session.history.statistics[("normal", "two")].deals == 1
    assert session.history.statistics[("normal", "two")].matches == 1


def test_a_match_with_a_practice_deal_counts_in_no_statistics() -> None:
    session, rng = begin(match="best of 3"), Random(2)
    while len(session.state.taken) < 2:
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
        if not is_over(session.state):
            step(session, rng)
    while session.undo() is not None:
        assert to_move(session.state) == 0
        assert not is_complete(session.state)
        assert seen(begin(store)) == seen(session)
    assert len(session.record.moves) <= 1
    play_out(session)
    assert sum(points(session.state)) == 120


def test_undo_can_be_switched_off_and_ends_with_the_booking() -> None:
    session = begin()
    play_out(session)
    assert session.can_undo
    session.change(undo="off")
    assert not session.can_undo
    assert session.undo() is None
    session.change(undo="on")
    session.book()
    assert session.undo() is None
