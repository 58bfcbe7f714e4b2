"""Scenes without a window: built once, looked at on every screen, in every language, with every deck."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import NamedTuple

import sprites
from game.scenes.room import Room
from game.scenes.scene import Scene
from game.screen.typeset import fitted, measure
from game.tools import snapshot
from game.view.layout import Box, Screen
from game.view.picture import Clip, Face, Item, Label, Panel, Target, View
from tests.app.matrix import LANGUAGES, overlap


@cache
def stage(name: str, variant: str = "two") -> tuple[Room, Scene]:
    """A room with one of the named scenes, at rest."""
    room = snapshot.room(Screen(390, 844), 3, variant=variant)
    scene = snapshot.SCENES[name](room)
    for _ in range(600 if name != "deal" else 0):
        if name.startswith("play"):
            break
        scene.update(1 / 60)
    return room, scene


def is_for(scene: str, screen: Screen) -> bool:
    """Whether a screen need not be smaller for a scene: five seats are laid out from 320 by 480 on."""
    return scene != "auction" or min(screen.width, screen.height - 160) >= 320 * screen.scale


def looks(screen: Screen, room: Room) -> Iterator[str]:
    """Put the room on a screen, in every language with every deck in turn; says which."""
    room.screen = screen
    for language, deck in product(LANGUAGES, sprites.DECKS):
        room.change(language=language, deck=deck)
        yield f"{language} {deck}"


class Written(NamedTuple):
    """A label with the size it is shrunk to and the box that its letters take."""

    label: Label
    size: int
    box: Box


def written(label: Label) -> Written:
    """How a label is drawn."""
    size = fitted(label.text, label.size, label.width)
    wide, high = measure(label.text, size), 0.9 * size
    x = label.x - {"left": 0.0, "centre": 0.5, "right": 1.0}[label.align] * wide
    return Written(label, size, Box(x, label.y - high / 2, wide, high))


def face_box(face: Face, ratio: float) -> Box:
    """The box of an upright card."""
    return Box(face.x - face.width / 2, face.y - face.width * ratio / 2, face.width, face.width * ratio)


def labels(view: View) -> list[Written]:
    """What can be read: not what a sheet of paper covers, nor what a clip cuts off wholly or in part."""
    seen: list[Written] = []
    clip: Box | None = None
    for item in view:
        match item:
            case Clip(box):
                clip = box
            case Panel(box, "paper") if box.width > 130 and box.height > 66:
                seen = [each for each in seen if not overlap(each.box, box)]
            case Label() if item.text:
                each = written(item)
                if clip is None or (each.box.y >= clip.y and each.box.bottom <= clip.bottom):
                    seen.append(each)
    return seen


def items(view: View, kind: type[Item]) -> list[Item]:
    """The items of one kind."""
    return [item for item in view if isinstance(item, kind)]


def apart(targets: list[Target]) -> list[tuple[Target, Target]]:
    """The pairs of targets that overlap."""
    pairs = [(a, b) for i, a in enumerate(targets) for b in targets[i + 1 :]]
    return [(a, b) for a, b in pairs if overlap(a.box, b.box, 0.01)]
