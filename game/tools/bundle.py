"""`python -m game.tools.bundle`: the game as a folder that runs without Python, for the system it is made on."""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Sequence
from functools import partial
from importlib.util import find_spec
from pathlib import Path

import pygame

from game import __version__
from game.host.native import ICON
from game.tools.terminal import ended

HERE = Path(__file__).parent / "desktop"
NEEDED = {"PyInstaller": "pyinstaller", "PIL": "pillow"}
ENTRY = ("briscola.desktop", "install.sh")  # what a Linux desktop's menu needs


def parser() -> argparse.ArgumentParser:
    """The options of the command."""
    result = argparse.ArgumentParser("python -m game.tools.bundle", description="Briscola for people without Python.")
    result.add_argument("--out", type=Path, default=Path("build/desktop"), metavar="DIR", help="where it is made")
    return result


def run(arguments: Sequence[str] | None = None) -> int:
    """Run the command; its exit code."""
    return ended("bundle", partial(_run, arguments))


def _run(arguments: Sequence[str] | None) -> int:
    options = parser().parse_args(arguments)
    missing = [package for module, package in NEEDED.items() if find_spec(module) is None]
    if missing:
        print(f"bundle: {' and '.join(missing)} missing: pip install -e '.[bundle]'", file=sys.stderr)
        return 2
    try:
        made = bundle(options.out.absolute())
        packed = pack(made)
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"bundle: {error}", file=sys.stderr)
        return 1
    print(f"{made}: {megabytes(made)}; packed as {packed}: {megabytes(packed)}")
    return 0


def bundle(out: Path) -> Path:
    """Make the bundle anew within `out`: a folder, on macOS an application.

    Raises OSError, and CalledProcessError where PyInstaller, which tells why, fails.
    """
    out.mkdir(parents=True, exist_ok=True)
    draw_icon(out / "icon.png", 256)
    command = ("PyInstaller", "--noconfirm", "--log-level", "ERROR", "--workpath", str(out / "work"))
    spec = str(HERE / "briscola.spec")
    environment = os.environ | {"PYTHONPATH": str(HERE.parents[2])}
    subprocess.run([sys.executable, "-m", *command, "--distpath", str(out), spec], check=True, env=environment)
    if sys.platform == "darwin":
        return out / "Briscola.app"
    if sys.platform == "linux":
        for name in ENTRY:
            shutil.copy(HERE / name, out / "Briscola")
        shutil.copy(out / "icon.png", out / "Briscola" / "briscola.png")
    return out / "Briscola"


def draw_icon(path: Path, size: int) -> None:
    """Write the game's icon, `size` pixels wide. Raises OSError."""
    pygame.image.save(pygame.image.load_sized_svg(ICON, (size, size)), path)


def pack(made: Path) -> Path:
    """The bundle as one file to hand on, beside it: as each system's people unpack it. Raises OSError."""
    kind = "gztar" if sys.platform == "linux" else "zip"
    name = f"briscola-{__version__}-{platform.system().lower()}-{platform.machine().lower()}"
    return Path(shutil.make_archive(str(made.parent / name), kind, made.parent, made.name))


def megabytes(path: Path) -> str:
    """How large a file, or all in a folder, is."""
    files = [each for each in path.rglob("*") if each.is_file()] if path.is_dir() else [path]
    return f"{sum(each.lstat().st_size for each in files) / 1e6:.1f} MB"


if __name__ == "__main__":
    sys.exit(run())
