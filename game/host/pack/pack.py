"""What the self-contained build sends of Python, pygame-ce and the game: only what is used, compiled already.

`pack.mjs` runs this with the browser's Python. Where it runs again with the same files, it writes the same bytes.
"""

from __future__ import annotations

import gzip
import io
import json
import marshal
import zipfile
from collections.abc import Callable, Iterator
from importlib.util import MAGIC_NUMBER
from pathlib import Path

# What the game has no use for: pygame's own typeface, and modules that it imports only when they are asked for.
UNUSED = {
    "freesansbold.ttf",
    "pygame_icon.bmp",
    "_camera_opencv.py",
    "_debug.py",
    "camera.py",
    "ftfont.py",
    "macosx.py",
    "midi.py",
    "sndarray.py",
    "surfarray.py",
}
UNCHECKED = 1  # the mark of a compiled module that is not compared with its source (PEP 552)
FOLDERS = {"docs", "examples", "tests", "__pyinstaller"}  # of a wheel, for those who develop with it


def compiled(source: bytes, name: str) -> bytes:
    """The module as Python keeps it, bound to no source file; without docstrings and assertions."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    return MAGIC_NUMBER + UNCHECKED.to_bytes(4, "little") + bytes(8) + marshal.dumps(code)


def packed(files: dict[str, bytes], to: Path) -> None:
    """Write the files, modules compiled, as an archive that is compressed as a whole: smaller than file by file.

    Names in order and one date for all, so that nothing else can differ.
    """
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w") as entries:
        for name in sorted(files, key=lambda name: (Path(name).suffix, name)):
            is_module = name.endswith(".py")
            entry = zipfile.ZipInfo(name + "c" * is_module, (1980, 1, 1, 0, 0, 0))
            entry.external_attr = 0o644 << 16
            entries.writestr(entry, compiled(files[name], name) if is_module else files[name])
    to.write_bytes(gzip.compress(archive.getvalue(), mtime=0))


def held(archive: Path, wanted: Callable[[str], bool]) -> dict[str, bytes]:
    """The files of an archive whose names are wanted."""
    with zipfile.ZipFile(archive) as found:
        return {name: found.read(name) for name in found.namelist() if not name.endswith("/") and wanted(name)}


def used(name: str) -> bool:
    """Whether the game may open this file of pygame-ce's wheel."""
    folder, *rest = name.split("/")
    return folder == "pygame" and not UNUSED & set(rest) and not FOLDERS & set(rest) and not name.endswith(".pyi")


def in_folder(folder: Path) -> Iterator[tuple[str, bytes]]:
    """Every file below, by its name from there."""
    for path in folder.rglob("*"):
        if path.is_file():
            yield path.relative_to(folder).as_posix(), path.read_bytes()


def library(names: Path, source: Path, to: Path) -> None:
    """The modules of the standard library that are listed. Raises ValueError for one that is not there."""
    wanted = {line for line in names.read_text().splitlines() if line and not line.startswith("#")}
    files = held(source, wanted.__contains__)
    if missing := wanted - files.keys():
        raise ValueError(f"{source} has no {', '.join(sorted(missing))}")
    packed(files, to)


def lock(source: Path, to: Path) -> None:
    """The runtime's list of packages that it could fetch, without the packages: all of them are here."""
    to.write_text(json.dumps(json.loads(source.read_text()) | {"packages": {}}))


def main(given: list[str]) -> None:
    """LIST-OF-MODULES PYODIDE GAME WHEEL TO: write the three archives and the list of packages into the folder TO."""
    names, pyodide, game, wheel, to = map(Path, given)
    library(names, pyodide / "python_stdlib.zip", to / "library.bin")
    lock(pyodide / "pyodide-lock.json", to / "pyodide-lock.json")
    packed(held(wheel, used), to / f"{wheel.stem}.bin")
    packed(dict(in_folder(game)), to / "briscola.bin")
