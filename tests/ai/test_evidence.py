"""What imagined worlds count for against an opinion."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ai.evidence import Evidence

RESULTS = st.lists(st.tuples(st.floats(-60, 60), st.floats(-60, 60), st.floats(0.1, 5)), min_size=1, max_size=30)


def told(worlds: Sequence[tuple[float, float, float]], opinion: list[float], doubt: float) -> list[float]:
    """What is thought of two cards, the first the favourite, after these worlds: both results and a weight."""
    evidence = Evidence(0)
    for first, second, weight in worlds:
        evidence.add([first, second], weight)
    return evidence.weighed(opinion, doubt)


def test_worlds_that_agree_are_believed() -> None:
    assert told([(0, 7, 1.0)] * 20, [0, -5], 1.0) == pytest.approx([0, 7])


def test_a_firm_opinion_outweighs_worlds_that_disagree() -> None:
    assert told([(0, 40, 1.0), (0, -30, 1.0)], [0, -2], 0.01) == pytest.approx([0, -2], abs=0.01)


def test_more_worlds_count_more() -> None:
    few, many = (told([(0, 20, 1.0), (0, -10, 1.0)] * n, [0, -5], 1.0)[1] for n in (2, 200))
    assert -5 < few < many < 5


def test_plausible_worlds_move_the_guess_towards_what_they_say() -> None:
    pair = [(0, 20, 1.0), (0, -10, 1.0)]
    tilted = [(0, 20, 1.5), (0, -10, 0.5)]
    plain, moved = (told(worlds * 300, [0, 0], 1e6)[1] for worlds in (pair, tilted))
    assert plain == pytest.approx(5)
    assert moved == pytest.approx(5 + (20 * 1.5 - 10 * 0.5) / 2 - 5, rel=0.2)


@given(worlds=RESULTS, scale=st.floats(0.01, 100), doubt=st.floats(0.1, 10))
def test_only_the_proportions_of_plausibility_matter(
    worlds: Sequence[tuple[float, float, float]], scale: float, doubt: float
) -> None:
    scaled = [(first, second, weight * scale) for first, second, weight in worlds]
    assert told(worlds, [1, 2], doubt) == pytest.approx(told(scaled, [1, 2], doubt), abs=1e-6)


@given(worlds=RESULTS, doubt=st.floats(0.1, 10))
def test_the_favourite_is_the_measure(worlds: Sequence[tuple[float, float, float]], doubt: float) -> None:
    assert told(worlds, [3, 1], doubt)[0] == pytest.approx(0, abs=1e-9)


def test_worlds_that_are_all_implausible_count_as_equal() -> None:
    assert told([(0, 7, 0.0)] * 5, [0, 0], 1e6) == pytest.approx([0, 7])
