"""Real folders that are full, missing, read-only or hold no text: one line each, and the game goes on."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from random import Random

import pytest

from game import host, texts
from game.host import native
from game.store.books import HISTORY
from game.store.safe_files import NOTICES, REASONS, Notice
from game.store.session import SETTINGS, Session
from game.store.under_way import GAME
from tests.store.sitting import play_out, state_of


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(native, "_folder", tmp_path / "data")
    return tmp_path / "data"


def plays_on() -> Notice:
    """What is told, once, while a deal is played and not saved."""
    session = Session(host, Random(1))
    play_out(session)
    session.book()
    session.next_deal()
    assert not session.is_saved
    (notice,) = session.notices
    return notice


def test_files_that_are_no_text_are_set_aside_in_their_folder(folder: Path) -> None:
    folder.mkdir()
    for name in (SETTINGS, GAME, HISTORY):
        (folder / name).write_bytes(b"\xff\xfe\x00 no text")
    session = Session(host, Random(1))
    assert [key for key, _ in session.notices] == ["file_broken"] * 3
    for _, values in session.notices:
        assert (folder / values["aside"]).read_bytes() == b"\xff\xfe\x00 no text"
    assert state_of(Session(host, Random(2))) == state_of(session)


@pytest.mark.parametrize(
    ("number", "key"),
    [
        (errno.ENOSPC, "not_saved_full"),
        (errno.EDQUOT, "not_saved_full"),
        (errno.EACCES, "not_saved_forbidden"),
        (errno.EPERM, "not_saved_forbidden"),
        (errno.EROFS, "not_saved_forbidden"),
        (errno.EIO, "not_saved_other"),
    ],
)
def test_a_disk_that_fails(folder: Path, monkeypatch: pytest.MonkeyPatch, number: int, key: str) -> None:
    """It is told why and where, and nothing half written stays behind."""

    def fails(fd: object) -> None:
        raise OSError(number, "what the system says, in its own language")

    monkeypatch.setattr(os, "fsync", fails)
    told = plays_on()
    assert told == (key, {"path": str(folder / GAME)})
    assert list(folder.iterdir()) == []


def test_a_home_that_cannot_be_made(folder: Path) -> None:
    folder.write_text("a file where the folder should be")
    assert plays_on() == ("not_saved_folder", {"path": str(folder / GAME)})


def test_a_user_without_a_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """platformdirs knows no folder then."""

    def homeless(*arguments: object, **options: object) -> Path:
        raise RuntimeError("could not determine the home directory")

    monkeypatch.setattr(native, "_folder", None)
    monkeypatch.setattr(native, "user_data_path", homeless)
    assert plays_on() == ("not_saved_folder", {"path": ""})
    for does in (lambda: host.write(GAME, "{}"), lambda: host.set_aside(GAME), lambda: host.report("x")):
        with pytest.raises(OSError, match="home"):
            does()


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_is_read_only(folder: Path) -> None:
    folder.mkdir(mode=0o500)
    assert plays_on() == ("not_saved_forbidden", {"path": str(folder / GAME)})


@pytest.mark.parametrize("language", ["it", "pt", "en"])
def test_every_trouble_has_its_line_in_every_language(language: str) -> None:
    """A whole sentence, in which no other program's words stand."""
    assert set(REASONS.values()) < set(NOTICES)
    lines = [texts.tell(language, key, name="game.json", aside="game.broken-1.json") for key in NOTICES]
    assert len(set(lines)) == len(NOTICES)
    for key, line in zip(NOTICES, lines, strict=True):
        assert line[0].isupper() or line.startswith("game.json")
        assert line.endswith(".") and "\n" not in line
        assert ("game.json" in line) == key.startswith("file")
        assert ("game.broken-1.json" in line) == (key in ("file_broken", "file_newer"))
