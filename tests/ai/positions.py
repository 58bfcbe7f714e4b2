"""States in which a computer player is to move, from randomly played deals."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.observation import Observation, moves, observe
from game.rules.rules import is_complete, is_over, to_move
from game.rules.state import State, Swap, Variant
from game.rules.variants import VARIANTS, variant
from tests.rules.deals import EVERY, playthrough

TWO_SEATS = [of for of in EVERY if of.seats == 2]

SHARED = {"swap": "seven and two", "exchange": "on"}
RULES = dict(VARIANTS) | {
    "two, every option": variant("two", bury="on", follow="on", **SHARED),
    "two, swap": variant("two", swap="seven and two"),
    "two, two only": variant("two", swap="two only"),
    "scoperta, suit followed": variant("scoperta", follow="on"),
    "briscolone, every option": variant("briscolone", follow="on", exchange="on"),
    "three, every option": variant("three", bury="on", follow="on", **SHARED),
    "four, every option": variant("four", bury="on", follow="on", partner="never", **SHARED),
    "four, two only": variant("four", swap="two only"),
    "six, swap": variant("six", swap="seven and two"),
}
DEALS = 6  # of each set of rules, in which positions are looked for
EACH = 18  # positions from all over these deals …
SWAPS = 5  # … and as many at most in which a swap is offered


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


def with_a_choice(of: Variant) -> list[Observation]:
    """What is seen in some positions in which there is a choice, those with a swap among them."""
    seen = [obs for seed in range(DEALS) for _, obs in to_play(of, seed) if len(moves(obs)) > 1]
    swaps = [obs for obs in seen if isinstance(moves(obs)[-1], Swap)]
    return [*seen[:: max(1, len(seen) // EACH)][:EACH], *swaps[:: max(1, len(swaps) // SWAPS)][:SWAPS]]
