"""The builds: what is in them, what is not, and how they say that something is missing."""

from __future__ import annotations

import ast
import contextlib
import gzip
import hashlib
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from html.parser import HTMLParser
from pathlib import Path
from types import SimpleNamespace
from typing import Any, BinaryIO, cast

import pytest
from fontTools import ttLib  # type: ignore[import-untyped]

from game.host.pack.lean import lean
from tests.web.conftest import ROOT

OWN_MOST = 430_000  # bytes of ours, compressed
OWN = ["index.html", "page.css", "page.js", "service-worker.js", "manifest.webmanifest", "cards.svg", "favicon.png"]
ALLOWED = re.compile(r"main\.py|(game|sprites)/[\w/]+\.(py|json|bin)|sprites/font\.ttf")
UNWANTED = re.compile(r"test|__pycache__|__main__|/page/|/train/|/tools/|arena|native|/files|locks|\.(md|pyc|png)$")


def bundled(build: Path) -> list[str]:
    with tarfile.open(build / "briscola.tar.gz") as bundle:
        return [member.name.removeprefix("assets/") for member in bundle.getmembers() if member.isfile()]


def test_the_bundle_holds_what_it_should_and_nothing_else(pygbag_build: Path) -> None:
    names = bundled(pygbag_build)
    assert [name for name in names if not ALLOWED.fullmatch(name)] == []
    assert [name for name in names if UNWANTED.search(name)] == []
    for needed in ("main.py", "game/main.py", "game/host/web.py", "game/screen/sound.py", "sprites/__init__.py"):
        assert needed in names
    with zipfile.ZipFile(pygbag_build / "briscola.apk") as apk:
        assert sorted(name.removeprefix("assets/") for name in apk.namelist()) == sorted(names)


class Does(ast.NodeTransformer):
    """Leaves what a module does: no docstrings, no annotations but those that make the fields of a class."""

    def visit(self, node: ast.AST) -> Any:
        """First what lies within."""
        self.generic_visit(node)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            if ast.get_docstring(node) is not None:
                node.body = node.body[1:]
            node.body = [each if isinstance(node, ast.ClassDef) else self.plain(each) for each in node.body]
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None
        if isinstance(node, ast.arg):
            node.annotation = None
        return node

    def plain(self, node: ast.stmt) -> ast.stmt:
        """A statement of a function or a module."""
        if isinstance(node, ast.AnnAssign) and node.value is not None:
            return ast.Assign([node.target], node.value)
        return node


def does(source: bytes) -> str:
    """What a module does, as text. A docstring that was all there was may have become an empty one."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        for name in ("body", "orelse", "finalbody"):
            block = getattr(node, name, None)
            if isinstance(block, list) and not isinstance(node, ast.ClassDef):
                setattr(node, name, [Does().plain(each) for each in block])
    return ast.dump(Does().visit(tree), include_attributes=False)


def test_the_sources_are_bundled_without_what_only_readers_need_on_the_lines_where_they_stand(
    pygbag_build: Path,
) -> None:
    with tarfile.open(pygbag_build / "briscola.tar.gz") as bundle:
        for name in bundled(pygbag_build):
            if name.startswith(("game/", "sprites/")) and not name.endswith("font.ttf"):
                member = bundle.extractfile(f"assets/{name}")
                assert member is not None
                found, source = member.read(), (ROOT / name).read_bytes()
                if name.endswith(".py"):
                    assert does(found) == does(source) and found.count(b"\n") == source.count(b"\n"), name
                    assert b'""" ' not in found and not found.startswith(b'"""'), name
                else:
                    assert found == source, name


READ = """# A comment.
'''What readers need.'''

from typing import NamedTuple

WORDS: dict[str, str] = {
    "a": "1",  # one
}
TEXT = '''
    # kept: it is text
'''


class Place(NamedTuple):
    '''A place.'''

    x: int  # across
    y: int = 0

    def moved(self, by: tuple[int, ...], *more: int) -> "Place":
        '''Another.'''
        if more:  # è così
            way: int = sum(more)
            return Place(self.x + way)
        return self


class Nothing(Exception):
    '''Nothing else.'''
"""
SENT = """

from typing import NamedTuple

