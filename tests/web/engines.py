"""Firefox and WebKit as the smoke tests use them: open, ask the page, click, close.

Firefox is driven by its own remote protocol (WebDriver BiDi), WebKit by Debian's driver for WebKitGTK on a screen that
nobody sees.
"""

from __future__ import annotations

import contextlib
import gc
import glob
import itertools
import json
import os
import re
import shutil
import subprocess
import tempfile
import time
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import websocket
from selenium import webdriver
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

WIDTH, HEIGHT = 900, 700  # of the page
PATIENCE = 120.0  # seconds for the browser to start, and to answer anything
QUIET = subprocess.DEVNULL


class Engine(Protocol):
    """A browser with one page."""

    def open(self, url: str) -> None:
        """Go there; whether it has loaded is asked for."""

    def ask(self, expression: str) -> Any:
        """What a JavaScript expression, or the promise that it is, is worth; it goes through JSON."""

    def click(self, x: float, y: float) -> None:
        """Press and release the mouse's button at a point, in CSS pixels."""


class Firefox:
    """Headless Firefox, over a web socket."""

    def __init__(self, address: str) -> None:
        self._socket = websocket.create_connection(f"{address}/session", timeout=PATIENCE, suppress_origin=True)
        self._numbers = itertools.count(1)
        self._send("session.new", capabilities={})
        self._page = self._send("browsingContext.getTree")["contexts"][0]["context"]
        self._send("browsingContext.setViewport", context=self._page, viewport={"width": WIDTH, "height": HEIGHT})

    def _send(self, method: str, **params: object) -> Any:
        """What the browser answers to a command. Raises RuntimeError with what it objects to."""
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while (answer := json.loads(self._socket.recv())).get("id") != number:
            pass
        if answer["type"] == "error":
            raise RuntimeError(f"{method}: {answer['message']}")
        return answer["result"]

    def open(self, url: str) -> None:
        """Go there."""
        self._send("browsingContext.navigate", context=self._page, url=url, wait="none")

    def ask(self, expression: str) -> Any:
        """The expression's worth."""
        asked = f"(async () => JSON.stringify((await ({expression})) ?? null))()"
        answer = self._send("script.evaluate", expression=asked, target={"context": self._page}, awaitPromise=True)
        return json.loads(answer["result"]["value"])

    def click(self, x: float, y: float) -> None:
        """Move, press, release."""
        way = {"type": "pointerMove", "x": round(x), "y": round(y)}
        does = [way, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        self._send(
            "input.performActions", context=self._page, actions=[{"type": "pointer", "id": "m", "actions": does}]
        )


class WebKit:
    """A window of WebKitGTK's own small browser."""

    def __init__(self, driver: webdriver.WebKitGTK) -> None:
        self._driver = driver
        driver.set_script_timeout(PATIENCE)

    def open(self, url: str) -> None:
        """Go there."""
        self._driver.get(url)

    def ask(self, expression: str) -> Any:
        """The expression's worth."""
        script = f"(async () => JSON.stringify((await ({expression})) ?? null))().then(arguments[0])"
        return json.loads(self._driver.execute_async_script(script))

    def click(self, x: float, y: float) -> None:
        """Move, press, release."""
        builder = ActionBuilder(self._driver)
        builder.pointer_action.move_to_location(round(x), round(y))  # type: ignore[no-untyped-call]
        builder.pointer_action.pointer_down()  # type: ignore[no-untyped-call]
        builder.pointer_action.pointer_up()  # type: ignore[no-untyped-call]
        builder.perform()


def missing_for(name: str) -> str:
    """What this machine lacks to run the engine; "" if nothing."""
    if name == "firefox":
        return "" if _firefox() else "there is no Firefox on this machine (apt-get install firefox-esr)"
    found = shutil.which("WebKitWebDriver") and _mini_browser() and shutil.which("Xvfb")
    return "" if found else "there is no WebKit to be driven on this machine (apt-get install webkit2gtk-driver xvfb)"


def _firefox() -> str:
    return shutil.which("firefox-esr") or shutil.which("firefox") or ""


def _mini_browser() -> str:
    return next(iter(sorted(glob.glob("/usr/lib*/*/webkit2gtk-4*/MiniBrowser"))), "")


@contextlib.contextmanager
def firefox() -> Iterator[Engine]:
    """Firefox, with a profile of its own, until the end of the context."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        told = Path(profile) / "told.txt"
        command = (_firefox(), "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0")
        with told.open("w") as file, _running(*command, errors=file):
            yield Firefox(_address(told))


def _address(told: Path) -> str:
    """Where Firefox listens, once it has said so."""
    until = time.monotonic() + PATIENCE
    while not (found := re.search(r"listening on (ws://\S+)", told.read_text(errors="replace"))):
        assert time.monotonic() < until, told.read_text(errors="replace")
        time.sleep(0.1)
    return found[1]


@contextlib.contextmanager
def webkit() -> Iterator[Engine]:
    """WebKitGTK, on a screen of its own, until the end of the context."""
    tell, told = (os.pipe())[::-1]
    screen = ("-screen", "0", f"{WIDTH + 200}x{HEIGHT + 300}x24", "-nolisten", "tcp")
    with _running("Xvfb", "-noreset", "-displayfd", str(tell), *screen, tell=tell):
        os.close(tell)
        with os.fdopen(told) as file:
            display = file.readline().strip()
        options = Options()
        options.binary_location = _mini_browser()
        options.add_argument("--automation")
        service = Service(shutil.which("WebKitWebDriver"), env=os.environ | {"DISPLAY": f":{display}"})
        with _forgiven():
            driver = webdriver.WebKitGTK(options=options, service=service)
        try:
            yield WebKit(driver)
        finally:
            with _forgiven():
                driver.quit()


@contextlib.contextmanager
def _forgiven() -> Iterator[None]:
    """Selenium warns of itself, and leaves connections for the collector: no later test is to meet them."""
    with warnings.catch_warnings():
        for each in (DeprecationWarning, ResourceWarning):
            warnings.simplefilter("ignore", each)
        yield
        gc.collect()


@contextlib.contextmanager
def _running(*command: str, errors: Any = QUIET, tell: int = 2) -> Iterator[None]:
    """A program with all that it starts, killed at the end; it may write to the descriptor `tell`."""
    started = subprocess.Popen(command, stdout=QUIET, stderr=errors, pass_fds=(tell,), start_new_session=True)
    try:
        yield
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(started.pid, 9)
        started.wait()


ENGINES = {"firefox": firefox, "webkit": webkit}
