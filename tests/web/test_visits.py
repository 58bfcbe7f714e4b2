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
from tests.web.deployment import Host
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


WASM, WHEEL, BUNDLE = "**/pyodide.asm.wasm", "**/pygame*.bin", "**/briscola.bin"
LOST: dict[str, tuple[str, Options | None, str]] = {  # what does not arrive, what comes instead, what is said of it
    "no answer": (WASM, None, "Controlla la connessione"),
    "missing": (WASM, {"status": 404}, "manca una parte"),
    "a fault of the server": (WASM, {"status": 500}, "ha un guasto"),
    "cut": (WASM, {"body": b"\0asm\1\0\0\0\1", "content_type": "application/wasm"}, "danneggiata"),
    "no wheel": (WHEEL, {"status": 404}, "manca una parte"),
    "no game": (BUNDLE, {"status": 404}, "manca una parte"),
    "no start": ("**/start.js", {"status": 404}, "manca una parte"),
    "no runtime": ("**/pyodide.js", {"status": 503}, "ha un guasto"),
}


@pytest.mark.parametrize("lost", LOST)
def test_what_does_not_arrive_is_told_at_once_and_as_it_is(contexts: Contexts, offline: Server, lost: str) -> None:
    """Before Python has started: the rest of it never comes."""
    page = contexts(PHONE).new_page()
    address, instead, said = LOST[lost]
    waiting: list[Route] = []
    if address != WASM:
        page.route(WASM, lambda route: waiting.append(route))
    page.route(address, lambda route: route.fulfill(**instead) if instead else route.abort())
    page.goto(offline.url, wait_until="commit")
    expect(page.locator("#box-text")).to_contain_text(said, timeout=20_000)  # the watch says other words after 25
    expect(page.get_by_role("button", name="Riprova")).to_be_visible()
    for route in waiting:
        route.abort()


@pytest.mark.parametrize("policy", ["script-src 'self' 'wasm-unsafe-eval'", "script-src 'self'"])
def test_what_a_site_forbids_is_named(contexts: Contexts, offline: Server, policy: str) -> None:
    page = contexts(PHONE).new_page()

    def forbid(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, headers=answer.headers | {"Content-Security-Policy": policy})

    page.route(offline.url, forbid)
    page.goto(offline.url)
    expect(page.locator("#box-text")).to_contain_text("script-src 'unsafe-eval'", timeout=OPENING)
    page.screenshot(path=SCREENS / "forbidden.png")


def test_what_a_site_must_allow_is_enough(contexts: Contexts, offline: Server) -> None:
    page = contexts(PHONE).new_page()

    def allow(route: Route) -> None:
        answer = route.fetch()
        policy = "default-src 'self'; script-src 'self' 'unsafe-eval'; style-src 'self' 'unsafe-inline'"
        route.fulfill(response=answer, headers=answer.headers | {"Content-Security-Policy": policy})

    page.route(lambda address: address.startswith(f"{offline.url}?"), allow)
    Pilot(page).open(offline.url).sit_down()


def test_a_frame_without_an_origin_of_its_own_plays_without_keeping(
    contexts: Contexts, offline_build: Path, tmp_path: Path
) -> None:
    """As some hosts embed games: every storage and the workers throw."""
    host = Host(offline_build, "none")
    page = contexts(PHONE).new_page()
    frame = f'<iframe sandbox="allow-scripts" width="390" height="800" src="{host.url}?probe=1"></iframe>'
    page.route("**/around", lambda route: route.fulfill(body=frame, content_type="text/html"))
    page.goto(host.url + "around")
    game = page.frame_locator("iframe")
    game.locator("#play").click(timeout=OPENING)
    game.locator("#cover").wait_for(state="hidden")
    page.frames[1].wait_for_function("briscola.state.includes('Pick(')")
    expect(game.locator("#box")).to_be_hidden()
    host.stop()


def test_a_storage_that_keeps_nothing_is_told_once_at_the_table(seat: Callable[..., Pilot]) -> None:
    pilot = seat(PHONE | STILL, script=NO_STORAGE)
    pilot.sit_down()
    pilot.play(pilot.hand[0])
    pilot.wait(lambda: (pilot.state or {}).get("slip"), "a word about the storage")
    pilot.page.screenshot(path=SCREENS / "slip-storage.png")
    slip = str((pilot.state or {})["slip"])
    pilot.my_turn()
    pilot.play(pilot.hand[0])  # while it is told, so that no card has just moved away from under the finger
    pilot.my_turn()
    pilot.wait(lambda: not (pilot.state or {}).get("slip"), "its end")
    assert pilot.said.count(slip) == 1
    assert pilot.faults == []


ONLY_ASCII = """
let page;
Object.defineProperty(window, "briscola", {
  get: () => page,
  set: (made) => {
    page = made;
    for (const name of ["say", "mirror", "set", "copy", "probe", "aside", "get"]) {
      const real = made[name];
      made[name] = (...given) => {
        if (!given.every((each) => /^[\\x00-\\x7f]*$/.test(each))) throw new Error(`not ASCII: ${given}`);
        return real(...given);
      };
    }
  },
});
"""


def test_only_ascii_goes_from_the_game_to_the_page(seat: Callable[..., Pilot]) -> None:
    """pygbag's road garbles all else; the page says and keeps it whole."""
    pilot = seat(PHONE | STILL, "?probe=1&lang=pt", script=ONLY_ASCII)
    assert len(pilot.play_deal()) == 20
    assert any(not sentence.isascii() for sentence in pilot.said)
    assert pilot.faults == []


def test_back_from_the_table_leads_to_the_menu_and_from_there_away(seat: Callable[..., Pilot]) -> None:
    pilot = seat(PHONE | STILL)
    pilot.sit_down()
    pilot.page.evaluate("history.back()")
    pilot.wait(lambda: pilot.scene == "Menu", "the menu")
    pilot.page.evaluate("history.back()")
    pilot.page.wait_for_url("about:blank")


@pytest.mark.parametrize(("kept", "contrast"), [("", "on"), ('{"format":1}', "off")])
def test_who_asks_for_more_contrast_gets_it_unless_he_has_chosen(
    seat: Callable[..., Pilot], kept: str, contrast: str
) -> None:
    script = KEEP % json.dumps({"settings.json": kept}) if kept else ""
    pilot = seat(PHONE | STILL | {"contrast": "more"}, script=script)
    pilot.sit_down()
    settings = json.loads(pilot.page.evaluate("briscola.get('settings.json')"))
    assert settings.get("contrast", "off") == contrast


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
