"""A process killed at any moment loses nothing: see `tests.killing`."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
ROOT = Path(__file__).parent.parent.parent


def found(folder: Path, kills: int, *how: str) -> dict[str, int]:
    """What `tests.killing` found, by name, and its exit code."""
    command = [sys.executable, "-m", "tests.store.killing", str(folder), str(kills), *how]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    words = done.stdout.splitlines()[-1].split()
    return {name: int(number) for name, number in zip(words[::2], words[1::2], strict=True)} | {"exit": done.returncode}


def test_220_killed_players_lose_no_step_and_book_no_deal_twice(tmp_path: Path) -> None:
    report = found(tmp_path / "data", 220)
    assert report["lives"] == 220
    assert report["deals"] >= 2
    assert (report["broken"], report["lost"], report["twice"], report["exit"]) == (0, 0, 0, 0)
    assert not list((tmp_path / "data").glob("*broken*"))


def test_a_careless_store_is_found_out(tmp_path: Path) -> None:
    """The same kills do hit the moment of writing: a store that writes in place breaks."""
    report = found(tmp_path / "data", 80, "careless")
    assert report["broken"] > 0
    assert report["exit"] == 1
