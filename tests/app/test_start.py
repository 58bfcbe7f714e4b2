"""The installed command is the one that `python -m game` runs; a start reads only what its first picture needs."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import entry_points
from pathlib import Path

from game.__main__ import run
from game.texts import LANGUAGES
from sprites import DECKS


def test_the_installed_command() -> None:
    (command,) = entry_points(group="console_scripts", name="briscola")
    assert command.load() is run


PROGRAM = """
import atexit
import sys

from game.__main__ import run

atexit.register(lambda: print(*sys.modules))
sys.exit(run())
"""


def imported(*arguments: str) -> set[str]:
    """The modules that the command imports from beginning to end."""
    environment = os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run([sys.executable, "-c", PROGRAM, *arguments], capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stderr
    return set(done.stdout.split())


def test_a_start_reads_one_language_and_one_deck(tmp_path: Path) -> None:
    found = imported("--lang", "pt", "--deck", "piacentine", "--screenshot", str(tmp_path / "picture.png"))
    assert {each for each in LANGUAGES if f"game.texts.{each}" in found} == {"pt"}
    assert {each for each in DECKS if f"sprites.decks.{each}" in found} == {"piacentine"}


def test_help_needs_neither_words_nor_cards() -> None:
    found = imported("--help")
    assert "game.texts" in found
    assert not found & {f"game.texts.{each}" for each in LANGUAGES}
    assert not found & {f"sprites.decks.{each}" for each in DECKS}
