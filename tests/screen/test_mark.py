"""The keyboard's mark: on everything that can be tapped, in every scene, and seen on every ground."""

from __future__ import annotations

import numpy as np
import pygame
import pytest

from game.scenes.room import Room
from game.screen.paint import Painter
from game.tools.snapshot import SCENES
from game.view.layout import Screen
from game.view.picture import Panel, Ring, View
from tests.app.matrix import overlap
from tests.app.stage import stage

SCREENS = [Screen(390, 844), Screen(844, 390), Screen(1280, 720)]
FAR = 60  # between two colours that are told apart at a glance, of 441


def rings(view: View) -> list[Ring]:
    """The rings that no sheet of paper covers."""
    seen: list[Ring] = []
    for item in view:
        match item:
            case Ring():
                seen.append(item)
            case Panel(box, "paper"):
                seen = [each for each in seen if not overlap(each.box, box)]
    return seen


def painted(room: Room, view: View) -> pygame.Surface:
    surface = pygame.Surface(room.screen[:2])
    painter = Painter()
    painter.prepare(room.session.settings.deck, False, room.layout.hand_width)
    painter.paint(surface, view)
    return surface


def changed(before: pygame.Surface, after: pygame.Surface, ring: Ring) -> int:
    """How many pixels along the inside of a ring's box look quite different."""
    old, new = (pygame.surfarray.array3d(each).astype(int) for each in (before, after))
    differ = ((old - new) ** 2).sum(axis=2) > FAR**2
    box, weight = pygame.Rect(ring.box), ring.weight
    whole, kept = (area.clip(before.get_rect()) for area in (box, box.inflate(-2 * weight, -2 * weight)))
    return int(np.sum(differ[whole.left : whole.right, whole.top : whole.bottom])) - int(
        np.sum(differ[kept.left : kept.right, kept.top : kept.bottom])
    )


@pytest.mark.parametrize("name", [name for name in SCENES if name != "deal"])
@pytest.mark.parametrize("screen", SCREENS, ids=str)
def test_whatever_has_the_mark_is_ringed(name: str, screen: Screen) -> None:
    room, scene = stage(name)
    room.screen = screen
    for target in scene.targets():
        room.focus = target.intent
        found = rings(scene.view())
        assert any(overlap(ring.box, target.box) for ring in found), target
        others = {each.intent for each in scene.targets() if any(ring.box.holds(*each.box.centre) for ring in found)}
        assert others <= {target.intent}
    room.focus = None
    assert rings(scene.view()) == []


@pytest.mark.parametrize("name", ["menu", "levels", "options", "play", "question", "score", "replay"])
def test_the_mark_is_seen_on_every_ground(name: str) -> None:
    """Most of the band that it takes looks different from before: it is wide, and of another colour than the ground."""
    room, scene = stage(name)
    room.screen = SCREENS[0]
    bare = painted(room, scene.view())
    for target in scene.targets():
        room.focus = target.intent
        view = scene.view()
        marked = painted(room, view)
        for ring in rings(view):
            length = 2 * (ring.box.width + ring.box.height)
            assert changed(bare, marked, ring) > 2.5 * length, target
    room.focus = None
