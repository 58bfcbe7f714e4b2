"""Options of the test run."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--regenerate` writes the expected playthroughs and pictures anew instead of comparing with them."""
    parser.addoption("--regenerate", action="store_true", help="write the expected files anew: look at the difference")


@pytest.hookimpl(tryfirst=True)
def pytest_cmdline_main(config: pytest.Config) -> None:
    """On several workers the tests of a file, which may share a browser's pages, are run by one, in their order."""
    if getattr(config.option, "numprocesses", None) and config.option.dist == "no":
        config.option.dist, config.option.loadscopereorder = "loadfile", False


@pytest.fixture
def regenerate(request: pytest.FixtureRequest) -> bool:
    """Whether expected files are to be written anew."""
    return bool(request.config.getoption("--regenerate"))
