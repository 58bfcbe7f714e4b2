"""One-switch play: everything is reached by a ring that goes round, and one key or a tap anywhere."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import cycle

import pygame
import pytest

from game.app import STEP
from game.rules.cards import CARDS
from game.scan import choices_of
from game.scenes.menu import Menu
from game.scenes.pages.page import Page
from game.scenes.table.deal import Deal
from game.scenes.table.play import Play
from game.scenes.table.score import Score
from game.store.settings import CHOICES
from game.view.intents import Back, Go, Intent, Name, Next, Pick, Say, Scroll
from tests.app.rig import Rig
from tests.app.test_manners import seated

KEYS = cycle((pygame.K_SPACE, pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_1, pygame.K_F5, pygame.K_n, pygame.K_UP))
LONG = 600.0  # seconds in which everything comes by


def switch(rig: Rig) -> None:
    """Some key, another each time: all of them mean the same."""
    rig.key(next(KEYS))


def wait_for_ring(rig: Rig, wanted: Callable[[Intent | None], bool]) -> None:
    """Until the ring marks what is wanted; nothing is done meanwhile."""
    rig.wait_for(lambda: wanted(rig.room.focus) and rig.room.focus in choices_of(rig.scene), LONG)


def take(rig: Rig, intent: Intent) -> None:
    """Take what is wanted when the ring comes by."""
    wait_for_ring(rig, lambda each: each == intent)
    switch(rig)


def take_one(rig: Rig, *kinds: type) -> Intent | None:
    """Take the first of these kinds that the ring marks; None once the deal is counted instead."""

    def comes() -> bool:
        return isinstance(rig.scene, Score) or (isinstance(rig.room.focus, kinds) and rig.app.rest > 0)

    rig.wait_for(comes, LONG)
    marked = rig.room.focus
    if isinstance(rig.scene, Score):
        return None
    switch(rig)
    return marked


def test_a_deal_is_played_with_one_key() -> None:
    rig = Rig(scan="0.5", speed="none", level="easy")
    take(rig, Go("play"))
    played: list[str] = []
    while (marked := take_one(rig, Pick)) is not None:
        assert isinstance(marked, Pick)
        played.append(str(CARDS[marked.card]))
    assert len(set(played)) == len(played) == 20
    take(rig, Go("next"))
    rig.wait_for(lambda: isinstance(rig.scene, Play))
    assert rig.session.match.deals


def test_an_auction_is_held_with_one_key() -> None:
    rig = Rig(scan="1", speed="none", level="easy", variant="chiamata")
    take(rig, Go("play"))
    said = 0
    while isinstance(marked := take_one(rig, Say, Name, Pick), Say | Name):
        said += 1
    assert said and isinstance(marked, Pick | None)  # somebody calls, or nobody does


def test_from_the_menu_to_a_page_and_back_with_one_key() -> None:
    rig = Rig((390, 500), scan="0.5", speed="none")
    take(rig, Go("options"))
    assert isinstance(rig.scene, Page)
    before = rig.session.settings.sound
    take(rig, Next("sound"))
    assert rig.session.settings.sound != before
    take(rig, Back())
    assert isinstance(rig.scene, Menu)


def test_the_end_of_a_page_is_reached_by_the_ring() -> None:
    rig = Rig((390, 500), scan="0.5", speed="none")
    take(rig, Go("options"))
    page = rig.scene
    assert isinstance(page, Page)
    downs = 0
    while any(isinstance(way.intent, Scroll) and way.intent.amount > 0 for way in page.further()):
        wait_for_ring(rig, lambda each: isinstance(each, Scroll) and each.amount > 0)
        switch(rig)
        downs += 1
        assert downs < 40
    assert downs >= 2
    take(rig, Back())
    assert isinstance(rig.scene, Menu)


def test_a_tap_anywhere_takes_what_the_ring_marks() -> None:
    rig = seated(scan="5", speed="none")
    wait_for_ring(rig, lambda each: isinstance(each, Pick))
    marked, before = rig.room.focus, rig.moves
    menu = rig.app.scene.targets()[-1].box.centre
    rig.tap(*menu)
    assert isinstance(marked, Pick) and rig.moves > before
    assert str(rig.session.record.moves[before]) == str(CARDS[marked.card])
    assert isinstance(rig.scene, Play)


@pytest.mark.parametrize("period", [each for each in CHOICES["scan"] if each != "off"])
def test_the_ring_stays_for_its_period_on_each_choice(period: str) -> None:
    rig = seated(scan=period, speed="none")
    wait_for_ring(rig, lambda each: isinstance(each, Pick))
    seen, steps = [rig.room.focus], [0]
    for _ in range(round(3.5 * float(period) / STEP)):
        rig.frame()
        steps[-1] += 1
        if rig.room.focus != seen[-1]:
            seen.append(rig.room.focus)
            steps.append(0)
    assert 0.5 <= float(period) <= 5
    assert len(seen) >= 3 and len(set(seen)) == len(seen)
    assert steps[1] * STEP == pytest.approx(float(period), abs=2 * STEP)


def test_while_others_play_a_key_plays_nothing_and_the_ring_rests() -> None:
    rig = Rig(scan="0.5", speed="calm")
    take(rig, Go("play"))
    assert isinstance(rig.scene, Deal)
    rig.wait(1.0)
    assert rig.room.focus is None
    take_one(rig, Pick)
    moves = rig.moves
    for _ in range(5):
        rig.frame()
        assert rig.room.focus is None or rig.moves == moves


def test_without_the_option_no_ring_goes_and_the_loop_sleeps() -> None:
    rig = seated(speed="none")
    rig.wait(5)
    assert rig.room.focus is None and rig.app.rest == math.inf
    rig.session.change(scan="2")
    rig.wait(0.1)
    assert 0 < rig.app.rest <= 2
