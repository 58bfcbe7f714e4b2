"""The whole program in a dummy window: begun, left, and what a fault in the middle of it comes to."""

from __future__ import annotations

import asyncio
import io
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

import sprites
from game import app, main
from game.__main__ import run
from game.host import locks
from game.scenes.menu import Menu
from game.scenes.trouble import Trouble
from tests.app.stage import labels


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whatever is written is written here; fonts do not outlive the program's end."""
    monkeypatch.setattr("game.host.native._folder", tmp_path)
    yield
    sprites.forget()


codes: list[int] = []  # the exit codes of the programs that were run


def play(monkeypatch: pytest.MonkeyPatch, turn: Callable[[app.App, int], None], turns: int = 20) -> list[app.App]:
    """Run the program; before each turn of the loop `turn` is called, and in the end the window is closed."""
    seen: list[app.App] = []
    whole = app.App.frame

    def frame(self: app.App, dt: float, events: list[pygame.event.Event]) -> None:
        seen.append(self)
        turn(self, len(seen))
        closing = [pygame.event.Event(pygame.QUIT)] if len(seen) >= turns else []
        whole(self, dt, [*events, *closing])

    monkeypatch.setattr(app.App, "frame", frame)
    codes.append(asyncio.run(main.main((320, 480), 1, language="en")))
    assert not pygame.display.get_init(), "the window is closed"
    return seen


def told(scene: object) -> str:
    """All that can be read on the screen of a fault."""
    assert isinstance(scene, Trouble)
    return " ".join(each.label.text for each in labels(scene.view()))


def test_it_begins_with_the_menu_and_ends_with_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    scenes: list[object] = []
    seen = play(monkeypatch, lambda each, number: scenes.append(each.scene))
    assert len(seen) == 20 and not seen[-1].running and codes[-1] == 0
    assert all(isinstance(scene, Menu) for scene in scenes)


def failing(each: app.App, number: int) -> None:
    if number == 3:
        raise RuntimeError("the table has broken")


