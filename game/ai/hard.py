"""Hard: counts the cards, imagines the hidden ones, and plays the last tricks without error."""

from __future__ import annotations

from collections.abc import Generator
from random import Random

from game.ai import alliance, bidding, calling, many, normal
from game.ai.canonical import known, numbering
from game.ai.duel import Duel
from game.ai.weighed import Weighed
from game.rules.observation import Observation
from game.rules.state import Move


def weigh(obs: Observation, rng: Random) -> Generator[None, None, tuple[Weighed, ...]]:
    """Every card by what it comes to on average over the imagined worlds; a swap, when it gains, as Normal does."""
    if bidding.is_called_for(obs):
        return (yield from calling.weigh(obs, rng))
    if obs.variant.has_auction:
        return (yield from alliance.weigh(obs, rng))
    if obs.variant.seats > 2:
        return (yield from many.weigh(obs, rng))
    _, swap = normal.choices(obs)
    if swap is not None and normal.gain(obs, swap) > 0:
        return normal.weighed(obs)
    number = numbering(obs)
    variant = obs.variant
    duel = Duel(known(obs, number), variant.has_trump, variant.options.follow == "on", variant.open_hands)
    worths, errors = yield from duel.weigh(rng)
    named = {number[card]: card for card in obs.hand}
    cards: list[Move] = [named[card] for card in duel.cards]
    return normal.with_swap(obs, swap, dict(zip(cards, worths, strict=True)), dict(zip(cards, errors, strict=True)))
