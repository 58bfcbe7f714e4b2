"""From pygame's events to intents: one finger, one mouse, one keyboard, the same list of targets for all."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.intents import Back, Confirm, Focus, Fullscreen, Go, LastTrick, Next, Scroll, Skip, Slot, Undo
from game.layout import Screen
from game.picture import Target

TAP_DISTANCE = 12.0  # CSS pixels (3 mm) that a finger may wander before it is no tap any more
EDGE = 8.0  # CSS pixels at the bottom where a release is the phone's own gesture
REACTION = 0.3  # seconds; nobody sees what has moved, and aims at it, in less
GHOST = 0.7  # seconds after a touch in which a plain mouse event is its echo
LINE = 48.0  # CSS pixels that an arrow key or one notch of the wheel scrolls

KEYS: dict[int, object] = {
    **{pygame.K_1 + i: Slot(i) for i in range(5)},
    **{pygame.K_KP1 + i: Slot(i) for i in range(5)},
    pygame.K_n: Go("new"),
    pygame.K_l: Next("level"),
    pygame.K_d: Next("deck"),
    pygame.K_m: Next("sound"),
    pygame.K_u: Undo(),
    pygame.K_t: LastTrick(),
    pygame.K_ESCAPE: Back(),
    pygame.K_AC_BACK: Back(),
    pygame.K_F11: Fullscreen(),
    pygame.K_LEFT: Focus(-1),
    pygame.K_UP: Focus(-1),
    pygame.K_RIGHT: Focus(1),
    pygame.K_DOWN: Focus(1),
    pygame.K_TAB: Focus(1),
    pygame.K_RETURN: Confirm(),
    pygame.K_KP_ENTER: Confirm(),
    pygame.K_SPACE: Confirm(),
    pygame.K_PAGEUP: Scroll(-6 * LINE),
    pygame.K_PAGEDOWN: Scroll(6 * LINE),
    pygame.K_HOME: Scroll(-1e6),
    pygame.K_END: Scroll(1e6),
}


class Listener:
    """Remembers what is under the finger between its going down and up."""

    def __init__(self) -> None:
        self.pressed: Target | None = None
        self._down: tuple[float, float] | None = None  # in CSS pixels: the picture's own may change under the finger
        self._last_y = 0.0
        self._wandered = False
        self._touched_at = -GHOST
        self._moved_at = -REACTION

    def hear(
        self, event: pygame.event.Event, targets: Sequence[Target], screen: Screen, now: float
    ) -> tuple[object, ...]:
        """The intents that an event means, given what can be tapped; `now` in seconds."""
        if event.type == pygame.KEYDOWN:
            intent = KEYS.get(event.key)
            return (intent,) if intent is not None else ()
        if event.type == pygame.MOUSEWHEEL:
            return (Scroll(-event.y * LINE),)
        if event.type == pygame.MOUSEMOTION:
            return self._move(event, screen)
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) and event.button == 1:
            return self._button(event, targets, screen, now)
        return ()

    def cancel(self) -> None:
        """Forget the finger: what it touched is not meant."""
        self.pressed, self._down = None, None

    def displaced(self, now: float) -> None:
        """What can be tapped has just moved: neither the finger that is down nor one in flight means a target."""
        self.pressed, self._wandered, self._moved_at = None, True, now

    def _button(
        self, event: pygame.event.Event, targets: Sequence[Target], screen: Screen, now: float
    ) -> tuple[object, ...]:
        if getattr(event, "touch", False):
            self._touched_at = now
        elif 0 <= now - self._touched_at < GHOST:
            return ()
        if event.type == pygame.MOUSEBUTTONUP:
            return self._up(event.pos, targets, screen)
        if self._down is None and not 0 <= now - self._moved_at < REACTION:
            self.pressed = hit(targets, *event.pos)
            self._down, self._wandered = (event.pos[0] / screen.scale, event.pos[1] / screen.scale), False
            self._last_y = self._down[1]
        return ()

    def _move(self, event: pygame.event.Event, screen: Screen) -> tuple[object, ...]:
        if self._down is None:
            return ()
        x, y = event.pos[0] / screen.scale, event.pos[1] / screen.scale
        if abs(x - self._down[0]) > TAP_DISTANCE or abs(y - self._down[1]) > TAP_DISTANCE:
            self._wandered, self.pressed = True, None
        moved, self._last_y = self._last_y - y, y
        return (Scroll(moved),) if self._wandered and moved else ()

    def _up(self, pos: tuple[float, float], targets: Sequence[Target], screen: Screen) -> tuple[object, ...]:
        pressed, went_down, wandered = self.pressed, self._down is not None, self._wandered
        self.cancel()
        if not went_down or wandered or pos[1] >= screen.height - EDGE * screen.scale:
            return ()
        released = hit(targets, *pos)
        if pressed is None:
            return (Skip(),) if released is None else ()
        return (pressed.intent,) if released is not None and released.intent == pressed.intent else ()


def hit(targets: Sequence[Target], x: float, y: float) -> Target | None:
    """The target at a point; the last of the list lies on top."""
    return next((target for target in reversed(targets) if target.box.holds(x, y)), None)
