"""Whole deals by taps alone, at five sizes, while the window is resized; and all that must not disturb them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pygame
import pytest

from game.rules import victor
from tests.ui.pilot import SIZES, Pilot
from tests.ui.rig import Rig

DEALS = 20  # for each case


def resizing(rig: Rig) -> None:
    """Now and then the window takes another size, or any."""
    if rig.rng.random() < 0.04:
        odd = (rig.rng.randint(320, 1000), rig.rng.randint(320, 1000))
        rig.resize(rig.rng.choice((*SIZES, odd)))
        rig.frame()


def restless(rig: Rig) -> None:
    """The window is resized; deck, language and sound are changed."""
    resizing(rig)
    if rig.rng.random() < 0.1:
        before = rig.session.record
        rig.key(rig.rng.choice((pygame.K_d, pygame.K_m, pygame.K_t, pygame.K_t)))
        assert rig.session.record.moves[: len(before.moves)] == before.moves


def play(deals: int, size: tuple[int, int], seed: int, disturb: Callable[[Rig], None], **choices: Any) -> Pilot:
    pilot = Pilot(Rig(size, seed, speed=choices.pop("speed", "none"), level="easy", **choices), disturb)
    leads: list[tuple[int, tuple[int, ...], bool]] = []
    for _ in range(deals):
        pilot.deal()
        leads.append((pilot.leaders[-1], pilot.totals[-1], pilot.rig.session.match.is_over))
    for (leader, totals, ended), (following, _, _) in pairwise(leads):
        if not ended:
            assert following == (leader if victor(totals) is None else 1 - leader)
    return pilot


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seed", [1, 2])
def test_deals_by_taps_alone(size: tuple[int, int], seed: int) -> None:
    pilot = play(DEALS, size, seed, resizing)
    assert len(pilot.totals) == DEALS
