"""An X server that shows nothing, openbox on it, and the game in a window there, as a player would have it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from io import BytesIO
from itertools import count
from pathlib import Path
from random import Random
from typing import NamedTuple

import pygame

from game.store.session import Session
from tests.store.sitting import HERE
from tests.store.stores import Memory

ROOT = Path(__file__).parent.parent.parent
SIZE = (1000, 700)  # of the desk
PATIENCE = 60.0  # seconds for anything to happen; on an idle machine nearly everything takes a tenth of one
POLL = 0.03
QUIET = subprocess.DEVNULL
X11 = {"SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}
COMMAND = (sys.executable, "-W", "error", "-m", "game")  # as strict about warnings as Python can be
TOOLS = {  # what is called, and the Debian package that it comes from
    "Xvfb": "xvfb",
    "openbox": "openbox",
    "xdotool": "xdotool",
    "wmctrl": "wmctrl",
    "xclip": "xclip",
    "import": "imagemagick",
    "xwininfo": "x11-utils",
    "xprop": "x11-utils",
    "xmessage": "x11-utils",
}


def wait(happened: Callable[[], object], what: str) -> None:
    """Until something holds; an AssertionError that says what never came."""
    until = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < until, f"{what} never came"
        time.sleep(POLL)


class Area(NamedTuple):
    """Where a window is on the desk, without its frame."""

    x: int
    y: int
    width: int
    height: int

    @property
    def size(self) -> tuple[int, int]:
        return self.width, self.height


class Desk:
    """X on a free display, and a window manager."""

    def __init__(self, home: Path) -> None:
        self._running: list[subprocess.Popen[bytes]] = []
        told, tell = os.pipe()
        screen = f"{SIZE[0]}x{SIZE[1]}x24"
        self.environment = os.environ | {"HOME": str(home), "XDG_CONFIG_HOME": str(home), "XDG_CACHE_HOME": str(home)}
        # Without -noreset the server begins anew when its only client so far, a short question, has gone.
        self.start("Xvfb", "-noreset", "-displayfd", str(tell), "-screen", "0", screen, "-nolisten", "tcp", tell=tell)
        os.close(tell)
        with os.fdopen(told) as file:
            self.environment |= {"DISPLAY": f":{file.readline().strip()}"}
        self.start("openbox")
        wait(lambda: "Openbox" in self.ask("wmctrl", "-m", check=False), "a window manager")

    def start(
        self,
        *command: str,
        drivers: dict[str, str] | None = None,
        said: int = QUIET,
        errors: int = QUIET,
        tell: int = 2,
    ) -> subprocess.Popen[bytes]:
        """Run something on the desk, until it ends or the desk is cleared; it may write to the descriptor `tell`."""
        environment = self.environment | (drivers or {})
        made = subprocess.Popen(command, cwd=ROOT, env=environment, pass_fds=(tell,), stdout=said, stderr=errors)
        self._running.append(made)
        return made

    def do(self, *command: str) -> bytes:
        """Run something to its end; what it says."""
        return subprocess.run(command, env=self.environment, capture_output=True, check=True, timeout=PATIENCE).stdout

    def ask(self, *command: str, check: bool = True) -> str:
        """What a tool says, as text; "" where it fails, unless that is an error."""
        try:
            return self.do(*command).decode(errors="replace")
        except subprocess.CalledProcessError:
            if check:
                raise
            return ""

    def window_of(self, process: subprocess.Popen[bytes]) -> str:
        """The window that a program has opened."""
        found: list[str] = []

        def opened() -> bool:
            assert process.poll() is None, (process.stderr.read() if process.stderr else b"").decode()
            rows = [row.split(None, 4) for row in self.ask("wmctrl", "-l", "-p", check=False).splitlines()]
            found[:] = [row[0] for row in rows if row[2] == str(process.pid)]
            return bool(found)

        wait(opened, "a window")
        return found[0]

    def picture(self, area: Area) -> bytes:
        """What is seen of a part of the desk."""
        cut = f"{area.width}x{area.height}+{area.x}+{area.y}"
        png = self.do("import", "-silent", "-window", "root", "-crop", cut, "+repage", "png:-")
        return pygame.image.tobytes(pygame.image.load(BytesIO(png), "x.png"), "RGB")

    def clear(self) -> None:
        """End everything that is still there, X last."""
        for each in reversed(self._running):
            each.kill()
            each.communicate()


def calm() -> Memory:
    """What a player has kept whose cards do not fly, and against whom the computer opens the deal.

    Once its card lies, nothing moves until the player does something.
    """
    for seed in count():
        kept = Memory()
        session = Session(kept, Random(seed))
        session.change(speed="none", sound="off")
        if session.table.turn != HERE:
            return kept
    raise AssertionError("numbers do not end")


class Game:
    """The game in a window."""

    def __init__(self, desk: Desk, folder: Path, size: str = "400x600", command: Sequence[str] = COMMAND) -> None:
        self.desk, self.folder = desk, folder
        for name, text in calm().items():
            (folder / name).write_text(text)
        options = ("--data-dir", str(folder), "--lang", "en", "--size", size)
        self._process = desk.start(*command, *options, drivers=X11, errors=subprocess.PIPE)
        self.window = desk.window_of(self._process)

    # looking

    @property
    def area(self) -> Area:
        """Where the window is now."""
        told = self.desk.ask("xwininfo", "-id", self.window)
        words = ("Absolute upper-left X", "Absolute upper-left Y", "Width", "Height")
        return Area(*(int(re.search(rf"{word}:\s+(-?\d+)", told)[1]) for word in words))  # type: ignore[index]

    @property
    def icon(self) -> str:
        """What the window manager is told to show for the window; "" if nothing."""
        told = self.desk.ask("xprop", "-id", self.window, "-notype", "32c", "_NET_WM_ICON")
        return told if "=" in told else ""

    def seen(self) -> bytes:
        """The picture where the window is."""
        return self.desk.picture(self.area)

    def at_rest(self) -> bytes:
        """The picture, once it has not changed for half a second."""
        last, since = b"", 0.0

        def rests() -> bool:
            nonlocal last, since
            now = self.seen()
            if now != last:
                last, since = now, time.monotonic()
            return time.monotonic() - since > 0.5

        wait(rests, "a table at rest")
        return last

    def session(self) -> Session:
        """What the game has kept until now."""
        return Session(Memory({each.name: each.read_text() for each in self.folder.glob("*.json")}), Random(1))

    @property
    def moves(self) -> int:
        """How many cards have been played."""
        return len(self.session().record.moves)

    # doing

    def key(self, *keys: str) -> None:
        """Press keys, in the window."""
        self.front()
        self.desk.do("xdotool", "key", *keys)

    def front(self) -> None:
        """Bring the window to the front."""
        self.desk.do("wmctrl", "-i", "-a", self.window)
        wait(lambda: int(self.desk.ask("xdotool", "getwindowfocus", check=False) or 0) == int(self.window, 16), "focus")

    def close(self) -> str:
        """Close the window as its frame's button does; what the game complained about."""
        self.desk.do("wmctrl", "-i", "-c", self.window)
        _, complaints = self._process.communicate(timeout=PATIENCE)
        assert self._process.returncode == 0, complaints.decode()
        return complaints.decode()
