"""Every face of every deck: it renders, is unlike the others, and keeps within its outline."""

from itertools import combinations
from math import hypot

import pygame
import pytest

import sprites
from sprites import cache
from sprites.faces import RANKS, SUITS
from tests.sprites.pictures import distance, grey, pixels

CARDS = [(suit, rank) for suit in SUITS for rank in RANKS]
RADIUS = 0.07  # of a card's corners, in card widths


@pytest.mark.parametrize("deck", sprites.DECKS)
@pytest.mark.parametrize("width", [24, 60, 137, 240, 480])
def test_every_face_and_back_has_the_size_of_the_deck(deck: str, width: int) -> None:
    size = (width, sprites.card_height(deck, width))
    for suit, rank in CARDS:
        assert sprites.face(deck, suit, rank, width).get_size() == size
    assert sprites.back(deck, width).get_size() == size


@pytest.mark.parametrize("deck", sprites.DECKS)
@pytest.mark.parametrize("contrast", [False, True])
def test_faces_differ_in_grey_at_sixty_pixels(deck: str, contrast: bool) -> None:
    shown = {card: grey(sprites.face(deck, *card, 60, contrast=contrast)) for card in CARDS}
    shown["back", ""] = grey(sprites.back(deck, 60))
    for one, other in combinations(shown, 2):
        assert distance(shown[one], shown[other]) > 1.5, (one, other)


def test_decks_differ() -> None:
    for card in CARDS:
        shown = [sprites.face(deck, *card, 60) for deck in sprites.DECKS]
        shown = [pygame.transform.smoothscale(face, (60, 90)) for face in shown]
        for one, other in combinations(shown, 2):
            assert distance(grey(one), grey(other)) > 3, card


@pytest.mark.parametrize("deck", sprites.DECKS)
@pytest.mark.parametrize("width", [60, 240])
def test_cards_fill_their_rounded_outline_and_nothing_else(deck: str, width: int) -> None:
    faces = [sprites.face(deck, *card, width) for card in CARDS]
    for surface in [*faces, sprites.back(deck, width)]:
        _check_outline(surface)


def _check_outline(surface: pygame.Surface) -> None:
    width, height = surface.get_size()
    radius = RADIUS * width
    alpha = pixels(surface)[..., 3]
    for y in range(int(radius)):
        for x in range(int(radius)):
            reach = hypot(radius - x - 0.5, radius - y - 0.5) - radius
            ends = {int(alpha[row, column]) for row in (y, height - 1 - y) for column in (x, width - 1 - x)}
            assert ends == {0} if reach > 1.2 else True, (x, y, ends)
            assert min(ends) > 250 if reach < -1.2 else True, (x, y, ends)
    corner = int(radius) + 1
    assert alpha[corner:-corner].min() > 250
    assert alpha[2:-2, 2:-2][corner:-corner].min() == 255, "half-clear pixels blend slowly"


@pytest.mark.parametrize("deck", sprites.DECKS)
def test_the_contrast_option_gives_every_suit_its_ground_and_tag(deck: str) -> None:
    corners = {suit: sprites.face(deck, suit, "2", 120, contrast=True).get_at((106, 15))[:3] for suit in SUITS}
    assert len(set(corners.values())) == 4
    grounds = {suit: sprites.face(deck, suit, "2", 120, contrast=True).get_at((60, 11))[:3] for suit in SUITS}
    assert len(set(grounds.values())) == 4


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


def test_the_least_recently_used_face_goes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    ace = sprites.face("napoletane", "D", "A", 60)
    two = sprites.face("napoletane", "D", "2", 60)
    monkeypatch.setattr(cache, "BOUND", cache.held())
    assert sprites.face("napoletane", "D", "A", 60) is ace
    sprites.face("napoletane", "D", "3", 60)
    assert sprites.face("napoletane", "D", "A", 60) is ace
    assert sprites.face("napoletane", "D", "2", 60) is not two


def test_steps_make_one_surface_each() -> None:
    assert sum(1 for _ in sprites.steps("piacentine", 24)) == 41
    assert cache.held() == 41 * 24 * sprites.card_height("piacentine", 24) * 4


def test_kept_faces_are_run_length_encoded() -> None:
    screen = pygame.display.set_mode((64, 64))
    surface = sprites.face("napoletane", "D", "A", 60)
    screen.blit(surface, (0, 0))
    assert surface.get_flags() & pygame.RLEACCEL
    pygame.display.quit()


@pytest.mark.parametrize(
    ("deck", "suit", "rank", "expected"),
    [("tarot", "D", "A", "napoletane"), ("francesi", "H", "A", "C, D, S, B"), ("francesi", "D", "Q", "J, N, K")],
)
def test_unknown_names_are_told_with_what_was_expected(deck: str, suit: str, rank: str, expected: str) -> None:
    with pytest.raises(ValueError, match=expected):
        sprites.face(deck, suit, rank, 60)


@pytest.mark.parametrize("deck", sprites.DECKS)
def test_a_ten_is_in_the_hand_of_the_other_numerals(deck: str) -> None:
    """Its one is nearly as high and as stout as the one of the ace."""
    ace, ten = (sprites.face(deck, "S", rank, 480).subsurface((6, 26, 90, 84)) for rank in "AK")
    boxes = []
    for corner in (ace, ten):
        mask = pygame.mask.from_threshold(corner, sprites.INK, (60, 60, 60, 255))
        boxes.append(max((part.get_bounding_rects()[0] for part in mask.connected_components(150)), key=_left))
    assert boxes[1].height > 0.8 * boxes[0].height
    assert boxes[1].width / boxes[1].height > 0.9 * boxes[0].width / boxes[0].height


def _left(box: pygame.Rect) -> int:
    return -box.x
