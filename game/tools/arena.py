"""Deals between computer players, without a table: `python -m game.arena --game four --players hard,normal`.

Every deal is played once for every way round the table that makes a difference. One record a line goes to stdout, in
the format of `game.record`; the summary goes to stderr.
"""

from __future__ import annotations

import argparse
import signal
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from math import sqrt
from multiprocessing.pool import Pool
from statistics import mean, stdev
from typing import TextIO

from game.ai import LEVELS
from game.rules.state import Variant
from game.rules.variants import VARIANTS, variant
from game.tools.bout import ROLES, Bout, Played, Result, rounds
from game.tools.terminal import ended


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
    middle = mean(values)
    if len(values) < 2:
        return middle, float("inf")
    return middle, 1.96 * stdev(values) / sqrt(len(values))


def summary(bout: Bout, played: Sequence[tuple[Played, ...]]) -> Iterator[str]:
    """A heading, and a line for each level: wins, draws, points a deal, time a move."""
    games = [game for each in played for game in each]
    ways = len(played[0])
    yield f"{bout.variant.name}: {len(games)} deals{f', each played {ways} ways round' if ways > 1 else ''}"
    for name in dict.fromkeys(bout.levels):
        mine = [[game.results[name] for game in each] for each in played]
        wins = sum(max(result.won) == 1 for each in mine for result in each)
        draws = sum(0 < max(result.won) < 1 for each in mine for result in each)
        score, spread = interval([100 * mean(each for result in one for each in result.won) for one in mine])
        points, around = interval([mean(each for result in one for each in result.points) for one in mine])
        if bout.variant.has_auction:
            yield from _paid(name, [result for one in mine for result in one], points, around)
            continue
        times = sorted(ms for one in mine for result in one for ms in result.times)
        yield (
            f"{name:<8}{wins:>6} wins {draws:>4} draws  {score:5.1f} ± {spread:.1f} %  "
            f"{points:5.2f} ± {around:.2f} points a deal  "
            f"{times[len(times) // 2]:.2f} ms a move (median), longest {times[-1]:.0f}"
        )


def _paid(name: str, results: Sequence[Result], points: float, around: float) -> Iterator[str]:
    """What a level was paid in deals with an auction, a deal and in each role; and how long it thought."""
    times = sorted(ms for result in results for ms in result.times)
    dead = sum(not result.roles for result in results)
    pause = f"{times[len(times) // 2]:.2f} ms a move (median), longest {times[-1]:.0f}"
    yield f"{name:<8}{points:6.3f} ± {around:.3f} paid a deal  {dead} of {len(results)} passed out  {pause}"
    for role in ROLES:
        paid = [
            each for result in results for each, what in zip(result.points, result.roles, strict=False) if what == role
        ]
        if paid:
            made, spread = interval(paid)
            won = 100 * mean(each > 0 for each in paid)
            yield f"  as {role:<9}{made:6.3f} ± {spread:.3f}  {won:3.0f} % won  {len(paid)} times"


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
    parser.add_argument("--game", "--variant", default="two", dest="variant", help=", ".join(VARIANTS))
    parser.add_argument("--option", type=_option, action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument(
        "--players", default="normal,easy", help=f"levels ({', '.join(LEVELS)}) by seat, repeated round the table"
    )
    parser.add_argument("--deals", type=_count, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=_count, default=1, help="processes")
    chosen = parser.parse_args(words)
    try:
        rules = variant(chosen.variant, **dict(chosen.option))
        bout = Bout(rules, seating(chosen.players.split(","), rules), chosen.seed)
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
