"""The books: how a deal that is over, or given up, enters the statistics and the kept deals.

Several sittings may add to them at once: what another has put there meanwhile is kept.
"""

from __future__ import annotations

from collections.abc import Callable

from game.rules.match import Match
from game.store import history, statistics
from game.store.history import Change, Entry, History
from game.store.safe_files import SafeFiles
from game.store.saved_game import Game
from game.store.seating import opponents, viewer

HISTORY = "history.json"


class Books:
    """The history in its file; every change is saved at once."""

    def __init__(self, files: SafeFiles, today: Callable[[], str]) -> None:
        """`today` gives the date, as 2024-05-01, of a deal that is finished."""
        self._files, self._today = files, today
        self.history = files.load(HISTORY, history.from_text) or History()
        self._changes: list[Change] = []  # those that may not be on the disk yet

    def finish(self, game: Game, match: Match) -> None:
        """Enter the deal of `game`, which is over, once; `match` is the match with the deal in it."""
        side = match.variant.sides[viewer(game.seats)]
        won = match.victor == side if match.is_over and not match.practice else None
        entry = Entry(game.record, game.seats, self._today(), game.practice)
        self._keep(lambda old: history.booked(old, entry, won))

    def abandon(self, game: Game) -> None:
        """Count the deal of `game`, in which cards have been played, as given up; practice counts for nothing."""
        key = opponents(game.seats), game.record.variant.name
        if not game.practice:
            self._keep(lambda old: old._replace(statistics=statistics.with_abandoned(old.statistics, key)))

    def reset_statistics(self) -> None:
        """Forget the statistics; the kept deals stay."""
        self._keep(lambda old: old._replace(statistics={}))

    def import_statistics(self, text: str) -> None:
        """Put what `statistics.to_text` wrote in place of the present statistics. Raises BrokenStatistics."""
        new = statistics.from_text(text)
        self._keep(lambda old: old._replace(statistics=new))

    def take(self, new: History) -> None:
        """Put another history in the place of this one."""
        self._keep(lambda old: new)

    def _keep(self, change: Change) -> None:
        if self._files.is_saved(HISTORY):
            self._changes.clear()
        self._changes.append(change)
        self.history = change(self.history)
        self._files.save(HISTORY, self._merged)

    def _merged(self) -> str:
        """The text to be written: with what another sitting has put there meanwhile."""
        theirs = self._files.news(HISTORY, history.from_text)
        self.history = self.history if theirs is None else history.merged(theirs, self._changes)
        return history.to_text(self.history)
