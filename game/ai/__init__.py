"""The computer players. Each sees an Observation, what a person in its seat would see, and nothing else."""

from __future__ import annotations

from collections.abc import Generator
from random import Random

from game.ai import easy, hard, normal
from game.rules.observation import Observation
from game.rules.state import Move

_LEVELS = {"easy": easy.think, "normal": normal.think, "hard": hard.think}
LEVELS = tuple(_LEVELS)


def think(level: str, obs: Observation, rng: Random) -> Generator[None, None, Move]:
    """Think about the move of `obs.seat`, whose turn it must be: yields every few milliseconds, returns the move.

    The same observation and the same state of `rng` give the same move. Raises ValueError for an unknown level.
    """
    if level not in _LEVELS:
        raise ValueError(f"unknown level {level!r} (expected one of: {', '.join(LEVELS)})")
    return _LEVELS[level](obs, rng)


def decide(level: str, obs: Observation, rng: Random) -> Move:
    """The move that `think` comes to, without a pause."""
    thought = think(level, obs, rng)
    while True:
        try:
            next(thought)
        except StopIteration as end:
            move: Move = end.value
            return move
