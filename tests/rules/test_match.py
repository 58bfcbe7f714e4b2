"""Matches: who deals, what counts, when they end."""

from __future__ import annotations

from random import Random

import pytest

from game.rules.match import Kind, Match, after, fitting, kinds
from game.rules.rules import victor
from game.rules.variants import VARIANTS, variant

DEALS = {"W": (70, 50), "L": (40, 80), "D": (60, 60), "C": (120, 0), "l": (58, 62)}


def match(kind: Kind, deals: str = "", of: str = "two", cappotto: str = "noted") -> Match:
    """A match of which some deals were played: W won by side 0, L lost, D drawn, C all 120 points."""
    begun = Match(kind, variant(of), 0, cappotto=cappotto)
    for each in deals:
        assert not begun.is_over
        begun = after(begun, DEALS[each])
    return begun


@pytest.mark.parametrize(
    ("kind", "deals", "score", "side"),
    [
        ("single", "", (0, 0), None),
        ("single", "W", (1, 0), 0),
        ("single", "L", (0, 1), 1),
        ("single", "DDL", (0, 1), 1),  # draws are dealt again
        ("best of 3", "W", (1, 0), None),
        ("best of 3", "WW", (2, 0), 0),
        ("best of 3", "WLL", (1, 2), 1),
        ("best of 3", "WDLDD", (1, 1), None),
        ("best of 5", "WWLL", (2, 2), None),
        ("best of 5", "WWLLW", (3, 2), 0),
        ("best of 5", "LLL", (0, 3), 1),
        ("first to 120", "W", (70, 50), None),
        ("first to 120", "WW", (140, 100), 0),
        ("first to 120", "WL", (110, 130), 1),
        ("first to 120", "C", (120, 0), 0),
        ("first to 120", "WD", (70, 50), None),  # a drawn deal scores nobody
        ("two deals", "W", (70, 50), None),
        ("two deals", "WL", (110, 130), 1),  # the sum of both, not the last
        ("two deals", "WDl", (128, 112), 0),
        ("first to 151", "WL", (110, 130), None),
        ("first to 151", "WLl", (168, 192), 1),  # both are past 151: the more points win
        ("first to 121", "WL", (110, 130), 1),
        ("first to 121", "C", (120, 0), None),
    ],
)
def test_score_and_victor(kind: Kind, deals: str, score: tuple[int, ...], side: int | None) -> None:
    played = match(kind, deals)
    assert (played.score, played.victor, played.is_over) == (score, side, side is not None)


@pytest.mark.parametrize("kind", ["two deals", "first to 120"])
def test_a_match_that_would_end_level_goes_on(kind: Kind) -> None:
    level = after(after(match(kind), (70, 50)), (50, 70))
    assert level.score == (120, 120)
    assert not level.is_over
    assert after(level, (59, 61)).victor == 1


def test_all_the_points_may_win_the_match() -> None:
    assert match("best of 5", "C").victor is None
    assert match("best of 5", "C", cappotto="wins").victor == 0
    assert match("best of 5", "W", cappotto="wins").victor is None
    assert after(match("best of 5", cappotto="wins"), (0, 120)).victor == 1


def test_the_deal_passes_to_the_right_so_that_leaders_alternate() -> None:
    begun = match("best of 5")
    dealers = [begun.dealer]
    for _ in range(3):
        begun = after(begun, (50, 70) if len(dealers) % 2 else (70, 50))
        dealers.append(begun.dealer)
    assert dealers == [0, 1, 0, 1]
    four = Match("best of 5", variant("four"), 2)
    assert [after(four, (70, 50)).dealer, after(after(four, (70, 50)), (50, 70)).dealer] == [3, 0]


def test_after_a_draw_the_same_dealer_deals_again() -> None:
    assert match("best of 3", "D").dealer == 0
    assert match("best of 3", "DW").dealer == 1
    assert match("best of 3", "DW").score == (1, 0)


def test_three_players_play_each_for_himself() -> None:
    begun = Match("best of 3", variant("three"), 0)
    begun = after(after(after(begun, (50, 40, 30)), (40, 50, 30)), (30, 40, 50))
    assert (begun.score, begun.victor) == ((1, 1, 1), None)
    assert after(begun, (20, 50, 50)).score == (1, 1, 1)  # a tie for the top scores nobody
    assert after(begun, (20, 20, 80)).victor == 2


def test_practice_stays_with_the_match() -> None:
    begun = after(match("best of 3"), (70, 50), practice=True)
    assert begun.practice
    assert after(begun, (70, 50)).practice
    assert not match("best of 3", "WL").practice


def test_kinds_fit_the_variant() -> None:
    assert kinds("two")[0] == kinds("scoperta")[0] == "best of 3"
    assert kinds("briscolone") == ("first to 121", "first to 151")
    assert fitting("briscolone", "best of 3") == "first to 121"
    assert fitting("briscolone", "first to 151") == "first to 151"
    assert fitting("two", "first to 121") == "best of 3"


@pytest.mark.parametrize("name", VARIANTS)
def test_every_match_ends_with_one_side_ahead(name: str) -> None:
    rng = Random(4)
    for kind in kinds(name) * 20:
        played = Match(kind, variant(name), 0)
        sides = len(played.score)
        while not played.is_over:
            cuts = sorted(rng.randrange(121) for _ in range(sides - 1))
            points = tuple(high - low for low, high in zip([0, *cuts], [*cuts, 120], strict=True))
            played = after(played, points)
            assert len(played.deals) < 100
        assert played.victor == victor(played.score)
