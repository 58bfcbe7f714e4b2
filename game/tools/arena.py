"""Deals between computer players, without a table: `python -m game.arena --players hard,normal --deals 1000 --paired`.

One record a line goes to stdout, in the format of `game.record`; the summary goes to stderr.
"""

from __future__ import annotations

import argparse
import signal
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from math import sqrt
from multiprocessing.pool import Pool
from random import Random
from typing import NamedTuple, TextIO

from game.ai import LEVELS, decide
from game.rules.observation import Observation
from game.rules.record import Record, to_text
from game.rules.rules import victor
from game.rules.state import Move, Variant
from game.rules.variants import variant
from game.table.table import Table
from game.tools.terminal import ended


class Bout(NamedTuple):
    """What is played: the variant, the levels (repeated round the table), the seed, and whether each deal is played
    once for every way round."""

    variant: Variant
    levels: tuple[str, ...]
    seed: int
    paired: bool


class Played(NamedTuple):
    """One deal: its record, and for each level of the list (wherever it sat) what it got and how long it thought."""

    text: str
    points: tuple[int, ...]
    won: tuple[float, ...]  # 1 or 0; in a draw every side's share of 1
    times: tuple[tuple[float, ...], ...]  # milliseconds a move


class Timed:
    """A computer that decides when it is asked, and notes how long that took."""

    def __init__(self, level: str, rng: Random) -> None:
        self.occupant, self.times = level, list[float]()  # milliseconds
        self._rng = rng
        self._move: Move | None = None

    def ask(self, obs: Observation) -> None:
        """Decide at once."""
        start = time.perf_counter()
        self._move = decide(self.occupant, obs, self._rng)
        self.times.append((time.perf_counter() - start) * 1000)

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
    seated = [(seat + turn) % len(bout.levels) for seat in range(seats)]  # which level sits where
    players = [
        Timed(bout.levels[level], Random(f"thinking {bout.seed} {number} {turn} {seat}"))
        for seat, level in enumerate(seated)
    ]
    table = Table(Record(bout.variant, number % seats, tuple(deck)), players)
    table.finish()
    times: list[list[float]] = [[] for _ in bout.levels]
    for player, level in zip(players, seated, strict=True):
        times[level] += player.times
    return _booked(to_text(table.record), table.points, bout.variant, seated, times)


def _booked(
    text: str, totals: Sequence[int], rules: Variant, seated: Sequence[int], times: Sequence[Sequence[float]]
) -> Played:
    """The deal as the levels' results, from those of the sides."""
    sides = rules.sides
    best = victor(totals)
    side = [sides[seated.index(level)] for level in range(len(times))]
    won = tuple(1 / len(totals) if best is None else float(best == each) for each in side)
    return Played(text, tuple(totals[each] for each in side), won, tuple(map(tuple, times)))


def rounds(bout: Bout, number: int) -> tuple[Played, ...]:
    """Deal `number`, if the bout is paired once for every way round."""
    return tuple(play(bout, number, turn) for turn in range(len(bout.levels) if bout.paired else 1))


def all_rounds(bout: Bout, deals: int, jobs: int) -> Iterator[tuple[Played, ...]]:
    """All deals in order, played by `jobs` processes."""
    if jobs == 1:
        yield from map(partial(rounds, bout), range(deals))
        return
    with _pool(jobs) as pool:
        yield from pool.imap(partial(rounds, bout), range(deals), chunksize=4)
        pool.close()
        pool.join()  # they end by themselves; only where this is not reached they are ended


