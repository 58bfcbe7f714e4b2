"""Two faces of every deck against their reference pictures.

`pytest tests/sprites/test_reference.py --regenerate` draws the references anew: look at them before they are kept.
"""

from pathlib import Path

import numpy as np
import pygame
import pytest

import sprites
from tests.sprites.pictures import pixels

FOLDER = Path(__file__).parent / "reference"
WIDTH = 120
CHOSEN = {"napoletane": ("NS", "3B"), "piacentine": ("KD", "5S"), "francesi": ("NS", "AD")}
ALLOWED = 2  # levels of a channel that rasterisers may differ by
STRAY = 0.002  # part of the pixels that may differ by more, along edges


@pytest.mark.parametrize(("deck", "card"), [(deck, card) for deck, cards in CHOSEN.items() for card in cards])
def test_the_face_is_drawn_as_it_was(deck: str, card: str, regenerate: bool, tmp_path: Path) -> None:
    drawn = sprites.face(deck, card[1], card[0], WIDTH)
    path = FOLDER / f"{deck}-{card}.png"
    if regenerate:
        FOLDER.mkdir(exist_ok=True)
        pygame.image.save(drawn, path)
    difference = np.abs(pixels(drawn) - pixels(pygame.image.load(path))).max(axis=2)
    if (difference > ALLOWED).mean() > STRAY:
        actual = tmp_path / path.name
        pygame.image.save(drawn, actual)
        pytest.fail(f"{path.name} is drawn differently: compare {actual}")


def test_every_reference_is_compared() -> None:
    names = {f"{deck}-{card}.png" for deck, cards in CHOSEN.items() for card in cards}
    assert {path.name for path in FOLDER.glob("*")} == names
