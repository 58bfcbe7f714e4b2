"""A page of paper: headings, text, buttons and cards in one column that scrolls by finger, wheel and keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import inf
from typing import NamedTuple

from game.scenes.pages.rows import Row
from game.scenes.room import Room
from game.scenes.scene import Scene
from game.scenes.widgets import icon_button, mark
from game.view.intents import LINE, Back, Intent, Scroll
from game.view.layout import Box, around, safe
from game.view.picture import Clip, Item, Label, Panel, Target, View

TO_THE_END = 1e5  # CSS pixels: no page is as long


class _Laid(NamedTuple):
    """A row with the box that it takes; the box's y counts from the top of the text."""

    row: Row
    box: Box


class Page:
    """Shows rows, which are told anew after every wish; `Back` returns to the scene beneath."""

    def __init__(
        self,
        room: Room,
        beneath: Scene,
        title: Callable[[], str],
        rows: Callable[[], Sequence[Row]],
        handle: Callable[[Intent], Intent | None] = lambda intent: intent,
    ) -> None:
        """`handle` does what only this page understands, and gives back what is left to be done."""
        self.room = room
        self.beneath: Scene | None = beneath
        self._title, self._rows, self._own = title, rows, handle
        self._offset = 0.0
        self._laid: tuple[object, list[_Laid]] = (None, [])
        self._asked = 0

    def renew(self) -> None:
        """Tell the rows anew: what they show has changed."""
        self._asked += 1

    # measures

    @property
    def _paper(self) -> Box:
        area, on = safe(self.room.screen), self.room.layout
        width = min(area.width, 36 * on.text)
        return around(area.centre[0], area.centre[1], width, area.height)

    @property
    def _window(self) -> Box:
        paper, on = self._paper, self.room.layout
        top = paper.y + on.bar.height + on.gap
        return Box(paper.x + 2 * on.gap, top, paper.width - 5 * on.gap, paper.bottom - on.gap - top)

    @property
    def _sight(self) -> Box:
        """Where the rows are seen: with room at their sides for the key mark."""
        window, gap = self._window, self.room.layout.gap
        return window._replace(x=window.x - gap, width=window.width + 2 * gap)

    def _layout(self) -> list[_Laid]:
        """The rows in their boxes, made anew when the page or the screen has changed."""
        key = (self.room.screen, self.room.language, self.room.session.settings, self._asked)
        if self._laid[0] != key:
            self._laid = key, list(self._boxes())
        return self._laid[1]

    def _boxes(self) -> Iterator[_Laid]:
        window, on, y = self._window, self.room.layout, 0.0
        for row in self._rows():
            height = row.height(self.room, window.width)
            yield _Laid(row, Box(window.x, y, window.width, height))
            y += height + on.gap

    def _limit(self) -> float:
        laid = self._layout()
        return max(0.0, laid[-1].box.bottom + self.room.layout.gap - self._window.height) if laid else 0.0

    def _top(self) -> float:
        return self._window.y - min(self._offset, self._limit())

    # wishes

    def handle(self, intent: Intent) -> Intent | None:
        """Scroll, or what the page itself understands."""
        if isinstance(intent, Scroll):
            self._scroll(self._seen_whole(intent.amount) * self.room.screen.scale)
            return None
        self.renew()
        return self._own(intent)

    def _seen_whole(self, amount: float) -> float:
        """So many CSS pixels, but no more than that the last line in sight stays there; to an end all the way."""
        most = self._leap
        return amount if abs(amount) >= TO_THE_END else min(max(amount, -most), most)

    @property
    def _leap(self) -> float:
        """A windowful less a line, in CSS pixels."""
        return max(LINE, self._window.height / self.room.screen.scale - LINE)

    def _scroll(self, amount: float) -> None:
        """So many pixels on; the key mark goes on to the row that came into sight, if it stood on the way back."""
        before, self._offset = self._offset, min(max(0.0, self._offset + amount), self._limit())
        rows = self.targets()[:-1]
        if self._offset > before and self.room.focus == Back() and rows:
            self.room.focus = rows[-1].intent

    def update(self, dt: float) -> Intent | None:
        """Nothing moves by itself here."""
        return None

    @property
    def rest(self) -> float:
        """Nothing moves by itself here."""
        return inf

    # what is seen

    def _shown(self) -> Iterator[_Laid]:
        """The rows at least partly in the window, in screen coordinates."""
        top, window = self._top(), self._window
        for row, box in self._layout():
            moved = box._replace(y=box.y + top)
            if moved.bottom > window.y and moved.y < window.bottom:
                yield _Laid(row, moved)

    def targets(self) -> Sequence[Target]:
        """What of the rows is in sight, and the way back."""
        shown = [each for row, box in self._shown() for each in row.targets(self.room, box)]
        cut = [target._replace(box=_cut(target.box, self._window)) for target in shown]
        large = [target for target in cut if target.box.height >= self.room.layout.least]
        return (*large, Target(self._back, Back(), self.room.tell("back")))

    def further(self) -> Sequence[Target]:
        """The way down, and up again, for whoever does not drag: a windowful less a line."""
        window, limit = self._window, self._limit()
        step = self._leap
        half = Box(window.right, window.y, self._paper.right - window.right, window.height / 2)
        ways = []
        if self._offset < limit:
            below = half._replace(y=half.bottom)
            ways.append(Target(below, Scroll(step), self.room.tell("scroll_on")))
        if min(self._offset, limit) > 0:
            ways.append(Target(half, Scroll(-step), self.room.tell("scroll_back")))
        return ways

    @property
    def _back(self) -> Box:
        paper, side = self._paper, self.room.layout.bar.height
        return Box(paper.x, paper.y, side, side)

    def view(self) -> View:
        """The page as it is scrolled."""
        room, paper, on = self.room, self._paper, self.room.layout
        items: list[Item] = [Panel(paper, "paper"), Clip(self._sight)]
        for row, box in self._shown():
            items += row.items(self.room, box)
        items += [Clip(None), Panel(Box(self._window.x, self._window.y - on.gap / 2, self._window.width, 2), "line")]
        items += icon_button(room, self._back, "back", Back())
        room_left = paper.width - 2 * (on.bar.height + on.gap)
        items.append(Label(self._title(), paper.centre[0], self._back.centre[1], 1.4 * on.text, room_left, "red"))
        return (*items, *self._bar())

    def _bar(self) -> Iterator[Item]:
        """Where in the text one is."""
        limit, window, gap = self._limit(), self._window, self.room.layout.gap
        if limit > 0:
            whole = limit + window.height
            height = window.height * window.height / whole
            y = window.y + (window.height - height) * min(self._offset, limit) / limit
            yield Panel(Box(window.right + 0.8 * gap, y, 0.7 * gap, height), "line")
            for way in self.further():
                yield from mark(self.room, way.box, way.intent)


def _cut(box: Box, window: Box) -> Box:
    """The part of the box inside the window."""
    top, bottom = max(box.y, window.y), min(box.bottom, window.bottom)
    return Box(box.x, top, box.width, max(0.0, bottom - top))
