"""A game with a clipboard and a past, driven as a player drives it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.scenes.room import Room
from game.scenes.scene import Scene
from game.tools.snapshot import play_on
from game.view.intents import Go, Intent, Scroll, Sure
from game.view.names import Pages
from game.view.picture import Label, Target, View
from tests.app.rig import Rig


class Clipboard:
    """A world in which texts can be copied and pasted."""

    def __init__(self) -> None:
        self.text: str | None = None
        self.said: list[str] = []

    def say(self, text: str) -> None:
        """Remembers it."""
        self.said.append(text)

    def copy(self, text: str) -> bool:
        """Keeps the text."""
        self.text = text
        return True

    def paste(self) -> str | None:
        """The text that was copied last."""
        return self.text


def rig(scene: Callable[[Room], Scene], deals: int = 0, **choices: Any) -> Rig:
    """The scene, after so many finished deals; the next one is dealt."""

    def begin(room: Room) -> Scene:
        room.world = Clipboard()
        for _ in range(deals):
            play_on(room.session, 99)
            room.session.book()
            room.session.next_deal()
        return scene(room)

    return Rig(scene=begin, **choices)


def clipboard(of: Rig) -> Clipboard:
    """The rig's clipboard."""
    assert isinstance(of.room.world, Clipboard)
    return of.room.world


def open_page(of: Rig, name: Pages) -> Scene:
    """From the menu to a page, by a tap."""
    of.touch(of.target(Go(name)))
    return of.scene


def choose(of: Rig, intent: Intent) -> None:
    """Scroll until the target is in sight, then tap it."""
    of.app.wish(Scroll(-1e6))
    for _ in range(400):
        if any(target.intent == intent for target in of.scene.targets()):
            of.touch(of.target(intent))
            return
        of.app.wish(Scroll(20.0))
    raise AssertionError(f"{intent} is nowhere on the page")


def yes(of: Rig) -> Target:
    """The yes of a question."""
    return next(target for target in of.scene.targets() if isinstance(target.intent, Sure))


def agree(of: Rig) -> None:
    """Say yes to a question."""
    of.touch(yes(of))


def words(view: View) -> str:
    """All that can be read."""
    return "\n".join(item.text for item in view if isinstance(item, Label))
