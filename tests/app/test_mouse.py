"""The mouse at work: motions cost nothing, a drag is told once a frame, a button that went up unheard ends it."""

from __future__ import annotations

from typing import Any, cast

import pygame
import pytest

from game.app import STEP
from game.scenes.pages.page import Page
from game.scenes.scene import Scene
from game.view.intents import Back, Go, Intent, Pick, Scroll
from game.view.names import Pages
from tests.app.rig import Rig
from tests.app.test_manners import seated


def motion(x: float, y: float, button: int = 0) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEMOTION, pos=(x, y), rel=(1, 1), buttons=(button, 0, 0), touch=False)


def rested() -> Rig:
    rig = seated(speed="none")
    rig.wait(1.0)
    return rig


def page(name: Pages = "options") -> Rig:
    rig = Rig()
    rig.app.wish(Go(name))
    rig.frame()
    rig.frame()  # once it stands still it is told to those who do not see it
    assert isinstance(rig.scene, Page)
    return rig


class Counted:
    """A scene that counts how often it is asked for its targets, and what it is to do."""

    def __init__(self, scene: Scene) -> None:
        self._scene, self.asked, self.wishes = scene, 0, list[object]()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._scene, name)

    def targets(self) -> Any:
        """Counted."""
        self.asked += 1
        return self._scene.targets()

    def handle(self, intent: Intent) -> Intent | None:
        """Remembered."""
        self.wishes.append(intent)
        return self._scene.handle(intent)


def counted(rig: Rig) -> Counted:
    made = Counted(rig.scene)
    rig.app.director.scene = cast(Scene, made)
    return made


@pytest.mark.parametrize("make", [rested, page])
def test_motion_without_a_finger_down_asks_for_nothing(make: Any) -> None:
    rig = make()
    scene, flips = counted(rig), rig.app.flips
    for _ in range(60):
        rig.frame(STEP, *(motion(step % 390, 6 * step % 844) for step in range(130)))
    assert scene.asked == 0
    assert scene.wishes == []
    assert rig.app.flips == flips


def test_other_events_that_mean_no_tap_ask_for_nothing() -> None:
    rig = page()
    scene = counted(rig)
    kinds = (pygame.FINGERMOTION, pygame.KEYUP, pygame.TEXTINPUT, pygame.WINDOWENTER, pygame.JOYAXISMOTION)
    rig.frame(STEP, *(pygame.event.Event(kind, key=0, mod=0) for kind in kinds))
    assert scene.asked == 0


def test_the_motions_of_a_frame_are_one() -> None:
    rig = page()
    scene = counted(rig)
    rig.frame(STEP, rig.down(195, 800))
    asked = scene.asked
    for frame in range(5):
        rig.frame(STEP, *(motion(195, 800 - 50 * frame - step, 1) for step in range(50)))
    assert [type(each) for each in scene.wishes] == [Scroll] * 5
    assert sum(each.amount for each in scene.wishes if isinstance(each, Scroll)) == pytest.approx(249)
    assert scene.asked <= asked + 5


def test_a_button_that_went_up_unheard_ends_the_drag_and_takes_no_click() -> None:
    rig = page()
    rig.frame(STEP, rig.down(195, 600))
    rig.frame(STEP, motion(195, 500, 1))
    scrolled = rig.app.view()
    rig.frame(STEP, motion(195, 300), motion(195, 200))
    rig.frame(STEP, motion(195, 100))
    assert rig.app.view() == scrolled
    rig.touch(rig.target(Back()))
    assert not isinstance(rig.scene, Page)


def test_a_card_under_such_a_button_comes_down_again_and_can_be_played() -> None:
    rig = rested()
    target, moves, view = rig.find(Pick)[0], rig.moves, rig.app.view()
    x, y = rig.point(target)
    rig.frame(STEP, rig.down(x, y))
    assert rig.app.view() != view
    rig.frame(STEP, motion(x, y))
    assert rig.app.view() == view and rig.moves == moves
    rig.tap(x, y)
    assert rig.moves == moves + 1
