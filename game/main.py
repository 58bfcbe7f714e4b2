"""Puts the parts together; the same for window and browser."""

from __future__ import annotations

import traceback
from datetime import date
from random import Random, SystemRandom
from typing import Any

import pygame

from game import host
from game.app import App, run
from game.scenes.menu import Menu
from game.scenes.room import Room
from game.scenes.trouble import Trouble
from game.session import Session
from game.sound import Sounds

CAPTION = "Briscola"


def fresh_seed() -> int:
    """A seed nobody can foresee; the global generator is the same at every load of the page, so it is not used."""
    return SystemRandom().getrandbits(64)


def furnish(seed: int | None = None, **choices: Any) -> Room:
    """The room with its session, as the player left it; `choices` are settings made anew."""
    rng = Random(fresh_seed() if seed is None else seed)
    session = Session(host, rng, lambda: date.today().isoformat())
    if choices:
        session.change(**choices)
    sounds = Sounds(session.settings.volume / 10, session.settings.sound == "off")
    return Room(session, sounds, host, host.language(), host.reduced_motion())


async def main(size: tuple[int, int] | None = None, seed: int | None = None, **choices: Any) -> None:
    """Open the window and play. `size` in pixels; `choices` are settings to start with."""
    host.open_display(size, CAPTION)
    pygame.init()
    room = furnish(seed, **choices)
    app = App(room, Menu)
    while app.running:
        try:
            await run(app)
        except Exception:
            if isinstance(app.scene, Trouble):
                raise
            app.scene = Trouble(room, _reported(traceback.format_exc()))
    pygame.quit()


def _reported(text: str) -> str:
    """Where the report was written; nowhere on a full disk, and the player is told all the same."""
    try:
        return host.report(text)
    except OSError:
        return ""
