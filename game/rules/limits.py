"""What a seat has learned of hands that it does not see: who lacks a card for certain, or holds one of several."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from game.rules.auction import caller, is_forced
from game.rules.cards import CARDS, Card
from game.rules.signs import told_of
from game.rules.state import Public, Sign, Told

_TRIES = 20  # shuffles until the cards are moved one by one


class Limit(NamedTuple):
    """Of `cards` the hand of `seat` holds `least` to `most`."""

    seat: int
    cards: frozenset[int]
    least: int
    most: int

    def allows(self, hand: Sequence[Card]) -> bool:
        """Whether the whole hand of the seat keeps within it."""
        return self.least <= sum(card in self.cards for card in hand) <= self.most


def limits(public: Public, seat: int) -> tuple[Limit, ...]:
    """What `seat` knows of the other hands beyond the cards that it has been shown.

    A forced call is a card that the caller lacks. Signs are taken at their word, unless false ones are agreed upon;
    then they limit nothing, and may only make a hand more or less likely.
    """
    found = []
    plays = caller(public)
    if is_forced(public) and plays is not None and plays != seat and public.called is not None:
        found.append(Limit(plays, frozenset({public.called}), 0, 0))
    if public.variant.options.false_signs == "off":
        found += claims(public, seat)
    return tuple(found)


def claims(public: Public, seat: int) -> tuple[Limit, ...]:
    """What the others' signs say of their hands, be it true or not."""
    return tuple(limit for told in public.told if told.seat != seat for limit in _of_sign(public, told))


def _of_sign(public: Public, told: Told) -> Iterator[Limit]:
    if not isinstance(told.what, Sign) or public.trump is None:
        return
    cards = frozenset(told_of(told.what, public.trump, public.variant.values))
    if told.what is Sign.NONE:
        spent = sum(card in cards for card in _played(public, told.seat, told.tricks + 1))
        yield Limit(told.seat, cards, 0, max(0, _drawn(public, told.tricks) - spent))
    elif not any(card in cards for card in _played(public, told.seat, told.tricks)) and not _given(public, told, cards):
        yield Limit(told.seat, cards, 1, len(cards))


def _played(public: Public, seat: int, first: int) -> Iterator[Card]:
    """The cards that `seat` has played from trick `first` on, the one on the table included."""
    for leader, cards in (*((trick.leader, trick.cards) for trick in public.taken), (public.leader, public.trick))[
        first:
    ]:
        place = (seat - leader) % public.variant.seats
        yield from cards[place : place + 1]


def _given(public: Public, told: Told, cards: frozenset[int]) -> bool:
    """Whether the seat has laid one of the cards under the stock since, in a swap."""
    return any(each.seat == told.seat and each.tricks >= told.tricks and each.given in cards for each in public.swaps)


def _drawn(public: Public, tricks: int) -> int:
    """How many cards each seat has received since `tricks` tricks were taken, swaps included."""
    of = public.variant
    draws = len(of.pack) // of.seats - of.hand_size
    return max(0, min(len(public.taken), draws) - tricks) + sum(each.tricks >= tricks for each in public.swaps)


def fitted(
    hidden: list[Card], known: Sequence[Sequence[Card]], places: Sequence[range], bounds: Sequence[Limit], rng: Random
) -> list[Card]:
    """The cards in an order that keeps within the limits: shuffled anew, at last moved one by one.

    `known` is what is known of each hand, `places` which of the cards in their order come to it.
    """
    for _ in range(_TRIES):
        if all(fits(limit, hidden, known, places) for limit in bounds):
            return hidden
        rng.shuffle(hidden)
    for _ in range(_TRIES * len(CARDS)):
        broken = [limit for limit in bounds if not fits(limit, hidden, known, places)]
        if not broken:
            break
        limit = rng.choice(broken)
        _mend(limit, hidden, places, sum(card in limit.cards for card in known[limit.seat]), rng)
    return hidden


def fits(limit: Limit, hidden: Sequence[Card], known: Sequence[Sequence[Card]], places: Sequence[range]) -> bool:
    """Whether the cards in this order keep within a limit; `known` and `places` as for `fitted`."""
    lie = places[limit.seat]
    return limit.allows([*known[limit.seat], *hidden[lie.start : lie.stop]])


def _mend(limit: Limit, hidden: list[Card], places: Sequence[range], known: int, rng: Random) -> None:
    """Exchange one card of the hand with one from elsewhere: of those it has too few of, or too many.

    `known` of the hand's cards that the limit is about are known to be there.
    """
    inside = list(places[limit.seat])
    outside = [place for place in range(len(hidden)) if place not in places[limit.seat]]
    count = known + sum(hidden[place] in limit.cards for place in inside)
    wanted = count <= limit.most
    leaves = [place for place in inside if (hidden[place] in limit.cards) != wanted]
    comes = [place for place in outside if (hidden[place] in limit.cards) == wanted]
    if leaves and comes:
        one, other = rng.choice(leaves), rng.choice(comes)
        hidden[one], hidden[other] = hidden[other], hidden[one]
