"""A window that was covered, minimised or changed is painted again, also where the picture is the same."""

from __future__ import annotations

import pygame
import pytest

from game.app import STEP
from game.tools.snapshot import SCENES
from tests.app.rig import Rig
from tests.app.test_manners import seated


def rested() -> Rig:
    rig = seated(speed="none")
    rig.wait(1.0)
    return rig


@pytest.mark.parametrize("name", ["EXPOSED", "RESTORED", "SHOWN", "MAXIMIZED", "SIZECHANGED", "DISPLAYCHANGED"])
def test_a_window_that_was_covered_is_painted_again_once(name: str) -> None:
    rig, kind = rested(), getattr(pygame, f"WINDOW{name}")
    flips, view = rig.app.flips, rig.app.view()
    rig.frame(STEP, pygame.event.Event(kind), pygame.event.Event(kind))
    assert rig.app.view() == view
    assert rig.app.flips == flips + 1
    rig.wait(1.0)
    assert rig.app.flips == flips + 1


def test_what_the_window_lost_is_there_again() -> None:
    rig = Rig(painted=True, scene=SCENES["play"])
    surface = pygame.display.get_surface()
    assert surface is not None
    rig.wait(1.0)
    seen = pygame.image.tobytes(surface, "RGB")
    for event in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN):
        surface.fill("black")
        rig.frame(STEP, pygame.event.Event(event))
        assert pygame.image.tobytes(surface, "RGB") == seen
