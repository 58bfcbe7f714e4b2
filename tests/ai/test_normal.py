"""Normal makes none of the faults that people notice: counted over thousands of deals, and shown one by one."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from game.ai import decide
from game.rules.cards import Card, card
from game.rules.observation import Observation, observe
from game.rules.record import settled
from game.rules.rules import act, deal, is_over, to_move, winning
from game.rules.state import State
from game.rules.variants import variant
from tests.rules.deals import after, shuffled, table

DEALS = 5000


def plays(name: str, deals: int) -> Iterator[tuple[Observation, Card]]:
    """What Normal saw and played in deals against itself."""
    of, rng = variant(name), Random(0)
    for seed in range(deals):
        state = deal(of, shuffled(of, seed), seed % of.seats)
        while not is_over(state):
            obs = observe(state, to_move(state))
            move = decide("normal", obs, rng)
            assert isinstance(move, Card)
            yield obs, move
            state = settled(act(state, move))


def blanks(obs: Observation) -> list[Card]:
    """The worthless cards in hand that are no trumps."""
    return [each for each in obs.hand if obs.variant.values.points[each] == 0 and each.suit is not obs.trump]


def takes(obs: Observation, move: Card) -> bool:
    """Whether the card wins the trick as it lies."""
    return winning((*obs.trick, move), obs.trump, obs.variant.values) == len(obs.trick)


def is_load(obs: Observation, move: Card) -> bool:
    return obs.variant.values.points[move] >= 10


def load_led(obs: Observation, move: Card) -> bool:
    """A load led into an empty table with a blank in hand."""
    return not obs.trick and is_load(obs, move) and bool(blanks(obs))


def trump_wasted(obs: Observation, move: Card) -> bool:
    """A trump on an empty or worthless trick with a blank in hand."""
    worth = sum(obs.variant.values.points[each] for each in obs.trick)
    return worth == 0 and move.suit is obs.trump and bool(blanks(obs))


def overkill(obs: Observation, move: Card) -> bool:
    """A worthless trump where a lower worthless one takes the same trick."""
    values = obs.variant.values
    if not obs.trick or move.suit is not obs.trump or not takes(obs, move) or values.points[move]:
        return False
    lower = [each for each in obs.hand if each.suit is obs.trump and values.strength[each] < values.strength[move]]
    return any(takes(obs, each) for each in lower)


def load_given(obs: Observation, move: Card) -> bool:
    """A load thrown under a trick of the opponent's with a blank in hand."""
    return bool(obs.trick) and is_load(obs, move) and not takes(obs, move) and bool(blanks(obs))


def test_normal_makes_no_fault_that_people_notice() -> None:
    faults = {fault.__name__: 0 for fault in (load_led, trump_wasted, overkill, load_given)}
    for obs, move in plays("two", DEALS):
        for fault in (load_led, trump_wasted, overkill, load_given):
            faults[fault.__name__] += fault(obs, move)
    assert faults == dict.fromkeys(faults, 0)


@pytest.mark.parametrize("name", ["four", "six"])
def test_normal_never_trumps_its_partners_winning_load(name: str) -> None:
    seen = 0
    for obs, move in plays(name, 400):
        if not obs.trick:
            continue
        position = winning(obs.trick, obs.trump, obs.variant.values)
        best, sides = obs.trick[position], obs.variant.sides
        partner = sides[(obs.leader + position) % len(sides)] == sides[obs.seat]
        load = is_load(obs, best) and best.suit is not obs.trump
        if partner and load and any(each.suit is not obs.trump for each in obs.hand):
            seen += 1
            assert move.suit is not obs.trump
    assert seen > 100


def normal(state: State) -> Card:
    move = decide("normal", observe(state, to_move(state)), Random(1))
    assert isinstance(move, Card)
    return move


@pytest.mark.parametrize(
    ("hands", "played", "wanted"),
    [
        ("AC 4S 2D | 3C 5S 6S", "AC", "5S"),  # cannot take: throws the blank, not the three
        ("KC 4S 2D | AC 5S 6S", "KC", "AC"),  # takes with the load of the suit
        ("3C 4S 2D | 5B 4D KD", "3C", "4D"),  # a load is worth a small trump
        ("4C 4S 2D | 5B 4D KD", "4C", "5B"),  # four blanks are not
    ],
)
def test_normal_replies_like_a_person(hands: str, played: str, wanted: str) -> None:
    state = after(table(variant("two"), hands, "D", "6C 7C 7D"), played)
    assert normal(state) is card(wanted)


def test_normal_gives_its_load_to_the_partner_who_wins() -> None:
    hands = "AD 2C 4C | 5S 6S 7S | 2S 4S KS | 3C 5C 2B"
    state = after(table(variant("four"), "2C 3S 4C | 5S 6S 7S | AD 4S KS | 3C 5C 2B", "D", "6B 7B 4B 7D"), "2C 5S AD")
    assert normal(state) is card("2B")  # the opponents win: nothing for them
    partner = after(table(variant("four"), hands, "D", "6B 7B 4B 7D", leader=1), "5S 4S 2B")
    assert partner.leader == 1 and normal(partner) is not card("AD")


def test_normal_looks_at_open_hands() -> None:
    """It leads the load that nobody can take, and not the one that the opponent waits for."""
    safe = table(variant("scoperta"), "AC 3S KD | 2S 4S 5B", "D", "6C 7C 7D")
    assert normal(safe) is not card("3S")
    exposed = table(variant("scoperta"), "AC AS 3B | 2D 4D 5D", "D", "6C 7C 7D")
    assert normal(exposed) in exposed.hands[0]
