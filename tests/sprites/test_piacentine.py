"""The Piacentine deck: figures turned by half, pips that can be counted, corners kept free."""

from functools import partial

import numpy as np
import pygame
import pytest

import sprites
from sprites.decks import named
from sprites.decks.deck import Drawing
from sprites.decks.piacentine.pips import HEIGHT, NUMBERS
from sprites.faces import RANKS, SUITS
from sprites.pen import upright
from tests.sprites.pictures import Pixels, distance, pixels

WIDTH = 240
DECK = named("piacentine")
FIGURES = [rank + suit for suit in SUITS for rank in "JNK"]
CORNER = (18.5, 38.0)  # units that the numeral and its sign need


@pytest.mark.parametrize("card", FIGURES)
def test_a_figure_is_point_symmetric(card: str) -> None:
    drawn = _bare(DECK.figures[card])
    assert distance(drawn, drawn[::-1, ::-1]) < 0.02


@pytest.mark.parametrize("card", FIGURES)
def test_a_face_is_point_symmetric_but_for_the_rounding_of_numerals(card: str) -> None:
    picture = pixels(sprites.face("piacentine", card[1], card[0], WIDTH))
    assert distance(picture, picture[::-1, ::-1]) < 0.8


@pytest.mark.parametrize("card", FIGURES)
def test_a_figure_fills_its_half(card: str) -> None:
    """Neither a lost half nor a gap: something stands in every row but the margins', and the sash crosses the card."""
    opaque = _bare(DECK.figures[card])[..., 3] > 0
    margin = 12 * 4
    assert opaque[margin:-margin].any(axis=1).all()
    assert opaque[opaque.shape[0] // 2 - 40 : opaque.shape[0] // 2 + 40, 24:376].any(axis=0).all()
    assert opaque.mean() > 0.35


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("rank", RANKS)
def test_the_corners_of_the_numerals_stay_free(suit: str, rank: str) -> None:
    card = rank + suit
    drawn = _bare(DECK.figures.get(card) or partial(NUMBERS[suit], count=RANKS.index(rank) + 1))
    wide, high = (round(side * 4) for side in CORNER)
    for corner in (drawn[:high, :wide, 3], drawn[::-1, ::-1][:high, :wide, 3]):
        assert not corner.any(), card


@pytest.mark.parametrize("suit", ["C", "D"])
@pytest.mark.parametrize("count", [3, 5, 6, 7])
def test_cups_and_coins_can_be_counted(suit: str, count: int) -> None:
    """Every pip stands alone: as many islands of ink as the card says."""
    surface = _surface(partial(NUMBERS[suit], count=count))
    assert len(pygame.mask.from_surface(surface).connected_components(100)) == count


@pytest.mark.parametrize("suit", ["S", "B"])
@pytest.mark.parametrize("count", [2, 3, 4, 5, 6, 7])
def test_swords_and_batons_can_be_counted(suit: str, count: int) -> None:
    """As many strips cross a level line as the card says: at half height for swords, above the trellis for batons."""
    drawn = _bare(partial(NUMBERS[suit], count=count))
    row = drawn[round((HEIGHT * 0.42 if suit == "S" else 49.3) * 4), :, 3] > 0
    assert int((np.diff(row.astype(np.int8)) == 1).sum()) == count


def _bare(draw: Drawing) -> Pixels:
    return pixels(_surface(draw))


def _surface(draw: Drawing) -> pygame.Surface:
    """A drawing alone on a clear ground, 4 pixels to the unit."""
    surface = pygame.Surface((400, HEIGHT * 4), pygame.SRCALPHA)
    draw(upright(surface, 4, DECK.inks))
    return surface
