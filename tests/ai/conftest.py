"""What tests of the computer players share."""

from __future__ import annotations

import pytest

from game.ai import alliance, calling, duel, heard, many


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fewer imagined worlds, for tests that try thousands of states and do not depend on their number."""
    monkeypatch.setattr(duel, "TRIALS", 9)
    monkeypatch.setattr(many, "WORLDS", 1)
    monkeypatch.setattr(alliance, "WORLDS", 1)
    monkeypatch.setattr(calling, "DEALS", 2)
    monkeypatch.setattr(heard, "HANDS", 1)
