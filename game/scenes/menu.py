"""The menu: one tap to the first card, everything else below it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf
from typing import NamedTuple

from game.rules.state import Variant
from game.scenes.fan import fan, room_for
from game.scenes.room import Room
from game.scenes.scene import Scene
from game.scenes.table import look, outcome
from game.scenes.table.at_table import AtTable
from game.scenes.table.demo import Demo
from game.scenes.widgets import button
from game.screen.typeset import measure, wrapped
from game.texts import LANGUAGES
from game.view.intents import Back, Choose, Go, Intent, Next
from game.view.layout import Box, Layout, around, safe
from game.view.picture import Item, Label, Panel, Target, View

KEYBOARD = 700  # CSS pixels of width from which on a screen may have a keyboard before it


class _Button(NamedTuple):
    box: Box
    intent: Intent
    text: str
    style: str = "button"


class _Plan(NamedTuple):
    """The paper; how high a button, the head and the foot are; how things stand; what there is to be told."""

    paper: Box
    side: float
    head: float
    foot: float
    stands: tuple[str, ...]
    told: tuple[str, ...]


class Menu:
    """Lies over one's own table while a deal is under way, else over the demonstration."""

    beneath: Scene | None = None

    def __init__(self, room: Room) -> None:
        self.room = room
        self._kept: tuple[object, _Plan] | None = None
        self._demo = None if room.session.is_played else Demo(room, self._free_layout)
        self._own = AtTable(room)

    def handle(self, intent: Intent) -> Intent | None:
        """Back leads to the table."""
        return Go("table") if intent == Back() else intent

    def update(self, dt: float) -> Intent | None:
        """The demonstration goes on."""
        if self._demo is not None:
            self._demo.update(dt)
        return None

    @property
    def rest(self) -> float:
        """Only the demonstration moves."""
        return inf if self._demo is None else self._demo.rest

    def _plan(self) -> _Plan:
        """The measures of the paper, made anew when the screen or what is to be told has changed."""
        room, session = self.room, self.room.session
        key = (room.screen, room.language, session.settings, session.match, session.history.statistics, room.notice)
        if self._kept is None or self._kept[0] != key:
            self._kept = key, self._planned(standing(room), self._told())
        return self._kept[1]

    def _planned(self, stands: tuple[str, ...], told: tuple[str, ...]) -> _Plan:
        """Buttons as high as the screen leaves them, never below a target; then the title; what is told comes last."""
        on, area = self.room.layout, safe(self.room.screen)
        title = (3.0 + 1.3 * len(stands)) * on.text
        side = max(on.least, min(1.2 * on.target, (area.height - 6 * on.gap - title) / 5))
        head = min(title, area.height - 5 * (side + on.gap))
        wanted = 1.3 * on.text * len(told)
        foot = wanted if area.height - (head + 5 * side + 7 * on.gap) > wanted else 0.0
        return _Plan(self._paper(head + 5 * side + 6 * on.gap + foot), side, head, foot, stands, told)

    def _paper(self, height: float) -> Box:
        """Near the thumb, where that leaves the demonstration in sight: at the bottom, or at the side."""
        area, on = safe(self.room.screen), self.room.layout
        width, height = min(area.width, 24 * on.text), min(area.height, height)
        centred = around(*area.centre, width, height)
        if area.height - height >= 0.8 * height:
            return centred._replace(y=area.bottom - 2 * on.gap - height)
        if area.width - width >= 0.8 * width:
            aside = 0.05 * area.width
            return centred._replace(x=area.x + aside if on.mirrored else area.right - aside - width)
        return centred

    def _free_layout(self, variant: Variant) -> Layout:
        """The demonstration's table: in what the paper leaves free, if that is enough."""
        area, paper = safe(self.room.screen), self._plan().paper
        above, beside = room_for(paper, self.room.layout)
        if paper.centre[1] != area.centre[1]:
            return self.room.layout_for(variant, foot=area.bottom - paper.y + above)
        if paper.centre[0] != area.centre[0]:
            aside = paper.right - area.x if self.room.layout.mirrored else area.right - paper.x
            return self.room.layout_for(variant, aside=aside + beside)
        return self.room.layout_for(variant)

    def _buttons(self) -> Iterator[_Button]:
        room, on, plan = self.room, self.room.layout, self._plan()
        side, x, width = plan.side, plan.paper.x + 1.5 * on.gap, plan.paper.width - 3 * on.gap
        y = plan.paper.y + plan.head
        half = (width - on.gap) / 2
        yield from self._first(Box(x, y, width, side), half)
        for number, (intent, text) in enumerate(self._entries()):
            row, column = divmod(number, 2)
            box = Box(x + column * (half + on.gap), y + (row + 1) * (side + on.gap), half, side)
            yield _Button(box, intent, text)
        share = (width - (len(LANGUAGES) - 1) * on.gap) / sum(map(len, LANGUAGES.values()))
        for code, name in LANGUAGES.items():
            box = Box(x, y + 4 * (side + on.gap), share * len(name), side)
            yield _Button(box, Choose("language", code), name, "chosen" if code == room.language else "button")
            x = box.right + on.gap

    def _first(self, box: Box, half: float) -> Iterator[_Button]:
        """To the table; while an old deal is played, also back to the game proper."""
        session, tell = self.room.session, self.room.tell
        if session.rehearsing:
            yield _Button(box._replace(width=half), Go("play"), tell("go_on_practice"), "primary")
            yield _Button(Box(box.right - half, box.y, half, box.height), Go("leave"), tell("back_to_game"))
        else:
            goes_on = bool(session.record.moves) and not session.game.booked
            yield _Button(box, Go("play"), tell("go_on" if goes_on else "play"), "primary")

    def _entries(self) -> Sequence[tuple[Intent, str]]:
        room, chosen = self.room, self.room.session.settings
        return (
            (Go("seating"), room.tell("menu_game", game=room.tell(f"variant_{chosen.variant}"))),
            (Next("deck"), room.tell(f"deck_{chosen.deck}")),
            (Go("learn"), room.tell("learn")),
            (Go("options"), room.tell("options")),
            (Go("statistics"), room.tell("statistics")),
            (Go("past deals"), room.tell("replays")),
        )

    def targets(self) -> Sequence[Target]:
        """Every button."""
        return tuple(
            Target(each.box, each.intent, each.text, each.style == "primary", each.style == "chosen")
            for each in self._buttons()
        )

    def view(self) -> View:
        """The paper over the demonstration."""
        if self._demo is not None:
            return (*self._demo.view(), *self._fan(), *self._sheet())
        width, height = self.room.screen[:2]
        return (*look.view(self._own), Panel(Box(0, 0, width, height), "veil"), *self._fan(), *self._sheet())

    def _fan(self) -> Iterator[Item]:
        """An ornament, which is read out to nobody."""
        return fan(self._plan().paper, self.room.layout)

    def told(self) -> View:
        """What of it is read out: not the demonstration."""
        return tuple(self._sheet())

    def _sheet(self) -> Iterator[Item]:
        room, plan = self.room, self._plan()
        yield Panel(plan.paper, "paper")
        yield from self._top(plan)
        for each in self._buttons():
            yield from button(room, each.box, each.text, each.intent, each.style)
        if plan.foot:
            yield from self._lines(plan)

    def _top(self, plan: _Plan) -> Iterator[Item]:
        """The title; below it, as far as they fit, how the match and the streak stand."""
        room, on, paper = self.room, self.room.layout, plan.paper
        pace, width = 1.3 * on.text, paper.width - 4 * on.gap
        told = plan.stands[: max(0, int((plan.head - 1.8 * on.text) / pace))]
        title = plan.head - len(told) * pace
        size = min(2.4 * on.text, 0.8 * title)
        if size >= on.text:
            yield Label(room.tell("title"), paper.centre[0], paper.y + title / 2, size, width, "red")
        for number, line in enumerate(told):
            yield Label(line, paper.centre[0], paper.y + title + (number + 0.2) * pace, on.text, width)

    def _told(self) -> tuple[str, ...]:
        """What there is to be told, else the keys, on a screen that may have a keyboard."""
        room, on = self.room, self.room.layout
        size, width = round(on.text), min(safe(room.screen).width, 24 * on.text) - 4 * on.gap
        if room.notice or room.screen.width < KEYBOARD * room.screen.scale:
            return wrapped(room.notice, size, width)
        lines = [""]
        for key in f"{room.tell('keys_play')} · {room.tell('keys_table')}".split(" · "):
            longer = f"{lines[-1]} · {key}" if lines[-1] else key
            lines[-1:] = [longer] if measure(longer, size) <= width else [lines[-1], key]
        return tuple(lines)

    def _lines(self, plan: _Plan) -> Iterator[Item]:
        on, paper = self.room.layout, plan.paper
        for number, line in enumerate(plan.told):
            y = paper.bottom - on.gap - plan.foot + (number + 0.5) * 1.3 * on.text
            yield Label(line, paper.centre[0], y, round(on.text), paper.width - 4 * on.gap + 2)


def standing(room: Room) -> tuple[str, ...]:
    """How the match under way stands; how many deals have been won in a row, and the most ever, at this level."""
    session, told = room.session, []
    match = session.match
    if match.deals and not match.is_over:
        told.append(outcome.standing(room, match))
    line = session.history.statistics.get((session.settings.level, session.settings.variant))
    if line is not None and line.best_streak:
        told.append(room.tell("menu_streak", count=line.streak, best=line.best_streak))
    return tuple(told)
