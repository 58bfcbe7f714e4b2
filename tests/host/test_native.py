"""The host: native files and window, and the browser's side against a page made of Python."""

from __future__ import annotations

import asyncio
import errno
import json
import math
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pygame
import pytest

import sprites
from game import host
from game.host import native, sharpness, surface, web
from game.store.safe_files import Refused
from game.store.session import Session
from game.view.layout import Screen
from tests.store.sitting import play_out, state_of


@pytest.fixture(autouse=True)
def _headless(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.setattr(pygame.time, "wait", lambda milliseconds: milliseconds)
    yield
    pygame.quit()
    sprites.forget()  # the fonts end with pygame


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(native, "_folder", None)
    host.use_folder(tmp_path / "data")
    return tmp_path / "data"


# ---- native


def test_what_is_written_is_read_again(folder: Path) -> None:
    assert host.read("match.json") is None
    host.write("match.json", "perché no\n")
    assert host.read("match.json") == "perché no\n"
    host.write("match.json", "")
    assert host.read("match.json") == ""
    assert [each.name for each in folder.iterdir()] == ["match.json"]


def test_a_failed_write_leaves_the_old_text(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    host.write("match.json", "old")

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match=r"No space left on device: .*match\.json"):
        host.write("match.json", "new")
    assert host.read("match.json") == "old"
    assert [each.name for each in folder.iterdir()] == ["match.json"]


@pytest.mark.parametrize("does", [lambda: host.report("Traceback"), lambda: host.write("match.json", "new")])
@pytest.mark.parametrize("at", ["fsync", "replace"])
def test_what_fails_half_way_leaves_nothing_behind(
    folder: Path, monkeypatch: pytest.MonkeyPatch, does: Callable[[], object], at: str
) -> None:
    def full(*arguments: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, at, full)
    with pytest.raises(OSError, match="No space left"):
        does()
    assert list(folder.iterdir()) == []


def test_what_cannot_be_set_aside_stays_as_it_is(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*arguments: object) -> None:
        raise PermissionError(13, "Permission denied")

    host.write("match.json", "broken")
    monkeypatch.setattr(os, "replace", fails)
    with pytest.raises(PermissionError):
        host.set_aside("match.json")
    assert [each.name for each in folder.iterdir()] == ["match.json"]
    assert host.read("match.json") == "broken"


@pytest.mark.parametrize(
    ("does", "expected"),
    [
        (lambda: host.set_aside("match.json"), ["precious"]),
        (lambda: host.report("what happened"), ["precious", "what happened"]),
        (lambda: host.write("match.json", "newer"), ["newer"]),
    ],
    ids=["set aside", "report", "write"],
)
def test_what_is_done_but_told_as_failed_is_not_undone(
    folder: Path, monkeypatch: pytest.MonkeyPatch, does: Callable[[], object], expected: list[str]
) -> None:
    """As in a folder on a network that loses the answer."""
    host.write("match.json", "precious")
    whole = os.replace

    def lost(old: Path, new: Path) -> None:
        whole(old, new)
        raise OSError(errno.ENOENT, "No such file or directory")

    monkeypatch.setattr(os, "replace", lost)
    with pytest.raises(OSError, match="No such file"):
        does()
    assert sorted(each.read_text() for each in folder.iterdir()) == expected


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path, folder: Path) -> None:
    folder.write_text("a file where the folder should be")
    assert host.read("match.json") is None
    with pytest.raises(OSError, match=str(folder)):
        host.write("match.json", "x")


def test_rubbish_can_be_read_and_set_aside_without_overwriting(folder: Path) -> None:
    for text in (b"\xff\xfe first", b"\xff second"):
        host.write("match.json", "")
        (folder / "match.json").write_bytes(text)
        assert "\N{REPLACEMENT CHARACTER}" in (host.read("match.json") or "")
        host.set_aside("match.json")
    assert host.read("match.json") is None
    assert (folder / "match.broken-1.json").read_bytes() == b"\xff\xfe first"
    assert (folder / "match.broken-2.json").read_bytes() == b"\xff second"


