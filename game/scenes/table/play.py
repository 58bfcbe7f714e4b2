"""The deal at the table: what the person at this device may do, and when the others answer."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.auction import is_bidding, is_naming
from game.rules.cards import CARDS, Card, Suit
from game.rules.rules import is_complete, legal, swappable, to_move
from game.rules.state import Bid, Move, Swap
from game.scenes.room import Room
from game.scenes.table import look
from game.scenes.table.quick_end import QuickEnd
from game.scenes.table.telling import Telling
from game.table.person import Person
from game.view.intents import (
    Ask,
    Back,
    Finish,
    Go,
    Hint,
    Intent,
    LastTrick,
    Name,
    Pick,
    Say,
    Skip,
    Slot,
    TakeTurned,
    Throw,
    Undo,
)
from game.view.motion import SEEN
from game.view.picture import Target, View

GLANCE = 0.35  # seconds that a finished trick stays even for the hasty


class Play(Telling):
    """Shows the session's deal and lets it be played to the end."""

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self._rested = 0.0  # seconds since the table came to rest
        self._end = QuickEnd(room)

    def targets(self) -> Sequence[Target]:
        """The cards of the hand while it is this seat's turn; the buttons always."""
        return look.targets(self)

    def view(self) -> View:
        """The table, the bar, the line of text, and what the finger has lifted."""
        if self.room.session.is_covered and not self.board.closed:
            self._close()
            self.board.cut(self.seen())
        return look.view(self)

    def _close(self) -> None:
        """The hand is not to be seen any more."""
        self.board.closed, self.chosen = True, None

    # time

    def update(self, dt: float) -> Intent | None:
        """Motion first; then the finished trick is taken, or whoever is to move is asked."""
        self.board.update(dt)
        if dt <= 0 or self.board.moving or self.looking or self.conferring:
            return None
        self._rested += dt
        self.counsel.update()
        if self.room.session.goes_on:
            return Go("curtain")
        if self.room.session.table.is_over:
            return Go("score")
        if not self.room.session.table.is_complete or self._rested >= self._halt:
            self._advance()
        return None

    @property
    def _halt(self) -> float:
        """How long a finished trick stays, in seconds."""
        return SEEN * max(self.room.speed, 0.6)

    @property
    def rest(self) -> float:
        """A person is waited for without end, a finished trick is seen; a computer thinks in every step."""
        table = self.room.session.table
        if self.looking or self.conferring:
            return self.board.rest
        if self._rested == 0.0 or table.is_over:
            return 0.0
        if table.is_complete:
            return min(self.board.rest, self._halt - self._rested)
        waits = isinstance(table.seats[table.turn], Person) and not self.counsel.is_thinking
        return self.board.rest if waits else 0.0

    def _advance(self) -> None:
        """Let the table go on, and show what has happened."""
        table = self.room.session.table
        happened = table.advance()
        self._hear()
        if happened is None:
            self.say()
        else:
            self._tell(happened)
            self.board.see(self.observation())
            self._begin()

    def _begin(self) -> None:
        """Another moment of the deal has come."""
        self._rested, self.chosen = 0.0, None
        self.counsel.forget()

    # wishes

    def handle(self, intent: Intent) -> Intent | None:
        """Cards and table; everything else is done elsewhere."""
        if self._confer(intent):
            return None
        match intent:
            case Pick(index):
                self._pick(CARDS[index])
            case Slot(position):
                self._pick(self.hand[position] if position < len(self.hand) else None)
            case Throw(index, _, y) if y < self.room.layout.hand.y:
                self._pick(CARDS[index], thrown=True)
            case TakeTurned():
                self._swap()
            case Say() | Name() if self.may_speak:
                self._act(Bid(intent.word) if isinstance(intent, Say) else Suit(intent.suit))
            case Skip() if self.is_mine and self.room.session.is_shared:
                self.room.session.cover()
                return Go("curtain")
            case Skip():
                self._skip()
            case LastTrick():
                self.looking = not self.looking and self.may_look
            case Undo(asked):
                return self._undo(asked)
            case Hint(asked):
                return self.counsel.wanted(self.observation(), asked) if self.may_ask else None
            case Finish():
                return Go("proof") if self.may_finish else None
            case Back() if self.looking:
                self.looking = False
            case _:
                return intent
        return None

    @property
    def is_mine(self) -> bool:  # type: ignore[override]
        """Whether the table waits for this seat."""
        return self._is_free and bool(legal(self.board.state))

    @property
    def _is_free(self) -> bool:
        """Whether it is this seat's turn, and what it sees lies still."""
        still = not self.board.moving and not self.looking and not self.board.closed and not self.conferring
        return still and to_move(self.board.state) == self.seat

    @property
    def may_speak(self) -> bool:  # type: ignore[override]
        """Whether this seat is to say something in the auction, or to name the trump."""
        return self._is_free and (is_bidding(self.board.state) or is_naming(self.board.state))

    @property
    def may_swap(self) -> bool:  # type: ignore[override]
        """Whether the turned card may be taken now."""
        return self.is_mine and swappable(self.board.state) is not None

    @property
    def may_look(self) -> bool:  # type: ignore[override]
        """Whether the last trick may be looked at now: until the next is complete."""
        is_last = bool(self.board.state.taken) and not is_complete(self.board.state) and not self.conferring
        return self.room.session.settings.last_trick == "on" and is_last and not self.board.moving

    @property
    def may_undo(self) -> bool:  # type: ignore[override]
        """Whether the last card may be taken back."""
        still = not self.board.moving and not self.looking and not self.conferring
        return still and self.room.session.way_back is not None

    @property
    def may_ask(self) -> bool:  # type: ignore[override]
        """Whether a hint may be asked for: nobody else plays at this device."""
        return self.is_mine and self.counsel.is_offered

    @property
    def may_finish(self) -> bool:  # type: ignore[override]
        """Whether the deal is decided, and there is an offer to end it quickly."""
        return self.is_mine and len(self.hand) > 1 and self._end.is_offered(self.board.state)

    def _pick(self, card: Card | None, thrown: bool = False) -> None:
        """Play a card of one's own; one that is thrown on the table needs no second tap."""
        if not self.is_mine or card is None or card not in self.hand:
            return
        if card not in legal(self.board.state):
            self.room.note(self.room.tell("must_follow"))
        elif self.room.session.settings.confirm == "on" and self.chosen != card and not thrown:
            self.chosen = card
        else:
            self._act(card)

    def _swap(self) -> None:
        card = swappable(self.board.state) if self.may_swap else None
        if card is not None:
            self._act(Swap(card))

    def _act(self, move: Move) -> None:
        """The person here has chosen."""
        person = self.room.session.table.seats[self.seat]
        if isinstance(person, Person):
            person.play(move)
            if self.room.session.is_shared and not isinstance(move, Swap):
                self.room.session.cover()
                self.board.closed = self.room.session.is_covered
            self._advance()

    def _skip(self) -> None:
        """Do not wait: for the end of a motion, for a trick that has been seen, for a computer that has an answer."""
        table = self.room.session.table
        if self.looking:
            self.looking = False
        elif self.board.moving:
            self.board.skip()
        elif not table.is_complete:
            table.hurry()
        elif self._rested >= GLANCE:
            self._advance()

    def _undo(self, asked: bool) -> Intent | None:
        """Take the last card back; asked first, when that costs the deal its count."""
        session = self.room.session
        way = session.way_back if self.may_undo else None
        if way is None:
            return None
        if (costs := not way.free and not session.game.practice) and not asked:
            return Ask("ask_practice", "take_back", Undo(asked=True))
        session.undo()
        self.room.note(self.room.tell("now_practice") if costs else "")
        self.board.see(session.table.observation(self.seat))
        self._begin()
        return None
