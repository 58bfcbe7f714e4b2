"""The fast engine for many seats plays by the rules, and its habits are Normal's."""

from __future__ import annotations

from random import Random

import pytest

from game.ai.canonical import numbering
from game.ai.many import BONUS, imagined, utility
from game.ai.normal import preferred
from game.ai.playouts import Playouts, copied
from game.rules.cards import Card
from game.rules.observation import observe, unseen
from game.rules.record import settled
from game.rules.rules import act, is_complete, is_over, legal, play, points, to_move
from game.rules.state import State, Variant
from tests.ai.positions import to_play
from tests.rules.deals import EVERY, playthrough

MANY = [of for of in EVERY if of.seats > 2 and not of.has_auction]


def truth(state: State, seat: int) -> list[Card]:
    """The hidden cards as they lie: the other hands', then the stock."""
    obs = observe(state, seat)
    hands = [card for k, hand in enumerate(state.hands) if k != seat for card in hand if card not in obs.shown[k]]
    hidden = hands + [card for card in state.stock if card != state.turn_up]
    assert set(hidden) == unseen(obs)
    return hidden


def lying(state: State, seat: int, numbers: dict[Card, int]) -> list[int]:
    """The hidden cards as `imagined` wants them."""
    return [numbers[card] for card in truth(state, seat)]


def summed(gained: list[int], of: Variant) -> tuple[int, ...]:
    """The points of each side from those of the seats."""
    return tuple(
        sum(points for each, points in zip(of.sides, gained, strict=True) if each == side)
        for side in range(max(of.sides) + 1)
    )


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
    at = imagined(observe(state, seat), numbers, lying(state, seat, numbers))
    while not is_over(state):
        seat = to_move(state)
        assert sorted(at.hands[seat]) == sorted(numbers[card] for card in state.hands[seat])
        wanted = sorted(numbers[card] for card in legal(state))
        assert sorted(playouts.legal(at.hands[seat], at.led)) == wanted
        card = rng.choice(legal(state))
        at = playouts.play(at, numbers[card])
        state = settled(play(state, card))
    assert summed(at.points, of) == points(state)


@pytest.mark.parametrize("number", range(0, len(MANY), 5))
def test_its_habits_are_those_of_normal(number: int) -> None:
    of = MANY[number]._replace(open_hands=False)
    for state, obs in to_play(of, number):
        move = preferred(obs)
        is_open = any(len(shown) == size for shown, size in zip(obs.shown, obs.sizes, strict=True))
        if is_open or not isinstance(move, Card):
            continue
        numbers = numbering(obs)
        at = imagined(obs, numbers, lying(state, obs.seat, numbers))
        playouts = Playouts(of.sides, of.options.follow == "on")
        assert playouts.sensible(at) == numbers[move]
        assert act(state, move)


@pytest.mark.parametrize("number", range(0, len(MANY), 15))
def test_a_deal_is_played_out_to_the_last_card_and_its_start_kept(number: int) -> None:
    of = MANY[number]
    state = next(iter(playthrough(of, number)))
    obs = observe(state, to_move(state))
    numbers = numbering(obs)
    at = imagined(obs, numbers, lying(state, obs.seat, numbers))
    again = copied(at)
    assert sum(Playouts(of.sides, of.options.follow == "on").finish(copied(at))) == 120
    assert at == again


@pytest.mark.parametrize(
    ("points", "sides", "worth"),
    [
        ([40, 30, 30, 20], (0, 1, 0, 1), [20 + BONUS, -20 - BONUS]),
        ([30, 30, 30, 30], (0, 1, 0, 1), [0, 0]),
        ([50, 50, 20], (0, 1, 2), [0, 0, -30 - BONUS]),
        ([60, 35, 25], (0, 1, 2), [25 + BONUS, -25 - BONUS, -35 - BONUS]),
    ],
)
def test_a_deal_is_worth_the_lead_on_the_best_other_and_the_win(
    points: list[int], sides: tuple[int, ...], worth: list[float]
) -> None:
    assert [utility(points, sides, side) for side in range(max(sides) + 1)] == worth