def test_reports_get_files_of_their_own(folder: Path) -> None:
    first, second = host.report("Traceback one"), host.report("Traceback two")
    assert Path(first).read_text() == "Traceback one"
    assert Path(second).read_text() == "Traceback two"


def test_without_a_folder_of_its_own_it_is_the_users(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native, "_folder", None)
    assert native.folder().name == "briscola"
    assert native.folder().is_absolute()


@pytest.mark.parametrize(
    ("system", "expected"),
    [("pt_BR.UTF-8", "pt"), ("it_IT.UTF-8", "it"), ("en_US.UTF-8", "en"), ("fi_FI.UTF-8", "en"), ("C", "en")],
)
def test_the_systems_language(monkeypatch: pytest.MonkeyPatch, system: str, expected: str) -> None:
    monkeypatch.setenv("LANG", system)
    monkeypatch.delenv("LANGUAGE", raising=False)
    assert host.language() == expected


def test_the_window_opens_and_is_never_smaller_than_the_least(folder: Path) -> None:
    pygame.display.init()
    host.open_display((390, 844), "Briscola")
    assert host.screen() == Screen(390, 844)
    host.open_display((100, 900), "Briscola")
    assert host.screen() == Screen(240, 900)
    host.open_display(None, "Briscola")
    assert host.screen().width >= 240


def test_the_screen_is_filled_and_the_window_gets_its_size_back(folder: Path) -> None:
    host.open_display((400, 600), "Briscola")
    for _ in range(2):
        host.fullscreen()
        assert pygame.display.is_fullscreen()
        assert pygame.display.get_window_size() == pygame.display.get_desktop_sizes()[0]
        host.fullscreen()
        assert not pygame.display.is_fullscreen()
        assert pygame.display.get_window_size() == (400, 600)


