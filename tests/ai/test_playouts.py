"""The fast engine for many seats plays by the rules, and its habits are Normal's."""

from __future__ import annotations

from random import Random

import pytest

from game.ai.canonical import numbering
from game.ai.normal import preferred
from game.ai.playouts import Playouts, imagined
from game.rules.cards import Card
from game.rules.observation import observe, unseen
from game.rules.record import settled
from game.rules.rules import act, is_complete, is_over, legal, play, points, to_move
from game.rules.state import State, Variant
from tests.ai.positions import to_play
from tests.rules.deals import EVERY, playthrough

MANY = [of for of in EVERY if of.seats > 2]


def truth(state: State, seat: int) -> list[Card]:
    """The hidden cards as they lie: the other hands', then the stock."""
    obs = observe(state, seat)
    hands = [card for k, hand in enumerate(state.hands) if k != seat for card in hand if card not in obs.shown[k]]
    hidden = hands + [card for card in state.stock if card != state.turn_up]
    assert set(hidden) == unseen(obs)
    return hidden


@pytest.mark.parametrize("number", range(0, len(MANY), 5))
def test_the_fast_engine_plays_by_the_rules(number: int) -> None:
    of, rng = MANY[number], Random(number)
    for seed in range(3):
        for start in list(playthrough(of, seed))[::9]:
            if not is_complete(start) and not is_over(start):
                play_out(of, start, rng)


def play_out(of: Variant, state: State, rng: Random) -> None:
    """Play a state on at random, in both engines."""
    seat = to_move(state)
    numbers = numbering(observe(state, seat))
    playouts = Playouts(of.sides, of.options.follow == "on")
    at = imagined(observe(state, seat), numbers, [numbers[card] for card in truth(state, seat)])
    while not is_over(state):
        seat = to_move(state)
        assert sorted(at.hands[seat]) == sorted(numbers[card] for card in state.hands[seat])
        wanted = sorted(numbers[card] for card in legal(state))
        assert sorted(playouts.legal(at.hands[seat], at.trick)) == wanted
        card = rng.choice(legal(state))
        at = playouts.play(at, numbers[card])
        state = settled(play(state, card))
    assert tuple(at.points) == points(state)


@pytest.mark.parametrize("number", range(0, len(MANY), 5))
def test_its_habits_are_those_of_normal(number: int) -> None:
    of = MANY[number]._replace(open_hands=False)
    for state, obs in to_play(of, number):
        move = preferred(obs)
        if isinstance(move, tuple) or any(len(shown) == size for shown, size in zip(obs.shown, obs.sizes, strict=True)):
            continue
        numbers = numbering(obs)
        at = imagined(obs, numbers, [numbers[card] for card in truth(state, obs.seat)])
        playouts = Playouts(of.sides, of.options.follow == "on")
        assert playouts.sensible(at, obs.seat) == numbers[move]
        assert act(state, move)


@pytest.mark.parametrize("number", range(0, len(MANY), 15))
def test_the_result_is_the_lead_at_the_end(number: int) -> None:
    of = MANY[number]
    state = next(iter(playthrough(of, number)))
    seat = to_move(state)
    numbers = numbering(observe(state, seat))
    hidden = [numbers[card] for card in truth(state, seat)]
    playouts = Playouts(of.sides, of.options.follow == "on")
    results = [
        playouts.result(imagined(observe(state, seat), numbers, hidden), side) for side in range(max(of.sides) + 1)
    ]
    assert sum(result > 0 for result in results) <= 1
    if len(results) == 2:
        assert results[0] == -results[1]
