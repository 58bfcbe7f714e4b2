"""The same window as the other tests of what is seen: SDL's dummy."""

from __future__ import annotations

from tests.ui.conftest import window

__all__ = ["window"]
