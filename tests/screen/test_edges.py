"""Edges and letters at one device pixel: no stairs along a tilted card, no gaps in a word."""

from __future__ import annotations

import numpy as np
import pygame
import pytest

import sprites
from game.rules.cards import card
from game.screen.paint import Painter
from game.screen.typeset import lettered, measure
from game.view.picture import Face

SIZES = (12, 14, 15, 16, 18, 21, 28, 40)
WORDS = ("Smazzate giocate", "Carte napoletane", "Livello: Normale", "Você ganhou", "AVATAR Type", "", "i")


@pytest.mark.parametrize("angle", [-4, -3, -2, -1, 1, 2, 3, 4])
@pytest.mark.parametrize("width", [40, 77, 96])
def test_the_edge_of_a_tilted_card_is_a_straight_line(angle: int, width: int) -> None:
    """How much of each column is covered tells where the edge runs, to a part of a pixel."""
    surface, painter = pygame.display.set_mode((400, 400)), Painter()
    painter.prepare("napoletane", False, 96)
    painter.paint(surface, ())
    picture = painter._card(Face(card("6S"), 200, 200, width, angle))
    covered = pygame.surfarray.array_alpha(picture).astype(float) / 255
    half = covered[:, : covered.shape[1] // 2].sum(axis=1)
    middle = np.arange(int(0.25 * len(half)), int(0.75 * len(half)))
    line = np.poly1d(np.polyfit(middle, half[middle], 1))
    assert np.abs(half[middle] - line(middle)).max() < 0.35


def ink(picture: pygame.Surface) -> np.ndarray:
    """How much ink there is in each column, as a part of all."""
    columns = pygame.surfarray.array_alpha(picture).astype(float).sum(axis=1)
    shares: np.ndarray = columns / columns.sum()
    return shares


@pytest.mark.parametrize("size", SIZES)
def test_letters_stand_as_far_apart_as_they_were_designed(size: int) -> None:
    """The ink of a word lies as in the same word set 20 times larger: nowhere is 0.7 of a letter out of place."""
    for text in filter(None, WORDS):
        small, large = ink(lettered(text, size, (0, 0, 0))), ink(sprites.font(20 * size).render(text, True, (0, 0, 0)))
        wanted = np.pad(large, (0, -len(large) % 20)).reshape(-1, 20).sum(axis=1)
        width = max(len(small), len(wanted))
        astray = np.cumsum(np.pad(small, (0, width - len(small))) - np.pad(wanted, (0, width - len(wanted))))
        assert np.abs(astray).max() * len(text) < 0.7, text


@pytest.mark.parametrize("size", [*SIZES, 80])
def test_a_line_of_text_is_as_wide_as_it_was_measured(size: int) -> None:
    for text in WORDS:
        assert lettered(text, size, (0, 0, 0)).get_width() == measure(text, size)
