"""The keyboard at work: Enter does what the screen shows, and keys that are the system's do nothing."""

from __future__ import annotations

import pygame
import pytest

from game.app import STEP
from game.scenes.ask import Question
from game.scenes.menu import Menu
from game.scenes.pages.page import Page
from game.scenes.table.deal import Deal
from game.scenes.table.ending import Ending
from game.scenes.table.play import Play
from game.scenes.table.proof import Proof
from game.scenes.trouble import Trouble
from game.tools.snapshot import SCENES
from game.view.intents import Go
from tests.app.rig import Rig
from tests.app.test_manners import seated


@pytest.mark.parametrize("mod", [pygame.KMOD_LCTRL, pygame.KMOD_LALT, pygame.KMOD_RALT, pygame.KMOD_LGUI])
def test_the_systems_own_keys_do_nothing_at_the_table(mod: int) -> None:
    rig = seated(speed="none")
    before = (rig.moves, rig.session.settings, rig.scene, rig.room.focus)
    for key in (pygame.K_1, pygame.K_d, pygame.K_m, pygame.K_l, pygame.K_n, pygame.K_LEFT, pygame.K_ESCAPE, pygame.K_u):
        rig.frame(STEP, pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))
    assert (rig.moves, rig.session.settings, rig.scene, rig.room.focus) == before


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE])
def test_the_first_enter_in_the_menu_plays(key: int) -> None:
    rig = Rig()
    rig.key(key)
    assert isinstance(rig.scene, Deal)
    rig = Rig(scene=SCENES["menu-practice"])
    rig.key(key)
    assert isinstance(rig.scene, Play) and rig.session.game.practice


def test_a_tap_beside_the_menu_does_not_play() -> None:
    rig = Rig()
    rig.tap(*rig.bare())
    assert isinstance(rig.scene, Menu)


def test_enter_follows_the_mark_where_there_is_one() -> None:
    rig = Rig()
    rig.room.focus = Go("learn")
    rig.key(pygame.K_RETURN)
    assert isinstance(rig.scene, Page)


def test_enter_does_what_a_screen_is_there_for() -> None:
    rig = Rig(scene=SCENES["proof"])
    assert isinstance(rig.scene, Proof)
    rig.key(pygame.K_RETURN)
    assert isinstance(rig.scene, Ending)
    rig = Rig(scene=lambda room: Trouble(room, "OSError: gone", ""))
    rig.key(pygame.K_RETURN)
    assert not rig.app.running


def test_enter_gives_nothing_up_unless_the_mark_says_so() -> None:
    rig = Rig(scene=SCENES["question"])
    assert isinstance(rig.scene, Question)
    moves = rig.moves
    rig.key(pygame.K_RETURN)
    assert isinstance(rig.scene, Play) and rig.moves == moves
