"""Every test of the drawings starts without kept surfaces."""

from collections.abc import Iterator

import pytest

import sprites


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    """Forget what other tests drew."""
    sprites.forget()
    yield
    sprites.forget()
