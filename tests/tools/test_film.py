"""The moving picture: what it shows moves, and what it cannot write it says."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.tools.film import EVERY, STEP, film, run
from game.view.layout import Screen


def test_cards_are_dealt_and_played() -> None:
    pictures = [pygame.image.tobytes(each, "RGB") for each in film(Screen(240, 320), 1, 6.0)]
    assert len(pictures) == round(6.0 / STEP / EVERY)
    assert len(set(pictures)) > len(pictures) // 3


@pytest.mark.parametrize("wrong", ["deal.gif", "deal", ""])
def test_another_kind_of_file_is_refused(wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        run([wrong])
    assert ended.value.code == 2
    assert "expected a file ending in .webp" in capsys.readouterr().err


def test_the_file_moves(tmp_path: Path) -> None:
    image = pytest.importorskip("PIL.Image")
    assert run([str(tmp_path / "deal.webp"), "--size", "240x320"]) == 0
    with image.open(tmp_path / "deal.webp") as shown:
        assert shown.n_frames > 30
