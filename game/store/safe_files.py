"""Keeps named texts in a store, so that neither a broken file nor a failing disk ever stops the game.

Every text is one JSON object on one line. It is stored with a checksum as its last field, so that a text which
somebody has changed by hand is known, even where it tells something that the rules allow.
"""

from __future__ import annotations

import errno
import json
from binascii import crc32
from collections.abc import Callable, Collection
from contextlib import nullcontext
from typing import Protocol, TypeVar

T = TypeVar("T")
Notice = tuple[str, dict[str, str]]  # the key of a sentence, and what to fill into it

REASONS = {
    errno.ENOSPC: "not_saved_full",
    errno.EDQUOT: "not_saved_full",
    errno.EACCES: "not_saved_forbidden",
    errno.EPERM: "not_saved_forbidden",
    errno.EROFS: "not_saved_forbidden",
    errno.ENOENT: "not_saved_folder",
    errno.ENOTDIR: "not_saved_folder",
    errno.EEXIST: "not_saved_folder",  # a file stands where the folder should be
}
NOTICES = (
    *("file_broken", "file_newer", "file_closed"),
    *dict.fromkeys(REASONS.values()),
    *("not_saved_browser", "not_saved_other", "open_elsewhere"),
)
"""The sentences. Those about a file are given its `name` (the third those of all such files), the first two also
`aside`, the name under which it is kept; those about saving the `path` that could not be written, if there is one.
The last is for a sitting that finds another at the same texts."""

MARK = "\ufeff"  # says "UTF-8" to some programs

_FORMAT = 2  # the highest of all files of this version


class Refused(OSError):
    """A browser keeps nothing for the game."""


class Store(Protocol):
    """Where texts are kept by name. Every method may raise OSError, whose number tells why and whose file name where.

    What is no text at all reads as one that nobody can parse. A store of several sittings also has `alone`, a context
    in which no other one writes what they share.
    """

    def read(self, name: str) -> str | None:
        """The text called `name`, None if there is none."""

    def write(self, name: str, text: str) -> None:
        """Keeps `text`, wholly or not at all."""

    def set_aside(self, name: str) -> str:
        """Gives the text another name, which is returned, so that it is not written over."""


class SafeFiles:
    """Loads and saves through a store; what goes wrong ends in `notices`, each trouble told once while it lasts."""

    def __init__(self, store: Store, shared: Collection[str] = ()) -> None:
        """`shared` names the texts to which several sittings add: saving one of them begins with its `news`."""
        self.notices: list[Notice] = []
        self._store = store
        self._shared = shared
        self._alone = getattr(store, "alone", nullcontext)
        self._told = False
        self._closed: list[str] = []  # could be neither used nor set aside: must not be written over
        self._unsaved: dict[str, Callable[[], str]] = {}  # what could not be written yet
        self._known: dict[str, str] = {}  # the texts as this sitting has read or written them last

    def load(self, name: str, parse: Callable[[str], T]) -> T | None:
        """What `parse` makes of the text called `name`; None if there is none, or if it cannot be used."""
        try:
            return self.news(name, parse)
        except OSError:
            self._closed.append(name)
            others = [notice for notice in self.notices if notice[0] != "file_closed"]
            self.notices = [*others, ("file_closed", {"name": ", ".join(self._closed)})]
        return None

    def news(self, name: str, parse: Callable[[str], T]) -> T | None:
        """What another sitting has put under `name` since; None if nothing, or nothing of use. Raises OSError."""
        text, found = self._store.read(name), None
        if text is None or text == self._known.get(name):
            return None
        try:
            found = parse(unsealed(text))
        except ValueError:
            key = "file_newer" if _is_newer(text) else "file_broken"
            self.notices.append((key, {"name": name, "aside": self._store.set_aside(name)}))
        self._known[name] = text
        return found

    def save(self, name: str, tell: Callable[[], str]) -> None:
        """Saves the text that `tell` makes.

        If the store fails, the game goes on without; it is tried again as soon as the store takes another text.
        Whatever else goes wrong on the way, `is_saved` knows.
        """
        if name in self._closed:
            return
        self._unsaved[name] = tell
        if self._write(name):
            self.flush()

    def flush(self) -> bool:
        """Tries once more to save what could not be saved; whether all is saved now."""
        for name in tuple(self._unsaved):
            self._write(name)
        return not self._unsaved

    def _write(self, name: str) -> bool:
        try:
            with self._alone() if name in self._shared else nullcontext():
                text = sealed(self._unsaved[name]())
                self._store.write(name, text)
        except OSError as error:
            self._tell(error)
            return False
        self._known[name] = text
        del self._unsaved[name]
        self._told = self._told and bool(self._unsaved)
        return True

    def is_saved(self, name: str) -> bool:
        """Whether the store has what was to be saved last under `name`."""
        return name not in self._closed and name not in self._unsaved

    def _tell(self, error: OSError) -> None:
        """Once until everything has been saved again: what comes back then is a new trouble."""
        if not self._told:
            self._told = True
            other = "not_saved_browser" if isinstance(error, Refused) else "not_saved_other"
            notice = REASONS.get(error.errno or 0, other), {"path": str(error.filename or "")}
            if notice not in self.notices:
                self.notices.append(notice)


def sealed(text: str) -> str:
    """The text of a JSON object, as `json.dumps` writes it without blanks, with its checksum as one more field."""
    return f'{text[:-1]},"check":{crc32(text.encode())}}}'


def unsealed(text: str) -> str:
    """The text without its checksum; one from before there were any passes. Raises ValueError if it is wrong.

    The mark that some editors put before a text is no part of it.
    """
    text = text.lstrip(MARK)
    try:
        data = json.loads(text)
        if not isinstance(data, dict) or "check" not in data:
            return text
        check = data.pop("check")
        plain = json.dumps(data, separators=(",", ":"))
    except RecursionError as error:
        raise ValueError("this goes too deep") from error
    if check != crc32(plain.encode()):
        raise ValueError("the text has been changed")
    return plain


def _is_newer(text: str) -> bool:
    try:
        data = json.loads(text.lstrip(MARK))
    except (ValueError, RecursionError):
        return False
    number = data.get("format") if isinstance(data, dict) else None
    return isinstance(number, int) and number > _FORMAT
