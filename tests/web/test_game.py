"""The game itself in Chromium: CPython, SDL and pygame-ce in WebAssembly, played by touch and keys."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest

from tests.web.conftest import LYING, PHONE, SCREENS
from tests.web.pilot import OPENING, Pilot, kept, names


@pytest.fixture(scope="module")
def phone(seat: Callable[..., Pilot]) -> Pilot:
    """A phone held upright, at whose table most tests play on; its game is never reloaded."""
    pilot = seat()
    pilot.page.wait_for_timeout(500)
    pilot.page.screenshot(path=SCREENS / "menu.png")
    pilot.sit_down()
    return pilot


@pytest.fixture
def turn(phone: Pilot) -> Iterator[Pilot]:
    """The phone at the player's turn with three cards in hand."""
    phone.fresh_deal()
    while len(phone.hand) < 3:
        phone.play_deal()
        phone.fresh_deal()
    yield phone
    assert phone.faults == []


def test_the_surface_is_sharp_and_fills_the_page(turn: Pilot) -> None:
    wide, high, css_wide, css_high = turn.page.evaluate(
        "[canvas.width, canvas.height, canvas.clientWidth, canvas.clientHeight]"
    )
    assert [css_wide, css_high] == [390, 844]
    assert wide / high == pytest.approx(390 / 844, rel=0.01)
    assert 0.29e6 < wide * high < 1.01e6, "never above a megapixel; fewer where the machine is slow"


def test_targets_are_large_enough_for_a_finger(turn: Pilot) -> None:
    assert min(spot.half for spot in turn.spots) * 2 >= 43.5


def test_a_card_that_is_touched_is_played_and_said(turn: Pilot) -> None:
    card = turn.hand[1]
    turn.play(card)
    assert turn.my_turn()
    assert card.label not in names(turn)
    assert any(card.label in sentence for sentence in turn.said), turn.said
    turn.page.screenshot(path=SCREENS / "play.png")


def test_sound_waits_for_the_button_and_is_heard_then(turn: Pilot) -> None:
    assert turn.sound_before == ["suspended"]
    assert turn.sound == ["running"]
    turn.page.evaluate("listen()")
    turn.play(turn.hand[0])
    turn.my_turn()
    assert 0.02 < turn.page.evaluate("listen()") < 0.9


def test_an_idle_table_flips_nothing(turn: Pilot) -> None:
    turn.page.wait_for_timeout(4000)  # the cards that are yet to be made
    before = turn.page.evaluate("flips"), turn.state
    assert before[0] > 10, "the counter counts"
    turn.page.wait_for_timeout(3000)
    assert (turn.page.evaluate("flips"), turn.state) == before


def test_a_double_tap_plays_one_card(turn: Pilot) -> None:
    before = names(turn)
    card = turn.hand[0]
    turn.press(card.x, card.y)
    turn.press(card.x, card.y)
    turn.wait(lambda: card.label not in names(turn), "the play")
    assert turn.my_turn()
    assert before - names(turn) == {card.label}


def test_two_fingers_play_nothing(turn: Pilot) -> None:
    before, plays = names(turn), turn.plays
    first, second, *_ = turn.hand
    one, two = (first.x, first.y), (second.x, second.y)
    turn.fingers("touchStart", one)
    turn.fingers("touchStart", one, two)
    turn.page.wait_for_timeout(80)
    turn.fingers("touchMove", one)  # the second is lifted
    turn.page.wait_for_timeout(300)
    turn.fingers("touchEnd")
    turn.page.wait_for_timeout(700)
    assert (names(turn), turn.plays) == (before, plays)
    turn.play(first)  # and then one finger plays again
    assert turn.my_turn()


def test_a_cancelled_touch_plays_nothing(turn: Pilot) -> None:
    before, plays = names(turn), turn.plays
    card = turn.hand[0]
    turn.fingers("touchStart", (card.x, card.y))
    turn.page.wait_for_timeout(100)
    turn.fingers("touchCancel")
    turn.page.wait_for_timeout(700)
    assert (names(turn), turn.plays) == (before, plays)


def test_a_release_at_the_bottom_edge_plays_nothing(turn: Pilot) -> None:
    before, plays = names(turn), turn.plays
    card = turn.hand[1]
    low = card.y + card.half - 2
    assert low > 844 - 16, "the hand lies at the edge"
    turn.fingers("touchStart", (card.x, low))
    turn.fingers("touchMove", (card.x, 840))
    turn.page.wait_for_timeout(50)
    turn.fingers("touchEnd")
    turn.page.wait_for_timeout(700)
    assert (names(turn), turn.plays) == (before, plays)


