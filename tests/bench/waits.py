"""How long one waits at the table: for the answers of each level, and for a deal played by somebody in a hurry.

    python -m tests.bench.waits [--deals 5]

The whole game runs in a dummy window, a step of time a frame; a frame costs a step, or its work where that is more,
in processor time.
"""

from __future__ import annotations

import argparse
import os
from statistics import median
from time import process_time

os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}

import pygame

from game.ai import LEVELS
from game.app import STEP
from game.scenes.table.play import Play
from game.scenes.table.score import Score
from game.view.intents import Go, Pick
from tests.app.rig import Rig


class Clocked(Rig):
    """A rig that charges each frame what it costs."""

    def __init__(self, seed: int, level: str) -> None:
        self.spent = 0.0  # seconds
        super().__init__(seed=seed, level=level, painted=True)
        self.session._clock = process_time
        self.session._seat(self.session.game)

    def frame(self, dt: float = STEP, *events: pygame.event.Event) -> None:
        """One turn of the loop, charged."""
        began = process_time()
        super().frame(dt, *events)
        self.spent += max(dt, process_time() - began)


def waits(level: str, seed: int) -> list[float]:
    """Seconds from when the table lies still until the computer's card leaves its hand, in a deal."""
    rig, found = Clocked(seed, level), list[float]()
    rig.touch(rig.target(Go("play")))
    began: float | None = None
    while not isinstance(rig.scene, Score):
        scene, table, before = rig.scene, rig.session.table, rig.moves
        waiting = isinstance(scene, Play) and not scene.board.moving and not table.is_complete and table.turn != 0
        began = began if waiting and began is not None else rig.spent if waiting else None
        if picks := rig.find(Pick):
            rig.touch(picks[0])
        else:
            rig.frame()
        if waiting and began is not None and rig.moves > before:
            found.append(rig.spent - began)
    return found


def mashed(level: str, seed: int) -> float:
    """Seconds from the first picture of a deal to the count, by somebody who taps in every other frame."""
    rig = Clocked(seed, level)
    rig.touch(rig.target(Go("play")))
    began = rig.spent
    while not isinstance(rig.scene, Score):
        picks = rig.find(Pick)
        rig.touch(picks[0]) if picks else rig.tap(*rig.bare())
    return rig.spent - began


def main() -> None:
    """Print a line for each level."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=5)
    deals = range(1, parser.parse_args().deals + 1)
    pygame.display.init()
    pygame.font.init()
    for level in LEVELS:
        found = sorted(each for seed in deals for each in waits(level, seed))
        length = median(mashed(level, seed) for seed in deals)
        print(
            f"{level:7} answers after {median(found):.2f} s (p95 {found[len(found) * 95 // 100]:.2f}, "
            f"most {found[-1]:.2f}); a mashed deal takes {length:.1f} s"
        )


if __name__ == "__main__":
    main()
