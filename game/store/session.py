"""A sitting at this device: settings, match, the table with the deal on it, history. What changes is saved at once.

So a closed window or a killed process loses nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from game.rules.match import Match, after
from game.rules.record import Record
from game.rules.state import Variant
from game.store import saved_game, settings
from game.store.books import HISTORY, Books
from game.store.dealing import first_dealer, fresh, rehearsal
from game.store.history import History
from game.store.safe_files import Notice, SafeFiles, Store
from game.store.saved_game import Game, playable, rules_of
from game.store.seating import players, viewer
from game.store.settings import Settings
from game.table.seat import PERSON
from game.table.table import Table
from game.table.undo import Undo, undo

SETTINGS, GAME = "settings.json", "game.json"


class Session:
    """What the scenes show and change. `notices` are told once each, one after another: the first goes when told."""

    game: Game  # the match and the deal of it that is on the table, as they are saved
    table: Table

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
        self._files = SafeFiles(store, shared=(HISTORY,))
        self._rng, self._clock = rng, clock
        chosen = self._files.load(SETTINGS, settings.from_text)
        self.books = Books(self._files, today)
        self._parked: Game | None = None
        kept = self._files.load(GAME, saved_game.from_text)
        if kept is None:
            self.settings = playable(chosen or Settings())
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
    def is_saved(self) -> bool:
        """Whether the deal goes on where it is when the game is started again."""
        return self._files.is_saved(GAME)

    @property
    def history(self) -> History:
        """Statistics and kept deals."""
        return self.books.history

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
        """The seat from which the table is seen."""
        return viewer(self.game.seats)

    @property
    def is_played(self) -> bool:
        """Whether cards have been played in a deal that is not over."""
        return bool(self.record.moves) and not self.game.booked

    @property
    def rehearsing(self) -> bool:
        """Whether an old deal is being played by hand, while the game proper waits."""
        return self._parked is not None

    @property
    def is_under_way(self) -> bool:
        """Whether a match has begun that is not over, be it one that waits behind an old deal."""
        has_begun = bool(self.match.deals) and not self.match.is_over
        return self.rehearsing or has_begun or self.is_played

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
        return saved_game.differs(self._parked or self.game, choices)

    def _choose(self, **choices: Any) -> None:
        self.settings = playable(settings.changed(self.settings, **choices))
        self._files.save(SETTINGS, lambda: settings.to_text(self.settings))

    def new_match(self) -> None:
        """Deals the first hand of a match as the settings have it; a match under way is abandoned."""
        played = rules_of(self.settings)
        others = (self.settings.level,) * (played.seats - 1)
        self.start(played, (PERSON, *others), self.settings.match, self.settings.cappotto)

    def start(self, played: Variant, seats: Sequence[str], kind: str, cappotto: str = "noted") -> None:
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
            self._seat(self.game._replace(record=self.record._replace(moves=()), is_settled=False, booked=False))
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

        `swapped` moves every hand one seat on, so that with two players each gets the other's cards. Raises ValueError
        for a variant that there is no table for.
        """
        game = rehearsal(old, self.settings.level, swapped)
        self._parked = self._parked or self.game
        self._seat(game)

    def leave_rehearsal(self) -> None:
        """Goes back to the game proper. Raises ValueError if nothing is being rehearsed."""
        if self._parked is None:
            raise ValueError("no old deal is being played")
        waiting, self._parked = self._parked, None
        self._seat(waiting)

    # the table

    def _seat(self, game: Game) -> None:
        """Puts the deal of `game` on the table, with its occupants round it."""
        self.game = game
        self.table = Table(game.record, players(game.seats, game.nonce, self._clock), game.is_settled)
        self.table.changed = self._changed
        self._save()

    def _changed(self) -> None:
        self.game = self.game._replace(record=self.table.record, is_settled=self.table.is_settled)
        self._save()

    def _save(self) -> None:
        self._files.save(GAME, lambda: saved_game.to_text(self.game, self._parked))

    @property
    def way_back(self) -> Undo | None:
        """Where taking a card back would lead, None if there is nothing to take back or it is not allowed."""
        if self.settings.undo == "off" or self.game.booked or self.game.seats.count(PERSON) > 1:
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

    def hand_over(self, level: str) -> None:
        """Let computers of this level play the rest of the deal for everybody."""
        self.table.reseat(players([level] * len(self.game.seats), self.game.nonce, None))

    # the end of a deal

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
