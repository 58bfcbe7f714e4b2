"""The loop: events become intents, time goes in fixed steps, and only a picture that has changed is drawn."""

from __future__ import annotations

import json
import math
import time
from collections.abc import Callable, Sequence

import pygame

from game import host
from game.director import Director
from game.reach import Reach
from game.scan import Scan, everywhere, offers
from game.scenes.menu import Menu
from game.scenes.notice import Slip
from game.scenes.room import Room
from game.scenes.scene import Scene
from game.screen.listen import FOREIGN, UNCOVERED, Listener
from game.screen.paint import Painter
from game.screen.warming import Warming
from game.view.intents import Back, Confirm, Focus, Fullscreen, Go, Intent, Quit, ReadAloud
from game.view.picture import Target, View

STEP = 1 / 60  # seconds
MOST_STEPS = 5  # in a frame; a longer gap means that the page was hidden
DRAW = 0.008  # seconds of a picture in which cards are drawn for the first time; one always is


class App:
    """One window: the scene on it, who listens, who paints."""

    def __init__(
        self,
        room: Room,
        scene: Callable[[Room], Scene],
        hidden: set[str] | None = None,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        """`hidden` names what keeps the player from seeing the picture: "cover", "page"; it is kept up to date."""
        self.room = room
        self.slip = Slip(room)
        self.slip.fit(host.screen())
        self._hidden = set() if hidden is None else hidden
        self.director = Director(room, scene(room))
        self.running = True
        self.flips = 0
        self._clock = clock
        self._listener = Listener()
        self._reach = Reach(room)
        self._scan = Scan(room)
        self._painter = Painter(DRAW)
        self._left = 0.0  # time not yet stepped
        self._silent = False
        self._shown: tuple[object, View] | None = None
        self._warming = Warming(room.sounds.steps())
        self._untold = True  # what stands on the picture may be another than what was mirrored
        self._busy = True  # there may be something to be drawn, or to be made for later

    @property
    def scene(self) -> Scene:
        """What is shown."""
        return self.director.scene

    def frame(self, dt: float, events: Sequence[pygame.event.Event]) -> None:
        """One turn of the loop, `dt` seconds after the last."""
        dt -= self._sleep(dt)
        signals = host.signals()
        self._heed(signals)
        self._wish_all(tuple(self._reach.heard(signals)))
        for event in events:  # they are about the picture that was drawn last
            self._hear(event)
        self._wish_all(self._listener.drag(self.room.screen))
        displaced = self.slip.fit(host.screen())
        if "started" in signals:  # by the page's own button, which is the one tap to the first card
            self.wish(Go("play"))
        if "back" in signals:
            host.depart() if isinstance(self.scene, Menu) else self.wish(Back())
        self._show_finger()
        self._step(dt)
        self._hush()
        self._draw()
        if displaced:
            self._listener.displaced(self._clock())

    def _show_finger(self) -> None:
        """Tell the room what is under the finger, and what goes with it."""
        pressed, dragged, scale = self._listener.pressed, self._listener.dragged, self.room.screen.scale
        self.room.pressed = pressed.intent if pressed else None
        self.room.dragged = (dragged[0].intent, dragged[1] * scale, dragged[2] * scale) if dragged else None

    def _heed(self, signals: set[str]) -> None:
        """The finger is forgotten when the picture goes out of sight."""
        if "cancelled" in signals or "hidden" in signals:
            self._listener.cancel()
        if "hidden" in signals:
            self._hidden.add("page")
        if "shown" in signals:
            self._hidden.discard("page")
        if "started" in signals:
            self._hidden.discard("cover")
        if signals & {"shown", "started"}:
            self._shown = None  # what was drawn out of sight has not been flipped

    def _hear(self, event: pygame.event.Event) -> None:
        if event.type == pygame.QUIT:
            self.running = False
        if self._scan.period and event.type == pygame.KEYDOWN and not event.mod & FOREIGN:
            self.wish(Confirm())
            return
        if event.type == pygame.MOUSEBUTTONDOWN and not self._scan.period:
            self.room.focus = None
        if event.type in UNCOVERED:
            self._shown = None
        self._wish_all(self._listener.hear(event, self._touchable, self.room.screen, self._clock()))

    def _touchable(self) -> Sequence[Target]:
        """What a finger can mean: in one-switch play all the screen is the switch."""
        return everywhere(self.room.screen) if self._scan.period else self.scene.targets()

    def _wish_all(self, intents: Sequence[Intent]) -> None:
        for intent in intents:
            self.wish(intent)

    def wish(self, intent: Intent) -> None:
        """Do what an intent asks for: here if it concerns window or key mark, else in the scene."""
        before, self._untold = self.scene, True
        match intent:
            case Quit():
                self.running = False
            case Fullscreen():
                host.fullscreen()
            case Focus(step):
                self._wish_all(self._reach.moved(self.scene.targets(), step))
            case Confirm():
                self.wish(self._reach.confirmed(offers(self.scene)))
            case ReadAloud(what):
                self._reach.read(self.scene, what)
            case _:
                self.director.wish(intent)
        self._left_for(before)

    def _left_for(self, before: Scene) -> None:
        """Where another scene has come, neither the key mark nor the finger means anything."""
        if self.scene is not before:
            self.room.focus = None
            self._listener.cancel()

    @property
    def rest(self) -> float:
        """For how many seconds the loop may sleep, unless something happens: 0 for a frame, `inf` for good."""
        if self._busy:
            return 0.0
        if "cover" in self._hidden:
            return math.inf
        slip = math.inf if self._hidden else self.slip.rest
        scan = math.inf if self._hidden else self._scan.rest(self.scene)
        return max(0.0, min(self.scene.rest, self.room.rest, slip, scan) - self._left)

    def _sleep(self, dt: float) -> float:
        """Let the part of `dt` pass that the loop has slept, before anything that woke it is heard; how long it was."""
        rest = self.rest
        slept = min(max(0.0, dt - STEP), rest)
        if rest < math.inf:  # else nothing waits for its time
            self._step(slept, slept + STEP)
        return slept

    def _step(self, dt: float, most: float = MOST_STEPS * STEP) -> None:
        """Let `dt` seconds pass in steps, `most` at the most; beneath the page's cover the game waits."""
        self._left = min(self._left + max(0.0, dt), most)
        while self._left >= STEP and "cover" not in self._hidden:
            self._left -= STEP
            self.room.wait(STEP)
            if not self._hidden:
                self.slip.wait(STEP)
                self._scan.wait(STEP, self.scene)
            before = self.scene
            self._untold |= before.rest < math.inf
            self.director.update(STEP)
            self._left_for(before)

    def _hush(self) -> None:
        """Tell the world around, whenever it changes, whether the player wants to hear anything."""
        if self._silent != self.room.sounds.silent:
            self._silent = self.room.sounds.silent
            host.hush(self._silent)

    def view(self) -> View:
        """What is to be drawn now: the scene, and above it what is to be told of files."""
        return (*self.scene.view(), *self.slip.items)

    def _draw(self) -> None:
        """Paint, if the picture is another than the one on the screen, and flip where it can be seen."""
        room, surface = self.room, pygame.display.get_surface()
        assert surface is not None, "the window is opened before the loop begins"
        settings = room.session.settings
        look = (settings.deck, settings.contrast, room.letters, surface.get_size())
        view = self.view()
        if self._shown == (look, view) and not self._painter.unfinished:
            if self._untold:
                self._untold = False
                self._reach.mirror(self.scene, view, "cover" in self._hidden)
            self._busy = self._warm()
            return
        began, self._busy = self._clock(), True
        self._painter.prepare(settings.deck, settings.contrast == "on", room.layout.hand_width, room.letters)
        self._painter.paint(surface, view)
        self._shown, self._untold = (look, view), True
        if not self._hidden:
            self._flip(began)

    def _flip(self, began: float) -> None:
        """Show what has been painted since `began`, and tell whoever follows."""
        pygame.display.flip()
        host.drawn(self._clock() - began)
        self.flips += 1
        if host.probing():
            host.probe(probe(self.room, self.scene.targets(), self))

    def _warm(self) -> bool:
        """Make something for later while nothing else happens; whether there is more of it."""
        return self._warming.go_on(self._painter)


def probe(room: Room, targets: Sequence[Target], app: App) -> str:
    """What a browser test needs to know of the game, as JSON."""
    session = room.session
    return json.dumps(
        {
            "scene": type(app.scene).__name__,
            "targets": [{"box": each.box, "intent": repr(each.intent), "label": each.label} for each in targets],
            "plays": len(session.record.moves),
            "deck": session.settings.deck,
            "language": room.language,
            "slip": app.slip.text,
            "flips": app.flips,
        }
    )


async def run(app: App) -> None:
    """Turn until the player leaves, and sleep while nothing happens. In the browser the page decides about frames."""
    clock = pygame.time.Clock()
    while app.running:
        passed = clock.tick() if host.IS_WEB else clock.tick(60)
        app.frame(passed / 1000, pygame.event.get())
        await host.rest(app.rest)
