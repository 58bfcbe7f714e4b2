"""A decided deal: the cards that prove it, and the offer to end it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf

from game.rules.claim import Claim
from game.scenes.room import Room
from game.scenes.scene import Scene
from game.scenes.widgets import button, spread
from game.screen.typeset import wrapped
from game.view.intents import Back, Finish, Go, Intent
from game.view.layout import Box, around, safe
from game.view.picture import Face, Item, Label, Panel, Target, View


class Proof:
    """Shows the cards of a claim over the table, and asks whether to end the deal."""

    def __init__(self, room: Room, beneath: Scene, claim: Claim) -> None:
        self.room, self._over, self._claim = room, beneath, claim
        self.beneath: Scene | None = beneath

    def handle(self, intent: Intent) -> Intent | None:
        """The end, or back to the table."""
        if intent == Finish():
            return Go("ending")
        return intent if intent == Back() else None

    def update(self, dt: float) -> Intent | None:
        """Waits."""
        return None

    @property
    def rest(self) -> float:
        """Nothing moves by itself here."""
        return inf

    def _texts(self) -> tuple[str, str]:
        room, claim = self.room, self._claim
        variant = room.session.record.variant
        worth = [variant.values.points[card] for card in claim.proof]
        key = "proof_mine" if claim.side == room.side else "proof_theirs"
        total = " + ".join(map(str, worth))
        return (
            room.tell(key, name=room.name(variant.sides.index(claim.side)), points=claim.points),
            room.tell("proof_cards", sum=total, points=sum(worth)),
        )

    def _boxes(self) -> tuple[Box, Box, Box, Box]:
        """The paper, on it the cards, below them the two buttons."""
        on, area = self.room.layout, safe(self.room.screen)
        paper = around(*area.centre, min(area.width, 36 * on.text), min(area.height, 34 * on.text))
        inner = Box(paper.x + 2 * on.gap, paper.y + on.gap, paper.width - 4 * on.gap, paper.height - 2 * on.gap)
        half = (inner.width - on.gap) / 2
        left = Box(inner.x, inner.bottom - on.target - on.gap, half, on.target)
        title, below = (1.5 * on.text * len(lines) for lines in self._lines(inner.width))
        top = inner.y + title + on.gap
        cards = Box(inner.x, top, inner.width, left.y - below - on.gap - top)
        return paper, cards, left, left._replace(x=left.right + on.gap)

    def _lines(self, width: float) -> tuple[tuple[str, ...], tuple[str, ...]]:
        title, below = self._texts()
        size = self.room.layout.text
        return wrapped(title, round(1.2 * size), width), wrapped(below, round(size), width)

    def targets(self) -> Sequence[Target]:
        """Play on, or end."""
        *_, back, end = self._boxes()
        return Target(back, Back(), self.room.tell("play_on")), Target(end, Finish(), self.room.tell("end_deal"), True)

    def view(self) -> View:
        """The proof over the table."""
        return (*self._over.view(), *self._paper())

    def _paper(self) -> Iterator[Item]:
        room, on = self.room, self.room.layout
        paper, cards, back, end = self._boxes()
        title, below = self._lines(cards.width)
        yield Panel(paper, "paper")
        for number, line in enumerate(title):
            y = paper.y + 2 * on.gap + (number + 0.5) * 1.5 * on.text
            yield Label(line, paper.centre[0], y, round(1.2 * on.text), cards.width + 2, "red")
        proof = self._claim.proof
        for card, place in zip(proof, spread(cards, len(proof), on), strict=True):
            yield Face(card, *place, bisca=room.session.record.variant.is_bisca)
        for number, line in enumerate(below):
            y = cards.bottom + (number + 0.5) * 1.5 * on.text
            yield Label(line, paper.centre[0], y, round(on.text), cards.width + 2)
        yield from button(room, back, room.tell("play_on"), Back())
        yield from button(room, end, room.tell("end_deal"), Finish(), "primary")
