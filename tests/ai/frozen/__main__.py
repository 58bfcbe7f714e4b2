"""The arena with the frozen levels among the players: `python -m tests.ai.frozen --game four --players hard,frozen`.

`frozen` is Normal as it was, `frozen-hard` Hard with three seats and more as it was.
"""

from __future__ import annotations

import sys

import game.ai
from game.tools import arena
from tests.ai.frozen import hard, normal


def main() -> int:
    """The arena's command; its exit code."""
    game.ai._LEVELS.update({"frozen": normal.weigh, "frozen-hard": hard.weigh})
    vars(arena)["LEVELS"] = tuple(game.ai._LEVELS)
    return arena.run()


if __name__ == "__main__":
    sys.exit(main())
