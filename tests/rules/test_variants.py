"""Variants as data, and what holds in every deal of each of them under every option."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.auction import is_bidding, is_dead, is_naming
from game.rules.rules import (
    act,
    deal,
    is_complete,
    is_over,
    legal,
    points,
    settle,
    to_move,
    trick_points,
    victor,
    winner,
)
from game.rules.state import State, Variant
from game.rules.variants import CHOICES, VARIANTS, variant
from tests.rules.deals import EVERY, moves, playthrough, shuffled

any_variant = st.sampled_from(EVERY)
seeds = st.integers(0, 2**32)


@pytest.mark.parametrize(
    ("name", "options", "message"),
    [
        ("tressette", {}, "unknown variant 'tressette'.*two"),
        ("two", {"colour": "red"}, "unknown option 'colour'.*bury"),
        ("two", {"bury": "maybe"}, "bury cannot be 'maybe'.*off, on"),
    ],
)
def test_what_is_unknown_is_refused_with_what_was_expected(name: str, options: dict[str, str], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        variant(name, **options)


def test_the_first_value_of_each_option_is_its_default() -> None:
    for of in VARIANTS.values():
        assert of.options._asdict() == {name: values[0] for name, values in CHOICES.items()}


def test_every_variant_has_a_side_for_each_seat_and_hands_that_come_out_even() -> None:
    for of in VARIANTS.values():
        assert len(of.sides) == of.seats
        assert len(of.pack) % of.seats == 0
        assert trick_points(of.pack, of) == 120


@settings(deadline=None, max_examples=300)
@given(any_variant, seeds)
def test_every_state_holds_the_pack_exactly_once(of: Variant, seed: int) -> None:
    for state in playthrough(of, seed):
        lying = [*state.stock, *state.trick]
        for cards in (*state.hands, *(trick.cards for trick in state.taken)):
            lying.extend(cards)
        assert sorted(lying) == list(of.pack)


@settings(deadline=None, max_examples=300)
@given(any_variant, seeds)
def test_the_winner_of_a_trick_leads_and_scores(of: Variant, seed: int) -> None:
    before: State | None = None
    for state in playthrough(of, seed):
        if before is not None and len(state.taken) > len(before.taken):
            trick = state.taken[-1]
            seat = winner(trick, state.trump, of)
            assert state.leader == to_move(state) == seat
            gained = [new - old for new, old in zip(points(state), points(before), strict=True)]
            assert gained[of.sides[seat]] == sum(gained) == trick_points(trick.cards, of)
        before = state


@settings(deadline=None, max_examples=300)
@given(any_variant, seeds)
def test_a_deal_ends_with_120_points_and_every_seat_having_played_as_often(of: Variant, seed: int) -> None:
    *_, last = playthrough(of, seed)
    assert moves(last) == []
    if is_dead(last):
        return
    assert sum(points(last)) == 120
    assert len(last.taken) == len(of.pack) // of.seats
    assert victor(points(last)) in (None, *of.sides)
    assert not last.stock
    assert not any(last.hands)


@settings(deadline=None, max_examples=300)
@given(any_variant, seeds)
def test_the_turned_card_is_drawn_last_by_the_seat_before_the_winner(of: Variant, seed: int) -> None:
    for state in playthrough(of, seed):
        if state.turn_up is None:
            assert of.has_auction or not of.has_trump
        elif state.stock:
            assert state.stock[-1] == state.turn_up
        elif not state.trick and sum(map(len, state.hands)) == of.hand_size * of.seats:
            assert state.hands[(state.leader - 1) % of.seats][-1] == state.turn_up


@settings(deadline=None, max_examples=300)
@given(any_variant, seeds)
def test_hands_stay_level_and_full_while_there_is_a_stock(of: Variant, seed: int) -> None:
    for state in playthrough(of, seed):
        if not state.trick:
            sizes = {len(hand) for hand in state.hands}
            assert len(sizes) == 1
            assert not state.stock or sizes == {of.hand_size}


@settings(deadline=None, max_examples=200)
@given(any_variant, seeds)
def test_every_legal_card_can_be_played_and_changes_nothing_in_place(of: Variant, seed: int) -> None:
    for state in playthrough(of, seed):
        is_said = is_bidding(state) or is_naming(state)
        assert bool(legal(state)) == (not is_complete(state) and not is_over(state) and not is_said)
        before = repr(state)
        for move in moves(state):
            act(state, move)
        if is_complete(state):
            settle(state)
        assert repr(state) == before


def test_every_option_of_every_variant_is_played_to_the_end() -> None:
    """All of `EVERY` once, since the properties above draw only some of it."""
    for seed, of in enumerate(EVERY):
        *_, last = playthrough(of, seed)
        assert is_over(last), of
        assert sum(points(last)) == 120 or is_dead(last), of


@pytest.mark.parametrize("name", VARIANTS)
def test_direction_is_where_people_sit_not_what_happens(name: str) -> None:
    one, other = (variant(name, direction=each) for each in CHOICES["direction"])
    states = zip(playthrough(one, 5), playthrough(other, 5), strict=True)
    assert all(a._replace(variant=other) == b for a, b in states)


def test_different_shuffles_give_different_deals() -> None:
    of = variant("two")
    assert len({deal(of, shuffled(of, seed), 0) for seed in range(100)}) == 100
