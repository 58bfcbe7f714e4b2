"""The page from which one learns: puzzle, lessons, memory, rules."""

from __future__ import annotations

from game.scenes.pages.page import Page
from game.scenes.pages.rows import Entry, Row
from game.scenes.room import Room
from game.scenes.scene import Scene
from game.teacher import puzzle
from game.view.intents import Go


def learn_page(room: Room, beneath: Scene) -> Page:
    """What there is to learn from, and how far one has come."""

    def rows() -> tuple[Row, ...]:
        learning, tell = room.session.learning, room.tell
        today = learning.progress.puzzles.get(puzzle.of_day(learning.today), "new")
        return (
            Entry(tell("puzzle"), Go("puzzle"), note=tell(f"learn_puzzle_{today}")),
            Entry(tell("craft"), Go("craft"), note=tell("learn_craft")),
            Entry(tell("rules"), Go("rules"), note=tell("learn_rules")),
        )

    return Page(room, beneath, lambda: room.tell("learn"), rows)
