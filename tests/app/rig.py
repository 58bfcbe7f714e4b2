"""The whole game in a dummy window, driven by pygame's events and a clock of its own."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pygame

from game import host
from game.app import STEP, App
from game.scenes.menu import Menu
from game.scenes.room import Room
from game.scenes.scene import Scene
from game.screen.listen import hit
from game.screen.paint import Painter
from game.screen.sound import Sounds
from game.store.session import Session
from game.view.layout import Box
from game.view.picture import Target, View
from tests.store.stores import Memory


class Unpainted(Painter):
    """Shows nothing: for tests of what happens, not of how it looks."""

    def paint(self, surface: pygame.Surface, view: View) -> None:
        """Leaves the surface as it is."""


class Quiet(Sounds):
    """Makes no sound, and remembers which it was asked for."""

    def __init__(self) -> None:
        super().__init__(0.0, True)
        self.played: list[str] = []

    def play(self, name: str, step: int = 0) -> None:
        """Remembers it."""
        self.played.append(name)


class World:
    """Remembers what was said; `clipboard` gives what is pasted."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.clipboard: Callable[[], str | None] = lambda: None

    def say(self, text: str) -> None:
        """Remembers it."""
        self.said.append(text)

    def copy(self, text: str) -> bool:
        """Copies nothing."""
        return False

    def paste(self) -> str | None:
        """What the clipboard holds."""
        return self.clipboard()


class Rig:
    """An app over a store; `now` is its clock, in seconds."""

    def __init__(
        self,
        size: tuple[int, int] = (390, 844),
        seed: int = 1,
        store: Memory | None = None,
        scene: Callable[[Room], Scene] = Menu,
        painted: bool = False,
        **choices: Any,
    ) -> None:
        self.now = 100.0
        self.rng = Random(seed)
        self.store = Memory() if store is None else store
        self.world = World()
        self.resize(size)
        session = Session(self.store, Random(seed), lambda: "2024-05-01", lambda: self.now)
        if choices:
            session.change(**choices)
        self.sounds = Quiet()
        self.room = Room(session, self.sounds, self.world, "en")
        self.app = App(self.room, scene, {"cover"} if host.IS_WEB else None, lambda: self.now)
        if not painted:
            self.app._painter = Unpainted()
        self.frame(0.0)

    @property
    def session(self) -> Session:
        """The player's sitting."""
        return self.room.session

    @property
    def scene(self) -> Scene:
        """What is shown."""
        return self.app.scene

    @property
    def moves(self) -> int:
        """How many moves the deal on the table has seen."""
        return len(self.session.record.moves)

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window another size."""
        pygame.display.set_mode(size)

    def frame(self, dt: float = STEP, *events: pygame.event.Event) -> None:
        """One turn of the loop."""
        self.now += max(0.0, dt)
        self.app.frame(dt, events)

    def pass_by(self, seconds: float) -> None:
        """So much time passes within a frame."""
        self.now += seconds

    def wait(self, seconds: float) -> None:
        """Turn for so long, as a slow machine would: five steps a frame."""
        for _ in range(round(seconds / (5 * STEP)) + 1):
            self.frame(5 * STEP)

    def wait_for(self, condition: Callable[[], bool], seconds: float = 60.0) -> None:
        """Turn until the condition holds."""
        for _ in range(round(seconds / (5 * STEP))):
            if condition():
                return
            self.frame(5 * STEP)
        raise AssertionError(f"in vain in {type(self.scene).__name__}")

    def down(self, x: float, y: float, touch: bool = False) -> pygame.event.Event:
        """The finger goes down."""
        return pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1, touch=touch)

    def up(self, x: float, y: float, touch: bool = False) -> pygame.event.Event:
        """The finger goes up."""
        return pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(x, y), button=1, touch=touch)

    def tap(self, x: float, y: float, dt: float = STEP) -> None:
        """Down and up at one point, a frame between."""
        self.frame(dt, self.down(x, y))
        self.frame(dt, self.up(x, y))

    def key(self, key: int) -> None:
        """A key is struck."""
        self.frame(STEP, pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))

    def find(self, *kinds: type) -> list[Target]:
        """The targets that mean an intent of one of these kinds."""
        return [target for target in self.scene.targets() if isinstance(target.intent, kinds)]

    def target(self, intent: object) -> Target:
        """The target that means this."""
        return next(target for target in self.scene.targets() if target.intent == intent)

    def point(self, target: Target) -> tuple[float, float]:
        """A random point at which a tap means the target, one that no other lies over."""
        for _ in range(200):
            x, y = within(target.box, self.rng)
            found = hit(self.scene.targets(), x, y)
            if found is not None and found.intent == target.intent and y < self.room.screen.height - 9:
                return x, y
        raise AssertionError(f"{target} cannot be tapped")

    def touch(self, target: Target, dt: float = STEP) -> None:
        """Tap the target somewhere."""
        self.tap(*self.point(target), dt)

    def bare(self) -> tuple[float, float]:
        """A point on which nothing lies that can be tapped."""
        width, height = self.room.screen[:2]
        for _ in range(500):
            x, y = self.rng.uniform(0, width - 1), self.rng.uniform(0, height - 10)
            if hit(self.scene.targets(), x, y) is None:
                return x, y
        raise AssertionError("everything can be tapped")


def within(box: Box, rng: Random) -> tuple[float, float]:
    """A random point in the box."""
    return box.x + rng.random() * box.width * 0.999, box.y + rng.random() * box.height * 0.999
