"""The computer players. Each sees an Observation, what a person in its seat would see, and nothing else."""

from __future__ import annotations

from collections.abc import Generator
from random import Random
from typing import TypeVar

from game.ai import easy, hard, normal
from game.ai.captain import word
from game.ai.heard import Heard
from game.ai.partners import heeding, sign
from game.ai.weighed import Weighed
from game.rules.observation import Observation
from game.rules.state import Move

Found = TypeVar("Found")

_LEVELS = {"easy": easy.weigh, "normal": normal.weigh, "hard": hard.weigh}
LEVELS = tuple(_LEVELS)
__all__ = ["LEVELS", "at_once", "decide", "sign", "suspicion", "think", "weigh", "word"]


def weigh(level: str, obs: Observation, rng: Random) -> Generator[None, None, tuple[Weighed, ...]]:
    """Weigh every move open to `obs.seat`, whose turn it must be, as `level` does: yields every few milliseconds.

    Returns each move once, the one that the level plays first, with its cost in points. The same observation and the
    same state of `rng` give the same. Raises ValueError for an unknown level.
    """
    if level not in _LEVELS:
        raise ValueError(f"unknown level {level!r} (expected one of: {', '.join(LEVELS)})")
    return _heeded(obs, _LEVELS[level](obs, rng))


def _heeded(
    obs: Observation, weighing: Generator[None, None, tuple[Weighed, ...]]
) -> Generator[None, None, tuple[Weighed, ...]]:
    """What a level thinks, once a partner's word is heeded: that every level does."""
    return heeding(obs, (yield from weighing))


def think(level: str, obs: Observation, rng: Random) -> Generator[None, None, Move]:
    """Think about the move of `obs.seat`: the one that `weigh` calls the best, in the same slices."""
    return _best(weigh(level, obs, rng))


def _best(weighing: Generator[None, None, tuple[Weighed, ...]]) -> Generator[None, None, Move]:
    weighed = yield from weighing
    return weighed[0].move


def decide(level: str, obs: Observation, rng: Random) -> Move:
    """The move that `think` comes to, without a pause."""
    return at_once(think(level, obs, rng))


def suspicion(obs: Observation) -> tuple[float, ...] | None:
    """How likely each seat holds, or held, the called card, by what `obs.seat` has seen; None while none is called.

    Nothing but `obs` is looked at, so the same observation gives the same.
    """
    if obs.called is None or obs.trump is None:
        return None
    return tuple(at_once(Heard(obs).suspicion(Random(len(obs.taken)))))


def at_once(thought: Generator[None, None, Found]) -> Found:
    """What a thought comes to, without a pause."""
    while True:
        try:
            next(thought)
        except StopIteration as end:
            found: Found = end.value
            return found
