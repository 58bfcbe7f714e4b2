"""Whole deals by taps alone, at five sizes, while the window is resized and much else is changed."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pygame
import pytest

from game.rules.rules import victor
from tests.app.pilot import SIZES, Pilot
from tests.app.rig import Rig

DEALS = 34  # at each size, besides the others: in all more than 200


def resizing(rig: Rig) -> None:
    """Now and then the window takes another size, or any."""
    if rig.rng.random() < 0.04:
        odd = (rig.rng.randint(320, 1000), rig.rng.randint(320, 1000))
        rig.resize(rig.rng.choice((*SIZES, odd)))
        rig.frame()


def restless(rig: Rig) -> None:
    """The window is resized; deck and sound are changed, the last trick is looked at."""
    resizing(rig)
    if rig.rng.random() < 0.1:
        before = rig.session.record
        rig.key(rig.rng.choice((pygame.K_d, pygame.K_m, pygame.K_t)))
        assert rig.session.record.moves[: len(before.moves)] == before.moves


def play(deals: int, size: tuple[int, int], seed: int, disturb: Callable[[Rig], None], **choices: Any) -> Pilot:
    """So many deals; who leads alternates within a match, except after a draw."""
    rig = Rig(size, seed, **({"speed": "none", "level": "easy"} | choices))
    pilot = Pilot(rig, disturb)
    ended: list[bool] = []
    for _ in range(deals):
        pilot.deal()
        ended.append(rig.session.match.is_over)
    for (leader, totals, over), (following, _, _) in pairwise(zip(pilot.leaders, pilot.totals, ended, strict=True)):
        if not over:
            assert following == (leader if victor(totals) is None else 1 - leader)
    return pilot


@pytest.mark.parametrize("size", SIZES)
def test_deals_by_taps_alone(size: tuple[int, int]) -> None:
    pilot = play(DEALS, size, 1, resizing)
    assert len(pilot.totals) == DEALS
    assert len(set(pilot.totals)) > 10
    assert set(pilot.leaders) == {0, 1}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("speed", ["normal", "fast"])
def test_deals_in_motion_with_everything_changing(size: tuple[int, int], speed: str) -> None:
    play(2, size, 2, restless, speed=speed)


@pytest.mark.parametrize(
    "choices",
    [
        {"variant": "scoperta"},
        {"variant": "briscolone"},
        {"follow": "on", "bury": "on"},
        {"swap": "seven and two", "exchange": "on"},
        {"hand": "left", "piles": "all", "match": "two deals"},
        {"level": "normal", "match": "first to 120", "undo": "off", "last_trick": "off"},
    ],
    ids=str,
)
def test_deals_under_every_option(choices: dict[str, str]) -> None:
    play(4, (390, 844), 3, restless, **choices)


def test_a_picture_is_painted_all_along() -> None:
    rig = Rig((320, 480), 4, painted=True, speed="fast", level="easy")
    before = rig.app.flips
    Pilot(rig).deal()
    assert rig.app.flips > before + 100
