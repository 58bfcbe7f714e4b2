"""The Neapolitan deck: corners kept free for the index, pips that can be counted."""

from functools import partial

import pygame
import pytest

from sprites.decks import DECKS
from sprites.decks.deck import Drawing
from sprites.decks.napoletane.numbers import NUMBERS
from sprites.faces import RANKS, SUITS
from sprites.pen import upright
from tests.sprites.pictures import Pixels, pixels

UNIT = 4
DECK = DECKS["napoletane"]
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


@pytest.mark.parametrize("suit", ["S", "B"])
def test_crosses_add_up(suit: str) -> None:
    """A card of swords or clubs shows more ink than the one of two fewer in the same arrangement."""
    inks = [pygame.mask.from_surface(_surface(partial(NUMBERS[suit], count=count))).count() for count in range(2, 8)]
    assert inks[1] > inks[0]
    assert inks[3] > inks[2]
    assert inks[5] > inks[4]
