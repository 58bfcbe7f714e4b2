"""From events to intents: a tap means what lies under it, once, and only if it was meant."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame
import pytest

from game.screen.listen import EDGE, GHOST, KEYS, TAP_DISTANCE, Listener, hit
from game.view.intents import (
    LINE,
    Back,
    Confirm,
    Focus,
    Fullscreen,
    Go,
    LastTrick,
    Next,
    Pick,
    Scroll,
    Skip,
    Slot,
    Throw,
    Undo,
)
from game.view.layout import Box, Screen
from game.view.picture import Target

SCREEN = Screen(400, 800)
LOW = Target(Box(100, 100, 100, 100), Pick(1), "low")
HIGH = Target(Box(150, 150, 100, 100), Pick(2), "high")
TARGETS = (LOW, HIGH)
DOWN, UP, MOVE = pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION


class Finger:
    """A listener with a clock and a screen."""

    def __init__(self, screen: Screen = SCREEN) -> None:
        self.listener, self.screen, self.now = Listener(), screen, 10.0
        self.targets: tuple[Target, ...] = TARGETS
        self.asked = 0  # how often for the targets

    def ask(self) -> Sequence[Target]:
        self.asked += 1
        return self.targets

    def event(self, kind: int, **values: Any) -> tuple[object, ...]:
        return self.listener.hear(pygame.event.Event(kind, **values), self.ask, self.screen, self.now)

    def mouse(self, kind: int, x: float, y: float, touch: bool = False, button: int = 1) -> tuple[object, ...]:
        return self.event(kind, pos=(x, y), button=button, touch=touch)

    def move(self, x: float, y: float, button: int = 1) -> tuple[object, ...]:
        """A motion, and what it has dragged by the end of its frame."""
        told = self.event(MOVE, pos=(x, y), rel=(0, 0), buttons=(button, 0, 0), touch=False)
        return told + self.listener.drag(self.screen)

    def tap(self, x: float, y: float, touch: bool = False) -> tuple[object, ...]:
        return self.mouse(DOWN, x, y, touch) + self.mouse(UP, x, y, touch)

    def key(self, key: int, mod: int = 0) -> tuple[object, ...]:
        return self.event(pygame.KEYDOWN, key=key, mod=mod, unicode="")


def test_a_tap_fires_when_the_finger_goes_up() -> None:
    finger = Finger()
    assert finger.mouse(DOWN, 120, 120) == ()
    assert finger.listener.pressed == LOW
    assert finger.mouse(UP, 125, 118) == (Pick(1),)
    assert finger.listener.pressed is None


def test_the_topmost_target_is_meant() -> None:
    assert Finger().tap(170, 170) == (Pick(2),)
    assert hit(TARGETS, 170, 170) == HIGH
    assert hit(TARGETS, 99.9, 120) is None
    assert hit(TARGETS, 100, 100) == LOW
    assert hit(TARGETS, 250, 200) is None


def test_beside_every_target_a_tap_hurries() -> None:
    assert Finger().tap(20, 20) == (Skip(),)


def test_a_finger_that_wanders_means_nothing() -> None:
    finger = Finger()
    finger.mouse(DOWN, 120, 120)
    assert finger.move(120 + TAP_DISTANCE - 1, 120) == ()
    assert finger.listener.pressed == LOW
    finger.move(120 + TAP_DISTANCE + 1, 120)
    assert finger.listener.pressed is None
    assert finger.move(120, 120) == ()
    assert finger.mouse(UP, 120, 120) == (Throw(1, 120, 120),)  # which plays nothing over the hand


def test_what_is_no_card_cannot_be_dragged() -> None:
    finger = Finger()
    menu = Target(Box(0, 0, 50, 50), Go("menu"), "menu")
    finger.targets = (menu,)
    finger.mouse(DOWN, 20, 20)
    finger.move(200, 300)
    assert finger.mouse(UP, 200, 300) == ()


def test_a_tap_during_which_the_picture_gets_coarser_means_the_same_card() -> None:
    finger = Finger()
    finger.mouse(DOWN, 120, 120)
    finger.screen = Screen(200, 400, 0.5)
    finger.targets = tuple(Target(Box(*(side / 2 for side in each.box)), each.intent, each.label) for each in TARGETS)
    assert finger.move(60, 60) == ()
    assert finger.mouse(UP, 60, 60) == (Pick(1),)


def test_the_distance_of_a_tap_is_the_same_on_fine_screens() -> None:
    finger = Finger(Screen(1200, 2400, 3.0))
    finger.mouse(DOWN, 120, 120)
    assert finger.move(120 + 3 * TAP_DISTANCE - 1, 120) == ()
    assert finger.mouse(UP, 120, 120) == (Pick(1),)


def test_from_one_target_to_another_or_to_none_means_nothing() -> None:
    for start, end in (((145, 145), (155, 155)), ((105, 105), (95, 95)), ((95, 95), (105, 105))):
        finger = Finger()
        finger.mouse(DOWN, *start)
        assert finger.mouse(UP, *end) == ()


def test_a_target_that_changes_under_the_finger_is_not_played() -> None:
    finger = Finger()
    finger.mouse(DOWN, 120, 120)
    finger.targets = (LOW._replace(intent=Pick(7)), HIGH)
    assert finger.mouse(UP, 120, 120) == ()


def test_a_target_that_moves_a_little_is_still_meant() -> None:
    finger = Finger()
    finger.mouse(DOWN, 120, 120)
    finger.targets = (LOW._replace(box=Box(110, 110, 100, 100)),)
    assert finger.mouse(UP, 120, 120) == (Pick(1),)


def test_the_second_finger_changes_nothing() -> None:
    finger = Finger()
    finger.mouse(DOWN, 120, 120)
    finger.mouse(DOWN, 220, 220)
    assert finger.listener.pressed == LOW
    assert finger.mouse(UP, 120, 120) == (Pick(1),)
    assert finger.mouse(UP, 220, 220) == ()


def test_up_without_down_means_nothing() -> None:
    assert Finger().mouse(UP, 120, 120) == ()


def test_a_cancelled_finger_means_nothing() -> None:
    finger = Finger()
    finger.mouse(DOWN, 120, 120)
    finger.listener.cancel()
    assert finger.mouse(UP, 120, 120) == ()
    assert finger.tap(120, 120) == (Pick(1),)


def test_the_mouse_that_follows_a_touch_is_its_echo() -> None:
    finger = Finger()
    assert finger.tap(120, 120, touch=True) == (Pick(1),)
    finger.now += GHOST - 0.1
    assert finger.tap(120, 120) == ()
    assert finger.tap(220, 220, touch=True) == (Pick(2),)
    finger.now += GHOST + 0.1
    assert finger.tap(120, 120) == (Pick(1),)


def test_two_quick_touches_are_two() -> None:
    finger = Finger()
    assert finger.tap(120, 120, touch=True) + finger.tap(120, 120, touch=True) == (Pick(1), Pick(1))


def test_the_phones_own_gesture_at_the_bottom_is_left_alone() -> None:
    finger = Finger(Screen(400, 800, 2.0))
    finger.targets = (Target(Box(0, 700, 400, 100), Pick(3), "foot"),)
    assert finger.tap(50, 800 - 2 * EDGE - 1) == (Pick(3),)
    assert finger.tap(50, 800 - 2 * EDGE) == ()


@pytest.mark.parametrize("button", [2, 3, 4, 5])
def test_other_buttons_mean_nothing(button: int) -> None:
    finger = Finger()
    assert finger.mouse(DOWN, 120, 120, button=button) == finger.mouse(UP, 120, 120, button=button) == ()
    assert finger.listener.pressed is None


def test_the_wheel_scrolls() -> None:
    assert Finger().event(pygame.MOUSEWHEEL, x=0, y=1, touch=False) == (Scroll(-LINE),)
    assert Finger().event(pygame.MOUSEWHEEL, x=0, y=-3, touch=False) == (Scroll(3 * LINE),)


def test_a_dragged_page_follows_the_finger() -> None:
    finger = Finger(Screen(400, 800, 2.0))
    finger.mouse(DOWN, 120, 500)
    found = [*finger.move(120, 460), *finger.move(120, 400), *finger.move(120, 420), *finger.mouse(UP, 120, 420)]
    amounts = [each.amount for each in found if isinstance(each, Scroll)]
    assert len(amounts) == len(found) == 3
    assert sum(amounts) == pytest.approx((500 - 420) / 2)


def test_what_is_dragged_in_a_frame_is_told_once() -> None:
    finger = Finger()
    finger.mouse(DOWN, 120, 500)
    for y in range(500, 400, -1):
        assert finger.event(MOVE, pos=(120, y), rel=(0, -1), buttons=(1, 0, 0), touch=False) == ()
    assert finger.listener.drag(SCREEN) == (Scroll(99),)
    assert finger.listener.drag(SCREEN) == ()


def test_what_was_dragged_before_another_event_is_told_before_it() -> None:
    finger = Finger()
    finger.mouse(DOWN, 120, 500)
    finger.event(MOVE, pos=(120, 470), rel=(0, -30), buttons=(1, 0, 0), touch=False)
    assert finger.key(pygame.K_u) == (Scroll(30), Undo())
    finger.event(MOVE, pos=(120, 450), rel=(0, -20), buttons=(1, 0, 0), touch=False)
    assert finger.mouse(UP, 120, 450) == (Scroll(20),)
    assert finger.listener.drag(SCREEN) == ()


def test_wandering_and_coming_back_within_a_frame_is_no_tap() -> None:
    finger = Finger()
    finger.mouse(DOWN, 120, 120)
    for x in (120, 200, 120):
        finger.event(MOVE, pos=(x, 120), rel=(0, 0), buttons=(1, 0, 0), touch=False)
    assert finger.mouse(UP, 120, 120) == (Throw(1, 120, 120),)


def test_moving_without_pressing_means_nothing() -> None:
    finger = Finger()
    assert finger.move(300, 300) == finger.move(10, 700, button=0) == ()
    assert finger.tap(120, 120) == (Pick(1),)


def test_a_motion_without_a_button_ends_the_drag() -> None:
    """The button went up where the window does not hear it."""
    finger = Finger()
    finger.mouse(DOWN, 120, 120)
    finger.move(120, 300)
    assert finger.move(120, 400, button=0) == ()
    assert finger.move(120, 500, button=0) == ()
    assert finger.tap(220, 220) == (Pick(2),)


def test_a_motion_without_a_button_plays_nothing() -> None:
    finger = Finger()
    finger.mouse(DOWN, 120, 120)
    assert finger.move(121, 120, button=0) == ()
    assert finger.listener.pressed is None
    assert finger.mouse(UP, 121, 120) == ()


def test_what_can_be_tapped_is_asked_for_only_when_the_finger_goes_down_or_up() -> None:
    finger = Finger()
    for held in (0, 1):
        for step in range(1000):
            finger.move(100 + step % 200, 100 + step % 300, button=held)
    finger.key(pygame.K_1)
    finger.event(pygame.MOUSEWHEEL, x=0, y=1, touch=False)
    finger.event(pygame.ACTIVEEVENT, gain=1, state=1)
    assert finger.asked == 0
    finger.tap(120, 120)
    assert finger.asked == 2


def test_the_keys_of_the_design() -> None:
    wanted = {
        pygame.K_1: Slot(0),
        pygame.K_2: Slot(1),
        pygame.K_3: Slot(2),
        pygame.K_KP3: Slot(2),
        pygame.K_5: Slot(4),
        pygame.K_n: Go("new"),
        pygame.K_l: Next("level"),
        pygame.K_d: Next("deck"),
        pygame.K_m: Next("sound"),
        pygame.K_u: Undo(),
        pygame.K_t: LastTrick(),
        pygame.K_ESCAPE: Back(),
        pygame.K_F11: Fullscreen(),
        pygame.K_LEFT: Focus(-1),
        pygame.K_RIGHT: Focus(1),
        pygame.K_RETURN: Confirm(),
        pygame.K_SPACE: Confirm(),
    }
    assert {key: Finger().key(key) for key in wanted} == {key: (intent,) for key, intent in wanted.items()}
    assert set(KEYS.values()) >= set(wanted.values())


@pytest.mark.parametrize("mod", ["CTRL", "LCTRL", "RCTRL", "ALT", "LALT", "RALT", "GUI", "LGUI", "RGUI", "META"])
def test_a_key_with_the_systems_own_keys_held_means_nothing(mod: str) -> None:
    held = getattr(pygame, f"KMOD_{mod}")
    for each in (held, held | pygame.KMOD_SHIFT, held | pygame.KMOD_NUM):
        assert {finger for key in KEYS for finger in Finger().key(key, each)} == set()


@pytest.mark.parametrize("mod", ["SHIFT", "NUM", "CAPS"])
def test_shift_and_the_locks_leave_a_key_what_it_is(mod: str) -> None:
    held = getattr(pygame, f"KMOD_{mod}")
    for key, intent in KEYS.items():
        if key != pygame.K_TAB:
            assert Finger().key(key, held) == (intent,)


def test_tab_goes_back_with_shift() -> None:
    assert Finger().key(pygame.K_TAB) == Finger().key(pygame.K_TAB, pygame.KMOD_NUM) == (Focus(1),)
    for held in (pygame.KMOD_LSHIFT, pygame.KMOD_RSHIFT | pygame.KMOD_CAPS):
        assert Finger().key(pygame.K_TAB, held) == (Focus(-1),)


def test_other_keys_and_events_mean_nothing() -> None:
    assert Finger().key(pygame.K_q) == ()
    assert Finger().event(pygame.KEYUP, key=pygame.K_1, mod=0, unicode="") == ()
    assert Finger().event(pygame.FINGERDOWN, x=0.3, y=0.15, finger_id=1) == ()


def test_two_fingers_at_once_mean_nothing_and_then_one_means_its_target_again() -> None:
    for other in (pygame.FINGERUP, None):  # the other finger's end may never be told
        finger = Finger()
        finger.event(DOWN, pos=(120, 120), button=1, touch=True)
        finger.event(pygame.FINGERDOWN, finger_id=1)
        finger.event(pygame.FINGERDOWN, finger_id=2)
        assert finger.listener.pressed is None
        if other:
            finger.event(other, finger_id=2)
        assert finger.event(UP, pos=(120, 120), button=1, touch=True) == ()
        if other:
            finger.event(pygame.FINGERUP, finger_id=1)
        finger.event(DOWN, pos=(120, 120), button=1, touch=True)
        finger.event(pygame.FINGERDOWN, finger_id=3)
        assert finger.event(UP, pos=(120, 120), button=1, touch=True) == (Pick(1),)
