"""The pack of RULES: points, strength, notation."""

from __future__ import annotations

import pickle

import pytest

from game.rules.cards import CARDS, EXCHANGED, RANKS, STANDARD, SUITS, Values, card, cards, written


def test_forty_different_cards_in_four_suits_of_ten() -> None:
    assert len(set(CARDS)) == 40 == len({str(each) for each in CARDS})
    assert [len([c for c in CARDS if c.suit is suit]) for suit in SUITS] == [10] * 4
    assert [len([c for c in CARDS if c.rank is rank]) for rank in RANKS] == [4] * 10


@pytest.mark.parametrize(
    ("rank", "place", "points"),
    [
        ("A", 1, 11),
        ("3", 2, 10),
        ("K", 3, 4),
        ("N", 4, 3),
        ("J", 5, 2),
        ("7", 6, 0),
        ("6", 7, 0),
        ("5", 8, 0),
        ("4", 9, 0),
        ("2", 10, 0),
    ],
)
def test_points_and_strength_of_every_rank(rank: str, place: int, points: int) -> None:
    for suit in "CDSB":
        each = card(rank + suit)
        assert STANDARD.points[each] == points
        assert STANDARD.strength[each] == 10 - place


def test_three_and_seven_exchanged() -> None:
    """The seven is worth 10 and ranks second; the three is worth nothing and stands between the four and the two."""
    order = sorted(CARDS[:10], key=EXCHANGED.strength.__getitem__)
    assert written(order) == "2C 3C 4C 5C 6C JC NC KC 7C AC"
    assert [EXCHANGED.points[each] for each in order] == [0, 0, 0, 0, 0, 2, 3, 4, 10, 11]
    assert EXCHANGED.points == EXCHANGED.points[:10] * 4
    assert EXCHANGED.strength == EXCHANGED.strength[:10] * 4


@pytest.mark.parametrize("values", [STANDARD, EXCHANGED])
def test_the_pack_is_worth_120_and_its_loads_84(values: Values) -> None:
    points = values.points
    assert sum(points) == 120
    assert sum(each for each in points if each >= 10) == 84
    assert points.count(0) == 20


def test_the_two_is_below_the_seven() -> None:
    assert STANDARD.strength[card("2S")] < STANDARD.strength[card("7S")]


def test_notation_goes_both_ways() -> None:
    assert [card(str(each)) for each in CARDS] == list(CARDS)
    assert written(cards("AD 3C NB")) == "AD 3C NB"
    assert cards("") == ()


@pytest.mark.parametrize("wrong", ["", "A", "1D", "AX", "ad", "DA", "10D", "AD ", "QD"])
def test_what_is_no_card_is_refused_with_what_was_expected(wrong: str) -> None:
    with pytest.raises(ValueError, match=r"no such card.*A234567JNK.*CDSB"):
        card(wrong)


def test_cards_survive_pickling() -> None:
    copy = pickle.loads(pickle.dumps(CARDS))
    assert copy == CARDS
    assert [(each.suit, each.rank) for each in copy] == [(each.suit, each.rank) for each in CARDS]
