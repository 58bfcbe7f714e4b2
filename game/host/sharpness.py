"""How many pixels a picture may have: fewer while pictures take too long, more again once there is time for them."""

from __future__ import annotations

MOST_PIXELS = 1.0e6  # each frame copies all of them
FEWEST_PIXELS = 0.3e6
FEWER = 0.6  # of the pixels, each time
SLOW = 0.014  # seconds to paint and flip a picture; where most take longer, fewer pixels are drawn
EASY = 0.7  # of that: what finer pictures must be expected to take at most
WORTH = 0.85  # of the time before: coarser pictures that take longer have brought nothing
WATCHED = 60  # pictures that are judged together: cards that are made for the first time must not decide
LATER = 8  # judgements until coarser pictures, which have brought nothing, are tried again; then twice as many


class Sharpness:
    """Judges how long pictures take; `pixels` is what they may have."""

    def __init__(self) -> None:
        self.pixels = MOST_PIXELS
        self._times: list[float] = []
        self._before: tuple[float, float] | None = None  # time and `pixels` before it got coarser, while on trial
        self._wait, self._later = 0, LATER  # judgements until coarser is tried; how many after the next failure
        self._eased, self._patience = 0, 1  # judgements in a row that were easy; how many it takes to be finer

    def drawn(self, seconds: float, pixels: float) -> bool:
        """Hear how long a picture of so many pixels took; whether another number of them follows from it."""
        self._times.append(seconds)
        if len(self._times) < WATCHED:
            return False
        took, self._times, before = sorted(self._times)[WATCHED // 2], [], self.pixels
        self._judge(took, pixels)
        return self.pixels != before

    def _judge(self, took: float, pixels: float) -> None:
        before, self._before = self._before, None
        self._eased = self._eased + 1 if took / FEWER <= EASY * SLOW else 0
        self._wait = max(0, self._wait - 1)
        if before is not None and took > WORTH * before[0]:
            self.pixels = before[1]
            self._wait, self._later = self._later, 2 * self._later
        elif took > SLOW and pixels > FEWEST_PIXELS and not self._wait:
            self._before = took, self.pixels
            self.pixels = max(FEWEST_PIXELS, FEWER * pixels)
            self._patience *= 2
        elif self._eased >= self._patience and self.pixels < MOST_PIXELS:
            self._eased = 0
            self.pixels = min(MOST_PIXELS, self.pixels / FEWER)
