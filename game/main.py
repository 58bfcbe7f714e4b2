"""Puts the parts together; the same for window and browser."""

from __future__ import annotations

import contextlib
import sys
import time
import traceback
from datetime import date
from random import Random, SystemRandom
from textwrap import shorten
from typing import Any

import pygame

from game import host
from game.app import App, run
from game.scenes.menu import Menu
from game.scenes.room import Room
from game.scenes.trouble import Trouble
from game.screen.sound import Sounds, prepare
from game.store.session import SETTINGS, Session
from game.view.intents import Sit

CAPTION = "Briscola"
LONGEST = 300  # letters of a fault in one line


def furnish(seed: int | None = None, **choices: Any) -> Room:
    """The room with its session, as the player left it; `choices` are settings made anew.

    A match under way goes on: another level is for the next one. Without a seed every deal is shuffled by the system's
    own entropy, which nobody can foresee; the global generator is the same at every load of the page.
    """
    rng = SystemRandom() if seed is None else Random(seed)
    if host.more_contrast() and host.read(SETTINGS) is None:  # nothing has been chosen here
        choices = {"contrast": "on"} | choices
    session = Session(host, rng, lambda: date.today().isoformat(), time.perf_counter)
    if "level" in choices and session.is_under_way:
        session.prefer(choices.pop("level"))
    if choices:
        session.change(**choices)
    sounds = Sounds(session.settings.volume / 10, session.settings.sound == "off")
    return Room(session, sounds, host, host.language(), host.reduced_motion())


async def main(
    size: tuple[int, int] | None = None, seed: int | None = None, game: str | None = None, **choices: Any
) -> int:
    """Open the window and play; the exit code, 1 after a fault.

    `size` in pixels; `game` is what to sit down to at once; `choices` are settings to start with. Raises pygame.error
    where no window can be opened.
    """
    opened = False
    try:
        try:
            host.open_display(size, CAPTION)
            opened = True
            prepare()
            pygame.init()
            return await _sit(furnish(seed, **choices), game)
        finally:
            pygame.quit()
            host.leave()
    except Exception as error:  # before there was anything to see, or so bad that it cannot be shown
        if isinstance(error, pygame.error) and not opened:
            raise
        tell(_line(error))
        if path := _reported(error):
            tell(f"the report is {path}")
        return 1


async def _sit(room: Room, game: str | None) -> int:
    """The game, told where else it is open; what it could not save is tried once more at the end, however it ends."""
    if host.elsewhere():
        room.session.notices.append(("open_elsewhere", {}))
    try:
        return await _play(room, game)
    finally:
        if not room.session.close():
            tell("not all could be saved; what was played last may be missing")


async def _play(room: Room, game: str | None) -> int:
    """The game, and after a fault the screen that tells it. Raises what goes wrong with that as well."""
    hidden = {"cover"} if host.IS_WEB else set[str]()  # the page's cover goes once, whichever app is there then
    try:
        app = App(room, Menu, hidden)
        if game is not None:
            app.wish(Sit(game))
        await run(app)
    except Exception as error:
        fault, path = _line(error), _reported(error)
        await run(App(room, lambda room: Trouble(room, fault, path), hidden))
        return 1
    return 0


def _line(error: Exception) -> str:
    """Kind and message of a fault, without the notes and the lines of code, which are indented, about it."""
    lines = traceback.format_exception_only(error)
    return shorten(next(line for line in lines if not line.startswith(" ")), LONGEST, placeholder=" …")


def _reported(error: Exception) -> str:
    """Where the report was written, if there is a file; where there should be one, the terminal is told instead."""
    text = "".join(traceback.format_exception(error)).encode(errors="backslashreplace").decode()
    try:
        return host.report(text)
    except Exception as reason:
        tell(f"the report could not be written ({reason}):\n{text.rstrip()}")
        return ""


def tell(text: str) -> None:
    """A line on the terminal; that it cannot take one stops nothing."""
    with contextlib.suppress(OSError):
        print(f"briscola: {text}", file=sys.stderr)
