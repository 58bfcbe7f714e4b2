"""The screen that is shown after a fault: what happened, where it is written down, that the deal is safe."""

from __future__ import annotations

from collections.abc import Sequence

from game.intents import Quit
from game.layout import Box, safe
from game.paint import wrapped
from game.picture import Item, Label, Panel, Target, View
from game.scenes import Scene
from game.scenes.room import Room
from game.scenes.widgets import button


class Trouble:
    """Offers nothing but to close: the deal goes on when the game is started again."""

    def __init__(self, room: Room, path: str) -> None:
        self.room = room
        self._path = path

    def handle(self, intent: object) -> None:
        """Nothing more is done here."""

    def update(self, dt: float) -> Scene:
        """Stays."""
        return self

    def _button(self) -> Box:
        on, area = self.room.table, safe(self.room.screen)
        return Box(area.x + 2 * on.gap, area.bottom - on.target - 2 * on.gap, area.width - 4 * on.gap, on.target)

    def targets(self) -> Sequence[Target]:
        """The way out."""
        return (Target(self._button(), Quit(), self.room.tell("trouble_close")),)

    def view(self) -> View:
        """Three sentences on paper."""
        room, on, area = self.room, self.room.table, safe(self.room.screen)
        items: list[Item] = [Panel(area)]
        y = area.y + 3 * on.text
        items.append(Label(room.tell("trouble"), area.centre[0], y, 1.5 * on.text, area.width - 4 * on.gap, "red"))
        report = [room.tell("trouble_report", path=self._path)] if self._path else []
        for text in (room.tell("trouble_safe"), *report):
            y += on.text
            for line in wrapped(text, round(on.text), area.width - 6 * on.gap):
                y += 1.4 * on.text
                items.append(Label(line, area.x + 3 * on.gap, y, on.text, area.width - 6 * on.gap, align="left"))
        return (*items, *button(room, self._button(), room.tell("trouble_close"), Quit(), "primary"))
