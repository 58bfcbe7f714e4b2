"""What the levels are measured against stays as it was, and can be played against."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Generator
from pathlib import Path
from random import Random
from zlib import crc32

import pytest

from game.ai import at_once
from game.ai.weighed import Weighed
from game.rules.observation import Observation
from game.rules.state import Swap
from tests.ai.frozen import hard, normal
from tests.ai.positions import RULES, with_a_choice

ROOT = Path(__file__).parent.parent.parent
Weigh = Callable[[Observation, Random], Generator[None, None, tuple[Weighed, ...]]]


@pytest.mark.parametrize(
    ("weigh", "mark"), [(normal.weigh, 550063176), (hard.weigh, 3198308549)], ids=["normal", "hard"]
)
def test_the_frozen_levels_decide_as_they_did(weigh: Weigh, mark: int) -> None:
    """All their decisions in hundreds of positions, as one number."""
    told = ""
    for name in ("three", "four", "six", "three, every option", "four, every option", "six, swap"):
        for number, obs in enumerate(with_a_choice(RULES[name])):
            move = at_once(weigh(obs, Random(number)))[0].move
            told += f"{move.card}/ " if isinstance(move, Swap) else f"{move} "
    assert crc32(told.encode()) == mark


def test_they_play_in_the_arena() -> None:
    words = ["--game", "four", "--players", "normal,frozen", "--deals", "4"]
    done = subprocess.run(
        [sys.executable, "-m", "tests.ai.frozen", *words], capture_output=True, text=True, check=True, cwd=ROOT
    )
    assert len(done.stdout.splitlines()) == 8
    assert [line.split()[0] for line in done.stderr.splitlines()] == ["four:", "normal", "frozen"]
