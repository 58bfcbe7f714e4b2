"""What the game costs while nothing happens, in Chromium: `python -m tests.web.at_rest [FOLDER OF A BUILD ...]`.

Without a folder it is the self-contained build. Each is opened in turn, beneath the cover, at the player's turn and on
a page: from 2 s after it rests, 15 s long, the processor's time of all of Chromium's processes in hundredths of one
core, how often the loop turned, and how often it flipped.
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.web.conftest import CHROMIUM, FLAGS, PHONE, ROOT, Server
from tests.web.pilot import OPENING, Pilot
from tests.web.test_rest import COUNTER

SETTLING, SECONDS = 2, 15
FLIPS = """
window.flips = 0;
const put = CanvasRenderingContext2D.prototype.putImageData;
CanvasRenderingContext2D.prototype.putImageData = function (...given) {
  window.flips++;
  return put.apply(this, given);
};
"""


class Meter:
    """Reads what a page costs; nothing of the tests' own runs on it meanwhile."""

    def __init__(self, browser: Browser, pilot: Pilot, name: str) -> None:
        self._devtools = browser.new_browser_cdp_session()
        self._pilot, self._name = pilot, name

    def _used(self) -> dict[str, float]:
        """Seconds of the processor, by the kind of process."""
        used: dict[str, float] = {}
        for each in self._devtools.send("SystemInfo.getProcessInfo")["processInfo"]:
            used[each["type"]] = used.get(each["type"], 0.0) + each["cpuTime"]
        return used

    def read(self, what: str) -> None:
        """Print one line."""
        page = self._pilot.page
        page.wait_for_timeout(1000 * SETTLING)
        counts, used = page.evaluate("[turned, flips]"), self._used()
        page.wait_for_timeout(1000 * SECONDS)
        spent = {kind: 100 * (now - used.get(kind, 0.0)) / SECONDS for kind, now in self._used().items()}
        turned, flips = (now - then for now, then in zip(page.evaluate("[turned, flips]"), counts, strict=True))
        shares = f"{sum(spent.values()):.1f} % of a core, of it the page {spent.get('renderer', 0.0):.1f} %"
        print(f"{self._name}, {what}: {shares}, {turned} turns, {flips} flips", flush=True)


def measure(browser: Browser, folder: Path) -> None:
    """One build, from the cover to a page."""
    server, context = Server(folder), browser.new_context(**PHONE)
    page = context.new_page()
    pilot = Pilot(page, watched=False)
    page.add_init_script(FLIPS)
    page.goto(server.url + "?probe=1")
    page.locator("#play").wait_for(timeout=OPENING)
    page.evaluate(COUNTER)
    meter = Meter(browser, pilot, str(folder))
    page.wait_for_timeout(4000)  # the cards and sounds are made ahead
    meter.read("beneath the cover")
    pilot.enter()
    pilot.my_turn()
    meter.read("at the player's turn")
    page.go_back()
    pilot.tap("Go(where='options')")
    meter.read("on a page")
    context.close()
    server.stop()


def main() -> None:
    """Every folder that is named."""
    folders = [Path(each) for each in sys.argv[1:]] or [ROOT / "build" / "web-offline"]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, headless=True, args=FLAGS)
        for folder in folders:
            measure(browser, folder)
        browser.close()


if __name__ == "__main__":
    main()
