"""The quiet demonstration deal behind the menu: two computer players at their own table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from game.rules.rules import act, deal, is_complete, is_over, settle
from game.rules.state import State, Variant
from game.rules.variants import VARIANTS
from game.scenes.room import Room
from game.scenes.table.board import Board
from game.scenes.table.thinker import Thinker
from game.view.layout import Layout
from game.view.motion import SEEN
from game.view.picture import Item

SLOW = 2.5  # how much longer than at the table everything rests
SEED = 20


class Demo:
    """Plays deal after deal by itself, without a sound."""

    def __init__(self, room: Room, layout: Callable[[Variant], Layout]) -> None:
        """`layout` lays its table out, in what the menu leaves free."""
        self._rng = Random(SEED)
        self._thinker = Thinker()
        self._rested = 0.0
        self.board = Board(room, self._fresh(), silent=True, layout=layout)
        self.board.deal(self.board.state)

    def _fresh(self) -> State:
        variant = VARIANTS["two"]
        pack = list(variant.pack)
        self._rng.shuffle(pack)
        return deal(variant, pack, 0)

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self.board.update(dt)
        if self.board.moving or self.board.room.speed == 0:
            return
        self._rested += dt
        state = self.board.state
        if is_over(state):
            self._after(SLOW, self._fresh())
        elif is_complete(state):
            self._after(SLOW * SEEN, settle(state))
        else:
            move = self._thinker.slice("normal", state, lambda: self._rng, self._rested / SLOW)
            if move is not None:
                self._after(0.0, act(state, move))

    def _after(self, wait: float, state: State) -> None:
        if self._rested >= wait:
            self.board.deal(state) if not state.taken and not state.trick else self.board.show(state)
            self._rested = 0.0

    def view(self) -> Iterator[Item]:
        """The table as the demonstration stands."""
        return self.board.view()
