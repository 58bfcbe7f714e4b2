"""What imagined worlds count for against an opinion."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ai.evidence import BELIEF, Evidence

RESULTS = st.lists(st.tuples(st.floats(-60, 60), st.floats(-60, 60), st.floats(0.1, 5)), min_size=1, max_size=30)


def guessed(
    worlds: Sequence[tuple[float, float, float]], opinion: list[float], doubt: float
) -> tuple[list[float], list[float]]:
    """Guesses and errors of two cards, the first the favourite, after these worlds: both results and a weight."""
    evidence = Evidence(0)
    for first, second, weight in worlds:
        evidence.add([first, second], weight)
    return evidence.guesses(opinion, doubt)


def told(worlds: Sequence[tuple[float, float, float]], opinion: list[float], doubt: float) -> list[float]:
    """What is thought of the two cards."""
    return guessed(worlds, opinion, doubt)[0]


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


@pytest.mark.parametrize("doubt", [0.01, 1.0, 5.0, 1e6])
def test_the_error_is_that_of_two_sources_joined_by_their_precision(doubt: float) -> None:
    worlds = [(0, 20, 1.0), (0, -10, 1.0)] * 25
    squared = 15**2 / 50  # of the worlds' mean
    leads, errors = guessed(worlds, [0, 0], doubt)
    assert errors[leads.index(max(leads))] == 0
    assert max(errors) == pytest.approx(1 / sqrt(1 / doubt**2 + 1 / squared), rel=1e-6)


@given(worlds=RESULTS, doubt=st.floats(0.1, 10))
def test_the_best_guess_is_its_own_measure(worlds: Sequence[tuple[float, float, float]], doubt: float) -> None:
    leads, errors = guessed(worlds, [3, 1], doubt)
    assert errors[leads.index(max(leads))] == 0
    assert max(errors) >= 0


def missed(rng: Random, opinion: list[float], doubt: float, tell: float) -> Iterator[tuple[float, float]]:
    """By how much each distance from the best guess misses the truth, and what was said of it: one decision.

    The truth differs from the opinion as the model has it; half of the worlds are three times as plausible as the
    others if the opponent's plays `tell`, and a card's worth in the two halves differs.
    """
    spread = sqrt(0.5)  # of one card, where two differ by 1
    truths = [rng.gauss(each, doubt * spread) for each in opinion]
    tells = [rng.gauss(0, 2 * BELIEF * spread) * tell for _ in opinion]
    evidence = Evidence(opinion.index(max(opinion)))
    for _ in range(40):
        half = rng.choice((-1, 1))
        results = [truth + half * each + rng.gauss(0, 10) for truth, each in zip(truths, tells, strict=True)]
        evidence.add(results, 1 + half * tell / 2)
    leads, errors = evidence.guesses(opinion, doubt)
    best, real = leads.index(max(leads)), [truth + each / 2 for truth, each in zip(truths, tells, strict=True)]
    for card, error in enumerate(errors):
        if card != best:
            yield leads[best] - leads[card] - (real[best] - real[card]), error


@pytest.mark.parametrize(("opinion", "doubt"), [([0.0, -1.0, -2.0], 6.0), ([0.0, *[-0.2] * 5], 2.0)])
@pytest.mark.parametrize("tell", [0.0, 1.0])
def test_guesses_miss_the_truth_by_what_they_say(opinion: list[float], doubt: float, tell: float) -> None:
    """In a world that is as the formulae assume. With six cards the favourite is seldom the best."""
    rng = Random(5)
    pairs = [pair for _ in range(800) for pair in missed(rng, opinion, doubt, tell)]
    real, said = (sqrt(sum(pair[k] ** 2 for pair in pairs) / len(pairs)) for k in (0, 1))
    assert said == pytest.approx(real, rel=0.06)
