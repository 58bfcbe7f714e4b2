"""The whole program in a dummy window: begun, left, and what a fault in the middle of it comes to."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

import sprites
from game import app, main
from game.scenes.menu import Menu
from game.scenes.trouble import Trouble
from tests.ui.stage import labels


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whatever is written is written here; fonts do not outlive the program's end."""
    monkeypatch.setattr("game.host_native._folder", tmp_path)
    yield
    sprites.forget()


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
    asyncio.run(main.main((320, 480), 1, language="en"))
    return seen


def test_it_begins_with_the_menu_and_ends_with_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    scenes: list[object] = []
    seen = play(monkeypatch, lambda each, number: scenes.append(each.scene))
    assert len(seen) == 20 and not seen[-1].running
    assert all(isinstance(scene, Menu) for scene in scenes)


def failing(each: app.App, number: int) -> None:
    if number == 3:
        raise RuntimeError("the table has broken")


def test_a_fault_is_told_and_written_down(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    seen = play(monkeypatch, failing)
    scene = seen[-1].scene
    assert isinstance(scene, Trouble)
    reports = list(tmp_path.glob("report*"))
    assert len(reports) == 1
    assert "RuntimeError: the table has broken" in reports[0].read_text()
    words = " ".join(each.label.text for each in labels(scene.view()))
    assert "safe" in words and reports[0].name in words.replace(" ", "")


def test_a_fault_on_a_full_disk_is_told_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(text: str) -> str:
        raise OSError("no space left on device")

    monkeypatch.setattr("game.host.report", full)
    scene = play(monkeypatch, failing)[-1].scene
    assert isinstance(scene, Trouble)
    words = " ".join(each.label.text for each in labels(scene.view()))
    assert "safe" in words and "written" not in words


def test_a_fault_in_the_trouble_itself_ends_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not a loop that fails for ever."""

    def always(each: app.App, number: int) -> None:
        raise RuntimeError("again")

    with pytest.raises(RuntimeError, match="again"):
        play(monkeypatch, always)
