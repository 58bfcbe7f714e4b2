"""What one seat may know of a deal. Hidden things are absent, so no reader of an Observation can peek."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from game.rules import auction
from game.rules.cards import CARDS, SUITS, Card, Suit
from game.rules.limits import fitted, limits
from game.rules.rules import playable, winner
from game.rules.signs import noticed, told_of
from game.rules.state import Call, Move, Sign, State, Swap, Swapped, Told, Trick, Variant
from game.rules.swapping import exchangeable


class Observation(NamedTuple):
    """A deal seen from `seat`: his own hand, everything public, and only the sizes of what is hidden."""

    variant: Variant
    seat: int
    hand: tuple[Card, ...]  # in the order in which the cards were received
    sizes: tuple[int, ...]  # cards held, by every seat
    shown: tuple[frozenset[Card], ...]  # cards that each other seat is known to hold
    stock: int  # cards left to draw, the turned card included
    turn_up: Card | None  # the card that lies, or lay, face up under the stock
    trump: Suit | None
    leader: int
    trick: tuple[Card, ...]
    taken: tuple[Trick, ...]
    swaps: tuple[Swapped, ...]
    calls: tuple[Call, ...] = ()
    called: Card | None = None
    doubled: bool = False
    told: tuple[Told, ...] = ()  # the signs and words that the seat has noticed or given


def observe(state: State, seat: int) -> Observation:
    """What `seat` knows of `state`."""
    return Observation(
        variant=state.variant,
        seat=seat,
        hand=state.hands[seat],
        sizes=tuple(map(len, state.hands)),
        shown=_shown(state, seat),
        stock=len(state.stock),
        turn_up=state.turn_up,
        trump=state.trump,
        leader=state.leader,
        trick=state.trick,
        taken=state.taken,
        swaps=state.swaps,
        calls=state.calls,
        called=state.called,
        doubled=state.doubled,
        told=noticed(state, seat),
    )


def _shown(state: State, seat: int) -> tuple[frozenset[Card], ...]:
    public, signed = _received_in_public(state), _signed(state, seat)
    return tuple(
        frozenset()
        if other == seat
        else frozenset(hand)
        if _sees(state, seat, other)
        else frozenset(each for each in hand if other in (public.get(each), signed.get(each)))
        for other, hand in enumerate(state.hands)
    )


def _sees(state: State, seat: int, other: int) -> bool:
    variant = state.variant
    partners = variant.sides[seat] == variant.sides[other]
    shown_to_partner = variant.options.partner == "shown" and not state.stock and bool(state.taken)
    voided = auction.is_voided(state) and state.calls[-1].seat == other
    return variant.open_hands or voided or (partners and shown_to_partner)


def open_partners(state: State, seat: int) -> frozenset[int]:
    """The partners whose hands lie open for `seat`."""
    sides = state.variant.sides
    partners = (each for each in range(state.variant.seats) if each != seat and sides[each] == sides[seat])
    return frozenset(each for each in partners if _sees(state, seat, each))


def _signed(state: State, seat: int) -> dict[Card, int]:
    """Who has told of a card of his by a true sign that `seat` has noticed."""
    if not state.told or state.trump is None or state.variant.options.false_signs == "on":
        return {}
    named = [
        (told.seat, told_of(told.what, state.trump, state.variant.values))
        for told in noticed(state, seat)
        if isinstance(told.what, Sign)
    ]
    return {CARDS[cards[0]]: other for other, cards in named if len(cards) == 1}


def _received_in_public(state: State) -> dict[Card, int]:
    """Who received a card by a swap, or by drawing the turned card, or must have been dealt it by what he called."""
    received = {each.taken: each.seat for each in state.swaps}
    plays = auction.caller(state)
    if plays is not None:
        received |= dict.fromkeys(auction.must_hold(state), plays)
    turned = state.turn_up
    if turned is not None and not state.stock:
        received[turned] = _last_to_draw(state)
    return received


def _last_to_draw(state: State) -> int:
    seats = state.variant.seats
    draws = len(state.variant.pack) // seats - state.variant.hand_size
    first = winner(state.taken[draws - 1], state.trump, state.variant)
    return (first - 1) % seats


def moves(obs: Observation) -> tuple[Move, ...]:
    """The moves open to `obs.seat`, whose turn it must be: the cards he may play in order, then the swap if any.

    In an auction what he may bid; the suits, where he is to name one; nothing where nobody plays.
    """
    if auction.is_dead(obs):
        return ()
    if auction.is_bidding(obs):
        return auction.bids(obs, obs.hand)
    if auction.is_naming(obs):
        return SUITS
    hand = playable(tuple(sorted(obs.hand)), obs.trick, obs.variant)
    card = exchangeable(obs, obs.hand, obs.stock)
    return hand if card is None else (*hand, Swap(card))


def unseen(obs: Observation) -> frozenset[Card]:
    """The cards of which the seat does not know where they are: in a hidden hand or face down in the stock."""
    seen = set(obs.hand).union(obs.trick, *obs.shown, *(trick.cards for trick in obs.taken))
    if obs.turn_up is not None:
        seen.add(obs.turn_up)
    return frozenset(obs.variant.pack) - seen


def determinize(obs: Observation, rng: Random) -> State:
    """One world, drawn evenly, that looks like `obs`: `observe(determinize(obs, rng), obs.seat) == obs`."""
    hidden = sorted(unseen(obs))
    rng.shuffle(hidden)
    return world(obs, possible(obs, hidden, rng))


def possible(obs: Observation, hidden: list[Card], rng: Random) -> list[Card]:
    """The unseen cards in a shuffled order, dealt as `world` does, so that nobody has one that he cannot have.

    Who lacks the called card for certain is not dealt it, and true signs are heeded (`limits`).
    """
    bounds = limits(obs, obs.seat)
    known = [() if seat == obs.seat else tuple(cards) for seat, cards in enumerate(obs.shown)]
    return fitted(hidden, known, places(obs), bounds, rng) if bounds else hidden


def places(obs: Observation) -> list[range]:
    """For each seat, which of the unseen cards in their order `world` puts in its hand."""
    ranges, used = [], 0
    for seat, size in enumerate(obs.sizes):
        missing = 0 if seat == obs.seat else size - len(obs.shown[seat])
        ranges.append(range(used, used + missing))
        used += missing
    return ranges


def world(obs: Observation, hidden: Sequence[Card]) -> State:
    """The world in which the unseen cards lie in the order `hidden`: the other hands' first, then the stock.

    The own hand keeps its order; in the others the cards that are known come first, in order.
    """
    ranges = places(obs)
    hands = [
        obs.hand if seat == obs.seat else (*sorted(obs.shown[seat]), *hidden[lie.start : lie.stop])
        for seat, lie in enumerate(ranges)
    ]
    return stand_in(obs, hands, hidden[ranges[-1].stop :])


def stand_in(obs: Observation, hands: Sequence[tuple[Card, ...]], face_down: Sequence[Card]) -> State:
    """A state that shows what `obs` does, with these hands and these cards face down in the stock."""
    turned = (obs.turn_up,) if obs.stock and obs.turn_up is not None else ()
    return State(
        variant=obs.variant,
        hands=tuple(hands),
        stock=(*face_down, *turned),
        turn_up=obs.turn_up,
        trump=obs.trump,
        leader=obs.leader,
        trick=obs.trick,
        taken=obs.taken,
        swaps=obs.swaps,
        calls=obs.calls,
        called=obs.called,
        doubled=obs.doubled,
        told=tuple(told._replace(seen=() if told.seat == obs.seat else (obs.seat,)) for told in obs.told),
    )
