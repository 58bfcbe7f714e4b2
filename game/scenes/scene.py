"""What the loop asks of a scene: its targets, its picture, and what it answers when the player wants something."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.view.intents import Intent
from game.view.picture import Target, View


class Scene(Protocol):
    """One screenful. It never knows which scene follows: it answers with an intent, and the director goes there."""

    @property
    def beneath(self) -> Scene | None:
        """The scene that `Back` leads to, which a dialog also lies over; None for the menu."""

    def targets(self) -> Sequence[Target]:
        """What can be tapped now, the topmost last."""

    def handle(self, intent: Intent) -> Intent | None:
        """Do what the player wants; what is left to be done elsewhere, often the intent itself."""

    def update(self, dt: float) -> Intent | None:
        """Let `dt` seconds pass; what follows from it, if anything."""

    @property
    def rest(self) -> float:
        """For how many seconds nothing changes here by itself: 0 while every moment counts, `inf` until a wish."""

    def view(self) -> View:
        """What is to be drawn now."""
