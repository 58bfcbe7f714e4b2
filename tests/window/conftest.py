"""A desk of our own for real windows: X without a screen, a window manager, and hands that press keys.

The tests are skipped, with the reason, where a tool is missing; with BRISCOLA_REQUIRE_WINDOW=1 in the environment they
fail instead.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator

import pytest

from tests.window.desk import TOOLS, Desk


def missing(reason: str) -> None:
    """Skip, or fail where the window tests are required."""
    if os.environ.get("BRISCOLA_REQUIRE_WINDOW") == "1":
        pytest.fail(f"required, but {reason}")
    pytest.skip(reason)


@pytest.fixture(scope="session")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    """The desk, cleared afterwards."""
    for tool, package in TOOLS.items():
        if shutil.which(tool) is None:
            missing(f"there is no {tool} on this machine (apt-get install {package})")
    made = Desk(tmp_path_factory.mktemp("desk"))
    yield made
    made.clear()
