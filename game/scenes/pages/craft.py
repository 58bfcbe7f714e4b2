"""The page on playing well: moves that have names, errors, the count of sixty-one, questions, the game's past."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.cards import STANDARD, cards
from game.scenes.pages.page import Page
from game.scenes.pages.rows import Body, Cards, Heading, Row
from game.scenes.room import Room
from game.scenes.scene import Scene

NAMES = ("strozzare", "liscio", "carico", "briscole", "count", "turned", "three")
SHOWN = {"strozzare": "JS 3S", "carico": "AC 2D"}  # tricks that show a move: what is led, and what takes it
COUNTED = ("AC AD 3S 3B KC", "KS KB ND JC JB")  # cards that come to just enough


def craft_page(room: Room, beneath: Scene) -> Page:
    """What every good player knows."""

    def rows() -> tuple[Row, ...]:
        tell = room.tell
        return (
            Heading(tell("craft_names")),
            *(row for name in NAMES for row in _move(room, name)),
            Heading(tell("craft_errors")),
            *(Body(tell(f"craft_error_{number}")) for number in range(1, 6)),
            Heading(tell("craft_sixty_one")),
            *_counted(room),
            Heading(tell("craft_questions")),
            *(Body(tell(f"craft_question_{number}")) for number in range(1, 7)),
            Heading(tell("craft_history")),
            Body(tell("craft_past")),
        )

    return Page(room, beneath, lambda: room.tell("craft"), rows)


def _move(room: Room, name: str) -> Iterator[Row]:
    """A move that has a name, and how it looks."""
    yield Body(room.tell(f"craft_{name}"))
    if name in SHOWN:
        yield Cards(cards(SHOWN[name]), ("", ""), False)


def _counted(room: Room) -> Iterator[Row]:
    """The cards that come to sixty-one, with what each is worth."""
    rows = [cards(row) for row in COUNTED]
    yield from (Cards(row, tuple(str(STANDARD.points[card]) for card in row), False) for row in rows)
    yield Body(room.tell("craft_sum", points=sum(STANDARD.points[card] for row in rows for card in row)))
