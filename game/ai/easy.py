"""Easy: good to learn the rules against. Often plays whatever comes to hand, and is careless with trumps."""

from __future__ import annotations

from collections.abc import Generator
from random import Random

from game.ai.normal import gains, promise
from game.rules.observation import Observation, moves
from game.rules.state import Move, Swap

WHIM = 0.25  # how often it plays any card at all


def think(obs: Observation, rng: Random) -> Generator[None, None, Move]:
    """A card at a whim, or the one that promises most on this trick alone; a swap every other time it gains."""
    yield
    options = moves(obs)
    swap = options[-1]
    if isinstance(swap, Swap) and gains(obs, swap) and rng.random() < 0.5:
        return swap
    cards = [move for move in options if not isinstance(move, Swap)]
    if rng.random() < WHIM:
        return rng.choice(cards)
    return max(cards, key=lambda card: promise(obs, card))
