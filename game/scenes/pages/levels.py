"""The page of the levels: what each opponent is worth, and the choice of one."""

from __future__ import annotations

from game.scenes.pages.page import Page
from game.scenes.pages.rows import Body, Entry, Row
from game.scenes.pages.rules import honest
from game.scenes.room import Room
from game.scenes.scene import Scene
from game.store.settings import CHOICES
from game.view.intents import Choose


def levels_page(room: Room, beneath: Scene) -> Page:
    """What each level is worth, and the choice of one."""

    def rows() -> tuple[Row, ...]:
        now = room.session.settings.level
        entries = tuple(
            Entry(
                room.tell("name_and_level", name=room.tell(f"opponent_{level}"), level=room.tell(f"level_{level}")),
                Choose("level", level),
                note=room.tell(f"about_{level}"),
                chosen=level == now,
            )
            for level in map(str, CHOICES["level"])
        )
        return (*entries, Body(room.tell(honest(room.session.record.variant))))

    return Page(room, beneath, lambda: room.tell("levels"), rows)
