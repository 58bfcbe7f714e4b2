"""A decided deal: the cards that prove it, and the rest of it played out fast."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.rules.claim import Claim
from game.rules.rules import is_complete, is_over, to_move
from game.scenes import routes
from game.scenes.room import Room
from game.scenes.scene import Scene
from game.scenes.table.board import Board
from game.scenes.table.thinker import decide
from game.scenes.widgets import bar, button, spread
from game.screen.paint import wrapped
from game.store.session import PLAYER
from game.view.intents import Back, Finish, Skip
from game.view.layout import Box, around, safe
from game.view.picture import Face, Item, Label, Panel, Target, View


class Proof:
    """Shows the cards of a claim over the table, and asks whether to end the deal."""

    def __init__(self, room: Room, beneath: Scene, claim: Claim) -> None:
        self.room, self.beneath, self._claim = room, beneath, claim
        self._next: Scene = self

    def handle(self, intent: object) -> None:
        """The end, or back to the table."""
        if intent == Finish():
            self._next = Ending(self.room)
        elif intent == Back():
            self._next = self.beneath

    def update(self, dt: float) -> Scene:
        """Waits."""
        following, self._next = self._next, self
        return following

    def _texts(self) -> tuple[str, str]:
        room, claim = self.room, self._claim
        worth = [room.session.state.variant.values.points[card] for card in claim.proof]
        key = "proof_mine" if claim.side == PLAYER else "proof_theirs"
        total = " + ".join(map(str, worth))
        return (
            room.tell(key, name=room.opponent, points=claim.points),
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
        return (*self.beneath.view(), *self._paper())

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
            yield Face(card, *place, bisca=room.session.state.variant.is_bisca)
        for number, line in enumerate(below):
            y = cards.bottom + (number + 0.5) * 1.5 * on.text
            yield Label(line, paper.centre[0], y, round(on.text), cards.width + 2)
        yield from button(room, back, room.tell("play_on"), Back())
        yield from button(room, end, room.tell("end_deal"), Finish(), "primary")


class Ending:
    """Plays the deal out for both sides, a move in every step of time: within a second it is counted."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._board = Board(room, room.session.state, silent=True)

    def handle(self, intent: object) -> None:
        """A tap, or the way back, ends it at once."""
        if intent in (Skip(), Back()):
            self._end()

    def update(self, dt: float) -> Scene:
        """The next move, or the count; without motion all moves at once."""
        if is_over(self.room.session.state):
            return routes.score(self.room)
        if self.room.speed == 0:
            self._end()
        elif dt > 0:
            self._move()
        return self

    def _end(self) -> None:
        while not is_over(self.room.session.state):
            self._move()

    def _move(self) -> None:
        session = self.room.session
        seat = to_move(session.state)
        if is_complete(session.state):
            self._board.cut(session.settle())
            self.room.sounds.play("tick")
        else:
            self._board.cut(session.act(decide("normal", session.state, session.thinking_rng(seat))))

    def targets(self) -> Sequence[Target]:
        """Nothing: a tap anywhere ends it."""
        return ()

    def view(self) -> View:
        """The table as the cards fly by."""
        room, on = self.room, self.room.layout
        line = Label(room.tell("ending"), *on.status.centre, 1.1 * on.text, on.status.width - 2 * on.gap, "paper")
        return (*bar(room, room.opponent), *self._board.view(), line)
