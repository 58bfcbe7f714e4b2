"""The curtain between the turns of persons who share a device: the table without hands, until the next shows his."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.scenes.table import look
from game.scenes.table.play import Play
from game.scenes.widgets import button
from game.view.intents import Go, Intent, Skip
from game.view.layout import Box, around
from game.view.picture import Item, Target, View

SHOW = Go("uncovered")


class Curtain(Play):
    """Waits for the person whose turn it is; the table and the last trick may be looked at meanwhile."""

    def update(self, dt: float) -> Intent | None:
        """Nothing goes on."""
        self.board.update(dt)
        return None

    @property
    def rest(self) -> float:
        """Nothing but a motion is waited for."""
        return self.board.rest

    def handle(self, intent: Intent) -> Intent | None:
        """A tap on the table shows no hand."""
        return None if intent == Skip() and not self.looking else super().handle(intent)

    @property
    def _box(self) -> Box:
        """In the middle of the hand."""
        on = self.room.layout
        width = min(on.hand.width - 2 * on.gap, 20 * on.text)
        return around(*on.hand.centre, width, max(on.target, min(on.hand.height, 4 * on.text)))

    @property
    def _text(self) -> str:
        return self.room.tell("curtain", name=self.room.name(self.seat))

    def targets(self) -> Sequence[Target]:
        """The button of the person whose turn it is, and what the table has besides."""
        rest = look.targets(self)
        return rest if self.looking else (*rest, Target(self._box, SHOW, self._text, primary=True))

    def view(self) -> View:
        """The table, and over the backs of the hand whose they are."""
        return (*super().view(), *(() if self.looking else self._button()))

    def _button(self) -> Iterator[Item]:
        yield from button(self.room, self._box, self._text, SHOW, "primary")
