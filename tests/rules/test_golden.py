"""Golden playthroughs: one deal per variant told move by move, so that no rule changes unnoticed.

`pytest tests/test_golden.py --regenerate` tells them anew; the difference shows what has changed.
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from game.rules.cards import written
from game.rules.record import Record, from_text, replay, settled, to_text
from game.rules.rules import points, to_move
from game.rules.state import State, Swap, Variant
from game.rules.variants import VARIANTS, variant
from tests.rules.deals import played

FOLDER = Path(__file__).parent / "golden"
ALL_OPTIONS = {"bury": "on", "swap": "seven and two", "follow": "on", "exchange": "on"}
GOLDEN = dict(VARIANTS) | {
    "two, every option": variant("two", **ALL_OPTIONS),
    "four, two only": variant("four", swap="two only", partner="never"),
}


def told(record: Record) -> str:
    """The deal in words, a line a move and a line a trick."""
    lines = [to_text(record), *_table(replay(record, 0))]
    states = [settled(replay(record, count)) for count in range(len(record.moves) + 1)]
    for (before, after), move in zip(pairwise(states), record.moves, strict=True):
        if isinstance(move, Swap):
            lines.append(f"  seat {to_move(before)} swaps {move.card} for {before.turn_up}")
        else:
            lines.append(f"  seat {to_move(before)} plays {move}")
        if len(after.taken) > len(before.taken):
            lines.append(f"{len(after.taken)}: seat {after.leader} takes {written(after.taken[-1].cards)}")
            lines += _table(after)
    return "\n".join(lines) + "\n"


def _table(state: State) -> list[str]:
    hands = " | ".join(written(hand) for hand in state.hands)
    return [f"  hands {hands}; stock {len(state.stock)}, turned {state.turn_up}, points {points(state)}"]


def _seed(of: Variant) -> int:
    """A seed whose deal shows much: points for every side, a swap and a burial where the options have them."""

    def shows(seed: int) -> bool:
        record = played(of, seed)
        turned = record.deck[of.seats * of.hand_size]
        start, end = replay(record, 0), settled(replay(record))
        has_swap = of.options.swap == "off" or bool(end.swaps)
        has_burial = of.options.bury == "off" or turned != start.turn_up
        return has_swap and has_burial and min(points(end)) >= 20

    return next(filter(shows, range(2000)))


@pytest.mark.parametrize("name", GOLDEN)
def test_the_deal_is_played_as_it_was(name: str, regenerate: bool) -> None:
    path = FOLDER / f"{name}.txt"
    if regenerate:
        path.write_text(told(played(GOLDEN[name], _seed(GOLDEN[name]))))
    text = path.read_text()
    record = from_text(text.splitlines()[0])
    assert record.variant == GOLDEN[name]
    assert told(record) == text


def test_no_variant_lacks_its_golden_deal_and_none_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GOLDEN)
    assert set(VARIANTS) <= set(GOLDEN)
