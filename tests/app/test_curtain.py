"""Several persons at one device, by taps: no picture between two turns shows a card that the next may not see."""

from __future__ import annotations

import math
from typing import Any

import pygame
import pytest

from game.rules.cards import Card
from game.rules.match import kinds
from game.rules.rules import to_move
from game.rules.state import State
from game.scenes.menu import Menu
from game.scenes.table.curtain import SHOW, Curtain
from game.scenes.table.deal import Deal
from game.scenes.table.play import Play
from game.scenes.table.score import Score
from game.table.seat import PERSON
from game.view.intents import Go, LastTrick, Name, Pick, Say, Undo
from game.view.picture import Face, Panel
from tests.app.rig import Rig
from tests.store.sitting import state_of

SHARED = [
    ("two", (PERSON, PERSON)),
    ("briscolone", (PERSON, PERSON)),
    ("three", (PERSON, "easy", PERSON)),
    ("three", (PERSON, PERSON, PERSON)),
    ("four", (PERSON, PERSON, "normal", "easy")),
    ("four", (PERSON, "easy", PERSON, "easy")),
    ("four", (PERSON,) * 4),
    ("chiamata", (PERSON, PERSON, "normal", PERSON, "easy")),
    ("chiamata", (PERSON,) * 5),
]
tables = pytest.mark.parametrize(("name", "seats"), SHARED, ids=str)


def shared(name: str, seats: tuple[str, ...], **choices: Any) -> Rig:
    made = Rig(variant=name, **choices)
    made.session.seat(name, seats)
    made.session.play(name)
    made.touch(made.target(Go("play")))
    return made


def open_cards(rig: Rig) -> set[Card]:
    """The cards that lie face up in the picture; not the menu's own, which lie above the veil."""
    view = list(rig.app.view())
    veil = next((at for at, item in enumerate(view) if isinstance(item, Panel) and item.style == "veil"), len(view))
    return {item.card for item in view[:veil] if isinstance(item, Face) and item.face_up}


def public(state: State) -> set[Card]:
    """What lies open on the table, or has lain there."""
    turned = {state.turn_up} if state.turn_up is not None else set()
    called = {state.called} if state.called is not None else set()
    return turned.union(called, state.trick, *(trick.cards for trick in state.taken))


def check(rig: Rig) -> None:
    """Nothing is seen but what lies open, and the hand of the person who has shown it and whose turn it is."""
    session, state = rig.session, state_of(rig.session)
    hand: set[Card] = set()
    if isinstance(rig.scene, Play) and not session.is_covered:
        assert session.game.seats[session.table.turn] == PERSON and session.viewer == to_move(state)
        hand = set(state.hands[session.viewer])
        sides, viewer = state.variant.sides, session.viewer
        if not state.stock and state.taken:  # partners show each other their cards
            hand = hand.union(*(held for held, side in zip(state.hands, sides, strict=True) if side == sides[viewer]))
    assert open_cards(rig) <= public(state) | hand


def step(rig: Rig) -> None:
    """What a person does next: shows the hand, plays a card, else waits; each picture on the way is looked at."""
    shows, picks = [each for each in rig.scene.targets() if each.intent == SHOW], rig.find(Pick, Say, Name)
    if shows:
        rig.touch(shows[0])
        assert not rig.session.is_covered
    elif picks:
        before = rig.moves
        rig.touch(rig.rng.choice(picks), dt=0.0)
        assert rig.moves == before + 1 and rig.session.is_covered
    else:
        rig.frame(4 / 60)
    check(rig)


@tables
def test_a_whole_deal_by_taps_shows_nobody_the_hand_of_another(name: str, seats: tuple[str, ...]) -> None:
    rig, shown = shared(name, seats, match=kinds(name)[0]), set[int]()
    for _ in range(6000):
        if isinstance(rig.scene, Score):
            break
        step(rig)
        if not rig.session.is_covered:
            shown.add(rig.session.viewer)
    assert isinstance(rig.scene, Score)
    assert shown == {seat for seat, who in enumerate(seats) if who == PERSON}
    assert rig.session.history.deals[-1].seats == seats
    assert ("people", name) in rig.session.history.statistics


def to_curtain(rig: Rig, moves: int = 0) -> None:
    """Play on until the curtain hangs, with at least so many moves made."""
    for _ in range(3000):
        if isinstance(rig.scene, Curtain) and rig.moves >= moves:
            return
        step(rig)
    raise AssertionError("the curtain does not come")


