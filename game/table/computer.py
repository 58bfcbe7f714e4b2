"""A computer at a seat: thinks in slices within each step, and answers after a pause that tells how hard it was."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from game.ai import sign, weigh, word
from game.ai.weighed import Weighed
from game.rules.cards import written
from game.rules.observation import Observation
from game.rules.state import Move, Sign, Word
from game.table.seat import PERSON
from game.table.thought import Thought

ADVISER = "hard"
STEP = 1 / 60  # seconds between two polls at a table with a screen
SHORTEST, LONGEST = 0.3, 1.0  # seconds that an answer takes, by how hard the choice is
SHARED = 2.6  # seconds that computers who follow each other share: with the ways of their cards not quite four
BREATH = (0.8, 1.25)  # by how much two pauses over the same choice may differ
CLOSE = 2.0  # points that a second-best move costs when the computer hesitates half as long as it can


class Computer:
    """Plays at a level. Without a clock it answers at once: nobody watches."""

    def __init__(
        self,
        level: str,
        nonce: int = 0,
        clock: Callable[[], float] | None = None,
        most: float = LONGEST,
        is_silent: bool = False,
    ) -> None:
        """`nonce` is this deal's luck, the same again after a restart; `clock` measures work, in seconds.

        `most` is the longest pause in seconds; `is_silent` if it gives no signs.
        """
        self.occupant, self._is_silent = level, is_silent
        self._nonce, self._clock, self._most = nonce, clock, most
        self._thought: Thought | None = None
        self._waited = 0.0
        self._breath = 1.0

    def tell(self, obs: Observation) -> None:
        """What it needs to know it is told with the question."""

    def speak(self, obs: Observation, asked: bool = False) -> Sign | Word | None:
        """A true sign of what its partners should know, or a captain's word to the one who plays next."""
        if self._is_silent:
            return None
        return sign(obs, asked) or (None if asked else word(obs))

    def ask(self, obs: Observation) -> None:
        """Begin to think; the same moment of the same deal always thinks with the same luck."""
        self._thought, self._waited = Thought(weigh(self.occupant, obs, luck(self._nonce, obs)), self._clock), 0.0
        self._breath = luck(self._nonce, obs).uniform(*BREATH)

    def poll(self) -> Move | None:
        """Think for a moment; the move, once it is found and a person would have found it."""
        if self._thought is None:
            return None
        weighed = self._thought.go_on()
        self._waited += STEP
        if not weighed or (self._clock is not None and self._waited < self._pause(weighed)):
            return None
        self.forget()
        return weighed[0].move

    def hurry(self) -> None:
        """Do without what is left of the pause."""
        self._waited = LONGEST

    def forget(self) -> None:
        """Drop the thought."""
        self._thought = None

    def _pause(self, weighed: Sequence[Weighed]) -> float:
        """Seconds that the answer takes in all; equal choices do not take equally long."""
        seconds = self._breath * (SHORTEST + (LONGEST - SHORTEST) * hesitation(weighed))
        return min(self._most, LONGEST, max(SHORTEST, seconds))


def advice(obs: Observation, nonce: int, clock: Callable[[], float] | None) -> Thought:
    """What the best of the computers would do in the place of `obs.seat`, still to be thought."""
    return Thought(weigh(ADVISER, obs, luck(nonce, obs)), clock)


def hesitation(weighed: Sequence[Weighed]) -> float:
    """How hard a choice is: 1 where two moves are as good, 0 where there is only one."""
    return 0.0 if len(weighed) < 2 else CLOSE / (CLOSE + weighed[1].cost)


def luck(nonce: int, obs: Observation) -> Random:
    """The generator for a decision: made of what everyone has seen, and of a number that no card has to do with."""
    tricks = "/".join(written(trick.cards) for trick in obs.taken)
    swaps = written(each.given for each in obs.swaps)
    said = [call.bid.word for call in obs.calls] + ([] if obs.called is None else [str(obs.called)])
    return Random(" ".join([f"{nonce} {obs.seat} {obs.leader} {tricks} {written(obs.trick)} {swaps}", *said]))


def patience(occupants: Sequence[str], seat: int) -> float:
    """The longest pause of the computer at `seat`, in seconds: those who follow each other share `SHARED`."""
    count = len(occupants)
    run = 1
    for step in (1, -1):
        at = (seat + step) % count
        while occupants[at] != PERSON and run < count:
            run, at = run + 1, (at + step) % count
    return min(LONGEST, SHARED / run)
