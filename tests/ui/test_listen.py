"""From events to intents: a tap means what lies under it, once, and only if it was meant."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.intents import Back, Confirm, Focus, Fullscreen, Go, LastTrick, Next, Pick, Scroll, Skip, Slot, Undo
from game.layout import Box, Screen
from game.listen import EDGE, GHOST, KEYS, LINE, TAP_DISTANCE, Listener, hit
from game.picture import Target

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

    def event(self, kind: int, **values: Any) -> tuple[object, ...]:
        return self.listener.hear(pygame.event.Event(kind, **values), self.targets, self.screen, self.now)

    def mouse(self, kind: int, x: float, y: float, touch: bool = False, button: int = 1) -> tuple[object, ...]:
        return self.event(kind, pos=(x, y), button=button, touch=touch)

    def move(self, x: float, y: float) -> tuple[object, ...]:
        return self.event(MOVE, pos=(x, y), rel=(0, 0), buttons=(1, 0, 0), touch=False)

    def tap(self, x: float, y: float, touch: bool = False) -> tuple[object, ...]:
        return self.mouse(DOWN, x, y, touch) + self.mouse(UP, x, y, touch)

    def key(self, key: int) -> tuple[object, ...]:
        return self.event(pygame.KEYDOWN, key=key, mod=0, unicode="")


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
    assert finger.mouse(UP, 120, 120) == ()


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


def test_moving_without_pressing_means_nothing() -> None:
    assert Finger().move(300, 300) == ()


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


def test_other_keys_and_events_mean_nothing() -> None:
    assert Finger().key(pygame.K_q) == ()
    assert Finger().event(pygame.KEYUP, key=pygame.K_1, mod=0, unicode="") == ()
    assert Finger().event(pygame.FINGERDOWN, x=0.3, y=0.15, finger_id=1) == ()
