"""A light stand-in for the self-contained build, deployed version by version on a server whose caching is chosen.

Page, worker and build script are the real ones; in the place of Python stands a start.js that is done at once and says
of which versions it found itself put together.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, Request

from tests.web.conftest import ROOT, Quiet, Server
from tests.web.pilot import OPENING, until

CACHING: dict[str, dict[str, str]] = {  # what servers say of how long a file may be kept
    "max-age": {"Cache-Control": "max-age=600"},
    "last-modified": {"Last-Modified": "Sat, 01 Jan 2022 00:00:00 GMT"},  # browsers then keep it for months
    "immutable": {"Cache-Control": "max-age=31536000, immutable"},
    "none": {},
}
PAGE = ("page.js", "page.css", "manifest.webmanifest", "favicon.png", "icon-192.png", "index.html")
START = """
(async () => {
  const { wheel, bundle } = document.currentScript.dataset;
  const load = async (name) => {
    const response = await fetch(name);
    if (!response.ok) throw new Error(`cannot load ${name}: ${response.status}`);
    return response.text();
  };
  try {
    const found = [document.body.dataset.version, "VERSION", await load(wheel), await load(bundle)];
    if (new Set(found).size > 1) throw new Error(`put together of ${found}`);
    window.version = found[0];
    briscola.opened();
  } catch (error) { briscola.fault(error.message); }
})();
"""


def deploy(build: Path, folder: Path, version: str, wheel: str) -> None:
    """Make `folder` a deployment of the light game, with the page of `build` and a wheel of this name."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name in PAGE:
        shutil.copy(build / name, folder)
    (folder / wheel).write_text(version)
    (folder / "briscola.bin").write_text(version)
    (folder / "start.js").write_text(START.replace("VERSION", version))
    (folder / "pyodide.js").write_text("")
    page = (folder / "index.html").read_text().replace("<body>", f'<body data-version="{version}">')
    real = next(build.glob("pygame*.bin")).name
    (folder / "index.html").write_text(page.replace(real, wheel))
    write_service_worker(folder)


def write_service_worker(folder: Path) -> None:
    """As build_web.sh does: its functions, without its last line, which is the call of main."""
    script = ROOT / "build_web.sh"
    functions = script.read_text().rstrip().rpartition("\n")[0]
    program = f'{functions}\nfind_python\nwrite_service_worker "$1"'
    subprocess.run(["bash", "-c", program, str(script), str(folder)], check=True, capture_output=True)


class Host(Server):
    """Serves a folder whose contents change, and tells browsers to keep the files as `caching` says."""

    def __init__(self, folder: Path, caching: str = "max-age") -> None:
        self.never_kept = ""  # the ending of files that no browser keeps
        self.asked: list[str] = []  # the paths of all requests
        host = self

        class Handler(Quiet):
            """Always sends the whole file: nothing is found to be unchanged."""

            def send_head(self) -> Any:
                path = self.path.partition("?")[0]
                host.asked.append(path)
                kept = not host.never_kept or not path.endswith(host.never_kept)
                self.more = CACHING[caching] if kept else {"Cache-Control": "no-store"}
                del self.headers["If-Modified-Since"]
                return super().send_head()

            def send_header(self, keyword: str, value: str) -> None:
                if keyword != "Last-Modified":
                    super().send_header(keyword, value)

            def end_headers(self) -> None:
                for keyword, value in {"Access-Control-Allow-Origin": "*", **self.more}.items():
                    super().send_header(keyword, value)
                super().end_headers()

        super().__init__(folder, Handler)


PLAYED = """
document.getElementById("play").hidden ? "" : window.version || document.querySelector("[data-wheel]").dataset.wheel
"""
UPDATED = """
async (url) => {
  const worker = await navigator.serviceWorker.getRegistration(url);
  await worker.update().catch(() => {});
  while (worker.installing) await new Promise((done) => setTimeout(done, 10));
}
"""


class Visitor:
    """A browser that comes back: what it keeps lasts from visit to visit."""

    def __init__(self, context: BrowserContext, host: Host, path: str = "game/") -> None:
        self.context, self.url = context, host.url + path
        self.outside = context.new_page()  # on the same origin, but no page of the game
        self.outside.goto(host.url + "blank.txt")
        self.loads = 0  # of the page, in the last visit

    def page(self) -> Page:
        """A new page, whose loads are counted."""
        page = self.context.new_page()
        page.on("request", self._count)
        self.loads = 0
        return page

    def visit(self) -> Page:
        """Open the game, and wait until it is there or tells a fault."""
        page = self.page()
        page.goto(self.url)
        page.locator("#play:visible, #box:visible").first.wait_for(timeout=OPENING)
        return page

    def leave(self, page: Page, works: bool = True) -> str:
        """Close the game, once its worker has looked for a new version and done with it; the version that was played.

        The version is empty where the game was not there. Where no worker `works`, there is none to be waited for.
        """
        played = str(page.evaluate(PLAYED))
        if works:
            self._wait("found")
            self.outside.evaluate(UPDATED, self.url)
        page.close()
        if works:  # the new one comes when the last page of the old one has gone
            self._wait("found && !found.waiting && found.active?.state === 'activated'")
        return played

    def plays(self) -> str:
        """The version that one more visit plays."""
        return self.leave(self.visit())

    def expire(self) -> None:
        """Let everything in the browser's own cache expire; what the worker keeps stays."""
        self.context.new_cdp_session(self.outside).send("Network.clearBrowserCache")

    def keeps(self) -> list[str]:
        """The names of the caches of this origin."""
        return [str(key) for key in self.outside.evaluate("caches.keys()")]

    def _count(self, request: Request) -> None:
        self.loads += request.is_navigation_request()

    def _wait(self, condition: str) -> None:
        until(self.outside, f"navigator.serviceWorker.getRegistration('{self.url}').then((found) => {condition})")
