"""The table: owns the deal, asks the seat whose turn it is, settles, and tells each seat what it may see.

This is the only turn loop: whoever lets a deal be played calls `advance` again and again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from game.rules import rules, signs
from game.rules.auction import is_voided
from game.rules.observation import Observation, observe
from game.rules.pay import outcome
from game.rules.record import Record, replay, settled
from game.rules.state import Move, Sign, State, Word
from game.table.seat import Seat

GLIMPSE = 0.3  # how often an opponent notices a sign, where opponents see them sometimes


class Happened(NamedTuple):
    """What has just changed at the table: the move of a seat, or the taking of a trick (`move` is None)."""

    seat: int
    move: Move | None = None


class Table:
    """One deal with its seats. The whole state stays in here; what leaves are observations."""

    def __init__(self, record: Record, seats: Sequence[Seat], is_settled: bool = True, nonce: int = 0) -> None:
        """`record` tells how far the deal has gone, `is_settled` whether a trick that its last move completes is taken.

        `nonce` is the luck with which it is drawn which opponents notice a sign; no card has to do with it.
        Raises ValueError for a number of seats other than the variant's.
        """
        if len(seats) != record.variant.seats:
            raise ValueError(f"{record.variant.name} needs {record.variant.seats} seats, not {len(seats)}")
        self.seats = tuple(seats)
        self.record, self._nonce = record, nonce
        self.changed: Callable[[], None] = lambda: None  # called after every change, before the seats are told
        self._state = replay(record)
        self.is_settled = is_settled and self.is_complete  # whether the trick that the last move completed is taken
        self._state = settled(self._state) if is_settled else self._state
        self._asked = False
        self._seen: dict[int, Observation] = {}

    # what may be known

    def observation(self, seat: int) -> Observation:
        """What `seat` may see now."""
        if seat not in self._seen:
            self._seen[seat] = observe(self._state, seat)
        return self._seen[seat]

    @property
    def turn(self) -> int:
        """The seat that is to move (the leader of a trick that waits to be taken)."""
        return rules.to_move(self._state)

    @property
    def is_complete(self) -> bool:
        """Whether every seat has played to the trick on the table."""
        return rules.is_complete(self._state)

    @property
    def is_over(self) -> bool:
        """Whether the last trick has been taken."""
        return rules.is_over(self._state)

    @property
    def points(self) -> tuple[int, ...]:
        """The points taken so far by each side."""
        return rules.points(self._state)

    @property
    def outcome(self) -> tuple[int, ...]:
        """What the deal enters in the match once it is over."""
        return outcome(self._state)

    @property
    def is_voided(self) -> bool:
        """Whether a poor hand has voided the deal."""
        return is_voided(self._state)

    # the turn loop

    def advance(self) -> Happened | None:
        """Take the complete trick, or ask on whoever is to move; what has changed, if anything has.

        Raises IllegalPlay for an answer that the rules forbid, and then nothing has changed.
        """
        if self.is_over:
            return None
        if self.is_complete:
            self._put(rules.settle(self._state), is_settled=True)
            return Happened(self.turn)
        if not self._asked:
            self._let_speak()
            self._asked = True
            self.seats[self.turn].ask(self.observation(self.turn))
        move = self.seats[self.turn].poll()
        return None if move is None else self._act(move)

    def _act(self, move: Move) -> Happened:
        seat, after = self.turn, rules.act(self._state, move)
        self.record = self.record._replace(moves=(*self.record.moves, move))
        self._put(after, is_settled=False)
        return Happened(seat, move)

    def sayable(self, seat: int) -> tuple[Sign | Word, ...]:
        """The signs and words that `seat` may give now."""
        obs = self.observation(seat)
        return signs.sayable(obs, seat, obs.hand)

    def say(self, seat: int, what: Sign | Word) -> None:
        """Let `seat` give a sign or speak a word; who else notices it is drawn by lot. Raises IllegalPlay.

        Whose turn it is does not change, but he is asked once more, as he may have learned something.
        """
        certain, drawn = signs.audience(self._state, seat, what)
        lot = Random(f"{self._nonce} {len(self.record.moves)} {seat} {what.value}")
        seen = tuple(sorted({*certain, *(each for each in drawn if lot.random() < GLIMPSE)}))
        after = signs.say(self._state, seat, what, seen)
        self.record = self.record._replace(told=after.told)
        self._put(after, is_settled=False)

    def inquire(self, seat: int) -> Sign | Word | None:
        """Ask `seat`, as a partner does, what it holds: the sign that it has given in answer, if any."""
        what = self.seats[seat].speak(self.observation(seat), asked=True)
        if what is not None:
            self.say(seat, what)
        return what

    def _let_speak(self) -> None:
        """Before anybody is asked for a move each may tell its partners something, who moves next first."""
        count, turn = len(self.seats), self.turn
        for seat in ((turn + k) % count for k in range(count)):
            what = self.seats[seat].speak(self.observation(seat))
            if what is not None:
                self.say(seat, what)

    def finish(self) -> None:
        """Let the deal be played to its end. Every seat must be one that answers by itself."""
        while not self.is_over:
            self.advance()

    def hurry(self) -> None:
        """Nobody wants to wait for the seat whose turn it is."""
        self.seats[self.turn].hurry()

    def reseat(self, seats: Sequence[Seat]) -> None:
        """Let others sit here from now on."""
        self.seats, self._asked = tuple(seats), False

    def go_back(self, moves: int) -> None:
        """Back to when only `moves` moves had been made; a trick that they complete has been taken."""
        told = tuple(each for each in self.record.told if each.after <= moves)
        self.record = self.record._replace(moves=self.record.moves[:moves], told=told)
        before = replay(self.record)
        self._put(settled(before), rules.is_complete(before))

    def _put(self, state: State, is_settled: bool) -> None:
        self._state, self.is_settled, self._asked = state, is_settled, False
        self._seen.clear()
        self.changed()
        for seat, player in enumerate(self.seats):
            player.forget()
            player.tell(self.observation(seat))
