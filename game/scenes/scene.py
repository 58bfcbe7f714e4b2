"""What the player sees: each scene tells its picture and its targets, takes intents, and says what comes next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.view.picture import Target, View


class Scene(Protocol):
    """What the loop asks of a scene. A dialog is a scene that holds the one beneath."""

    def targets(self) -> Sequence[Target]:
        """What can be tapped now, the topmost last."""

    def handle(self, intent: object) -> None:
        """Do what the player wants, if it means anything here."""

    def update(self, dt: float) -> Scene:
        """Let `dt` seconds pass; the scene to be shown next, usually itself."""

    def view(self) -> View:
        """What is to be drawn now."""
