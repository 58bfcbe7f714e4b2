"""`python -m sprites`."""

import subprocess
import sys
from pathlib import Path

import pygame
import pytest

import sprites
from sprites.__main__ import main


def test_the_whole_sheet_has_forty_faces_and_the_back(tmp_path: Path) -> None:
    out = tmp_path / "deck.png"
    main(["--out", str(out), "--deck", "napoletane", "--width", "60"])
    sheet = pygame.image.load(out)
    gap, height = 4, sprites.card_height("napoletane", 60)
    assert sheet.get_size() == (11 * (60 + gap) + gap, 4 * (height + gap) + gap)
    shown = sheet.subsurface(gap + 2 * (60 + gap) + 5, gap + height + gap + 5, 50, height - 10)
    face = sprites.face("napoletane", "D", "3", 60).subsurface(5, 5, 50, height - 10)
    assert pygame.image.tobytes(shown, "RGB") == pygame.image.tobytes(face, "RGB")


def test_without_narrowing_every_deck_comes_in_three_widths(tmp_path: Path) -> None:
    main(["--out", str(tmp_path / "all.png")])
    heights = [sum(sprites.card_height(deck, width) for deck in sprites.DECKS) * 4 for width in (60, 120, 240)]
    assert pygame.image.load(tmp_path / "all.png").get_height() == sum(heights) + 3 * 5 * (4 + 8 + 16)


def test_suit_and_rank_narrow_the_sheet(tmp_path: Path) -> None:
    out = tmp_path / "one.png"
    main(["--out", str(out), "--deck", "francesi", "--width", "120", "--suit", "S", "--rank", "K", "--contrast"])
    assert pygame.image.load(out).get_size() == (2 * 128 + 8, sprites.card_height("francesi", 120) + 16)


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--deck", "tarot"], "napoletane"),
        (["--suit", "H"], "C"),
        (["--rank", "8"], "J"),
        (["--width", "4"], "from 8 to 2000"),
        (["--width", "wide"], "whole number of pixels"),
        (["--out", "deck.gif"], ".png, .jpg, .bmp"),
        (["--out", "deck"], ".png, .jpg, .bmp"),
        (["--out", ""], ".png, .jpg, .bmp"),
        (["--out", "nowhere/deck.png"], "existing folder"),
        (["--colour"], "--contrast"),
    ],
)
def test_a_wrong_option_says_what_was_expected(
    arguments: list[str], expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    assert stopped.value.code == 2
    assert expected in capsys.readouterr().err


def test_an_unwritable_file_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "deck.png").mkdir()
    with pytest.raises(SystemExit) as stopped:
        main(["--out", str(tmp_path / "deck.png"), "--deck", "francesi", "--width", "24"])
    assert stopped.value.code == 2
    assert "cannot write" in capsys.readouterr().err


def test_it_runs_as_a_module_without_a_display(tmp_path: Path) -> None:
    out = tmp_path / "card.png"
    command = [sys.executable, "-m", "sprites", "--out", str(out), "--width", "24", "--suit", "D"]
    subprocess.run(command, check=True, env={"PATH": "", "SDL_VIDEODRIVER": "dummy"})
    assert out.stat().st_size > 1000
