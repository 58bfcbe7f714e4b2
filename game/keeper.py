"""Keeps named texts in a store, so that neither a broken file nor a failing disk ever stops the game."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Protocol, TypeVar

T = TypeVar("T")
Notice = tuple[str, dict[str, str]]  # the key of a sentence, and what to fill into it

NOTICES = ("file_broken", "file_newer", "not_saved")
"""The sentences: the first two are given `name` and `aside` (the name under which the file is kept), the last
one the `reason`."""

_FORMAT = 1  # of all files of this version


class Store(Protocol):
    """Where texts are kept by name. Every method may raise OSError with a readable message.

    What is no text at all reads as one that nobody can parse.
    """

    def read(self, name: str) -> str | None:
        """The text called `name`, None if there is none."""

    def write(self, name: str, text: str) -> None:
        """Keeps `text`, wholly or not at all."""

    def set_aside(self, name: str) -> str:
        """Gives the text another name, which is returned, so that it is not written over."""


class Keeper:
    """Loads and saves through a store; what goes wrong ends in `notices`, each trouble told once."""

    def __init__(self, store: Store) -> None:
        self.notices: list[Notice] = []
        self._store = store
        self._told = False
        self._is_off = False  # after a file could not be read or set aside: it must not be written over

    def load(self, name: str, parse: Callable[[str], T]) -> T | None:
        """What `parse` makes of the text called `name`; None if there is none, or if it had to be set aside."""
        try:
            text = self._store.read(name)
            if text is None:
                return None
            try:
                return parse(text)
            except ValueError:
                key = "file_newer" if _is_newer(text) else "file_broken"
                self.notices.append((key, {"name": name, "aside": self._store.set_aside(name)}))
        except OSError as error:
            self._is_off = True
            self._tell(error)
        return None

    def save(self, name: str, text: str) -> None:
        """Saves `text`; if that fails, the game goes on without."""
        if self._is_off:
            return
        try:
            self._store.write(name, text)
        except OSError as error:
            self._tell(error)

    def _tell(self, error: OSError) -> None:
        if not self._told:
            self._told = True
            reason = f"{error.filename}: {error.strerror}" if error.filename else str(error)
            self.notices.append(("not_saved", {"reason": reason}))


def _is_newer(text: str) -> bool:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return False
    number = data.get("format") if isinstance(data, dict) else None
    return isinstance(number, int) and number > _FORMAT
