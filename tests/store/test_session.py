"""The session: deals, moves, matches, settings, old deals, statistics."""

from __future__ import annotations

from random import Random

import pytest

from game.rules.record import replay, settled
from game.rules.rules import IllegalPlay, legal, points, to_move
from game.rules.state import Swap
from game.store import statistics
from game.store.session import GAME
from game.store.settings import CHOICES, Settings
from tests.store.sitting import begin, play_match, play_out, seen, step, to_players_turn
from tests.store.stores import Memory

# ---- dealing


def test_the_first_start_deals_a_hand_and_saves_it() -> None:
    store = Memory()
    session = begin(store)
    assert session.settings == Settings()
    assert session.record.moves == ()
    assert len(session.state.stock) == 34
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
        if points(session.state) == (60, 60):
            break
    session.book()
    assert session.match.score == (0, 0)
    assert session.history.statistics[("normal", "two")].draws == 1
    deck = session.record.deck
    session.next_deal()
    assert session.record.dealer == dealer
    assert session.record.deck != deck


def test_an_abandoned_deal_is_dealt_anew_by_the_same_dealer() -> None:
    session = begin()
    step(session, Random(1))
    before = session.record
    session.new_deal()
    assert session.record.dealer == before.dealer
    assert session.record.deck != before.deck
    assert session.history.statistics == {}


def test_after_a_match_the_next_deal_begins_another() -> None:
    session = begin()
    played = play_match(session)
    assert len(session.match.deals) == played
    session.next_deal()
    assert session.match.deals == ()
    assert not session.booked


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
    other = session.state.hands[1 - to_move(session.state)][0]
    for wrong in (other, Swap(other)):
        with pytest.raises(IllegalPlay):
            session.act(wrong)
    with pytest.raises(IllegalPlay):
        session.settle()
    assert (seen(session), dict(store)) == before


def test_a_fast_second_card_is_refused() -> None:
    session = begin()
    seat = to_move(session.state)
    first, second, _ = session.state.hands[seat]
    session.act(first)
    with pytest.raises(IllegalPlay):
        session.act(second)
    session.act(session.state.hands[1 - seat][0])
    with pytest.raises(IllegalPlay, match="has not been taken"):
        session.act(second)


def test_the_same_moment_always_thinks_with_the_same_luck() -> None:
    store = Memory()
    session = begin(store)
    luck = session.thinking_rng(1).random()
    assert begin(store, seed=2).thinking_rng(1).random() == luck
    assert session.thinking_rng(0).random() != luck
    session.act(legal(session.state)[0])
    assert session.thinking_rng(1).random() != luck


def test_undone_the_computer_thinks_again_with_the_same_luck() -> None:
    session, rng = begin(seed=4), Random(2)
    to_players_turn(session, rng)
    session.act(legal(session.state)[0])
    luck = session.thinking_rng(1).random()
    session.undo()
    session.act(legal(session.state)[-1])
    assert session.thinking_rng(1).random() == luck


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
    starts = name in ("level", "variant", "match", "cappotto", "bury", "swap", "follow", "exchange")
    assert (session.record == before) != starts
    assert begin(store).settings == session.settings
    before = session.record
    session.change(**{name: value})  # the same again
    assert session.record == before


def test_a_kind_of_match_that_the_variant_has_not_becomes_its_usual_one() -> None:
    session = begin(variant="briscolone")
    assert session.settings.match == session.match.kind == "first to 121"
    session.change(variant="scoperta")
    assert session.settings.match == session.match.kind == "best of 3"


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
    session.reset_statistics()
    assert begin(store).history.statistics == {}
    assert begin(store).history.deals == session.history.deals != ()
    with pytest.raises(statistics.BrokenStatistics):
        session.import_statistics(text[:-3])
    session.import_statistics(text)
    assert statistics.to_text(begin(store).history.statistics) == text
