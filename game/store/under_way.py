"""The game on the table, and the one that may wait behind it: saved at every change, so that it goes on where it is."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.match import Match
from game.rules.record import Record
from game.store import saved_game
from game.store.safe_files import SafeFiles
from game.store.saved_game import Game
from game.store.seating import players, viewer
from game.table.computer import advice
from game.table.seat import PERSON
from game.table.table import Table
from game.table.thought import Thought

GAME = "game.json"


class UnderWay:
    """One game with its table. Nothing is on it before the first `_seat`."""

    game: Game  # the match and the deal of it that is on the table, as they are saved
    table: Table

    def __init__(self, files: SafeFiles, clock: Callable[[], float] | None) -> None:
        """`clock`, in seconds, measures how long computers think within a step."""
        self._files, self._clock = files, clock
        self._parked: Game | None = None  # waits while an old deal is played by hand
        self._holder = 0  # the person who has the device, where several share it
        self._covered = True  # whether that person does not look at the hand, but somebody else might

    @property
    def is_saved(self) -> bool:
        """Whether the deal goes on where it is when the game is started again."""
        return self._files.is_saved(GAME)

    @property
    def match(self) -> Match:
        """The match under way; it contains the deal on the table once that is booked."""
        return self.game.match

    @property
    def record(self) -> Record:
        """The deal on the table as played so far, hidden cards included: to be kept, not to be looked at."""
        return self.table.record

    @property
    def viewer(self) -> int:
        """The seat from which the table is seen: where persons share the device, that of the one who has it."""
        return self._holder if self.is_shared else viewer(self.game.seats)

    # persons who share the device

    @property
    def is_shared(self) -> bool:
        """Whether several persons play at this device."""
        return self.game.seats.count(PERSON) > 1

    @property
    def is_covered(self) -> bool:
        """Whether no hand may be seen: the device goes from one person to another."""
        return self.is_shared and self._covered and not self.record.variant.open_hands

    @property
    def goes_on(self) -> bool:
        """Whether the device must go to the person whose turn it is, or that person has still to take up the hand."""
        if not self.is_shared or self.table.is_over or self.table.is_complete:
            return False
        return self.game.seats[self.table.turn] == PERSON and (self.is_covered or self._holder != self.table.turn)

    def hand_on(self) -> None:
        """Gives the device to the person whose turn it is."""
        self._holder, self._covered = self.table.turn, True

    def uncover(self) -> None:
        """The person who has the device looks at the hand."""
        self._covered = False

    def cover(self) -> None:
        """Nobody looks at a hand any more."""
        self._covered = True

    # what goes on

    @property
    def is_played(self) -> bool:
        """Whether cards have been played in a deal that is not over."""
        return bool(self.record.moves) and not self.game.booked

    @property
    def rehearsing(self) -> bool:
        """Whether an old deal is being played by hand, while the game proper waits."""
        return self._parked is not None

    @property
    def proper(self) -> Game:
        """The game that counts: the one on the table, or the one that waits behind it."""
        return self._parked or self.game

    @property
    def is_under_way(self) -> bool:
        """Whether a match has begun that is not over, be it one that waits behind an old deal."""
        has_begun = bool(self.match.deals) and not self.match.is_over
        return self.rehearsing or has_begun or self.is_played

    def advice(self) -> Thought:
        """What the best of the computers would do in the viewer's place, whose turn it is; still to be thought."""
        return advice(self.table.observation(self.viewer), self.game.nonce, self._clock)

    def practise(self) -> None:
        """From now on the deal is practice, and counts in no statistics."""
        self.game = self.game._replace(practice=True)
        self._save()

    def _seat(self, game: Game) -> None:
        """Puts the deal of `game` on the table, with its occupants round it."""
        self.game, self._holder, self._covered = game, viewer(game.seats), True
        self.table = Table(game.record, players(game.seats, game.nonce, self._clock), game.is_settled, game.nonce)
        self.table.changed = self._changed
        self._save()

    def _changed(self) -> None:
        self.game = self.game._replace(record=self.table.record, is_settled=self.table.is_settled)
        self._save()

    def _save(self) -> None:
        self._files.save(GAME, lambda: saved_game.to_text(self.game, self._parked))

    def hand_over(self, level: str) -> None:
        """Let computers of this level play the rest of the deal for everybody."""
        self.table.reseat(players([level] * len(self.game.seats), self.game.nonce, None, is_silent=True))
