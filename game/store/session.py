"""A sitting at this device: settings, matches, the deals of them, history. What changes is saved at once.

So a closed window or a killed process loses nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Literal

from game.rules.match import Kind, Match, after
from game.rules.record import Record
from game.rules.state import Options, Variant
from game.store import saved_game, settings
from game.store.belongings import Belongings
from game.store.books import HISTORY, Books
from game.store.dealing import exercise, first_dealer, fresh, rehearsal
from game.store.history import History
from game.store.learning import Learning
from game.store.safe_files import Notice, SafeFiles, Store
from game.store.saved_game import Game, rules_of
from game.store.settings import Settings
from game.store.under_way import GAME, UnderWay
from game.table.undo import Undo, undo

SETTINGS = "settings.json"


class Session(UnderWay):
    """What the scenes show and change. `notices` are told once each, one after another: the first goes when told."""

    def __init__(
        self,
        store: Store,
        rng: Random,
        today: Callable[[], str] = str,
        clock: Callable[[], float] | None = None,
    ) -> None:
        """Continues what `store` kept, or deals a first hand.

        `rng` shuffles and draws lots; `today` gives the date, as 2024-05-01, of a finished deal. `clock`, in seconds,
        measures how long computers think within a step; without one they answer at once.
        """
        super().__init__(SafeFiles(store, shared=(HISTORY,)), clock)
        self._rng = rng
        chosen = self._files.load(SETTINGS, settings.from_text)
        self.books = Books(self._files, today)
        self.learning = Learning(self._files, today)
        kept = self._files.load(GAME, saved_game.from_text)
        if kept is None:
            self.settings = chosen or Settings()
            self.new_match()
        else:
            game, self._parked = kept
            self.settings = saved_game.agreeing(chosen, self._parked or game)
            self._seat(game)

    @property
    def notices(self) -> list[Notice]:
        """What is still to be told: of files, by the keys in `safe_files.NOTICES`, and "level_later"."""
        return self._files.notices

    @property
    def history(self) -> History:
        """Statistics and kept deals."""
        return self.books.history

    # settings

    def change(self, **choices: Any) -> None:
        """Makes some choices of `settings.CHOICES` anew; what gives the match under way up starts a new one.

        Raises ValueError, saying what was expected.
        """
        self._choose(**choices)
        if self.gives_up(**choices):
            self.new_match()

    def prefer(self, level: str) -> None:
        """Chooses the level of the next match; the one under way stays. Raises ValueError as `change` does."""
        self._choose(level=level)
        if self.gives_up(level=level):
            self.notices.append(("level_later", {}))

    def gives_up(self, **choices: Any) -> bool:
        """Whether one of the choices is another than what the match under way is played with."""
        return saved_game.differs(self.proper, choices)

    def _choose(self, **choices: Any) -> None:
        self._keep(settings.changed(self.settings, **choices))

    def _keep(self, chosen: Settings) -> None:
        self.settings = chosen
        self._files.save(SETTINGS, lambda: settings.to_text(self.settings))

    @property
    def belongings(self) -> Belongings:
        """Everything of the player's, but for the game under way."""
        return Belongings(self.settings, self.history, self.learning.progress)

    def take(self, new: Belongings) -> None:
        """Puts everything of a player's in the place of what is here; the game under way goes on."""
        self._keep(saved_game.agreeing(new.settings, self.proper))
        self.books.take(new.history)
        self.learning.take(new.progress)

    # who plays what

    def seated(self, name: str) -> tuple[str, ...]:
        """Who sits where when the game called `name` is played next."""
        return settings.seated(self.settings, name)

    def options_of(self, name: str) -> Options:
        """The rules of play by which the game called `name` is played next."""
        return rules_of(settings.changed(self.settings, variant=name)).options

    def seat(self, name: str, seats: Sequence[str]) -> None:
        """Chooses who sits where in the next match of a game; the one under way stays. Raises ValueError."""
        self._keep(settings.with_seats(self.settings, name, tuple(seats)))

    def is_agreed(self, name: str) -> bool:
        """Whether the match under way is the one that `play` would begin."""
        return (self.proper.match.variant.name, self.proper.seats) == (name, self.seated(name))

    def play(self, name: str) -> None:
        """Begins a match of a game as it was last played, with those who were chosen for it. Raises ValueError."""
        self._choose(variant=name)
        self.new_match()

    # matches and deals

    def new_match(self) -> None:
        """Deals the first hand of a match as the settings have it; a match under way is abandoned."""
        chosen = self.settings
        self.start(rules_of(chosen), self.seated(chosen.variant), chosen.match, chosen.cappotto)

    def start(self, played: Variant, seats: Sequence[str], kind: Kind, cappotto: str = "noted") -> None:
        """Deals the first hand of a match between these occupants.

        Its dealer is drawn by lot; in a revenge the deal passes on as from deal to deal.
        """
        self._give_up()
        before = self._parked or getattr(self, "game", None)
        dealer = first_dealer(before, played, seats, self._rng)
        self._parked = None
        self._seat(fresh(Match(kind, played, dealer, cappotto=cappotto), seats, self._rng))

    def new_deal(self) -> None:
        """Deals anew in the same match; a deal given up after cards were played scores nobody, the lead passes on."""
        if self.rehearsing:
            given = 0 if self.game.exercise is None else self.game.exercise.given
            begun = self.record._replace(moves=self.record.moves[:given])
            self._seat(self.game._replace(record=begun, is_settled=given > 0, booked=False))
        elif self.match.is_over:
            self.new_match()
        else:
            passed = (self.match.dealer + self.is_played) % self.match.variant.seats
            self._give_up()
            self._seat(fresh(self.match._replace(dealer=passed), self.game.seats, self._rng))

    def next_deal(self) -> None:
        """Goes on after a booked deal: to the next, to a new match, or back to the game that a rehearsal interrupted.

        Raises ValueError while the deal is not booked.
        """
        if not self.game.booked:
            raise ValueError("the deal on the table is not booked yet")
        if self.rehearsing:
            self.leave_rehearsal()
        else:
            self.new_deal()

    def _give_up(self) -> None:
        """Books the deal on the table as abandoned, if cards have been played in it and it would have counted."""
        if hasattr(self, "game") and self.is_played:
            self.books.abandon(self.game)

    def rehearse(self, old: Record, swapped: bool = False) -> None:
        """Deals an old deal to be played by hand, as practice; the game proper waits behind it.

        `swapped` moves every hand one seat on, so that with two players each gets the other's cards.
        """
        self._parked = self.proper
        self._seat(rehearsal(old, self.settings.level, swapped))

    def exercise(self, kind: Literal["puzzle", "lesson"], number: int, given: Record) -> None:
        """Puts a moment of a deal on the table to be mastered; the game proper waits behind it."""
        self._parked = self.proper
        self._seat(exercise(kind, number, given))

    def _seat(self, game: Game) -> None:
        """A puzzle that leaves the table before its end has been tried, too."""
        what = self.game.exercise if hasattr(self, "game") else None
        if what is not None and what.kind == "puzzle":
            self.learning.end_puzzle(what.number, solved=False, of_today=False)
        super()._seat(game)

    def _changed(self) -> None:
        super()._changed()
        what = self.game.exercise
        if what is not None and what.kind == "puzzle" and len(self.record.moves) > what.given:
            self.learning.try_puzzle(what.number)

    def leave_rehearsal(self) -> None:
        """Goes back to the game proper. Raises ValueError if nothing is being rehearsed."""
        if self._parked is None:
            raise ValueError("no old deal is being played")
        waiting, self._parked = self._parked, None
        self._seat(waiting)

    # the deal on the table

    @property
    def way_back(self) -> Undo | None:
        """Where taking a card back would lead, None if there is nothing to take back or it is not allowed."""
        if self.settings.undo == "off" or self.game.booked or self.is_shared or self.game.exercise is not None:
            return None
        return undo(self.record, self.table.is_settled, self.viewer)

    def undo(self) -> bool:
        """Goes back to the person's last decision, if he may; what is not free makes the deal practice."""
        way = self.way_back
        if way is None:
            return False
        self.game = self.game._replace(practice=self.game.practice or not way.free)
        self.table.go_back(way.moves)
        return True

    def book(self) -> None:
        """Enters the finished deal in the match, the statistics and the kept deals; once, however often called.

        Raises ValueError while the deal is not over.
        """
        if not self.table.is_over:
            raise ValueError("the deal is not over")
        if self.game.booked:
            return
        match = after(self.match, self.table.outcome, self.game.practice, self.table.is_voided)
        self.books.finish(self.game, match)  # first: killed between the two, the deal is found in the history
        self.game = self.game._replace(match=match, booked=True)
        self._save()

    def close(self) -> bool:
        """Tries once more to save what could not be saved; whether all is saved."""
        return self._files.flush()
