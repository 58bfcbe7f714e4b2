"""What will be needed later is made in idle moments: the cards of the deck, the sounds."""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterator

import sprites
from game.screen.paint import Painter

MOMENT = 0.006  # seconds of a turn of the loop in which nothing else is drawn


class Warming:
    """Makes what `tuning` makes, and then whatever a painter will need; a little each time."""

    def __init__(self, tuning: Iterator[None]) -> None:
        self._tuning = tuning
        self._look: object = None
        self._cards: Iterator[None] = iter(())

    def go_on(self, painter: Painter) -> bool:
        """Work for a moment; whether there is something left to be made."""
        look = (painter.deck, painter.contrast, painter.letters, painter.width)
        if self._look != look:
            self._look, self._cards = look, sprites.steps(look[0], look[3], contrast=look[1], letters=look[2])
        until = time.perf_counter() + MOMENT
        return any(time.perf_counter() >= until for _ in itertools.chain(self._tuning, self._cards))
