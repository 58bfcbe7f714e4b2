"""Every check there is: style, types, tests. `python -m tests`; what follows goes on to pytest.

`--long` runs the tests with the mark `long` too.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
CHECKS = (
    ("ruff", "check"),
    ("ruff", "format", "--check", "--quiet"),
    ("mypy",),
    ("pytest", "-n", "auto", "--dist", "loadgroup"),
)


def main() -> int:
    """Run all checks, also after one has failed; 0 if every one passed."""
    environment = os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    chosen = [each for each in sys.argv[1:] if each != "--long"]
    if "--long" not in sys.argv:
        chosen = ["-m", "not long", *chosen]
    failed = []
    for check in CHECKS:
        more = chosen if check[0] == "pytest" else ()
        print("checking:", *check, flush=True)
        if subprocess.run([sys.executable, "-m", *check, *more], cwd=ROOT, env=environment).returncode:
            failed.append(check[0])
    print("all checks passed" if not failed else f"failed: {', '.join(failed)}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
