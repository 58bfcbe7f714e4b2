"""The page of statistics: what came of the deals, per level and variant, with a chart of the last ones."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, get_args

from game.rules.pay import Role
from game.rules.variants import VARIANTS
from game.scenes.pages.page import Page
from game.scenes.pages.rows import Body, Entry, Facts, Heading, Row
from game.scenes.room import Room
from game.scenes.scene import Scene
from game.store import belongings, statistics
from game.store.belongings import Belongings, BrokenBelongings
from game.store.progress import Progress
from game.store.seating import MIXED, PEOPLE
from game.store.settings import CHOICES
from game.store.statistics import CHART, Key, Line
from game.view.intents import Ask, Do, Intent
from game.view.layout import Box
from game.view.picture import Item, Label, Panel

COPY, PASTE, RESET = Do("copy"), Do("paste"), Do("reset")
OPPONENTS = (*map(str, CHOICES["level"]), MIXED, PEOPLE)
SURE = 1  # the value of a reset that has been asked for twice
DRAW, WHOLE = 60, 120  # points that draw a deal, and those that are in it


def statistics_page(room: Room, beneath: Scene) -> Page:
    """What came of all deals so far."""
    return _Statistics(room, beneath).page


class _Statistics:
    """Tells the rows of the page; `said` is what came of the last wish for an entry."""

    def __init__(self, room: Room, beneath: Scene) -> None:
        self.room = room
        self.said: dict[Do, str] = {}
        self._pasted = room.session.belongings
        self.page = Page(room, beneath, lambda: room.tell("statistics"), self.rows, self.handle)

    def rows(self) -> list[Row]:
        room = self.room
        keys = self._keys()
        if not keys:
            ways = (COPY, PASTE) if self._is_worth_keeping else (PASTE,)
            return [Body(room.tell("no_statistics")), *map(self._entry, ways)]
        rows: list[Row] = []
        for key in keys:
            rows += self._about(key)
        charts = dict.fromkeys("chart" if halves(variant) else "chart_many" for _, variant in keys)
        return [*rows, *(Body(room.tell(each)) for each in charts), *map(self._entry, (COPY, PASTE, RESET))]

    def _about(self, key: Key) -> Iterator[Row]:
        """What came of the deals against the same opponents in one variant."""
        tell, line = self.room.tell, self.room.session.history.statistics[key]
        who, variant = key
        yield Heading(tell("level_and_variant", level=tell(f"level_{who}"), variant=tell(f"variant_{variant}")))
        drawn = tell("fact_draws") if VARIANTS[variant].has_auction else ""  # a deal that is paid for is never drawn
        yield Facts((*(each for each in facts(self.room, line) if each[0] != drawn), *self._roles(key)))
        yield Chart(line.last, even(variant), halves(variant))

    def _roles(self, key: Key) -> Iterator[tuple[str, str]]:
        """After auctions, how many deals one has won in each role."""
        for role in get_args(Role):
            line = self.room.session.history.statistics.get(statistics.of_role(key, role))
            if line is not None:
                yield self.room.tell(f"fact_{role}"), self.room.tell("of", part=line.wins, whole=line.deals)

    def _keys(self) -> list[Key]:
        """What has been played; first what is being played."""
        session = self.room.session
        now, lines = (session.settings.level, session.settings.variant), session.history.statistics
        known = [(who, variant) for variant in VARIANTS for who in OPPONENTS if (who, variant) in lines]
        return sorted(known, key=lambda key: key != now)

    def _entry(self, intent: Do) -> Entry:
        tell = self.room.tell
        note = self.said.get(intent) or tell(f"statistics_{intent.name}_note")
        return Entry(tell(f"statistics_{intent.name}"), intent, note=note)

    def handle(self, intent: Intent) -> Intent | None:
        """Copies, pastes, resets."""
        session, world = self.room.session, self.room.world
        match intent:
            case Do("copy"):
                self.said.clear()
                self._say(COPY, "copied" if world.copy(belongings.to_text(session.belongings)) else "not_copied")
            case Do("paste"):
                return self._paste(world.paste() or "")
            case Do("replace"):
                self._take()
            case Do("reset", None):
                again = Ask("ask_reset_again", "reset", Do("reset", SURE), swapped=True)
                return Ask("ask_reset", "reset", again)
            case Do("reset"):
                session.books.reset_statistics()
                self.page.renew()
            case _:
                return intent
        return None

    def _say(self, intent: Do, key: str) -> None:
        self.said[intent] = self.room.tell(key)
        self.room.world.say(self.said[intent])
        self.page.renew()

    def _paste(self, text: str) -> Intent | None:
        """Takes over what `text` tells, after a question if anything would be lost."""
        self.said.clear()
        try:
            self._pasted = self._read(text)
        except ValueError:
            self._say(PASTE, "no_statistics_pasted")
            return None
        if self._is_worth_keeping:
            return Ask("ask_replace", "replace", Do("replace"))
        self._take()
        return None

    @property
    def _is_worth_keeping(self) -> bool:
        """Whether there is anything besides the settings."""
        history, progress = self.room.session.history, self.room.session.learning.progress
        return bool(history.statistics or history.deals) or progress != Progress()

    def _read(self, text: str) -> Belongings:
        """What a text tells: everything, or, as former versions copied it, only the statistics. Raises ValueError."""
        mine = self.room.session.belongings
        try:
            return belongings.from_text(text)
        except BrokenBelongings:
            return mine._replace(history=mine.history._replace(statistics=statistics.from_text(text)))

    def _take(self) -> None:
        self.room.session.take(self._pasted)
        self._say(PASTE, "statistics_pasted")


def facts(room: Room, line: Line) -> tuple[tuple[str, str], ...]:
    """What a line of the statistics says, in words and figures."""
    average = f"{line.average:.1f}"
    figures = {
        "deals": str(line.deals),
        "wins": str(line.wins),
        "draws": str(line.draws),
        "losses": str(line.losses),
        "matches": room.tell("of", part=line.matches_won, whole=line.matches),
        "average": average if room.language == "en" else average.replace(".", ","),
        "streak": str(line.streak),
        "best": str(line.best_streak),
        "cappotti": str(line.cappotti),
        "abandoned": str(line.abandoned),
    }
    return tuple((room.tell(f"fact_{name}"), figure) for name, figure in figures.items())


def halves(variant: str) -> bool:
    """Whether more than half of the points wins a deal."""
    return len(set(VARIANTS[variant].sides)) == 2


def even(variant: str) -> int:
    """An even share of the points: of a caller's side and the others, of two teams, of each who plays alone."""
    of = VARIANTS[variant]
    return DRAW if of.has_auction else WHOLE // len(set(of.sides))


