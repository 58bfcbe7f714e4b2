"""What drawing costs: `pytest tests/bench/test_bench_sprites.py`. Budgets are of processor time on one core."""

from collections.abc import Callable, Iterator
from time import process_time

import pytest

import sprites

TOTAL = 1.5  # seconds for the back and forty faces at 240 px
STEP = 0.050  # seconds for the longest step

Benchmark = Callable[..., None]


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    """Leave nothing kept behind."""
    yield
    sprites.forget()


def _durations(name: str) -> list[float]:
    """Draw a deck in steps; how long each took."""
    sprites.forget()
    steps = sprites.steps(name, 240)
    durations: list[float] = []
    while True:
        begin = process_time()
        if next(steps, steps) is steps:
            return durations
        durations.append(process_time() - begin)


@pytest.mark.parametrize("name", sprites.DECKS)
def test_a_deck_at_240_pixels(benchmark: Benchmark, name: str) -> None:
    rounds: list[list[float]] = []
    benchmark(lambda: rounds.append(_durations(name)))
    assert min(sum(durations) for durations in rounds) < TOTAL
    assert min(max(durations) for durations in rounds) < STEP


def test_a_kept_face_costs_nothing(benchmark: Benchmark) -> None:
    face = sprites.face("napoletane", "S", "N", 240)
    benchmark(sprites.face, "napoletane", "S", "N", 240)
    assert sprites.face("napoletane", "S", "N", 240) is face


def test_the_cloth_of_a_desktop(benchmark: Benchmark) -> None:
    def anew() -> None:
        sprites.forget()
        sprites.cloth(1920, 1080)

    benchmark(anew)
    begin = process_time()
    anew()
    assert process_time() - begin < 0.25
