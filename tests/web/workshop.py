"""Runs pieces of Python in the browser: the game's own modules, without its page and loop."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page

# The runtime and the game as start.js loads them, but what runs then is up to us.
BEGIN = """
async ([wheel, bundle]) => {
  document.body.innerHTML = '<canvas id="canvas"></canvas>';
  const script = document.createElement("script");
  script.src = "/pyodide.js";
  await new Promise((done) => { script.onload = done; document.head.append(script); });
  const opened = ({ body }) => new Response(body.pipeThrough(new DecompressionStream("gzip")));
  const load = async (name) => opened(await fetch(`/${name}`)).arrayBuffer();
  const stdLibURL = URL.createObjectURL(await opened(await fetch("/library.bin")).blob());
  const python = await loadPyodide({ indexURL: "/", stdLibURL });
  python._api._skip_unwind_fatal_error = true;
  python.canvas.setCanvas2D(document.getElementById("canvas"));
  python.unpackArchive(await load(wheel), "zip", { extractDir: "/game" });
  python.unpackArchive(await load(bundle), "zip", { extractDir: "/game" });
  python.runPython("import sys; sys.path.insert(0, '/game')");
  window.python = python;
}
"""


class Workshop:
    """A page on which Python runs, with pygame-ce and the game's modules at hand."""

    def __init__(self, page: Page, url: str) -> None:
        page.goto(url)
        files = page.evaluate("document.querySelector('script[data-wheel]').dataset")
        page.goto(url + "licences/zlib.txt")  # a page of the same place on which nothing runs
        page.evaluate(BEGIN, [files["wheel"], files["bundle"]])
        self._page = page

    def run(self, source: str) -> Any:
        """Run the source; what its last line, an expression, is worth must go through JSON."""
        *lines, last = source.strip().splitlines()
        program = "\n".join(["import json", *lines, f"json.dumps({last})"])
        return json.loads(self._page.evaluate("(source) => python.runPython(source)", program))
