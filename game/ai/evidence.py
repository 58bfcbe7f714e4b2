"""What imagined worlds say about the cards, weighed against what was thought of them before."""

from __future__ import annotations


class Evidence:
    """For each card, the mean and the spread of how much better it does than the favourite in the same world."""

    def __init__(self, cards: int, favourite: int) -> None:
        self.favourite = favourite
        self.weight = self.square = 1e-12
        self.sums, self.squares = [0.0] * cards, [0.0] * cards

    def add(self, results: list[float], weight: float) -> None:
        """Note what each card came to in one world, in points."""
        best = results[self.favourite]
        self.weight += weight
        self.square += weight * weight
        for k, result in enumerate(results):
            self.sums[k] += weight * (result - best)
            self.squares[k] += weight * (result - best) ** 2

    def weighed(self, opinion: list[float], doubt: float) -> list[float]:
        """For each card the best guess of its lead on the favourite, in points.

        `opinion` is what was thought before, with an error of `doubt` points; both are weighed by their precision
        (the mean of two normal distributions), the evidence's error from the spread and Kish's effective number.
        """
        lead = opinion[self.favourite]
        return [self._guess(k, before - lead, doubt) for k, before in enumerate(opinion)]

    def _guess(self, k: int, before: float, doubt: float) -> float:
        mean = self.sums[k] / self.weight
        spread = max(0.0, self.squares[k] / self.weight - mean * mean)
        error = spread * self.square / self.weight**2
        trust = doubt**2 / (doubt**2 + error)
        return trust * mean + (1 - trust) * before