@dataclass(frozen=True)
class Chart(Row):
    """One's own points in the last deals, the newest on the right: up from the line of an even share or down from it.

    The colour tells who has won where the line decides it.
    """

    points: tuple[int, ...]
    line: int = DRAW
    decides: bool = True

    def height(self, room: Room, width: float) -> float:
        """Seven lines of text."""
        return 7 * room.layout.text

    def items(self, room: Room, box: Box) -> Iterator[Item]:
        """The line, the scale, a bar for each deal."""
        size, middle = room.layout.text, box.centre[1]
        left = box.x + 2.2 * size
        reach = box.height / 2 - 0.7 * size
        level = middle - (self.line - DRAW) / DRAW * reach
        for points in (0, self.line, WHOLE):
            y = middle - (points - DRAW) / DRAW * reach
            yield Label(str(points), left - 0.5 * size, y, size, 2 * size, "ink", "right")
        yield Panel(Box(left, level - 1, box.right - left, 2), "line")
        slot = (box.right - left) / CHART
        first = box.right - len(self.points) * slot
        for number, points in enumerate(self.points):
            x, width = first + number * slot, max(2.0, slot - max(1.0, 0.2 * slot))
            more = points - self.line
            high = max(2.0, abs(more) / DRAW * reach) if more else width
            above = 0.0 if more < 0 else high if more else width / 2
            yield Panel(Box(x, level - above, width, high), self._colour(more))

    def _colour(self, more: int) -> Literal["won", "lost", "drawn"]:
        if not self.decides or not more:
            return "drawn"
        return "won" if more > 0 else "lost"
