"""The address that README and build_web.sh name: pygbag's package loader looks elsewhere where it begins with it."""

from __future__ import annotations

import ast
import contextlib
import importlib.util
import io
import json
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.web.conftest import PHONE, Contexts, Server

CDN = "https://pygame-web.github.io/cdn/"


@pytest.fixture(scope="module")
def eight(pygbag_build: Path) -> Iterator[Server]:
    """The pygbag build at an address that begins as the one in README does."""
    for port in range(8000, 9000):
        with contextlib.suppress(OSError):
            server = Server(pygbag_build, port=port)
            break
    yield server
    server.stop()


def packages(href: str, environment: dict[str, str]) -> dict[str, str]:
    """Where pygbag's own code finds index and wheels, on a page at this address; the index names its usual place."""
    spec = importlib.util.find_spec("pygbag")
    assert spec and spec.origin
    tree = ast.parse((Path(spec.origin).parent / "support" / "cross" / "aio" / "pep0723.py").read_text())
    function = next(each for each in tree.body if isinstance(each, ast.AsyncFunctionDef) and each.name == "async_repos")

    @contextlib.asynccontextmanager
    async def fopen(name: str, *given: str, **named: str) -> AsyncIterator[io.StringIO]:
        yield io.StringIO(json.dumps({"-CDN-": CDN, "index": name.rpartition("/")[0] + "/"}))

    config = SimpleNamespace(PKG_INDEXES=[], PKG_BASE_DEFAULT=CDN, pkg_repolist=[])
    names: dict[str, Any] = {
        "os": SimpleNamespace(environ=environment),
        "sys": sys,
        "json": json,
        "Config": config,
        "aio": SimpleNamespace(cross=SimpleNamespace(simulator=False)),
        "fopen": fopen,
        "platform": SimpleNamespace(window=SimpleNamespace(location=SimpleNamespace(href=href))),
    }
    exec(ast.unparse(function).replace("import platform", "global platform"), names)
    with contextlib.suppress(StopIteration):  # it waits for nothing
        names["async_repos"]().send(None)
    return dict(config.pkg_repolist[0])


@pytest.mark.parametrize("query", ["", "?lang=pt", "?fbclid=IwARpyX1#a"])
def test_pygame_is_not_looked_for_on_this_computer(contexts: Contexts, eight: Server, query: str) -> None:
    page = contexts(PHONE).new_page()
    stand_in = {"body": "window.search = location.search", "content_type": "text/javascript"}
    page.route("**/pythons.js", lambda route: route.fulfill(**stand_in))
    page.goto(eight.url + query)
    page.wait_for_function("window.search")
    assert page.url.startswith("http://localhost:8")
    search = str(page.evaluate("search"))
    assert "py" not in search.split("&")[0], "it would be the name of an interpreter"
    environment = dict(each.split("=", 1) for each in search.split("&") if "=" in each)  # as its cpythonrc.py does
    assert packages(page.url, environment) == {"-CDN-": CDN, "index": CDN}
