"""The Neapolitan deck: corners kept free for the index, pips that can be counted."""

from functools import partial

import pygame
import pytest

from sprites.decks import named
from sprites.decks.deck import Drawing
from sprites.decks.napoletane.numbers import NUMBERS
from sprites.faces import RANKS, SUITS
from sprites.pen import upright
from tests.sprites.pictures import Pixels, pixels

UNIT = 4
DECK = named("napoletane")
NUMERAL = (slice(6, 22), slice(4, 17))  # rows and columns, in units
SIGN = (slice(24, 38), slice(5, 17))


def _surface(drawing: Drawing) -> pygame.Surface:
    surface = pygame.Surface((100 * UNIT, round(DECK.height * UNIT)), pygame.SRCALPHA)
    drawing(upright(surface, UNIT, DECK.inks))
    return surface


def _covered(drawn: Pixels, box: tuple[slice, slice]) -> float:
    rows, columns = (slice(side.start * UNIT, side.stop * UNIT) for side in box)
    return float((drawn[rows, columns, 3] > 0).mean())


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("rank", RANKS)
def test_the_index_stands_free(suit: str, rank: str) -> None:
    drawing = DECK.figures.get(rank + suit) or partial(NUMBERS[suit], count=RANKS.index(rank) + 1)
    drawn = pixels(_surface(drawing))
    for end in (drawn, drawn[::-1, ::-1]):
        assert _covered(end, NUMERAL) < 0.02
        assert _covered(end, SIGN) < 0.10


@pytest.mark.parametrize("count", range(2, 8))
@pytest.mark.parametrize("suit", ["C", "D"])
def test_cups_and_coins_can_be_counted(suit: str, count: int) -> None:
    """As many islands of ink as the card says."""
    mask = pygame.mask.from_surface(_surface(partial(NUMBERS[suit], count=count)))
    assert len(mask.connected_components(100)) == count


@pytest.mark.parametrize(("count", "islands"), [(2, 1), (4, 2), (5, 3), (6, 3)])
@pytest.mark.parametrize("suit", ["S", "B"])
def test_crosses_stand_apart(suit: str, count: int, islands: int) -> None:
    """Every crossed pair is an island of ink, and so is the fifth sword or club between two of them."""
    mask = pygame.mask.from_surface(_surface(partial(NUMBERS[suit], count=count)))
    assert len(mask.connected_components(100)) == islands


@pytest.mark.parametrize("count", [3, 7])
@pytest.mark.parametrize("suit", ["S", "B"])
def test_the_odd_one_is_set_off_by_paper(suit: str, count: int) -> None:
    """Beside the upright sword or club a crossed pair is cut by a rim of paper."""
    drawn = pixels(_surface(partial(NUMBERS[suit], count=count)))
    paper = (drawn == (*DECK.inks["paper"], 255)).all(axis=2)
    middle = drawn.shape[1] // 2
    assert paper[:, :middle].any(axis=1).sum() > 20 * UNIT
    assert paper[:, middle:].any(axis=1).sum() > 20 * UNIT
