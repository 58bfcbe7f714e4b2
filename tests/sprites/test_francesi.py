"""What the French deck promises: court cards turned by half, in a frame of their own, all of them different."""

from itertools import combinations

import numpy as np
import pygame
import pytest

import sprites
from sprites.decks.francesi.court import HEIGHT, NOTCH, SIDE
from sprites.faces import SUITS
from sprites.inks import COLOURS, TINTS
from tests.sprites.pictures import Pixels, distance, grey, pixels

FIGURES = [(suit, rank) for suit in SUITS for rank in "JNK"]
WIDTH = 400


def _face(suit: str, rank: str, width: int = WIDTH, contrast: bool = False) -> Pixels:
    return pixels(sprites.face("francesi", suit, rank, width, contrast=contrast))


@pytest.mark.parametrize(("suit", "rank"), FIGURES)
def test_a_court_card_looks_the_same_upside_down(suit: str, rank: str) -> None:
    picture = _face(suit, rank)
    unlike = np.abs(picture - picture[::-1, ::-1]).max(axis=2) > 24
    assert unlike.mean() < 0.004  # the numerals' edges


@pytest.mark.parametrize(("suit", "rank"), FIGURES)
def test_the_cut_leaves_no_gap_in_the_sash(suit: str, rank: str) -> None:
    picture = _face(suit, rank)[..., :3]
    middle = picture[picture.shape[0] // 2 - 3 : picture.shape[0] // 2 + 3, WIDTH // 2 - 3 : WIDTH // 2 + 3]
    assert np.abs(middle - np.array(COLOURS["paper"])).max(axis=2).min() > 8


@pytest.mark.parametrize("contrast", [False, True])
@pytest.mark.parametrize(("suit", "rank"), FIGURES)
def test_figures_keep_inside_their_frame(suit: str, rank: str, contrast: bool) -> None:
    ground = np.array(TINTS[suit] if contrast else COLOURS["paper"])
    picture = _face(suit, rank, contrast=contrast)[..., :3]
    unit = WIDTH / 100
    left = picture[round((NOTCH[1] + 3) * unit) : round(HEIGHT / 2 * unit), round(2 * unit) : round((SIDE - 1) * unit)]
    under = picture[round((NOTCH[1] - 2) * unit) : round((NOTCH[1] - 1) * unit), round(2 * unit) : round(19 * unit)]
    for margin in (left, under):
        assert np.abs(margin - ground).max() <= 3


def test_every_figure_has_a_head_of_its_own() -> None:
    heads = {card: _head(*card) for card in FIGURES}
    for one, other in combinations(FIGURES, 2):
        assert distance(heads[one], heads[other]) > 35, (one, other)


def _head(suit: str, rank: str) -> Pixels:
    surface = sprites.face("francesi", suit, rank, 60)
    return grey(surface.subsurface(pygame.Rect(20, 4, 36, 26)))


@pytest.mark.parametrize("rank", "234567")
@pytest.mark.parametrize("suit", SUITS)
def test_pips_can_be_counted(suit: str, rank: str) -> None:
    surface = sprites.face("francesi", suit, rank, 240)
    ink = COLOURS["ink"] if suit in "SB" else sprites.decks.named("francesi").inks["red"]
    marks = pygame.mask.from_threshold(surface, ink, (40, 40, 40, 255)).connected_components(30)
    assert len(marks) == int(rank) + 4  # two numerals, each with its sign


@pytest.mark.parametrize("rank", "A234567")
@pytest.mark.parametrize("pair", ["CD", "SB"])
def test_suits_of_one_colour_differ_at_sixty_pixels(pair: str, rank: str) -> None:
    one, other = (grey(sprites.face("francesi", suit, rank, 60)) for suit in pair)
    corner = slice(14, 23), slice(2, 11)
    assert distance(one[corner], other[corner]) > 15
    assert distance(one, other) > 2


def test_the_back_is_neither_blue_nor_red() -> None:
    red, green, blue = pixels(sprites.back("francesi", 240))[40:-40, 40:-40, :3].mean(axis=(0, 1))
    assert green > red
    assert green > blue


def test_letters_stand_where_the_numerals_stood_and_go_with_the_figure() -> None:
    """In bisca the nine bears the jack's figure, and so the jack's letter."""
    corner = slice(14, 80), slice(12, 68)
    plain = {rank: _face("C", rank)[corner] for rank in "AJNK7"}
    lettered = {rank: pixels(sprites.face("francesi", "C", rank, WIDTH, letters="AFDR"))[corner] for rank in "AJNK7"}
    assert {rank for rank in plain if not np.array_equal(plain[rank], lettered[rank])} == set("AJNK")
    assert all(distance(lettered[one], lettered[other]) > 10 for one, other in combinations("AJNK7", 2))
    swapped = pixels(sprites.face("francesi", "C", "N", WIDTH, figure="J", letters="AFDR"))
    assert np.array_equal(swapped, pixels(sprites.face("francesi", "C", "J", WIDTH, letters="AFDR")))
