"""The keys that read aloud: hand, table, trump and stock as they are seen, and once more what was said."""

from __future__ import annotations

import pygame
import pytest

from game import host
from game.scenes.table.curtain import Curtain
from game.view.intents import Pick
from tests.app.rig import Rig
from tests.app.test_curtain import shared, to_curtain
from tests.app.test_manners import seated
from tests.store.sitting import state_of

LANGUAGES = ("it", "pt", "en")


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that is said by a key."""
    found: list[str] = []
    monkeypatch.setattr(host, "say", found.append)
    return found


def reading(rig: Rig, said: list[str], key: int) -> str:
    before = (rig.moves, rig.scene, rig.room.focus)
    rig.key(key)
    assert before == (rig.moves, rig.scene, rig.room.focus), "it is only read"
    return said[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_seen_is_read(said: list[str], language: str) -> None:
    rig = seated(speed="none", language=language)
    rig.wait_for(lambda: bool(rig.find(Pick)))
    room, state = rig.room, state_of(rig.session)
    held = [room.card_name(card, state.variant) for card in state.hands[rig.session.viewer]]
    hand = reading(rig, said, pygame.K_c)
    assert ", ".join(held) in hand and "{" not in hand
    assert state.trump is not None and state.turn_up is not None
    trump = reading(rig, said, pygame.K_b)
    assert room.suit_name(state.trump) in trump and room.card_name(state.turn_up, state.variant) in trump
    assert str(len(state.stock)) in reading(rig, said, pygame.K_s)
    table = reading(rig, said, pygame.K_v)
    assert all(room.card_name(card, state.variant) in table for card in state.trick)
    assert room.tell("you_follow" if state.trick else "you_lead") in table


def test_who_is_winning_is_read() -> None:
    rig = Rig(variant="four", speed="none", seed=5)
    said: list[str] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(host, "say", said.append)
        rig.key(pygame.K_RETURN)
        for _ in range(40):
            rig.wait_for(lambda: bool(rig.find(Pick)))
            if len(state_of(rig.session).trick) > 1:
                break
            rig.touch(rig.find(Pick)[0])
        rig.key(pygame.K_v)
    assert said[-1].count(" plays ") == len(state_of(rig.session).trick) > 1
    assert "is winning the trick." in said[-1]


def test_a_covered_hand_is_not_read(said: list[str]) -> None:
    rig = shared("two", ("person", "person"))
    to_curtain(rig, 1)
    assert isinstance(rig.scene, Curtain)
    assert reading(rig, said, pygame.K_c) == "You have no cards."
    state = state_of(rig.session)
    names = {rig.room.card_name(card, state.variant) for hand in state.hands for card in hand}
    assert not any(name in reading(rig, said, pygame.K_v) for name in names)


def test_what_was_said_is_said_again(monkeypatch: pytest.MonkeyPatch) -> None:
    rig = seated(speed="none")
    rig.wait_for(lambda: bool(rig.find(Pick)))
    rig.key(pygame.K_s)
    first = host.said()
    rig.key(pygame.K_r)
    assert first and host.said() == first
    rig.key(pygame.K_b)
    assert host.said() != first
