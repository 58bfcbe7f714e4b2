"""What scenes, pages and the deeds of their buttons are called."""

from __future__ import annotations

from typing import Literal

Scenes = Literal[
    "menu",
    "table",
    "dealt",
    "curtain",
    "uncovered",
    "play",
    "new",
    "new match",
    "next",
    "leave",
    "proof",
    "ending",
    "score",
]
Part = Literal["hand", "table", "trump", "stock"]
Pages = Literal["seating", "levels", "learn", "puzzle", "craft", "rules", "options", "statistics", "past deals"]
TableDeed = Literal["confer", "inquire"]  # see what one may tell one's partners, or ask them
ReplayDeed = Literal["step", "run", "pace", "hands"]
PageDeed = Literal[
    "solve",
    "step",
    "another",
    "open",
    "watch",
    "rehearse",
    "copy",
    "paste",
    "replace",
    "reset",
    "volume",
    "abandon",
    "seat",
    "game",
]
