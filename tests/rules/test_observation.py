"""What a seat may know: nothing hidden, nothing less than the table shows."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.cards import Card, card, cards
from game.rules.observation import Observation, determinize, moves, observe, unseen, world
from game.rules.rules import deal, is_complete, is_over, to_move
from game.rules.state import State, Variant
from game.rules.variants import variant
from tests.rules import deals
from tests.rules.deals import EVERY, after, playthrough, stacked, table

any_variant = st.sampled_from(EVERY)
seeds = st.integers(0, 2**32)


def views(of: Variant, seed: int) -> list[tuple[State, Observation]]:
    return [(state, observe(state, seat)) for state in playthrough(of, seed) for seat in range(of.seats)]


def cards_in(value: object) -> set[Card]:
    """Every card object anywhere inside a value, of the variant's own data only the pack is left out."""
    if isinstance(value, Card):
        return {value}
    if isinstance(value, Variant):
        return set()
    if isinstance(value, (tuple, frozenset, set, list)):
        return set().union(*map(cards_in, value))
    return set()


@settings(deadline=None, max_examples=100)
@given(any_variant, seeds, seeds)
def test_a_world_looks_like_what_was_observed(of: Variant, seed: int, luck: int) -> None:
    rng = Random(luck)
    for _, obs in views(of, seed):
        assert observe(determinize(obs, rng), obs.seat) == obs


@settings(deadline=None, max_examples=100)
@given(any_variant, seeds)
def test_the_true_world_is_one_of_those_that_look_so(of: Variant, seed: int) -> None:
    for state, obs in views(of, seed):
        hidden = [
            each
            for seat, hand in enumerate(state.hands)
            if seat != obs.seat
            for each in hand
            if each not in obs.shown[seat]
        ]
        hidden += [each for each in state.stock if each != state.turn_up]
        assert set(hidden) == unseen(obs)
        true = world(obs, hidden)
        assert true.hands[obs.seat] == state.hands[obs.seat]
        assert [sorted(hand) for hand in true.hands] == [sorted(hand) for hand in state.hands]
        assert true._replace(hands=state.hands) == state


@settings(deadline=None, max_examples=100)
@given(any_variant, seeds)
def test_hidden_cards_are_absent(of: Variant, seed: int) -> None:
    for _, obs in views(of, seed):
        assert not cards_in(tuple(obs._replace(called=None))) & unseen(obs)  # what is called is named, not seen


@settings(deadline=None, max_examples=100)
@given(any_variant, seeds, seeds)
def test_reshuffling_what_is_hidden_changes_no_observation(of: Variant, seed: int, luck: int) -> None:
    """Blindness at its root: whoever sees only an Observation cannot tell the worlds apart."""
    for state, obs in views(of, seed):
        if to_move(state) == obs.seat and not is_complete(state) and not is_over(state):
            again = observe(reshuffled(state, unseen(obs), Random(luck)), obs.seat)
            assert repr(again) == repr(obs)  # the order in which sets are told included
            assert moves(again) == moves(obs)


def reshuffled(state: State, hidden: frozenset[Card], rng: Random) -> State:
    """The state with the hidden cards dealt among themselves, all others where they were."""
    order = sorted(hidden)
    other = dict(zip(order, rng.sample(order, len(order)), strict=True))
    hands = tuple(tuple(other.get(each, each) for each in hand) for hand in state.hands)
    return state._replace(hands=hands, stock=tuple(other.get(each, each) for each in state.stock))


@settings(deadline=None, max_examples=100)
@given(any_variant, seeds)
def test_a_seat_knows_exactly_its_own_moves(of: Variant, seed: int) -> None:
    for state, obs in views(of, seed):
        if to_move(state) == obs.seat and not is_complete(state):
            assert sorted(map(repr, moves(obs))) == sorted(map(repr, deals.moves(state)))


def test_sizes_are_known_and_cards_are_not() -> None:
    of = variant("two")
    obs = observe(deal(of, stacked(of, "AC 2C 3C AD 2D 3D 7S"), 0), 0)
    assert obs.hand == cards("AD 2D 3D")
    assert obs.sizes == (3, 3)
    assert obs.stock == 34
    assert obs.shown == (frozenset(), frozenset())
    assert len(unseen(obs)) == 36
    assert card("7S") not in unseen(obs)


def test_a_hand_is_seen_in_the_order_in_which_it_was_received() -> None:
    of = variant("two", swap="seven and two")
    state = after(table(of, "7D 2C KC|4S 5S 6B", "D", "AS 4B 5B AD"), "KC 6B take")
    assert observe(state, 0).hand == cards("7D 2C AS")
    swapped = after(state, "7D/")
    assert observe(swapped, 0).hand == cards("AD 2C AS")
    assert determinize(observe(swapped, 0), Random(1)).hands[0] == cards("AD 2C AS")


def test_everyone_knows_who_drew_the_turned_card_until_it_is_played() -> None:
    of = variant("two")
    for state in playthrough(of, 11):
        turned = state.turn_up
        holder = next((seat for seat, hand in enumerate(state.hands) if turned in hand), None)
        for seat in (0, 1):
            known = {turned} if holder is not None and holder != seat else set()
            assert observe(state, seat).shown[1 - seat] == known


def test_everyone_knows_who_took_a_card_by_a_swap() -> None:
    state = after(table(variant("two", swap="two only"), "2S 2C|3D 4C", "S", "5B 6B 7B AS"), "2S/")
    assert observe(state, 1).shown[0] == {card("AS")}
    assert observe(after(state, "AS"), 1).shown[0] == frozenset()


def test_open_hands_are_seen_and_the_stock_is_not() -> None:
    of = variant("scoperta")
    state = deal(of, of.pack, 0)
    for seat in (0, 1):
        obs = observe(state, seat)
        assert obs.shown[1 - seat] == set(state.hands[1 - seat])
        assert unseen(obs) == set(state.stock[:-1])


def test_partners_show_their_hands_only_once_the_stock_is_empty() -> None:
    for option in ("shown", "never"):
        for name in ("four", "six"):
            of = variant(name, partner=option)
            for state in playthrough(of, 7):
                drawn = {state.turn_up} if not state.stock else set()
                for seat in range(of.seats):
                    obs = observe(state, seat)
                    partner, opponent = (seat + 2) % of.seats, (seat + 1) % of.seats
                    shown = option == "shown" and not state.stock and bool(state.taken)
                    assert (obs.shown[partner] >= set(state.hands[partner])) == (shown or obs.sizes[partner] == 0) or (
                        set(state.hands[partner]) <= drawn
                    )
                    assert obs.shown[opponent] <= drawn


def test_before_the_first_trick_no_partner_is_seen() -> None:
    of = variant("four")
    state = deal(of, of.pack, 3)
    assert observe(state, 0).shown == (frozenset(),) * 4
