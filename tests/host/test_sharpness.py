"""Pictures get coarser where that helps, and finer again as soon as there is time."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable

import pytest

from game.host.sharpness import FEWEST_PIXELS, MOST_PIXELS, WATCHED, Sharpness

Machine = Callable[[float], float]  # seconds that a picture takes, by its pixels


def machine(per_megapixel: float, wait: float = 0.0) -> Machine:
    """One that needs so many seconds for a million pixels, and `wait` for whatever it is."""
    return lambda pixels: wait + per_megapixel * pixels / 1e6


def draw(sharpness: Sharpness, on: Machine, judgements: int, screen: float = math.inf) -> list[float]:
    """Draw pictures, which never have more pixels than the screen; how many they may have after each judgement."""
    seen = []
    for _ in range(judgements):
        for _ in range(WATCHED):
            pixels = min(screen, sharpness.pixels)
            sharpness.drawn(on(pixels), pixels)
        seen.append(sharpness.pixels)
    return seen


@pytest.mark.parametrize(("per_megapixel", "least"), [(0.013, MOST_PIXELS), (0.022, 0.6e6), (0.1, FEWEST_PIXELS)])
def test_as_many_pixels_as_there_is_time_for(per_megapixel: float, least: float) -> None:
    seen = draw(Sharpness(), machine(per_megapixel), 50)
    assert min(seen) == pytest.approx(least)
    assert seen[-1] == pytest.approx(least), "and it stays so"
    assert len(set(seen[5:])) == 1


@pytest.mark.parametrize("slow", [0.022, 0.06, 0.3])
def test_finer_again_when_there_is_time_for_it(slow: float) -> None:
    sharpness = Sharpness()
    draw(sharpness, machine(slow), 5)
    assert sharpness.pixels < MOST_PIXELS
    draw(sharpness, machine(0.004), 40)
    assert sharpness.pixels == pytest.approx(MOST_PIXELS)


@pytest.mark.parametrize("wait", [0.05, 0.1, 0.3])
def test_what_brought_nothing_is_undone_and_seldom_tried_again(wait: float) -> None:
    seen = draw(Sharpness(), machine(0.004, wait), 200)
    coarse = [number for number, pixels in enumerate(seen) if pixels < MOST_PIXELS]
    assert 1 <= len(coarse) <= 6
    assert seen[coarse[0] + 1] == pytest.approx(MOST_PIXELS), "at the very next judgement"
    gaps = [then - now for now, then in itertools.pairwise(coarse)]
    assert gaps == sorted(gaps) and gaps[0] >= 8


def test_a_machine_that_is_slow_again_and_again_is_not_made_to_flicker() -> None:
    sharpness, changes = Sharpness(), 0
    for _ in range(30):
        before = sharpness.pixels
        for pixels in (*draw(sharpness, machine(0.03), 2), *draw(sharpness, machine(0.004), 2)):
            changes, before = changes + (pixels != before), pixels
    assert changes <= 12


def test_a_few_slow_pictures_change_nothing() -> None:
    sharpness = Sharpness()
    assert not any(sharpness.drawn(0.3 if number % 3 == 0 else 0.01, 1e6) for number in range(5 * WATCHED))


def test_a_small_screen_gets_coarser_from_what_it_has() -> None:
    assert draw(Sharpness(), machine(0.040), 1, screen=0.6e6) == [pytest.approx(0.36e6)]
    assert draw(Sharpness(), machine(0.200), 9, screen=0.25e6)[-1] == MOST_PIXELS, "it has no more to give"
