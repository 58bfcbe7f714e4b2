"""A page that is magnified four times leaves 320 by 256: everything can be played there, and pages scroll."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.scenes.pages.page import Page
from game.scenes.table.score import Score
from game.store.settings import CHOICES
from game.view.intents import Go, Name, Pick, Say
from tests.app.rig import Rig

SMALL = (320, 256)


@pytest.mark.parametrize("variant", CHOICES["variant"])
def test_every_game_is_played_by_taps(variant: str) -> None:
    rig = Rig(SMALL, variant=variant, speed="none", level="easy", claim="off")
    rig.touch(rig.target(Go("play")))
    before = -1
    for _ in range(4000):
        if isinstance(rig.scene, Score):
            break
        if offered := rig.find(Pick, Say, Name):
            before = rig.moves
            rig.touch(offered[-1])
            assert rig.moves > before
        else:
            rig.frame(5 / 60)
    assert isinstance(rig.scene, Score) and before > 0


def by_wheel(rig: Rig) -> None:
    rig.frame(0.02, pygame.event.Event(pygame.MOUSEWHEEL, y=-3, x=0))


def by_key(rig: Rig) -> None:
    rig.key(pygame.K_PAGEDOWN)


def by_finger(rig: Rig) -> None:
    rig.frame(0.02, rig.down(160, 200, touch=True))
    rig.frame(0.02, pygame.event.Event(pygame.MOUSEMOTION, pos=(160, 60), buttons=(1, 0, 0), rel=(0, -140)))
    rig.frame(0.02, rig.up(160, 60, touch=True))


@pytest.mark.parametrize("page", ["options", "rules", "seating"])
@pytest.mark.parametrize("scroll", [by_wheel, by_key, by_finger])
def test_every_page_scrolls_to_its_end(page: str, scroll: Callable[[Rig], None]) -> None:
    rig = Rig(SMALL, speed="none")
    rig.app.wish(Go(page))  # type: ignore[arg-type]
    assert isinstance(rig.scene, Page)
    seen: set[str] = set()
    for _ in range(80):
        seen |= {each.label for each in rig.scene.targets()}
        scroll(rig)
    tall = Rig((320, 20_000), speed="none")
    tall.app.wish(Go(page))  # type: ignore[arg-type]
    assert seen >= {each.label for each in tall.scene.targets()}
