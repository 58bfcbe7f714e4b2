"""The seam between the table and whoever sits at it: what a seat is asked, and what it answers."""

from __future__ import annotations

from typing import Protocol

from game.rules.observation import Observation
from game.rules.state import Move, Sign, Word

PERSON = "person"  # what a person at this device is called among the occupants; a computer by its level


class Seat(Protocol):
    """One player, wherever he is. He is told and asked by observations only, and answers by moves."""

    occupant: str  # PERSON, or the level of a computer

    def tell(self, obs: Observation) -> None:
        """See what the table shows this seat, after every change."""

    def speak(self, obs: Observation, asked: bool = False) -> Sign | Word | None:
        """What it tells its partners now by itself, or, `asked` by one of them, in answer: a sign, a word, nothing."""

    def ask(self, obs: Observation) -> None:
        """It is this seat's turn: think about a move."""

    def poll(self) -> Move | None:
        """The answer, once there is one; asked once a step of the loop."""

    def hurry(self) -> None:
        """Nobody wants to wait: answer as soon as the move is found."""

    def forget(self) -> None:
        """The table has changed under the question: there is nothing to answer any more."""
