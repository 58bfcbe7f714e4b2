"""A few screens against their reference pictures. Cards and cloth are plain here: their drawings have their own tests.

`pytest tests/ui/test_reference.py --regenerate` draws the references anew: look at them before they are kept.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pygame
import pytest

import sprites
from game.rules.cards import Card
from game.screen.card_cache import BACK
from game.screen.paint import Painter
from game.tools import snapshot
from game.view.layout import Screen
from tests.sprites.pictures import pixels

FOLDER = Path(__file__).parent / "reference"
ALLOWED = 2  # levels of a channel that rasterisers may differ by
STRAY = 0.002  # part of the pixels that may differ by more, along edges
SCREENS = {
    "menu": ("menu", (320, 480), {"language": "it"}),
    "play": ("play", (320, 480), {"language": "en"}),
    "play lying": ("play", (480, 320), {"language": "pt", "hand": "left"}),
    "late": ("play-late", (390, 600), {"language": "it", "deck": "piacentine", "piles": "all"}),
    "open hands": ("play", (480, 320), {"language": "en", "variant": "scoperta"}),
    "five cards": ("play", (390, 600), {"language": "it", "variant": "briscolone"}),
    "score": ("score", (320, 480), {"language": "pt"}),
    "question": ("question", (320, 480), {"language": "it"}),
    "options": ("options", (320, 480), {"language": "en"}),
}


def plain(card: int, width: int, height: int) -> pygame.Surface:
    """A card that is nothing but its name."""
    picture = pygame.Surface((width, height), pygame.SRCALPHA)
    picture.fill(sprites.COLOURS["blue" if card == BACK else "paper"])
    pygame.draw.rect(picture, sprites.COLOURS["ink"], picture.get_rect(), max(1, width // 40))
    if card != BACK:
        name = sprites.font(width // 3).render(str(Card(card)), True, sprites.COLOURS["ink"])
        picture.blit(name, name.get_rect(center=picture.get_rect().center))
    return picture


def cloth(width: int, height: int) -> pygame.Surface:
    """A table without a pattern."""
    picture = pygame.Surface((width, height))
    picture.fill(sprites.COLOURS["felt"])
    return picture


def pip(deck: str, suit: str, size: int) -> pygame.Surface:
    """A disc in the place of a suit's sign."""
    picture = pygame.Surface((size, size), pygame.SRCALPHA)
    pygame.draw.circle(picture, sprites.COLOURS["gold"], (size / 2, size / 2), size / 2)
    return picture


@pytest.fixture(autouse=True)
def undecorated(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything but the drawings."""

    def draw(self: object, card: int, bisca: bool) -> pygame.Surface:
        deck, _, _, width = self._look  # type: ignore[attr-defined]
        return plain(card, width, sprites.card_height(deck, width))

    monkeypatch.setattr("game.screen.card_cache.CardCache._draw", draw)
    monkeypatch.setattr("sprites.cloth", cloth)
    monkeypatch.setattr("sprites.pip", pip)
    monkeypatch.setattr("sprites.star", lambda size: pip("", "", size))


def drawn(scene: str, size: tuple[int, int], choices: dict[str, str]) -> pygame.Surface:
    """The picture of a scene."""
    surface = pygame.display.set_mode(size)
    room = snapshot.room(Screen(*size), 7, **choices)
    shown, painter = snapshot.SCENES[scene](room), Painter()
    painter.prepare(room.session.settings.deck, False, room.layout.hand_width)
    painter.paint(surface, shown.view())
    return surface


@pytest.mark.parametrize("name", SCREENS)
def test_the_screen_is_drawn_as_it_was(name: str, regenerate: bool, tmp_path: Path) -> None:
    picture, path = drawn(*SCREENS[name]), FOLDER / f"{name}.png"
    if regenerate:
        FOLDER.mkdir(exist_ok=True)
        pygame.image.save(picture, path)
    expected = pygame.image.load(path)
    assert picture.get_size() == expected.get_size()
    difference = np.abs(pixels(picture) - pixels(expected)).max(axis=2)
    if (difference > ALLOWED).mean() > STRAY:
        pygame.image.save(picture, tmp_path / "actual.png")
        pygame.image.save(expected, tmp_path / "expected.png")
        pytest.fail(f"{name} is drawn differently: compare actual.png and expected.png in {tmp_path}")


def test_every_reference_is_compared() -> None:
    assert {path.name for path in FOLDER.glob("*")} == {f"{name}.png" for name in SCREENS}


def test_a_difference_is_found(regenerate: bool) -> None:
    """One label moved by a few pixels is more than what may stray."""
    if not regenerate:
        picture = drawn(*SCREENS["play"])
        moved = picture.copy()
        moved.blit(picture, (0, 2), pygame.Rect(0, 200, 320, 60))
        assert (np.abs(pixels(picture) - pixels(moved)).max(axis=2) > ALLOWED).mean() > STRAY
