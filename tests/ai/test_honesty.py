"""No level can know more than its seat sees: nothing hidden is handed in, nothing hidden changes a move or its cost."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random

import pytest

import game.ai
from game.ai import LEVELS, at_once, decide, weigh
from game.ai.weighed import Weighed
from game.rules.cards import Card
from game.rules.observation import Observation, determinize, moves, observe
from game.rules.state import Swap, Variant
from tests.ai.positions import to_play
from tests.rules.deals import EVERY

SOURCES = sorted(Path(game.ai.__file__).parent.glob("*.py"))
HIDDEN = {
    "State",
    "deal",
    "settle",
    "act",
    "play",
    "determinize",
    "world",
    "observe",
    "holder",
    "pay",
}  # what leads to a whole deal


pytestmark = pytest.mark.usefixtures("hasty")


def weighed(level: str, obs: Observation, seed: int) -> tuple[Weighed, ...]:
    """What the level thinks of every move."""
    return at_once(weigh(level, obs, Random(seed)))


def deals_of(share: int) -> list[tuple[Variant, int]]:
    """Every `share`-th set of rules, each with a seed of its own."""
    return [(of, seed) for seed, of in enumerate(EVERY) if seed % share == 0]


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_hidden_changes_no_move_and_no_cost(level: str) -> None:
    tried = 0
    for of, seed in deals_of(8):
        for number, (_, obs) in enumerate(to_play(of, seed)):
            other = observe(determinize(obs, Random(number)), obs.seat)
            assert other == obs
            assert weighed(level, obs, seed) == weighed(level, other, seed)
            tried += 1
    assert tried > 2000


@pytest.mark.parametrize("level", LEVELS)
def test_the_order_of_the_hand_changes_no_move_and_no_cost(level: str) -> None:
    """As received, turned round, or shuffled."""
    tried = 0
    for of, seed in deals_of(16):
        for number, (_, obs) in enumerate(to_play(of, seed)):
            plain = weighed(level, obs, seed)
            shuffled = Random(number).sample(obs.hand, len(obs.hand))
            for order in (obs.hand[::-1], tuple(shuffled)):
                assert weighed(level, obs._replace(hand=order), seed) == plain
                tried += order != obs.hand
    assert tried > 1000


@pytest.mark.parametrize("level", LEVELS)
def test_nothing_a_level_is_given_leads_to_a_hidden_card(level: str) -> None:
    for of, seed in deals_of(24):
        for _, obs in to_play(of, seed):
            move = decide(level, obs, Random(1))
            assert move in moves(obs)
            assert not isinstance(move, Card | Swap) or (move.card if isinstance(move, Swap) else move) in obs.hand


def names(path: Path) -> set[str]:
    """The names that a module imports from the rules, the state and the observation."""
    tree = ast.parse(path.read_text())
    ours = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module != "game.ai.many"]
    return {
        each.name
        for node in ours
        if node.module
        in {"game.rules.rules", "game.rules.state", "game.rules.observation", "game.rules.auction", "game.rules.pay"}
        for each in node.names
    }


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_no_module_can_name_a_whole_deal(path: Path) -> None:
    assert not names(path) & HIDDEN
    tree = ast.parse(path.read_text())
    assert not any(isinstance(node, ast.Import) and "game" in node.names[0].name for node in ast.walk(tree))


def test_there_are_modules_to_read() -> None:
    assert {"easy", "normal", "hard", "duel", "playouts"} <= {path.stem for path in SOURCES}
    assert "moves" in names(Path(game.ai.__file__).with_name("normal.py"))