def test_a_pygame_that_gives_no_window_away_still_shows_one(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    toggled: list[bool] = []
    monkeypatch.setattr(pygame, "Window", object)
    monkeypatch.setattr(pygame.display, "toggle_fullscreen", lambda: toggled.append(True))
    host.open_display((400, 600), "Briscola")
    host.fullscreen()
    assert host.screen() == Screen(400, 600)
    assert toggled == [True]


def test_minimising_is_signalled_once(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.display.init()
    host.open_display((400, 400), "Briscola")
    active = True
    monkeypatch.setattr(pygame.display, "get_active", lambda: active)
    assert host.signals() == set()
    active = False
    assert host.signals() == {"hidden"}
    assert host.signals() == set()
    active = True
    assert host.signals() == {"shown"}


def test_natively_there_is_no_page() -> None:
    assert not host.IS_WEB
    assert not host.probing()
    assert host.reduced_motion() is False
    host.say("the three of coins")
    host.drawn(1.0)
    host.probe("{}")


def test_the_clipboard_gives_back_what_was_put_there(folder: Path) -> None:
    host.open_display((320, 480), "test")
    assert host.copy("B1: sette é ás")
    assert host.paste() == "B1: sette é ás"


@pytest.mark.parametrize(
    ("held", "expected"),
    [
        (b"B1\xff\xfe", "B1\ufffd\ufffd"),
        (b"perch\xe9: B1XY", "perch\ufffd: B1XY"),
        (b"\xed\xa0\x80", "\ufffd\ufffd\ufffd"),
        (b"B1\xc3", "B1\ufffd"),
        ("\ufeffB1".encode(), "\ufeffB1"),
    ],
)
def test_what_is_no_text_on_the_clipboard_reads_as_far_as_it_is(
    monkeypatch: pytest.MonkeyPatch, held: bytes, expected: str
) -> None:
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: held.decode())
    assert host.paste() == expected


@pytest.mark.parametrize("text", ["\ud800", "B1\0XY"])
def test_what_the_clipboard_cannot_take_is_not_copied(folder: Path, text: str) -> None:
    host.open_display((320, 480), "test")
    assert host.copy(text) is False


@pytest.mark.parametrize("driver", ["dummy", "offscreen", "evdev"])
@pytest.mark.parametrize(
    ("wished", "opens"),
    [
        ({}, False),
        ({"SDL_VIDEODRIVER": ""}, False),
        ({"SDL_VIDEODRIVER": "x11"}, False),
        ({"SDL_VIDEODRIVER": "{}"}, True),
        ({"SDL_VIDEODRIVER": "x11,{}"}, True),
        ({"SDL_VIDEO_DRIVER": "{}"}, True),
    ],
)
def test_a_window_that_nobody_sees_is_opened_only_where_it_was_asked_for(
    monkeypatch: pytest.MonkeyPatch, driver: str, wished: dict[str, str], opens: bool
) -> None:
    """What counts is the driver that SDL has taken."""
    pygame.display.init()
    monkeypatch.delenv("SDL_VIDEODRIVER")
    for name, value in wished.items():
        monkeypatch.setenv(name, value.replace("{}", driver.upper() if "," in value else driver))
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    if opens:
        host.open_display((320, 480), "test")
        return
    with pytest.raises(pygame.error, match="no display to open a window on"):
        host.open_display((320, 480), "test")
    assert not pygame.display.get_init()


def test_without_a_clipboard_nothing_is_pasted(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails() -> str:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "get_text", fails)
    assert host.paste() is None


def test_both_sides_offer_the_same() -> None:
    offered = {name for name, each in vars(host).items() if callable(each)} - {"said"}  # which it remembers itself
    assert {"read", "write", "screen", "signals"} <= set(offered)
    for name in offered:
        assert callable(getattr(native, name))
        assert callable(getattr(web, name))


# ---- the browser's side


def crossed(text: str) -> str:
    """What the page reads of a text from Python: nothing but ASCII comes over whole."""
    assert text.isascii()
    return str(json.loads(text))


class FakePage:
    """A page that remembers."""

    def __init__(self) -> None:
        self.size = "390 844 3 47 0 34 0"
        self.kept: dict[str, str] = {}
        self.shown: list[str] = []
        self.flags = "hidden shown"
        self.problem = ""

    def geometry(self) -> str:
        return self.size

    def opened(self) -> None:
        self.shown.append("opened")

    def signals(self) -> str:
        flags, self.flags = self.flags, ""
        return flags

    def language(self) -> str:
        return "pt"

    def reduced(self) -> int:
        return 1

    def get(self, key: str) -> str:
        return self.kept.get(key, "")

    def set(self, key: str, text: str) -> str:
        if not self.problem:
            self.kept[key] = crossed(text)
        return self.problem

    def aside(self, key: str) -> str:
        if self.problem:
            return ""
        self.kept[key + ".broken-1"] = self.kept.pop(key)
        return key + ".broken-1"

    def elsewhere(self) -> int:
        return int("others" in self.kept)

    def say(self, text: str) -> None:
        self.shown.append("say " + crossed(text))

    def copy(self, text: str) -> None:
        self.shown.append("copy " + crossed(text))

    def ask(self) -> str:
        return self.kept.get("typed", "")

    def fail(self, text: str) -> None:
        self.shown.append("fail " + crossed(text))

    def sleeps(self) -> int:
        return int("awake" not in self.kept)

    async def sleep(self, milliseconds: float) -> None:
        self.shown.append(f"sleep {milliseconds:.0f}")

    def hush(self, why: str, holds: int) -> None:
        self.shown.append(f"hush {why} {holds}")

    def ended(self) -> None:
        self.shown.append("ended")

    def probing(self) -> int:
        return 1

    def probe(self, text: str) -> None:
        self.shown.append("probe " + text)


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch) -> FakePage:
    fake = FakePage()
    monkeypatch.setattr(web, "page", lambda: fake)
    monkeypatch.setattr(web, "_surface", surface.Surface())
    return fake


