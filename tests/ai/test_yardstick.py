"""Our levels against the players of the arena that is not part of this repository, where it is at hand.

`BRISCOLA_ARENA` names its folder. The bounds are far below what was measured (see `game/ai/NOTES.md`): a few dozen
deals only tell that nothing is badly wrong.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
ARENA = Path(os.environ.get("BRISCOLA_ARENA", "no folder")) / "arena.py"

pytestmark = pytest.mark.skipif(not ARENA.exists(), reason="BRISCOLA_ARENA names no folder with the arena")


@pytest.mark.parametrize(
    ("level", "other", "pairs", "least"),
    [("hard", "greedy", 60, 55.0), ("normal", "random", 300, 80.0), ("easy", "random", 300, 65.0)],
)
def test_a_level_is_as_strong_as_it_should_be(level: str, other: str, pairs: int, least: float) -> None:
    player = f"tests.ai.yardstick:Level:level={level}"
    words = [sys.executable, str(ARENA), player, other, "--pairs", str(pairs)]
    path = {**os.environ, "PYTHONPATH": str(ROOT)}
    told = subprocess.run(words, capture_output=True, text=True, check=True, env=path, cwd=ROOT).stdout
    assert float(told.split("score ")[1].split("±")[0]) > least
