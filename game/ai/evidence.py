"""What imagined worlds say about the cards, weighed against what was thought of them before."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

BELIEF = 1.5  # points by which what the opponent's plays tell usually moves a card's worth


class Guess(NamedTuple):
    """The best guess of a card's lead on the favourite, and what its error is made of."""

    lead: float  # in points
    opinion: float  # the share of the former opinion in it, 0..1: the rest is what the worlds say
    silence: float  # the share of "the opponent's plays tell nothing", against what they seem to tell
    noise: list[float]  # by how much each world, being other than the mean of all, moves the guess


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

    def guesses(self, opinion: list[float], doubt: float) -> tuple[list[float], list[float]]:
        """For each card the best guess of its lead on the favourite, and the standard error of that guess's distance
        from the highest one, in points.

        `opinion` is what was thought before; how far two cards lie apart in it has an error of `doubt` points. All
        worlds taken as equal correct it; how the mean shifts when they are weighed by their plausibility is added.
        Both count by their precision (the mean of two normal distributions).
        """
        usual = sum(self._weights) / len(self._weights)
        tilts = [weight / usual - 1 if usual else 0.0 for weight in self._weights]
        start = opinion[self._favourite]
        each = [
            _guess(before - start, leads, tilts, doubt)
            for before, leads in zip(opinion, zip(*self._leads, strict=True), strict=True)
        ]
        best = max(each, key=lambda guess: guess.lead)
        return [guess.lead for guess in each], [_error(guess, best, doubt) for guess in each]


def _guess(before: float, leads: tuple[float, ...], tilts: list[float], doubt: float) -> Guess:
    """The guess of one card's lead, thought to be `before`, from its leads in the worlds."""
    n = len(leads)
    mean = sum(leads) / n
    shift = sum(tilt * lead for tilt, lead in zip(tilts, leads, strict=True)) / n
    plain = [lead - mean for lead in leads]
    tilted = [tilt * (away - shift) for tilt, away in zip(tilts, plain, strict=True)]
    trust, belief = _share(doubt, plain), _share(BELIEF, tilted)
    noise = [(trust * one + belief * other) / n for one, other in zip(plain, tilted, strict=True)]
    return Guess((1 - trust) * before + trust * mean + belief * shift, 1 - trust, 1 - belief, noise)


def _share(known: float, deviations: list[float]) -> float:
    """The weight of a mean over worlds, by its squared error, against a former guess with the error `known`."""
    error = (sum([each**2 for each in deviations]) + 1e-12) / len(deviations) ** 2
    return known**2 / (known**2 + error)


def _error(guess: Guess, best: Guess, doubt: float) -> float:
    """The standard error of the distance between two guesses.

    A guess g = (1 - t) o + t m + k s, with the opinion o, the mean m over n worlds and the shift s, misses the lead by
    (1 - t) (the error of o) + (1 - k) (what the plays tell) + (the noise of the worlds). Errors of opinion are taken to
    be alike and independent from card to card: leads on one favourite then share half of their variance, and the
    distance of two guesses has doubt² (u² - u v + v²) from shares u, v of opinion; so with BELIEF² for the plays. The
    noise is what the same worlds do to both guesses. Of a guess against the favourite's own lead of 0, with worlds of
    equal plausibility, there remains t e², e² being the squared error of m: the precision 1 / doubt² + 1 / e².
    """
    if guess is best:
        return 0.0
    noise = sum([(one - other) ** 2 for one, other in zip(guess.noise, best.noise, strict=True)])
    opinion = doubt**2 * _apart(guess.opinion, best.opinion)
    return sqrt(noise + opinion + BELIEF**2 * _apart(guess.silence, best.silence))


def _apart(u: float, v: float) -> float:
    """The variance of u x - v y for x and y of variance 1 and covariance 1/2."""
    return u * u - u * v + v * v
