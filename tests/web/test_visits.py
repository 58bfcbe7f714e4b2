"""Opening the game in Chromium: other screens and keys, broken storage, blocked files, no server at all."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.web.conftest import DESKTOP, LYING, PHONE, SCREENS, Contexts, Options, Server
from tests.web.pilot import OPENING, Pilot, kept, names
from tests.web.test_page import NO_MORE

STILL: Options = {"reduced_motion": "reduce"}
KEEP = "for (const [key, text] of Object.entries(%s)) localStorage.setItem('briscola.' + key, text)"


def test_a_whole_deal_by_touch_lying_with_a_strange_link(seat: Callable[..., Pilot]) -> None:
    pilot = seat(LYING | STILL, "?fbclid=IwARpyX1&probe=1&lang=pt")
    assert pilot.state is not None and pilot.state["language"] == "pt"
    pilot.sit_down()
    pilot.page.screenshot(path=SCREENS / "lying.png")
    assert len(pilot.play_deal()) == 20
    pilot.page.screenshot(path=SCREENS / "score-lying.png")
    assert pilot.faults == []


def test_a_whole_deal_by_keys(seat: Callable[..., Pilot]) -> None:
    pilot = seat(DESKTOP | STILL, touch=False)
    keys = pilot.page.keyboard
    pilot.my_turn()
    pilot.page.screenshot(path=SCREENS / "desktop.png")
    plays = 0
    while pilot.my_turn():
        before = pilot.plays
        if plays % 2:
            keys.press("1")
        else:
            keys.press("ArrowRight")
            pilot.page.wait_for_timeout(60)
            keys.press("Enter")
        pilot.played_more_than(before)
        plays += 1
    assert plays == 20
    assert pilot.faults == []


NO_STORAGE = "Object.defineProperty(window, 'localStorage', {get() { throw new DOMException('no', 'SecurityError') }});"
SEEDED = "Math.random = () => 0.5;"  # the runtime seeds Python's global generator with 1 as well


def test_two_loads_deal_different_hands_without_storage(seat: Callable[..., Pilot]) -> None:
    hands = []
    for _ in range(2):
        pilot = seat(PHONE | STILL, script=NO_STORAGE + SEEDED)
        pilot.sit_down()
        hands.append(names(pilot))
        before = pilot.plays
        pilot.play(pilot.hand[0])
        assert pilot.my_turn()
        assert pilot.plays > before
        assert pilot.faults == []
    assert hands[0] != hands[1]


def test_storage_full_of_rubbish_starts_a_fresh_game_and_keeps_the_rubbish(seat: Callable[..., Pilot]) -> None:
    rubbish = {"game.json": '{"format":1,"nonsense', "settings.json": "null", "history.json": "[[]]"}
    script = f"if (!sessionStorage.done) {{ sessionStorage.done = 1; {KEEP % json.dumps(rubbish)} }}"
    pilot = seat(PHONE | STILL, script=script)
    pilot.sit_down()
    assert len(pilot.hand) == 3
    for name, text in rubbish.items():
        assert kept(pilot, name.replace(".json", ".broken-1.json")) == text
    assert pilot.faults == []


def test_a_broken_file_in_a_full_storage_is_not_written_over(seat: Callable[..., Pilot]) -> None:
    rubbish = {"game.json": '{"format":1,"nonsense'}
    pilot = seat(PHONE | STILL, script=f"{KEEP % json.dumps(rubbish)}; {NO_MORE}")
    pilot.sit_down()
    pilot.play(pilot.hand[0])
    assert pilot.my_turn()
    assert kept(pilot, "game.json") == rubbish["game.json"]
    assert pilot.faults == []


def told(pilot: Pilot, name: str) -> bool:
    """Whether a notice is shown that begins with this name."""
    slip = str((pilot.state or {}).get("slip", ""))
    return slip != "" and slip.startswith(name)


def test_what_went_wrong_with_files_is_told_after_the_cover_one_by_one(seat: Callable[..., Pilot]) -> None:
    rubbish = {"game.json": '{"format":1,"nonsense', "settings.json": "null", "history.json": "[[]]"}
    pilot = seat(PHONE | STILL, script=KEEP % json.dumps(rubbish), waiting=12_000)
    for name in ("settings.json", "history.json", "game.json"):
        pilot.wait(partial(told, pilot, name), f"the word about {name}")
        pilot.page.screenshot(path=SCREENS / f"slip-{name}.png")
    assert len([sentence for sentence in pilot.said if ".broken-1.json" in sentence]) == 3
    pilot.wait(lambda: not told(pilot, ""), "the end of all notices")
    assert pilot.faults == []


def test_a_blocked_runtime_offers_a_new_try(contexts: Contexts, offline: Server) -> None:
    page = contexts(PHONE).new_page()
    page.route("**/pyodide.asm.wasm", lambda route: route.abort())
    page.goto(offline.url)
    expect(page.get_by_role("button", name="Riprova")).to_be_visible(timeout=25_000)


BREAKS = "def fault(*given, **named): raise ValueError('no more felt')\n"
FAULTS = {  # where in the game something is broken
    "before it begins": "fault()",
    "at its start": "import game.store.session\ngame.store.session.Session.__init__ = fault",
    "in the menu": "import game.scenes.menu\ngame.scenes.menu.Menu.view = fault",
    "in the picture": "import game.screen.paint\ngame.screen.paint.Painter.paint = fault",
}


@pytest.mark.parametrize("where", FAULTS)
def test_a_fault_in_the_game_shows_its_traceback(contexts: Contexts, offline: Server, where: str) -> None:
    """Also one that leaves the game nothing to show by itself."""
    page = contexts(PHONE).new_page()

    def break_(route: Route) -> None:
        text = f"{BREAKS}{FAULTS[where]}\nimport main"
        route.fulfill(body=route.fetch().text().replace("import main", text))

    page.route("**/start.js", break_)
    page.goto(offline.url)
    details = page.locator("#box-details")
    details.wait_for(timeout=OPENING)
    expect(details).to_have_value(re.compile("Traceback [^$]*ValueError: no more felt"))
    page.wait_for_timeout(500)
    page.screenshot(path=SCREENS / f"fault {where}.png")
    expect(page.get_by_role("button", name=re.compile("Ricarica|Riprova"))).to_be_visible()


def test_the_second_visit_needs_no_server(contexts: Contexts, offline_build: Path) -> None:
    server = Server(offline_build)
    context = contexts(PHONE | STILL)
    first = Pilot(context.new_page()).open(server.url)
    first.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    first.page.close()
    server.stop()
    second = Pilot(context.new_page()).open(server.url)
    second.sit_down()
    assert len(second.hand) == 3
    foreign = second.page.evaluate("performance.getEntriesByType('resource').map((each) => each.name)")
    assert [name for name in foreign if not name.startswith(server.url)] == []
