"""Kills a playing process again and again at random moments, and looks at what it left: `python -m tests.killing`.

A parent with everything imported forks players, so that hundreds of lives take seconds. Each player goes on with the
game it finds in the folder, tells every step that it has survived through a pipe, and is killed (SIGKILL) after a few
milliseconds. POSIX only.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from itertools import pairwise
from pathlib import Path
from random import Random

from game import host
from game.rules.rules import is_complete, is_over
from game.store.safe_files import Store
from game.store.session import Session
from tests.rules.deals import moves
from tests.store.sitting import act, settle, state_of

Progress = tuple[int, int, int]  # deals booked, moves made, trick taken


class Careless:
    """A store that writes in place, piece by piece: what the game's own store must not be."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def read(self, name: str) -> str | None:
        """The text as it stands there, whole or not."""
        path = self._folder / name
        return path.read_text() if path.exists() else None

    def write(self, name: str, text: str) -> None:
        """Writes over what is there."""
        with open(self._folder / name, "w") as file:
            for start in range(0, len(text), 64):
                file.write(text[start : start + 64])
                file.flush()

    def set_aside(self, name: str) -> str:
        """Renames, as it should."""
        (self._folder / name).rename(self._folder / f"{name}.aside")
        return f"{name}.aside"


def progress(session: Session) -> Progress:
    """How far the player has come; it only ever grows."""
    booked, state = sum(line.deals for line in session.history.statistics.values()), state_of(session)
    if [entry.record for entry in session.history.deals[-1:]] == [session.record]:
        return booked, 0, 0
    return booked, len(session.record.moves), int(not is_complete(state) and bool(state.taken))


def play(store: Store, seed: int, pipe: int) -> None:
    """Plays on for ever, telling each step once it is saved.

    Every other player does not wait for the disk, which only a loss of power would need: he gets much further.
    """
    if seed % 2:
        os.fsync = lambda fd: None
    rng = Random(seed)
    session = Session(store, rng)
    while True:
        os.write(pipe, (" ".join(map(str, progress(session))) + "\n").encode())
        if is_over(state_of(session)):
            session.book()
            session.next_deal()
        elif is_complete(state_of(session)):
            settle(session)
        else:
            act(session, rng.choice(moves(state_of(session))))


def live(store: Store, seed: int, seconds: float) -> Progress:
    """One player's life, which ends some `seconds` after his first step; the last step that he told."""
    hears, tells = os.pipe()
    player = os.fork()
    if not player:
        os.close(hears)
        play(store, seed, tells)
    os.close(tells)
    with os.fdopen(hears, "rb") as pipe:
        first = pipe.readline()
        time.sleep(seconds)
        os.kill(player, signal.SIGKILL)
        os.waitpid(player, 0)
        told = [first, *pipe.read().splitlines(keepends=True)]
    booked, made, taken = map(int, next(each for each in reversed(told) if each.endswith(b"\n")).split())
    return booked, made, taken


def main(folder: str, kills: int, careless: bool) -> int:
    """Prints what was found: lives, steps, losses, deals booked twice. The exit code tells whether all was well."""
    Path(folder).mkdir(exist_ok=True)
    host.use_folder(folder)
    store: Store = Careless(Path(folder)) if careless else host
    rng, lost, broken, twice = Random(7), 0, 0, 0
    for life in range(kills):
        told = live(store, life, rng.uniform(0, 0.02))
        session = Session(store, Random(life))
        broken += bool(session.notices)
        lost += progress(session) < told
        records = [entry.record for entry in session.history.deals]
        twice += sum(a == b for a, b in pairwise(records))
    print(f"lives {kills} deals {progress(session)[0]} broken {broken} lost {lost} twice {twice}")
    return int(bool(broken or lost or twice))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2]), "careless" in sys.argv))
