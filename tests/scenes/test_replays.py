"""The past deals: listed, copied and pasted as codes, played again from either side."""

from __future__ import annotations

from random import Random

import pytest

from game.rules.cards import CARDS
from game.rules.deal_code import from_code, to_code
from game.rules.record import Record, replay
from game.rules.variants import VARIANTS
from game.scenes.menu import Menu
from game.scenes.pages.page import Page
from game.scenes.pages.past_deals import COPY, PASTE, WATCH
from game.scenes.table.play import Play
from game.scenes.table.replay import Replay
from game.scenes.table.score import Score
from game.view.intents import Back, Do, Go, Pick
from tests.app.rig import Rig
from tests.scenes.parlour import choose, clipboard, open_page, rig, words
from tests.store.sitting import state_of


def page(deals: int = 2) -> Rig:
    made = rig(Menu, deals)
    open_page(made, "past deals")
    return made


def opened(number: int = 0) -> Rig:
    """The page of one of two past deals, counted from the newest."""
    made = page()
    choose(made, Do("open", number))
    return made


def shuffled(variant: str) -> Record:
    pack = list(VARIANTS[variant].pack)
    Random(3).shuffle(pack)
    return Record(VARIANTS[variant], 0, tuple(pack))


def test_the_newest_deal_stands_first() -> None:
    made = page()
    first, second = (to_code(each.record) for each in reversed(made.session.history.deals))
    for number, code in enumerate((first, second)):
        choose(made, Do("open", number))
        choose(made, COPY)
        assert clipboard(made).text == code
        made.app.wish(Back())


def test_a_deal_tells_result_date_and_level() -> None:
    made = page(1)
    mine, theirs = made.session.match.deals[-1]
    told = words(made.scene.view())
    assert f"{'Won' if mine > theirs else 'Lost' if mine < theirs else 'Drawn'}, {mine}" in told
    assert "2024-05-01" in told
    assert "Normal · briscola" in told


def test_fifty_deals_are_listed_and_the_last_can_be_reached() -> None:
    made = rig(Menu, 1)
    session = made.session
    session.books.history = session.history._replace(deals=session.history.deals * 50)
    open_page(made, "past deals")
    choose(made, Do("open", 49))
    assert WATCH in [target.intent for target in made.scene.targets()]


def test_without_a_past_a_code_can_still_be_pasted() -> None:
    made = page(0)
    assert [target.intent for target in made.scene.targets()] == [PASTE, Back()]


def test_the_code_that_is_copied_tells_the_deal_and_its_plays() -> None:
    made = opened()
    choose(made, COPY)
    assert from_code(clipboard(made).text or "") == made.session.history.deals[-1].record
    assert made.room.tell("copied") in words(made.scene.view())


def test_the_code_that_is_shown_is_the_deals_too() -> None:
    made = opened()
    shown = words(made.scene.view()).splitlines()
    lines = shown[shown.index("Copy the code") + 1 :]
    code = " ".join(line for line in lines if line.startswith("B2") or line.isupper())
    assert from_code(code) == made.session.history.deals[-1].record


def test_a_pasted_code_can_be_watched() -> None:
    made = opened()
    choose(made, COPY)
    made.app.wish(Back())
    clipboard(made).text = (clipboard(made).text or "").lower()
    choose(made, PASTE)
    choose(made, WATCH)
    assert isinstance(made.scene, Replay)
    made.app.wish(Back())
    assert isinstance(made.scene, Page)


def test_a_code_in_a_message_is_pasted_too() -> None:
    made = page(0)
    clipboard(made).text = f"Ecco la mano di ieri: «{to_code(shuffled('two'))}». Ciao!"
    choose(made, PASTE)
    choose(made, Do("rehearse", False))
    assert made.session.record == shuffled("two")


def test_a_code_without_plays_can_only_be_played() -> None:
    made = page(0)
    clipboard(made).text = to_code(shuffled("briscolone"))
    choose(made, PASTE)
    assert [target.intent for target in made.scene.targets()][:2] == [Do("rehearse", False), Do("rehearse", True)]
    choose(made, Do("rehearse", False))
    assert made.session.record == shuffled("briscolone")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (None, "no_code"),
        ("hello", "no_code"),
        (to_code(shuffled("two"))[:-1], "no_code"),
        (to_code(shuffled("four"))[:-1], "no_code"),
    ],
)
def test_what_cannot_be_played_here_is_refused(text: str | None, sentence: str) -> None:
    made = page(1)
    before = made.scene
    clipboard(made).text = text
    choose(made, PASTE)
    assert made.scene is before
    assert clipboard(made).said == [made.room.tell(sentence)]


@pytest.mark.parametrize("swapped", [False, True])
def test_a_deal_is_played_again_from_either_side(swapped: bool) -> None:
    made = opened()
    old = made.session.history.deals[-1].record
    choose(made, Do("rehearse", swapped))
    assert made.session.rehearsing and made.session.game.practice
    dealt = replay(old, 0).hands
    assert state_of(made.session).hands == (dealt[::-1] if swapped else dealt)
    made.wait_for(lambda: isinstance(made.scene, Play))
    assert "practice" in words(made.scene.view())


def test_the_game_proper_waits_and_is_gone_back_to_from_the_menu() -> None:
    made = rig(Menu, 1)
    made.touch(made.target(Go("play")))
    made.wait_for(lambda: bool(made.find(Pick)))
    made.touch(made.find(Pick)[0])
    made.app.wish(Go("menu"))
    before = state_of(made.session), made.session.record, made.session.match
    open_page(made, "past deals")
    choose(made, Do("open", 0))
    choose(made, Do("rehearse", True))
    made.wait_for(lambda: bool(made.find(Pick)))
    made.touch(made.find(Pick)[0])
    made.app.wish(Back())
    assert isinstance(made.scene, Menu)
    made.touch(made.target(Go("leave")))
    assert not made.session.rehearsing
    assert (state_of(made.session), made.session.record, made.session.match) == before
    assert isinstance(made.scene, Play)
    assert "practice" not in words(made.scene.view())
    made.app.wish(Back())
    assert Go("leave") not in [target.intent for target in made.scene.targets()]


def test_after_the_last_card_of_a_rehearsal_the_game_proper_goes_on_where_it_was() -> None:
    from game.tools.snapshot import play_on

    made = rig(Menu, 1)
    play_on(made.session, 7)
    before = made.session.record
    made.session.rehearse(made.session.history.deals[-1].record)
    play_on(made.session, 99)
    made.app.wish(Go("play"))
    assert isinstance(made.scene, Score)
    made.touch(made.target(Go("next")))
    assert isinstance(made.scene, Play)
    assert made.session.record == before
    cards = {card for hand in state_of(made.session).hands for card in hand}
    assert cards <= set(CARDS) and not made.scene.board.moving
