"""A weighing of moves that goes on within each step, a few milliseconds at a time."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence

from game.ai.weighed import Weighed

WORK = 0.004  # seconds of a step that thinking may take; one slice is always thought


class Thought:
    """Comes to its end slice by slice; without a clock at once."""

    def __init__(self, weighing: Generator[None, None, Sequence[Weighed]], clock: Callable[[], float] | None) -> None:
        """`clock` measures work, in seconds."""
        self._weighing, self._clock = weighing, clock
        self._weighed: Sequence[Weighed] = ()

    def go_on(self) -> Sequence[Weighed]:
        """Think for a moment; every move with its cost, the best first, or nothing as long as it is not found."""
        if self._weighed:
            return self._weighed
        began = self._clock() if self._clock is not None else 0.0
        try:
            next(self._weighing)
            while self._clock is None or self._clock() - began < WORK:
                next(self._weighing)
        except StopIteration as found:
            self._weighed = found.value
        return self._weighed
