"""The door of the command: `python -m game`, or `briscola` (see `game.tools.command`)."""

from __future__ import annotations

import sys

from game.tools.door import Coming

with Coming():
    from game.tools.command import run

__all__ = ["run"]

if __name__ == "__main__":
    sys.exit(run())
