"""Every check there is: style, types, tests. `python -m tests`; what follows goes on to pytest.

`--long` runs the tests with the mark `long` too; `--quick` leaves out what takes more than a minute altogether: the
browser, the real window, the pictures of the cards, deals by the thousand.
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
    ("pytest", "-n", "auto"),
)
QUICK = (
    *("tests/test_architecture.py", "tests/rules", "tests/table", "tests/texts", "tests/scenes"),
    *(f"tests/store/test_{name}.py" for name in ("session", "resume", "every_game", "settings", "statistics")),
    *(f"tests/app/test_{name}.py" for name in ("manners", "keyboard", "mouse")),
    "tests/screen/test_listen.py",
)


def chosen(words: list[str]) -> list[str]:
    """What pytest is told."""
    if "--long" in words:
        return [each for each in words if each != "--long"]
    if "--quick" in words:
        return ["-m", "not long and not slow", *QUICK, *(each for each in words if each != "--quick")]
    return ["-m", "not long", *words]


def main() -> int:
    """Run all checks, also after one has failed; 0 if every one passed."""
    environment = os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    failed = []
    for check in CHECKS:
        more = chosen(sys.argv[1:]) if check[0] == "pytest" else ()
        print("checking:", *check, flush=True)
        if subprocess.run([sys.executable, "-m", *check, *more], cwd=ROOT, env=environment).returncode:
            failed.append(check[0])
    print("all checks passed" if not failed else f"failed: {', '.join(failed)}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
