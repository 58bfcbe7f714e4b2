"""What imagined worlds say about the cards, weighed against what was thought of them before."""

from __future__ import annotations

BELIEF = 1.5  # points by which what the opponent's plays tell usually moves a card's worth


class Evidence:
    """For each world how much better each card does in it than the favourite, and how plausible the world is."""

    def __init__(self, favourite: int) -> None:
        self._favourite = favourite
        self._leads: list[list[float]] = []
        self._weights: list[float] = []

    def add(self, results: list[float], weight: float) -> None:
        """Note what each card came to in one world, in points; `weight`: how plausible that world is."""
        best = results[self._favourite]
        self._leads.append([result - best for result in results])
        self._weights.append(weight)

    def weighed(self, opinion: list[float], doubt: float) -> list[float]:
        """For each card the best guess of its lead on the favourite, in points.

        `opinion` is what was thought before, with an error of `doubt` points. All worlds taken as equal correct it;
        how the mean shifts when they are weighed by their plausibility is added. Both count by their precision (the
        mean of two normal distributions).
        """
        usual = sum(self._weights) / len(self._weights)
        tilts = [weight / usual - 1 if usual else 0.0 for weight in self._weights]
        start, guesses = opinion[self._favourite], []
        for before, leads in zip(opinion, zip(*self._leads, strict=True), strict=True):
            plain, shift, errors = _means(leads, tilts)
            trust, belief = (
                known**2 / (known**2 + error) for known, error in zip((doubt, BELIEF), errors, strict=True)
            )
            guesses.append((1 - trust) * (before - start) + trust * plain + belief * shift)
        return guesses


def _means(leads: tuple[float, ...], tilts: list[float]) -> tuple[float, float, tuple[float, float]]:
    """The mean of `leads`, how far the mean moves if they are tilted, and the squared errors of both."""
    n = len(leads)
    mean = sum(leads) / n
    shift = sum(tilt * lead for tilt, lead in zip(tilts, leads, strict=True)) / n
    spread = sum((lead - mean) ** 2 for lead in leads)
    tilted = sum((tilt * (lead - mean - shift)) ** 2 for tilt, lead in zip(tilts, leads, strict=True))
    return mean, shift, ((spread + 1e-12) / n**2, (tilted + 1e-12) / n**2)