WORDS = {
"a": "1",
}
TEXT = '''
    # kept: it is text
'''


class Place(NamedTuple):


 x: int
 y: int = 0

 def moved(self, by, *more):

  if more:
   way = sum(more)
   return Place(self.x + way)
  return self


class Nothing(Exception):
 ""
"""


def test_lines_keep_their_numbers_and_texts_their_spaces() -> None:
    assert [line.rstrip() for line in lean(READ).split("\n")] == ["", *SENT.split("\n")]


def test_main_is_as_pygbag_reads_it(pygbag_build: Path) -> None:
    with tarfile.open(pygbag_build / "briscola.tar.gz") as bundle:
        member = bundle.extractfile("assets/main.py")
        assert member is not None
        source = member.read().decode()
    assert source.startswith('# /// script\n# dependencies = ["pygame-ce"]\n# ///\n')
    tree = ast.parse(source)
    assert ast.unparse(tree.body[-1]) == "asyncio.run(main())"
    assert "__file__" not in source
    imported = {each.name for node in ast.walk(tree) if isinstance(node, ast.Import) for each in node.names}
    assert imported == {"asyncio", "pygame", "json", "platform", "traceback"}
    assert isinstance(ast.parse((ROOT / "game" / "main.py").read_text()), ast.Module)
    assert "async def main(" in (ROOT / "game" / "main.py").read_text()


NOT_THERE = {"threading", "subprocess", "socket", "statistics", "decimal", "multiprocessing", "ssl"}


def test_nothing_is_imported_that_the_runtime_lacks(pygbag_build: Path) -> None:
    for name in bundled(pygbag_build):
        if name.startswith(("game/", "sprites/")) and name.endswith(".py"):
            for node in ast.walk(ast.parse((ROOT / name).read_text())):
                modules = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
                modules += [each.name for each in node.names] if isinstance(node, ast.Import) else []
                assert not NOT_THERE & {module.split(".")[0] for module in modules}, name


def test_the_typeface_has_every_letter_of_the_game_and_a_name_of_its_own(pygbag_build: Path) -> None:
    with tarfile.open(pygbag_build / "briscola.tar.gz") as bundle:
        member = bundle.extractfile("assets/sprites/font.ttf")
        assert member is not None
        font = ttLib.TTFont(io.BytesIO(member.read()))
    there = font.getBestCmap()
    texts = "".join(path.read_text() for path in (ROOT / "game" / "texts").rglob("*.py"))
    assert {letter for letter in texts if letter.isprintable() and ord(letter) not in there} == set()
    for number in (1, 4, 6):
        assert "Source" not in font["name"].getDebugName(number)
    assert "Open Font License" in font["name"].getDebugName(13)


def compressed(path: Path) -> int:
    return len(path.read_bytes() if path.suffix == ".gz" else gzip.compress(path.read_bytes(), 9))


def test_our_own_part_is_small(pygbag_build: Path) -> None:
    assert sum(compressed(pygbag_build / name) for name in [*OWN, "briscola.tar.gz"]) <= OWN_MOST


class Addresses(HTMLParser):
    """Collects what a page loads."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Remember the src or href."""
        self.found += [value or "" for name, value in attrs if name in ("src", "href") and tag != "a"]


def loaded(page: Path) -> list[str]:
    addresses = Addresses()
    addresses.feed(page.read_text())
    return addresses.found


def test_the_page_loads_its_own_files_and_one_loader(pygbag_build: Path) -> None:
    text = (pygbag_build / "index.html").read_text()
    assert text.startswith("<!doctype html>")
    assert "{{" not in text
    elsewhere = [address for address in loaded(pygbag_build / "index.html") if "//" in address]
    assert len(elsewhere) == 1 and elsewhere[0].endswith("/pythons.js")
    for address in set(loaded(pygbag_build / "index.html")) - set(elsewhere):
        assert (pygbag_build / address).is_file(), address


def test_the_self_contained_page_loads_nothing_from_elsewhere(offline_build: Path) -> None:
    for address in loaded(offline_build / "index.html"):
        assert "//" not in address
        assert (offline_build / address).is_file(), address
    text = (offline_build / "index.html").read_text()
    for name in ("wheel", "bundle"):
        match = re.search(rf'data-{name}="([^"]+)"', text)
        assert match and (offline_build / match[1]).is_file()


