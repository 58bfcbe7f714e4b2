"""Golden playthroughs: one deal per variant told move by move, so that no rule changes unnoticed.

`pytest tests/test_golden.py --regenerate` tells them anew; the difference shows what has changed.
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from game.rules.auction import caller, holder
from game.rules.cards import Card, Suit, written
from game.rules.pay import outcome, target
from game.rules.record import Record, from_text, replay, settled, to_text
from game.rules.rules import points, to_move
from game.rules.state import Bid, Move, State, Swap, Trick, Variant
from game.rules.variants import VARIANTS, variant
from tests.rules.deals import played

FOLDER = Path(__file__).parent / "golden"
ALL_OPTIONS = {"bury": "on", "swap": "seven and two", "follow": "on", "exchange": "on"}
AUCTION_OPTIONS = {"naming": "blind", "first_lead": "caller", "void_hand": "on", "loads": "on", "forced_call": "off"}
GOLDEN = dict(VARIANTS) | {
    "two, every option": variant("two", **ALL_OPTIONS),
    "chiamata, every option": variant("chiamata", **AUCTION_OPTIONS),
    "four, two only": variant("four", swap="two only", partner="never"),
}


def told(record: Record) -> str:
    """The deal in words, a line a move and a line a trick."""
    lines = [to_text(record), *_table(replay(record, 0))]
    states = [settled(replay(record, count)) for count in range(len(record.moves) + 1)]
    for (before, after), move in zip(pairwise(states), record.moves, strict=True):
        lines.append(f"  seat {to_move(before)} {_done(move, before, after)}")
        if len(after.taken) > len(before.taken):
            lines.append(f"{len(after.taken)}: seat {after.leader} takes {written(after.taken[-1].cards)}")
            lines += _table(after)
    if record.variant.has_auction:
        lines.append(f"partner {holder(states[-1])}, target {target(states[-1])}, pay {outcome(states[-1])}")
    return "\n".join(lines) + "\n"


def _done(move: Move, before: State, after: State) -> str:
    match move:
        case Card():
            return f"plays {move}"
        case Swap():
            return f"swaps {move.card} for {before.turn_up}"
        case Bid():
            return f"says {move.word}"
        case Suit():
            return f"names {move.value}: {after.called} is called"


def _table(state: State) -> list[str]:
    hands = " | ".join(written(hand) for hand in state.hands)
    return [f"  hands {hands}; stock {len(state.stock)}, turned {state.turn_up}, points {points(state)}"]


def _seed(of: Variant) -> int:
    """A seed whose deal shows much: points for every side, a swap and a burial where the options have them."""

    def shows(seed: int) -> bool:
        record = played(of, seed)
        if of.has_auction:
            end = settled(replay(record))
            fell_before = of.options.naming == "blind" and end.called in (end.taken or [Trick(0, ())])[0].cards
            secret = holder(end) not in (caller(end), None)
            return secret and target(end) > 61 and fell_before == (of.options.naming == "blind")
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
