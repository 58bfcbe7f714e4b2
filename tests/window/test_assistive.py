"""The native game read over AT-SPI, as Orca reads it: another program finds buttons by name, presses and listens."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from game.rules.cards import CARDS
from game.texts import card_name

ROOT = Path(__file__).parent.parent.parent
SYSTEM = "/usr/bin/python3"  # Debian's bindings of AT-SPI are those of its own Python
LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")

# Runs in a session of its own, beside the game; tells in JSON what it has heard and done.
READER = """
import json, sys, time
import gi
gi.require_version("Atspi", "2.0")
from gi.repository import Atspi

Atspi.init()
cards = set(json.loads(sys.argv[1]))
late = time.monotonic() + 60


def walk(node):
    yield node
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child is not None:
            yield from walk(child)


def tree():
    desktop = Atspi.get_desktop(0)
    found = []
    for index in range(desktop.get_child_count()):
        program = desktop.get_child_at_index(index)
        window = program and program.get_child_count() and program.get_child_at_index(0)
        if window and window.get_name() == "Briscola":
            found += [(node.get_role_name(), node.get_name(), node) for node in walk(window)]
    return found


def wait(happened, what):
    while True:
        try:
            if seen := happened():
                return seen
        except Exception as error:
            print(error, file=sys.stderr)
        if time.monotonic() > late:
            sys.exit(f"{what} never came: {[(role, name) for role, name, _ in tree()]}")
        time.sleep(0.05)


def buttons():
    return {name: node for role, name, node in tree() if "button" in role}


def press(name):
    wait(lambda: name in buttons() and buttons()[name].get_action_iface().do_action(0), name)


def hand():
    return sorted(set(buttons()) & cards)


wait(lambda: "Gioca" in buttons(), "the menu")
press("Gioca")
played = []
for _ in range(3):
    held = wait(hand, "the hand")
    press(held[0])
    played.append(held[0])
    wait(lambda: played[-1] not in buttons(), "the play")
    wait(hand, "the next turn")
wait(lambda: any(name.startswith("Giochi " + played[-1]) for _, name, _ in tree()), "the word of the play")
place = next(iter(buttons().values())).get_component_iface().get_extents(Atspi.CoordType.WINDOW)
print(json.dumps({"played": played, "held": hand(), "texts": [name for _, name, _ in tree()], "wide": place.width}))
"""


def missing() -> str:
    """What is not there that this test needs."""
    if find_spec("accesskit") is None:
        return "the package accesskit"
    if not LAUNCHER.exists() or shutil.which("dbus-run-session") is None:
        return "Debian's at-spi2-core or dbus-daemon"
    asked = [SYSTEM, "-c", "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"]
    if subprocess.run(asked, capture_output=True, timeout=60).returncode:
        return "Debian's python3-gi or gir1.2-atspi-2.0"
    return ""


ENABLED = (
    "gdbus call --session --dest org.a11y.Bus --object-path /org/a11y/bus"
    " --method org.freedesktop.DBus.Properties.Set org.a11y.Status IsEnabled '<true>' >/dev/null"
)


def test_a_screen_reader_finds_the_buttons_plays_and_hears(tmp_path: Path) -> None:
    if reason := missing():
        pytest.skip(f"it needs {reason}")
    (tmp_path / "reader.py").write_text(READER)
    names = json.dumps([card_name("it", card, False) for card in CARDS])
    (tmp_path / "names.json").write_text(names)
    game = f"'{sys.executable}' -m game --lang it --data-dir '{tmp_path}/data' --size 390x844"
    script = f"""{ENABLED} || exit 3
{game} >'{tmp_path}/game.txt' 2>&1 & game=$!
timeout 90 {SYSTEM} '{tmp_path}/reader.py' "$(cat '{tmp_path}/names.json')" >'{tmp_path}/told.json'; told=$?
kill $game; wait $game; exit $told
"""
    alone = os.environ | {
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "HOME": str(tmp_path),
        "PYTHONPATH": str(ROOT),
    }
    alone.pop("DISPLAY", None)
    done = subprocess.run(
        ["dbus-run-session", "--", "bash", "-c", script],
        cwd=ROOT,
        env=alone,
        capture_output=True,
        text=True,
        timeout=150,
    )
    assert done.returncode == 0, (done.stderr, (tmp_path / "game.txt").read_text())
    told = json.loads((tmp_path / "told.json").read_text())
    assert len(set(told["played"])) == 3 and 0 < len(told["held"]) <= 3
    assert not set(told["played"]) & set(told["held"])
    assert 100 < told["wide"] < 200, "a card of the hand, in pixels of the window"
    assert any(text.startswith(f"Giochi {told['played'][-1]}") for text in told["texts"]), "what was played is said"
