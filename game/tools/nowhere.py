"""A store and a world for scenes that nobody keeps and nobody hears."""

from __future__ import annotations


class Nowhere:
    """A store that keeps nothing, and a world that hears nothing."""

    def read(self, name: str) -> str | None:
        """Nothing is kept."""

    def write(self, name: str, text: str) -> None:
        """Keeps nothing."""

    def set_aside(self, name: str) -> str:
        """Nothing to set aside."""
        return name

    def say(self, text: str) -> None:
        """Nobody listens."""

    def copy(self, text: str) -> bool:
        """Nowhere to copy to."""
        return False

    def paste(self) -> str | None:
        """Nothing was copied."""
