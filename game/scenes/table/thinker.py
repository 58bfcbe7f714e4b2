"""Lets a computer player think in slices, and answer after a natural pause."""

from __future__ import annotations

from collections.abc import Callable, Generator
from random import Random

from game.ai import think
from game.rules.observation import observe
from game.rules.rules import to_move
from game.rules.state import Move, State

PAUSE = 0.55  # seconds that the computer takes at least, as a person would


def decide(level: str, state: State, rng: Random) -> Move:
    """The move of the seat whose turn it is, thought through at once."""
    thought = think(level, observe(state, to_move(state)), rng)
    while True:
        try:
            next(thought)
        except StopIteration as found:
            move: Move = found.value
            return move


class Thinker:
    """Thinks about one decision at a time."""

    def __init__(self) -> None:
        self._thought: Generator[None, None, Move] | None = None
        self._move: Move | None = None

    def forget(self) -> None:
        """Drop the thought: the table has changed."""
        self._thought, self._move = None, None

    def slice(self, level: str, state: State, rng: Callable[[], Random], rested: float) -> Move | None:
        """Think a few milliseconds; the move, once it is found and the table has `rested` for long enough.

        `rng` gives the generator of a decision; only its first slice asks.
        """
        if self._thought is None:
            self._thought = think(level, observe(state, to_move(state)), rng())
        if self._move is None:
            try:
                next(self._thought)
            except StopIteration as found:
                self._move = found.value
        move = self._move
        if move is None or rested < PAUSE:
            return None
        self.forget()
        return move
