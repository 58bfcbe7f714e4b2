"""At rest nothing runs: the loop sleeps, whatever concerns the game wakes it, and no sound is kept going in silence."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.web.conftest import DESKTOP, PHONE, Contexts, Server
from tests.web.pilot import OPENING, Pilot, Spot, names

# The loop also wakes by itself once a second. Without that nothing but the page can wake it.
NO_HEARTBEAT = """
const later = window.setTimeout.bind(window);
window.setTimeout = (act, delay, ...more) => later(act, delay === 1000 ? 1e9 : delay, ...more);
"""
BUFFERS = """
window.buffers = [];
const create = AudioContext.prototype.createScriptProcessor;
AudioContext.prototype.createScriptProcessor = function (size, ...more) {
  window.buffers.push(size);
  return create.call(this, size, ...more);
};
"""
# Each turn of the loop asks for the signals once.
COUNTER = """() => {
  const ask = briscola.signals;
  window.turned = 0;
  briscola.signals = () => { window.turned++; return ask(); };
}"""
WATCHED = 2500  # milliseconds


def asleep(pilot: Pilot) -> None:
    """Wait until the loop has not turned for a while."""

    def still() -> bool:
        before = pilot.page.evaluate("turned")
        pilot.page.wait_for_timeout(300)
        return bool(pilot.page.evaluate("turned") == before)

    pilot.wait(still, "a loop that sleeps")


def counted(pilot: Pilot) -> Pilot:
    """From now on `turned` counts the turns of the loop."""
    pilot.page.evaluate(COUNTER)
    return pilot


@pytest.fixture(scope="module")
def phone(seat: Callable[..., Pilot]) -> Pilot:
    """A table by touch."""
    return counted(seat(script=BUFFERS + NO_HEARTBEAT))


@pytest.fixture(scope="module")
def desktop(seat: Callable[..., Pilot]) -> Pilot:
    """A table by mouse and keys."""
    return counted(seat(DESKTOP, touch=False, script=NO_HEARTBEAT))


def test_beneath_the_cover_nothing_is_flipped_and_the_loop_sleeps(contexts: Contexts, offline: Server) -> None:
    pilot = Pilot(contexts(PHONE).new_page())
    pilot.page.goto(offline.url + "?probe=1")
    pilot.page.locator("#play").wait_for(timeout=OPENING)
    counted(pilot)
    empty = flips(pilot)  # the canvas was opened

    def slow() -> bool:  # once the cards have been made
        before = pilot.page.evaluate("turned")
        pilot.page.wait_for_timeout(WATCHED)
        return bool(pilot.page.evaluate("turned") - before <= WATCHED / 1000 + 1)

    pilot.wait(slow, "a loop that turns once a second")
    assert flips(pilot) == empty <= 1
    pilot.enter()
    pilot.my_turn()
    assert flips(pilot) > 5


@pytest.mark.parametrize("page", ["", "learn", "options", "statistics"])
def test_at_rest_the_loop_sleeps(phone: Pilot, page: str) -> None:
    phone.my_turn()
    if page:
        phone.page.wait_for_timeout(800)  # a second Back soon after the first leaves
        phone.page.go_back()
        phone.tap(f"Go(where='{page}')")
    asleep(phone)
    before = phone.page.evaluate("[turned, flips]")
    phone.page.wait_for_timeout(WATCHED)
    assert phone.page.evaluate("[turned, flips]") == before
    if page:
        phone.tap("Back()")
        phone.tap("Go(where='play')")


def flips(pilot: Pilot) -> int:
    return int(pilot.page.evaluate("flips"))


def middle(pilot: Pilot) -> Spot:
    return pilot.hand[1]


def by_key(pilot: Pilot) -> None:
    pilot.page.keyboard.press("ArrowRight")


def by_mouse(pilot: Pilot) -> None:
    spot = middle(pilot)
    pilot.page.mouse.move(spot.x, spot.y)
    pilot.page.mouse.down()


def by_the_windows_size(pilot: Pilot) -> None:
    pilot.page.set_viewport_size({"width": 1000, "height": 700})


def by_the_canvas_alone(pilot: Pilot) -> None:
    pilot.page.add_style_tag(content="#canvas { width: 80% !important; }")


def by_the_safe_area(pilot: Pilot) -> None:
    pilot.page.add_style_tag(content="#insets { padding-top: 40px; }")


def by_a_mouse_that_lets_go(pilot: Pilot) -> None:
    before = flips(pilot)
    by_mouse(pilot)
    pilot.wait(lambda: flips(pilot) > before, "a card that is held")
    pilot.page.mouse.move(5, 300)
    pilot.wait(lambda: flips(pilot) > before + 1, "a card that goes with the mouse")
    asleep(pilot)
    before = flips(pilot)
    pilot.page.mouse.up()
    pilot.wait(lambda: flips(pilot) > before, "a card that falls back")


@pytest.mark.parametrize(
    "wake",
    [by_key, by_mouse, by_a_mouse_that_lets_go, by_the_windows_size, by_the_canvas_alone, by_the_safe_area],
)
def test_what_concerns_the_game_wakes_it(desktop: Pilot, wake: Callable[[Pilot], None]) -> None:
    desktop.my_turn()
    asleep(desktop)
    before = flips(desktop)
    wake(desktop)
    desktop.wait(lambda: flips(desktop) > before, "another picture")
    desktop.page.mouse.up()
    asleep(desktop)


def test_of_many_keys_none_is_lost_when_they_wake_it(desktop: Pilot) -> None:
    desktop.my_turn()
    asleep(desktop)
    decks = {desktop.deck}
    for _ in range(2):
        before = desktop.deck
        for _ in range(4):  # three decks: one further
            desktop.page.keyboard.press("d")
        desktop.wait(lambda before=before: desktop.deck != before, "another deck")  # type: ignore[misc]
        asleep(desktop)
        decks.add(desktop.deck)
    assert len(decks) == 3


def test_the_phones_back_wakes_it_and_a_page_that_comes_back_goes_on(phone: Pilot) -> None:
    phone.my_turn()
    asleep(phone)
    card = phone.hand[0]
    phone.play(card)  # a page that is left forgets a finger whose tap it has not heard yet
    phone.page.evaluate("leave()")
    phone.page.wait_for_timeout(300)
    phone.page.evaluate("comeBack(1000)")
    assert phone.my_turn()
    assert card.label not in names(phone)
    asleep(phone)
    phone.page.wait_for_timeout(800)
    phone.page.go_back()
    phone.wait(lambda: phone.scene == "Menu", "the menu")
    phone.tap("Go(where='play')")


def test_the_sound_rests_in_silence_and_is_there_when_a_card_falls(phone: Pilot) -> None:
    assert phone.page.evaluate("buffers") == [1024]
    phone.fresh_deal()
    phone.wait(lambda: phone.sound == ["suspended"], "silence")
    phone.page.evaluate("listen()")
    phone.play(phone.hand[0])
    phone.my_turn()
    phone.wait(lambda: phone.page.evaluate("listen()") > 0.02, "the sound of a card")


def test_sound_that_is_switched_off_rests(desktop: Pilot) -> None:
    desktop.my_turn()
    desktop.page.keyboard.press("m")
    desktop.wait(lambda: desktop.sound == ["suspended"], "silence")
    desktop.play(desktop.hand[0])
    desktop.my_turn()
    assert desktop.sound == ["suspended"]
    desktop.page.keyboard.press("m")
    desktop.wait(lambda: desktop.sound == ["running"], "sound")
    desktop.wait(lambda: desktop.sound == ["suspended"], "silence once nothing happens")
