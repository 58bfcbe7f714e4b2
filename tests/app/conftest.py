"""The window of these tests is SDL's dummy: nothing is seen, nothing is heard."""

from __future__ import annotations

import os

os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}

import pygame
import pytest


@pytest.fixture(autouse=True)
def window(monkeypatch: pytest.MonkeyPatch) -> None:
    """A window; neither cards nor sounds made ahead in idle moments, and a loop that never sleeps."""
    pygame.display.init()
    pygame.font.init()
    monkeypatch.setattr("game.app.App._warm", lambda self: False)
    monkeypatch.setattr("game.host.rest", sleepless)


async def sleepless(seconds: float) -> None:
    """The next turn at once."""
