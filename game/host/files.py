"""Files that are whole at every moment, whatever fails; the native side of `host` keeps its texts in them."""

from __future__ import annotations

import contextlib
import errno
import os
import re
import shutil
import stat
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import TypeVar

import pygame

T = TypeVar("T")

PAUSES = (
    5,
    10,
    20,
    40,
)  # milliseconds; another program may hold a file for a moment, as those do that look for viruses
_TEMPORARY = re.compile(r".+\.(json|txt)\.[0-9a-f]{16}\.tmp")


def patiently(does: Callable[[], T]) -> T:
    """What `does` returns, tried some more times if it fails. Raises OSError if it fails every time."""
    for pause in PAUSES:
        try:
            return does()
        except (FileNotFoundError, NotADirectoryError):
            raise
        except OSError:
            pygame.time.wait(pause)
    return does()


def replace(path: Path, text: str) -> None:
    """Put `text` there: a reader, or a computer that loses its power, sees the old text or the new one.

    A link stays one, and its target is written; who may read it stays as it is. Raises OSError.
    """
    target = _meant(path)
    temporary = target.with_name(f"{target.name}.{os.urandom(8).hex()}.tmp")  # nobody else's, should the game run twice
    with gone_if_it_fails(temporary):
        with open(temporary, "x", encoding="utf-8", newline="\n") as file:
            _guard_alike(temporary, target)
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        patiently(lambda: os.replace(temporary, target))
    _sync_folder(target.parent)


def _meant(path: Path) -> Path:
    """The file itself, where the path is a link to it."""
    return Path(os.path.realpath(path)) if path.is_symlink() else path


def _guard_alike(new: Path, old: Path) -> None:
    with contextlib.suppress(OSError):
        new.chmod(stat.S_IMODE(old.stat().st_mode))


@contextlib.contextmanager
def gone_if_it_fails(path: Path, full: bool = True) -> Iterator[None]:
    """Removes a file of our own when what was to come into it could not be written.

    Unless `full`, only while it is empty: a network may lose the answer that all went well.
    """
    try:
        yield
    except OSError:
        with contextlib.suppress(OSError):
            if full or path.stat().st_size == 0:
                path.unlink()
        raise


def _sync_folder(path: Path) -> None:
    """Make the new name durable as well; Windows can neither do it nor needs it."""
    with contextlib.suppress(OSError):
        handle = os.open(path, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def move(path: Path, aside: Path) -> None:
    """Give a file the name of one of our own; of a link, what it points to, so that it goes on pointing there."""
    source = _meant(path)
    with gone_if_it_fails(aside, full=False):
        try:
            patiently(lambda: os.replace(source, aside))
        except OSError as error:
            if error.errno != errno.EXDEV:
                raise
            shutil.copyfile(source, aside)  # the link led to another disk
            source.unlink()


def free(folder: Path, stem: str, suffix: str) -> Path:
    """A file of our own, empty, under the first free number. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    for number in count(1):
        path = folder / f"{stem}-{number}{suffix}"
        with contextlib.suppress(FileExistsError):
            path.open("x").close()
            return path
    raise AssertionError("numbers do not end")


def sweep(folder: Path) -> None:
    """Remove what processes that were killed while they wrote have left."""
    with contextlib.suppress(OSError):
        for path in folder.iterdir():
            if _TEMPORARY.fullmatch(path.name):
                path.unlink()
