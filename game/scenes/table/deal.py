"""The dealing: cards fly from the pack to the hands, then the play begins."""

from __future__ import annotations

from collections.abc import Sequence

from game.scenes.room import Room
from game.scenes.table import look
from game.scenes.table.at_table import AtTable
from game.view.intents import Go, Intent, Skip
from game.view.picture import Target, View


class Deal(AtTable):
    """Shows the dealing of the session's fresh deal; a tap ends it."""

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self.board.deal(self.board.state)

    def targets(self) -> Sequence[Target]:
        """The bar's buttons."""
        return look.targets(self)

    def handle(self, intent: Intent) -> Intent | None:
        """A tap skips the dealing; buttons work as ever."""
        if intent != Skip():
            return intent
        self.board.skip()
        return None

    def update(self, dt: float) -> Intent | None:
        """Until the last card lies; then the play."""
        self.board.update(dt)
        return None if self.board.moving else Go("dealt")

    @property
    def rest(self) -> float:
        """Cards are on their way."""
        return 0.0

    def view(self) -> View:
        """The table with the cards on their way."""
        return look.view(self)
