"""The door of `python -m game.arena`: deals between computer players, without a table (see `game.tools.arena`)."""

from __future__ import annotations

import sys

from game.tools.door import Coming

with Coming():
    from game.tools.arena import run

if __name__ == "__main__":
    sys.exit(run())
