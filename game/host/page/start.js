// Starts the game on Pyodide: every file comes from this folder.
(async () => {
  "use strict";
  const { bytes, wheel, bundle } = document.currentScript.dataset;
  const page = window.briscola;
  const LONGEST = 1000; // milliseconds of sleep
  const FADED = 2500; // milliseconds after which every sound has died away

  // Everything that is fetched counts for the progress bar, which reaches 90 % with the last byte. A copy is counted:
  // the browser keeps compiled code only for an answer that goes to the compiler as it came.
  let received = 0;
  const count = async (response) => {
    for (const reader = response.body.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) return;
      received += value.byteLength;
      page.progress(0.9 * (received / Number(bytes)));
    }
  };
  // Archives come compressed as a whole, which is smaller than file by file and quick to open.
  const fetchPlain = window.fetch.bind(window);
  // What does not arrive whole is told at once: the runtime would wait for it without a word.
  const told = (why) => (error) => { page.fault(error.message || error, why); throw error; };
  window.fetch = async (...given) => {
    const response = await fetchPlain(...given).catch(told("slow"));
    if (!response.ok) page.missed(response.url, response.status);
    if (!response.ok || !response.body) return response;
    count(response.clone()).catch(told("broken")).catch(() => {});
    if (!response.url.endsWith(".bin")) return response;
    return new Response(response.body.pipeThrough(new DecompressionStream("gzip")));
  };
  const compile = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = (...given) => compile(...given).catch(told("broken"));
  const load = async (name) => {
    const response = await fetch(name);
    if (!response.ok) throw new Error(`cannot load ${name}: ${response.status}`);
    return response.arrayBuffer().catch(told("broken"));
  };

  // asyncio.sleep(0) means one frame of the browser; asyncio.run gives its coroutine to us.
  const BOOT = `
import asyncio
import os
import random
import sys

import js
from pyodide.ffi import create_once_callable


async def sleep(delay, result=None, plain=asyncio.sleep):
    if delay > 0:
        return await plain(delay, result)
    frame = asyncio.get_running_loop().create_future()
    js.requestAnimationFrame(create_once_callable(lambda now: frame.done() or frame.set_result(None)))
    await frame
    return result


asyncio.sleep = sleep
given = []
asyncio.run = given.append
random.seed(1)  # as pygbag does: whoever shuffles with the global generator shall notice in both
sys.path.insert(0, "/game")
os.chdir("/game")
import main
await given[0]
`;

  // The game sleeps while nothing happens. What may concern it wakes it with the next frame: by then the runtime, which
  // hears the same events after us, has put them into its queue. Nothing sounds in a long sleep.
  let python = null, timer = 0, quiet = 0, wake = () => {};
  const stir = () => { clearTimeout(quiet); quiet = 0; page.hush("asleep", false); };
  const fallSilent = () => {
    page.hush("asleep", true);
    const { audio } = python._module.SDL2 || {};
    if (audio) clearInterval(audio.silenceTimer); // SDL calls for sound also where none can be heard
  };
  page.sleeps = () => 1;
  page.wake = () => wake();
  page.sleep = (milliseconds) => new Promise((awake) => {
    const end = () => { clearTimeout(timer); wake = () => {}; requestAnimationFrame(() => awake()); };
    timer = setTimeout(end, Math.min(milliseconds, LONGEST));
    wake = () => { stir(); end(); };
    if (milliseconds > LONGEST) quiet ||= setTimeout(fallSilent, FADED); else stir();
  });
  for (const name of ["keydown", "keyup", "pointerdown", "pointermove", "pointerup", "mousedown", "mousemove", "mouseup",
    "touchstart", "touchmove", "touchend", "touchcancel", "wheel", "click", "input", "resize", "orientationchange",
    "focus", "blur", "visibilitychange", "pageshow", "popstate", "storage"])
    window.addEventListener(name, page.wake, { capture: true, passive: true });
  if (window.visualViewport) window.visualViewport.addEventListener("resize", page.wake);
  const sizes = new ResizeObserver(page.wake); // a canvas may change without a resize of the window
  for (const id of ["canvas", "insets"]) sizes.observe(document.getElementById(id), { box: "border-box" });

  try {
    const files = Promise.all([load(wheel), load(bundle)]);
    files.catch(() => {}); // told below, when it is awaited
    const pyodide = python = await loadPyodide({ indexURL: "./", stdLibURL: "./library.bin",
      stdout: (line) => console.log(line), stderr: (line) => console.warn(line) });
    const [library, game] = await files;
    window.fetch = fetchPlain;
    pyodide._api._skip_unwind_fatal_error = true; // SDL leaves its main loop by an exception
    pyodide.canvas.setCanvas2D(document.getElementById("canvas"));
    pyodide.unpackArchive(library, "zip", { extractDir: "/game" });
    pyodide.unpackArchive(game, "zip", { extractDir: "/game" });
    page.progress(0.95);
    await pyodide.runPythonAsync(BOOT);
  } catch (error) {
    page.fault(error.message || error);
  }
})();
