"""The browser's side of `host`: it talks to the object `window.briscola`, which the page (page/page.js) makes.

Only strings and numbers cross the border, so that it works alike in every runtime. Sentences go as JSON, in which only
ASCII is left: pygbag's road reads strings as Latin-1. The page measures itself and keeps the flags; Python asks.
"""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Awaitable
from contextlib import AbstractContextManager, nullcontext
from functools import cache
from typing import Protocol

import pygame

from game.host.surface import Surface
from game.store.safe_files import Refused
from game.view.layout import Screen


class Page(Protocol):
    """What page/page.js offers."""

    def geometry(self) -> str: ...  # "width height ratio top right bottom left", CSS pixels
    def opened(self) -> None: ...  # the game is there
    def signals(self) -> str: ...  # since the last call, separated by spaces
    def language(self) -> str: ...
    def reduced(self) -> int: ...  # 0 or 1
    def contrast(self) -> int: ...  # 0 or 1
    def depart(self) -> None: ...  # to the page that the browser showed before
    def get(self, key: str) -> str: ...  # "" if nothing is kept
    def set(self, key: str, json: str) -> str: ...  # "" or why it failed
    def aside(self, key: str) -> str: ...  # the new key, "" if that failed
    def elsewhere(self) -> int: ...  # 0 or 1
    def mirror(self, json: str) -> None: ...
    def say(self, json: str) -> None: ...
    def copy(self, json: str) -> None: ...
    def ask(self) -> str: ...  # a text that the player pastes or types; "" if he does not
    def fail(self, json: str) -> None: ...
    def ended(self) -> None: ...  # the game is no more
    def sleeps(self) -> int: ...  # 0 or 1: whether there is
    def sleep(self, milliseconds: float) -> Awaitable[None]: ...  # to the first frame after something happened
    def hush(self, why: str, holds: int) -> None: ...  # "off": the player wants no sound
    def probing(self) -> int: ...
    def probe(self, text: str) -> None: ...


@cache
def page() -> Page:
    """The page's object, by Pyodide's road or by pygbag's."""
    try:
        import js  # type: ignore[import-not-found]

        window = js
    except ImportError:
        import platform

        window = platform.window  # type: ignore[attr-defined]
    found: Page = window.briscola
    return found


_surface = Surface()


def open_display(size: tuple[int, int] | None, caption: str) -> None:
    """Open the canvas at the page's size (`size` is for windows) and tell the page that the game is there."""
    pygame.display.set_caption(caption)
    _surface.seen = page().geometry()
    _surface.fit(_surface.seen)
    page().opened()


def screen() -> Screen:
    """The present geometry. Ask once a frame: when the page's size has changed and settled, the mode is set again."""
    return _surface.poll(page().geometry())


def fullscreen() -> None:
    """The browser fills the screen by itself, and keeps the key for it: nothing is done."""


def drawn(seconds: float) -> None:
    """Tell how long a picture took to paint and to flip; where that is slow, a smaller surface follows by itself."""
    _surface.drawn(seconds)


async def rest(seconds: float) -> None:
    """Sleep until the page wakes us, so many seconds at most, if it can.

    Else, and while a new size has not settled, until the next frame.
    """
    if seconds > 0 and _surface.settles and page().sleeps():
        await page().sleep(1000 * seconds)
    else:
        await asyncio.sleep(0)


def signals() -> set[str]:
    """What happened since the last call, among "started", "hidden", "shown", "back" and "cancelled".

    And what was done with the buttons that `mirror` laid out: "focus-3" and "press-3" name one by its number.

    Ask before the events are read: after "cancelled" the button release that comes with them is no tap.
    """
    return set(page().signals().split())


def hush(silent: bool) -> None:
    """Let the browser's sound rest while the player wants none."""
    page().hush("off", int(silent))


def language() -> str:
    """The page's language, "it", "pt" or "en": that of its address (?lang=), or the browser's."""
    return page().language()


def reduced_motion() -> bool:
    """Whether the browser asks for less motion."""
    return bool(page().reduced())


def more_contrast() -> bool:
    """Whether the browser asks for more contrast."""
    return bool(page().contrast())


def depart() -> None:
    """Give the Back button back to the browser, which leaves the page, now if another was there before it."""
    page().depart()


def use_folder(path: str | os.PathLike[str]) -> None:
    """A page has no folders: nothing is done."""


def read(name: str) -> str | None:
    """The text kept under `name`, or None if there is none or the browser does not let us look."""
    return page().get(name) or None


def write(name: str, text: str) -> None:
    """Keep `text` under `name`. Raises Refused when the browser keeps nothing (private windows, full storage)."""
    problem = page().set(name, json.dumps(text))
    if problem:
        raise Refused(f"the browser does not keep {name}: {problem}")


def set_aside(name: str) -> str:
    """Move what is kept under `name` to a free name, which is returned; nothing is ever overwritten. Raises Refused."""
    aside = page().aside(name)
    if not aside:
        raise Refused(f"the browser does not let {name} be set aside")
    return aside


def alone() -> AbstractContextManager[None]:
    """A page's script is not interrupted by others: nothing is needed between reading and writing."""
    return nullcontext()


def elsewhere() -> bool:
    """Whether another page of this browser has the game open."""
    return bool(page().elsewhere())


def leave() -> None:
    """Tell on the page that the game is over: it may be closed, or the game started again."""
    page().ended()


def report(text: str) -> str:
    """Show an error on the page, with a button that loads it again. Returns "": there is no file."""
    page().fail(json.dumps(text))
    return ""


def copy(text: str) -> bool:
    """Show `text` on the page, ready to be copied, and try the clipboard."""
    page().copy(json.dumps(text))
    return True


def paste() -> str | None:
    """Ask for a text to be pasted or typed on the page, None if the player does not."""
    return page().ask() or None


def say(text: str) -> None:
    """Let a screen reader say `text`."""
    page().say(json.dumps(text))


def mirror(text: str) -> None:
    """Lay real buttons and words over the canvas, as `text` tells in JSON (see game/reach.py)."""
    page().mirror(text)


def probing() -> bool:
    """Whether the page's address asks for `probe` (?probe=1, as the tests do)."""
    return bool(page().probing())


def probe(text: str) -> None:
    """Show `text` in `window.briscola.state` to whoever asked for it."""
    page().probe(text)
