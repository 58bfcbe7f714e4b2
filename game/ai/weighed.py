"""What a level thinks of a move: what it costs against the best, and how sure of that the level is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.rules.state import Move


class Weighed(NamedTuple):
    """A move, and what it costs against the best one, in points that the seat's own side ends the deal with.

    The levels reckon in the difference between the own side and the (best) other, to which Hard, unless it solves the
    ending, adds a bonus for the win. A point that changes sides moves that difference by two, so a cost is half of what
    the difference loses.
    """

    move: Move
    cost: float  # 0 for the best
    error: float  # the standard error of `cost`; 0 where it is exact, and for the best, which is its own measure


def ranked(worths: Mapping[Move, float], errors: Mapping[Move, float]) -> tuple[Weighed, ...]:
    """Every move with its cost, the best first; moves that cost the same keep their order.

    `worths`: what each move comes to, as a difference between the sides, from any zero. `errors`: the standard error
    of each move's distance from the best, on the same scale.
    """
    most = max(worths.values())
    weighed = [Weighed(move, (most - worth) / 2, errors[move] / 2) for move, worth in worths.items()]
    best, *others = sorted(weighed, key=_cost)
    return best._replace(error=0.0), *others


def _cost(weighed: Weighed) -> float:
    return weighed.cost
