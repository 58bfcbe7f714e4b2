"""From pygame's events to intents: one finger, one mouse, one keyboard, the same list of targets for all."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.view.intents import (
    LINE,
    Back,
    Confirm,
    Do,
    Focus,
    Fullscreen,
    Go,
    Hint,
    Intent,
    LastTrick,
    Next,
    Pick,
    ReadAloud,
    Scroll,
    Skip,
    Slot,
    Throw,
    Undo,
)
from game.view.layout import Point, Screen
from game.view.picture import Target

TAP_DISTANCE = 12.0  # CSS pixels (3 mm) that a finger may wander before it is no tap any more
EDGE = 8.0  # CSS pixels at the bottom where a release is the phone's own gesture
REACTION = 0.3  # seconds; nobody sees what has moved, and aims at it, in less
GHOST = 0.7  # seconds after a touch in which a plain mouse event is its echo

KEYS: dict[int, Intent] = {
    **{pygame.K_1 + i: Slot(i) for i in range(8)},
    **{pygame.K_KP1 + i: Slot(i) for i in range(8)},
    pygame.K_n: Go("new"),
    pygame.K_l: Next("level"),
    pygame.K_d: Next("deck"),
    pygame.K_m: Next("sound"),
    pygame.K_u: Undo(),
    pygame.K_h: Hint(),
    pygame.K_t: LastTrick(),
    pygame.K_c: ReadAloud("hand"),
    pygame.K_v: ReadAloud("table"),
    pygame.K_b: ReadAloud("trump"),
    pygame.K_s: ReadAloud("stock"),
    pygame.K_r: ReadAloud("last"),
    pygame.K_p: Do("confer"),
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
FOREIGN = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_GUI  # with one of these held a key is the system's
UNCOVERED = {  # events after which the window may no longer show what was drawn on it last
    pygame.VIDEOEXPOSE,
    pygame.WINDOWDISPLAYCHANGED,
    pygame.WINDOWEXPOSED,
    pygame.WINDOWMAXIMIZED,
    pygame.WINDOWRESTORED,
    pygame.WINDOWSHOWN,
    pygame.WINDOWSIZECHANGED,
    pygame.APP_DIDENTERFOREGROUND,
    pygame.RENDER_DEVICE_RESET,
    pygame.RENDER_TARGETS_RESET,
}

Targets = Callable[[], Sequence[Target]]


class Listener:
    """Remembers what is under the finger between its going down and up.

    What can be tapped is asked for only when the finger goes down or up: a mouse may tell of thousands of motions.
    """

    def __init__(self) -> None:
        self.pressed: Target | None = None
        self._grabbed: Target | None = None  # what the finger went down on, also once it wanders
        self._down: Point | None = None  # in CSS pixels: the picture's own may change under the finger
        self._at: Point = (0.0, 0.0)  # where the finger is
        self._told_y = 0.0  # where it was when `drag` was last asked
        self._wandered = False
        self._fingers: set[int] = set()  # on the glass, where it tells
        self._touched_at = -GHOST
        self._moved_at = -REACTION

    def hear(self, event: pygame.event.Event, targets: Targets, screen: Screen, now: float) -> tuple[Intent, ...]:
        """The intents that an event means, given what can be tapped; `now` in seconds."""
        if event.type == pygame.MOUSEMOTION:
            self._move(event, screen)
            return ()
        return (*self.drag(screen), *self._heard(event, targets, screen, now))

    def drag(self, screen: Screen) -> tuple[Intent, ...]:
        """What the finger has dragged since this was last asked; asked at the end of a frame, all motions are one."""
        moved, self._told_y = self._told_y - self._at[1], self._at[1]
        return (Scroll(moved),) if self._down is not None and self._wandered and moved else ()

    @property
    def dragged(self) -> tuple[Target, float, float] | None:
        """The target that goes with the finger, and how far it has been dragged, in CSS pixels."""
        if self._down is None or self._grabbed is None or not self._wandered:
            return None
        return self._grabbed, self._at[0] - self._down[0], self._at[1] - self._down[1]

    def cancel(self) -> None:
        """Forget the finger: what it touched is not meant."""
        self.pressed, self._grabbed, self._down = None, None, None

    def displaced(self, now: float) -> None:
        """What can be tapped has just moved: neither the finger that is down nor one in flight means a target."""
        self.pressed, self._grabbed, self._wandered, self._moved_at = None, None, True, now

    def _heard(self, event: pygame.event.Event, targets: Targets, screen: Screen, now: float) -> tuple[Intent, ...]:
        if event.type in (pygame.FINGERDOWN, pygame.FINGERUP):
            self._count(event)
        if event.type == pygame.KEYDOWN:
            return _key(event)
        if event.type == pygame.MOUSEWHEEL:
            return (Scroll(-event.y * LINE),)
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) and event.button == 1:
            return self._button(event, targets, screen, now)
        return ()

    def _count(self, event: pygame.event.Event) -> None:
        """Two fingers at once are no tap: nobody knows which of them is meant."""
        if event.type == pygame.FINGERUP:
            self._fingers.discard(event.finger_id)
            return
        self._fingers.add(event.finger_id)
        if len(self._fingers) > 1:
            self.cancel()

    def _button(self, event: pygame.event.Event, targets: Targets, screen: Screen, now: float) -> tuple[Intent, ...]:
        if getattr(event, "touch", False):
            self._touched_at = now
            if event.type == pygame.MOUSEBUTTONDOWN:  # the glass makes a mouse of a first finger only
                self._fingers.clear()
        elif 0 <= now - self._touched_at < GHOST:
            return ()
        if event.type == pygame.MOUSEBUTTONUP:
            return self._up(event.pos, targets, screen)
        if self._down is None and not 0 <= now - self._moved_at < REACTION:
            self.pressed = self._grabbed = hit(targets(), *event.pos)
            self._down = self._at = event.pos[0] / screen.scale, event.pos[1] / screen.scale
            self._wandered, self._told_y = False, self._down[1]
        return ()

    def _move(self, event: pygame.event.Event, screen: Screen) -> None:
        if self._down is None:
            return
        if not event.buttons[0]:  # it went up where nobody told us
            self.cancel()
            return
        self._at = event.pos[0] / screen.scale, event.pos[1] / screen.scale
        if max(abs(self._at[0] - self._down[0]), abs(self._at[1] - self._down[1])) > TAP_DISTANCE:
            self._wandered, self.pressed = True, None

    def _up(self, pos: Point, targets: Targets, screen: Screen) -> tuple[Intent, ...]:
        pressed, grabbed, went_down, wandered = self.pressed, self._grabbed, self._down is not None, self._wandered
        self.cancel()
        if wandered and grabbed is not None and isinstance(grabbed.intent, Pick):
            return (Throw(grabbed.intent.card, *pos),)
        if not went_down or wandered or pos[1] >= screen.height - EDGE * screen.scale:
            return ()
        released = hit(targets(), *pos)
        if pressed is None:
            return (Skip(),) if released is None else ()
        return (pressed.intent,) if released is not None and released.intent == pressed.intent else ()


def _key(event: pygame.event.Event) -> tuple[Intent, ...]:
    """What a key means; Tab goes the other way with Shift."""
    intent = KEYS.get(event.key)
    if intent is None or event.mod & FOREIGN:
        return ()
    return (Focus(-1),) if event.key == pygame.K_TAB and event.mod & pygame.KMOD_SHIFT else (intent,)


def hit(targets: Sequence[Target], x: float, y: float) -> Target | None:
    """The target at a point; the last of the list lies on top."""
    return next((target for target in reversed(targets) if target.box.holds(x, y)), None)
