"""The session: deals, moves, matches, settings, old deals, statistics."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from game.rules.record import replay, settled
from game.rules.rules import legal, points, to_move
from game.rules.state import IllegalPlay, Swap
from game.store import statistics
from game.store.history import History
from game.store.session import Session
from game.store.settings import CHOICES, OPTIONS, Settings
from game.store.under_way import GAME
from game.table.computer import luck
from tests.store.sitting import act, begin, play_match, play_out, seen, state_of, step, to_players_turn
from tests.store.stores import Memory

# ---- dealing


def test_the_first_start_deals_a_hand_and_saves_it() -> None:
    store = Memory()
    session = begin(store)
    assert session.settings == Settings()
    assert session.record.moves == ()
    assert len(state_of(session).stock) == 34
    assert session.match.kind == "best of 3"
    assert GAME in store
    assert session.notices == []


def test_every_start_deals_another_game_and_the_lot_draws_the_dealer() -> None:
    sessions = [begin(seed=seed) for seed in range(50)]
    assert len({session.record.deck for session in sessions}) == 50
    assert {session.record.dealer for session in sessions} == {0, 1}


def test_leaders_alternate_within_a_match() -> None:
    session = begin(match="best of 5")
    dealers = []
    for _ in range(3):
        dealers.append(session.record.dealer)
        play_out(session)
        session.book()
        assert not session.match.is_over or len(dealers) == 3
        session.next_deal()
    assert dealers[0] != dealers[1]
    assert dealers[0] == dealers[2]


def test_a_drawn_deal_is_dealt_again_by_the_same_dealer_and_scores_nobody() -> None:
    session = begin()
    for seed in range(2000):
        session.new_deal()
        dealer = session.record.dealer
        play_out(session, seed)
        if points(state_of(session)) == (60, 60):
            break
    session.book()
    assert session.match.score == (0, 0)
    assert session.history.statistics[("normal", "two")].draws == 1
    deck = session.record.deck
    session.next_deal()
    assert session.record.dealer == dealer
    assert session.record.deck != deck


def test_a_deal_given_up_after_a_card_counts_as_abandoned_and_the_lead_passes_on() -> None:
    session = begin()
    untouched = session.record
    session.new_deal()  # before a card was played nothing is given up
    assert session.record.dealer == untouched.dealer and session.record.deck != untouched.deck
    assert session.history.statistics == {}
    step(session, Random(1))
    before = session.record
    session.new_deal()
    assert session.record.dealer == 1 - before.dealer
    assert session.record.deck != before.deck
    line = session.history.statistics["normal", "two"]
    assert (line.abandoned, line.deals, line.points) == (1, 0, 0)
    assert session.match.score == (0, 0)


@pytest.mark.parametrize("how", ["new deal", "new match", "another variant"])
def test_a_streak_ends_with_a_deal_given_up_however_it_is(how: str) -> None:
    session = begin()
    won = statistics.Line(deals=3, wins=3, points=200, streak=3, best_streak=3, last=(70, 70, 60))
    session.books.history = History({("normal", "two"): won})
    step(session, Random(1))
    ways: dict[str, Callable[[], None]] = {
        "new deal": session.new_deal,
        "new match": session.new_match,
        "another variant": lambda: session.change(variant="scoperta"),
    }
    ways[how]()
    line = session.history.statistics["normal", "two"]
    assert (line.abandoned, line.streak, line.best_streak, line.deals) == (1, 0, 3, 3)


def test_practice_that_is_given_up_counts_for_nothing() -> None:
    session, rng = begin(), Random(2)
    while len(state_of(session).taken) < 2:
        step(session, rng)
    session.undo()
    assert session.game.practice
    session.new_deal()
    assert session.history.statistics == {}


def test_in_a_revenge_the_opening_alternates_for_as_long_as_people_play_on() -> None:
    session = begin(match="single")
    dealers = []
    for number in range(8):
        dealers.append(session.record.dealer)
        seed = number
        while True:  # a draw is dealt again by the same dealer
            play_out(session, seed)
            session.book()
            if session.match.is_over:
                break
            seed += 100
            session.next_deal()
        session.next_deal()
    assert dealers in ([0, 1] * 4, [1, 0] * 4)


def test_after_a_match_the_next_deal_begins_another() -> None:
    session = begin()
    played = play_match(session)
    assert len(session.match.deals) == played
    session.next_deal()
    assert session.match.deals == ()
    assert not session.game.booked


def test_the_next_deal_waits_for_the_end_of_this_one() -> None:
    session = begin()
    with pytest.raises(ValueError, match="not booked"):
        session.next_deal()
    with pytest.raises(ValueError, match="not over"):
        session.book()


# ---- moves


def test_an_illegal_move_changes_nothing() -> None:
    store = Memory()
    session = begin(store)
    before = seen(session), dict(store)
    other = state_of(session).hands[1 - to_move(state_of(session))][0]
    for wrong in (other, Swap(other)):
        with pytest.raises(IllegalPlay):
            act(session, wrong)
    assert (seen(session), dict(store)) == before


def test_a_fast_second_card_is_refused() -> None:
    session = begin()
    seat = to_move(state_of(session))
    first, second, _ = state_of(session).hands[seat]
    act(session, first)
    with pytest.raises(IllegalPlay):
        act(session, second)
    act(session, state_of(session).hands[1 - seat][0])
    with pytest.raises(IllegalPlay, match="has not been taken"):
        act(session, second)


def thinking(session: Session, seat: int) -> float:
    """The first lot that a computer at this seat would draw now."""
    return luck(session.game.nonce, session.table.observation(seat)).random()


def test_the_same_moment_always_thinks_with_the_same_luck() -> None:
    store = Memory()
    session = begin(store)
    lot = thinking(session, 1)
    assert thinking(begin(store, seed=2), 1) == lot
    assert thinking(session, 0) != lot
    act(session, legal(state_of(session))[0])
    assert thinking(session, 1) != lot


def test_undone_the_computer_thinks_again_with_the_same_luck() -> None:
    session, rng = begin(seed=4), Random(2)
    to_players_turn(session, rng)
    act(session, legal(state_of(session))[0])
    session.undo()
    lot = thinking(session, 1)
    act(session, legal(state_of(session))[-1])
    session.undo()
    assert thinking(session, 1) == lot


# ---- settings


@pytest.mark.parametrize("name", CHOICES)
def test_only_rules_start_a_new_match(name: str) -> None:
    store = Memory()
    session = begin(store)
    step(session, Random(1))
    before = session.record
    fitting = [each for each in CHOICES[name] if each not in ("first to 121", "first to 151")]
    value = next(each for each in fitting if each != getattr(session.settings, name))
    session.change(**{name: value})
    starts = name in ("level", "variant", "match", "cappotto", *OPTIONS)
    assert (session.record == before) != starts
    assert begin(store).settings == session.settings
    before = session.record
    session.change(**{name: value})  # the same again
    assert session.record == before


def test_a_kind_of_match_that_the_variant_has_not_becomes_its_usual_one() -> None:
    session = begin(variant="briscolone")
    kinds = [(session.settings.match, session.match.kind)]
    session.change(variant="scoperta")
    assert [*kinds, (session.settings.match, session.match.kind)] == [("first to 121",) * 2, ("best of 3",) * 2]


def test_a_wrong_choice_is_refused_and_changes_nothing() -> None:
    session = begin()
    before = seen(session)
    for wrong in ({"level": "divine"}, {"colour": "red"}, {"level": "easy", "volume": 12}):
        with pytest.raises(ValueError, match="expected one of"):
            session.change(**wrong)
    assert seen(session) == before


# ---- statistics


def test_statistics_per_level_and_variant() -> None:
    session = begin(level="easy", variant="scoperta", match="single")
    play_match(session)
    session.change(level="hard")
    play_match(session)
    assert {key: line.matches for key, line in session.history.statistics.items()} == {
        ("easy", "scoperta"): 1,
        ("hard", "scoperta"): 1,
    }
    assert session.history.deals[0].date == "2024-05-01"
    assert settled(replay(session.history.deals[0].record)).taken


def test_statistics_are_exported_reset_and_imported() -> None:
    store = Memory()
    session = begin(store)
    play_match(session)
    text = statistics.to_text(session.history.statistics)
    session.books.reset_statistics()
    assert begin(store).history.statistics == {}
    assert begin(store).history.deals == session.history.deals != ()
    with pytest.raises(statistics.BrokenStatistics):
        session.books.import_statistics(text[:-3])
    session.books.import_statistics(text)
    assert statistics.to_text(begin(store).history.statistics) == text
