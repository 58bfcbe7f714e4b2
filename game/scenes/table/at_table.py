"""What dealing and playing have in common: the table seen from a seat, at which by itself nothing may be done."""

from __future__ import annotations

from game.rules.cards import Card
from game.rules.observation import Observation
from game.rules.state import Sign, State, Word
from game.scenes.room import Room
from game.scenes.scene import Scene
from game.scenes.table.board import Board
from game.scenes.table.counsel import Counsel
from game.table.onlooker import onlooker
from game.table.person import Person
from game.table.sight import sight


class AtTable:
    """The session's deal, seen from the seat of the person at this device."""

    beneath: Scene | None = None
    chosen: Card | None = None  # waits for its second tap
    looking = False  # at the last trick
    is_mine = False  # whether the table waits for this seat
    may_speak = False  # in the auction, or name the trump
    may_swap = False  # take the turned card now
    may_look = False  # at the last trick
    may_undo = False  # take the last card back
    may_finish = False  # the deal is decided, and may be ended
    may_confer = False  # with one's partners
    conferring = False  # the sheet lies open with what may be told
    sayable: tuple[Sign | Word, ...] = ()  # what may be told
    askable: tuple[int, ...] = ()  # the partners that may be asked
    may_ask = False  # for a hint

    def __init__(self, room: Room) -> None:
        self.room = room
        self.seat = room.session.viewer
        self.board = Board(room, self.seen(), self.seat)
        self.board.closed = room.session.is_covered
        self.counsel = Counsel(room)
        self.unsaid: list[str] = []  # what has happened, in words that nobody has heard yet

    def say(self) -> None:
        """Say in one breath what has happened, as soon as a person is to move or all is over: it is once a trick."""
        table = self.room.session.table
        waits = not table.is_complete and isinstance(table.seats[table.turn], Person)
        if self.unsaid and (table.is_over or waits):
            self.room.world.say(" ".join(self.unsaid))
            self.unsaid.clear()

    def observation(self) -> Observation:
        """What may be seen now: by the seat, or by anybody while the device goes from one person to another."""
        obs = self.room.session.table.observation(self.seat)
        return onlooker(obs) if self.room.session.is_covered else obs

    def seen(self) -> State:
        """What is to be drawn of that."""
        return sight(self.observation())

    @property
    def hand(self) -> tuple[Card, ...]:
        """The cards that the seat holds."""
        return self.board.state.hands[self.seat]
