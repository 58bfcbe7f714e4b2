"""The native side of `host`: a resizable window, files in the user's data folder, the system's language."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import math
import os
import warnings
from pathlib import Path

import pygame
from platformdirs import user_data_path

from game.host import files, locks
from game.host.assistive import assistant
from game.host.quiet import unheard
from game.texts import LANGUAGES
from game.view.layout import Screen

PREFERRED_SIZE = (1280, 800)  # of the window, where the desktop has room for it
LEAST_SIZE = (240, 320)  # of the window; if it is made smaller all the same, it is drawn as if it were this large
UNSEEN = {"dummy", "evdev", "offscreen"}  # drivers that SDL falls back to, with a window that nobody sees
LONGEST = 0.25  # seconds of sleep
GLANCE = 1 / 60  # seconds between two looks for events
ICON = Path(__file__).parent / "page" / "icon.svg"

_folder: Path | None = None
_seat: tuple[Path, int] | None = None  # the folder that is known to be in use, and the handle that says so
_shown = True


def open_display(size: tuple[int, int] | None, caption: str) -> None:
    """Open the window at `size` pixels, or at a comfortable size of its own. Raises pygame.error without a display."""
    try:
        with unheard():
            pygame.display.init()
    except pygame.error as error:
        raise pygame.error(f"no display to open a window on ({error})") from error
    driver = pygame.display.get_driver()
    if driver in UNSEEN and driver not in _wished():
        pygame.display.quit()
        raise pygame.error("no display to open a window on")
    pygame.display.set_caption(caption)
    if ICON.is_file():
        pygame.display.set_icon(pygame.image.load_sized_svg(ICON, (64, 64)))
    pygame.display.set_mode(size or _comfortable(), pygame.RESIZABLE | assistant.flags)
    if window := _window():
        window.minimum_size = LEAST_SIZE
    assistant.open(window)


def _wished() -> list[str]:
    """The drivers that somebody has asked SDL for."""
    names = "SDL_VIDEODRIVER", "SDL_VIDEO_DRIVER"
    return ",".join(os.environ.get(name, "") for name in names).lower().split(",")


def _comfortable() -> tuple[int, int]:
    desktop = pygame.display.get_desktop_sizes()[0]
    return min(PREFERRED_SIZE[0], desktop[0] * 9 // 10), min(PREFERRED_SIZE[1], desktop[1] * 8 // 10)


def _window() -> pygame.Window | None:
    """The window as an object, which can do what the display's functions cannot; None once pygame gives it no more.

    Its warning that it will not do so for ever tells the player nothing.
    """
    give = getattr(pygame.Window, "from_display_module", None)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        return give() if give is not None else None


def fullscreen() -> None:
    """Fill the screen with the window, or give it its size back; the display's own toggle loses icon and size."""
    window = _window()
    if window is None:
        pygame.display.toggle_fullscreen()
    elif pygame.display.is_fullscreen():
        window.set_windowed()
    else:
        window.set_fullscreen(desktop=True)


def screen() -> Screen:
    """The window's present geometry. One backing pixel is one CSS pixel, and nothing is cut off."""
    width, height = pygame.display.get_window_size()
    return Screen(max(width, LEAST_SIZE[0]), max(height, LEAST_SIZE[1]))


def drawn(seconds: float) -> None:
    """Tell how long a picture took; a window keeps its size whatever that was."""


async def rest(seconds: float) -> None:
    """Sleep until something happens, so many seconds at most, but never long: others may have to be heard too.

    It is looked for once a frame: pygame's own waiting looks a thousand times a second, and costs more than no sleep.
    """
    await asyncio.sleep(0)
    for _ in range(math.ceil(min(seconds, LONGEST) / GLANCE)):
        if pygame.event.peek():
            return
        pygame.time.wait(round(1000 * GLANCE))


