"""How long a deal takes at each table, without a tap but for one's own cards, played at once, by the simulated clock.

python -m tests.bench.deals [--deals 3]
"""

from __future__ import annotations

import argparse
from random import Random
from statistics import median

from game.app import STEP
from game.rules.variants import VARIANTS
from game.scenes.room import Room
from game.scenes.table.play import Play
from game.screen.sound import Sounds
from game.store.session import Session
from game.table.seat import PERSON
from game.tools.nowhere import Nowhere
from game.view.intents import Go, Name, Pick, Say


def paced(variant: str, seed: int) -> tuple[float, list[float]]:
    """Seconds of a whole deal at normal speed, and of each trick from its first card to when the last one lies."""
    nowhere = Nowhere()
    session = Session(nowhere, Random(seed), lambda: "2025-03-21", lambda: 0.0)
    played = VARIANTS[variant]
    session.start(played, (PERSON, *["normal"] * (played.seats - 1)), "first to 5" if played.has_auction else "single")
    play = Play(Room(session, Sounds(0.0, True), nowhere, "en"))
    time, began, tricks = 0.0, None, list[float]()
    while True:
        wishes = [each.intent for each in play.targets() if isinstance(each.intent, Pick | Say | Name)]
        if wishes:
            play.handle(wishes[0])
        if play.update(STEP) == Go("score"):
            return time, tricks
        time += STEP
        trick = play.board.state.trick
        began = time if trick and began is None else began
        if began is not None and len(trick) == played.seats and not play.board.moving:
            tricks.append(time - began)
            began = None
            while play.board.state.trick and play.update(STEP) != Go("score"):
                time += STEP


def main() -> None:
    """Print a line for each table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=3)
    deals = range(1, parser.parse_args().deals + 1)
    for variant in VARIANTS:
        found = [paced(variant, seed) for seed in deals]
        tricks = [each for _, every in found for each in every]
        length = median(time for time, _ in found)
        told = f"; a trick {median(tricks):.1f} s, most {max(tricks):.1f} s" if tricks else ""
        print(f"{variant:11} a deal {length:.0f} s{told}")


if __name__ == "__main__":
    main()
