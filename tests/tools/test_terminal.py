"""How the commands end when they are interrupted, and where nobody takes what they print: quietly."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from game.__main__ import run
from game.tools.door import Coming

ROOT = Path(__file__).parent.parent.parent
posix = pytest.mark.skipif(sys.platform == "win32", reason="pipes and signals as POSIX has them")


@posix
@pytest.mark.parametrize("module", ["game", "game.arena", "sprites"])
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_help_that_nobody_reads_ends_quietly(module: str, unbuffered: str) -> None:
    """The reader has gone, the device is full, or the shell has closed what is printed to."""
    python, env = f"{sys.executable} -m {module} --help", os.environ | {"PYTHONUNBUFFERED": unbuffered}
    for ending, codes in ((" | true; exit ${PIPESTATUS[0]}", {0, 141}), (" >/dev/full", {0, 2}), (" >&- 2>&-", {0})):
        done = subprocess.run(["bash", "-c", python + ending], capture_output=True, text=True, cwd=ROOT, env=env)
        assert done.returncode in codes and done.stdout == ""
        told = "cannot go on: No space left on device\n" if done.returncode == 2 else ""
        assert done.stderr.partition(": ")[2] == told


INTERRUPTING = """
import os, runpy, signal, sys

class Finder:
    @staticmethod
    def find_spec(name, path, target=None):
        if name == sys.argv[2]:
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Finder)
runpy.run_module(sys.argv[1], run_name="__main__", alter_sys=False)
"""
COMING = ["argparse", "asyncio", "pygame", "game.tools.command", "game.main", "game.scenes.menu", "sprites.decks"]


@posix
@pytest.mark.parametrize(
    ("module", "coming"),
    [*(("game", each) for each in COMING), ("game.arena", "game.tools.arena"), ("game.arena", "game.ai")],
)
def test_interrupted_while_its_modules_come_it_ends_quietly(module: str, coming: str) -> None:
    command = [sys.executable, "-c", INTERRUPTING, module, coming]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


@pytest.mark.parametrize("when", ["game.main.main", "game.tools.command.parser", "game.tools.snapshot.snapshot"])
def test_interrupted_later_it_ends_quietly_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, when: str
) -> None:
    def interrupted(*arguments: object, **options: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(when, interrupted)
    picture = ["--screenshot", str(tmp_path / "a.png")] if "snapshot" in when else []
    assert run(["--data-dir", str(tmp_path), *picture]) == 130
    assert capsys.readouterr() == ("", "")


def test_who_does_not_listen_to_interrupts_goes_on_not_listening() -> None:
    """As a process that a shell has started in the background."""
    for before in (signal.SIG_IGN, lambda *_: None, signal.default_int_handler):
        kept = signal.signal(signal.SIGINT, before)
        try:
            with Coming():
                inside = signal.getsignal(signal.SIGINT)
            assert (inside == before) == (before is not signal.default_int_handler)
            assert signal.getsignal(signal.SIGINT) == before
        finally:
            signal.signal(signal.SIGINT, kept)
