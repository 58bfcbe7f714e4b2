"""Two hundred thousand random events: see `tests/ui/fuzz.py`, which also has the long run."""

from __future__ import annotations

import pytest

from tests.app.fuzz import run


@pytest.mark.parametrize("seed", range(8))
def test_nothing_breaks(seed: int) -> None:
    seen = run(25_000, seed)
    assert sum(count for name, count in seen.items() if name.startswith("_")) == 25_000
    assert seen["deals"] > 20
    for scene in ("Menu", "Play", "Deal", "Score", "Page", "Question", "Proof"):
        assert seen[scene], f"{scene} was never seen"
