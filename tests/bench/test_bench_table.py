"""What the table costs: `pytest tests/bench/test_bench_table.py`. Seconds of the processor: others may be at work."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from time import process_time
from typing import Any

os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}

import pygame
import pytest

import sprites
from game.app import DRAW
from game.rules.rules import is_over
from game.scenes.room import Room
from game.scenes.table.play import Play
from game.screen.paint import Painter
from game.table.sight import sight
from game.tools import snapshot
from game.view.intents import Pick
from game.view.layout import Screen
from tests.store.sitting import state_of

FRAME = 0.004  # seconds of a moving frame at 780x1688, update and drawing
START = 1.0  # seconds from the command to the first picture
STALL = 0.065  # seconds of the longest picture after a change of deck: one new card is drawn, which may take 0.05
STEP = 1 / 60
FIRST = """
import pygame
from game import host, main
from game.app import App
from game.scenes.menu import Menu
pygame.init()
host.open_display((780, 1688), "")
App(main.furnish(1), Menu).frame(0.0, ())
"""


@pytest.fixture(autouse=True)
def window() -> Iterator[None]:
    """A dummy window; nothing kept from before, nothing left behind."""
    pygame.display.init()
    pygame.font.init()
    sprites.forget()
    yield
    sprites.forget()


def moving(screen: Screen) -> tuple[Room, Play, Painter, pygame.Surface]:
    """A table with everything ready, on which the player is to move."""
    surface = pygame.display.set_mode((screen.width, screen.height))
    room = snapshot.room(screen, 3, speed="calm")
    snapshot.play_on(room.session, 8)
    play = Play(room)
    while not any(isinstance(target.intent, Pick) for target in play.targets()):
        play.update(STEP)
    painter = Painter()
    painter.prepare(room.session.settings.deck, False, room.layout.hand_width)
    painter.paint(surface, play.view())
    return room, play, painter, surface


@pytest.mark.benchmark(timer=process_time)
@pytest.mark.parametrize(("width", "height", "scale"), [(780, 1688, 2.0), (1920, 1080, 1.0)])
def test_a_moving_frame(benchmark: Any, width: int, height: int, scale: float) -> None:
    """Update and picture while a card is on its way; what moves is made ready in the deals before."""
    room, play, painter, surface = moving(Screen(width, height, scale))

    def frame() -> None:
        play.update(STEP)
        painter.paint(surface, play.view())
        pygame.display.flip()

    def until_moving() -> None:
        while not play.board.moving:
            wishes = [target.intent for target in play.targets() if isinstance(target.intent, Pick)]
            if is_over(state_of(room.session)):
                room.session.new_deal()
                play.board.deal(sight(room.session.table.observation(0)))
            elif wishes:
                play.handle(wishes[0])
            play.update(STEP)

    for _ in range(2000):
        until_moving()
        frame()
    benchmark.pedantic(frame, setup=until_moving, rounds=400)
    assert benchmark.stats.stats.median < FRAME * width * height / (780 * 1688)


@pytest.mark.benchmark(timer=process_time)
def test_a_change_of_deck_in_the_middle_of_a_deal(benchmark: Any) -> None:
    """The longest picture of those that it takes until the new deck lies there."""
    room, play, _, surface = moving(Screen(780, 1688, 2.0))
    longest: list[float] = []

    def change(painter: Painter, deck: str) -> None:
        room.change(deck=deck)
        painter.prepare(deck, False, room.layout.hand_width)
        for _ in range(60):
            begin = process_time()
            painter.paint(surface, play.view())
            longest[-1] = max(longest[-1], process_time() - begin)
            if not painter.unfinished:
                return
        raise AssertionError("the picture is never finished")

    def both() -> None:
        sprites.forget()
        painter = Painter(DRAW)
        for deck in ("napoletane", "piacentine"):
            longest.append(0.0)
            change(painter, deck)

    benchmark.pedantic(both, rounds=4)
    assert min(longest[1::2]) < STALL


def children() -> float:
    """Seconds of the processor that finished children have taken."""
    return sum(os.times()[2:4])


@pytest.mark.benchmark(timer=children)
def test_cold_start_to_the_first_picture(benchmark: Any) -> None:
    def start() -> None:
        subprocess.run([sys.executable, "-c", FIRST], check=True, capture_output=True)

    benchmark.pedantic(start, rounds=5)
    assert benchmark.stats.stats.median < START
