"""What the self-contained build carries of Python: all that is ever asked for, and nothing else."""

from __future__ import annotations

import gzip
import io
import json
import subprocess
import zipfile
from pathlib import Path

import pytest

from tests.web.conftest import PHONE, ROOT, Contexts, Server
from tests.web.pilot import Pilot

LISTED, _, SPARE = (ROOT / "game" / "host" / "pack" / "library.txt").read_text().partition("# Not seen to be needed")
PYODIDE = ROOT / "build" / "cache" / "pyodide-0.29.5" / "package"
# Notes every module that is asked for in vain, from before the game begins.
WATCHED = """
let load;
const watch = async (...given) => {
  window.python = await load(...given);
  window.python.runPython(`
import sys

class Watch:
    def find_spec(self, name, path=None, target=None):
        vain.add(name)

vain = set()
sys.meta_path.append(Watch())
`);
  return window.python;
};
const set = (found) => { if (typeof found === "function" && found !== watch) load = found; };
Object.defineProperty(window, "loadPyodide", { get: () => load && watch, set });
"""
USED = """
import json
files = [str(getattr(each, "__file__", "")).partition("python313.zip/") for each in list(sys.modules.values())]
json.dumps({"used": sorted({name for _, _, name in files if name}), "vain": sorted(vain)})
"""
FAULT = """
from game.director import Director
def update(self, dt):
    raise RuntimeError("a fault at the table")
Director.update = update
"""


def names(text: str) -> set[str]:
    """The modules of a part of the list."""
    return {line for line in text.splitlines() if line.endswith(".py")}


def opened(archive: Path) -> zipfile.ZipFile:
    """One of the build's archives."""
    return zipfile.ZipFile(io.BytesIO(gzip.decompress(archive.read_bytes())))


def look_around(pilot: Pilot) -> None:
    """Every page that the menu leads to."""
    for page in ("seating", "learn", "options", "statistics", "past deals"):
        while pilot.scene != "Menu":
            pilot.page.keyboard.press("Escape")
            pilot.page.wait_for_timeout(200)
        pilot.tap(f"Go(where={page!r})")
        pilot.wait(lambda: pilot.scene != "Menu", page)
        for more in ("puzzle",) if page == "learn" else ():
            pilot.tap(f"Go(where={more!r})")


@pytest.fixture(scope="module")
def seen(contexts: Contexts, offline: Server) -> dict[str, list[str]]:
    """The modules used, and those looked for in vain, once cards were played, pages seen, and a fault told."""
    page = contexts(PHONE).new_page()
    page.add_init_script(WATCHED)
    pilot = Pilot(page).open(offline.url)  # whole deals are played in test_game.py: there a missing module is a fault
    pilot.sit_down()
    page.keyboard.press("d")  # another deck
    page.keyboard.press("l")  # a higher level; where the computer has led, the match under way is given up
    pilot.wait(lambda: pilot.scene in ("Question", "Deal"), "another level")
    if pilot.scene == "Question":
        pilot.tap("Sure(what=Choose(setting='level', value='hard'))")
    pilot.fresh_deal()
    pilot.play(pilot.hand[0])
    pilot.my_turn()
    look_around(pilot)
    page.evaluate("source => python.runPython(source)", FAULT)
    page.locator("#box").wait_for()
    assert "a fault at the table" in page.locator("#box-details").input_value()
    found: dict[str, list[str]] = json.loads(page.evaluate("source => python.runPython(source)", USED))
    return found


def test_every_module_that_is_carried_is_used(seen: dict[str, list[str]]) -> None:
    assert {name.removesuffix("c") for name in seen["used"]} == names(LISTED)


def test_no_module_is_missing(seen: dict[str, list[str]]) -> None:
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as library:
        whole = {name.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for name in library.namelist()}
    assert "pkgutil" in whole and "numpy" in seen["vain"], "it is seen what is looked for in vain"
    assert whole & set(seen["vain"]) == set()


def test_the_archives_hold_what_is_listed_and_nothing_for_readers(offline_build: Path) -> None:
    library = {name.removesuffix("c") for name in opened(offline_build / "library.bin").namelist()}
    assert library == names(LISTED) | names(SPARE)
    files = opened(next(offline_build.glob("pygame*.bin"))).namelist()
    assert {name for name in files if not name.endswith((".pyc", ".so"))} == set()
    assert json.loads((offline_build / "pyodide-lock.json").read_text())["packages"] == {}


def test_what_is_sent_before_the_button_is_small(offline_build: Path) -> None:
    sent = [path for path in offline_build.iterdir() if path.is_file() and "icon" not in path.name]
    assert sum(len(gzip.compress(path.read_bytes(), 9)) for path in sent) <= 5_500_000


def packed(folder: Path, modules: str = "types.py\n") -> subprocess.CompletedProcess[str]:
    """A little game and a wheel, packed into a folder."""
    (folder / "game").mkdir(parents=True)
    (folder / "game" / "main.py").write_text('"""What it is."""\n\n\ndef fault():\n    raise ValueError\n')
    (folder / "game" / "weights.bin").write_bytes(b"\0\1")
    (folder / "to").mkdir()
    (folder / "list.txt").write_text(modules)
    with zipfile.ZipFile(folder / "wheel.whl", "w") as wheel:
        for name in (
            "pygame/__init__.py",
            "pygame/midi.py",
            "pygame/docs/a.txt",
            "pygame/rect.pyi",
            "x.dist-info/RECORD",
        ):
            wheel.writestr(name, "")
    given = [PYODIDE, folder / "list.txt", PYODIDE, folder / "game", folder / "wheel.whl", folder / "to"]
    return subprocess.run(
        ["node", ROOT / "game" / "host" / "pack" / "pack.mjs", *given], capture_output=True, text=True
    )


def test_packing_twice_gives_the_same_bytes_without_what_is_unused(offline_build: Path, tmp_path: Path) -> None:
    for name in ("once", "twice"):
        done = packed(tmp_path / name)
        assert done.returncode == 0, done.stderr
    once, twice = (
        {path.name: path.read_bytes() for path in (tmp_path / name / "to").iterdir()} for name in ("once", "twice")
    )
    assert once == twice
    to = tmp_path / "once" / "to"
    assert opened(to / "wheel.bin").namelist() == ["pygame/__init__.pyc"]
    assert opened(to / "library.bin").namelist() == ["types.pyc"]
    assert sorted(opened(to / "briscola.bin").namelist()) == ["main.pyc", "weights.bin"]
    assert b"What it is" not in opened(to / "briscola.bin").read("main.pyc")


def test_a_module_that_python_does_not_have_is_named(offline_build: Path, tmp_path: Path) -> None:
    done = packed(tmp_path, "types.py\nno_such.py\n")
    assert done.returncode == 1
    assert "ValueError" in done.stderr and "has no no_such.py" in done.stderr
