"""Stores for the tests: one that keeps, and ones that fail."""

from __future__ import annotations

import errno


class Memory(dict[str, str]):
    """Keeps texts as a folder would."""

    def read(self, name: str) -> str | None:
        """The text called `name`, None if there is none."""
        return self.get(name)

    def write(self, name: str, text: str) -> None:
        """Keeps `text`."""
        self[name] = text

    def set_aside(self, name: str) -> str:
        """Gives the text another name."""
        aside = f"{name}.{len(self)}"
        self[aside] = self.pop(name)
        return aside


class Failing(Memory):
    """Raises OSError in the methods named, as a full disk or a folder without permission does."""

    def __init__(self, *methods: str) -> None:
        super().__init__()
        self.methods = set(methods)

    def _check(self, method: str) -> None:
        if method in self.methods:
            raise OSError(errno.ENOSPC, "No space left on device")

    def read(self, name: str) -> str | None:
        """The text, or the failure."""
        self._check("read")
        return super().read(name)

    def write(self, name: str, text: str) -> None:
        """Keeps `text`, or fails."""
        self._check("write")
        super().write(name, text)

    def set_aside(self, name: str) -> str:
        """Gives the text another name, or fails."""
        self._check("set_aside")
        return super().set_aside(name)
