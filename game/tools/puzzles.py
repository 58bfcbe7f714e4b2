"""Makes more puzzles: `python -m game.tools.puzzles --more 365`. Those that have been published stay as they are.

They are endings of deals that Normal plays against itself, in which one first card alone brings the most, and not the
one that Normal would lead.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random

from game.ai import decide
from game.ai.normal import preferred
from game.rules.observation import observe
from game.rules.record import replay, settled
from game.rules.rules import act, deal, to_move
from game.rules.variants import variant
from game.teacher.puzzle import FILE, SIZE, Puzzle, packed, puzzle

LEAST = 10  # points that the solver must need: what is worth less is no goal


def endings(rng: Random) -> Iterator[Puzzle]:
    """Endings of random deals that are puzzles, without end."""
    of = variant("two")
    while True:
        deck = list(of.pack)
        rng.shuffle(deck)
        state = deal(of, deck, 0)
        while state.stock:
            state = settled(act(state, decide("normal", observe(state, to_move(state)), rng)))
        leads, turned = state.leader, state.turn_up
        theirs = [card for card in state.hands[1 - leads] if card != turned]
        if turned in state.hands[1 - leads] and turned is not None:
            found = puzzle(state.hands[leads], (*theirs, turned))
            if found is not None and is_worth_a_day(found):
                yield found


def is_worth_a_day(found: Puzzle) -> bool:
    """Whether something is to be won that a sensible person misses."""
    return found.need >= LEAST and preferred(observe(settled(replay(found.record)), 0)) != found.best


def extended(data: bytes, more: int, rng: Random) -> bytes:
    """The file with so many more puzzles, none of them twice."""
    known = {data[start : start + SIZE] for start in range(0, len(data), SIZE)}
    for found in endings(rng):
        if more <= 0:
            break
        code = packed(found.mine, found.theirs)
        if code not in known:
            known.add(code)
            data, more = data + code, more - 1
    return data


def main() -> None:
    """Append to the file of puzzles."""
    parser = argparse.ArgumentParser(prog="python -m game.tools.puzzles", description=__doc__)
    parser.add_argument("--more", type=int, required=True, metavar="N", help="how many are added")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="another number, other puzzles")
    given = parser.parse_args()
    data = FILE.read_bytes() if FILE.exists() else b""
    FILE.write_bytes(extended(data, given.more, Random(f"{given.seed} {len(data)}")))
    print(f"{FILE}: {FILE.stat().st_size // SIZE} puzzles")


if __name__ == "__main__":
    main()