def _pool(jobs: int) -> Pool:
    """Processes that leave Ctrl+C to this one, from their first moment on where that can be had."""
    if sys.platform == "win32":
        return Pool(jobs, signal.signal, (signal.SIGINT, signal.SIG_IGN))
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})  # which they inherit
    try:
        return Pool(jobs)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def interval(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and half the width of its 95 % interval (normal approximation)."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, float("inf")
    spread = sum((each - mean) ** 2 for each in values) / (len(values) - 1)
    return mean, 1.96 * sqrt(spread / len(values))


def summary(bout: Bout, played: Sequence[tuple[Played, ...]]) -> Iterator[str]:
    """A heading, and a line for each level: wins, draws, points a deal, time a move."""
    games = [game for each in played for game in each]
    yield f"{bout.variant.name}: {len(games)} deals{', each played every way round' if bout.paired else ''}"
    for level, name in enumerate(bout.levels):
        wins = sum(game.won[level] == 1 for game in games)
        draws = sum(0 < game.won[level] < 1 for game in games)
        score, spread = interval([100 * _mean(game.won[level] for game in each) for each in played])
        mean, around = interval([_mean(game.points[level] for game in each) for each in played])
        times = sorted(ms for game in games for ms in game.times[level])
        yield (
            f"{name:<8}{wins:>6} wins {draws:>4} draws  {score:5.1f} ± {spread:.1f} %  "
            f"{mean:5.2f} ± {around:.2f} points a deal  "
            f"{times[len(times) // 2]:.2f} ms a move (median), longest {times[-1]:.0f}"
        )


def _mean(values: Iterable[float]) -> float:
    listed = list(values)
    return sum(listed) / len(listed)


def show_progress(done: int, deals: int, out: TextIO) -> None:
    """A bar on `out`, if it is a terminal."""
    if out.isatty():
        print(f"\r[{'#' * (40 * done // deals):<40}] {done}/{deals}", end="\n" if done == deals else "", file=out)


def _option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"{text!r} (expected name=value)")
    return name, value


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} (expected a whole number from 1)")
    return int(text)


def arguments(words: Sequence[str] | None) -> tuple[Bout, int, int]:
    """The bout, the number of deals and of processes that the command line asks for; exits 2 if it makes no sense."""
    parser = argparse.ArgumentParser(prog="python -m game.arena", description=__doc__)
    parser.add_argument("--variant", default="two", help="two, scoperta, briscolone, three, four or six")
    parser.add_argument("--option", type=_option, action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument(
        "--players", default="normal,easy", help=f"levels ({', '.join(LEVELS)}) by seat, repeated round the table"
    )
    parser.add_argument("--deals", type=_count, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--paired", action="store_true", help="play every deal once for every way round")
    parser.add_argument("--jobs", type=_count, default=1, help="processes")
    chosen = parser.parse_args(words)
    try:
        rules = variant(chosen.variant, **dict(chosen.option))
        bout = Bout(rules, seating(chosen.players.split(","), rules), chosen.seed, chosen.paired)
    except ValueError as error:
        parser.error(str(error))
    return bout, chosen.deals, chosen.jobs


def seating(names: Sequence[str], rules: Variant) -> tuple[str, ...]:
    """The levels. Raises ValueError for an unknown one, or for a number that does not go round the table evenly."""
    for name in names:
        if name not in LEVELS:
            raise ValueError(f"unknown level {name!r} (expected one of: {', '.join(LEVELS)})")
    if rules.seats % len(names):
        raise ValueError(f"{len(names)} players cannot share {rules.seats} seats evenly")
    return tuple(names)


def main(words: Sequence[str] | None = None) -> None:
    """Play the deals that the command line asks for."""
    bout, deals, jobs = arguments(words)
    played = []
    for each in all_rounds(bout, deals, jobs):
        played.append(each)
        for game in each:
            print(game.text)
        show_progress(len(played), deals, sys.stderr)
    for line in summary(bout, played):
        print(line, file=sys.stderr)


def run(words: Sequence[str] | None = None) -> int:
    """The command; its exit code. Raises SystemExit for wrong arguments, and where only help was asked for."""

    def does() -> int:
        main(words)
        return 0

    return ended("game.arena", does)


if __name__ == "__main__":
    sys.exit(run())
