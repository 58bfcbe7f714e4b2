"""The page's own duties, without Python: a stand-in takes the place of pygbag's loader."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.conftest import DESKTOP, LYING, PHONE, SCREENS, Contexts, Options, Server
from tests.web.pilot import until

LOADER = "**/pythons.js"
# Does what the real loader does to the page: reads the config and the inline program, and calls the hooks.
STAND_IN = """
const site = document.getElementById("site");
window.seen = { config: window.config, search: location.search, data: {...site.dataset}, program: site.text };
const context = new AudioContext();
custom_onload(true);
document.getElementById("progress").value = 100;
window.ran = true;
"""


@pytest.fixture
def shell(contexts: Contexts, online: Server) -> Callable[..., Page]:
    """Opens the page with the stand-in; `opened=False` stops before the game is there."""

    def open_(query: str = "", options: Options = PHONE, opened: bool = True, script: str = "") -> Page:
        page = contexts(options).new_page()
        page.route(LOADER, lambda route: route.fulfill(body=STAND_IN, content_type="text/javascript"))
        if script:
            page.add_init_script(script)
        page.goto(online.url + query)
        page.wait_for_function("window.ran")
        if opened:
            page.evaluate("briscola.opened()")
        return page

    return open_


def playing(page: Page) -> Page:
    """The page after its Play button."""
    page.locator("#play").click()
    page.evaluate("briscola.signals()")
    return page


def test_the_loader_finds_what_it_reads(shell: Callable[..., Page]) -> None:
    seen = shell(opened=False).evaluate("seen")
    assert seen["config"]["archive"] == "briscola"
    assert seen["config"]["gui_divider"] == 1
    assert (seen["config"]["ume_block"], seen["config"]["can_close"]) == (0, 1)
    assert seen["data"] == {"python": "python3.12", "os": "snd,gui"}
    program = seen["program"]
    assert program.startswith("#<!--\n")
    assert "{{" not in program
    compile(program, "site", "exec")


@pytest.mark.parametrize(
    ("query", "address"),
    [
        ("?fbclid=IwARpyX1", "?x"),
        ("?fbclid=IwARpyX1&lang=pt&probe=1", "?x&lang=pt&probe=1"),
        ("?lang=%22py", "?x"),
        ("", "?x"),
    ],
)
def test_no_parameter_can_name_an_interpreter(shell: Callable[..., Page], query: str, address: str) -> None:
    page = shell(query, opened=False)
    assert page.evaluate("seen.search") == address
    assert page.evaluate("PAGE_QUERY") == query


@pytest.mark.parametrize(
    ("query", "locale", "language", "play"),
    [
        ("", "it-IT", "it", "Gioca"),
        ("", "pt-BR", "pt", "Jogar"),
        ("", "de-DE", "en", "Play"),
        ("?lang=pt", "it-IT", "pt", "Jogar"),
        ("?lang=xx", "it-IT", "it", "Gioca"),
    ],
)
def test_the_language(shell: Callable[..., Page], query: str, locale: str, language: str, play: str) -> None:
    page = shell(query, PHONE | {"locale": locale})
    assert page.evaluate("briscola.language()") == language
    assert page.evaluate("document.documentElement.lang") == language
    expect(page.get_by_role("button", name=play)).to_be_visible()


@pytest.mark.parametrize(("name", "options"), [("portrait", PHONE), ("lying", LYING), ("desktop", DESKTOP)])
def test_the_cover_fits_every_screen(shell: Callable[..., Page], name: str, options: Options) -> None:
    page = shell(options=options, opened=False)
    page.screenshot(path=SCREENS / f"cover-loading-{name}.png")
    page.evaluate("briscola.opened()")
    page.screenshot(path=SCREENS / f"cover-{name}.png")
    for place in ("#cover img", "#cover h1", "#play"):
        box = page.locator(place).bounding_box()
        assert box is not None
        assert box["x"] >= 0 and box["y"] >= 0
        assert box["x"] + box["width"] <= options["viewport"]["width"]
        assert box["y"] + box["height"] <= options["viewport"]["height"]
    height = page.locator("#play").bounding_box()
    assert height is not None and height["height"] >= 44


def test_progress_is_shown_and_read_out(shell: Callable[..., Page]) -> None:
    page = shell(opened=False)
    assert page.locator("#progress-cards").get_attribute("aria-valuenow") == "60"
    assert page.locator("#progress-cards i.turned").count() == 6
    page.evaluate("briscola.progress(0.2)")
    assert page.locator("#progress-cards i.turned").count() == 6, "progress never goes back"


def test_sound_waits_for_the_button(shell: Callable[..., Page]) -> None:
    page = shell()
    assert page.evaluate("briscola.contexts.map((each) => each.state)") == ["suspended"]
    page.touchscreen.tap(20, 20)
    assert page.evaluate("briscola.contexts.map((each) => each.state)") == ["suspended"]
    page.locator("#play").tap()
    page.wait_for_function("briscola.contexts[0].state === 'running'")
    assert page.evaluate("briscola.signals()") == "started"
    expect(page.locator("#cover")).to_be_hidden()


def test_enter_starts_too(shell: Callable[..., Page]) -> None:
    page = shell(options=DESKTOP)
    page.keyboard.press("Enter")
    assert page.evaluate("briscola.signals()") == "started"


FOCUSED = "document.activeElement.id || document.activeElement.localName"


def test_tab_finds_the_cover_first_and_leaves_the_table(shell: Callable[..., Page]) -> None:
    page = shell(options=DESKTOP)
    page.keyboard.press("Tab")
    assert page.evaluate(FOCUSED) == "play"
    page.keyboard.press("Tab")
    assert page.evaluate(FOCUSED) != "canvas", "it lies under the cover"
    page.keyboard.press("Enter")
    expect(page.locator("#cover")).to_be_hidden()
    assert page.evaluate(FOCUSED) == "canvas"
    page.evaluate("document.addEventListener('keydown', (event) => event.preventDefault())")  # as the runtime does
    page.keyboard.press("Tab")
    assert page.evaluate(FOCUSED) != "canvas"
    page.keyboard.press("Tab")
    assert page.evaluate(FOCUSED) == "canvas", "and comes back"


def test_more_contrast_is_told(shell: Callable[..., Page]) -> None:
    assert shell().evaluate("briscola.contrast()") == 0
    page = shell()
    page.emulate_media(contrast="more")
    assert page.evaluate("briscola.contrast()") == 1


def test_the_cover_can_be_zoomed_and_the_table_begins_unzoomed(shell: Callable[..., Page]) -> None:
    page = shell()
    pinch = {"x": 195, "y": 200, "scaleFactor": 2}
    page.context.new_cdp_session(page).send("Input.synthesizePinchGesture", pinch)
    page.wait_for_function("visualViewport.scale > 1.5")
    page.evaluate("document.getElementById('play').click()")
    page.wait_for_function("visualViewport.scale === 1")


def test_a_blocked_runtime_offers_a_new_try(contexts: Contexts, online: Server) -> None:
    page = contexts(PHONE).new_page()
    page.route(LOADER, lambda route: route.abort())
    page.goto(online.url + "?fbclid=IwARpyX1")
    expect(page.get_by_role("button", name="Riprova")).to_be_visible(timeout=25_000)
    page.screenshot(path=SCREENS / "retry.png")
    page.unroute(LOADER)
    page.route(LOADER, lambda route: route.fulfill(body=STAND_IN, content_type="text/javascript"))
    page.get_by_role("button", name="Riprova").click()
    page.wait_for_function("window.ran")
    assert page.evaluate("PAGE_QUERY") == "?fbclid=IwARpyX1", "the new try has the address of the first"


def test_a_runtime_that_never_answers_is_noticed_after_25_seconds(contexts: Contexts, online: Server) -> None:
    page = contexts(PHONE).new_page()
    page.clock.install()
    waiting: list[Route] = []
    page.route(LOADER, lambda route: waiting.append(route))
    page.goto(online.url, wait_until="commit")
    page.wait_for_function("window.briscola")
    page.clock.run_for(12_000)  # real time passes as well
    expect(page.locator("#box")).to_be_hidden()
    page.clock.run_for(15_000)
    expect(page.get_by_role("button", name="Riprova")).to_be_visible()
    for route in waiting:
        route.abort()


@pytest.mark.parametrize(
    "fault",
    ["setTimeout(() => { throw new Error('broken wheel') })", "Promise.reject(new Error('broken wheel'))"],
)
def test_any_fault_while_loading_offers_a_new_try(shell: Callable[..., Page], fault: str) -> None:
    """Any that comes again after the page has loaded itself anew, without a word."""
    page = shell(opened=False, script=f"addEventListener('DOMContentLoaded', () => {{ {fault} }})")
    expect(page.locator("#box-details")).to_have_value(expected_text("broken wheel"))
    expect(page.get_by_role("button", name="Riprova")).to_be_visible()
    assert page.evaluate("performance.getEntriesByType('navigation')[0].type") == "reload"


def expected_text(part: str) -> re.Pattern[str]:
    """A pattern that any text with `part` in it matches."""

    return re.compile(re.escape(part))


def test_alerts_and_tracebacks_are_shown_on_the_page(shell: Callable[..., Page]) -> None:
    page = playing(shell())
    page.evaluate("alert('Error occurred: no more felt')")
    expect(page.locator("#box-details")).to_have_value("Error occurred: no more felt")
    page.evaluate("briscola.fail(JSON.stringify('a second fault'))")
    expect(page.locator("#box-details")).to_have_value("Error occurred: no more felt")
    page.screenshot(path=SCREENS / "fault.png")
    page.get_by_role("button", name="Chiudi").click()
    expect(page.locator("#box")).to_be_hidden()
    page.evaluate("briscola.fail(JSON.stringify('Traceback (most recent call last)'))")
    with page.expect_navigation():
        page.get_by_role("button", name="Ricarica").click()


@pytest.mark.parametrize("language", ["it", "pt", "en"])
def test_a_closed_game_says_that_the_page_may_be_closed_and_offers_to_start_again(
    shell: Callable[..., Page], language: str
) -> None:
    page = playing(shell(f"?lang={language}"))
    page.evaluate("briscola.ended()")
    expect(page.locator("#box-text")).to_contain_text(
        re.compile("chiudere anche la pagina|fechar a página|close the page")
    )
    page.screenshot(path=SCREENS / f"ended-{language}.png")
    with page.expect_navigation():
        page.get_by_role("button", name=re.compile("Ricomincia|Começar de novo|Start again")).click()


def test_a_fault_is_told_with_its_message_where_the_stack_has_none(shell: Callable[..., Page]) -> None:
    """As in Firefox."""
    page = playing(shell())
    page.evaluate("void Promise.reject(Object.assign(new RangeError('no felt'), { stack: 'deal@page.js:1:2' }))")
    expect(page.locator("#box-details")).to_have_value("RangeError: no felt\ndeal@page.js:1:2")


@pytest.mark.parametrize("how", ["abort", "cut", "empty"])
def test_without_its_own_program_the_page_itself_offers_a_new_try(contexts: Contexts, online: Server, how: str) -> None:
    page = contexts(PHONE).new_page()
    page.route(LOADER, lambda route: route.abort())
    whole = route_body(how)
    page.route("**/page.js", lambda route: route.abort() if whole is None else route.fulfill(body=whole))
    page.goto(online.url)
    if whole is not None:  # what the server has may be another one: it is loaded again, once
        page.wait_for_function("performance.getEntriesByType('navigation')[0].type === 'reload'")
    expect(page.get_by_role("link", name="Riprova")).to_be_visible()
    page.screenshot(path=SCREENS / f"late-{how}.png")
    page.unroute("**/page.js")
    page.get_by_role("link", name="Riprova").click()
    page.wait_for_function("window.briscola")
    expect(page.locator("#late")).to_have_count(0)


def route_body(how: str) -> str | None:
    """What is sent instead of the program; None for nothing at all."""
    return {"abort": None, "cut": "(() => { const a = 1;", "empty": ""}[how]


@pytest.mark.parametrize(
    ("locale", "said"), [("it-IT", "troppo vecchio"), ("pt-BR", "antigo demais"), ("en-GB", "too old")]
)
@pytest.mark.parametrize("lacks", ["WebAssembly", "syntax"])
def test_a_browser_that_is_too_old_is_told_so_at_once(
    contexts: Contexts, online: Server, lacks: str, locale: str, said: str
) -> None:
    page = contexts(PHONE | {"locale": locale}).new_page()
    page.route(LOADER, lambda route: route.fulfill(body=STAND_IN, content_type="text/javascript"))
    if lacks == "WebAssembly":
        page.add_init_script("delete window.WebAssembly")
    else:
        page.route(online.url, lambda route: route.fulfill(body=route.fetch().text().replace("static {", "static !{")))
    page.goto(online.url)
    expect(page.locator("#box-text")).to_contain_text(said, timeout=2000)


def test_a_browser_that_cannot_read_our_program_either_is_told_so(contexts: Contexts, online: Server) -> None:
    page = contexts(PHONE).new_page()
    page.route(LOADER, lambda route: route.abort())
    page.route(online.url, lambda route: route.fulfill(body=route.fetch().text().replace("static {", "static !{")))
    page.route("**/page.js", lambda route: route.fulfill(body="class A { static !{} }"))
    page.goto(online.url)
    expect(page.locator("#late")).to_contain_text("troppo vecchio")
    expect(page.locator("#late")).to_be_visible()


def test_a_text_can_be_copied(shell: Callable[..., Page]) -> None:
    page = playing(shell())
    page.evaluate("briscola.copy(JSON.stringify('AD 3C KB'))")
    expect(page.locator("#box-details")).to_have_value("AD 3C KB")
    assert page.evaluate("getSelection().toString() || document.activeElement.value") == "AD 3C KB"
    page.evaluate("briscola.fail(JSON.stringify('a fault is told all the same'))")
    expect(page.locator("#box-details")).to_have_value("a fault is told all the same")


def test_a_text_can_be_pasted(shell: Callable[..., Page]) -> None:
    page = playing(shell())
    page.once("dialog", lambda dialog: dialog.accept("B1SSC 40000"))
    assert page.evaluate("briscola.ask()") == "B1SSC 40000"
    page.once("dialog", lambda dialog: dialog.dismiss())
    assert page.evaluate("briscola.ask()") == ""


def test_the_back_button_is_the_games_until_it_is_pressed_twice(shell: Callable[..., Page]) -> None:
    page = playing(shell())
    for _ in range(2):
        page.evaluate("history.back()")
        page.wait_for_timeout(900)  # longer than a double press
        assert page.evaluate("briscola.signals()") == "back"
    twice = "addEventListener('popstate', () => history.back(), { once: true }); history.back()"
    page.evaluate(f"void setTimeout(() => {{ {twice} }})")
    page.wait_for_url("about:blank")


def test_the_game_gives_the_back_button_back(shell: Callable[..., Page]) -> None:
    page = playing(shell())
    page.evaluate("history.back()")
    page.wait_for_function("briscola.signals() === 'back'")
    page.evaluate("briscola.depart()")
    page.wait_for_url("about:blank")


KEYS = """(options) => {
  const heard = [];
  const hear = (event) => heard.push(event.code);
  document.addEventListener("keydown", hear);
  const event = new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...options });
  document.body.dispatchEvent(event);
  document.removeEventListener("keydown", hear);
  return [heard.length, event.defaultPrevented];
}"""


def test_keys_with_the_systems_own_keys_held_are_the_browsers(shell: Callable[..., Page]) -> None:
    page = playing(shell())
    for code, key in (("KeyD", "d"), ("Digit1", "1"), ("ArrowLeft", "ArrowLeft"), ("Enter", "Enter")):
        assert page.evaluate(KEYS, {"code": code, "key": key}) == [1, False]
        assert page.evaluate(KEYS, {"code": code, "key": key, "shiftKey": True}) == [1, False]
        for held in ("ctrlKey", "altKey", "metaKey"):
            assert page.evaluate(KEYS, {"code": code, "key": key, held: True}) == [0, False]


def test_only_a_bare_enter_lifts_the_cover(shell: Callable[..., Page]) -> None:
    page = shell()
    for held in ("Control", "Alt", "Meta"):
        page.keyboard.press(f"{held}+Enter")
    assert page.evaluate("briscola.signals()") == ""
    page.keyboard.press("Enter")
    assert page.evaluate("briscola.signals()") == "started"


def test_hiding_is_signalled_and_silences(shell: Callable[..., Page]) -> None:
    page = playing(shell())
    page.wait_for_function("briscola.contexts[0].state === 'running'")
    page.evaluate("Object.defineProperty(document, 'hidden', {get: () => window.away, configurable: true})")
    for away, expected, sound in ((True, "hidden", "suspended"), (False, "shown", "running")):
        page.evaluate(f"window.away = {json.dumps(away)}; document.dispatchEvent(new Event('visibilitychange'))")
        assert page.evaluate("briscola.signals()") == expected
        page.wait_for_function(f"briscola.contexts[0].state === '{sound}'")


def test_a_cancelled_touch_is_signalled(shell: Callable[..., Page]) -> None:
    page = playing(shell())
    devtools = page.context.new_cdp_session(page)
    finger = [{"x": 100, "y": 100, "id": 1}]
    devtools.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": finger})
    devtools.send("Input.dispatchTouchEvent", {"type": "touchCancel", "touchPoints": []})
    assert page.evaluate("briscola.signals()") == "cancelled"


def test_safe_areas_are_measured(shell: Callable[..., Page]) -> None:
    page = shell()
    assert page.evaluate("briscola.geometry()") == "390 844 3 0 0 0 0"
    devtools = page.context.new_cdp_session(page)
    insets = {"top": 47, "right": 1, "bottom": 34, "left": 2}
    devtools.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    page.wait_for_function("briscola.geometry() === '390 844 3 47 1 34 2'")
    page.screenshot(path=SCREENS / "cover-notch.png")


def test_less_motion_is_told(shell: Callable[..., Page]) -> None:
    assert shell().evaluate("briscola.reduced()") == 0
    assert shell(options=PHONE | {"reduced_motion": "reduce"}).evaluate("briscola.reduced()") == 1


def test_storage_keeps_and_sets_aside(shell: Callable[..., Page]) -> None:
    page = shell()
    assert page.evaluate("briscola.get('match.json')") == ""
    assert page.evaluate("briscola.set('match.json', JSON.stringify('{\"è\": 1}\\n'))") == ""
    assert page.evaluate("briscola.get('match.json')") == '{"è": 1}\n'
    assert page.evaluate("briscola.aside('match.json')") == "match.broken-1.json"
    assert page.evaluate("briscola.get('match.json')") == ""
    page.evaluate("briscola.set('match.json', JSON.stringify('second'))")
    assert page.evaluate("briscola.aside('match.json')") == "match.broken-2.json"
    assert page.evaluate("briscola.get('match.broken-1.json')") == '{"è": 1}\n'
    assert page.evaluate("briscola.get('match.broken-2.json')") == "second"


NO_STORAGE = "Object.defineProperty(window, 'localStorage', {get() { throw new DOMException('no', 'SecurityError') }})"
FULL = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }"
NO_MORE = """
const set = Storage.prototype.setItem;
Storage.prototype.setItem = function (key, text) {
  if (this.getItem(key) === null) throw new DOMException("full", "QuotaExceededError");
  set.call(this, key, text);
};
"""
RUBBISH = "Storage.prototype.getItem = () => ({})"


@pytest.mark.parametrize(
    ("script", "problem"), [(NO_STORAGE, "SecurityError"), (FULL, "QuotaExceededError"), (RUBBISH, "")]
)
def test_storage_that_fails_says_why_and_throws_nothing(shell: Callable[..., Page], script: str, problem: str) -> None:
    page = shell(script=script)
    assert page.evaluate("briscola.set('match.json', JSON.stringify('x'))") == problem
    assert page.evaluate("briscola.get('match.json')") == ""
    assert page.evaluate("briscola.aside('match.json')") == ("" if problem else "match.broken-1.json")


def test_what_finds_no_room_beside_stays_where_it_is(shell: Callable[..., Page]) -> None:
    """A storage in which another text has no room, but the same one has."""
    page = shell()
    page.evaluate("briscola.set('match.json', JSON.stringify('broken'))")
    page.evaluate(f"{NO_MORE} 0")
    assert page.evaluate("briscola.set('match.json', JSON.stringify('broken'))") == ""
    assert page.evaluate("briscola.aside('match.json')") == ""
    assert page.evaluate("briscola.get('match.json')") == "broken"
    assert page.evaluate("Object.keys(localStorage)") == ["briscola.match.json"]


@pytest.mark.parametrize("language", ["it", "pt", "en"])
@pytest.mark.parametrize("script", ["", NO_STORAGE, FULL, NO_MORE], ids=["good", "none", "full", "no more"])
@pytest.mark.parametrize("does", ["set", "aside"])
def test_after_a_fault_games_are_called_saved_where_they_are(
    shell: Callable[..., Page], script: str, does: str, language: str
) -> None:
    page = playing(shell(f"?lang={language}", script=script))
    page.evaluate(f"briscola.{does}('game.json', JSON.stringify('a game'))")
    page.evaluate("briscola.fail(JSON.stringify('Traceback'))")
    safe = re.compile("non vanno perse|não se perdem|not lost")
    missing = re.compile("può mancare|pode faltar|may be missing")
    expect(page.locator("#box-text")).to_have_text(missing if script else safe)
    page.screenshot(path=SCREENS / f"fault saved {language}.png" if not script else SCREENS / f"fault {language}.png")


def test_once_there_is_room_again_games_are_saved(shell: Callable[..., Page]) -> None:
    page = playing(shell())
    page.evaluate(f"window.whole = Storage.prototype.setItem; {FULL}; 0")
    assert page.evaluate(
        "briscola.set('game.json', JSON.stringify('a game')) && briscola.set('history.json', JSON.stringify('a deal'))"
    )
    page.evaluate("Storage.prototype.setItem = whole; 0")
    for name, said in (("game.json", "può mancare"), ("history.json", "non vanno perse")):
        page.evaluate(f"briscola.set('{name}', JSON.stringify('new'))")
        page.evaluate("briscola.fail(JSON.stringify('Traceback'))")
        expect(page.locator("#box-text")).to_contain_text(said)
        page.get_by_role("button", name="Chiudi").click()


def test_a_second_page_knows_of_the_first(contexts: Contexts, online: Server) -> None:
    """Until that is closed; a page that is loaded again is no second one."""
    context = contexts(PHONE)
    context.route(LOADER, lambda route: route.fulfill(body=STAND_IN, content_type="text/javascript"))

    def knows(page: Page) -> int:
        page.wait_for_function("window.ran")
        until(page, "navigator.locks.query().then(({held}) => held.length > 0)")
        return int(page.evaluate("briscola.elsewhere()"))

    first, second = context.new_page(), context.new_page()
    first.goto(online.url)
    assert knows(first) == 0
    first.reload()
    assert knows(first) == 0
    second.goto(online.url)
    assert (knows(second), knows(first)) == (1, 0)
    first.close()
    second.reload()
    assert knows(second) == 0


def test_a_second_page_knows_of_the_first_without_locks_as_well(contexts: Contexts, online: Server) -> None:
    context = contexts(PHONE)
    context.add_init_script("Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined })")
    context.route(LOADER, lambda route: route.fulfill(body=STAND_IN, content_type="text/javascript"))
    first, second = context.new_page(), context.new_page()
    first.goto(online.url)
    second.goto(online.url)
    second.wait_for_function("briscola.elsewhere() === 1")
    assert first.evaluate("briscola.elsewhere()") == 0
    first.close()
    second.reload()
    second.wait_for_function("window.ran")
    assert second.evaluate("briscola.elsewhere()") == 0


def test_the_one_live_region_tells_each_sentence_anew(shell: Callable[..., Page]) -> None:
    page = shell()
    page.evaluate(
        "told => { window.lines = []; new MutationObserver((all) => lines.push(all.length)).observe(told, "
        "{ childList: true }) }",
        page.locator("#told").element_handle(),
    )
    for sentence in ("You lead.", "You lead."):
        page.evaluate(f"briscola.say(JSON.stringify({sentence!r}))")
        assert page.get_by_role("status").all_text_contents() == [sentence]
    assert page.evaluate("lines.length") == 2, "what is said twice is heard twice"


def test_the_table_neither_scrolls_nor_zooms_nor_selects(shell: Callable[..., Page]) -> None:
    page = playing(shell())
    expect(page.locator("#cover")).to_be_hidden()
    page.screenshot()  # what may be touched where is known with the picture
    devtools = page.context.new_cdp_session(page)
    devtools.send("Input.synthesizePinchGesture", {"x": 195, "y": 422, "scaleFactor": 2})
    devtools.send("Input.synthesizeScrollGesture", {"x": 195, "y": 422, "yDistance": -300})
    assert page.evaluate("[visualViewport.scale, scrollY, getSelection().toString()]") == [1, 0, ""]
    assert page.evaluate("document.compatMode") == "CSS1Compat"


def test_probing_is_off_unless_asked_for(shell: Callable[..., Page]) -> None:
    assert shell().evaluate("briscola.probing()") == 0
    assert shell("?probe=1").evaluate("briscola.probing()") == 1