@pytest.mark.parametrize(
    ("geometry", "size", "scale"),
    [
        ("320 480 2 0 0 0 0", (640, 960), 2.0),
        ("320 480 1 0 0 0 0", (320, 480), 1.0),
        ("390 844 3 47 0 34 0", (680, 1471), 1.743),
        ("1920 1080 1 0 0 0 0", (1333, 750), 0.694),
    ],
)
def test_the_backing_surface_is_sharp_but_never_above_a_megapixel(
    geometry: str, size: tuple[int, int], scale: float
) -> None:
    screen = surface.backing(geometry)
    assert screen.width * screen.height <= 1.01e6
    assert screen.scale <= 2.0
    assert screen[:2] == size
    assert screen.scale == pytest.approx(scale, abs=1e-3)


def test_insets_are_in_backing_pixels() -> None:
    screen = surface.backing("320 480 2 47 1 34 2")
    assert screen[3:] == (94, 2, 68, 4)


def test_the_page_is_told_when_the_game_is_there(page: FakePage) -> None:
    pygame.display.init()
    web.open_display(None, "Briscola")
    assert page.shown == ["opened"]
    assert pygame.display.get_window_size() == web.screen()[:2]


def test_a_new_size_counts_once_it_is_stable(page: FakePage) -> None:
    pygame.display.init()
    page.size = "400 800 1 0 0 0 0"
    web.open_display(None, "Briscola")
    for nonsense in ("400 800 1 0 0 0 0", "800 800 1 0 0 0 0", "800 400 1 0 0 0 0", "801 400 1 0 0 0 0"):
        page.size = nonsense
        assert web.screen()[:2] == (400, 800)
    seen = [web.screen()[:2] for _ in range(surface.STABLE_POLLS)]
    assert seen == [(400, 800), (400, 800), (801, 400)]
    assert pygame.display.get_window_size() == (801, 400)


