"""The deal at the table: the player's hand against the computer's."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.rules.cards import CARDS, Card
from game.rules.claim import Claim, decided
from game.rules.rules import is_complete, is_over, legal, points, swappable, to_move
from game.rules.state import Move, State, Swap
from game.scenes import routes
from game.scenes.room import Room
from game.scenes.scene import Scene
from game.scenes.table import look
from game.scenes.table.board import Board
from game.scenes.table.status import status, swapped, told
from game.scenes.table.thinker import Thinker
from game.store.session import PLAYER
from game.view.intents import Back, Finish, LastTrick, Pick, Skip, Slot, TakeTurned, Undo
from game.view.motion import SEEN
from game.view.picture import Target, View

GLANCE = 0.35  # seconds that a finished trick stays even for the hasty


class Play:
    """Shows the session's deal and lets both sides play it to the end."""

    def __init__(self, room: Room, board: Board | None = None) -> None:
        self.room = room
        self.board = board or Board(room, room.session.state)
        self.chosen: Card | None = None  # waits for its second tap
        self.looking = False  # at the last trick
        self._rested = 0.0  # seconds since the table came to rest
        self._claim: tuple[State | None, Claim | None] = (None, None)  # the last state looked at, and what it allows
        self._thinker = Thinker()
        self._next: Scene = self

    def targets(self) -> Sequence[Target]:
        """The cards of the hand while it is the player's turn; the buttons always."""
        return look.targets(self)

    def view(self) -> View:
        """The table, the bar, the line of text, and what the finger has lifted."""
        return look.view(self)

    # time

    def update(self, dt: float) -> Scene:
        """Motion first; then the finished trick is taken, or the computer thinks."""
        self.board.update(dt)
        if self._next is self and not self.board.moving and not self.looking:
            self._rest(dt)
        following, self._next = self._next, self
        return following

    def _rest(self, dt: float) -> None:
        self._rested += dt
        session = self.room.session
        if is_over(session.state):
            self._next = routes.score(self.room)
        elif is_complete(session.state):
            if self._rested >= SEEN * max(self.room.speed, 0.6):
                self._show(session.settle)
        elif to_move(session.state) != PLAYER:
            rng = partial(session.thinking_rng, to_move(session.state))
            move = self._thinker.slice(session.level, session.state, rng, self._rested)
            if move is not None:
                self._act(move)

    def _show(self, change: Callable[[], State]) -> None:
        self.board.show(change())
        self._rested, self.chosen = 0.0, None

    def _act(self, move: Move) -> None:
        session, room = self.room.session, self.room
        state, seat = session.state, to_move(session.state)
        room.note(swapped(room, state, seat, move.card, room.opponent) if isinstance(move, Swap) else "")
        room.world.say(room.notice if isinstance(move, Swap) else told(room, state, seat, move, room.opponent))
        self._show(lambda: session.act(move))
        if is_complete(session.state):
            room.world.say(status(room, session.state))

    # wishes

    def handle(self, intent: object) -> None:
        """Cards and table; everything else is common to all scenes."""
        match intent:
            case Pick(index):
                self._pick(CARDS[index])
            case Slot(position) if position < len(self.hand):
                self._pick(self.hand[position])
            case TakeTurned():
                self._swap()
            case Skip():
                self._skip()
            case LastTrick():
                self.looking = not self.looking and self.may_look
            case Undo():
                self._undo()
            case Finish() if self.may_finish and self._claim[1] is not None:
                self._next = routes.proof(self.room, self, self._claim[1])
            case Back() if self.looking:
                self.looking = False
            case _:
                self._next = routes.common(self.room, self, intent)

    @property
    def hand(self) -> tuple[Card, ...]:
        """The player's cards."""
        return self.room.session.state.hands[PLAYER]

    @property
    def is_mine(self) -> bool:
        """Whether the table waits for the player."""
        state = self.room.session.state
        return not self.board.moving and not self.looking and bool(legal(state)) and to_move(state) == PLAYER

    @property
    def may_swap(self) -> bool:
        """Whether the player may take the turned card now."""
        return self.is_mine and swappable(self.room.session.state) is not None

    @property
    def may_look(self) -> bool:
        """Whether the last trick may be looked at now: until the next is complete."""
        session = self.room.session
        is_last = bool(session.state.taken) and not is_complete(session.state)
        return session.settings.last_trick == "on" and is_last and not self.board.moving

    @property
    def may_undo(self) -> bool:
        """Whether the player may take his last card back."""
        return self.room.session.can_undo and not self.board.moving and not self.looking

    @property
    def may_finish(self) -> bool:
        """Whether the deal is decided, and the player is offered to end it quickly.

        Not while the rest could still change more than by how much it is won: not where points are added up, and not
        before both have some, as taking all of them counts.
        """
        session = self.room.session
        if session.settings.claim == "off" or not self.is_mine or len(self.hand) < 2:
            return False
        if session.match.adds_up or 0 in points(session.state):
            return False
        if self._claim[0] is not session.state:
            self._claim = session.state, decided(session.state)
        return self._claim[1] is not None

    def _pick(self, card: Card) -> None:
        if not self.is_mine or card not in self.hand:
            return
        if card not in legal(self.room.session.state):
            self.room.note(self.room.tell("must_follow"))
        elif self.room.session.settings.confirm == "on" and self.chosen != card:
            self.chosen = card
        else:
            self._act(card)

    def _swap(self) -> None:
        card = swappable(self.room.session.state) if self.may_swap else None
        if card is not None:
            self._act(Swap(card))

    def _skip(self) -> None:
        if self.looking:
            self.looking = False
        elif self.board.moving:
            self.board.skip()
        elif is_complete(self.room.session.state) and self._rested >= GLANCE:
            self._show(self.room.session.settle)

    def _undo(self) -> None:
        session = self.room.session
        was_practice = session.practice
        if self.may_undo and session.undo() is not None:
            self._thinker.forget()
            self.room.note(self.room.tell("now_practice") if session.practice and not was_practice else "")
            self._show(lambda: session.state)
