"""When a decided deal may be ended quickly."""

from __future__ import annotations

from game.rules.claim import Claim, decided
from game.rules.rules import points
from game.rules.state import State
from game.scenes.room import Room


class QuickEnd:
    """Remembers what it has found of the last state looked at."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._claim: tuple[State | None, Claim | None] = (None, None)

    def is_offered(self, state: State) -> bool:
        """Whether nothing can change any more what the deal is worth, and the player wants to be told.

        Not while the rest could still change more: not where points are added up, nor before every side has some.
        """
        session = self._room.session
        if session.settings.claim == "off" or session.match.adds_up or 0 in points(state):
            return False
        if self._claim[0] is not state:
            self._claim = state, decided(state)
        return self._claim[1] is not None