def signals() -> set[str]:
    """What happened since the last call: "hidden" when the window was minimised, "shown" when it came back."""
    global _shown
    before, _shown = _shown, pygame.display.get_active()
    return assistant.heard() | (set() if before == _shown else {"shown" if _shown else "hidden"})


def hush(silent: bool) -> None:
    """Tell whether the player wants no sound; a window's sound device runs on."""


def language() -> str:
    """The system's preferred language among those of the game; "en" where it prefers none of them."""
    for preferred in pygame.system.get_pref_locales():
        if preferred["language"] in LANGUAGES:
            return preferred["language"]
    return "en"


def reduced_motion() -> bool:
    """Whether the system asks for less motion. Desktops have no common way to say so: False."""
    return False


more_contrast = probing = reduced_motion  # nor for more contrast; nobody outside follows the game through `probe`


def depart() -> None:
    """A window has no Back button of its own: nothing is done."""


def use_folder(path: str | os.PathLike[str]) -> None:
    """Keep everything in this folder instead of the user's own. It is made when something is written."""
    global _folder
    _folder = Path(path)


def folder() -> Path:
    """The folder in which the game keeps its files. Raises FileNotFoundError for a user without a home."""
    try:
        return _folder or user_data_path("briscola", appauthor=False)
    except RuntimeError as error:
        raise FileNotFoundError(errno.ENOENT, str(error)) from error


def read(name: str) -> str | None:
    """The text kept under `name`, or None if there is none. What is not UTF-8 reads as U+FFFD.

    Raises OSError when there is a file that cannot be read.
    """
    try:
        path = folder() / name
        return files.patiently(lambda: path.read_text(encoding="utf-8", errors="replace"))
    except (FileNotFoundError, NotADirectoryError):
        return None


def write(name: str, text: str) -> None:
    """Keep `text` under `name`: all of it or, if anything fails, what was there before.

    Raises OSError that tells why and where.
    """
    path = folder() / name
    try:
        folder().mkdir(parents=True, exist_ok=True)
        files.replace(path, text)
    except OSError as error:
        raise OSError(error.errno, error.strerror or str(error), str(path)) from error


def set_aside(name: str) -> str:
    """Rename the file `name` to a free name, which is returned; nothing is ever overwritten. Raises OSError."""
    stem, dot, suffix = name.partition(".")
    aside = files.free(folder(), f"{stem}.broken", dot + suffix)
    files.move(folder() / name, aside)
    return aside.name


def alone() -> contextlib.AbstractContextManager[None]:
    """A context in which no other sitting writes what all of them share."""
    return locks.alone(folder())


def elsewhere() -> bool:
    """Whether the game is open elsewhere, with the same folder; others are told so of this one while it runs."""
    global _seat
    leave()
    try:
        folder().mkdir(parents=True, exist_ok=True)
        handle, first = locks.sit(folder())
    except OSError:  # saving will tell what is wrong
        return False
    _seat = folder(), handle
    if first:
        files.sweep(folder())
    return not first


def leave() -> None:
    """Tell others no more that the game is open here."""
    global _seat
    if _seat is not None:
        locks.leave(*_seat)
        _seat = None


def report(text: str) -> str:
    """Write an error report to a new file; returns its path. Raises OSError if that fails."""
    path = files.free(folder(), "report", ".txt")
    with files.gone_if_it_fails(path, full=False):
        files.replace(path, text)
    return str(path)


def copy(text: str) -> bool:
    """Put `text` on the clipboard; False where there is none, or where it does not take such a text."""
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, AttributeError, NotImplementedError, ValueError):
        return False
    return True


def paste() -> str | None:
    """The text on the clipboard, None if there is none. What is not UTF-8 reads as U+FFFD."""
    try:
        return pygame.scrap.get_text() or None
    except UnicodeDecodeError as error:
        return error.object.decode(errors="replace")
    except (pygame.error, AttributeError, NotImplementedError):
        return None


say, mirror = assistant.say, assistant.mirror


def probe(text: str) -> None:
    """Natively nobody follows."""
