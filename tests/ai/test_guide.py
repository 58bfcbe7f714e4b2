"""The fast engine for two: the same plays, points and draws as the rules, the same inputs as the training's."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from game.ai.brain import brain
from game.ai.canonical import Known, known, numbering
from game.ai.guide import Guide, Position, draw
from game.ai.train.deals import Deals, beats
from game.ai.train.encode import view, world
from game.rules.cards import Card
from game.rules.observation import observe
from game.rules.rules import is_complete, is_over, legal, play, points, settle, to_move
from game.rules.state import State, Variant
from game.rules.variants import variant
from tests.ai.positions import TWO_SEATS
from tests.rules.deals import playthrough


def start(state: State, numbers: dict[Card, int], guide: Guide) -> Position:
    """The state, between two tricks, as the engine has it."""
    leader = state.leader
    mine, theirs = ([numbers[card] for card in state.hands[k]] for k in (leader, 1 - leader))
    stock = [numbers[card] for card in state.stock]
    turned = stock[-1] if stock and state.turn_up is not None else -1
    live = [card for card in mine + theirs + stock if card != turned]
    open_hands, follow = state.variant.open_hands, guide.follow
    views = guide.brain.view_start(turned, follow) + sum(guide.brain.unseen[card] for card in live)
    worlds = guide.brain.world_start(turned, follow, open_hands) + sum(guide.brain.pool[card] for card in live)
    totals = points(state)
    margin = totals[leader] - totals[1 - leader]
    return Position(mine, theirs, stock, margin, len(mine) + len(stock) // 2, views, worlds)


def engine(of: Variant, seen: Known) -> Guide:
    follow = of.options.follow == "on"
    return Guide(brain("options" if of.has_trump else "briscolone"), of.has_trump, follow, of.open_hands, seen.public)


def as_table(state: State, at: Position, guide: Guide) -> Deals:
    """The position as the training has it."""
    played = np.ones((1, 40), bool)
    played[0, [*at.leader, *at.follower, *at.stock]] = False
    return Deals(
        leader=np.array([at.leader]),
        follower=np.array([at.follower]),
        played=played,
        stock=np.array([at.stock], int).reshape(1, -1),
        drawn=0,
        margin=np.array([at.margin]),
        follow=np.array([guide.follow]),
        shown=np.array([[card in guide.public for card in range(40)]]),
        beats=beats(guide.trump),
        turned=state.turn_up is not None,
    )


def rows(total: int, bias: int, network_rows: list[int], inputs: np.ndarray[tuple[int], np.dtype[np.float32]]) -> bool:
    """Whether `total` is the sum of the rows that the training's zeros and ones name."""
    return total == bias + sum(network_rows[i] for i in np.nonzero(inputs)[0])


@pytest.mark.parametrize("number", range(0, len(TWO_SEATS), 3))
def test_the_fast_engine_plays_by_the_rules(number: int) -> None:
    of, rng = TWO_SEATS[number], Random(number)
    for seed in range(12):
        now = next(iter(playthrough(of, seed)))
        numbers = numbering(observe(now, 0))
        guide = engine(of, known(observe(now, now.leader), numbers))
        at = start(now, numbers, guide)
        while not is_over(now):
            led = rng.choice(legal(now))
            now = play(now, led)
            assert sorted(guide.legal(at.follower, numbers[led])) == sorted(numbers[card] for card in legal(now))
            reply = rng.choice(legal(now))
            now = settle(play(now, reply))
            at = draw(guide.settle(at, numbers[led], numbers[reply])[0])
            wanted = start(now, numbers, guide)
            assert at._replace(views=0, worlds=0) == wanted._replace(views=0, worlds=0)


@pytest.mark.parametrize("number", range(0, len(TWO_SEATS), 5))
def test_views_and_worlds_are_encoded_as_in_training(number: int) -> None:
    of, rng = TWO_SEATS[number], Random(number)
    for seed in range(4):
        now = next(iter(playthrough(of, seed)))
        numbers = numbering(observe(now, 0))
        guide = engine(of, known(observe(now, now.leader), numbers))
        at = start(now, numbers, guide)
        policy, value = guide.brain.policy, guide.brain.judge
        while at.tricks > 4:
            table = as_table(now, at, guide)
            leads = guide.view(at.views, at.leader, at.follower, at.tricks, at.margin, -1)
            assert rows(leads, policy.bias, policy.rows, view(table)[0])
            led, reply = rng.choice(at.leader), rng.choice(at.follower)
            replies = guide.view(at.views, at.follower, at.leader, at.tricks, -at.margin, led)
            if led not in guide.public:
                assert rows(replies, policy.bias, policy.rows, view(table, np.array([led]))[0])
            after, _ = guide.settle(at, led, reply)
            assert rows(guide.world(after), value.bias, value.rows, world(as_table(now, after, guide))[0])
            at = draw(after)


@pytest.mark.parametrize("number", range(0, len(TWO_SEATS), 7))
def test_a_sight_tells_what_the_observation_does(number: int) -> None:
    of = TWO_SEATS[number]
    for state in playthrough(of, number):
        if is_complete(state) or is_over(state):
            continue
        seat = to_move(state)
        obs = observe(state, seat)
        seen = known(obs, numbering(obs))
        totals = points(state)
        assert seen.margin == totals[seat] - totals[1 - seat]
        others = [card for trick in state.taken for k, card in enumerate(trick.cards) if (trick.leader + k) % 2 != seat]
        if state.trick:
            others.append(state.trick[0])
        assert [spoken.card for spoken in reversed(seen.spoken)] == [numbering(obs)[card] for card in others]
        assert len(seen.hand) + len(seen.unseen) + len(seen.shown) + (seen.turned >= 0) + (
            seen.led >= 0
        ) == 40 - 2 * len(state.taken)


def test_three_and_seven_exchanged_change_the_numbers_only() -> None:
    plain, exchanged = (next(iter(playthrough(variant("two", exchange=each), 1))) for each in ("off", "on"))
    numbers = numbering(observe(exchanged, 0))
    three, seven = (Card(index) for index in (2, 6))
    assert numbers[three] % 10 == 1 and numbers[seven] % 10 == 8
    assert numbering(observe(plain, 0))[three] % 10 == 8
