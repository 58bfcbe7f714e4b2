"""A network of three layers with clipped rectifiers, its gradient and Adam, in numpy."""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from game.ai.network import STEP
from game.ai.train.deals import Array

CLIP = 255 / STEP  # the largest activation: a byte
WEIGHT = 127 / STEP  # the largest weight of the first layer: a signed byte
Cache = tuple[Array, Array, Array]


class Network:
    """Inputs of zeros and ones -> two hidden layers -> outputs, trained by Adam (Kingma, Ba 2015)."""

    def __init__(self, sizes: tuple[int, int, int, int], rng: np.random.Generator) -> None:
        self.weights: list[Array] = []
        for rows, columns in pairwise(sizes):
            spread = 0.1 if rows == sizes[0] else rows**-0.5
            self.weights.append((rng.standard_normal((rows, columns)) * spread).astype(np.float32))
            self.weights.append(np.zeros(columns, np.float32))
        self.first = [np.zeros_like(each) for each in self.weights]
        self.second = [np.zeros_like(each) for each in self.weights]
        self.steps = 0

    def forward(self, rows: Array) -> tuple[Array, Cache]:
        """The outputs, and what `train` needs of the way there."""
        w1, b1, w2, b2, w3, b3 = self.weights
        low = np.clip(rows @ w1 + b1, 0, CLIP)
        high = np.clip(low @ w2 + b2, 0, CLIP)
        return high @ w3 + b3, (rows, low, high)

    def __call__(self, rows: Array) -> Array:
        """The outputs (deals, outputs)."""
        return self.forward(rows)[0]

    def train(self, cache: Cache, slope: Array, rate: float) -> None:
        """One step of Adam, given the loss's derivative by the outputs and the learning rate."""
        rows, low, high = cache
        _, _, w2, _, w3, _ = self.weights
        at_high = (slope @ w3.T) * ((high > 0) & (high < CLIP))
        at_low = (at_high @ w2.T) * ((low > 0) & (low < CLIP))
        self._step(
            [rows.T @ at_low, at_low.sum(0), low.T @ at_high, at_high.sum(0), high.T @ slope, slope.sum(0)], rate
        )

    def _step(self, gradients: list[Array], rate: float) -> None:
        self.steps += 1
        scale = rate * (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        for weight, gradient, first, second in zip(self.weights, gradients, self.first, self.second, strict=True):
            first += 0.1 * (gradient - first)
            second += 0.001 * (gradient * gradient - second)
            weight -= scale * first / (np.sqrt(second) + 1e-8)
        np.clip(self.weights[0], -WEIGHT, WEIGHT, out=self.weights[0])
