"""What thinking costs: `pytest tests/bench/test_bench_computer.py`. Budgets are of processor time on one core."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time

import pytest

from game.ai import think
from game.ai.brain import BONUS, Brain, brain
from game.rules.observation import Observation, observe
from game.rules.record import settled
from game.rules.rules import act, deal, is_over, to_move
from game.rules.state import Move
from game.rules.variants import variant
from tests.rules.deals import shuffled

MEDIAN, LONGEST, SLICE = 0.060, 0.250, 0.004  # seconds
LOADING = 0.150  # seconds for all weights

Benchmark = Callable[..., None]


def thought(level: str, obs: Observation, rng: Random) -> tuple[Move, list[float]]:
    """The move, and how long each slice of thinking took."""
    steps, slices = think(level, obs, rng), []
    while True:
        begin = process_time()
        try:
            next(steps)
        except StopIteration as end:
            slices.append(process_time() - begin)
            return end.value, slices
        slices.append(process_time() - begin)


def deal_of(level: str, name: str, seed: int) -> list[list[float]]:
    """The slices of every move of a deal."""
    of, rng, moves = variant(name), Random(seed), []
    state = deal(of, shuffled(of, seed), 0)
    while not is_over(state):
        move, slices = thought(level, observe(state, to_move(state)), rng)
        moves.append(slices)
        state = settled(act(state, move))
    return moves


@pytest.mark.parametrize("name", ["two", "scoperta", "briscolone", "three", "four", "six"])
def test_hard_thinks_in_small_slices(benchmark: Benchmark, name: str) -> None:
    for each in BONUS:
        brain(each)
    moves: list[list[float]] = []
    benchmark.pedantic(lambda: moves.extend(deal_of("hard", name, len(moves))), rounds=5)  # type: ignore[attr-defined]
    assert median(map(sum, moves)) < MEDIAN
    assert max(map(sum, moves)) < LONGEST
    slices = sorted(each for move in moves for each in move)
    assert slices[len(slices) * 999 // 1000] < SLICE  # one in a thousand is the machine's own


def test_the_weights_are_read_quickly(benchmark: Benchmark) -> None:
    def read() -> None:
        begin = process_time()
        for name in BONUS:
            Brain(name)
        spent.append(process_time() - begin)

    spent: list[float] = []
    benchmark(read)
    assert min(spent) < LOADING
