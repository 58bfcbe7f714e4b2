"""What decides the speed in the browser: run-length encoded alpha, thinking in small slices; and the sounds' rate."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext

from tests.web.conftest import DESKTOP, Options, Server
from tests.web.workshop import Workshop

# Ten of our own cards on a phone's surface: kept as the game keeps them, and as they would be without the care.
BLITS = """
import time
import pygame
import sprites
pygame.display.init()
screen = pygame.display.set_mode((780, 1688))
def best(surface):
    times = []
    for _ in range(7):
        start = time.perf_counter()
        for place in range(10):
            screen.blit(surface, (place * 40, place * 100))
        times.append(time.perf_counter() - start)
    return 1000 * min(times)
found = {}
for deck in sprites.DECKS:
    card = sprites.face(deck, "D", "K", 240)
    plain = card.copy()
    plain.set_alpha(None)
    plain = plain.convert_alpha()
    found[deck] = {"ours": best(card), "plain alpha": best(plain), "opaque": best(plain.convert()),
                   "ours is accelerated": bool(card.get_flags() & pygame.RLEACCEL),
                   "turned": best(sprites.cache.ready(pygame.transform.rotozoom(plain, 7, 1)))}
found
"""

# A deal of Hard against Hard: the slices of each decision, in milliseconds.
THINKING = """
import time
from random import Random
from game.ai import think
from game.rules.cards import CARDS
from game.rules.observation import observe
from game.rules.rules import deal, is_complete, is_over, play, settle, to_move
from game.rules.variants import variant
def decide(state, rng):
    slices, thought = [], think("hard", observe(state, to_move(state)), rng)
    while True:
        start = time.perf_counter()
        try:
            next(thought)
        except StopIteration as found:
            slices.append(time.perf_counter() - start)
            return found.value, slices
        slices.append(time.perf_counter() - start)
def whole_deal(seed):
    rng, order, found = Random(seed), list(CARDS), []
    rng.shuffle(order)
    state = deal(variant("two"), order, 0)
    while not is_over(state):
        if is_complete(state):
            state = settle(state)
        else:
            move, slices = decide(state, rng)
            found.append(slices)
            state = play(state, move)
    return found
decisions = whole_deal(SEED)
[[1000 * each for each in slices] for slices in decisions]
"""


# The rate at which the mixer runs, and how long a sound of known length then is.
SOUND = """
import pygame
from game.screen import sound
sounds = sound.Sounds(1.0, False)
list(sounds.steps())
made = sounds._made[sound.recipe("chime")]
[pygame.mixer.get_init(), made.get_length()]
"""

# Phones and many computers play 48000 samples a second.
AT_48000 = """
const Real = window.AudioContext;
window.AudioContext = class extends Real { constructor() { super({ sampleRate: 48000 }); } };
"""


@pytest.fixture(scope="module")
def workshop(contexts: Callable[[Options], BrowserContext], offline: Server) -> Workshop:
    """Python in the browser."""
    page = contexts(DESKTOP).new_page()
    page.add_init_script(AT_48000)
    return Workshop(page, offline.url)


def test_our_cards_are_blitted_without_blending_each_pixel(workshop: Workshop) -> None:
    for deck, times in workshop.run(BLITS).items():
        assert times["ours is accelerated"], deck
        assert times["ours"] * 8 < times["plain alpha"], (deck, times)
        assert times["turned"] * 8 < times["plain alpha"], (deck, times)


def test_hard_thinks_in_slices_that_no_frame_notices(workshop: Workshop) -> None:
    decisions = workshop.run(THINKING.replace("SEED", "3"))
    slices = sorted(itertools.chain.from_iterable(decisions))
    assert len(decisions) == 40
    assert slices[len(slices) * 95 // 100] < 50, "milliseconds, on a busy machine"
    assert max(map(sum, decisions)) < 15_000


def test_sounds_are_made_for_the_rate_of_the_device(workshop: Workshop) -> None:
    mixer, length = workshop.run(SOUND)
    assert mixer == [48000, -16, 2]
    assert length == pytest.approx(0.45, abs=0.05)
