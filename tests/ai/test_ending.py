"""With an empty stock Hard plays what a solver that tries everything through the rules calls the best."""

from __future__ import annotations

from random import Random

import pytest

from game.ai import at_once, decide, weigh
from game.ai.canonical import numbering
from game.ai.ending import Ending, bits, each
from game.rules.cards import Card
from game.rules.observation import observe
from game.rules.rules import is_complete, is_over, legal, play, points, settle, to_move
from game.rules.state import State
from game.rules.variants import variant
from tests.ai.positions import ending

RULES = [
    variant("two"),
    variant("two", follow="on"),
    variant("two", exchange="on"),
    variant("two", swap="seven and two", bury="on"),
    variant("scoperta", follow="on"),
    variant("briscolone"),
    variant("briscolone", follow="on", exchange="on"),
]
EACH = 450  # endings under each set of rules


def best(state: State) -> int:
    """Seat 0's final lead when both play for the best: every line of play, by the rules themselves."""
    if is_over(state):
        mine, theirs = points(state)
        return mine - theirs
    if is_complete(state):
        return best(settle(state))
    choose = max if to_move(state) == 0 else min
    return choose(best(play(state, card)) for card in legal(state))


@pytest.mark.parametrize("number", range(len(RULES)))
def test_the_solver_agrees_with_trying_everything(number: int) -> None:
    of = RULES[number]
    for seed in range(EACH):
        state = ending(of, seed)
        seen = numbering(observe(state, 0))
        mine, theirs = (bits([seen[card] for card in state.hands[k]]) for k in (state.leader, 1 - state.leader))
        gain = Ending(of.has_trump, of.options.follow == "on").solve(mine, theirs)
        lead = points(state)[state.leader] - points(state)[1 - state.leader]
        assert lead + gain == (best(state) if state.leader == 0 else -best(state))


@pytest.mark.parametrize("number", range(len(RULES)))
def test_hard_loses_nothing_in_an_ending(number: int) -> None:
    for seed in range(EACH):
        state = ending(RULES[number], seed)
        for _ in range(2):
            worth = best(state)
            card = decide("hard", observe(state, to_move(state)), Random(seed))
            assert isinstance(card, Card)
            state = play(state, card)
            assert best(state) == worth
        state = settle(state)


@pytest.mark.parametrize("number", range(len(RULES)))
def test_what_a_card_costs_in_an_ending_is_exact(number: int) -> None:
    """Half of what the lead loses against the best card, by every line of play; for the leader and for the reply."""
    dear = 0
    for seed in range(60):
        state = ending(RULES[number], seed)
        for _ in range(2):
            seat = to_move(state)
            worths = {card: best(play(state, card)) * (1 if seat == 0 else -1) for card in legal(state)}
            weighed = at_once(weigh("hard", observe(state, seat), Random(seed)))
            assert {each.move: each.cost for each in weighed} == {
                card: (max(worths.values()) - worth) / 2 for card, worth in worths.items()
            }
            assert all(each.error == 0 for each in weighed)
            dear += sum(each.cost > 0 for each in weighed)
            state = play(state, legal(state)[seed % len(legal(state))])
    assert dear > 40


def test_hard_ends_a_briscolone_of_five_cards_without_a_fault() -> None:
    for seed in range(12):
        state = ending(variant("briscolone", follow="on"), seed, held=5)
        seen = numbering(observe(state, 0))
        solver = Ending(trump=False, follow=True)
        mine, theirs = (bits([seen[card] for card in state.hands[k]]) for k in (state.leader, 1 - state.leader))
        card = decide("hard", observe(state, state.leader), Random(seed))
        assert isinstance(card, Card)
        assert solver.led(mine ^ 1 << seen[card], theirs, seen[card]) == solver.solve(mine, theirs)


def test_a_hand_of_bits_gives_its_cards_back() -> None:
    assert list(each(bits([3, 17, 39]))) == [3, 17, 39]
