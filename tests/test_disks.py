"""Real folders that are full, missing, read-only or hold no text: one line each, and the game goes on."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest

from game import host, host_native, texts
from game.keeper import NOTICES
from game.session import GAME, HISTORY, SETTINGS, Session
from tests.sitting import play_out


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(host_native, "_folder", tmp_path / "data")
    return tmp_path / "data"


def plays_on_without_saving(reason: str) -> bool:
    session = Session(host, Random(1))
    play_out(session)
    session.book()
    session.next_deal()
    (notice,) = session.notices
    return notice[0] == "not_saved" and reason in notice[1]["reason"]


def test_files_that_are_no_text_are_set_aside_in_their_folder(folder: Path) -> None:
    folder.mkdir()
    for name in (SETTINGS, GAME, HISTORY):
        (folder / name).write_bytes(b"\xff\xfe\x00 no text")
    session = Session(host, Random(1))
    assert [key for key, _ in session.notices] == ["file_broken"] * 3
    for _, values in session.notices:
        assert (folder / values["aside"]).read_bytes() == b"\xff\xfe\x00 no text"
    assert Session(host, Random(2)).state == session.state


def test_a_full_disk(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(fd: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    assert plays_on_without_saving("No space left on device")


def test_a_home_that_cannot_be_made(folder: Path) -> None:
    folder.write_text("a file where the folder should be")
    assert plays_on_without_saving(str(folder))


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_is_read_only(folder: Path) -> None:
    folder.mkdir(mode=0o500)
    assert plays_on_without_saving("Permission denied")


@pytest.mark.parametrize("language", ["it", "pt", "en"])
def test_every_trouble_has_its_line_in_every_language(language: str) -> None:
    for key in NOTICES:
        line = texts.tell(language, key, name="game.json", aside="game.broken-1.json", reason="no space left")
        assert "\n" not in line
        assert ("no space left" in line) == (key == "not_saved")
        assert ("game.broken-1.json" in line) == (key != "not_saved")
