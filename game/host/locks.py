"""Locks on a folder that several processes may use; the system takes them back when a process ends, however it does."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame

NAME = "in-use.lock"
PAUSE, TRIES = 5, 200  # milliseconds, and how often: a process that is halted must not halt the others
_SITTINGS = 64  # bytes of the file, one for each sitting, where locks cannot be shared

if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int, at: int, length: int, does: int) -> bool:
        os.lseek(handle, at, os.SEEK_SET)
        try:
            msvcrt.locking(handle, does, length)
        except OSError:
            return False
        return True

    def sit(folder: Path) -> tuple[int, bool]:
        """Hold the folder until the handle is closed; with the handle whether nobody else did. Raises OSError."""
        handle = os.open(folder / NAME, os.O_RDWR | os.O_CREAT)
        first = _lock(handle, 0, _SITTINGS, msvcrt.LK_NBLCK)
        if first:
            _lock(handle, 0, _SITTINGS, msvcrt.LK_UNLCK)
        any(_lock(handle, at, 1, msvcrt.LK_NBLCK) for at in range(_SITTINGS))
        return handle, first

    def _open(folder: Path) -> int:
        return os.open(folder / NAME, os.O_RDWR | os.O_CREAT)

    def _is_taken(handle: int) -> bool:
        return _lock(handle, _SITTINGS, 1, msvcrt.LK_NBLCK)

    def _is_last(handle: int) -> bool:
        return True  # a file that others have open cannot be removed

else:
    import fcntl

    def sit(folder: Path) -> tuple[int, bool]:
        """Hold the folder until the handle is closed; with the handle whether nobody else did. Raises OSError."""
        handle = os.open(folder / NAME, os.O_RDWR | os.O_CREAT, 0o666)
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            first = True
        except BlockingIOError:
            first = False
        except OSError:  # no locks are to be had on this disk
            return handle, True
        with contextlib.suppress(OSError):
            fcntl.flock(handle, fcntl.LOCK_SH | fcntl.LOCK_NB)
        return handle, first

    def _open(folder: Path) -> int:
        return os.open(folder, os.O_RDONLY)  # the folder itself: no file of its own is needed

    def _is_taken(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    _is_last = _is_taken


def leave(folder: Path, handle: int) -> None:
    """Hold the folder no more; the file goes if nobody else does."""
    last = False
    with contextlib.suppress(OSError):
        last = _is_last(handle)
    os.close(handle)
    with contextlib.suppress(OSError):
        if last:
            (folder / NAME).unlink()


@contextlib.contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Nobody else is in this context for the folder meanwhile; where there are no locks, or one is never given back,
    it is entered all the same."""
    with contextlib.ExitStack() as stack:
        with contextlib.suppress(OSError):
            handle = _open(folder)
            stack.callback(os.close, handle)
            for _ in range(TRIES):
                if _is_taken(handle):
                    break
                pygame.time.wait(PAUSE)
        yield
