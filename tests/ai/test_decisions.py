"""Golden decisions: what every level plays in recorded positions, and how much chance it uses, stays as it was.

`pytest tests/ai/test_decisions.py --regenerate` writes them anew: only for a level that is meant to play otherwise.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from game.ai import LEVELS, decide
from game.rules.cards import Card, Suit
from game.rules.observation import moves
from game.rules.state import Bid, Move, Swap, Variant
from tests.ai.positions import RULES, with_a_choice

FOLDER = Path(__file__).parent / "golden"


def written(move: Move) -> str:
    """A card as everywhere, a swap as the card that is given and a stroke, a bid as its word, a suit as its letter."""
    match move:
        case Card():
            return str(move)
        case Swap():
            return f"{move.card}/"
        case Bid():
            return move.word
        case Suit():
            return move.value


def decisions(of: Variant) -> Iterator[str]:
    """For each position a line: the seat, every level's move, and the chance that comes next."""
    for number, obs in enumerate(with_a_choice(of)):
        words = [f"{len(obs.taken)}.{obs.seat}"]
        for level in LEVELS:
            rng = Random(number)
            words.append(f"{level} {written(decide(level, obs, rng))} {rng.randrange(1000)}")
        yield ", ".join(words)


@pytest.mark.parametrize("name", RULES)
def test_every_level_decides_as_it_did(name: str, regenerate: bool) -> None:
    path, told = FOLDER / f"{name}.txt", "".join(f"{line}\n" for line in decisions(RULES[name]))
    if regenerate:
        path.write_text(told)
    assert told == path.read_text()


def test_the_positions_show_what_they_should() -> None:
    """Hundreds of them, swaps made and left alone, levels that differ; no file is left over."""
    paths = list(FOLDER.glob("*.txt"))
    assert {path.stem for path in paths} == set(RULES)
    lines = [line.split(", ")[1:] for path in paths for line in path.read_text().splitlines()]
    played = [[words.split()[1] for words in line] for line in lines]
    assert len(lines) > 250
    assert sum(len(set(line)) > 1 for line in played) > 80
    for level in range(len(LEVELS)):
        assert sum(line[level].endswith("/") for line in played) >= 3
    offered = sum(isinstance(moves(obs)[-1], Swap) for of in RULES.values() for obs in with_a_choice(of))
    assert offered >= sum(line[2].endswith("/") for line in played) > 3
