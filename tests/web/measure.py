"""Measures the self-contained build in Chromium, as the README tells: `python -m tests.web.measure`.

Needs what the browser tests need. The phone is 390x844 at three device pixels a CSS pixel, without and with the
processor slowed down four times (Chromium's own throttling).
"""

from __future__ import annotations

import itertools
import json
import time
from collections.abc import Sequence

from playwright.sync_api import Browser, sync_playwright

from tests.web.conftest import CHROMIUM, DESKTOP, FLAGS, PHONE, ROOT, Server
from tests.web.pilot import Pilot
from tests.web.test_speed import BLITS, THINKING
from tests.web.workshop import Workshop

# For every picture: the time from its frame's beginning until it was handed over, and, where the frame before had a
# picture as well, the time since that one.
STOPWATCH = """
window.work = []; window.gaps = [];
let number = 0, began = 0, pictured = -1, handed = 0;
const put = CanvasRenderingContext2D.prototype.putImageData;
CanvasRenderingContext2D.prototype.putImageData = function (...given) {
  put.apply(this, given);
  const now = performance.now();
  window.first ||= now;
  window.work.push(now - began);
  if (pictured === number - 1) window.gaps.push(now - handed);
  pictured = number;
  handed = now;
};
const frame = window.requestAnimationFrame.bind(window);
window.requestAnimationFrame = (act) => frame((stamp) => { number++; began = performance.now(); act(stamp); });
"""
TRICKS = 8
# Each move that the page has shown: how many there are, and when it was seen first.
TURNS = """
window.turns = [];
const look = () => {
  const state = window.briscola && window.briscola.state;
  const plays = state ? JSON.parse(state).plays : 0;
  if (!turns.length || turns.at(-1)[0] !== plays) turns.push([plays, performance.now()]);
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""
FLIGHT = 220  # milliseconds that a card flies to the trick, while nobody is asked


def percentile(values: Sequence[float], percent: int) -> float:
    """The value below which so many per cent of the values lie."""
    return sorted(values)[min(len(values) - 1, len(values) * percent // 100)]


def told(name: str, values: Sequence[float]) -> None:
    """One line: median, 95th percentile, most."""
    found = [percentile(values, percent) for percent in (50, 95, 100)]
    print(f"{name}: p50 {found[0]:.1f} ms, p95 {found[1]:.1f} ms, most {found[2]:.1f} ms ({len(values)} values)")


def opening(browser: Browser, server: Server) -> None:
    """From the page's start to the first card drawn: first visit, then with the runtime in the browser's cache."""
    context = browser.new_context(**PHONE)
    for visit in ("first visit", "runtime cached", "runtime cached"):
        page = context.new_page()
        page.add_init_script(STOPWATCH)
        page.goto(server.url)
        page.wait_for_function("window.first", timeout=120_000)
        print(f"page start to first card, {visit}: {page.evaluate('window.first') / 1000:.1f} s")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.close()
    context.close()


def moving(browser: Browser, server: Server, slower: int) -> None:
    """Frames while cards move: some tricks at normal speed."""
    context = browser.new_context(**PHONE)
    page = context.new_page()
    page.add_init_script(STOPWATCH)
    pilot = Pilot(page).open(server.url)
    pilot.sit_down()
    page.wait_for_timeout(5000)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.evaluate("window.work = []; window.gaps = []")
    for _ in range(TRICKS):
        pilot.my_turn()
        card = pilot.hand[0]
        pilot.press(card.x, card.y)
        page.wait_for_timeout(3500)  # nothing is asked meanwhile, so that nothing disturbs
    told(f"between two frames, processor {slower}x slower", page.evaluate("window.gaps"))
    told(f"work for a frame, processor {slower}x slower", page.evaluate("window.work"))
    context.close()


def thinking(browser: Browser, server: Server, slower: int) -> None:
    """Hard's decisions and slices, in whole deals."""
    context = browser.new_context(**PHONE)
    page = context.new_page()
    workshop = Workshop(page, server.url)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    decisions = [each for seed in ("1", "2", "3") for each in workshop.run(THINKING.replace("SEED", seed))]
    told(f"Hard, a decision, processor {slower}x slower", [sum(slices) for slices in decisions])
    told(f"Hard, a slice, processor {slower}x slower", list(itertools.chain.from_iterable(decisions)))
    context.close()


def answers(browser: Browser, server: Server) -> None:
    """How long Hard takes to reply to a card that lies, in a deal; then how long a deal takes somebody in a hurry."""
    context = browser.new_context(**PHONE)
    page = context.new_page()
    page.add_init_script(TURNS)
    pilot = Pilot(page).open(server.url)
    pilot.sit_down()
    page.keyboard.press("l")
    pilot.wait(lambda: pilot.scene in ("Question", "Deal"), "another level")
    if pilot.scene == "Question":  # the computer has led
        pilot.tap("Sure(what=Choose(setting='level', value='hard'))")
    pilot.fresh_deal()
    led = set()
    while pilot.my_turn():
        if pilot.plays % 2 == 0:
            led.add(pilot.plays + 1)
        pilot.play(pilot.hand[0])
    seen = itertools.pairwise(page.evaluate("turns"))
    told("Hard replies to a card after", [now[1] - then[1] - FLIGHT for then, now in seen if then[0] in led])
    pilot.tap("Go(where='next')")
    pilot.wait(lambda: pilot.scene == "Deal", "the next deal")
    began = time.monotonic()
    while pilot.scene != "Score":
        hand = pilot.hand
        pilot.press(*((hand[0].x, hand[0].y) if hand else (195.0, 300.0)))
    print(f"a deal in a hurry against Hard: {time.monotonic() - began:.1f} s")
    context.close()


def blits(browser: Browser, server: Server) -> None:
    """Ten cards of 240 pixels' width on 780x1688."""
    context = browser.new_context(**DESKTOP)
    for deck, times in Workshop(context.new_page(), server.url).run(BLITS).items():
        print(f"ten cards, {deck}: {json.dumps({name: round(value, 2) for name, value in times.items()})}")
    context.close()


def main() -> None:
    """Everything, one line each."""
    server = Server(ROOT / "build" / "web-offline")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, headless=True, args=FLAGS)
        print(f"Chromium {browser.version}, {time.strftime('%Y-%m-%d')}")
        opening(browser, server)
        for slower in (1, 4):
            moving(browser, server, slower)
            thinking(browser, server, slower)
        answers(browser, server)
        blits(browser, server)
        browser.close()
    server.stop()


if __name__ == "__main__":
    main()
