"""The quiet demonstration behind the menu: two computers play one deal at their own table, then it rests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from game.rules.record import Record
from game.rules.state import Variant
from game.rules.variants import VARIANTS
from game.scenes.room import Room
from game.scenes.table.board import Board
from game.table.computer import STEP, Computer
from game.table.sight import sight
from game.table.table import Table
from game.view.layout import Layout
from game.view.motion import SEEN
from game.view.picture import Item

SLOW = 2.5  # how much longer than at the table everything rests
SEED = 20


class Demo:
    """Plays by itself, without a sound."""

    def __init__(self, room: Room, layout: Callable[[Variant], Layout]) -> None:
        """`layout` lays its table out, in what the menu leaves free."""
        variant, deck = VARIANTS["two"], list(VARIANTS["two"].pack)
        Random(SEED).shuffle(deck)
        self._table = Table(Record(variant, 0, tuple(deck)), [Computer("normal", clock=lambda: 0.0) for _ in range(2)])
        self._rested = 0.0  # seconds since the table came to rest
        self._due = 0.0  # seconds in which computers have not been asked
        self.board = Board(room, sight(self._table.observation(0)), 0, silent=True, layout=layout)
        self.board.deal(self.board.state)

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self.board.update(dt)
        if self.board.moving or self.board.room.speed == 0 or self._table.is_over:
            return
        self._rested, self._due = self._rested + dt, self._due + dt
        if self._due < SLOW * STEP or (self._table.is_complete and self._rested < SLOW * SEEN):
            return
        self._due = 0.0
        if self._table.advance() is not None:
            self.board.see(self._table.observation(0))
            self._rested = 0.0

    @property
    def rest(self) -> float:
        """For how many seconds nothing changes: until a computer is asked again, or for good once the deal is over."""
        if self.board.room.speed == 0 or self._table.is_over:
            return self.board.rest
        seen = SLOW * SEEN - self._rested if self._table.is_complete else 0.0
        return min(self.board.rest, max(SLOW * STEP - self._due, seen))

    def view(self) -> Iterator[Item]:
        """The table as the demonstration stands."""
        return self.board.view()
