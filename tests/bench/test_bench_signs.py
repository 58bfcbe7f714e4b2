"""What signs are worth: partners who give them against partners of the same level who do not, at four.

Every deal is played twice, once with the signs on each side. `SIGNS_DEALS` and `SIGNS_LEVEL` choose how many, and who.
"""

from __future__ import annotations

import os
from random import Random

from game.ai import decide, sign
from game.rules.observation import Observation
from game.rules.record import Record
from game.rules.state import Move, Sign
from game.rules.variants import variant
from game.table.table import Table
from game.tools.arena import interval


class Player:
    """A computer that decides at once, and gives signs or not."""

    def __init__(self, level: str, signs: bool, rng: Random) -> None:
        self.occupant, self._signs, self._rng = level, signs, rng
        self._move: Move | None = None

    def speak(self, obs: Observation, asked: bool = False) -> Sign | None:
        return sign(obs, asked) if self._signs else None

    def ask(self, obs: Observation) -> None:
        self._move = decide(self.occupant, obs, self._rng)

    def poll(self) -> Move | None:
        return self._move

    def tell(self, obs: Observation) -> None: ...
    def hurry(self) -> None: ...
    def forget(self) -> None:
        self._move = None


def lead(level: str, number: int, signing: int) -> int:
    """The points by which side `signing` gets more than the other, it alone giving signs."""
    four = variant("four")
    deck = list(four.pack)
    Random(f"deal {number}").shuffle(deck)
    seats = [Player(level, seat % 2 == signing, Random(f"{number} {signing} {seat}")) for seat in range(4)]
    table = Table(Record(four, number % 4, tuple(deck)), seats)
    table.finish()
    return table.points[signing] - table.points[1 - signing]


def test_partners_do_better_with_signs() -> None:
    level, deals = os.environ.get("SIGNS_LEVEL", "normal"), int(os.environ.get("SIGNS_DEALS", "2000"))
    leads = [[lead(level, number, signing) for signing in (0, 1)] for number in range(deals)]
    mean, half = interval([sum(pair) / 4 for pair in leads])
    won = [sum((each > 0) + (each == 0) / 2 for each in pair) / 2 for pair in leads]
    share, wide = interval(won)
    print(f"\n{level} with signs: {mean:+.2f} ± {half:.2f} points a deal, wins {100 * share:.1f} ± {100 * wide:.1f} %")
    assert mean - half > 0