@pytest.mark.parametrize("which", ["pygbag_build", "offline_build"])
def test_both_can_be_installed(which: str, request: pytest.FixtureRequest) -> None:
    build: Path = request.getfixturevalue(which)
    manifest = json.loads((build / "manifest.webmanifest").read_text())
    assert manifest["display"] == "standalone"
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    for icon in manifest["icons"]:
        assert (build / icon["src"]).is_file()
    worker = (build / "service-worker.js").read_text()
    names = re.search(r"const FILES = (\{.*\});", worker)
    assert names and "@" not in worker
    for name, digest in json.loads(names[1]).items():
        assert hashlib.sha256((build / name.replace("./", "index.html")).read_bytes()).hexdigest() == digest, name


def test_both_bundles_are_the_same_game(pygbag_build: Path, offline_build: Path) -> None:
    with zipfile.ZipFile(io.BytesIO(gzip.decompress((offline_build / "briscola.bin").read_bytes()))) as bundle:
        names = [name.replace(".pyc", ".py") for name in bundle.namelist()]
    assert sorted(names) == sorted(bundled(pygbag_build))


def test_the_licences_lie_beside_the_libraries(offline_build: Path) -> None:
    folder = offline_build / "licences"
    expected = {"README.txt", "LGPL-2.1.txt", "MPL-2.0.txt", "Python-3.13.txt", "zlib.txt", "FTL.txt", "OFL-1.1.txt"}
    assert {path.name for path in folder.iterdir()} == expected
    assert all(path.stat().st_size > 500 for path in folder.iterdir())


def digest_of_sources(root: Path) -> str:
    """A checksum over every file of the game."""
    told = hashlib.sha256()
    for folder in ("game", "sprites"):
        for path in sorted((root / folder).rglob("*.*")):
            if path.is_file() and "__pycache__" not in path.parts:
                told.update(str(path).encode() + path.read_bytes())
    return told.hexdigest()


def test_building_touches_no_source_and_calls_no_formatter(tmp_path: Path) -> None:
    copy_of_the_project(tmp_path)
    formatter, called = tmp_path / "bin" / "black", tmp_path / "called"
    formatter.parent.mkdir()
    formatter.write_text(f"#!/bin/sh\ntouch {called}\n")
    formatter.chmod(0o755)
    environment = os.environ | {"PATH": f"{formatter.parent}:{os.environ['PATH']}"}
    before = digest_of_sources(tmp_path)
    done = subprocess.run([tmp_path / "build_web.sh"], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"build/web is ready\. Our own part, compressed: \d+ kB\n", done.stdout)
    assert digest_of_sources(tmp_path) == before
    assert not called.exists()


