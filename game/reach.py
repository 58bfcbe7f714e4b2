"""The game for whoever reaches it without eyes or without pointing: its buttons and words are mirrored to the world.

What is mirrored is made when the picture stands still, and sent when it is another than before: cards on their way
cost nothing, nor does a table that waits.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Sequence
from typing import Literal

from game import host, texts
from game.scan import offers
from game.scenes.menu import Menu
from game.scenes.room import Room
from game.scenes.scene import Scene
from game.scenes.table.aloud import ALOUD
from game.scenes.table.at_table import AtTable
from game.screen.outline import Node, outline
from game.view.intents import LINE, Intent, Name, Pick, Say, Scroll, Skip
from game.view.names import Part
from game.view.picture import Face, Target, View


class Reach:
    """Tells the world outside what can be chosen, and hears what was; a number stands for every intent."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._numbers: dict[Intent | None, int] = {}
        self._offered: dict[int, tuple[Intent, str]] = {}  # what can be chosen now, with its name
        self._seen: tuple[object, ...] = ()  # what it was made of that was told last
        self._told = ""
        self._pressed: tuple[Intent, str] | None = None  # what was chosen last, and its name then

    def heard(self, signals: Collection[str]) -> Iterator[Intent]:
        """What has been chosen outside, of what is still offered; "focus-3" moves the mark, "press-3" chooses."""
        for signal in signals:
            word, _, number = signal.partition("-")
            intent, name = self._offered.get(int(number), (None, "")) if number.isdecimal() else (None, "")
            if intent is not None and word in ("focus", "press"):
                self.room.focus = intent
                if word == "press":
                    self._pressed = intent, name
                    yield intent

    def mirror(self, scene: Scene, view: View, covered: bool = False) -> None:
        """Say what stands on the picture, unless it is what was told last; nothing while the page's cover lies on it.

        What the demonstration behind the menu plays is told to nobody.
        """
        seen = scene.told() if isinstance(scene, Menu) else view
        now = () if covered else (type(scene).__name__, self.room.language, self.room.focus, offers(scene), seen)
        if now == self._seen:
            return
        self._seen = now
        nodes = () if covered else outline(seen, offers(scene), self._card_name, self.room.layout.ratio)
        self._offered = {self._number(each.intent): (each.intent, each.name) for each in nodes if each.intent}
        told = self._as_text(scene, nodes)
        if told != self._told:
            self._told = told
            host.mirror(told)
        self._say_what_changed()

    def _say_what_changed(self) -> None:
        """A button that was pressed and now has another name tells it: the value of an option, for one."""
        if self._pressed is not None:
            intent, before = self._pressed
            now = self._offered.get(self._number(intent), (None, before))[1]
            if now != before:
                host.say(now)
            self._pressed = None

    def read(self, scene: Scene, what: Part | Literal["last"]) -> None:
        """Say what lies in a part of the table, or again what was said last."""
        if what == "last":
            host.say(host.said())
        elif isinstance(scene, AtTable):
            host.say(ALOUD[what](scene))

    # the keyboard's mark

    def confirmed(self, targets: Sequence[Target]) -> Intent:
        """What Enter means: what the mark stands on, else the scene's first button, else not to wait."""
        marked = self.room.focus
        if marked is not None and any(target.intent == marked for target in targets):
            return marked
        return next((target.intent for target in targets if target.primary), Skip())

    def moved(self, targets: Sequence[Target], step: int) -> tuple[Intent, ...]:
        """Move the mark to the next target; at the end of the list the page scrolls instead."""
        intents = [target.intent for target in targets]
        if self.room.focus not in intents:
            first = next((index for index, each in enumerate(intents) if isinstance(each, Pick)), 0)
            self.room.focus = intents[first] if intents else None
            return ()
        index = intents.index(self.room.focus) + step
        if 0 <= index < len(intents):
            self.room.focus = intents[index]
            return ()
        return (Scroll(step * LINE),)

    # what is told

    def _number(self, intent: Intent) -> int:
        return self._numbers.setdefault(intent, len(self._numbers))

    def _card_name(self, face: Face) -> str:
        is_french = self.room.session.settings.deck == "francesi"
        return texts.card_name(self.room.language, face.card, is_french, face.bisca)

    def _as_text(self, scene: Scene, nodes: Sequence[Node]) -> str:
        """All of it as JSON; lengths in CSS pixels. Two buttons that mean the same bear the same number."""
        first = self._first(scene)
        marks = {"focus": self._numbers.get(self.room.focus), "first": None if first is None else self._number(first)}
        told = {"scene": type(scene).__name__, "language": self.room.language, **marks}
        return json.dumps(told | {"nodes": [self._fields(each) for each in nodes]})

    def _first(self, scene: Scene) -> Intent | None:
        """What one begins with in a scene: at the table what is to be played or said, and nothing while it waits."""
        targets = scene.targets()
        if isinstance(scene, AtTable) and len(targets) > 1:
            targets = [each for each in targets if isinstance(each.intent, Pick | Say | Name) or each.primary]
        primary = next((each.intent for each in targets if each.primary), None)
        return primary or next((each.intent for each in targets), None)

    def _fields(self, node: Node) -> dict[str, object]:
        scale = self.room.screen.scale
        fields: dict[str, object] = {"role": node.role, "box": [round(each / scale, 1) for each in node.box]}
        fields["name"] = node.name
        if node.intent is not None:
            fields |= {"number": self._number(node.intent), "kind": type(node.intent).__name__}
            fields |= {"more": node.more, "chosen": node.chosen}
        return fields
