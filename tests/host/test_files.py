"""Files in real folders: moments in which nothing can be written, links, modes, and a game that is open twice."""

from __future__ import annotations

import errno
import os
import stat
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game import host
from game.host import files, locks, native

ROOT = Path(__file__).parent.parent.parent
posix = pytest.mark.skipif(sys.platform == "win32", reason="links and modes as POSIX has them")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The game's folder; nobody waits."""
    monkeypatch.setattr(native, "_folder", tmp_path / "data")
    monkeypatch.setattr(pygame.time, "wait", waited.append)
    waited.clear()
    return tmp_path / "data"


waited: list[int] = []  # milliseconds


def failing(monkeypatch: pytest.MonkeyPatch, name: str, times: int, number: int = errno.EACCES) -> None:
    """A function of `os` fails so often, then works as ever."""
    whole, left = getattr(os, name), [times]

    def fails(*arguments: object, **options: object) -> object:
        if left[0]:
            left[0] -= 1
            raise OSError(number, "another program has it open")
        return whole(*arguments, **options)

    monkeypatch.setattr(os, name, fails)


# ---- moments


@pytest.mark.parametrize("number", [errno.EACCES, errno.EPERM, errno.EBUSY, errno.EIO])
@pytest.mark.parametrize("times", [1, 2, len(files.PAUSES)])
def test_what_cannot_be_replaced_for_a_moment_is(
    folder: Path, monkeypatch: pytest.MonkeyPatch, times: int, number: int
) -> None:
    host.write("game.json", "old")
    failing(monkeypatch, "replace", times, number)
    host.write("game.json", "new")
    assert host.read("game.json") == "new"
    assert waited == list(files.PAUSES[:times]) and sum(waited) <= 100
    failing(monkeypatch, "replace", times, number)
    assert host.set_aside("game.json") == "game.broken-1.json"
    assert (folder / "game.broken-1.json").read_text() == "new"


