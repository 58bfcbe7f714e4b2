"""After the picture has got another number of pixels: a resting mouse and a finger mean the card under them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle
from typing import Any, cast

import pytest

from tests.web.conftest import DESKTOP, PHONE
from tests.web.pilot import Pilot, Spot

# Every flip takes as many milliseconds longer as the test says, so that the picture gets coarser by itself.
SLOW = """
window.slow = 0;
const flip = CanvasRenderingContext2D.prototype.putImageData;
CanvasRenderingContext2D.prototype.putImageData = function (...given) {
  for (const until = performance.now() + slow; performance.now() < until; );
  return flip.apply(this, given);
};
"""
# All as high, and at most a megapixel of each is drawn: the wider, the fewer pixels a CSS pixel has.
SQUARE, WIDE, WIDEST = ({"width": width, "height": 1000} for width in (1000, 1400, 1900))


def make_coarser(pilot: Pilot) -> None:
    """Let the key mark go to and fro, each picture drawn slowly, until fewer pixels are drawn."""
    before, ways = pilot.page.evaluate("slow = 18, canvas.width"), cycle(("ArrowRight", "ArrowLeft"))

    def is_coarser() -> bool:
        for _ in range(4):
            pilot.page.keyboard.press(next(ways), delay=20)
        return bool(pilot.page.evaluate("canvas.width") < before)

    pilot.wait(is_coarser, "a coarser picture")
    pilot.page.evaluate("slow = 0")
    pilot.page.wait_for_timeout(100)  # a frame in which the new picture is told


def leftmost(pilot: Pilot, x: float) -> Spot:
    """The leftmost card of the hand, which lies at x."""
    assert pilot.my_turn()
    card = pilot.hand[0]
    assert card.x == pytest.approx(x, abs=card.half / 4)
    return card


def click_where_it_rests(pilot: Pilot, card: Spot) -> None:
    """Press the mouse's button without moving it; the card that lies there is played, and no other."""
    before = {spot.label for spot in pilot.hand}
    plays = pilot.plays
    pilot.page.mouse.down()
    pilot.page.mouse.up()
    pilot.played_more_than(plays)
    assert pilot.my_turn()
    assert before - {spot.label for spot in pilot.hand} == {card.label}


def test_a_resting_mouse_means_the_card_under_it_when_the_picture_gets_coarser(seat: Callable[..., Pilot]) -> None:
    pilot = seat(DESKTOP, script=SLOW, touch=False)
    pilot.my_turn()
    x, y = pilot.hand[0].x, pilot.hand[0].y
    pilot.page.mouse.move(x, y)
    for _ in range(2):
        make_coarser(pilot)
        click_where_it_rests(pilot, leftmost(pilot, x))
    assert pilot.faults == []


def resize(pilot: Pilot, size: dict[str, int]) -> None:
    """Give the page another size, and wait until the game is drawn in it."""
    pilot.page.set_viewport_size(cast(Any, size))
    wide = min(size["width"], (1e6 * size["width"] / size["height"]) ** 0.5)
    pilot.wait(lambda: pilot.page.evaluate("canvas.width") == pytest.approx(wide, abs=1), "the surface of this size")
    pilot.my_turn()
    pilot.page.wait_for_timeout(300)  # what is drawn and told after the mode is set


def test_a_resting_mouse_means_the_card_under_it_when_the_page_is_resized(seat: Callable[..., Pilot]) -> None:
    pilot = seat(DESKTOP, touch=False)
    resize(pilot, WIDEST)
    x, y = pilot.hand[0].x, pilot.hand[0].y
    for sizes in ([WIDEST], [WIDE, WIDEST]):
        resize(pilot, SQUARE)
        pilot.page.mouse.move(x, y)
        for size in sizes:
            resize(pilot, size)
        click_where_it_rests(pilot, leftmost(pilot, x))
    assert pilot.faults == []


def test_a_finger_means_the_card_under_it_when_the_picture_gets_coarser(seat: Callable[..., Pilot]) -> None:
    pilot = seat(PHONE, script=SLOW)
    pilot.my_turn()
    for _ in range(2):
        make_coarser(pilot)
        card = pilot.hand[0]
        before = {spot.label for spot in pilot.hand}
        pilot.play(card)
        assert pilot.my_turn()
        assert before - {spot.label for spot in pilot.hand} == {card.label}
    assert pilot.faults == []
