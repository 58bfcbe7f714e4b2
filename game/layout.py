"""Where everything stands on the screen, in backing pixels. No pygame here."""

from __future__ import annotations

from typing import NamedTuple


class Screen(NamedTuple):
    """The drawing surface: its size in backing pixels, `scale` backing pixels per CSS pixel, safe-area insets."""

    width: int
    height: int
    scale: float = 1.0
    top: int = 0
    right: int = 0
    bottom: int = 0
    left: int = 0
