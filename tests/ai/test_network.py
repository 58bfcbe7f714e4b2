"""The layers packed into large integers compute what plain arithmetic does, and the bytes what the training learned."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random

import numpy as np
import pytest

import game.ai
from game.ai.brain import BONUS, brain
from game.ai.inputs import VIEW, WORLD
from game.ai.network import FINE, NARROW, UNIT, WIDE, Network, packed, read
from game.ai.train.export import exported
from game.ai.train.network import Network as Trained


def clipped(number: int) -> int:
    return min(255, max(0, number))


def plainly(layers: list[tuple[list[int], list[list[int]]]], inputs: list[int]) -> list[int]:
    """The outputs by plain sums of products."""
    (first, rows), (second, middle), (third, last) = layers
    low = [clipped(bias + sum(rows[i][k] for i in inputs)) for k, bias in enumerate(first)]
    high = [
        clipped((bias + sum(a * row[k] for a, row in zip(low, middle, strict=True))) // FINE)
        for k, bias in enumerate(second)
    ]
    return [bias + sum(a * row[k] for a, row in zip(high, last, strict=True)) for k, bias in enumerate(third)]


def layers(rng: Random, sizes: tuple[int, ...]) -> list[tuple[list[int], list[list[int]]]]:
    return [
        (
            [rng.randint(-9000, 9000) // (1 if number else 100) for _ in range(columns)],
            [[rng.randint(-127, 127) * (1 + 3 * bool(number)) for _ in range(columns)] for _ in range(rows)],
        )
        for number, (rows, columns) in enumerate(pairwise(sizes))
    ]


def test_packed_layers_compute_what_plain_arithmetic_does() -> None:
    rng = Random(1)
    for _ in range(60):
        made = layers(rng, (50, 24, 12, 7))
        network, inputs = Network(made), rng.sample(range(50), 20)
        features = network.features(network.bias + sum(network.rows[i] for i in inputs))
        assert [network.output(features, k) for k in range(7)] == plainly(made, inputs)


@pytest.mark.parametrize("bits", [NARROW, WIDE])
def test_lanes_keep_their_signs(bits: int) -> None:
    lanes = [-5, 7, -(1 << 14), (1 << 14), 0, -1]
    assert packed(lanes, bits) == sum(each << bits * lane for lane, each in enumerate(lanes))
    raised = packed(lanes, bits) + sum(1 << bits * lane + bits - 1 for lane in range(6))
    data = raised.to_bytes(6 * bits // 8, "little")
    kind = "H" if bits == NARROW else "I"
    assert [each - (1 << bits - 1) for each in memoryview(data).cast(kind)] == lanes  # type: ignore[call-overload]


def test_the_bytes_say_what_was_learned(tmp_path: Path) -> None:
    rng = np.random.default_rng(1)
    trained = Trained((60, 32, 16, 5), rng)
    path = tmp_path / "some.bin"
    path.write_bytes(exported(trained.weights) * 2)
    first, second = read(path)
    assert first.rows == second.rows
    for _ in range(50):
        inputs = rng.random(60) < 0.4
        wanted = trained(inputs[None].astype(np.float32))[0]
        features = first.features(first.bias + sum(first.rows[i] for i in np.nonzero(inputs)[0]))
        got = [first.output(features, k) / UNIT for k in range(5)]
        assert np.abs(got - wanted).max() < 0.05


@pytest.mark.parametrize("name", BONUS)
def test_the_weights_that_are_shipped_fit_the_inputs(name: str) -> None:
    path = Path(game.ai.__file__).with_name(f"{name}.bin")
    policy, value = read(path)
    assert (len(policy.rows), len(value.rows)) == (VIEW, WORLD)
    assert path.stat().st_size < 100_000
    assert brain(name) is brain(name)
