"""The browser's side of `host`: it talks to the object `window.briscola`, which the page (page/page.js) makes.

Only strings and numbers cross the border, so that it works alike in every runtime. The page measures itself and
keeps the flags; Python asks.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable
from contextlib import AbstractContextManager, nullcontext
from functools import cache
from math import sqrt
from typing import Protocol

import pygame

from game.store.safe_files import Refused
from game.view.layout import Screen

MOST_SCALE = 2.0  # backing pixels per CSS pixel
MOST_PIXELS = 1.0e6  # of the backing surface: each frame copies all of it
STABLE_POLLS = 3  # a phone that is being turned reports nonsense in between
SLOW = 0.014  # seconds to paint and flip a picture; where most take longer, fewer pixels are drawn
WATCHED = 60  # pictures that are judged together: cards that are made for the first time must not decide
LONGEST = 1.0  # seconds of sleep
FEWER = 0.6  # of the pixels, each time
FEWEST_PIXELS = 0.3e6


class Page(Protocol):
    """What page/page.js offers."""

    def geometry(self) -> str: ...  # "width height ratio top right bottom left", CSS pixels
    def opened(self) -> None: ...  # the game is there
    def signals(self) -> str: ...  # since the last call, separated by spaces
    def language(self) -> str: ...
    def reduced(self) -> int: ...  # 0 or 1
    def get(self, key: str) -> str: ...  # "" if nothing is kept
    def set(self, key: str, text: str) -> str: ...  # "" or why it failed
    def aside(self, key: str) -> str: ...  # the new key, "" if that failed
    def elsewhere(self) -> int: ...  # 0 or 1
    def say(self, text: str) -> None: ...
    def copy(self, text: str) -> None: ...
    def ask(self) -> str: ...  # a text that the player pastes or types; "" if he does not
    def fail(self, text: str) -> None: ...
    def sleeps(self) -> int: ...  # 0 or 1: whether there is
    def sleep(self, milliseconds: float) -> Awaitable[None]: ...  # to the first frame after something happened
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


class Surface:
    """Follows the page's size: the mode is set again when a new size has been stable for some polls."""

    def __init__(self) -> None:
        self.seen = ""
        self.polls = 0
        self.screen = Screen(0, 0)
        self.settled = ""
        self.most_pixels = MOST_PIXELS
        self.too_fine = False
        self.times: list[float] = []

    def poll(self) -> Screen:
        """Ask the page for its size, once a frame."""
        seen = page().geometry()
        self.polls = self.polls + 1 if seen == self.seen else 0
        self.seen = seen
        if self.polls == STABLE_POLLS:
            self.fit(seen)
        elif self.too_fine:
            self.fit(self.settled)
        return self.screen

    @property
    def settles(self) -> bool:
        """Whether the page's size is the one that the surface has been fitted to."""
        return self.polls >= STABLE_POLLS and not self.too_fine

    def fit(self, geometry: str) -> None:
        """Set the mode for this geometry, unless that is how it is already."""
        self.settled, self.too_fine = geometry, False
        wanted = backing(geometry, self.most_pixels)
        if wanted[:2] != self.screen[:2]:
            pygame.display.set_mode(wanted[:2])
        self.screen = wanted

    def drawn(self, seconds: float) -> None:
        """Judge how long pictures take; where the median is slow, the next poll sets a mode with fewer pixels.

        Not this very picture's frame: what is pressed until the next poll is heard as pixels of this picture.
        """
        self.times.append(seconds)
        if len(self.times) < WATCHED:
            return
        median, self.times = sorted(self.times)[WATCHED // 2], []
        if median > SLOW and self.most_pixels > FEWEST_PIXELS:
            self.most_pixels = max(FEWEST_PIXELS, FEWER * self.most_pixels)
            self.too_fine = True


def backing(geometry: str, most_pixels: float = MOST_PIXELS) -> Screen:
    """The backing surface for a page's geometry: sharp, but never more pixels than a frame can copy."""
    width, height, ratio, *insets = (float(word) for word in geometry.split())
    width, height = max(1.0, width), max(1.0, height)
    scale = min(ratio, MOST_SCALE, sqrt(most_pixels / (width * height)))
    return Screen(round(width * scale), round(height * scale), scale, *(round(inset * scale) for inset in insets))


_surface = Surface()


def open_display(size: tuple[int, int] | None, caption: str) -> None:
    """Open the canvas at the page's size (`size` is for windows) and tell the page that the game is there."""
    pygame.display.set_caption(caption)
    _surface.seen = page().geometry()
    _surface.fit(_surface.seen)
    page().opened()


def screen() -> Screen:
    """The present geometry. Ask once a frame: when the page's size has changed and settled, the mode is set again."""
    return _surface.poll()


def fullscreen() -> None:
    """The browser fills the screen by itself, and keeps the key for it: nothing is done."""


def drawn(seconds: float) -> None:
    """Tell how long a picture took to paint and to flip; where that is slow, a smaller surface follows by itself."""
    _surface.drawn(seconds)


async def rest(seconds: float) -> list[pygame.event.Event]:
    """Sleep until the page wakes us, so many seconds at most, where the runtime lets us; else until the next frame.

    A size that has not settled is looked at in every frame. Events wait in SDL's queue: none is returned.
    """
    if seconds > 0 and _surface.settles and page().sleeps():
        await page().sleep(1000 * min(seconds, LONGEST))
    else:
        await asyncio.sleep(0)
    return []


def signals() -> set[str]:
    """What happened since the last call, among "started", "hidden", "shown", "back" and "cancelled".

    Ask before the events are read: after "cancelled" the button release that comes with them is no tap.
    """
    return set(page().signals().split())


def language() -> str:
    """The page's language, "it", "pt" or "en": that of its address (?lang=), or the browser's."""
    return page().language()


def reduced_motion() -> bool:
    """Whether the browser asks for less motion."""
    return bool(page().reduced())


def use_folder(path: str | os.PathLike[str]) -> None:
    """A page has no folders: nothing is done."""


def read(name: str) -> str | None:
    """The text kept under `name`, or None if there is none or the browser does not let us look."""
    return page().get(name) or None


def write(name: str, text: str) -> None:
    """Keep `text` under `name`. Raises Refused when the browser keeps nothing (private windows, full storage)."""
    problem = page().set(name, text)
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
    """The browser knows when a page has gone: nothing is done."""


def report(text: str) -> str:
    """Show an error on the page, with a button that loads it again. Returns "": there is no file."""
    page().fail(text)
    return ""


def copy(text: str) -> bool:
    """Show `text` on the page, ready to be copied, and try the clipboard."""
    page().copy(text)
    return True


def paste() -> str | None:
    """Ask for a text to be pasted or typed on the page, None if the player does not."""
    return page().ask() or None


def say(text: str) -> None:
    """Let a screen reader say `text`."""
    page().say(text)


def probing() -> bool:
    """Whether the page's address asks for `probe` (?probe=1, as the tests do)."""
    return bool(page().probing())


def probe(text: str) -> None:
    """Show `text` in `window.briscola.state` to whoever asked for it."""
    page().probe(text)