def test_only_the_named_person_s_button_or_enter_shows_the_hand() -> None:
    rig = shared("two", (PERSON, PERSON))
    to_curtain(rig, 3)
    for _ in range(20):
        rig.tap(*rig.bare())
        assert isinstance(rig.scene, Curtain) and rig.session.is_covered
    for key in (pygame.K_1, pygame.K_2, pygame.K_u, pygame.K_SPACE):
        rig.key(key)
        assert rig.moves == 3 or not isinstance(rig.scene, Curtain)
        check(rig)
    rig.room.focus = None
    to_curtain(rig, 3)
    rig.key(pygame.K_RETURN)
    assert isinstance(rig.scene, Play) and not rig.session.is_covered


def test_a_tap_elsewhere_hides_the_hand_again() -> None:
    rig = shared("two", (PERSON, PERSON))
    to_curtain(rig)
    rig.touch(rig.target(SHOW))
    assert open_cards(rig) >= set(state_of(rig.session).hands[rig.session.viewer])
    before = rig.moves
    rig.tap(*rig.bare())
    check(rig)
    assert isinstance(rig.scene, Curtain) and rig.session.is_covered and rig.moves == before


@pytest.mark.parametrize("way", ["menu", "restart", "new"])
def test_the_hand_is_hidden_wherever_one_comes_from(way: str) -> None:
    rig = shared("two", (PERSON, PERSON))
    to_curtain(rig, 2)
    rig.touch(rig.target(SHOW))
    if way == "menu":
        rig.touch(rig.target(Go("menu")))
        check(rig)
        assert isinstance(rig.scene, Menu)
    elif way == "restart":
        rig = Rig(store=rig.store)
    else:
        rig.key(pygame.K_n)
        rig.key(pygame.K_ESCAPE)
    for _ in range(100):
        check(rig)
        if isinstance(rig.scene, Menu):
            rig.touch(rig.target(Go("play")))
        elif isinstance(rig.scene, Curtain):
            return
        elif not rig.session.is_covered:
            return  # the question was answered by no: the same person goes on
        else:
            rig.frame(4 / 60)
    raise AssertionError("the curtain does not come")


def test_the_last_trick_may_be_looked_at_and_nothing_be_taken_back() -> None:
    rig = shared("three", (PERSON, "easy", PERSON))
    to_curtain(rig, 4)
    assert rig.find(LastTrick) and not rig.find(Undo)
    rig.touch(rig.find(LastTrick)[0])
    assert open_cards(rig) >= set(state_of(rig.session).taken[-1].cards)
    assert not [each for each in rig.scene.targets() if each.intent == SHOW]
    rig.touch(rig.target(LastTrick()))
    assert isinstance(rig.scene, Curtain)
    assert rig.session.way_back is None


def test_with_open_hands_there_is_no_curtain_and_the_table_turns() -> None:
    rig, seen = shared("scoperta", (PERSON, PERSON), match="single"), set[int]()
    for _ in range(3000):
        assert not isinstance(rig.scene, Curtain)
        if isinstance(rig.scene, Score):
            break
        if picks := rig.find(Pick):
            seen.add(rig.session.viewer)
            rig.touch(picks[0], dt=0.0)
        rig.frame(4 / 60)
    assert isinstance(rig.scene, Score) and seen == {0, 1}


def test_behind_the_curtain_the_loop_sleeps() -> None:
    rig = shared("two", (PERSON, PERSON))
    to_curtain(rig, 1)
    rig.wait(2.0)
    assert rig.app.rest == math.inf


def test_one_person_meets_no_curtain() -> None:
    rig = shared("four", (PERSON, "easy", "easy", "easy"))
    for _ in range(400):
        assert not isinstance(rig.scene, Curtain) and not rig.session.is_covered
        if isinstance(rig.scene, Deal | Play) and (picks := rig.find(Pick)):
            rig.touch(picks[0], dt=0.0)
        rig.frame(4 / 60)


def test_persons_are_called_by_name_and_nobody_you() -> None:
    rig = shared("two", (PERSON, PERSON))
    to_curtain(rig, 2)
    label = rig.target(SHOW).label
    assert label == f"Player {rig.session.viewer + 1}: show my cards"
    assert rig.world.said and not any("You " in each or "Your" in each for each in rig.world.said)
    for _ in range(3000):
        if isinstance(rig.scene, Score):
            break
        step(rig)
    assert isinstance(rig.scene, Score)
    rig.tap(*rig.bare())
    assert not any("You " in each for each in rig.world.said)