def test_a_fault_is_told_and_written_down(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    seen = play(monkeypatch, failing)
    reports = list(tmp_path.glob("report*"))
    assert len(reports) == 1
    assert "RuntimeError: the table has broken" in reports[0].read_text()
    words = told(seen[-1].scene)
    assert "RuntimeError: the table has broken" in words
    assert "safe" in words and "may be lost" not in words and reports[0].name in words.replace(" ", "")
    assert codes[-1] == 1


def full(*arguments: object) -> None:
    """No file can be written to its end."""
    raise OSError(28, "No space left on device")


def test_a_fault_on_a_full_disk_is_told_all_the_same(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where the deal could not be saved, that is said; the traceback goes to the terminal, nothing is left behind."""
    monkeypatch.setattr("os.fsync", full)
    words = told(play(monkeypatch, failing)[-1].scene)
    assert "RuntimeError: the table has broken" in words
    assert "may be lost" in words and "safe" not in words and "written" not in words
    said = capsys.readouterr().err
    assert "could not be written" in said and "Traceback" in said and "the table has broken" in said
    assert list(tmp_path.iterdir()) == []
    assert codes[-1] == 1


@pytest.mark.parametrize("name", ["game.json", "settings.json", "history.json"])
def test_a_deal_is_called_safe_where_it_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str) -> None:
    """Only the file of the game concerns it."""
    (tmp_path / name).mkdir()
    words = told(play(monkeypatch, failing)[-1].scene)
    assert ("may be lost" in words) == (name == "game.json")


def broken(*arguments: object, **options: object) -> None:
    """Stands for anything that has a fault."""
    raise KeyError("the lamp has fallen")


SECOND = (  # what may fail as well when the first fault is to be shown
    "game.scenes.trouble.Trouble.__init__",
    "game.scenes.trouble.Trouble.view",
    "game.scenes.notice.Slip.fit",
    "game.screen.paint.Painter.paint",
    "pygame.display.flip",
    "game.app.App._step",
)
START = (  # what may fail before there is anything to see
    "game.host.open_display",
    "pygame.display.init",
    "pygame.display.set_mode",
    "pygame.init",
    "game.host.read",
    "game.host.language",
    "game.store.session.Session.__init__",
    "game.main.Sounds",
    "game.main.Room",
    "game.app.Painter",
)


@pytest.mark.parametrize("disk", ["good", "full"])
@pytest.mark.parametrize("what", [*SECOND, *START])
def test_no_fault_ends_in_a_bare_traceback(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str], what: str, disk: str
) -> None:
    """Two plain lines and the exit code 1; the second tells where the report is, or has it follow."""

    def turn(each: app.App, number: int) -> None:
        if number == 3:
            monkeypatch.setattr(what, broken)
            raise RuntimeError("the table has broken")

    if disk == "full":
        monkeypatch.setattr("os.fsync", full)
    if what in START:
        monkeypatch.setattr(what, broken)
    play(monkeypatch, turn)
    assert codes[-1] == 1
    said = capsys.readouterr().err
    end = said[said.index("briscola: KeyError: 'the lamp has fallen'\n") :].splitlines()
    reports = sorted(tmp_path.glob("report*"))
    if disk == "good":
        assert said.splitlines() == end == [end[0], f"briscola: the report is {reports[-1]}"]
        report = reports[-1].read_text()
    else:
        assert end[1].startswith("briscola: the report could not be written (") and reports == []
        report = "\n".join(end[2:])
    assert report.startswith("Traceback")
    assert "KeyError: 'the lamp has fallen'" in report
    assert ("RuntimeError: the table has broken" in report) == (what in SECOND)


@pytest.mark.parametrize("kind", [pygame.error, OSError, ValueError, KeyError])
def test_a_window_that_cannot_be_closed_is_a_fault(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str], kind: type[Exception]
) -> None:
    """Whatever kind of exception that makes; it is no window that cannot be opened, which would be the code 2."""
    whole = pygame.quit

    def fails() -> None:
        whole()
        raise kind("the door is stuck")

    monkeypatch.setattr("pygame.quit", fails)
    play(monkeypatch, lambda each, number: None)
    assert codes[-1] == 1
    assert "the door is stuck" in capsys.readouterr().err
    assert len(list(tmp_path.glob("report*"))) == 1


class Deaf(io.StringIO):
    """A terminal that takes no line."""

    def write(self, text: str) -> int:
        """Fails, as on a full disk."""
        raise OSError(28, "No space left on device")


def test_a_refusal_that_cannot_be_told_keeps_its_exit_code(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sys.stderr", Deaf())
    assert run(["--screenshot", str(tmp_path / "nowhere" / "picture.png")]) == 2


@pytest.mark.parametrize("disk", ["good", "full"])
def test_a_terminal_that_takes_no_line_hides_no_fault(monkeypatch: pytest.MonkeyPatch, disk: str) -> None:
    """As where it is written to a file on the disk that is full."""
    monkeypatch.setattr("sys.stderr", Deaf())
    if disk == "full":
        monkeypatch.setattr("os.fsync", full)
    words = told(play(monkeypatch, failing)[-1].scene)
    assert "RuntimeError: the table has broken" in words
    assert codes[-1] == 1


def test_a_report_that_fails_in_any_way_hides_no_fault(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("game.host.report", broken)
    assert "RuntimeError: the table has broken" in told(play(monkeypatch, failing)[-1].scene)
    said = capsys.readouterr().err
    assert "could not be written" in said and "Traceback" in said and "the table has broken" in said


def test_a_second_sitting_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    told: list[str] = []
    play(monkeypatch, lambda each, number: told.append(each.slip.text))
    assert set(told) == {""}
    other, _ = locks.sit(tmp_path)
    play(monkeypatch, lambda each, number: told.append(each.slip.text))
    assert "elsewhere" in told[-1] and codes[-1] == 0
    locks.leave(tmp_path, other)
    play(monkeypatch, lambda each, number: told.append(each.slip.text))
    assert told[-1] == ""
    assert {path.name for path in tmp_path.iterdir()} == {"game.json", "settings.json"}, "nobody holds the folder now"


@pytest.mark.parametrize("recovers", [True, False])
@pytest.mark.parametrize("ends", ["the window is closed", "a fault"])
def test_what_could_not_be_saved_is_tried_once_more_at_the_end(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    recovers: bool,
    ends: str,
) -> None:
    """And if it fails again, the terminal is told, as there is no window any more."""
    whole, rooms = os.fsync, []

    def turn(each: app.App, number: int) -> None:
        rooms.append(each.room)
        if number == 4:
            monkeypatch.setattr("os.fsync", full)
            each.room.session.new_deal()
        if number == 8:
            assert not each.room.session.is_saved
            if recovers:
                monkeypatch.setattr("os.fsync", whole)
            if ends == "a fault":
                raise RuntimeError("the table has broken")

    play(monkeypatch, turn)
    monkeypatch.setattr("os.fsync", whole)
    assert rooms[-1].session.is_saved == recovers
    assert (main.furnish(2).session.record == rooms[-1].session.record) == recovers
    assert ("what was played last may be missing" in capsys.readouterr().err) == (not recovers)


def test_a_menu_that_cannot_be_made_is_told_on_the_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.scenes.menu.Menu.__init__", broken)
    words = told(play(monkeypatch, lambda each, number: None)[-1].scene)
    assert "KeyError: 'the lamp has fallen'" in words
    assert codes[-1] == 1


@pytest.mark.parametrize(("lifted", "gone"), [(2, True), (6, True), (None, False)])
def test_after_a_fault_in_the_browser_what_is_told_of_files_does_not_stay(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lifted: int | None, gone: bool
) -> None:
    """Its time begins when the cover goes, be it before the fault or after it."""
    signals: set[str] = set()
    monkeypatch.setattr("game.host.IS_WEB", True)
    monkeypatch.setattr("game.host.signals", lambda: {signals.pop()} if signals else set())
    (tmp_path / "history.json").write_text("broken")
    slips: list[str] = []

    def turn(each: app.App, number: int) -> None:
        if number == lifted:
            signals.add("started")
        if number == 4:
            raise RuntimeError("the table has broken")
        if number == 10:
            assert isinstance(each.scene, Trouble)
            slips.append(each.slip.text)
            for _ in range(round(60 / app.STEP)):
                each._step(app.STEP)
            slips.append(each.slip.text)

    play(monkeypatch, turn, turns=12)
    assert "history.json" in slips[0]
    assert (slips[1] == "") == gone


def raised(text: str, *notes: str) -> Exception:
    """What a line of code raises, with notes on it."""
    try:
        exec(compile(text, "some file.py", "exec"))
    except Exception as error:
        for note in notes:
            error.add_note(note)
        return error
    raise AssertionError("nothing")


@pytest.mark.parametrize(
    ("fault", "expected"),
    [
        (raised("a b"), "SyntaxError: invalid syntax"),
        (raised("if x:\ny"), "IndentationError: expected an indented block after 'if' statement on line 1"),
        (raised("a b", "a note", "another"), "SyntaxError: invalid syntax"),
        (raised("1 / 0", "a note\non two lines"), "ZeroDivisionError: division by zero"),
        (raised("raise ExceptionGroup('two', [KeyError(1), KeyError(2)])"), "ExceptionGroup: two (2 sub-exceptions)"),
        (raised("import pygame\nraise pygame.error('lost')"), "pygame.error: lost"),
        (raised("import nowhere_at_all"), "ModuleNotFoundError: No module named 'nowhere_at_all'"),
        (raised("raise ValueError"), "ValueError"),
    ],
    ids=lambda each: each if isinstance(each, str) else "",
)
def test_kind_and_message_of_any_fault_are_told(
    monkeypatch: pytest.MonkeyPatch, fault: Exception, expected: str
) -> None:
    def turn(each: app.App, number: int) -> None:
        if number == 3:
            raise fault

    words = told(play(monkeypatch, turn)[-1].scene)
    assert words.partition("Fault: ")[2].startswith(f"{expected} Your deal is safe")


@pytest.mark.parametrize("message", ["", "one\ntwo", "x" * 5000, "long " * 500, "\udcff\x00\n\t", "perché"], ids=ascii)
def test_a_fault_is_told_in_one_line_whatever_it_says(monkeypatch: pytest.MonkeyPatch, message: str) -> None:
    def turn(each: app.App, number: int) -> None:
        if number == 3:
            raise ValueError(message)

    words = told(play(monkeypatch, turn)[-1].scene)
    assert "Fault: ValueError" in words and codes[-1] == 1
    assert words.isprintable()
