"""The same window as the other tests of what is seen: SDL's dummy."""

from __future__ import annotations

from tests.app.conftest import window

__all__ = ["window"]
