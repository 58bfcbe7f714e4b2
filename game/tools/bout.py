"""One deal between computer players, played for every way round the table: what the arena is made of."""

from __future__ import annotations

import time
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from game.ai import decide
from game.rules.auction import caller, holder
from game.rules.observation import Observation
from game.rules.record import Record, replay, to_text
from game.rules.state import Move, Sign, State, Variant, Word
from game.table.table import Table

ROLES = CALLER, PARTNER, OTHER = "caller", "partner", "defender"


class Bout(NamedTuple):
    """What is played: the variant, the levels (repeated round the table), the seed."""

    variant: Variant
    levels: tuple[str, ...]
    seed: int


class Result(NamedTuple):
    """What the seats of one level got from a deal, and how long they thought."""

    points: tuple[int, ...]  # of the side of each seat; with an auction what each is paid
    won: tuple[float, ...]  # for each seat 1 or 0; a shared top is split among the sides that share it
    times: tuple[float, ...]  # milliseconds of processor time a move
    roles: tuple[str, ...]  # with an auction of each seat one of ROLES, unless nobody played


class Played(NamedTuple):
    """One deal: its record, and the results of each level."""

    text: str
    results: dict[str, Result]


class Timed:
    """A computer that decides when it is asked, and notes how long that took."""

    def __init__(self, level: str, rng: Random) -> None:
        self.occupant, self.times = level, list[float]()  # milliseconds
        self._rng = rng
        self._move: Move | None = None

    def speak(self, obs: Observation, asked: bool = False) -> Sign | Word | None:
        """Here the play of the cards is measured: nobody gives signs."""

    def ask(self, obs: Observation) -> None:
        """Decide at once."""
        start = time.process_time()
        self._move = decide(self.occupant, obs, self._rng)
        self.times.append((time.process_time() - start) * 1000)

    def poll(self) -> Move | None:
        """The move decided."""
        return self._move

    def tell(self, obs: Observation) -> None:
        """It is told with the question."""

    def hurry(self) -> None:
        """It is fast."""

    def forget(self) -> None:
        """The next question brings the next move."""
        self._move = None


def play(bout: Bout, number: int, turn: int) -> Played:
    """Deal `number` with the levels moved `turn` seats on."""
    seats = bout.variant.seats
    deck = list(bout.variant.pack)
    Random(f"deal {bout.seed} {number}").shuffle(deck)
    players = [
        Timed(bout.levels[(seat + turn) % len(bout.levels)], Random(f"thinking {bout.seed} {number} {turn} {seat}"))
        for seat in range(seats)
    ]
    table = Table(Record(bout.variant, number % seats, tuple(deck)), players)
    table.finish()
    roles = _roles(replay(table.record))
    results = {name: _result(name, table.outcome, bout.variant, players, roles) for name in bout.levels}
    return Played(to_text(table.record), results)


def _roles(state: State) -> tuple[str, ...]:
    """What each seat was in a deal with an auction; nothing where nobody played."""
    plays, partner = caller(state), holder(state)
    if plays is None:
        return ()
    named = {plays: CALLER} if partner is None else {partner: PARTNER} | {plays: CALLER}
    return tuple(named.get(seat, OTHER) for seat in range(state.variant.seats))


def _result(name: str, totals: Sequence[int], rules: Variant, players: Sequence[Timed], roles: Sequence[str]) -> Result:
    """What the level called `name` got."""
    seats = [seat for seat, player in enumerate(players) if player.occupant == name]
    sides = [rules.sides[seat] for seat in seats]
    shares = won(totals)
    times = [ms for player in players if player.occupant == name for ms in player.times]
    gained, shared = tuple(totals[side] for side in sides), tuple(shares[side] for side in sides)
    return Result(gained, shared, tuple(times), tuple(roles[seat] for seat in seats if roles))


def won(totals: Sequence[int]) -> tuple[float, ...]:
    """Each side's share of a deal that ends in `totals`: who shares the top shares the 1."""
    top = [total == max(totals) for total in totals]
    return tuple(each / sum(top) for each in top)


def rounds(bout: Bout, number: int) -> tuple[Played, ...]:
    """Deal `number`, once for every way round that seats the levels otherwise."""
    levels = bout.levels
    ways = {levels[turn:] + levels[:turn]: turn for turn in reversed(range(len(levels)))}
    return tuple(play(bout, number, turn) for turn in sorted(ways.values()))
