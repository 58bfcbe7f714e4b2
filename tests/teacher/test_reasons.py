"""Every sentence of advice: a moment in which it must be said, and one in which it must not."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from game.ai.weighed import Weighed
from game.rules.cards import card
from game.rules.observation import Observation, observe
from game.rules.rules import deal
from game.rules.state import Swap
from game.rules.variants import variant
from game.teacher.facts import Facts
from game.teacher.reasons import EVEN, Reason, reason, reasons
from game.texts import LANGUAGES, sentences
from tests.teacher.moments import moment

STOCK = "4C 5C 6C"  # with the turned card four cards: the stock lasts


class Case(NamedTuple):
    """A card that is played; the sentence that must be said of it, or must not."""

    name: str
    must: tuple[Observation, str]
    must_not: tuple[Observation, str]
    points: int = 0
    card: str = ""


FOUR = variant("four")
CASES = [
    Case(
        "wins",
        (moment("AS 2C", "3S", theirs="5B 7B", stock=STOCK, given="AD 3D AC 3C KD KS"), "AS"),
        (moment("AS 2C", "3S", theirs="5B 7B", stock=STOCK, taker=1), "AS"),
        points=66,
    ),
    Case(
        "stops",
        (moment("AS 2C", "3S", theirs="5B 7B", stock=STOCK, taker=0, given="AD 3D AC 3C KC KB KD JB"), "AS"),
        (moment("AS 2C", "3S", theirs="5B 7B", stock=STOCK, taker=0, given="AD 3D"), "AS"),
    ),
    Case(
        "strozzo",
        (moment("3S 2C 7B", "JS", stock=STOCK), "3S"),
        (moment("3D 2C 7B", "JS", stock=STOCK), "3D"),
    ),
    Case(
        "trump_load",
        (moment("5D 2C 7B", "AS", stock=STOCK), "5D"),
        (moment("5D 2C 7B", "KS", stock=STOCK), "5D"),
        points=11,
    ),
    Case(
        "trump_points",
        (moment("5D 7D 7B", "KS", stock=STOCK), "5D"),
        (moment("5D 7D 7B", "KS", stock=STOCK), "7D"),
        points=4,
    ),
    Case(
        "take",
        (moment("KS 2C 7B", "JS", stock=STOCK), "KS"),
        (moment("KS 2C 7B", "AS", stock=STOCK), "KS"),
        points=6,
    ),
    Case(
        "free",
        (moment("7S 2C 7B", "5S", stock=STOCK), "7S"),
        (moment("7S 2C 7B", "6C", stock=STOCK[3:]), "7S"),
    ),
    Case(
        "turned",
        (moment("KS 2C 7B", "JS", stock="4C", turned="AD"), "2C"),
        (moment("KS 2C 7B", "JS", stock=STOCK, turned="AD"), "2C"),
        card="AD",
    ),
    Case(
        "nothing",
        (moment("KD 2C 7B", "5S", stock=STOCK), "2C"),
        (moment("KD 2C 7B", "JS", stock=STOCK), "2C"),
    ),
    Case(
        "not_worth",
        (moment("KD 2C 7B", "JS", stock=STOCK), "2C"),
        (moment("KD 2C 7B", "AS", stock=STOCK), "2C"),
        points=2,
    ),
    Case(
        "least",
        (moment("KB 2C 7B", "AS", stock=STOCK), "2C"),
        (moment("KB 2C 7B", "AS", stock=STOCK), "KB"),
    ),
    Case(
        "counted",
        (moment("KB 2C 7B", "AS", theirs="JB 4B"), "2C"),
        (moment("KB 2C 7B", "AS", stock=STOCK), "2C"),
    ),
    Case(
        "lead_turned",
        (moment("KB 2C 7B", stock="4C", turned="AD"), "2C"),
        (moment("KB 2C 7B", stock="4C", turned="AD"), "KB"),
        card="AD",
    ),
    Case(
        "sure",
        (moment("KB 2C 7C", theirs="4B 5B 6B", turned="2D"), "KB"),
        (moment("KB 2C 7C", theirs="AB 5B 6B", turned="2D"), "KB"),
    ),
    Case(
        "draw_trumps",
        (moment("KD 2C 7C", theirs="4D 5B 6B"), "KD"),
        (moment("KD 2C 7C", theirs="AD 5B 6B"), "KD"),
    ),
    Case(
        "boss",
        (moment("KB 2C 7C", theirs="4B 4D 6B"), "KB"),
        (moment("KB 2C 7C", theirs="3B 4D 6B"), "KB"),
    ),
    Case(
        "keep_load",
        (moment("AB 2C 7D", stock=STOCK), "2C"),
        (moment("AD 2C 7B", stock=STOCK), "2C"),
    ),
    Case(
        "keep_trump",
        (moment("KB 2C 7D", stock=STOCK), "2C"),
        (moment("KB 2C 7B", stock=STOCK), "2C"),
    ),
    Case(
        "free_lead",
        (moment("KB 2C 7B", stock=STOCK), "2C"),
        (moment("KB 2C 7D", stock=STOCK), "KB"),
    ),
    Case(
        "small_trump",
        (moment("KB AC 7D", stock=STOCK), "7D"),
        (moment("KB 2C 7D", stock=STOCK), "7D"),
    ),
    Case(
        "least_lead",
        (moment("JB AC KD", stock=STOCK), "JB"),
        (moment("JB AC 7D", stock=STOCK), "JB"),
    ),
    Case(
        "feed",
        (moment("AB 2C 7D", "4S AS 5S", stock="4C 5C 6C", of=FOUR), "AB"),
        (moment("AB 2C 7D", "AS 4S 5S", stock="4C 5C 6C", of=FOUR), "AB"),
    ),
    Case(
        "partner_has",
        (moment("KB 2C 7D", "4S AS 5S", stock="4C 5C 6C", of=FOUR), "2C"),
        (moment("KB 2C 7S", "4S AS 5S", stock="4C 5C 6C", of=FOUR), "2C"),
    ),
    Case(
        "so_far",
        (moment("KS 2C 7D", "4S", stock="4C 5C 6C", of=FOUR), "KS"),
        (moment("KS 2C 7D", "3S", stock="4C 5C 6C", of=FOUR), "KS"),
    ),
    Case(
        "after_you",
        (moment("KS 2C 7D", "3S", stock="4C 5C 6C", of=FOUR), "2C"),
        (moment("KS 2C 7D", "3S", stock="4C 5C 6C", of=FOUR), "KS"),
    ),
]


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_a_sentence_is_said_where_it_is_true_and_nowhere_else(case: Case) -> None:
    obs, played = case.must
    said = {each.name: each for each in reasons(Facts(obs, card(played)))}
    assert said[case.name] == Reason(case.name, case.points, card(case.card) if case.card else None)
    obs, played = case.must_not
    assert case.name not in {each.name for each in reasons(Facts(obs, card(played)))}


def weighed(*costs: tuple[object, float]) -> tuple[Weighed, ...]:
    return tuple(Weighed(card(move) if isinstance(move, str) else move, cost, 0.1) for move, cost in costs)  # type: ignore[arg-type]


def test_one_card_is_no_choice_and_even_ones_are_called_even() -> None:
    obs = moment("2C 7B", "5S", stock=STOCK)
    assert reason(obs, weighed(("2C", 0.0))) == Reason("only")
    assert reason(obs, weighed(("2C", 0.0), ("7B", 0.0))).name == "least"  # which both of them are
    obs = moment("2C KB", "5S", stock=STOCK)
    assert reason(obs, weighed(("2C", 0.0), ("KB", EVEN - 0.01))) == Reason("equal")
    assert reason(obs, weighed(("2C", 0.0), ("KB", EVEN))).name == "least"


def test_a_swap_is_advised_as_one() -> None:
    obs = moment("2C 7D", turned="AD", stock=STOCK)
    assert reason(obs, weighed((Swap(card("7D")), 0.0), ("2C", 2.0))) == Reason("swap")


def test_what_is_said_in_an_auction_has_no_reason_here() -> None:
    chiamata = variant("chiamata")
    obs = observe(deal(chiamata, chiamata.pack, 0), 1)
    with pytest.raises(ValueError, match="no card"):
        reason(obs, weighed((obs, 0.0), (obs, 2.0)))


def test_something_is_said_of_every_card() -> None:
    """The computer may know better than any sentence: then it says just that."""
    assert [each.name for each in reasons(Facts(moment("AD 2C 7B", stock=STOCK), card("AD")))] == [
        "draw_trumps",
        "balance",
    ]


NAMES = {"only", "equal", "swap", "balance", *(case.name for case in CASES)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_has_its_sentence(language: str) -> None:
    told = {key.removeprefix("hint_") for key in sentences(language) if key.startswith("hint_")}
    assert told == NAMES
