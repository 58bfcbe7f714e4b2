"""Painting: few new cards in a picture, stand-ins meanwhile, the right picture in the end; nothing kept for ever."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pygame
import pytest

import sprites
from game.rules.cards import Card, card
from game.screen.card_cache import BACK, CardCache
from game.screen.icons import ICONS
from game.screen.paint import BUDGET, Painter
from game.screen.panels import STYLES
from game.screen.typeset import fitted, measure, wrapped
from game.view.layout import Box
from game.view.picture import Clip, Face, Icon, Label, Panel, Pip, Ring, Star, View

WIDTH = 90


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    sprites.forget()
    yield
    sprites.forget()


def fan(*names: str) -> View:
    """Some cards side by side."""
    return tuple(Face(card(name), 60.0 + 100 * at, 100, WIDTH) for at, name in enumerate(names))


def painted(painter: Painter, view: View, size: tuple[int, int] = (400, 220), deck: str = "napoletane") -> bytes:
    surface = pygame.display.set_mode(size)
    painter.prepare(deck, False, WIDTH)
    painter.paint(surface, view)
    return pygame.image.tobytes(surface, "RGB")


def test_with_time_enough_a_picture_is_finished_at_once() -> None:
    painter = Painter()
    painted(painter, fan("AD", "3C", "KB"))
    assert not painter.unfinished


def test_without_time_one_new_card_is_drawn_in_each_picture() -> None:
    view = fan("AD", "3C", "KB")
    wanted, hasty = painted(Painter(), view), Painter(budget=0.0)
    pictures = [painted(hasty, view) for _ in range(3)]
    assert len(set(pictures)) == 3
    assert not hasty.unfinished
    assert pictures[-1] == wanted
    assert painted(hasty, view) == wanted


def test_the_old_deck_stands_in_for_the_new_one() -> None:
    view = fan("AD", "3C")
    hasty = Painter(budget=0.0)
    for _ in range(3):
        painted(hasty, view)
    begun = painted(hasty, view, deck="piacentine")
    assert hasty.unfinished
    done = painted(hasty, view, deck="piacentine")
    assert not hasty.unfinished
    assert begun != done == painted(Painter(), view, deck="piacentine")


def test_a_card_without_any_original_is_blank_paper() -> None:
    originals = CardCache(budget=0.0)
    originals.begin("napoletane", False, "", WIDTH)
    assert originals.of(BACK).look == ("napoletane", False, "", WIDTH, False)
    blank = originals.of(int(card("AD")))
    assert originals.missed and blank.look is None
    assert blank.picture.get_size() == (WIDTH, sprites.card_height("napoletane", WIDTH))
    assert blank.picture.get_at((WIDTH // 2, WIDTH // 2))[:3] == sprites.COLOURS["paper"]
    originals.begin("napoletane", False, "", WIDTH)
    assert originals.of(int(card("AD"))).look is not None and not originals.missed


def test_while_the_window_is_resized_the_cloth_is_stretched() -> None:
    painter, view = Painter(budget=0.0), ()
    for size in ((300, 200), (310, 200), (320, 210)):
        painted(painter, view, size)
        assert painter.unfinished is (size != (300, 200))
    assert painted(painter, view, (320, 210)) == painted(Painter(), view, (320, 210))
    assert not painter.unfinished


def test_cards_are_never_drawn_wider_than_asked() -> None:
    painter = Painter()
    painted(painter, ())
    for width in (30.0, 44.4, 61.7, WIDTH):
        for flight in (0.0, 0.5):
            face = Face(card("7S"), 0, 0, width, flight=flight)
            assert painter._card(face).get_width() <= round(width)
            assert painter._card(face).get_width() >= 0.85 * width - 6


def test_a_card_turned_over_is_narrow() -> None:
    painter = Painter()
    painted(painter, ())
    widths = [painter._card(Face(card("7S"), 0, 0, WIDTH, squeeze=part)).get_width() for part in (1.0, 0.5, 0.0)]
    assert widths[0] == WIDTH and widths[0] > widths[1] > widths[2] > 0


def test_what_is_kept_stays_within_its_bound() -> None:
    painter = Painter()
    for width in range(60, 400, 4):
        for each in range(12):
            painter._keep((width, each), lambda width=width: pygame.Surface((width * 4, width * 6)))  # type: ignore[misc]
            assert painter._pixels <= BUDGET or len(painter._kept) == 1
    assert painter._pixels == sum(each.get_width() * each.get_height() for each in painter._kept.values())


def test_every_kind_of_item_leaves_its_mark() -> None:
    empty = painted(Painter(), ())
    marks: View = (
        Face(Card(0), 60, 100, WIDTH),
        Face(Card(0), 60, 100, WIDTH, face_up=False),
        Label("Briscola", 100, 50, 20, 200),
        *(Panel(Box(10, 10, 80, 60), style) for style in STYLES),
        Ring(Box(10, 10, 80, 60), 6),
        Pip("D", 50, 50, 30),
        Star(50, 50, 30),
        *(Icon(name, 50, 50, 30) for name in ICONS),
    )
    for item in marks:
        assert painted(Painter(), (item,)) != empty, item


def test_a_clip_cuts_and_is_lifted() -> None:
    label = Label("Briscola", 100, 50, 20, 200)
    away = Clip(Box(0, 150, 50, 50))
    assert painted(Painter(), (away, label)) == painted(Painter(), ())
    assert painted(Painter(), (away, Clip(None), label)) == painted(Painter(), (label,))
    assert painted(Painter(), (away,)) == painted(Painter(), ())
    assert pygame.display.get_surface().get_clip().size == (400, 220)  # type: ignore[union-attr]


STRANGE = ("\ud800", "a\0b", "\0", "\u202e", "\u200b", "\xad", "\u0301", "\ufeff", "a\nb", " ", "", "\U0010ffff")


@pytest.mark.parametrize("text", STRANGE)
def test_any_text_can_be_drawn(text: str) -> None:
    """What a system tells of a file, its name too, may hold anything."""
    surface = pygame.Surface((200, 60))
    for each in (text, f"{text}/game.json", f"cannot write /home/{text * 40}/game.json"):
        for line in (each, *wrapped(each, 16, 150)):
            Painter().paint(surface, (Label(line, 100, 30, 16, 150),))
            assert measure(line, 16) >= 0


def test_text_is_fitted_and_wrapped() -> None:
    text = "La smazzata in corso andrebbe persa."
    assert fitted(text, 20, 1e6) == 20
    size = fitted(text, 20, 150)
    assert measure(text, size) <= 150 < measure(text, size + 1)
    lines = wrapped(text, 16, 120)
    assert " ".join(lines) == text and len(lines) > 1
    assert all(measure(line, 16) <= 120 for line in lines)
    path = "/home/somebody/" + "very-long-name" * 5
    assert "".join(wrapped(path, 16, 100)) == path
    assert all(measure(line, 16) <= 100 for line in wrapped(path, 16, 100))
    assert wrapped("", 16, 100) == ()
    assert wrapped("W", 16, 1) == ("W",)
    assert math.isfinite(fitted("W", 14, 0))
