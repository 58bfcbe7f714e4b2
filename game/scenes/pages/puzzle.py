"""The page of a puzzle: what is to be won, what came of it, the earlier ones."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta

from game.rules.rules import points, trick_points
from game.rules.variants import variant
from game.scenes.pages.page import Page
from game.scenes.pages.rows import Body, Cards, Entry, Facts, Heading, Row
from game.scenes.room import Room
from game.scenes.scene import Scene
from game.table.sight import sight
from game.teacher import puzzle
from game.teacher.facts import ENOUGH
from game.teacher.puzzle import GAME, Puzzle
from game.view.intents import Do, Go, Intent


def puzzle_page(room: Room, beneath: Scene, number: int | None = None) -> Page:
    """The puzzle with this number, by default that of the day."""
    return _PuzzlePage(room, beneath, number or puzzle.of_day(room.session.learning.today)).page


def ended(room: Room) -> tuple[int, bool]:
    """The number of the puzzle on the table, which is over and is noted, and whether it was solved."""
    session = room.session
    what = session.game.exercise
    assert what is not None
    seen = sight(session.table.observation(session.viewer))
    solved = points(seen)[room.side] >= ENOUGH
    session.learning.end_puzzle(what.number, solved, what.number == puzzle.of_day(session.learning.today))
    return what.number, solved


class _PuzzlePage:
    """Tells the rows; `said` is what came of the wish to copy."""

    def __init__(self, room: Room, beneath: Scene, number: int) -> None:
        self.room, self.number = room, number
        self.said = ""
        self.page = Page(room, beneath, lambda: room.tell("puzzle"), self.rows, self.handle)

    @property
    def _today(self) -> int:
        return puzzle.of_day(self.room.session.learning.today)

    def rows(self) -> tuple[Row, ...]:
        found = puzzle.shipped(self.number)
        return (*self._head(), *self._cards(found), *self._result(), *self._ways(), *self._facts())

    def _head(self) -> Iterator[Row]:
        is_today = self.number == self._today
        key = "puzzle_today" if is_today else "puzzle_number" if self.number <= puzzle.DAYS else "puzzle_extra"
        yield Heading(self.room.tell(key, number=self.number, day=_day(self.number)))

    def _cards(self, found: Puzzle) -> Iterator[Row]:
        room, of = self.room, variant(GAME)
        left = trick_points((*found.mine, *found.theirs), of)
        have = ENOUGH - found.need
        suit = room.suit_name(found.theirs[-1].suit)
        yield Body(room.tell("puzzle_goal", have=have, need=found.need, left=left, suit=suit))
        yield Body(room.tell("puzzle_theirs"))
        yield Cards(found.theirs, ("",) * 3, False)
        yield Body(room.tell("puzzle_mine"))
        yield Cards(found.mine, ("",) * 3, False)
        yield Entry(room.tell("puzzle_play"), Do("solve"), note=room.tell("puzzle_play_note"))

    def _result(self) -> Iterator[Row]:
        room, result = self.room, self.room.session.learning.progress.puzzles.get(self.number)
        if result is not None:
            yield Body(room.tell(f"puzzle_{result}"))
        if result in ("solved", "missed"):
            yield Entry(room.tell("puzzle_copy"), Do("copy"), note=self.said or self._line())

    def _line(self) -> str:
        """The result as a line that can be sent to somebody."""
        learning = self.room.session.learning
        result = learning.progress.puzzles.get(self.number)
        day = _day(self.number) if self.number <= puzzle.DAYS else ""
        key = "puzzle_line" if day else "puzzle_line_extra"
        told = self.room.tell(f"puzzle_line_{result}")
        return self.room.tell(key, number=self.number, day=day, result=told, streak=learning.streak)

    def _ways(self) -> Iterator[Row]:
        room = self.room
        if 1 < self.number <= puzzle.DAYS:
            yield Entry(room.tell("puzzle_before"), Do("step", -1))
        if self.number < self._today:
            yield Entry(room.tell("puzzle_after"), Do("step", 1))
        yield Entry(room.tell("puzzle_another"), Do("another"))

    def _facts(self) -> Iterator[Row]:
        learning = self.room.session.learning
        results = list(learning.progress.puzzles.values())
        told = (("puzzle_streak", learning.streak), ("puzzle_count", results.count("solved")))
        yield Facts(tuple((self.room.tell(key), str(count)) for key, count in told))

    def handle(self, intent: Intent) -> Intent | None:
        """Plays it, copies the result, shows another."""
        match intent:
            case Do("solve"):
                self.room.session.exercise("puzzle", self.number, puzzle.shipped(self.number).record)
                return Go("table")
            case Do("copy"):
                self.said = self.room.tell("copied" if self.room.world.copy(self._line()) else "not_copied")
            case Do("step", int(step)):
                self._show(self.number + step)
            case Do("another"):
                self._show(self._other())
            case _:
                return intent
        return None

    def _show(self, number: int) -> None:
        self.number, self.said = number, ""

    def _other(self) -> int:
        """One that has no day and has not been tried, else the next of them."""
        known = self.room.session.learning.progress.puzzles
        extra = range(puzzle.DAYS + 1, puzzle.count() + 1)
        fresh = [number for number in extra if number not in known and number != self.number]
        return fresh[0] if fresh else self.number % len(extra) + extra.start


def _day(number: int) -> str:
    """The date of the day that a puzzle was made for, as in 2026-12-01."""
    at: date = puzzle.FIRST + timedelta(days=number - 1)
    return at.isoformat()
