"""Cloth, shadow, star, signs and the typeface."""

from itertools import pairwise
from pathlib import Path

import pytest

import sprites
from sprites import typeface
from tests.sprites.pictures import distance, pixels

ALPHABET = "àèéìòùçãõáâêíóôúü€čšžñ—’“”…½0123456789ABCXYZabcxyz.,:;!?()+-%"


@pytest.mark.parametrize("size", [(320, 480), (844, 390), (1280, 720)])
def test_the_cloth_covers_the_table(size: tuple[int, int]) -> None:
    cloth = sprites.cloth(*size)
    assert cloth.get_size() == size
    assert cloth.get_at((0, 0)).a == 255
    middle, corner = cloth.get_at((size[0] // 2, size[1] // 3)), cloth.get_at((3, 3))
    assert middle.g > corner.g, "the light is in the middle"
    assert max(middle.r, middle.b) < middle.g < 140, "quiet and green"


def test_a_shadow_is_darkest_under_the_card_and_fades_to_nothing() -> None:
    width, height = 100, 160
    shadow = sprites.shadow(width, height)
    margin = round(width * sprites.SHADOW)
    assert shadow.get_size() == (width + 2 * margin, height + 2 * margin)
    row = pixels(shadow)[shadow.get_height() // 2, : shadow.get_width() // 2, 3]
    assert all(ahead >= here for here, ahead in pairwise(row))
    assert row[0] < 4
    assert 40 < row[-1] < 120


def test_the_star_has_eight_points_alike() -> None:
    star = pixels(sprites.star(64))[..., 3]
    assert distance(star, star[::-1]) < 4
    assert distance(star, star.T) < 4
    assert star[32, 32] > 250 > star[2, 2]


@pytest.mark.parametrize("deck", sprites.DECKS)
@pytest.mark.parametrize("size", [8, 20, 64])
def test_signs_are_square_and_differ(deck: str, size: int) -> None:
    signs = [pixels(sprites.pip(deck, suit, size)) for suit in "CDSB"]
    assert all(sign.shape == (size, size, 4) for sign in signs)
    assert all(distance(signs[i], signs[j]) > 8 for i in range(4) for j in range(i))


@pytest.mark.parametrize("deck", sprites.DECKS)
def test_signs_stand_out_on_felt(deck: str) -> None:
    for suit in "CDSB":
        sign = pixels(sprites.pip(deck, suit, 48))
        lightest = sign[..., :3].min(axis=2).max()
        assert lightest > 150, suit


def test_the_typeface_knows_every_letter_of_the_languages() -> None:
    metrics = sprites.font(20).metrics(ALPHABET)
    assert [letter for letter, known in zip(ALPHABET, metrics, strict=True) if known is None] == []


def test_fonts_are_cached_by_size() -> None:
    assert sprites.font(20) is sprites.font(20)
    assert sprites.font(20).get_height() < sprites.font(30).get_height()


def test_the_staged_typeface_serves_where_the_package_is_absent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    staged = tmp_path / "font.ttf"
    staged.write_bytes(sprites.font_path().read_bytes())
    monkeypatch.setattr(typeface, "_PACKAGE", "no_such_package")
    monkeypatch.setattr(typeface, "STAGED", staged)
    assert sprites.font_path() == staged
    staged.unlink()
    with pytest.raises(FileNotFoundError, match="font-source-serif-pro"):
        sprites.font_path()
