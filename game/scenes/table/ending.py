"""The rest of a decided deal, played out fast."""

from __future__ import annotations

from collections.abc import Sequence

from game.scenes.room import Room
from game.scenes.scene import Scene
from game.scenes.table.board import Board
from game.scenes.table.plates import bar
from game.scenes.widgets import lettering
from game.table.sight import sight
from game.view.intents import Back, Go, Intent, Skip
from game.view.picture import Target, View


class Ending:
    """Plays the deal out for everybody, a move in every step of time: within a second it is counted."""

    beneath: Scene | None = None

    def __init__(self, room: Room) -> None:
        self.room = room
        self.seat = room.session.viewer
        self._board = Board(room, sight(room.session.table.observation(self.seat)), self.seat, silent=True)
        room.session.hand_over("normal")

    def handle(self, intent: Intent) -> Intent | None:
        """A tap, or the way back, ends it at once."""
        if intent in (Skip(), Back()):
            self.room.session.table.finish()
        return None

    def update(self, dt: float) -> Intent | None:
        """The next move, or the count; without motion all moves at once."""
        table = self.room.session.table
        if table.is_over:
            return Go("score")
        if self.room.speed == 0:
            table.finish()
        elif dt > 0:
            if table.is_complete:
                self.room.sounds.play("tick")
            table.advance()
        self._board.cut(sight(table.observation(self.seat), self._board.state))
        return None

    @property
    def rest(self) -> float:
        """Every step brings a move."""
        return 0.0

    def targets(self) -> Sequence[Target]:
        """Nothing: a tap anywhere ends it."""
        return ()

    def view(self) -> View:
        """The table as the cards fly by."""
        room, on = self.room, self.room.layout
        line = lettering(room.tell("ending"), on.status, on.text, "paper")
        return (*bar(room, self._board.state, self.seat), *self._board.view(), *line)
