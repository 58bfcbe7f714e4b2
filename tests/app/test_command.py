"""The command: what it says, what it refuses, the pictures it writes; each in a process of its own or in this one."""

from __future__ import annotations

import os
import subprocess
import sys
from argparse import ArgumentTypeError
from pathlib import Path

import pygame
import pytest

from game import __version__, main
from game.__main__ import run
from game.director import Director
from game.scenes.ask import Question
from game.store.session import Session
from game.store.settings import CHOICES, Level
from game.tools import snapshot
from game.tools.command import folder
from game.tools.snapshot import SCENES
from game.view.intents import Choose, Go
from tests.store.sitting import seen

ROOT = Path(__file__).parent.parent.parent


def command(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command in a process without a display and without a sound device."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("SDL_", "DISPLAY", "WAYLAND"))}
    clean.pop("PYGAME_HIDE_SUPPORT_PROMPT", None)
    return subprocess.run(
        [sys.executable, "-m", "game", *arguments],
        capture_output=True,
        text=True,
        timeout=60,
        env=clean | environment,
        cwd=ROOT,
    )


def test_help_names_every_option() -> None:
    found = command("--help")
    assert found.returncode == 0
    assert found.stderr == ""
    for option in (
        "--lang",
        "--game",
        "--level",
        "--deck",
        "--size WxH",
        "--seed N",
        "--data-dir DIR",
        "--screenshot",
        "--scene",
    ):
        assert option in found.stdout
    assert found.stdout.startswith("usage: briscola")


def test_version() -> None:
    found = command("--version")
    assert (found.returncode, found.stdout, found.stderr) == (0, f"briscola {__version__}\n", "")


NOWHERE = [
    {},
    {"DISPLAY": ":993"},
    {"WAYLAND_DISPLAY": "nothing-0"},
    {"DISPLAY": ":993", "WAYLAND_DISPLAY": "nothing-0", "XDG_RUNTIME_DIR": "/nowhere"},
    {"SDL_VIDEODRIVER": ""},
    {"SDL_VIDEODRIVER": "x11"},
    {"SDL_VIDEODRIVER": "x11", "DISPLAY": ":993"},
    {"SDL_VIDEODRIVER": "nonsense"},
]


@pytest.mark.parametrize("environment", NOWHERE, ids=str)
def test_without_a_display_it_says_so_in_one_line(environment: dict[str, str], tmp_path: Path) -> None:
    found = command("--data-dir", str(tmp_path), **environment)
    assert found.returncode == 2
    assert found.stdout == ""
    assert found.stderr.startswith("briscola: no display") and found.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--lang", "fr"], "'it', 'pt', 'en'"),
        (["--game", "chess"], "'two', 'scoperta', 'briscolone', 'three', 'four', 'six'"),
        (["--level", "godlike"], "'easy', 'normal', 'hard'"),
        (["--deck", "uno"], "'napoletane', 'piacentine', 'francesi'"),
        (["--size", "wide"], "expected WxH, such as 390x844"),
        (["--size", "390"], "expected WxH"),
        (["--size", "390x-844"], "expected WxH"),
        (["--size", "100x100"], "expected 240x320 to 7680x4320"),
        (["--size", "99999x99999"], "expected 240x320 to 7680x4320"),
        (["--size", "²90x844"], "expected WxH"),
        (["--seed", "lucky"], "invalid int value: 'lucky'"),
        (["--scene", "beach"], "'menu'"),
        (["--screenshot"], "expected one argument"),
        (["--screenshot", ""], "expected a file ending in .png, .jpg, .bmp, not ''"),
        (["--screenshot", " "], "expected a file ending in .png"),
        (["--screenshot", "shot"], "expected a file ending in .png"),
        (["--screenshot", "shot.gif"], "expected a file ending in .png"),
        (["--screenshot", "shot.tga"], "expected a file ending in .png"),
        (["--screenshot", "shot.png "], "expected a file ending in .png"),
        (["--screenshot", ".png"], "expected a file ending in .png"),
        (["--screenshot=", "--scene", "menu"], "expected a file ending in .png"),
        (["--data-dir"], "expected one argument"),
        (["--data-dir", ""], "expected a folder, not ''"),
        (["--data-dir="], "expected a folder, not ''"),
        (["--data-dir", " \t"], "expected a folder"),
        (["--data-dir", __file__], "expected a folder"),
        (["--data-dir", f"{__file__}/data"], "expected a folder"),
        (["--data-dir", "/dev/null"], "expected a folder"),
        (["--cheat"], "unrecognized arguments: --cheat"),
        (["now"], "unrecognized arguments: now"),
    ],
    ids=str,
)
def test_a_bad_option_says_what_was_expected(
    arguments: list[str], expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        run(arguments)
    assert left.value.code == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert expected in said.err and "Traceback" not in said.err


@pytest.mark.parametrize("scene", SCENES)
def test_a_picture_of_every_scene(scene: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Nothing is printed, not even by the sound library that finds no device."""
    path = tmp_path / "picture.png"
    assert run(["--screenshot", str(path), "--scene", scene, "--size", "320x480", "--lang", "it"]) == 0
    assert capfd.readouterr() == ("", "")
    assert pygame.image.load(path).get_size() == (320, 480)


def test_a_picture_from_a_process_of_its_own(tmp_path: Path) -> None:
    found = command("--screenshot", str(tmp_path / "picture.png"), "--size", "390x844")
    assert (found.returncode, found.stdout, found.stderr) == (0, "", "")
    assert pygame.image.load(tmp_path / "picture.png").get_size() == (390, 844)


def test_a_picture_that_cannot_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--screenshot", str(tmp_path / "nowhere" / "picture.png")]) == 2
    said = capsys.readouterr().err
    assert said.startswith("briscola: ") and said.count("\n") == 1 and "nowhere" in said


@pytest.mark.parametrize(("name", "begins"), [("a.png", b"\x89PNG"), ("a.JPG", b"\xff\xd8\xff"), ("a.b.bmp", b"BM")])
def test_a_picture_is_of_the_kind_that_its_name_says(tmp_path: Path, name: str, begins: bytes) -> None:
    assert run(["--screenshot", str(tmp_path / name), "--size", "320x480", "--scene", "menu"]) == 0
    assert (tmp_path / name).read_bytes().startswith(begins)


@pytest.mark.skipif(sys.platform == "win32", reason="a limit as POSIX has it")
@pytest.mark.parametrize("words", ["game --screenshot", "sprites --width 60 --deck francesi --out"])
@pytest.mark.parametrize("name", ["a.png", "a.jpg", "a.bmp"])
def test_a_disk_that_is_full_half_way_through_the_picture(tmp_path: Path, words: str, name: str) -> None:
    text = f"ulimit -f 2; {sys.executable} -m {words} {tmp_path / name}"
    found = subprocess.run(["bash", "-c", text], capture_output=True, text=True, cwd=ROOT, timeout=60)
    assert found.returncode == 2 and "Traceback" not in found.stderr and "too large" in found.stderr


def test_a_folder_where_the_picture_should_be(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "shot.png").mkdir()
    assert run(["--screenshot", str(tmp_path / "shot.png"), "--size", "320x480"]) == 2
    said = capsys.readouterr().err
    assert said.startswith("briscola: ") and said.count("\n") == 1


def test_a_folder_need_not_be_there_yet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "link").symlink_to(tmp_path)
    for text in ("new", "new/deep/er", "./new", ".", "..", str(tmp_path / "new"), "link", "link/new", "a b", "new/"):
        assert folder(text) == Path(text)
    (tmp_path / "dangling").symlink_to(tmp_path / "gone")
    for text in ("dangling", "dangling/new"):
        with pytest.raises(ArgumentTypeError, match="expected a folder"):
            folder(text)


def test_the_same_seed_shows_the_same_cards(tmp_path: Path) -> None:
    def picture(*arguments: str) -> bytes:
        path = tmp_path / "picture.png"
        assert run(["--screenshot", str(path), "--scene", "play", "--size", "320x480", *arguments]) == 0
        return pygame.image.tobytes(pygame.image.load(path), "RGB")

    assert picture("--seed", "5") == picture("--seed", "5") != picture("--seed", "6")
    assert picture("--seed", "5", "--deck", "piacentine") != picture("--seed", "5")


def test_the_same_seed_deals_the_same_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    decks = []
    for number, seed in enumerate((5, 5, 6, None, None)):
        monkeypatch.setattr("game.host.native._folder", tmp_path / str(number))
        decks.append(main.furnish(seed).session.record.deck)
    assert decks[0] == decks[1] != decks[2]
    assert len(set(decks)) == 4  # without a seed every game is another


def test_what_is_chosen_on_the_command_line_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.host.native._folder", tmp_path)
    room = main.furnish(1, language="pt", level="easy", deck="francesi")
    assert (room.language, room.session.game.seats[1], room.session.settings.deck) == ("pt", "easy", "francesi")
    assert main.furnish(2).session.settings == room.session.settings


def under_way(session: Session, how: str) -> None:
    """A match at the level Normal, begun in one of the ways there are."""
    if how == "in a deal":
        snapshot.play_on(session, 7)
    else:
        snapshot.play_on(session, 99)
        session.book()
    if how == "between deals":
        session.next_deal()
    if how == "in a rehearsal":
        session.rehearse(session.record)


@pytest.mark.parametrize("how", ["in a deal", "at the count", "between deals", "in a rehearsal"])
def test_another_level_is_for_the_next_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    """The match under way goes on at its own, to its end, whatever is closed and opened; one line says so."""
    monkeypatch.setattr("game.host.native._folder", tmp_path)
    session = main.furnish(1, level="normal").session
    under_way(session, how)
    before = seen(session)
    session = main.furnish(2, level="hard", deck="francesi").session
    assert session.notices == [("level_later", {})]
    assert session.settings.level == "hard"
    assert seen(session)[:3] == before[:3] and seen(session)[4:] == before[4:]
    session = main.furnish(3).session
    assert session.notices == []
    if session.rehearsing:
        session.leave_rehearsal()
    session.new_deal()
    while not session.match.is_over:
        assert session.game.seats[1] == "normal"
        snapshot.play_on(session, 99)
        session.book()
        if not session.match.is_over:
            session.next_deal()
    session.next_deal()
    assert session.game.seats[1] == session.settings.level == "hard"


def test_the_level_that_is_played_anyway_needs_no_word(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.host.native._folder", tmp_path)
    snapshot.play_on(main.furnish(1, level="easy").session, 3)
    main.furnish(2, level="hard")
    session = main.furnish(3, level="easy").session
    assert session.notices == [] and len(session.record.moves) == 3
    assert session.game.seats[1] == session.settings.level == "easy"


@pytest.mark.parametrize("how", ["in a deal", "at the count", "between deals", "in a rehearsal"])
@pytest.mark.parametrize("chosen", CHOICES["level"])
@pytest.mark.parametrize("wished", CHOICES["level"])
def test_the_wish_for_another_level_can_be_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wished: Level, chosen: Level, how: str
) -> None:
    """The level of the match under way (Normal) asks nothing and gives nothing up; any other asks first."""
    monkeypatch.setattr("game.host.native._folder", tmp_path)
    under_way(main.furnish(1, level="normal").session, how)
    room = main.furnish(2, level=wished)
    before, session = seen(room.session), room.session
    director = Director(room)
    director.wish(Go("levels"))
    director.wish(Choose("level", chosen))
    scene = director.scene
    assert isinstance(scene, Question) == (chosen != "normal")
    assert seen(session)[:3] == before[:3] and seen(session)[4:] == before[4:]
    if isinstance(scene, Question):
        assert session.settings.level == wished
        director.wish(scene.yes)
        assert (session.match.deals, session.rehearsing, session.game.seats[1]) == ((), False, chosen)
    assert session.settings.level == chosen
    assert seen(main.furnish(3).session) == seen(session)


def test_where_no_match_is_under_way_the_level_counts_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.host.native._folder", tmp_path)
    for level in ("easy", "hard", "normal"):
        session = main.furnish(1, level=level).session
        assert session.game.seats[1] == level and session.notices == []
