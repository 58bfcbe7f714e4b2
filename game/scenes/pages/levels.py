"""The page of the levels: what each opponent is worth, and the choice of one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.rules.cards import Card, card
from game.scenes.pages.page import Page
from game.scenes.pages.rows import Body, Row, note_below, note_height
from game.scenes.pages.rules import honest
from game.scenes.room import Room
from game.scenes.scene import Scene
from game.scenes.widgets import button, lettering
from game.store.settings import CHOICES
from game.view.intents import Choose, Intent
from game.view.layout import Box
from game.view.picture import Face, Item, Star, Target

PORTRAITS = ("JC", "ND", "KB")  # the cards that stand for the levels, from the easiest


@dataclass(frozen=True)
class Portrait(Row):
    """Somebody who can be chosen: a card that stands for him, beside it his name, his strength in stars, a sentence."""

    card: Card
    text: str
    intent: Intent
    stars: int
    most: int  # stars that there are
    note: str
    chosen: bool
    bisca: bool

    def _wide(self, room: Room) -> float:
        """The card's width."""
        return 4.2 * room.layout.text

    def _beside(self, room: Room, box: Box) -> Box:
        """What is left for the words."""
        left = self._wide(room) + 3 * room.layout.gap
        return Box(box.x + left, box.y, box.width - left, box.height)

    def height(self, room: Room, width: float) -> float:
        """The card's, or that of the words where they are more."""
        on = room.layout
        words = on.target + note_height(room, self.note, self._beside(room, Box(0, 0, width, 0)).width)
        return max(self._wide(room) * on.ratio + 2 * on.gap, words + on.gap)

    def items(self, room: Room, box: Box) -> Iterator[Item]:
        """A button with the card, the name, the stars and the sentence."""
        on, beside, wide = room.layout, self._beside(room, box), self._wide(room)
        yield from button(room, box, "", self.intent, "chosen" if self.chosen else "button")
        yield Face(self.card, box.x + 1.5 * on.gap + wide / 2, box.centre[1], wide, shadow=False, bisca=self.bisca)
        size = 1.4 * on.text
        held = self.most * size + 2 * on.gap
        name = Box(beside.x + 2 * on.gap, box.y, beside.width - held - 2 * on.gap, on.target)
        yield from lettering(self.text, name, on.text, "ink", "left")
        for number in range(self.stars):
            yield Star(name.right + (number + 0.5) * size, name.centre[1], size)
        yield from note_below(room, self.note, beside)

    def targets(self, room: Room, box: Box) -> Sequence[Target]:
        """All of it."""
        return (Target(box, self.intent, self.text, chosen=self.chosen),)


def levels_page(room: Room, beneath: Scene) -> Page:
    """What each level is worth, and the choice of one."""

    def rows() -> tuple[Row, ...]:
        now = room.session.settings.level
        levels, is_bisca = tuple(map(str, CHOICES["level"])), room.session.settings.exchange == "on"
        entries = tuple(
            Portrait(
                card(PORTRAITS[number]),
                room.tell("name_and_level", name=room.tell(f"opponent_{level}"), level=room.tell(f"level_{level}")),
                Choose("level", level),
                number + 1,
                len(levels),
                room.tell(f"about_{level}"),
                level == now,
                is_bisca,
            )
            for number, level in enumerate(levels)
        )
        return (*entries, Body(room.tell(honest(room.session.record.variant))))

    return Page(room, beneath, lambda: room.tell("levels"), rows)
