"""One-switch play: a ring goes from choice to choice, and any key or tap takes the one that it marks."""

from __future__ import annotations

from math import inf

from game.scenes.pages.page import Page
from game.scenes.room import Room
from game.scenes.scene import Scene
from game.scenes.table.at_table import AtTable
from game.scenes.table.curtain import Curtain
from game.view.intents import Confirm, Intent
from game.view.layout import Box, Screen
from game.view.picture import Target


class Scan:
    """Moves the room's mark while the player has switched it on; otherwise it costs nothing."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._left = 0.0  # seconds for which the mark stays where it is

    @property
    def period(self) -> float:
        """For how many seconds the ring stays on each choice; 0 where there is none."""
        chosen = self.room.session.settings.scan
        return 0.0 if chosen == "off" else float(chosen)

    def wait(self, dt: float, scene: Scene) -> None:
        """Let `dt` seconds pass. The ring begins with the first choice, and rests while others are to play."""
        if not self.period:
            return
        choices = choices_of(scene)
        self._left -= dt
        if self.room.focus not in choices:
            self._mark(choices[0] if choices else None)
        elif self._left <= 0:
            self._mark(choices[(choices.index(self.room.focus) + 1) % len(choices)])

    def _mark(self, intent: Intent | None) -> None:
        self.room.focus, self._left = intent, self.period

    def rest(self, scene: Scene) -> float:
        """For how many seconds the ring stays where it is."""
        if not self.period:
            return inf
        choices = choices_of(scene)
        if self.room.focus not in choices:
            return 0.0 if choices or self.room.focus is not None else inf
        return self._left if len(choices) > 1 else inf


def choices_of(scene: Scene) -> list[Intent | None]:
    """What can be chosen now, each once; nothing at the table while others are to play."""
    waits = True
    if isinstance(scene, AtTable) and not isinstance(scene, Curtain):
        waits = scene.is_mine or scene.may_speak or scene.looking or scene.conferring
    return list(dict.fromkeys(target.intent for target in offers(scene))) if waits else []


def offers(scene: Scene) -> tuple[Target, ...]:
    """Everything that can be chosen without a finger: what can be tapped, and on a page the way further down or up."""
    targets = tuple(scene.targets())
    return (*targets[:-1], *scene.further(), *targets[-1:]) if isinstance(scene, Page) else targets


def everywhere(screen: Screen) -> tuple[Target, ...]:
    """A tap anywhere takes what the ring marks."""
    return (Target(Box(0, 0, screen.width, screen.height), Confirm(), ""),)
