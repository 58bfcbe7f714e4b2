"""The backdrop: with it every picture is the very same as without, and what stays is drawn once."""

from __future__ import annotations

import random

import pygame
import pytest

import sprites
from game.rules.cards import CARDS
from game.screen import backdrop
from game.screen.backdrop import Backdrop
from game.screen.paint import Painter
from game.view.layout import Box
from game.view.picture import Clip, Face, Item, Label, Panel, View

SIZE = (300, 260)
WIDTH = 60


def still(count: int) -> View:
    """Cards that lie."""
    return tuple(Face(CARDS[number], 20.0 + 30 * number, 80, WIDTH) for number in range(count))


def flying(at: int) -> Face:
    """A card on its way."""
    return Face(CARDS[30], 40.0 + 5 * at, 180, WIDTH, angle=at, flight=0.5)


def picture(painter: Painter, view: View, deck: str = "napoletane") -> bytes:
    surface = pygame.display.get_surface()
    assert surface is not None
    painter.prepare(deck, False, WIDTH)
    painter.paint(surface, view)
    return pygame.image.tobytes(surface, "RGB")


@pytest.fixture(autouse=True)
def surface() -> pygame.Surface:
    sprites.forget()
    return pygame.display.set_mode(SIZE)


def test_pictures_are_the_same_with_and_without() -> None:
    chance = random.Random(2)
    painter = Painter()
    for at in range(60):
        view = (*still(chance.choice((7, 7, 7, 3))), flying(at), Label(str(at // 9), 150, 20, 16, 200))
        if chance.random() < 0.1:
            view = (Panel(Box(10, 10, 80, 40)), *view)
        deck = chance.choice(("napoletane", "napoletane", "napoletane", "piacentine"))
        assert picture(painter, view, deck) == picture(Painter(), view, deck), at


def test_what_stays_is_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[object] = []
    plain = Painter._item

    def counted(self: Painter, on: pygame.Surface, item: Item) -> None:
        drawn.append(item)
        plain(self, on, item)

    monkeypatch.setattr(Painter, "_item", counted)
    painter = Painter()
    for at in range(5):
        picture(painter, (*still(8), flying(at)))
    assert len(drawn) == 9 + 9 + 1 + 1 + 1


def test_a_stand_in_is_never_kept() -> None:
    painter = Painter(budget=0.0)
    wanted = picture(Painter(), (*still(8), flying(9)))
    for at in range(10):
        last = picture(painter, (*still(8), flying(at)))
    assert last == wanted


def test_what_is_clipped_is_not_kept() -> None:
    kept = Backdrop()
    view = (Clip(Box(0, 0, 50, 50)), *still(9))
    assert kept.staying(view) == 0
    assert kept.staying(view) == 0
    assert kept.lay(pygame.display.set_mode(SIZE), view, "look") == 0


def test_few_things_are_not_worth_it() -> None:
    kept = Backdrop()
    few = still(backdrop.LEAST - 1)
    assert [kept.staying((*few, flying(at))) for at in range(3)] == [0, 0, 0]
