"""Every face of every deck: it renders, is unlike the others, and keeps within its outline."""

from collections.abc import Iterator
from itertools import combinations

import pygame
import pytest

import sprites
from sprites import cache
from sprites.faces import RANKS, SUITS

CARDS = [(suit, rank) for suit in SUITS for rank in RANKS]
WIDTHS = (24, 60, 137, 240, 480)


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    sprites.forget()
    yield
    sprites.forget()


@pytest.mark.parametrize("deck", sprites.DECKS)
@pytest.mark.parametrize("width", WIDTHS)
def test_every_face_and_back_has_the_size_of_the_deck(deck: str, width: int) -> None:
    size = (width, sprites.card_height(deck, width))
    for suit, rank in CARDS:
        assert sprites.face(deck, suit, rank, width).get_size() == size
    assert sprites.back(deck, width).get_size() == size


@pytest.mark.parametrize("deck", sprites.DECKS)
@pytest.mark.parametrize("contrast", [False, True])
def test_faces_differ_in_grey_at_sixty_pixels(deck: str, contrast: bool) -> None:
    pictures = {card: _grey(sprites.face(deck, *card, 60, contrast=contrast)) for card in CARDS}
    for one, other in combinations(CARDS, 2):
        assert _distance(pictures[one], pictures[other]) > 1.5, (one, other)


@pytest.mark.parametrize("deck", sprites.DECKS)
def test_nothing_is_drawn_outside_the_rounded_corners(deck: str) -> None:
    for card in CARDS:
        for surface in (sprites.face(deck, *card, 240), sprites.back(deck, 240)):
            width, height = surface.get_size()
            for x, y in ((0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1)):
                for step in range(4):
                    spot = (abs(x - step), abs(y - 3 + step) if y else 3 - step)
                    assert surface.get_at(spot).a == 0, (card, spot)
            assert surface.get_at((width // 2, 1)).a == 255


def test_a_face_is_drawn_once_until_forgotten() -> None:
    first = sprites.face("napoletane", "D", "A", 60)
    assert sprites.face("napoletane", "D", "A", 60) is first
    sprites.forget()
    assert cache.held() == 0
    assert sprites.face("napoletane", "D", "A", 60) is not first


def test_kept_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "BOUND", 1_000_000)
    for _ in sprites.steps("francesi", 120):
        assert cache.held() <= 1_000_000
    assert cache.held() > 800_000


def test_steps_make_one_surface_each() -> None:
    assert sum(1 for _ in sprites.steps("piacentine", 24)) == 41
    assert cache.held() == 41 * 24 * sprites.card_height("piacentine", 24) * 4


@pytest.mark.parametrize(
    ("deck", "suit", "rank", "expected"),
    [("tarot", "D", "A", "napoletane"), ("francesi", "H", "A", "C, D, S, B"), ("francesi", "D", "Q", "J, N, K")],
)
def test_unknown_names_are_told_with_what_was_expected(deck: str, suit: str, rank: str, expected: str) -> None:
    with pytest.raises(ValueError, match=expected):
        sprites.face(deck, suit, rank, 60)


def _grey(surface: pygame.Surface) -> bytes:
    grey = pygame.transform.grayscale(surface.convert(24))
    return pygame.image.tobytes(grey, "RGB")[::3]


def _distance(one: bytes, other: bytes) -> float:
    """Mean difference of two grey pictures, in levels of 256."""
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)
