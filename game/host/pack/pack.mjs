// Runs pack.py with the runtime's own Python, so that what it compiles is what that Python reads:
//   node pack.mjs PYODIDE PATH...     PYODIDE is the folder of the npm package
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const [, script, folder, ...given] = process.argv;
const { loadPyodide } = await import(resolve(folder, "pyodide.mjs"));
// Without the columns of every instruction, which only a traceback with its source could show.
const python = await loadPyodide({ indexURL: resolve(folder) + "/", env: { PYTHONNODEBUGRANGES: "1" } });
python.mountNodeFS("/here", "/");
python.globals.set("given", python.toPy(given.map((path) => `/here${resolve(path)}`)));
try {
  python.runPython(readFileSync(resolve(script, "../pack.py"), "utf8") + "\nmain(given)", { filename: "pack.py" });
} catch (error) {
  console.error(error.message.trim().split("\n").at(-1));
  process.exit(1);
}
