"""Why a card is the better one, as one of a closed list of sentences, each said only where it is true.

The computer that advises knows what a card costs, not why. So each sentence has a condition of its own, which a reader
of the table can check; the first of the list that is true is said.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.ai.weighed import Weighed
from game.rules.cards import Card
from game.rules.observation import Observation
from game.rules.state import Swap
from game.teacher.facts import ENOUGH, Facts

EVEN = 0.5  # points: moves that cost less are as good as the best


class Reason(NamedTuple):
    """The name of a sentence, and what it tells of: some points, a card that is not the one advised."""

    name: str
    points: int = 0
    card: Card | None = None


def reason(obs: Observation, weighed: Sequence[Weighed]) -> Reason:
    """Why the first of `weighed`, all moves of the seat with their costs, is advised.

    Raises ValueError for what is said and called in an auction.
    """
    best = weighed[0].move
    if len(weighed) == 1:
        return Reason("only")
    if isinstance(best, Swap):
        return Reason("swap")
    if not isinstance(best, Card):
        raise ValueError(f"no card is played with {best!r}")
    first, *more = reasons(Facts(obs, best))
    if weighed[1].cost >= EVEN or (more and _is_shared(first, obs, weighed)):
        return first
    return Reason("equal")


def _is_shared(what: Reason, obs: Observation, weighed: Sequence[Weighed]) -> bool:
    """Whether it speaks for every card that is as good as the best."""
    even = [each.move for each in weighed if each.cost < EVEN]
    return all(isinstance(move, Card) and what in reasons(Facts(obs, move)) for move in even)


def reasons(facts: Facts) -> Iterator[Reason]:
    """All that are true, the most telling first; the last always is."""
    kinds = (_leading,) if facts.leads else (_deciding, _taking, _losing, _between)
    for kind in kinds:
        yield from kind(facts)
    yield Reason("balance")


def _deciding(facts: Facts) -> Iterator[Reason]:
    """What decides the deal."""
    ours, theirs = facts.totals
    if not (facts.is_last and facts.wins and len(set(facts.variant.sides)) == 2):
        return
    gain = facts.on_table + facts.worth(facts.card)
    if ours < ENOUGH <= ours + gain:
        yield Reason("wins", ours + gain)
    left = [each for each in facts.others if each not in facts.winners]
    if left and not facts.is_ours and theirs < ENOUGH <= theirs + facts.on_table + min(map(facts.worth, left)):
        yield Reason("stops")


def _taking(facts: Facts) -> Iterator[Reason]:
    """The last to play takes the trick."""
    if not (facts.is_last and facts.wins):
        return
    trumps = [each for each in facts.winners if facts.is_trump(each)]
    if not facts.is_trump(facts.card):
        gain = facts.on_table + facts.worth(facts.card)
        yield Reason("strozzo") if facts.is_load(facts.card) else Reason("take", gain) if gain else Reason("free")
    elif facts.on_table >= 10:
        yield Reason("trump_load", facts.on_table)
    elif facts.on_table and facts.card == min(trumps, key=facts.variant.values.strength.__getitem__):
        yield Reason("trump_points", facts.on_table)
    if facts.is_counted:
        yield Reason("counted")


def _losing(facts: Facts) -> Iterator[Reason]:
    """The last to play leaves the trick to another."""
    if not facts.is_last or facts.wins:
        return
    if facts.is_ours:
        yield from _given(facts)
    if facts.turned is not None and facts.winners:
        yield Reason("turned", card=facts.turned)
    if facts.is_counted:
        yield Reason("counted")
    if facts.winners and all(map(facts.is_trump, facts.winners)) and not facts.is_trump(facts.card):
        if not facts.on_table and not facts.worth(facts.card):
            yield Reason("nothing")
        elif 0 < facts.on_table < 10:
            yield Reason("not_worth", facts.on_table)
    if not facts.winners and not facts.is_ours and _costs_least(facts):
        yield Reason("least")


def _given(facts: Facts) -> Iterator[Reason]:
    """A partner takes the trick."""
    if facts.worth(facts.card):
        yield Reason("feed")
    elif any(map(facts.is_trump, facts.winners)) and not facts.is_trump(facts.card):
        yield Reason("partner_has")


def _between(facts: Facts) -> Iterator[Reason]:
    """Others play afterwards."""
    if facts.is_last:
        return
    if facts.wins:
        yield Reason("so_far")
    elif not facts.worth(facts.card):
        yield Reason("after_you")


def _leading(facts: Facts) -> Iterator[Reason]:
    card, costs = facts.card, facts.worth(facts.card)
    if facts.turned is not None and not costs and not facts.is_trump(card):
        yield Reason("lead_turned", card=facts.turned)
    if not facts.is_beaten(card) and costs:
        yield from _unbeaten(facts)
    if facts.is_counted:
        yield Reason("counted")
    if not costs:
        yield from _worthless(facts)
    elif _costs_least(facts) and min(map(facts.worth, facts.others)) > 0:
        yield Reason("least_lead")


def _unbeaten(facts: Facts) -> Iterator[Reason]:
    """Nothing higher is left in the suit of the card that is led."""
    if facts.is_trump(facts.card):
        yield Reason("draw_trumps") if facts.trumps_out else Reason("sure")
    else:
        yield Reason("boss") if facts.trumps_out else Reason("sure")


def _worthless(facts: Facts) -> Iterator[Reason]:
    """A card without points is led."""
    if facts.is_trump(facts.card):
        if facts.others and min(map(facts.worth, facts.others)) > 0:
            yield Reason("small_trump")
    elif any(map(facts.is_load, facts.others)):
        yield Reason("keep_load")
    elif any(map(facts.is_trump, facts.others)):
        yield Reason("keep_trump")
    else:
        yield Reason("free_lead")


def _costs_least(facts: Facts) -> bool:
    return facts.worth(facts.card) <= min(map(facts.worth, facts.open))
