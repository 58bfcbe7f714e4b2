"""The door of `python -m game.arena`: deals between computer players, without a table (see `game.tools.arena`)."""

from __future__ import annotations

from game.tools.arena import main

if __name__ == "__main__":
    main()
