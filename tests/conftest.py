"""Options of the test run."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--regenerate` writes the expected playthroughs and pictures anew instead of comparing with them."""
    parser.addoption("--regenerate", action="store_true", help="write the expected files anew: look at the difference")


@pytest.fixture
def regenerate(request: pytest.FixtureRequest) -> bool:
    """Whether expected files are to be written anew."""
    return bool(request.config.getoption("--regenerate"))
