"""The game in a real window: what was covered is seen again, the screen is filled and left, keys are only ours."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.window.desk import SIZE, X11, Desk, Game, wait


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="module")
def game(desk: Desk, folder: Path) -> Iterator[Game]:
    """One game for all tests here; in the end it must have had nothing to complain about."""
    made = Game(desk, folder)
    made.key("Return")  # the menu plays
    wait(lambda: made.moves == 1, "the computer's card")
    yield made
    assert made.close() == ""


def minimised(game: Game) -> Callable[[], object]:
    game.desk.do("xdotool", "windowminimize", game.window)
    return game.front


def covered(game: Game) -> Callable[[], object]:
    cover = game.desk.start("xmessage", "-geometry", f"{SIZE[0] - 20}x{SIZE[1] - 40}+0+0", "nothing to be seen")
    return cover.kill


def elsewhere(game: Game) -> Callable[[], object]:
    game.desk.do("wmctrl", "-s", "1")
    return lambda: game.desk.do("wmctrl", "-s", "0")


def shaded(game: Game) -> Callable[[], object]:
    game.desk.do("wmctrl", "-i", "-r", game.window, "-b", "add,shaded")
    return lambda: game.desk.do("wmctrl", "-i", "-r", game.window, "-b", "remove,shaded")


@pytest.mark.parametrize("away", [minimised, covered, elsewhere, shaded])
def test_what_was_out_of_sight_is_seen_again(game: Game, away: Callable[[Game], Callable[[], object]]) -> None:
    game.front()
    before, area = game.at_rest(), game.area
    back = away(game)
    wait(lambda: game.desk.picture(area) != before, "another picture")
    back()
    wait(lambda: game.desk.picture(area) == before, "the same picture")


def test_the_screen_is_filled_and_left(game: Game) -> None:
    before, icon, picture = game.area, game.icon, game.at_rest()
    assert before.size == (400, 600) and icon
    for _ in range(2):
        game.key("F11")
        wait(lambda: game.area == (0, 0, *SIZE), "a window as large as the screen")
        wait(lambda: many_colours(game.desk.picture(game.area)), "the table")
        game.key("F11")
        wait(lambda: game.area == before, "the window's own size and place")
        wait(lambda: game.seen() == picture, "the same picture")
        assert game.icon == icon


def many_colours(picture: bytes) -> bool:
    """Whether there is more to be seen than an empty window."""
    return len({picture[at : at + 3] for at in range(0, len(picture), 3 * 997)}) > 20


def test_the_window_is_never_too_small(game: Game) -> None:
    hints = game.desk.ask("xprop", "-id", game.window, "WM_NORMAL_HINTS")
    assert re.search(r"minimum size: 240 by 320", hints)
    for wanted, found in (((100, 100), (240, 320)), ((100, 500), (240, 500)), ((500, 50), (500, 320))):
        game.desk.do("wmctrl", "-i", "-r", game.window, "-e", f"0,-1,-1,{wanted[0]},{wanted[1]}")
        wait(lambda found=found: game.area.size == found, f"a window of {found}")  # type: ignore[misc]
    game.desk.do("wmctrl", "-i", "-r", game.window, "-e", "0,-1,-1,400,600")
    wait(lambda: game.area.size == (400, 600), "the old size")


def test_keys_with_the_systems_own_keys_held_do_nothing(game: Game) -> None:
    moves, settings = game.moves, game.session().settings
    for held in ("ctrl", "alt", "super"):
        game.key(*(f"{held}+{key}" for key in ("1", "2", "d", "m", "l", "u", "Escape")))
    game.key("m")
    wait(lambda: game.session().settings != settings, "another setting")
    assert game.session().settings == settings._replace(sound="on")
    assert game.moves == moves
    game.key("1")
    wait(lambda: game.moves > moves, "a play")


PASTE = "from game.host import native; native.open_display(None, ''); print(ascii(native.paste()))"


def test_what_another_program_has_copied_can_be_pasted(desk: Desk, tmp_path: Path) -> None:
    copied = tmp_path / "copied.txt"
    copied.write_text("B1: sette é ás", "utf-8")
    desk.start("xclip", "-quiet", "-selection", "clipboard", "-t", "UTF8_STRING", "-i", str(copied))
    wait(lambda: desk.ask("xclip", "-selection", "clipboard", "-o", check=False), "a text on the clipboard")
    pasting = desk.start(sys.executable, "-W", "error", "-c", PASTE, drivers=X11, said=subprocess.PIPE)
    said, _ = pasting.communicate(timeout=60)
    assert said.decode().splitlines()[-1] == ascii("B1: sette é ás")
