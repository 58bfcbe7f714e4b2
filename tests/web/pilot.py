"""Plays the game in the browser as a person does: looks for a target, touches it, waits for what happens.

It reads `window.briscola.state`, which the game writes when the address says ?probe=1: the scene, the targets in
backing pixels, the number of moves and of flips.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import CDPSession, Page

OPENING = 120_000  # milliseconds: Python and pygame start in 5 to 10 s, more on a busy machine
PATIENCE = 30.0  # seconds for anything at the table
POLL = 20  # milliseconds

# Counts the flips, and lets the tests put the page to sleep: while `away`, no frame comes and time may jump.
WATCH = """
window.flips = 0;
window.heard = [];
document.addEventListener("DOMContentLoaded", () => {
  const told = document.getElementById("told");
  new MutationObserver(() => heard.push(told.textContent)).observe(told, { childList: true });
});
const put = CanvasRenderingContext2D.prototype.putImageData;
CanvasRenderingContext2D.prototype.putImageData = function (...given) {
  window.flips++;
  return put.apply(this, given);
};
let loudest = 0;
const processor = AudioContext.prototype.createScriptProcessor;
AudioContext.prototype.createScriptProcessor = function (...given) {
  const node = processor.apply(this, given), ear = new AnalyserNode(this, { fftSize: 2048 });
  const heard = new Float32Array(2048);
  node.connect(ear);
  setInterval(() => { ear.getFloatTimeDomainData(heard); loudest = Math.max(loudest, ...heard); }, 30);
  return node;
};
window.listen = () => { const heard = loudest; loudest = 0; return heard; };
let away = false, skew = 0, held = [];
const frame = window.requestAnimationFrame.bind(window), now = performance.now.bind(performance);
window.requestAnimationFrame = (act) => (away ? held.push(act) : frame(act));
performance.now = () => now() + skew;
Object.defineProperty(document, "hidden", { get: () => away });
window.leave = () => { away = true; document.dispatchEvent(new Event("visibilitychange")); };
window.comeBack = (milliseconds) => {
  skew += milliseconds;
  away = false;
  document.dispatchEvent(new Event("visibilitychange"));
  for (const act of held.splice(0)) frame(act);
};
"""


# Playwright's own wait takes any promise for true.
UNTIL = """
async ([condition, patience]) => {
  const late = performance.now() + patience;
  while (!(await eval(condition))) {
    if (performance.now() > late) throw new Error(`it never came: ${condition}`);
    await new Promise((done) => setTimeout(done, 20));
  }
}
"""


def until(page: Page, condition: str) -> None:
    """Wait on the page until this expression, or what it promises, is true; an error if that never comes."""
    page.evaluate(UNTIL, [condition, PATIENCE * 1000])


class Spot(NamedTuple):
    """A target: its middle in CSS pixels, its half height, its intent as text, its name."""

    x: float
    y: float
    half: float
    intent: str
    label: str


class Pilot:
    """One page with the game on it."""

    def __init__(self, page: Page, touch: bool = True, watched: bool = True) -> None:
        """`watched`: what the tests look at runs on the page as well."""
        self.page = page
        self.touch = touch
        self.faults: list[str] = []
        self.sound_before: list[str] = []  # the states of the sound contexts before the page's button was pressed
        if watched:
            page.add_init_script(WATCH)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        self._devtools: CDPSession | None = None

    # opening

    def open(self, url: str, query: str = "?probe=1", waiting: int = 200) -> Pilot:
        """Load the page, press its Play button, and wait for the first picture."""
        self.page.goto(url + query)
        self.page.locator("#play").wait_for(timeout=OPENING)
        self.page.wait_for_timeout(waiting)
        self.sound_before = self.sound
        self.enter()
        return self

    def enter(self) -> None:
        """Press the page's own button."""
        button = self.page.locator("#play")
        button.tap() if self.touch else button.click()
        self.page.locator("#cover").wait_for(state="hidden")
        self.wait(lambda: self.state is not None, "a first picture")

    # looking

    @property
    def state(self) -> dict[str, Any] | None:
        """What the game tells, or None before its first picture."""
        told = self.page.evaluate("briscola.state")
        return json.loads(told) if told else None

    @property
    def scene(self) -> str:
        """The name of the scene."""
        return str((self.state or {}).get("scene", ""))

    @property
    def spots(self) -> list[Spot]:
        """Everything that can be touched now."""
        scale = float(self.page.evaluate("canvas.width / canvas.clientWidth"))
        return [
            Spot(
                (x + width / 2) / scale, (y + height / 2) / scale, height / 2 / scale, target["intent"], target["label"]
            )
            for target in (self.state or {}).get("targets", [])
            for x, y, width, height in [target["box"]]
        ]

    @property
    def hand(self) -> list[Spot]:
        """The cards that can be played now; empty while it is not the player's turn."""
        return [spot for spot in self.spots if spot.intent.startswith("Pick(")]

    @property
    def plays(self) -> int:
        """How many moves the deal has seen."""
        return int((self.state or {"plays": 0})["plays"])

    @property
    def deck(self) -> str:
        """The name of the deck on the table."""
        return str((self.state or {}).get("deck", ""))

    @property
    def shape(self) -> float:
        """Width to height of the surface that the game draws on."""
        return float(self.page.evaluate("canvas.width / canvas.height"))

    @property
    def sound(self) -> list[str]:
        """The states of the page's sound contexts."""
        return [str(state) for state in self.page.evaluate("briscola.contexts.map((each) => each.state)")]

    @property
    def said(self) -> list[str]:
        """The sentences that the live region has told."""
        return [str(each) for each in self.page.evaluate("window.heard || []")]

    def wait(self, happened: Callable[[], object], what: str) -> None:
        """Until something holds; an AssertionError that says what never came."""
        until = time.monotonic() + PATIENCE
        while not happened():
            assert not self.faults, self.faults
            fault = self.page.evaluate("box.hidden ? '' : document.getElementById('box-details').value")
            assert not fault, fault
            assert time.monotonic() < until, f"{what} never came; last seen: {self.state}"
            self.page.wait_for_timeout(POLL)

    # touching

    def press(self, x: float, y: float) -> None:
        """Touch or click a point, in CSS pixels."""
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def tap(self, intent: str) -> None:
        """Touch the target that means `intent`, once it is there."""
        self.wait(lambda: any(spot.intent == intent for spot in self.spots), intent)
        spot = next(spot for spot in self.spots if spot.intent == intent)
        self.press(spot.x, spot.y)

    def fingers(self, kind: str, *points: tuple[float, float]) -> None:
        """A raw touch event, "touchStart", "touchMove", "touchEnd" or "touchCancel", and all fingers then on the glass.

        A finger of before that is not among those of a "touchMove" has been lifted.
        """
        if self._devtools is None:
            self._devtools = self.page.context.new_cdp_session(self.page)
        on_glass = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self._devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": on_glass})

    # playing

    def sit_down(self) -> None:
        """Wait for the player's first turn: the page's button leads to the table."""
        self.my_turn()

    def my_turn(self) -> bool:
        """Wait for the player's turn; False if the deal is over instead."""
        self.wait(lambda: self.hand or self.scene == "Score", "the player's turn")
        return self.scene != "Score"

    def fresh_deal(self) -> None:
        """A deal with no card of the player's played yet, at his turn."""
        self.my_turn()
        if self.scene == "Score":
            self.page.wait_for_timeout(300)
            self.tap("Go(where='next')")
            self.wait(lambda: self.scene in ("Deal", "Play"), "the next deal")
        self.my_turn()

    def play(self, spot: Spot) -> None:
        """Play a card by touching it, and see that it leaves the hand."""
        before = self.plays
        self.press(spot.x, spot.y)
        self.played_more_than(before)

    def played_more_than(self, plays: int) -> None:
        """Wait until the deal has seen more moves than that, or is over."""
        self.wait(lambda: self.plays > plays or self.scene == "Score", "another move")

    def play_deal(self) -> list[str]:
        """Play to the end of the deal, always the leftmost card; the names of the cards played."""
        played = []
        while self.my_turn():
            card = self.hand[0]
            played.append(card.label)
            self.play(card)
        return played


def names(pilot: Pilot) -> set[str]:
    """The names of the cards that can be played now."""
    return {spot.label for spot in pilot.hand}


def kept(pilot: Pilot, name: str) -> str:
    """What the page's storage holds under this name."""
    return str(pilot.page.evaluate(f"localStorage.getItem('briscola.{name}') || ''"))
