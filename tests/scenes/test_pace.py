"""Several computers in a row neither bore nor rush: by the simulated clock, at normal speed, without a tap."""

from __future__ import annotations

import pytest

from tests.bench.deals import paced


@pytest.mark.parametrize("seed", [1, 2])
def test_a_trick_of_six_takes_no_more_than_four_seconds(seed: int) -> None:
    _, tricks = paced("six", seed)
    assert len(tricks) == 6
    assert max(tricks) <= 4.0
    assert min(tricks) >= 1.5
