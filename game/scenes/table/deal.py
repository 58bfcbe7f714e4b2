"""The dealing: cards fly from the pack to the hands, then the play begins."""

from __future__ import annotations

from collections.abc import Sequence

from game.scenes import routes
from game.scenes.room import Room
from game.scenes.scene import Scene
from game.scenes.table import look
from game.scenes.table.play import Play
from game.view.intents import Skip
from game.view.picture import Target, View


class Deal:
    """Shows the dealing of the session's fresh deal; a tap ends it."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._play = Play(room)
        self._play.board.deal(room.session.state)
        self._next: Scene = self

    def targets(self) -> Sequence[Target]:
        """The bar's buttons."""
        return look.targets(self._play)

    def handle(self, intent: object) -> None:
        """A tap skips the dealing; buttons work as ever."""
        if intent == Skip():
            self._play.board.skip()
        else:
            following = routes.common(self.room, self, intent)
            self._next = following

    def update(self, dt: float) -> Scene:
        """The same scene until the last card lies, then the play."""
        self._play.board.update(dt)
        if self._next is self and not self._play.board.moving:
            return self._play
        following, self._next = self._next, self
        return following

    def view(self) -> View:
        """The table with the cards on their way."""
        return self._play.view()