def test_the_zip_is_as_itch_takes_it(tmp_path: Path) -> None:
    copy_of_the_project(tmp_path)
    done = subprocess.run([tmp_path / "build_web.sh", "--zip"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    with zipfile.ZipFile(tmp_path / "build" / "web.zip") as packed:
        names = set(packed.namelist())
    assert {"index.html", "page.js", "briscola.apk", "service-worker.js"} <= names


def built_again(folder: Path) -> Path:
    """What a second build of the same source makes."""
    copy_of_the_project(folder)
    done = subprocess.run([folder / "build_web.sh"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return folder / "build"


def test_two_builds_of_the_same_source_are_the_same_bytes(pygbag_build: Path, tmp_path: Path) -> None:
    """Else every build would be a new version, to be fetched anew by everybody."""
    assert contents(built_again(tmp_path) / "web") == contents(pygbag_build)


def contents(folder: Path) -> dict[str, str]:
    """A digest of every file."""
    files = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    return {str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


class Window:
    """What the page's program sees of the browser."""

    def __init__(self, host: str) -> None:
        self.location = SimpleNamespace(host=host)
        self.faults: list[str] = []
        self.parts: list[float] = []
        self.briscola = SimpleNamespace(fail=self.faults.append, progress=self.parts.append)


@pytest.mark.parametrize(
    ("host", "fetched"), [("localhost:8000", "briscola.tar.gz"), ("html-classic.itch.zone", "briscola.apk")]
)
def test_the_pages_program_unpacks_the_bundle_and_runs_main(
    pygbag_build: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, host: str, fetched: str
) -> None:
    """The program in the page, run with stand-ins for what pygbag gives it."""
    asked: list[str] = []
    ran: list[str] = []

    @contextlib.asynccontextmanager
    async def fopen(name: str, mode: str) -> AsyncIterator[BinaryIO]:
        asked.append(name)
        with open(pygbag_build / name, "rb") as file:
            yield file

    async def source(main: str) -> None:
        ran.append(Path(main).read_text())

    async def start_toplevel(shell: object, console: bool) -> None:
        assert not console

    def run_main(config: object, loaderhome: Path, loadermain: object) -> None:
        assert (loaderhome / "game" / "main.py").is_file()

    window, shell = Window(host), SimpleNamespace(source=source)
    browser = {"window": window, "fopen": fopen, "run_main": run_main, "shell": shell}
    monkeypatch.setitem(sys.modules, "platform", cast(Any, SimpleNamespace(**browser)))
    monkeypatch.setitem(sys.modules, "embed", cast(Any, SimpleNamespace(counter=lambda: 0)))
    text = (pygbag_build / "index.html").read_text()
    program = text.partition("async defer>")[2].partition("</script>")[0].replace("/data/data", str(tmp_path))
    handler = SimpleNamespace(start_toplevel=start_toplevel)
    names = {"__name__": "os", "PyConfig": None, "TopLevel_async_handler": handler, "shell": shell}
    with ThreadPoolExecutor(1) as apart:  # from the loop in which a browser may be driven in this process
        apart.submit(exec, program, names).result()
    assert window.faults == []
    assert asked == [fetched]
    assert ran and ran[0].rstrip().endswith("asyncio.run(main())")
    assert window.parts == sorted(window.parts) != []


def test_a_fault_while_the_bundle_is_imported_is_told_at_once(pygbag_build: Path, tmp_path: Path) -> None:
    """pygbag's console swallows it."""
    with tarfile.open(pygbag_build / "briscola.tar.gz") as bundle:
        bundle.extractall(tmp_path, filter="tar")
    (tmp_path / "assets" / "game" / "main.py").write_text("raise ValueError('c’è poco feltro')\n")
    told = "import platform; from types import SimpleNamespace as N; platform.window = N(briscola=N(fail=print))"
    program = f"{told}; exec(compile(open('main.py').read(), 'main.py', 'exec'))"
    done = subprocess.run([sys.executable, "-c", program], cwd=tmp_path / "assets", capture_output=True, text=True)
    said = done.stdout.splitlines()[-1]
    assert said.isascii() and json.loads(said).rstrip().endswith("ValueError: c’è poco feltro")
    assert done.returncode == 1


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--wheel"], "--wheel needs a path or an address"),
        (["--self-contained", "--wheel", "no/such.whl"], "there is no wheel at no/such.whl"),
        (["--nonsense"], "unknown option --nonsense (see --help)"),
    ],
)
def test_what_is_missing_is_said_in_one_line(tmp_path: Path, options: list[str], said: str) -> None:
    copy_of_the_project(tmp_path)
    done = subprocess.run([tmp_path / "build_web.sh", *options], capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr == f"build_web.sh: {said}\n"


def test_a_build_without_pygame_is_refused(tmp_path: Path) -> None:
    copy_of_the_project(tmp_path)
    bare = tmp_path / "python"
    bare.write_text("#!/bin/sh\nexit 1\n")
    bare.chmod(0o755)
    done = subprocess.run(
        [tmp_path / "build_web.sh"], capture_output=True, text=True, env=os.environ | {"PYTHON": str(bare)}
    )
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1 and "has no pygame-ce" in done.stderr


def copy_of_the_project(folder: Path) -> None:
    """The script with everything it reads, so that what it writes lands in `folder`."""
    shutil.copy(ROOT / "build_web.sh", folder)
    for name in ("game", "sprites"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    if (ROOT / ".venv").exists():
        (folder / ".venv").symlink_to(ROOT / ".venv")
    (ROOT / "build" / "cache").mkdir(parents=True, exist_ok=True)
    (folder / "build").mkdir()
    (folder / "build" / "cache").symlink_to(ROOT / "build" / "cache")