def test_what_can_never_be_replaced_is_told(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    host.write("game.json", "old")
    failing(monkeypatch, "replace", 99)
    for does in (lambda: host.write("game.json", "new"), lambda: host.set_aside("game.json")):
        with pytest.raises(PermissionError):
            does()
        assert [each.name for each in folder.iterdir()] == ["game.json"]
        assert host.read("game.json") == "old"


def test_what_cannot_be_read_for_a_moment_is(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    host.write("game.json", "text")
    whole, left = Path.read_text, [2]

    def fails(path: Path, **options: str) -> str:
        if left[0]:
            left[0] -= 1
            raise PermissionError(errno.EACCES, "another program has it open")
        return whole(path, **options)

    monkeypatch.setattr(Path, "read_text", fails)
    assert host.read("game.json") == "text"
    waited.clear()
    assert host.read("history.json") is None and waited == []


# ---- links and modes


def linked(folder: Path, target: Path, relative: bool = False) -> Path:
    """A link in the game's folder to a file elsewhere."""
    folder.mkdir(exist_ok=True)
    target.parent.mkdir(exist_ok=True)
    link = folder / "game.json"
    link.symlink_to(os.path.relpath(target, folder) if relative else target)
    return link


@posix
@pytest.mark.parametrize("relative", [True, False])
def test_a_link_is_written_through_to_its_target(folder: Path, tmp_path: Path, relative: bool) -> None:
    target = tmp_path / "synced" / "briscola.json"
    link = linked(folder, target, relative)
    assert host.read("game.json") is None
    for text in ("first", "second"):
        host.write("game.json", text)
        assert link.is_symlink() and target.read_text() == host.read("game.json") == text
    assert [each.name for each in target.parent.iterdir()] == ["briscola.json"]
    assert [each.name for each in folder.iterdir()] == ["game.json"]


@posix
def test_a_link_to_a_link_stays_one(folder: Path, tmp_path: Path) -> None:
    target = tmp_path / "synced" / "briscola.json"
    between = tmp_path / "between.json"
    between.symlink_to(target)
    target.parent.mkdir()
    link = linked(folder, between)
    host.write("game.json", "text")
    assert link.is_symlink() and between.is_symlink() and target.read_text() == "text"


@posix
def test_a_link_to_nowhere_is_told_and_stays(folder: Path, tmp_path: Path) -> None:
    folder.mkdir()
    (folder / "game.json").symlink_to(tmp_path / "gone" / "game.json")
    with pytest.raises(OSError, match=r"data.game\.json"):
        host.write("game.json", "text")
    assert (folder / "game.json").is_symlink() and not (tmp_path / "gone").exists()


@posix
@pytest.mark.parametrize("other_disk", [False, True])
def test_what_a_link_leads_to_is_set_aside_and_the_link_goes_on_leading_there(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, other_disk: bool
) -> None:
    target = tmp_path / "synced" / "briscola.json"
    link = linked(folder, target)
    target.write_bytes(b"\xff broken")
    if other_disk:
        failing(monkeypatch, "replace", 1 + len(files.PAUSES), errno.EXDEV)
    aside = folder / host.set_aside("game.json")
    assert aside.read_bytes() == b"\xff broken" and not aside.is_symlink()
    assert link.is_symlink() and not target.exists() and host.read("game.json") is None
    host.write("game.json", "new")
    assert link.is_symlink() and target.read_text() == "new"


@posix
@pytest.mark.parametrize("mode", [0o600, 0o640, 0o644, 0o666, 0o400])
@pytest.mark.parametrize("through", [True, False])
def test_who_may_read_a_file_stays_as_it_is(folder: Path, tmp_path: Path, mode: int, through: bool) -> None:
    target = tmp_path / "synced" / "game.json"
    path = linked(folder, target) if through else folder / "game.json"
    folder.mkdir(exist_ok=True)
    path.write_text("old")
    path.chmod(mode)
    host.write("game.json", "new")
    assert path.read_text() == "new"
    assert stat.S_IMODE(path.stat().st_mode) == mode


@posix
def test_a_new_file_is_as_the_user_wants_new_files(folder: Path) -> None:
    before = os.umask(0o027)
    try:
        host.write("game.json", "text")
    finally:
        os.umask(before)
    assert stat.S_IMODE((folder / "game.json").stat().st_mode) == 0o640


# ---- open twice


def test_no_two_writers_use_the_same_temporary_name(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []
    whole = os.replace

    def also(old: Path, new: Path) -> None:
        seen.append(Path(old).name)
        if len(seen) == 1:
            host.write("game.json", "another's")  # while the first is at it
        whole(old, new)

    monkeypatch.setattr(os, "replace", also)
    host.write("game.json", "text")
    assert len(set(seen)) == 2 and host.read("game.json") == "text"
    assert [each.name for each in folder.iterdir()] == ["game.json"]


def test_the_second_sitting_knows_of_the_first(folder: Path) -> None:
    assert not host.elsewhere()
    assert not host.elsewhere(), "one does not count oneself"
    other, first = locks.sit(folder)
    assert not first
    locks.leave(folder, other)
    host.leave()
    host.leave()
    assert list(folder.iterdir()) == []
    other, first = locks.sit(folder)
    assert first and host.elsewhere()
    locks.leave(folder, other)
    third, first = locks.sit(folder)
    assert not first, "the second is still there"
    locks.leave(folder, third)
    host.leave()
    assert list(folder.iterdir()) == []
    assert not host.elsewhere()
    host.leave()


def test_a_killed_sitting_is_none(folder: Path) -> None:
    text = "import sys, pathlib, game.host.locks as l; l.sit(pathlib.Path(sys.argv[1])); print(flush=True); input()"
    folder.mkdir()
    command = [sys.executable, "-c", text, str(folder)]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None and other.stdout.readline()
        assert host.elsewhere()
        host.leave()
        other.kill()
        other.wait()
    assert not host.elsewhere()
    host.leave()


def test_a_folder_that_cannot_be_held_is_no_trouble(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder.write_text("a file where the folder should be")
    assert not host.elsewhere()
    host.leave()
    folder.unlink()
    failing(monkeypatch, "open", 1)
    assert not host.elsewhere()
    host.leave()


@posix
def test_a_disk_without_locks_is_no_trouble(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*arguments: object) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr("fcntl.flock", fails)
    assert not host.elsewhere()
    other, first = locks.sit(folder)
    assert first
    locks.leave(folder, other)
    with host.alone(), host.alone():
        pass
    assert waited == []
    host.leave()


def test_one_waits_for_the_other_to_have_written_but_not_for_ever(folder: Path) -> None:
    with host.alone():
        pass  # there is no folder yet
    folder.mkdir()
    with host.alone():
        assert waited == []
        with host.alone():
            assert waited == [locks.PAUSE] * locks.TRIES
    waited.clear()
    with host.alone():
        assert waited == []
    assert list(folder.iterdir()) == []


def test_what_killed_processes_have_left_is_swept_away(folder: Path) -> None:
    host.write("game.json", "text")
    names = ["game.json.0123456789abcdef.tmp", "history.json.fedcba9876543210.tmp", "report-2.txt.0123456789abcdef.tmp"]
    others = ["mine.tmp", "game.json.tmp", "game.json.0123456789ABCDEF.tmp", "x.0123456789abcdef.tmp"]
    for name in names + others:
        (folder / name).write_text("half")
    other, _ = locks.sit(folder)
    assert host.elsewhere()
    assert {path.name for path in folder.iterdir()} == {"game.json", locks.NAME, *names, *others}, "it may be theirs"
    locks.leave(folder, other)
    host.leave()
    assert not host.elsewhere()
    host.leave()
    assert {path.name for path in folder.iterdir()} == {"game.json", *others}
