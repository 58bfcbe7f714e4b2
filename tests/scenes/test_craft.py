"""What the page on playing well shows is so."""

from __future__ import annotations

import pytest

from game.rules.cards import STANDARD, Suit, cards
from game.rules.rules import winning
from game.scenes.pages.craft import COUNTED, SHOWN
from game.teacher.facts import ENOUGH


@pytest.mark.parametrize("name", SHOWN)
def test_the_second_card_takes_the_first(name: str) -> None:
    assert winning(cards(SHOWN[name]), Suit.COINS, STANDARD) == 1


def test_the_counted_cards_are_just_enough() -> None:
    counted = [card for row in COUNTED for card in cards(row)]
    assert len(counted) == len(set(counted)) == 10
    assert sum(STANDARD.points[card] for card in counted) == ENOUGH
    kinds = [card.rank.value for card in counted]
    assert (kinds.count("A"), kinds.count("3")) == (2, 2)
