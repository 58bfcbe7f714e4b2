"""The table's small rewards: sparks and tremble, as pure functions of time. Seconds and pixels."""

from __future__ import annotations

import math
from random import Random
from typing import NamedTuple

SPARKS = 0.6  # how long a burst lasts
TREMBLE = 0.3
BURSTS, PACE = 9, 0.26  # of a feast, and the seconds between them
FEAST = (BURSTS - 1) * PACE + SPARKS  # how long it lasts


class Spark(NamedTuple):
    """One spark: centre, size, and the name of its ink."""

    x: float
    y: float
    size: float
    ink: str


def sparks(now: float, x: float, y: float, reach: float, seed: int) -> tuple[Spark, ...]:
    """The burst about a point, `now` seconds after it began; `reach` is how far it flies."""
    if not 0 <= now < SPARKS:
        return ()
    part = now / SPARKS
    rng = Random(seed)
    return tuple(_spark(rng, part, x, y, reach) for _ in range(16))


def _spark(rng: Random, part: float, x: float, y: float, reach: float) -> Spark:
    angle, force, ink = rng.uniform(0, math.tau), rng.uniform(0.4, 1.0), rng.choice(("gold", "ink", "gold", "red"))
    way = reach * force * (1 - (1 - part) ** 2)
    size = 0.09 * reach * force * (1 - part)
    return Spark(x + way * math.cos(angle), y + way * math.sin(angle) + 0.5 * reach * part**2, size, ink)


def feast(now: float, width: float, height: float, reach: float) -> tuple[Spark, ...]:
    """Bursts here and there over a field of this size, one after another, `now` seconds after the first."""
    rng = Random(BURSTS)
    found: list[Spark] = []
    for number in range(BURSTS):
        x, y = width * (0.08 + 0.84 * rng.random()), height * (0.1 + 0.8 * rng.random())
        found += sparks(now - number * PACE, x, y, reach, number)
    return tuple(found)


def tremble(now: float, strength: float) -> float:
    """How far to the side the table stands, `now` seconds after the blow."""
    if not 0 <= now < TREMBLE:
        return 0.0
    return strength * math.sin(now * 90) * (1 - now / TREMBLE)
