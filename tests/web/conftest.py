"""What the browser tests stand on: both builds, a server that can be stopped, Chromium, phones and desktops.

They are skipped, with the reason, where something they need is missing; with BRISCOLA_REQUIRE_BROWSER=1 in the
environment they fail instead.
"""

from __future__ import annotations

import fcntl
import functools
import os
import shutil
import subprocess
import threading
from collections.abc import Callable, Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.web.pilot import Pilot

ROOT = Path(__file__).parent.parent.parent
SCREENS = ROOT / "build" / "screens"
CHROMIUM = os.environ.get("BRISCOLA_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
Options = dict[str, Any]
PHONE: Options = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 3,
    "is_mobile": True,
    "has_touch": True,
    "locale": "it-IT",
}
LYING: Options = PHONE | {"viewport": {"width": 844, "height": 390}}
DESKTOP: Options = {"viewport": {"width": 1280, "height": 720}, "locale": "en-GB"}


def missing(reason: str) -> None:
    """Skip, or fail where the browser tests are required."""
    if os.environ.get("BRISCOLA_REQUIRE_BROWSER") == "1":
        pytest.fail(f"required, but {reason}")
    pytest.skip(reason)


def built(*options: str) -> None:
    """Run build_web.sh once per test run, whichever worker comes first."""
    (ROOT / "build").mkdir(exist_ok=True)
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
    mark = ROOT / "build" / f"built-{'-'.join(options) or 'pygbag'}.txt"
    with open(ROOT / "build" / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if mark.exists() and mark.read_text() == run:
            return
        done = subprocess.run([ROOT / "build_web.sh", *options], capture_output=True, text=True, timeout=300)
        if done.returncode:
            missing(f"the build failed: {done.stderr.strip()}")
        mark.write_text(run)


@pytest.fixture(scope="session")
def pygbag_build() -> Path:
    """The folder of the pygbag build."""
    built()
    return ROOT / "build" / "web"


@pytest.fixture(scope="session")
def offline_build() -> Path:
    """The folder of the self-contained build."""
    if not os.environ.get("BRISCOLA_PYGAME_WHEEL"):
        missing("BRISCOLA_PYGAME_WHEEL names no pygame-ce wheel for Pyodide")
    if not (shutil.which("npm") and shutil.which("node")):
        missing("npm, which fetches Pyodide, or node, which runs it for the build, is not installed")
    built("--self-contained")
    return ROOT / "build" / "web-offline"


class Server:
    """Serves a folder on a port of this computer, any by default, until it is stopped."""

    def __init__(self, folder: Path, handler: type[SimpleHTTPRequestHandler] | None = None, port: int = 0) -> None:
        self._server = Forgiving(("127.0.0.1", port), functools.partial(handler or Quiet, directory=str(folder)))
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()
        self.url = f"http://localhost:{self._server.server_port}/"

    def stop(self) -> None:
        """Answer nothing any more; stopping twice is no mistake."""
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()


class Forgiving(ThreadingHTTPServer):
    """A page that is closed while it loads is no fault."""

    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        """Nothing to tell."""


class Quiet(SimpleHTTPRequestHandler):
    """Says nothing about what it serves."""

    def log_message(self, format: str, *args: object) -> None:
        """Nothing."""


@pytest.fixture(scope="session")
def offline(offline_build: Path) -> Iterator[Server]:
    """A server of the self-contained build."""
    server = Server(offline_build)
    yield server
    server.stop()


@pytest.fixture(scope="session")
def online(pygbag_build: Path) -> Iterator[Server]:
    """A server of the pygbag build."""
    server = Server(pygbag_build)
    yield server
    server.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """Headless Chromium, one for all tests."""
    if not CHROMIUM:
        missing("there is no Chromium on this machine (apt-get install chromium, or set BRISCOLA_CHROMIUM)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, headless=True, args=FLAGS)
        yield browser
        browser.close()


Contexts = Callable[[Options], BrowserContext]


@pytest.fixture(scope="module")
def contexts(chromium: Browser) -> Iterator[Callable[[Options], BrowserContext]]:
    """Makes browser contexts (each with its own storage) and closes them after the module."""
    made: list[BrowserContext] = []

    def make(options: Options) -> BrowserContext:
        made.append(chromium.new_context(**options))
        return made[-1]

    yield make
    for context in made:
        context.close()


@pytest.fixture(scope="module")
def seat(contexts: Contexts, offline: Server) -> Callable[..., Pilot]:
    """Sits down at a table of its own; `script` runs before the page does, `waiting` ms pass under its cover."""

    def sit(
        options: Options = PHONE, query: str = "?probe=1", script: str = "", touch: bool = True, waiting: int = 200
    ) -> Pilot:
        page = contexts(options).new_page()
        if script:
            page.add_init_script(script)
        return Pilot(page, touch).open(offline.url, query, waiting)

    return sit