def test_the_same_size_with_new_insets_keeps_the_mode(page: FakePage, monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.display.init()
    page.size = "400 800 1 0 0 0 0"
    web.open_display(None, "Briscola")
    page.size = "400 800 1 20 0 0 0"
    with monkeypatch.context() as patch:
        patch.delattr(pygame.display, "set_mode")
        for _ in range(9):
            web.screen()
    assert web.screen().top == 20


@pytest.mark.parametrize(("seconds", "steps"), [(0.013, 0), (0.030, 1), (0.060, 9)])
def test_slow_pictures_lower_the_quality_down_to_a_limit(page: FakePage, seconds: float, steps: int) -> None:
    """`seconds` for a picture with all pixels; with fewer it takes less."""
    pygame.display.init()
    page.size = "390 844 3 0 0 0 0"
    web.open_display(None, "Briscola")
    sharp = screen = web.screen()
    for _ in range(max(1, steps) * sharpness.WATCHED):
        web.drawn(seconds * screen.width * screen.height / 1e6)
        screen = web.screen()
    pixels = screen.width * screen.height / (sharp.width * sharp.height)
    assert pixels == pytest.approx({0: 1, 1: sharpness.FEWER, 9: 0.3}[steps], abs=0.01)
    assert pygame.display.get_window_size() == screen[:2]
    assert screen.scale == pytest.approx(screen.width / 390, rel=0.01)


def test_fewer_pixels_wait_for_the_next_poll(page: FakePage) -> None:
    """What is pressed between a picture and the next poll is about that picture, in its pixels."""
    pygame.display.init()
    web.open_display(None, "Briscola")
    sharp = web.screen()
    for _ in range(sharpness.WATCHED):
        web.drawn(0.03)
    assert pygame.display.get_window_size() == sharp[:2]
    assert web.screen()[:2] == pygame.display.get_window_size() != sharp[:2]


def test_a_few_slow_pictures_lower_nothing(page: FakePage) -> None:
    pygame.display.init()
    web.open_display(None, "Briscola")
    sharp = web.screen()
    for number in range(5 * sharpness.WATCHED):
        web.drawn(0.3 if number % 3 == 0 else 0.01)
    assert web.screen() == sharp


def test_a_page_sleeps_where_it_can_once_its_size_has_settled(page: FakePage, monkeypatch: pytest.MonkeyPatch) -> None:
    async def frame(delay: float) -> None:
        page.shown.append(f"frame {delay}")

    pygame.display.init()
    web.open_display(None, "Briscola")
    monkeypatch.setattr("asyncio.sleep", frame)
    page.shown.clear()
    for _ in range(surface.STABLE_POLLS):
        asyncio.run(web.rest(math.inf))
        web.screen()
    for seconds in (math.inf, 0.5, 0.0):
        asyncio.run(web.rest(seconds))
    page.kept["awake"] = "yes"
    asyncio.run(web.rest(math.inf))
    assert page.shown == [*["frame 0"] * surface.STABLE_POLLS, "sleep inf", "sleep 500", "frame 0", "frame 0"]


def test_the_page_is_told_that_no_sound_is_wanted(page: FakePage) -> None:
    for silent in (True, False):
        web.hush(silent)
    assert page.shown == ["hush off 1", "hush off 0"]


def test_storage_on_the_page(page: FakePage) -> None:
    assert web.read("match.json") is None
    web.write("match.json", "{}")
    assert web.read("match.json") == "{}"
    assert web.set_aside("match.json") == "match.json.broken-1"
    page.problem = "QuotaExceededError"
    with pytest.raises(Refused, match=r"does not keep match\.json: QuotaExceededError"):
        web.write("match.json", "{}")


@pytest.mark.parametrize("name", ["settings.json", "history.json", "game.json"])
def test_a_broken_text_in_a_full_storage_is_not_written_over(page: FakePage, name: str) -> None:
    page.kept[name] = "broken"
    page.problem = "QuotaExceededError"
    with pytest.raises(Refused, match=name):
        web.set_aside(name)
    session = Session(web, Random(1))
    page.problem = ""  # there is room again, before anything is saved
    session.change(deck="francesi")
    play_out(session)
    session.book()
    assert page.kept[name] == "broken"
    assert ("file_closed", {"name": name}) in session.notices


def test_two_pages_of_one_browser_lose_no_deal(page: FakePage) -> None:
    sessions = [Session(web, Random(seed)) for seed in (1, 2)]
    assert not web.elsewhere()
    for seed, session in enumerate(sessions):
        play_out(session, seed)
        session.book()
    web.leave()
    found = Session(web, Random(3))
    assert found.notices == [] and len(found.history.deals) == 2
    assert sum(line.deals for line in found.history.statistics.values()) == 2
    page.kept["others"] = "another page holds the lock"
    assert web.elsewhere()


def test_a_mark_before_what_a_browser_keeps_does_no_harm(page: FakePage) -> None:
    session = Session(web, Random(1))
    session.change(deck="francesi")
    page.kept = {name: "\ufeff" + text for name, text in page.kept.items()}
    again = Session(web, Random(2))
    assert again.notices == [] and state_of(again) == state_of(session) and again.settings == session.settings


def test_a_browser_that_keeps_nothing_is_told_as_such(page: FakePage) -> None:
    page.problem = "SecurityError"
    session = Session(web, Random(1))
    play_out(session)
    assert session.notices == [("not_saved_browser", {"path": ""})]


def test_the_pages_small_services(page: FakePage) -> None:
    assert web.signals() == {"hidden", "shown"}
    assert web.signals() == set()
    assert web.language() == "pt"
    assert web.reduced_motion() is True
    assert web.probing() is True
    web.say("a")
    web.fullscreen()
    web.probe("b")
    assert web.copy("c") is True
    assert web.report("d") == ""
    web.use_folder("/nowhere")
    assert page.shown == ["say a", "probe b", "copy c", "fail d"]


def test_what_the_player_pastes_on_the_page(page: FakePage) -> None:
    assert web.paste() is None
    page.kept["typed"] = "B1XY"
    assert web.paste() == "B1XY"
