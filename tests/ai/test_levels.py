"""Every level plays every variant under every option, repeats itself for the same rng, and swaps when it gains."""

from __future__ import annotations

from random import Random

import pytest

from game.ai import LEVELS, decide, duel, many, think, weigh
from game.rules.observation import moves, observe
from game.rules.record import settled
from game.rules.rules import act, deal, is_over, to_move
from game.rules.state import Swap, Variant
from game.rules.variants import variant
from tests.ai.positions import to_play
from tests.rules.deals import EVERY, after, shuffled, table


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_every_variant_under_every_option(level: str) -> None:
    for seed, of in enumerate(EVERY):
        if seed % 3:
            continue
        state = deal(of, shuffled(of, seed), seed % of.seats)
        while not is_over(state):
            seat = to_move(state)
            obs = observe(state, seat)
            move = decide(level, obs, Random(seed))
            assert move in moves(obs)
            state = settled(act(state, move))


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_chance_gives_the_same_move(level: str) -> None:
    for of in (variant("two"), variant("four")):
        for _, obs in list(to_play(of, 5))[::7]:
            assert decide(level, obs, Random(3)) == decide(level, obs, Random(3))


def test_an_unknown_level_is_refused() -> None:
    obs = next(to_play(variant("two"), 1))[1]
    with pytest.raises(ValueError, match="expected one of: easy, normal, hard"):
        think("genius", obs, Random(1))
    with pytest.raises(ValueError, match="expected one of: easy, normal, hard"):
        weigh("genius", obs, Random(1))


def winner_with_seven(of: Variant) -> tuple[str, str]:
    """Hands and stock in which seat 0 has just won a trick and holds the seven of trump (turned: `stock`'s last)."""
    return "7D 2C KC | 4S 5S 6B", "AS 3S 4B 5B 6S JS AD" if of.options.exchange == "off" else "AS 3S 4B 5B 6S JS JD"


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_swap_that_gains_is_made(level: str) -> None:
    of = variant("two", swap="seven and two")
    hands, stock = winner_with_seven(of)
    state = after(table(of, hands, "D", stock), "KC 6B take")
    assert state.leader == 0
    assert decide(level, observe(state, 0), Random(1)) == Swap(state.hands[0][0])


@pytest.mark.parametrize("of", [variant("two"), variant("four")], ids=["two", "four"])
def test_hard_pauses_often(of: Variant) -> None:
    """Between two worlds there is always a pause."""
    obs = next(to_play(of, 2))[1]
    pauses = sum(1 for _ in think("hard", obs, Random(1)))
    assert pauses >= (duel.TRIALS // 3 if of.seats == 2 else many.WORLDS)
