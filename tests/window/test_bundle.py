"""The game for people without Python: its bundle starts by itself and reads nothing of ours from elsewhere."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from game import __version__
from tests.window.conftest import missing
from tests.window.desk import ROOT, Desk, Game, wait

OPENED = re.compile(r'(?:open|openat|execve)\(.*?"([^"]+)".*\) = \d')
SYSTEM = ("/lib", "/usr/lib", "/usr/share", "/etc", "/proc", "/sys", "/dev", "/run", "/var/lib/dbus", "/tmp/.X11-unix")
CACHES = (".cache", ".Xauthority", ".drirc", ".icons", "mesa_shader_cache")  # of the system's libraries, in a home

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(sys.platform != "linux", reason="the trace is Linux's"),
]


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A bundle, made by the command, and taken to another place."""
    if find_spec("PyInstaller") is None:
        missing("there is no PyInstaller (pip install -e '.[dev]')")
    if shutil.which("strace") is None:
        missing("there is no strace on this machine (apt-get install strace)")
    made = tmp_path_factory.mktemp("made")
    command = [sys.executable, "-m", "game.tools.bundle", "--out", str(made)]
    told = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    assert re.search(r"MB; packed as .*briscola-.*-linux-.*\.tar\.gz: [\d.]+ MB$", told.strip())
    packed = next(made.glob("*.tar.gz"))
    assert __version__ in packed.name
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    shutil.unpack_archive(packed, elsewhere)
    shutil.rmtree(made)
    return elsewhere / "Briscola"


def test_the_bundle_plays_and_needs_nothing_else(desk: Desk, bundle: Path, tmp_path: Path) -> None:
    trace, data = tmp_path / "trace", tmp_path / "data"
    data.mkdir()
    watched = ("strace", "-D", "-f", "-qq", "-e", "trace=open,openat,execve", "-o", str(trace))
    game = Game(desk, data, command=(*watched, str(bundle / "Briscola")))
    game.key("Return")  # the menu plays
    wait(lambda: game.moves == 1, "the computer's card")
    assert game.close() == ""
    opened = {found[1] for found in map(OPENED.search, trace.read_text(errors="replace").splitlines()) if found}
    assert any(path.startswith(str(bundle)) for path in opened)
    strange = {
        path for path in opened if path.startswith("/") and not path.startswith((str(bundle), str(data), *SYSTEM))
    }
    assert [path for path in strange if not any(each in path for each in CACHES)] == []


def test_the_bundle_stands_in_the_menu_of_a_desktop(bundle: Path, tmp_path: Path) -> None:
    environment = {"HOME": str(tmp_path), "PATH": "/usr/bin:/bin"}
    subprocess.run([bundle / "install.sh"], env=environment, check=True, capture_output=True)
    entry = tmp_path / ".local/share/applications/briscola.desktop"
    lines = entry.read_text().splitlines()
    assert [line for line in lines if line.startswith("Exec=")] == [f'Exec="{bundle}/Briscola"']
    icon = tmp_path / ".local/share/icons/hicolor/256x256/apps/briscola.png"
    assert icon.read_bytes().startswith(b"\x89PNG")
    assert "Icon=briscola" in lines
    subprocess.run([bundle / "install.sh", "--remove"], env=environment, check=True)
    assert not entry.exists()
    assert not icon.exists()
