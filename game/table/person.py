"""A person at this device: answers what the scene has heard."""

from __future__ import annotations

from game.rules.observation import Observation
from game.rules.state import Move, Sign, Word
from game.table.seat import PERSON


class Person:
    """Waits until `play` is told a move."""

    def __init__(self) -> None:
        self.occupant = PERSON
        self._move: Move | None = None

    def play(self, move: Move) -> None:
        """The person has chosen; the table will ask for it."""
        self._move = move

    def tell(self, obs: Observation) -> None:
        """A person looks at the screen."""

    def speak(self, obs: Observation, asked: bool = False) -> Sign | Word | None:
        """A person's signs come from the scene, when it pleases him."""

    def ask(self, obs: Observation) -> None:
        """A person sees whose turn it is."""

    def poll(self) -> Move | None:
        """The move chosen, once."""
        move, self._move = self._move, None
        return move

    def hurry(self) -> None:
        """A person is not hurried."""

    def forget(self) -> None:
        """The choice is void."""
        self._move = None
