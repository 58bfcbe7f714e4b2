"""The same deal with everything that a seat cannot know lying in another order."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from game.rules.observation import observe, unseen
from game.rules.record import Record, replay, settled
from game.rules.rules import is_complete
from game.rules.state import IllegalPlay, State
from game.rules.variants import variant
from tests.rules.deals import played

OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"swap": "seven and two"},
    {"swap": "two only", "bury": "on"},
    {"follow": "on"},
    {"exchange": "on", "direction": "clockwise"},
    {"partner": "never", "swap": "seven and two"},
)
GAMES = [variant(name, **each) for name in ("two", "scoperta", "three", "four", "six", "schembil") for each in OPTIONS]
GAMES += [variant("briscolone"), variant("briscolone", follow="on")]
GAMES += [
    variant("chiamata"),
    variant("chiamata", naming="blind", first_lead="caller"),
    variant("chiamata", void_hand="on", loads="on", forced_call="off"),
    variant("chiamata", follow="on", exchange="on"),
]


def at_rest(record: Record, is_settled: bool) -> State:
    """The whole deal after the record's moves, the trick that the last completes taken or not."""
    state = replay(record)
    return settled(state) if is_settled else state


def rearranged(record: Record, is_settled: bool, seat: int, rng: Random) -> Record | None:
    """A record of the same moves that `seat` cannot tell from this one; None where the lot finds none."""
    seen = observe(at_rest(record, is_settled), seat)
    hidden = sorted(unseen(seen))
    shuffled = hidden[:]
    rng.shuffle(shuffled)
    other = dict(zip(hidden, shuffled, strict=True))
    new = record._replace(deck=tuple(other.get(card, card) for card in record.deck))
    try:
        same = observe(at_rest(new, is_settled), seat) == seen
    except (IllegalPlay, ValueError):  # another hand would have had to follow suit
        return None
    return new if same and new != record else None


def twins(seeds: range) -> Iterator[tuple[Record, Record, bool, int]]:
    """Pairs of records that a seat cannot tell apart, whether their last trick is taken, and the seat."""
    for seed in seeds:
        for of in GAMES:
            rng = Random(f"{of.name} {of.options} {seed}")
            record = played(of, seed, rng.randrange(len(of.pack)))
            complete = is_complete(replay(record))
            for is_settled in {False, complete}:
                seat = rng.randrange(of.seats)
                other = rearranged(record, is_settled, seat, rng)
                if other is not None:
                    yield record, other, is_settled, seat
