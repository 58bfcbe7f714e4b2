"""A deal, a reload and a start without a server in Firefox and in WebKit, the engine of Safari."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.web.conftest import Server, missing
from tests.web.engines import ENGINES, Engine, missing_for

OPENING = 300.0  # seconds: Python and pygame start in 5 to 90 s, the machine being busy or not
PATIENCE = 60.0  # seconds for anything at the table
DEAL = 400.0  # seconds for a whole deal


class Guest:
    """Plays by what the game tells a test that follows it, with a mouse."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def enter(self, url: str) -> None:
        """Open the page, press its button, and wait for the player's turn. Cards do not fly: a deal takes less time."""
        self.engine.open(url)
        self.wait(lambda: self.engine.ask("window.briscola && (briscola.reduced = () => 1)() === 1"), "the page")
        self.wait(lambda: self.engine.ask(BUTTON), "the page's button", OPENING)
        self.engine.click(*self.engine.ask(BUTTON))
        self.wait(lambda: self.hand, "the player's turn")

    def wait(self, happened: Callable[[], object], what: str, seconds: float = PATIENCE) -> None:
        """Until something holds; an AssertionError that says what never came, or what the page complains about."""
        until = time.monotonic() + seconds
        while not happened():
            complaint = self.engine.ask(COMPLAINT)
            assert not complaint, complaint
            assert time.monotonic() < until, f"{what} never came; last seen: {self.state}"
            time.sleep(0.05)

    @property
    def state(self) -> dict[str, Any]:
        """What the game tells; empty before its first picture."""
        told = self.engine.ask("window.briscola ? briscola.state : ''")
        return dict(json.loads(told)) if told else {}

    @property
    def hand(self) -> list[dict[str, Any]]:
        """The cards that can be played now."""
        return [each for each in self.state.get("targets", []) if each["intent"].startswith("Pick(")]

    @property
    def names(self) -> list[str]:
        """What they are called."""
        return [each["label"] for each in self.hand]

    def play(self) -> None:
        """Click the first card; wait until the deal has gone on."""
        before, (x, y, width, height) = self.state["plays"], self.hand[0]["box"]
        scale = self.engine.ask("canvas.width / canvas.clientWidth")
        self.engine.click((x + width / 2) / scale, (y + height / 2) / scale)
        self.wait(lambda: self.state.get("plays", 0) > before or self.state.get("scene") == "Score", "a move")

    def deal(self) -> None:
        """Play to the end of the deal."""
        until = time.monotonic() + DEAL
        while self.state.get("scene") != "Score":
            assert time.monotonic() < until, "the deal has no end"
            self.wait(lambda: self.hand or self.state.get("scene") == "Score", "the player's turn")
            if self.hand:
                self.play()


# Where the page's button is, once it is there; what the page's box says went wrong, if it is open.
BUTTON = """(() => {
  const button = document.getElementById("play"), box = button && button.getBoundingClientRect();
  return box && box.width && window.briscola ? [box.x + box.width / 2, box.y + box.height / 2] : null;
})()"""
COMPLAINT = """(() => {
  const box = document.getElementById("box"), said = (id) => document.getElementById(id);
  return box && !box.hidden ? said("box-text").textContent + said("box-details").value : "";
})()"""


@pytest.fixture(scope="module", params=["firefox", pytest.param("webkit", marks=pytest.mark.long)])
def guest(request: pytest.FixtureRequest) -> Iterator[Guest]:
    """One browser of each engine for all tests here."""
    if lacks := missing_for(request.param):
        missing(lacks)
    with ENGINES[request.param]() as engine:
        yield Guest(engine)


def test_a_reload_and_a_start_without_the_server_in_the_middle_of_a_deal_and_the_deal_to_its_end(
    guest: Guest, offline_build: Path
) -> None:
    server = Server(offline_build)
    try:
        page = server.url + "?probe=1&lang=en"
        guest.enter(page)
        guest.play()
        guest.wait(lambda: guest.hand, "the player's turn")
        before = guest.names, guest.state["plays"]
        guest.enter(page)
        assert (guest.names, guest.state["plays"]) == before
        assert guest.engine.ask("navigator.serviceWorker.ready.then(() => true)")
    finally:
        server.stop()
    guest.enter(page)
    assert (guest.names, guest.state["plays"]) == before
    guest.deal()
    assert json.loads(guest.engine.ask("localStorage.getItem('briscola.history.json')"))
    assert guest.state["plays"] >= 40