def test_a_finger_that_wanders_plays_nothing(turn: Pilot) -> None:
    before, plays = names(turn), turn.plays
    card = turn.hand[1]
    turn.fingers("touchStart", (card.x, card.y))
    for step in (20, 40, 20, 0):
        turn.fingers("touchMove", (card.x + step, card.y))
    turn.fingers("touchEnd")
    turn.page.wait_for_timeout(700)
    assert (names(turn), turn.plays) == (before, plays)


def test_a_finger_that_trembles_plays(turn: Pilot) -> None:
    card = turn.hand[1]
    turn.fingers("touchStart", (card.x, card.y))
    for step in (2, 4, 1):
        turn.fingers("touchMove", (card.x + step, card.y - step))
        turn.page.wait_for_timeout(40)
    turn.fingers("touchEnd")
    turn.wait(lambda: card.label not in names(turn), "the play")
    assert turn.my_turn()


def test_turning_the_phone_in_the_middle_of_a_trick(turn: Pilot) -> None:
    card = turn.hand[0]
    turn.press(card.x, card.y)
    turn.page.wait_for_timeout(60)  # the card is in the air
    turn.page.set_viewport_size(LYING["viewport"])
    turn.wait(lambda: turn.shape == pytest.approx(844 / 390, rel=0.01), "the wide surface")
    assert turn.my_turn()
    assert card.label not in names(turn)
    turn.page.wait_for_timeout(300)
    turn.page.screenshot(path=SCREENS / "turned.png")
    turn.play(turn.hand[-1])  # lands where it is seen
    turn.page.set_viewport_size(PHONE["viewport"])
    turn.wait(lambda: turn.shape == pytest.approx(390 / 844, rel=0.01), "the tall surface")
    turn.my_turn()


def test_turning_the_phone_twice_within_200_milliseconds(turn: Pilot) -> None:
    before = names(turn)
    turn.page.set_viewport_size(LYING["viewport"])
    turn.page.wait_for_timeout(90)
    turn.page.set_viewport_size(PHONE["viewport"])
    turn.page.wait_for_timeout(600)
    turn.wait(lambda: turn.shape == pytest.approx(390 / 844, rel=0.01), "the tall surface again")
    turn.wait(lambda: names(turn) == before, "the same hand")
    turn.play(turn.hand[0])
    turn.my_turn()


def test_ten_minutes_in_the_background(turn: Pilot) -> None:
    card = turn.hand[0]
    turn.press(card.x, card.y)
    turn.page.wait_for_timeout(60)
    turn.page.evaluate("leave()")
    turn.page.wait_for_timeout(300)
    flips = turn.page.evaluate("flips")
    turn.page.wait_for_timeout(300)
    assert turn.page.evaluate("flips") == flips, "nothing is drawn while nobody looks"
    turn.page.evaluate("comeBack(600000)")
    assert turn.my_turn()
    assert card.label not in names(turn)
    turn.play(turn.hand[0])
    turn.my_turn()


def test_the_back_button_leads_to_the_menu_and_the_game_goes_on(turn: Pilot) -> None:
    before = names(turn)
    turn.page.wait_for_timeout(800)
    turn.page.go_back()
    turn.wait(lambda: turn.scene == "Menu", "the menu")
    turn.tap("Go(where='play')")
    turn.my_turn()
    assert names(turn) == before


def test_a_whole_deal_by_touch_upright(turn: Pilot) -> None:
    turn.play_deal()
    turn.wait(lambda: turn.scene == "Score", "the count")
    turn.page.wait_for_timeout(2500)
    turn.page.screenshot(path=SCREENS / "score.png")
    totals = json.loads(kept(turn, "history.json"))
    assert totals, "the deal was booked"
    turn.fresh_deal()
    assert len(turn.hand) == 3


def test_a_reload_in_the_middle_of_a_deal_keeps_deal_and_settings(turn: Pilot) -> None:
    """The last test at this table: it opens the page anew."""
    turn.play(turn.hand[0])
    turn.my_turn()
    turn.page.keyboard.press("d")
    turn.wait(lambda: turn.deck == "piacentine", "the other deck")
    before, plays = names(turn), turn.plays
    turn.page.reload()
    turn.page.locator("#play").wait_for(timeout=OPENING)
    turn.enter()
    turn.sit_down()
    assert (names(turn), turn.plays, turn.deck) == (before, plays, "piacentine")
    turn.page.screenshot(path=SCREENS / "piacentine.png")
