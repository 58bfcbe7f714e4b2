"""The slip of paper at the top of the screen that tells what went wrong with files.

Every scene makes room for it as for a phone's notch, so that it lies on nothing.
"""

from __future__ import annotations

from math import ceil, inf

from game.scenes.room import Room, reading
from game.scenes.widgets import printable
from game.screen.typeset import measure, wrapped
from game.view.layout import Box, Screen, safe
from game.view.picture import Item, Label, Panel

PACE = 1.3  # from line to line, of the height of the text
SHARE = 0.2  # of the screen's height, at most, where it tells a path as well


class Slip:
    """Tells the session's notices one after another, each for as long as it takes to read."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._seen = 0.0  # seconds that the first notice has been seen
        self._taken = 0  # pixels of the screen's height
        self.items: tuple[Item, ...] = ()  # what is to be drawn, above the scene

    @property
    def text(self) -> str:
        """The sentence to be told now, "" if there is none."""
        notices = self._room.session.notices
        return self._room.tell(notices[0][0], **notices[0][1]) if notices else ""

    def fit(self, screen: Screen) -> bool:
        """Give the room what the slip leaves of the screen; whether it takes another part of it than before."""
        self._room.screen, self.items = screen, ()
        if self.text:
            box, self.items = self._laid()
            self._room.screen = screen._replace(top=ceil(box.bottom))
        before, self._taken = self._taken, self._room.screen.top - screen.top
        return self._taken != before

    def _laid(self) -> tuple[Box, tuple[Item, ...]]:
        """The paper on the whole screen, and everything on it."""
        on, area = self._room.layout, safe(self._room.screen)
        size = round(on.text)
        lines = self._lines(area, size, area.width - 4 * on.gap)
        width = max(measure(line, size) for line in lines) + 4 * on.gap
        x, y = area.centre[0], area.y + on.gap
        box = Box(x - width / 2, y, width, PACE * size * len(lines) + on.gap)
        first = y + on.gap / 2 + PACE * size / 2
        labels = (Label(line, x, first + PACE * size * row, size, width) for row, line in enumerate(lines))
        return box, (Panel(box, "paper"), *labels)

    def _lines(self, area: Box, size: int, width: float) -> tuple[str, ...]:
        """The sentence, and where it helps and fits the path that it is about."""
        path = self._room.session.notices[0][1].get("path", "")
        lines, more = wrapped(self.text, size, width), wrapped(printable(path), size, width)
        return lines + more if PACE * size * len(lines + more) <= SHARE * area.height else lines

    @property
    def rest(self) -> float:
        """For how many seconds what is told stays, if it is seen."""
        return reading(self.text) - self._seen if self.text else inf

    def wait(self, dt: float) -> None:
        """Let `dt` seconds pass in which it can be seen; what has been read makes room for the next."""
        if not self.text:
            return
        if self._seen == 0.0:
            self._room.world.say(self.text)
        self._seen += dt
        if self._seen >= reading(self.text):
            self._seen = 0.0
            self._room.session.notices.pop(0)
