"""The game for one who sees nothing or points at nothing: through Chromium's accessibility tree, and by keys alone."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from tests.web.conftest import DESKTOP, PHONE, SCREENS
from tests.web.pilot import Pilot, kept
from tests.web.reader import Reader
from tests.web.test_rest import NO_HEARTBEAT
from tests.web.test_visits import KEEP, STILL


@pytest.fixture
def reader(seat: Callable[..., Pilot]) -> Reader:
    """An Italian table, of which only the tree is looked at; nothing but the page wakes the game."""
    pilot = seat(PHONE | STILL, "?probe=1&lang=it", script=NO_HEARTBEAT)
    made = Reader(pilot)
    made.wait(lambda: made.hand, "the player's turn")
    return made


def test_a_whole_deal_through_the_accessibility_tree_alone(reader: Reader) -> None:
    played: list[str] = []
    while True:
        reader.wait(lambda: reader.hand or any("smazzata" in each for each in reader.names("button")), "a turn")
        hand = reader.hand
        if not hand:
            break
        reader.press(hand[0])
        played.append(hand[0])
        reader.wait(lambda: played[-1] not in reader.hand, "the play")
    assert len(set(played)) == len(played) == 20
    assert json.loads(kept(reader.pilot, "history.json"))["deals"], "the deal was counted"
    assert any(name in " ".join(reader.pilot.said) for name in played)
    assert reader.pilot.faults == []


def beginning(reader: Reader, word: str) -> list[str]:
    """The names of the buttons that begin so."""
    return [each for each in reader.names("button") if each.startswith(word)]


def test_from_the_table_to_the_options_and_back(reader: Reader) -> None:
    hand = reader.hand
    reader.press("Menu")
    reader.wait(lambda: "Opzioni" in reader.names("button"), "the menu")
    reader.press("Opzioni")
    speed = reader.wait(
        lambda: next((n for n in reader.names("button") if n.startswith("Velocità")), ""), "the options"
    )
    reader.press(speed)
    other = reader.wait(
        lambda: next((n for n in reader.names("button") if n.startswith("Velocità") and n != speed), ""), "its value"
    )
    assert reader.pilot.said[-1] == other, "the new value is told"
    reader.press("Indietro")
    reader.wait(lambda: "Opzioni" in reader.names("button"), "the menu again")
    reader.press(next(each for each in reader.names("button") if each in ("Gioca", "Continua la partita")))
    assert reader.wait(lambda: reader.hand, "the table again") == hand


def test_by_tab_and_enter_one_card_is_played_and_the_focus_comes_back_to_the_hand(reader: Reader) -> None:
    play_by_keys(reader)
    play_by_keys(reader)


def play_by_keys(reader: Reader) -> None:
    """One card by Tab and Enter; another only at the next turn, when the focus is on the hand again."""
    page, hand = reader.pilot.page, reader.hand
    for _ in range(20):
        if reader.focused in hand:
            break
        page.keyboard.press("Tab")
    card = reader.focused
    assert card in hand
    page.keyboard.press("Enter")
    reader.wait(lambda: card not in reader.hand, "the play")
    after = reader.wait(lambda: len(reader.hand) == 3 and reader.hand, "the next turn")
    assert set(hand) - set(after) == {card}, "Enter plays one card"
    reader.wait(lambda: reader.focused in reader.hand, "the focus on the hand")


def test_while_the_picture_stays_every_button_stays_and_nothing_is_sent(reader: Reader) -> None:
    page = reader.pilot.page
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.wait_for_timeout(500)
    page.evaluate(
        "() => { const real = briscola.mirror; window.sent = 0; window.first = [...mirror.children];"
        " briscola.mirror = (json) => { sent++; real(json); }; window.held = document.activeElement; }"
    )
    for x in (20, 60, 100):
        page.mouse.move(x, 300)  # wakes the loop
        page.wait_for_timeout(100)
    assert page.evaluate("first.length") > 4
    assert page.evaluate("[...mirror.children].every((each, index) => each === first[index])")
    assert page.evaluate("[sent, held === document.activeElement]") == [0, True]


@pytest.mark.parametrize("options", [PHONE, DESKTOP])
def test_buttons_lie_exactly_on_what_can_be_tapped_and_in_no_fingers_way(
    seat: Callable[..., Pilot], options: dict[str, object]
) -> None:
    pilot = seat(options | STILL, touch=options is PHONE)
    pilot.my_turn()
    pilot.page.wait_for_timeout(300)
    places = sorted((spot.label, spot.x, spot.y) for spot in pilot.spots)
    seen = pilot.page.evaluate(
        "[...mirror.querySelectorAll('button')].map((each) => [each.getAttribute('aria-label'),"
        " each.getBoundingClientRect()]).map(([name, box]) => [name, box.x + box.width / 2, box.y + box.height / 2])"
    )
    found = sorted((name, x, y) for name, x, y in seen)
    assert [each[0] for each in found] == [each[0] for each in places]
    for (_, *at), (_, *wanted) in zip(found, places, strict=True):
        assert at == pytest.approx(wanted, abs=0.6)  # of a CSS pixel
    x, y = pilot.hand[0].x, pilot.hand[0].y
    assert pilot.page.evaluate("([x, y]) => document.elementFromPoint(x, y).id", [x, y]) == "canvas"


def test_forced_colours_cover_nothing(seat: Callable[..., Pilot]) -> None:
    pilot = seat(PHONE | STILL | {"forced_colors": "active"})
    pilot.my_turn()
    button = pilot.page.locator("#mirror button").first
    assert button.evaluate("(each) => getComputedStyle(each).backgroundColor") == "rgba(0, 0, 0, 0)"
    assert button.evaluate("(each) => getComputedStyle(each).borderTopWidth") == "0px"


def test_magnified_four_times_a_trick_is_played_and_a_page_scrolls(seat: Callable[..., Pilot]) -> None:
    """What a screen of 1280 by 1024 leaves at 400 %."""
    small = {"viewport": {"width": 320, "height": 256}, "device_scale_factor": 4, "locale": "it-IT"}
    pilot = seat(small | STILL, touch=False)
    pilot.my_turn()
    pilot.page.screenshot(path=SCREENS / "magnified.png")
    pilot.play(pilot.hand[0])
    assert pilot.my_turn()
    pilot.tap("Go(where='menu')")
    pilot.tap("Go(where='options')")
    pilot.wait(lambda: pilot.scene == "Page", "the options")
    before = [spot.label for spot in pilot.spots]
    pilot.page.mouse.move(160, 128)
    pilot.page.mouse.wheel(0, 800)  # of the finer pixels
    pilot.wait(lambda: before[0] not in [spot.label for spot in pilot.spots], "what stands further down")
    assert pilot.faults == []


def test_an_auction_is_held_through_the_tree(seat: Callable[..., Pilot]) -> None:
    kept_settings = json.dumps({"settings.json": json.dumps({"format": 2, "variant": "chiamata", "level": "easy"})})
    reader = Reader(seat(PHONE | STILL, "?probe=1&lang=it", script=KEEP % kept_settings))
    said = 0
    while True:
        reader.wait(lambda: bids(reader) or reader.hand, "what may be said")
        if not bids(reader):
            break
        before = reader.names("button")
        reader.press(bids(reader)[0])
        said += 1
        reader.wait(lambda before=before: reader.names("button") != before, "what was said")  # type: ignore[misc]
    assert said and len(reader.hand) == 8
    reader.press(reader.hand[0])
    reader.wait(lambda: len(reader.hand) == 7, "the next turn")


def bids(reader: Reader) -> list[str]:
    """What may be said or named: calls first, then to pass, which is dealt anew when all do."""
    found = [each for each in reader.names("button") if each.startswith(("Chiama", "Dichiara", "Briscola:"))]
    return found or beginning(reader, "Passo")
