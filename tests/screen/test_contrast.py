"""Every text is told from its ground: a contrast of at least 4.5 to 1, as WCAG 2.2 (1.4.3) asks for."""

from __future__ import annotations

import pygame
import pytest

import sprites
from game.screen.panels import STYLES
from game.tools.snapshot import SCENES, room
from game.view.layout import Box, Screen
from game.view.picture import Clip, Label, Panel, View

LEAST = 4.5


def luminance(ink: str) -> float:
    """Relative luminance as WCAG defines it."""
    parts = [value / 255 for value in sprites.COLOURS[ink]]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def grounds(view: View) -> set[tuple[str, str]]:
    """The inks of all texts of a picture, each with what it stands on: the last box below it, else the felt."""
    boxes: list[Panel] = []
    clip: Box | None = None
    found = set()
    for item in view:
        if isinstance(item, Clip):
            clip = item.box
        elif isinstance(item, Panel) and STYLES[item.style][0] is not None:
            boxes.append(item)
        elif isinstance(item, Label) and item.text:
            x = item.x + {"left": 1, "centre": 0, "right": -1}[item.align]
            if clip is not None and not clip.holds(x, item.y):
                continue
            below = next((box for box in reversed(boxes) if box.box.holds(x, item.y)), None)
            found.add((item.ink, str(STYLES[below.style][0]) if below else "felt"))
    return found


@pytest.mark.parametrize("name", SCENES)
@pytest.mark.parametrize("size", [(390, 844), (1280, 720)])
def test_every_text_stands_out_from_its_ground(name: str, size: tuple[int, int]) -> None:
    pygame.font.init()
    view = SCENES[name](room(Screen(*size), 1)).view()
    assert {pair: contrast(*pair) for pair in grounds(view) if contrast(*pair) < LEAST} == {}


def test_the_measure_knows_black_from_white() -> None:
    assert contrast("ink", "paper") > 12
    assert contrast("felt", "felt") == pytest.approx(1)
