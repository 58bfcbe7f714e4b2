"""Easy: good to learn the rules against. Often plays whatever comes to hand, and is careless with trumps."""

from __future__ import annotations

from collections.abc import Generator
from math import hypot, sqrt
from random import Random

from game.ai import bidding
from game.ai.normal import DOUBT, choices, gain, promise, with_swap
from game.ai.weighed import Weighed, ranked
from game.rules.cards import Card
from game.rules.observation import Observation
from game.rules.state import Move, Swap

WHIM = 0.25  # how often it plays any card at all
SEES = 0.5  # how often it sees that a swap gains


def weigh(obs: Observation, rng: Random) -> Generator[None, None, tuple[Weighed, ...]]:
    """Every card by what it promises on this trick alone, or all alike at a whim; a swap every other time it gains."""
    if bidding.is_called_for(obs):
        return (yield from bidding.weigh(obs))
    yield
    cards, swap = choices(obs)
    promises: dict[Move, float] = {card: promise(obs, card) for card in cards}
    gains = swap is not None and gain(obs, swap) > 0
    if gains and rng.random() < SEES:
        return with_swap(obs, swap, promises)
    if rng.random() < WHIM:
        return _at_a_whim(obs, rng.choice(cards), promises, swap)
    if swap is not None and gains:
        return _overlooked(promises, swap, gain(obs, swap))
    return with_swap(obs, swap, promises)


def _overlooked(promises: dict[Move, float], swap: Swap, gained: float) -> tuple[Weighed, ...]:
    """The cards as they promise. That the swap would change anything is not seen: it costs nothing, give or take."""
    errors = dict.fromkeys(promises, DOUBT) | {swap: hypot(DOUBT, gained)}
    return ranked(promises | {swap: max(promises.values())}, errors)


def _at_a_whim(obs: Observation, drawn: Card, promises: dict[Move, float], swap: Swap | None) -> tuple[Weighed, ...]:
    """Every move costs nothing, the card that was drawn stands first.

    Who takes two of n values without looking finds them apart by nothing on average, with a standard deviation of the
    square root of 2 s², s² being the variance of the values (with n - 1): that is the error.
    """
    values = [*promises.values()] + ([] if swap is None else [max(promises.values()) + gain(obs, swap)])
    mean = sum(values) / len(values)
    spread = sqrt(2 * sum([(value - mean) ** 2 for value in values]) / max(1, len(values) - 1))
    alike = dict.fromkeys([drawn, *promises] + ([] if swap is None else [swap]), 0.0)
    return ranked(alike, dict.fromkeys(alike, spread))
