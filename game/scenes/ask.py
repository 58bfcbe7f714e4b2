"""A question before something is given up."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from game.scenes.room import Room
from game.scenes.scene import Scene
from game.scenes.widgets import button
from game.screen.paint import wrapped
from game.view.intents import Back, Do, Skip
from game.view.layout import Box, around
from game.view.picture import Item, Label, Panel, Target, View

YES = Do("yes")


class Ask:
    """Asks, over the scene beneath; `then` makes the scene that follows a yes."""

    def __init__(
        self, room: Room, beneath: Scene, question: str, yes: str, then: Callable[[], Scene], swapped: bool = False
    ) -> None:
        """`swapped` puts yes on the left, so that a double tap never answers two questions in a row."""
        self.room, self.beneath, self._swapped = room, beneath, swapped
        self._question, self._yes, self._then = question, yes, then
        self._next: Scene = self

    def handle(self, intent: object) -> None:
        """Yes, or anything that means no."""
        if intent == YES:
            self._next = self._then()
        elif intent in (Back(), Skip()):
            self._next = self.beneath

    def update(self, dt: float) -> Scene:
        """Waits."""
        following, self._next = self._next, self
        return following

    def _boxes(self) -> tuple[Box, Box, Box, tuple[str, ...]]:
        """The paper, the buttons for no and yes, the lines of the question."""
        on, screen = self.room.layout, self.room.screen
        width = min(screen.width - 2 * on.gap, 24 * on.text)
        lines = wrapped(self._question, round(1.1 * on.text), width - 4 * on.gap)
        height = len(lines) * 1.5 * on.text + on.target + 5 * on.gap
        paper = around(screen.width / 2, screen.height / 2, width, height)
        half = (width - 6 * on.gap) / 2
        y = paper.bottom - on.target - 2 * on.gap
        left = Box(paper.x + 2 * on.gap, y, half, on.target)
        right = left._replace(x=left.right + 2 * on.gap)
        return (paper, right, left, lines) if self._swapped else (paper, left, right, lines)

    def targets(self) -> Sequence[Target]:
        """No and yes."""
        _, no, yes, _ = self._boxes()
        return Target(no, Back(), self.room.tell("no")), Target(yes, YES, self._yes)

    def view(self) -> View:
        """The question over what lies beneath."""
        return (*self.beneath.view(), *self._paper())

    def _paper(self) -> Iterator[Item]:
        on = self.room.layout
        paper, no, yes, lines = self._boxes()
        yield Panel(paper, "paper")
        for number, line in enumerate(lines):
            y = paper.y + 2 * on.gap + (number + 0.5) * 1.5 * on.text
            yield Label(line, paper.centre[0], y, round(1.1 * on.text), paper.width - 2 * on.gap)
        yield from button(self.room, no, self.room.tell("no"), Back())
        yield from button(self.room, yes, self._yes, YES, "primary")
