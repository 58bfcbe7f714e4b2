"""A question before something is given up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf

from game.scenes.room import Room
from game.scenes.scene import Scene
from game.scenes.widgets import button
from game.screen.typeset import wrapped
from game.view.intents import Ask, Back, Intent, Skip, Sure
from game.view.layout import Box, around
from game.view.picture import Item, Label, Panel, Target, View


class Question:
    """Asks, over the scene beneath."""

    def __init__(self, room: Room, beneath: Scene, ask: Ask) -> None:
        self.room = room
        self.beneath: Scene | None = beneath
        self._over, self._ask, self.yes = beneath, ask, Sure(ask.then)

    def handle(self, intent: Intent) -> Intent | None:
        """Yes, or anything that means no."""
        return Back() if intent == Skip() else intent if intent in (self.yes, Back()) else None

    def update(self, dt: float) -> Intent | None:
        """Waits."""
        return None

    @property
    def rest(self) -> float:
        """Nothing moves by itself here."""
        return inf

    def _boxes(self) -> tuple[Box, Box, Box, tuple[str, ...]]:
        """The paper, the buttons for no and yes, the lines of the question."""
        on, screen = self.room.layout, self.room.screen
        width = min(screen.width - 2 * on.gap, 24 * on.text)
        lines = wrapped(self.room.tell(self._ask.question), round(1.1 * on.text), width - 4 * on.gap)
        height = len(lines) * 1.5 * on.text + on.target + 5 * on.gap
        paper = around(screen.width / 2, screen.height / 2, width, height)
        half = (width - 6 * on.gap) / 2
        y = paper.bottom - on.target - 2 * on.gap
        left = Box(paper.x + 2 * on.gap, y, half, on.target)
        right = left._replace(x=left.right + 2 * on.gap)
        return (paper, right, left, lines) if self._ask.swapped else (paper, left, right, lines)

    def targets(self) -> Sequence[Target]:
        """No and yes."""
        _, no, yes, _ = self._boxes()
        return Target(no, Back(), self.room.tell("no")), Target(yes, self.yes, self.room.tell(self._ask.yes))

    def view(self) -> View:
        """The question over what lies beneath."""
        width, height = self.room.screen[:2]
        return (*self._over.view(), Panel(Box(0, 0, width, height), "veil"), *self._paper())

    def _paper(self) -> Iterator[Item]:
        on = self.room.layout
        paper, no, yes, lines = self._boxes()
        yield Panel(paper, "paper")
        for number, line in enumerate(lines):
            y = paper.y + 2 * on.gap + (number + 0.5) * 1.5 * on.text
            yield Label(line, paper.centre[0], y, round(1.1 * on.text), paper.width - 2 * on.gap)
        yield from button(self.room, no, self.room.tell("no"), Back())
        yield from button(self.room, yes, self.room.tell(self._ask.yes), self.yes, "primary")
