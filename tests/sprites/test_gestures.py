"""The faces that give signs: one for every sign, each unlike the others at the size of a plate, none cut off."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.rules.signs import GESTURES as TABLES
from sprites import gesture
from sprites.gestures import GESTURES


def test_there_is_a_face_for_every_way_of_giving_a_sign() -> None:
    assert {name for table in TABLES.values() for name in table.values()} == set(GESTURES)


@pytest.mark.parametrize("size", [26, 40, 120])
@pytest.mark.parametrize("name", GESTURES)
def test_a_face_fills_its_square_and_is_not_cut_off(name: str, size: int) -> None:
    face = gesture(name, size)
    box = face.get_bounding_rect(min_alpha=40)
    assert face.get_size() == (size, size)
    assert box.height >= 0.88 * size and box.width >= 0.6 * size
    top = [face.get_at((x, 0)).a for x in range(size)]
    assert max(top) < 255


def test_faces_are_told_apart_at_the_size_of_a_plate() -> None:
    size = 40
    pixels = {name: gesture(name, size) for name in GESTURES}
    for one, other in combinations(GESTURES, 2):
        differing = sum(
            max(abs(a - b) for a, b in zip(pixels[one].get_at((x, y)), pixels[other].get_at((x, y)), strict=True)) > 60
            for x in range(size)
            for y in range(size)
        )
        assert differing > 0.03 * size * size, (one, other)


def test_an_unknown_sign_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown sign 'wink'"):
        gesture("wink", 40)
