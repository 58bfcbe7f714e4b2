"""The auction: who may say what, who plays, which card was called, and what of it who knows.

Everything but `holder` is found from what lies open, so that it holds for a State and for an Observation alike.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from game.rules.cards import CARDS, Card, Rank, Suit
from game.rules.state import KEEP, LOADS, PASS, VOID, Bid, Call, IllegalPlay, Public, State, Variant

POOR = 4  # points of the richest hand that may void the deal
MOST = 120  # points of the highest bid
_POINTS = tuple(Bid(str(points)) for points in range(62, MOST + 1))
BIDS = frozenset(bid.word for bid in (PASS, LOADS, KEEP, VOID, *_POINTS)) | {rank.value for rank in Rank}


@cache
def ranks(variant: Variant) -> tuple[Bid, ...]:
    """The ranks that can be called, in order: from the ace down to the two."""
    strong_first = sorted(CARDS[:10], key=lambda card: -variant.values.strength[card])
    return tuple(Bid(card.rank.value) for card in strong_first)


def calls_made(public: Public) -> tuple[Call, ...]:
    """What has been said in the auction proper."""
    return tuple(call for call in public.calls if call.bid not in (KEEP, VOID))


def highest(public: Public) -> Call | None:
    """The bid that stands, None before the first."""
    return next((call for call in reversed(calls_made(public)) if call.bid != PASS), None)


def is_dead(public: Public) -> bool:
    """Whether nobody plays: the deal was voided, or all have passed. The same dealer deals again."""
    return is_voided(public) or _passes(public) == public.variant.seats


def is_voided(public: Public) -> bool:
    """Whether a poor hand has voided the deal."""
    return bool(public.calls) and public.calls[-1].bid == VOID


def _passes(public: Public) -> int:
    return sum(call.bid == PASS for call in public.calls)


def is_bidding(public: Public) -> bool:
    """Whether the auction, or what comes before it, is going on."""
    if not public.variant.has_auction or is_dead(public):
        return False
    best = highest(public)
    return best is None or not (best.bid in (LOADS, _POINTS[-1]) or _passes(public) == public.variant.seats - 1)


def is_asked(public: Public) -> bool:
    """Whether the seats are still asked, one after another, if they void the deal."""
    return public.variant.options.void_hand == "on" and len(public.calls) < public.variant.seats


def bidder(public: Public) -> int:
    """The seat that is to speak: after the one that spoke last, those who have passed left out."""
    seats, calls = public.variant.seats, calls_made(public)
    if not calls:
        return (public.leader + len(public.calls)) % seats
    passed = {call.seat for call in calls if call.bid == PASS}
    following = ((calls[-1].seat + step) % seats for step in range(1, seats + 1))
    return next(seat for seat in following if seat not in passed)


def bids(public: Public, hand: Collection[Card]) -> tuple[Bid, ...]:
    """What the seat to speak, who holds `hand`, may say, the humblest first; nothing once the auction is over.

    Each rank is lower than the last; points come after the two, and rise.
    """
    if not is_bidding(public):
        return ()
    of = public.variant
    if is_asked(public):
        return (KEEP, VOID) if sum(of.values.points[card] for card in hand) <= POOR else (KEEP,)
    best = highest(public)
    loads = (LOADS,) if of.options.loads == "on" else ()
    return (PASS, *_above(best.bid if best else None, ranks(of)), *loads)


def _above(bid: Bid | None, called: tuple[Bid, ...]) -> tuple[Bid, ...]:
    if bid is None:
        return called
    if bid in called[:-1]:
        return called[called.index(bid) + 1 :]
    return _POINTS if bid == called[-1] else _POINTS[_POINTS.index(bid) + 1 :]


def call(state: State, bid: Bid) -> State:
    """The state after the seat to speak says `bid`. Raises IllegalPlay."""
    if not is_bidding(state):
        raise IllegalPlay("there is no auction now")
    seat = bidder(state)
    if bid not in bids(state, state.hands[seat]):
        raise IllegalPlay(f"seat {seat} cannot bid {bid.word!r}")
    after = state._replace(calls=(*state.calls, Call(seat, bid)))
    leads, plays = state.variant.options.first_lead, caller(after)
    return after._replace(leader=plays) if leads == "caller" and plays is not None else after


def caller(public: Public) -> int | None:
    """The seat that has won the auction; None before that, and where there is none."""
    if not public.calls or is_bidding(public) or is_dead(public):
        return None
    best = highest(public)
    return None if best is None else best.seat


def contract(public: Public) -> Bid | None:
    """The bid that has won the auction; None before that, and where there is none."""
    best = highest(public)
    return None if best is None or caller(public) is None else best.bid


def is_naming(public: Public) -> bool:
    """Whether the caller is to name the trump now: at once, or over the complete first trick."""
    bid = contract(public)
    if bid is None or bid == LOADS or public.trump is not None:
        return False
    return public.variant.options.naming == "at once" or len(public.trick) == public.variant.seats


def name(state: State, suit: Suit) -> State:
    """The state after the caller names the trump, and with it the called card. Raises IllegalPlay."""
    if not is_naming(state):
        raise IllegalPlay("no trump is to be named now")
    bid, plays = contract(state), caller(state)
    assert bid is not None and plays is not None
    dealt = {*state.hands[plays], *(card for card in state.trick if player(state, card) == plays)}
    return state._replace(trump=suit, called=called_by(state.variant, bid, suit, dealt))


def called_by(variant: Variant, bid: Bid, suit: Suit, dealt: Collection[Card]) -> Card:
    """The card that a bid calls once `suit` is trump; `dealt` is the hand that the caller was dealt.

    That of the rank called; after a bid in points the lowest that he was not dealt, or the two.
    """
    strength = variant.values.strength
    weak_first = sorted((card for card in CARDS if card.suit is suit), key=lambda card: strength[card])
    if bid in _POINTS:
        forced = variant.options.forced_call == "on"
        return next(card for card in weak_first if not (forced and card in dealt))
    return next(card for card in weak_first if card.rank.value == bid.word)


# who knows what of it


def is_forced(public: Public) -> bool:
    """Whether the called card was the lowest that the caller had not been dealt."""
    bid = contract(public)
    return public.called is not None and bid in _POINTS and public.variant.options.forced_call == "on"


def must_hold(public: Public) -> tuple[Card, ...]:
    """The cards of which everyone knows that the caller was dealt them: those below a forced call."""
    called, of = public.called, public.variant
    if called is None or not is_forced(public):
        return ()
    strength = of.values.strength
    return tuple(card for card in CARDS if card.suit is called.suit and strength[card] < strength[called])


def player(public: Public, card: Card) -> int | None:
    """The seat that has played `card`, None while nobody has."""
    for leader, cards in ((public.leader, public.trick), *public.taken):
        if card in cards:
            return (leader + cards.index(card)) % public.variant.seats
    return None


def known_holder(public: Public, seat: int, hand: Collection[Card]) -> int | None:
    """Who was dealt the called card, as far as `seat`, who holds `hand`, knows: the caller himself, if he is alone."""
    if public.called is None:
        return caller(public) if contract(public) == LOADS else None
    return seat if public.called in hand else player(public, public.called)


def known_sides(public: Public, seat: int, hand: Collection[Card]) -> tuple[int | None, ...]:
    """The side of each seat as far as `seat`, who holds `hand`, knows; None where it does not.

    With an auction 0 is the caller's side and 1 the other one.
    """
    of, plays = public.variant, caller(public)
    if not of.has_auction:
        return of.sides
    if plays is None:
        return (None,) * of.seats
    partner = known_holder(public, seat, hand)
    if partner is not None:
        return tuple(int(each not in (plays, partner)) for each in range(of.seats))
    mine = {plays: 0} | ({seat: 1} if seat != plays and public.called is not None else {})
    return tuple(mine.get(each) for each in range(of.seats))


def holder(state: State) -> int | None:
    """Who was dealt the called card in truth: the caller himself, if he is alone. Hidden until the card falls."""
    known = (known_holder(state, seat, hand) for seat, hand in enumerate(state.hands))
    return next((seat for seat in known if seat is not None), None)
