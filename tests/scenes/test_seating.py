"""The seating page, by taps and by keys: another game in two taps, who sits where, what goes on and what is asked."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.rules.variants import VARIANTS
from game.scenes.ask import Question
from game.scenes.menu import Menu
from game.scenes.pages.page import Page
from game.scenes.pages.seating import GAMES, PLACES, places
from game.scenes.table.deal import Deal
from game.scenes.table.play import Play
from game.table.seat import PERSON
from game.tools.snapshot import play_on
from game.view.intents import Back, Do, Go, Sit
from game.view.layout import safe
from tests.app.matrix import LANGUAGES
from tests.app.rig import Rig
from tests.scenes.parlour import agree, choose, open_page, rig, words


def seating(deals: int = 0, **choices: Any) -> Rig:
    made = rig(Menu, deals, **choices)
    open_page(made, "seating")
    return made


@pytest.mark.parametrize("name", GAMES)
def test_another_game_is_two_taps_from_the_menu_and_the_same_one_then_one(name: str) -> None:
    made = seating(variant="briscolone" if name == "two" else "two")
    if name != made.session.settings.variant:
        choose(made, Sit(name))
    else:
        made.touch(made.target(Sit(name)))
    assert isinstance(made.scene, Deal)
    assert made.session.record.variant.name == name
    assert len(made.session.game.seats) == VARIANTS[name].seats
    made.touch(made.target(Go("menu")))
    made.touch(made.target(Go("play")))
    assert isinstance(made.scene, Deal) and made.session.record.variant.name == name


@pytest.mark.parametrize("name", GAMES)
def test_every_seat_takes_every_level_and_a_person(name: str) -> None:
    made = seating(variant=name)
    for seat in range(1, VARIANTS[name].seats):
        found = []
        for _ in range(4):
            choose(made, Do("seat", seat))
            found.append(made.session.seated(name)[seat])
        assert sorted(found) == ["easy", "hard", "normal", PERSON]
        for _ in range(seat % 4):
            choose(made, Do("seat", seat))
    wished = made.session.seated(name)
    choose(made, Sit(name))
    assert made.session.game.seats == wished and wished[0] == PERSON
    assert Rig(store=made.store).session.seated(name) == wished


def test_the_seats_of_another_game_are_chosen_before_it_is_played() -> None:
    made = seating()
    record = made.session.record
    choose(made, Do("game", GAMES.index("four")))
    assert "Briscola for four, in pairs" in words(made.scene.view())
    choose(made, Do("seat", 2))
    assert made.session.record is record
    assert made.session.seated("four") == (PERSON, "normal", "hard", "normal")
    choose(made, Sit("four"))
    assert made.session.game.seats == (PERSON, "normal", "hard", "normal")


def test_a_match_under_way_is_left_only_after_a_question() -> None:
    made = rig(Menu, match="best of 5")
    play_on(made.session, 5)
    before = made.session.record
    open_page(made, "seating")
    choose(made, Sit("two"))  # the same, with the same people: it goes on
    assert isinstance(made.scene, Play) and made.session.record == before
    made.touch(made.target(Go("menu")))
    open_page(made, "seating")
    choose(made, Sit("three"))
    assert isinstance(made.scene, Question)
    made.touch(made.target(Back()))
    assert made.session.record == before and isinstance(made.scene, Page)
    choose(made, Do("seat", 1))
    assert made.session.record == before
    choose(made, Sit("two"))
    agree(made)
    assert made.session.game.seats == (PERSON, "hard") and made.session.record.moves == ()


def test_the_page_says_that_the_match_goes_on() -> None:
    made = rig(Menu, match="best of 5")
    play_on(made.session, 5)
    open_page(made, "seating")
    assert made.target(Sit("two")).label == "Continue the game"
    choose(made, Do("seat", 1))
    assert made.target(Sit("two")).label == "Play"


def test_enter_plays_and_arrows_reach_every_seat() -> None:
    made = seating(variant="four")
    for seat in (1, 2, 3):
        while made.room.focus != Do("seat", seat):
            made.key(pygame.K_DOWN)
        made.key(pygame.K_RETURN)
    assert made.session.seated("four") == (PERSON, "hard", "hard", "hard")
    made.room.focus = None
    made.key(pygame.K_RETURN)
    assert isinstance(made.scene, Deal) and made.session.game.seats == (PERSON, "hard", "hard", "hard")


def test_who_does_not_see_hears_where_each_sits_and_who() -> None:
    made = seating(variant="four")
    labels = [target.label for target in made.scene.targets()]
    assert labels[:3] == [
        "On the right: Rosa · Normal",
        "Opposite, partner: Carlo · Normal",
        "On the left: Ines · Normal",
    ]
    choose(made, Do("seat", 1))
    assert made.target(Do("seat", 1)).label == "On the right: Aldo · Hard"
    assert made.room.world.said[-1] == "Aldo · Hard"  # type: ignore[attr-defined]


def test_clockwise_the_next_sits_on_the_left() -> None:
    made = rig(Menu, variant="three", direction="clockwise")
    assert places(made.room, "three") == ["On the left", "On the right"]
    assert places(made.room, "six")[1] == "Further up on the left, partner"


def test_persons_are_numbered_once_there_are_more() -> None:
    made = seating(variant="three")
    made.session.seat("three", (PERSON, "easy", PERSON))
    names = [made.room.name(seat, made.session.seated("three")) for seat in range(3)]
    assert names == ["Player 1", "Nino", "Player 2"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(320, 480), (390, 844), (844, 390), (1280, 720)], ids=str)
def test_everything_can_be_tapped_and_read_at_every_size(size: tuple[int, int], language: str) -> None:
    for name in GAMES:
        made = seating(size=size, variant=name, language=language)
        for seat in range(1, VARIANTS[name].seats):
            choose(made, Do("seat", seat))
        for target in made.scene.targets():
            assert min(target.box.width, target.box.height) >= made.room.layout.least - 0.01
            assert target.box.right <= safe(made.room.screen).right + 0.01 and target.label
    assert set(PLACES) >= {VARIANTS[name].seats for name in GAMES}


@pytest.mark.parametrize("name", ["six", "schembil"])
def test_the_captains_are_told_where_there_are_any(name: str) -> None:
    told = words(seating(variant=name).scene.view())
    assert ("Captains\nYou, Rosa\n" in told) == (name == "schembil")
