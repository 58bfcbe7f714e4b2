"""Hard: counts the cards, imagines the hidden ones, and plays the last tricks without error."""

from __future__ import annotations

from collections.abc import Generator
from random import Random

from game.ai import playouts
from game.ai.canonical import numbering, sight
from game.ai.duel import Duel
from game.ai.normal import gains
from game.rules.observation import Observation, moves
from game.rules.state import Move, Swap


def think(obs: Observation, rng: Random) -> Generator[None, None, Move]:
    """The move that does best on average over the imagined worlds; a swap when it gains."""
    if obs.variant.seats > 2:
        return (yield from playouts.think(obs, rng))
    options = moves(obs)
    if isinstance(options[-1], Swap) and gains(obs, options[-1]):
        return options[-1]
    number = numbering(obs)
    variant = obs.variant
    duel = Duel(sight(obs, number), variant.has_trump, variant.options.follow == "on", variant.open_hands)
    chosen = yield from duel.think(rng)
    return next(card for card in obs.hand if number[card] == chosen)
