"""What is told of a picture to one who does not see it: all that can be tapped, all that can be read, no card more."""

from __future__ import annotations

import json
from typing import Any

import pygame
import pytest

from game import host
from game.reach import Reach
from game.rules.cards import CARDS
from game.scan import offers
from game.scenes.menu import Menu
from game.screen.outline import outline
from game.texts import card_name
from game.tools.snapshot import SCENES
from game.view.intents import LastTrick, Pick
from game.view.layout import Box, Screen
from game.view.picture import Clip, Face, Label, Panel
from tests.app.rig import Rig
from tests.app.stage import stage
from tests.app.test_manners import seated
from tests.store.sitting import state_of


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """Everything that has been mirrored."""
    found: list[dict[str, Any]] = []
    monkeypatch.setattr(host, "mirror", lambda text: found.append(json.loads(text)))
    return found


def names(told: dict[str, Any], role: str) -> list[str]:
    return [each["name"] for each in told["nodes"] if each["role"] == role]


@pytest.mark.parametrize("name", SCENES)
@pytest.mark.parametrize("language", ["it", "pt", "en"])
def test_all_that_can_be_tapped_is_told_by_name_at_its_place(
    sent: list[dict[str, Any]], name: str, language: str
) -> None:
    room, scene = stage(name)
    room.screen = Screen(780, 1688, 2.0)
    room.change(language=language)
    Reach(room).mirror(scene, scene.view())
    told = [(each["name"], each["box"]) for each in sent[-1]["nodes"] if each["role"] == "button"]
    assert told == [(each.label, [round(side / 2, 1) for side in each.box]) for each in offers(scene)]
    assert all(name.strip() and "{" not in name for name, _ in told)
    assert all(ord(letter) < 128 for letter in json.dumps(sent[-1])), "only ASCII crosses"


def test_a_text_in_many_lines_is_told_as_one(sent: list[dict[str, Any]]) -> None:
    room, scene = stage("rules")
    room.screen = Screen(320, 5000)
    room.change(language="en")
    Reach(room).mirror(scene, scene.view())
    assert set(names(sent[-1], "text")) >= {room.tell("rules_points"), room.tell("rules_honest"), room.tell("honest")}


def test_no_card_is_told_that_lies_face_down() -> None:
    view = (Face(CARDS[3], 50, 50, 40, face_up=False), Face(CARDS[4], 50, 50, 40))
    assert [each.name for each in outline(view, (), lambda face: str(face.card), 1.6)] == [str(CARDS[4])]


def test_between_two_persons_no_hand_is_told(sent: list[dict[str, Any]]) -> None:
    room, scene = stage("curtain")
    Reach(room).mirror(scene, scene.view())
    state = state_of(room.session)
    held = {card_name("en", card, False) for hand in state.hands for card in hand}
    assert held and not held & {each["name"] for each in sent[-1]["nodes"]}


def test_what_lies_beneath_paper_or_outside_a_clip_is_not_told() -> None:
    pygame.font.init()
    box = Panel(Box(10, 10, 200, 100))
    x, y = box.box.centre
    under, above = Label("under", x, y, 14, 100), Label("above", x, y, 14, 100)
    cut = Label("cut", x, y + 500, 14, 100)
    told = outline((under, box, above, Clip(box.box), cut, Clip(None)), (), str, 1.6)
    assert [each.name for each in told] == ["above"]


def test_the_demonstration_behind_the_menu_is_told_to_nobody(sent: list[dict[str, Any]]) -> None:
    rig = Rig()
    assert isinstance(rig.scene, Menu)
    rig.wait(20)
    assert [names(each, "card") for each in sent] == [[]], "nor is anything sent while it plays"


def test_nothing_is_sent_while_nothing_changes_nor_while_cards_fly(sent: list[dict[str, Any]]) -> None:
    rig = seated(speed="normal")
    rig.wait(5)
    before = len(sent)
    rig.wait(20)
    assert len(sent) == before and names(sent[-1], "button")
    rig.touch(rig.find(Pick)[0])
    before = len(sent)
    rig.frame()
    assert len(sent) == before, "the card is in the air"


def number(told: dict[str, Any], name: str) -> int:
    return int(next(each["number"] for each in told["nodes"] if each["name"] == name))


def press(rig: Rig, monkeypatch: pytest.MonkeyPatch, *signals: str) -> None:
    """The world tells these signals in the next frame."""
    with monkeypatch.context() as patch:
        patch.setattr(host, "signals", lambda: set(signals))
        rig.frame()
    rig.frame()


def test_who_presses_what_is_told_gets_it_and_moves_the_mark(
    sent: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    rig = seated(speed="none")
    rig.wait(1)
    card = rig.find(Pick)[1]
    press(rig, monkeypatch, f"focus-{number(sent[-1], card.label)}")
    assert rig.room.focus == card.intent
    assert sent[-1]["focus"] == number(sent[-1], card.label)
    before = rig.moves
    press(rig, monkeypatch, f"press-{number(sent[-1], card.label)}")
    assert rig.moves > before and str(rig.session.record.moves[before]) == str(CARDS[card.intent.card])  # type: ignore[union-attr]


def test_what_is_no_more_offered_or_never_was_does_nothing(
    sent: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    rig = seated(speed="none")
    rig.wait(1)
    before = rig.moves
    press(rig, monkeypatch, "press-9999", "press-", "press--1", "focus-x", "press-1e3")
    assert rig.moves == before and rig.room.focus is None


def test_a_value_that_a_press_changes_is_said(sent: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch) -> None:
    rig = Rig(deck="piacentine", speed="none")
    rig.wait(3)
    monkeypatch.setattr(host, "say", rig.world.say)
    press(rig, monkeypatch, f"press-{number(sent[-1], 'Piacenza cards')}")
    rig.wait(3)
    assert rig.world.said[-1] == "French cards"
    chosen = [each["name"] for each in sent[-1]["nodes"] if each.get("chosen")]
    assert chosen == ["English"]


def test_two_piles_that_mean_the_same_are_both_told(sent: list[dict[str, Any]]) -> None:
    room, scene = stage("play")
    Reach(room).mirror(scene, scene.view())
    piles = [each for each in scene.targets() if each.intent == LastTrick()]
    assert names(sent[-1], "button").count(room.tell("last_trick")) == len(piles) == 2
