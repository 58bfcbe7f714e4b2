"""One player's sitting at the table: settings, match, deal, history. The only thing in the game that changes.

Every change is saved at once: a closed window or a killed process loses nothing. Seat 0 is the player's.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from game.rules import rules
from game.rules.cards import written
from game.rules.match import Match, after, fitting
from game.rules.record import Record, replay, settled
from game.rules.state import Move, State
from game.store import history, saved_game, settings, statistics
from game.store.history import Change, Entry, History
from game.store.safe_files import Notice, SafeFiles, Store
from game.store.saved_game import Game, playable, rules_of
from game.store.settings import Settings

PLAYER = 0  # his seat
SETTINGS, GAME, HISTORY = "settings.json", "game.json", "history.json"


class Session:
    """What the scenes show and change. `notices` are told once each, one after another: the first goes when told."""

    def __init__(self, store: Store, rng: Random, today: Callable[[], str] = str) -> None:
        """Continues what `store` kept, or deals a first hand.

        `rng` shuffles and draws lots; `today` gives the date, as 2024-05-01, of a finished deal.
        """
        self._files = SafeFiles(store, shared=(HISTORY,))
        self._rng = rng
        self._today = today
        chosen = self._files.load(SETTINGS, settings.from_text)
        self.history = self._files.load(HISTORY, history.from_text) or History()
        self._changes: list[Change] = []  # of the history, those that may not be on the disk yet
        self._parked: Game | None = None
        kept = self._files.load(GAME, saved_game.from_text)
        if kept is None:
            self.settings = playable(chosen or Settings())
            self.new_match()
        else:
            self._game, self._parked = kept
            self.state = self._game.state
            self.settings = saved_game.agreeing(chosen, self._parked or self._game)

    @property
    def notices(self) -> list[Notice]:
        """What is still to be told: of files, by the keys in `safe_files.NOTICES`, and "level_later"."""
        return self._files.notices

    @property
    def is_saved(self) -> bool:
        """Whether the deal goes on where it is when the game is started again."""
        return self._files.is_saved(GAME)

    @property
    def match(self) -> Match:
        """The match under way; it contains the deal on the table once that is booked."""
        return self._game.match

    @property
    def record(self) -> Record:
        """The deal on the table as played so far."""
        return self._game.record

    @property
    def level(self) -> str:
        """The level of the computer in this deal."""
        return self._game.level

    @property
    def practice(self) -> bool:
        """Whether the deal counts in no statistics."""
        return self._game.practice

    @property
    def booked(self) -> bool:
        """Whether the deal is over and entered in the match."""
        return self._game.booked

    @property
    def rehearsing(self) -> bool:
        """Whether an old deal is being played by hand, while the game proper waits."""
        return self._parked is not None

    def thinking_rng(self, seat: int) -> Random:
        """The generator for the next decision of `seat`: the same again when the deal is resumed or undone."""
        return Random(f"{written(self.record.deck)} {len(self.record.moves)} {seat}")

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
        return saved_game.differs(self._parked or self._game, choices)

    def _choose(self, **choices: Any) -> None:
        self.settings = playable(settings.changed(self.settings, **choices))
        self._files.save(SETTINGS, lambda: settings.to_text(self.settings))

    def new_match(self) -> None:
        """Deals the first hand of a new match, its dealer drawn by lot; a match under way is abandoned."""
        chosen, played = self.settings, rules_of(self.settings)
        dealer = self._rng.randrange(played.seats)
        self._parked = None
        self._deal(Match(chosen.match, played, dealer, cappotto=chosen.cappotto), chosen.level)

    def new_deal(self) -> None:
        """Deals anew in the same match, the deal on the table being abandoned and scoring nobody."""
        if self.rehearsing:
            self._put(self._game._replace(record=self.record._replace(moves=()), taken=False, booked=False))
        elif self.match.is_over:
            self.new_match()
        else:
            self._deal(self.match, self.level)

    def next_deal(self) -> None:
        """Goes on after a booked deal: to the next, to a new match, or back to the game that a rehearsal interrupted.

        Raises ValueError while the deal is not booked.
        """
        if not self.booked:
            raise ValueError("the deal on the table is not booked yet")
        if self.rehearsing:
            self.leave_rehearsal()
        else:
            self.new_deal()

    def _deal(self, match: Match, level: str) -> None:
        deck = list(match.variant.pack)
        self._rng.shuffle(deck)
        self._put(Game(level, match, Record(match.variant, match.dealer, tuple(deck))))

    def rehearse(self, old: Record, swapped: bool = False) -> None:
        """Deals an old deal to be played by hand, as practice; the game proper waits behind it.

        `swapped` moves every hand one seat on, so that with two players each gets the other's cards. Raises ValueError
        for a variant that there is no table for.
        """
        if old.variant.name not in settings.CHOICES["variant"]:
            raise ValueError(f"{old.variant.name} cannot be played at this table")
        self._parked = self._parked or self._game
        dealer = (old.dealer + swapped) % old.variant.seats
        match = Match(fitting(old.variant.name, "single"), old.variant, dealer)
        self._put(Game(self.settings.level, match, Record(old.variant, dealer, old.deck), practice=True))

    def leave_rehearsal(self) -> None:
        """Goes back to the game proper. Raises ValueError if nothing is being rehearsed."""
        if self._parked is None:
            raise ValueError("no old deal is being played")
        waiting, self._parked = self._parked, None
        self._put(waiting)

    # moves

    def act(self, move: Move) -> State:
        """Makes a move for the seat whose turn it is. Raises IllegalPlay, and then nothing has changed."""
        state = rules.act(self.state, move)
        record = self.record._replace(moves=(*self.record.moves, move))
        return self._put(self._game._replace(record=record, taken=False), state)

    def settle(self) -> State:
        """Takes the complete trick. Raises IllegalPlay while a card is missing."""
        return self._put(self._game._replace(taken=True), rules.settle(self.state))

    def undo(self) -> State | None:
        """Goes back to the player's last decision; None if there is none, or it may not be undone.

        Free until a card is drawn from the stock; one drawn since has been seen, and the deal becomes practice.
        """
        if not self.can_undo:
            return None
        turns = reversed(range(len(self.record.moves)))
        last = next(at for at in turns if rules.to_move(settled(replay(self.record, at))) == PLAYER)
        return self._put(saved_game.back_at(self._game, last))

    @property
    def can_undo(self) -> bool:
        """Whether `undo` would do anything."""
        return self.settings.undo == "on" and not self.booked and rules.has_moved(self.state, PLAYER)

    # the end of a deal

    def book(self) -> None:
        """Enters the finished deal in the match, the statistics and the kept deals; once, however often called.

        Raises ValueError while the deal is not over.
        """
        if not rules.is_over(self.state):
            raise ValueError("the deal is not over")
        if self.booked:
            return
        match = after(self.match, rules.points(self.state), self.practice)
        # The history goes first: a process killed between the two writes finds the deal in it and adds nothing.
        self._remember(match)
        self._put(self._game._replace(match=match, booked=True))

    def _remember(self, match: Match) -> None:
        side = match.variant.sides[PLAYER]
        won = match.victor == side if match.is_over and not match.practice else None
        entry = Entry(self.record, self.level, self._today(), self.practice)
        self._keep(lambda old: history.booked(old, entry, side, won))

    def reset_statistics(self) -> None:
        """Forgets the statistics; the kept deals stay."""
        self._keep(lambda old: old._replace(statistics={}))

    def import_statistics(self, text: str) -> None:
        """Puts the statistics that `statistics.to_text` wrote in place of the present ones. Raises BrokenStatistics."""
        new = statistics.from_text(text)
        self._keep(lambda old: old._replace(statistics=new))

    def _keep(self, change: Change) -> None:
        if self._files.is_saved(HISTORY):
            self._changes.clear()
        self._changes.append(change)
        self.history = change(self.history)
        self._files.save(HISTORY, self._merged)

    def _merged(self) -> str:  # with what another sitting has put there meanwhile
        theirs = self._files.news(HISTORY, history.from_text)
        self.history = self.history if theirs is None else history.merged(theirs, self._changes)
        return history.to_text(self.history)

    def close(self) -> bool:
        """Tries once more to save what could not be saved; whether all is saved."""
        return self._files.flush()

    def _put(self, game: Game, state: State | None = None) -> State:
        self.state, self._game = state or game.state, game
        self._files.save(GAME, lambda: saved_game.to_text(game, self._parked))
        return self.state
