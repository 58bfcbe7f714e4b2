"""The screen that is shown after a fault: what happened, where it is written down, that the deal is safe."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from game.scenes.room import Room
from game.scenes.scene import Scene
from game.scenes.widgets import button, printable
from game.screen.typeset import wrapped
from game.view.intents import Intent, Quit
from game.view.layout import Box, safe
from game.view.picture import Item, Label, Panel, Target, View

PACE = 1.3  # from line to line, of the height of the text
GAP = 0.6  # between paragraphs, likewise


class Trouble:
    """Offers nothing but to close: the deal goes on when the game is started again."""

    beneath: Scene | None = None

    def __init__(self, room: Room, fault: str, path: str) -> None:
        """`fault` says in a line what happened, `path` where the report of it is, if anywhere."""
        self.room = room
        self._fault, self._path = printable(fault), printable(path)

    def handle(self, intent: Intent) -> Intent | None:
        """Nothing more is done here."""
        return None

    def update(self, dt: float) -> Intent | None:
        """Stays."""
        return None

    @property
    def rest(self) -> float:
        """Nothing moves by itself here."""
        return inf

    def _button(self) -> Box:
        on, area = self.room.layout, safe(self.room.screen)
        return Box(area.x + 2 * on.gap, area.bottom - on.target - 2 * on.gap, area.width - 4 * on.gap, on.target)

    def targets(self) -> Sequence[Target]:
        """The way out."""
        return (Target(self._button(), Quit(), self.room.tell("trouble_close"), primary=True),)

    def view(self) -> View:
        """The sentences on paper."""
        room, on, area = self.room, self.room.layout, safe(self.room.screen)
        items: list[Item] = [Panel(area)]
        y = area.y + 2 * on.text
        items.append(Label(room.tell("trouble"), area.centre[0], y, 1.5 * on.text, area.width - 4 * on.gap, "red"))
        last = self._button().y - 0.5 * on.text
        for lines in self._paragraphs(last - y):
            y += GAP * on.text
            for line in lines:
                y += PACE * on.text
                if y < last:  # else there is no room for all of a long path
                    items.append(Label(line, area.x + 3 * on.gap, y, on.text, area.width - 6 * on.gap, align="left"))
        return (*items, *button(room, self._button(), room.tell("trouble_close"), Quit(), "primary"))

    def _paragraphs(self, height: float) -> list[tuple[str, ...]]:
        """What happened, in as many lines as the rest leaves it; whether the deal is safe; where the report is."""
        room, on = self.room, self.room.layout
        told = [room.tell("trouble_fault", fault=self._fault)]
        told.append(room.tell("trouble_safe" if room.session.is_saved else "trouble_unsaved"))
        if self._path:
            told.append(room.tell("trouble_report", path=self._path))
        width = safe(room.screen).width - 6 * on.gap
        fault, *rest = (wrapped(text, round(on.text), width) for text in told)
        free = height / on.text - PACE * sum(map(len, rest)) - GAP * len(told)
        return [fault[: max(1, int(free / PACE))], *rest]
