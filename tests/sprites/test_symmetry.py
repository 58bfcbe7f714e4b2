"""What a deck promises to be symmetrical is so."""

import numpy as np
import pytest

import sprites
from sprites.faces import RANKS, SUITS
from tests.sprites.pictures import Pixels, distance, pixels

WIDTH = 240


def _turned(picture: Pixels) -> Pixels:
    return picture[::-1, ::-1]


def _without_corners(picture: Pixels) -> Pixels:
    """Blank the numerals and signs, which are point-symmetric, not mirrored."""
    cut = picture.copy()
    high, wide = round(WIDTH * 0.4), round(WIDTH * 0.2)
    for part in (cut, cut[::-1], cut[:, ::-1], cut[::-1, ::-1]):
        part[:high, :wide] = 0
    return cut


@pytest.mark.parametrize("deck", sprites.DECKS)
def test_backs_look_the_same_upside_down(deck: str) -> None:
    picture = pixels(sprites.back(deck, WIDTH))
    assert distance(picture, _turned(picture)) < 2.5


@pytest.mark.parametrize("deck", sprites.DECKS)
def test_both_corners_carry_the_same_index(deck: str) -> None:
    high, wide = round(WIDTH * 0.37), round(WIDTH * 0.17)
    for suit in SUITS:
        for rank in "A27":
            picture = pixels(sprites.face(deck, suit, rank, WIDTH))
            assert distance(picture[:high, :wide], _turned(picture)[:high, :wide]) < 3, rank + suit


@pytest.mark.parametrize("deck", ["piacentine", "francesi"])
def test_two_headed_figures_are_turned_by_half(deck: str) -> None:
    for suit in SUITS:
        for rank in "JNK":
            picture = pixels(sprites.face(deck, suit, rank, WIDTH))
            assert distance(picture, _turned(picture)) < 2.5, rank + suit


def test_full_length_figures_are_not_turned_by_half() -> None:
    for suit in SUITS:
        for rank in "JNK":
            picture = pixels(sprites.face("napoletane", suit, rank, WIDTH))
            assert distance(picture, _turned(picture)) > 15, rank + suit


@pytest.mark.parametrize("suit", ["C", "D"])
@pytest.mark.parametrize("rank", RANKS[1:7])
def test_columns_of_cups_and_coins_are_mirrored(suit: str, rank: str) -> None:
    picture = _without_corners(pixels(sprites.face("napoletane", suit, rank, WIDTH)))
    assert distance(picture, picture[:, ::-1]) < 2.5


@pytest.mark.parametrize("rank", RANKS[1:6])
@pytest.mark.parametrize("suit", SUITS)
def test_french_pips_stand_on_their_heads_below(suit: str, rank: str) -> None:
    picture = pixels(sprites.face("francesi", suit, rank, WIDTH))
    if rank in "356":  # the pips of the middle row stand upright
        middle = round(picture.shape[0] * 0.36)
        picture = np.concatenate((picture[:middle], picture[-middle:]))
    assert distance(picture, _turned(picture)) < 2.5
