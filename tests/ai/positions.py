"""States in which a computer player is to move, from randomly played deals."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.observation import Observation, observe
from game.rules.rules import is_complete, is_over, to_move
from game.rules.state import State, Variant
from tests.rules.deals import EVERY, playthrough

TWO_SEATS = [of for of in EVERY if of.seats == 2]


def to_play(of: Variant, seed: int) -> Iterator[tuple[State, Observation]]:
    """Every state of a random deal in which somebody is to move, and what he sees."""
    for state in playthrough(of, seed):
        if not is_complete(state) and not is_over(state):
            yield state, observe(state, to_move(state))


def ending(of: Variant, seed: int, held: int = 3) -> State:
    """A random deal when the stock is empty and the leader holds `held` cards."""
    return next(
        state
        for state in playthrough(of, seed)
        if not state.stock and not state.trick and len(state.hands[state.leader]) == held
    )
