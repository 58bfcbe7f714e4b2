"""The installed command is the one that `python -m game` runs."""

from __future__ import annotations

from importlib.metadata import entry_points

from game.__main__ import run


def test_the_installed_command() -> None:
    (command,) = entry_points(group="console_scripts", name="briscola")
    assert command.load() is run
