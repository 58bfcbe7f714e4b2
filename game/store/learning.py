"""The learner's progress in its file; every change is saved at once."""

from __future__ import annotations

from collections.abc import Callable

from game.store import progress
from game.store.progress import Progress
from game.store.safe_files import SafeFiles

PROGRESS = "progress.json"


class Learning:
    """What has been learned so far."""

    def __init__(self, files: SafeFiles, today: Callable[[], str]) -> None:
        """`today` gives the date, as 2024-05-01."""
        self._files, self._today = files, today
        self.progress = files.load(PROGRESS, progress.from_text) or Progress()

    @property
    def today(self) -> str:
        """The date, as 2024-05-01."""
        return self._today()

    @property
    def streak(self) -> int:
        """How many days in a row have been solved."""
        return progress.streak(self.progress, self.today)

    def try_puzzle(self, number: int) -> None:
        """A first card of a puzzle has been led."""
        self._keep(progress.tried(self.progress, number))

    def end_puzzle(self, number: int, solved: bool, of_today: bool) -> None:
        """A try at a puzzle is over."""
        self._keep(progress.ended(self.progress, number, solved, self.today if of_today else ""))

    def learn(self, lesson: str) -> None:
        """A lesson has been played through."""
        self._keep(progress.learned(self.progress, lesson))

    def remember(self, right: int, asked: int) -> None:
        """An exercise of memory is over."""
        self._keep(progress.remembered(self.progress, right, asked))

    def take(self, new: Progress) -> None:
        """Put other progress in the place of this."""
        self._keep(new)

    def _keep(self, new: Progress) -> None:
        if new != self.progress:
            self.progress = new
            self._files.save(PROGRESS, lambda: progress.to_text(self.progress))
