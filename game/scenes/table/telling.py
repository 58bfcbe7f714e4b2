"""What is told at the table: in words what happens, and what partners tell each other by signs."""

from __future__ import annotations

from game.rules import signs
from game.rules.cards import Card
from game.rules.state import Sign, State, Word
from game.scenes.table.at_table import AtTable
from game.scenes.table.signs import CONFER, INQUIRE, sentence
from game.scenes.table.status import done, status
from game.table.seat import PERSON
from game.table.table import Happened
from game.view.intents import Back, Intent, Say, Skip


class Telling(AtTable):
    """Puts into words what happens, and lets the person here give signs, speak, and ask."""

    def _tell(self, happened: Happened) -> None:
        """Put into words what is about to be shown; the board still shows what was before."""
        room, (seat, move) = self.room, happened
        if move is not None:
            told = done(room, self.board.state, seat, move)
            room.note("" if isinstance(move, Card) else told)
            self.unsaid.append(told)
            if room.session.table.is_complete:
                self.unsaid.append(status(room, self._seen()))
        self.say()

    def _seen(self) -> State:
        """What the seat sees now, before it is shown."""
        from_here = self.room.session.table.observation(self.seat)
        return self.board.state._replace(trick=from_here.trick, leader=from_here.leader)

    # partners

    def _hear(self) -> None:
        """Show what has been told since, and put it into words."""
        known, obs = self.board.state.told, self.observation()
        before = {(told.after, told.seat, told.what) for told in known}
        new = [told for told in obs.told if (told.after, told.seat, told.what) not in before]
        if new:
            self.board.hear(obs)
            self.room.sounds.play("tick")
        for told in new:
            self.room.note(words := sentence(self.room, self.board.state, told))
            self.unsaid.append(words)

    def _confer(self, intent: Intent) -> bool:
        """Do what has to do with signs, and tell whether that was meant."""
        if intent == CONFER:
            self.conferring = not self.conferring and self.may_confer
            return True
        if not self.conferring:
            return False
        match intent:
            case Say(what):
                self.room.session.table.say(self.seat, signs.said(what))
                self._hear()
                self.say()
            case _ if intent == INQUIRE:
                self._inquire()
            case Skip() | Back():
                pass
            case _:
                return False
        self.conferring = False
        return True

    def _inquire(self) -> None:
        """Ask the partners; each gives a sign of something that it has not told of in this trick."""
        table, room = self.room.session.table, self.room
        answers = [table.inquire(seat) for seat in self.askable]
        self._hear()
        if not any(answers):
            room.note(words := room.tell("nothing_to_tell"))
            self.unsaid.append(words)
        self.say()

    @property
    def sayable(self) -> tuple[Sign | Word, ...]:  # type: ignore[override]
        """What this seat may tell its partners now."""
        return () if self.board.closed else self.room.session.table.sayable(self.seat)

    @property
    def askable(self) -> tuple[int, ...]:  # type: ignore[override]
        """The partners that may be asked now for a sign: not the persons here."""
        seats = self.room.session.game.seats
        asked = () if self.board.closed else signs.askable(self.board.state, self.seat)
        return tuple(seat for seat in asked if seats[seat] != PERSON)

    @property
    def may_confer(self) -> bool:  # type: ignore[override]
        """Whether there is anything that may be told or asked now."""
        return not self.board.moving and not self.looking and bool(self.sayable or self.askable)
