"""What an index would hand out: complete, typed, licensed, and installed without a compiler."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from email import message_from_string
from pathlib import Path

import pytest

from game import __version__

ROOT = Path(__file__).parent.parent.parent
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
SYSTEMS = {
    "linux": ("manylinux_2_28_x86_64", "manylinux2014_x86_64"),
    "linux arm": ("manylinux_2_28_aarch64", "manylinux2014_aarch64"),
    "macos": ("macosx_11_0_arm64",),
    "windows": ("win_amd64",),
}
pytestmark = pytest.mark.long


def pip(*words: str) -> str:
    """What pip says; a test that cannot reach an index is skipped, unless it must not be."""
    made = subprocess.run([sys.executable, "-m", "pip", *words], cwd=ROOT, capture_output=True, text=True)
    if made.returncode and "No matching distribution found for setuptools" in made.stderr:
        if os.environ.get("BRISCOLA_REQUIRE_WINDOW") == "1":
            pytest.fail(made.stderr)
        pytest.skip("there is no index of packages to be reached")
    assert made.returncode == 0, made.stderr
    return made.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    pip("wheel", "--quiet", "--no-deps", "--wheel-dir", str(folder), ".")
    return next(folder.glob("*.whl"))


def test_the_wheel_is_whole(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as opened:
        names = set(opened.namelist())
        about = f"briscola-{__version__}.dist-info"
        told = message_from_string(opened.read(f"{about}/METADATA").decode())
        commands = opened.read(f"{about}/entry_points.txt").decode()
    sources = [path for room in ("game", "sprites") for path in (ROOT / room).rglob("*.py")]
    needed = {path.relative_to(ROOT).as_posix() for path in sources}
    needed |= {path.relative_to(ROOT).as_posix() for path in (ROOT / "game" / "ai").glob("*.bin")}
    assert needed <= names
    assert {"game/py.typed", "sprites/py.typed", f"{about}/licenses/LICENSE"} <= names
    assert wheel.name == f"briscola-{__version__}-py3-none-any.whl"
    assert (told["Version"], told["License-Expression"]) == (__version__, "MIT")
    assert {f"Programming Language :: Python :: {each}" for each in PYTHONS} <= set(told.get_all("Classifier", []))
    assert "briscola = game.__main__:run" in commands


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("python", PYTHONS)
def test_no_compiler_is_needed(wheel: Path, tmp_path: Path, python: str, system: str) -> None:
    platforms = [word for each in SYSTEMS[system] for word in ("--platform", each)]
    only = ("--dry-run", "--only-binary=:all:", "--target", str(tmp_path), "--python-version", python)
    pip("install", "--quiet", *only, *platforms, str(wheel))


def test_the_command_of_the_wheel_draws_a_table(wheel: Path, tmp_path: Path) -> None:
    place = tmp_path / "venv"
    subprocess.run([sys.executable, "-m", "venv", str(place)], check=True)
    scripts = place / ("Scripts" if os.name == "nt" else "bin")
    subprocess.run([scripts / "pip", "install", "--quiet", str(wheel)], check=True, capture_output=True)
    told = subprocess.run([scripts / "briscola", "--version"], check=True, capture_output=True, text=True, cwd=tmp_path)
    assert told.stdout.strip() == f"briscola {__version__}"
    subprocess.run([scripts / "briscola", "--screenshot", "table.png"], check=True, cwd=tmp_path)
    assert (tmp_path / "table.png").read_bytes().startswith(b"\x89PNG")
