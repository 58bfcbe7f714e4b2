"""The rules of briscola for two to six seats: deal, act, settle. Nothing here knows chance, time or screen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.rules import auction
from game.rules.cards import Card, Suit, Values
from game.rules.state import Bid, IllegalPlay, Move, State, Swap, Swapped, Trick, Variant
from game.rules.swapping import exchangeable


def deal(variant: Variant, order: Sequence[Card], dealer: int, doubled: bool = False) -> State:
    """The state after dealing the pack in `order` (the order in which cards leave it).

    The leader, who sits after the dealer, receives his whole hand first, then the next seat; the next card, if there
    is one, is turned. `doubled`: the deal counts double, as the one before was voided. Raises ValueError unless
    `order` is the variant's pack exactly and `dealer` is one of its seats.
    """
    if sorted(order) != list(variant.pack):
        raise ValueError(f"the deck is not the pack of {variant.name}: {len(variant.pack)} different cards expected")
    if not 0 <= dealer < variant.seats:
        raise ValueError(f"there is no seat {dealer} at a table for {variant.seats}")
    leader = (dealer + 1) % variant.seats
    size = variant.hand_size
    dealt = [tuple(order[i * size : (i + 1) * size]) for i in range(variant.seats)]
    hands = tuple(dealt[(seat - leader) % variant.seats] for seat in range(variant.seats))
    rest = tuple(order[variant.seats * size :])
    if not variant.has_trump or not rest:
        return State(variant, hands, rest, None, None, leader, doubled=doubled)
    stock = _turn(variant, rest)
    return State(variant, hands, stock, stock[-1], stock[-1].suit, leader)


def _turn(variant: Variant, rest: tuple[Card, ...]) -> tuple[Card, ...]:
    """The stock once its first card is turned and laid under it, aces and threes buried first if so agreed."""
    turned, rest = rest[0], rest[1:]
    while variant.options.bury == "on" and variant.values.points[turned] >= 10:
        rest = rest[:1] + _buried(turned, rest[1:])
        turned, rest = rest[0], rest[1:]
    return (*rest, turned)


def _buried(turned: Card, below: tuple[Card, ...]) -> tuple[Card, ...]:
    middle = len(below) // 2
    return (*below[:middle], turned, *below[middle:])


def to_move(state: State) -> int:
    """The seat whose turn it is (the leader's, while a complete trick waits to be settled)."""
    if auction.is_bidding(state):
        return auction.bidder(state)
    plays = auction.caller(state)
    if plays is not None and auction.is_naming(state):
        return plays
    return (state.leader + len(state.trick)) % state.variant.seats


def is_complete(state: State) -> bool:
    """Whether the trick on the table waits to be taken: every seat has played to it, and the trump is known."""
    return len(state.trick) == state.variant.seats and not auction.is_naming(state)


def has_moved(state: State, seat: int) -> bool:
    """Whether `seat` has played a card, or swapped one, since the deal."""
    place = (seat - state.leader) % state.variant.seats
    return bool(state.taken) or len(state.trick) > place or any(each.seat == seat for each in state.swaps)


def is_over(state: State) -> bool:
    """Whether the last trick has been taken, or nobody plays."""
    return (not state.trick and not any(state.hands)) or auction.is_dead(state)


def legal(state: State) -> tuple[Card, ...]:
    """The cards that the seat to move may play: none while he is to do something else, or there is nothing to do."""
    if not is_playing(state):
        return ()
    return playable(state.hands[to_move(state)], state.trick, state.variant)


def is_playing(state: State) -> bool:
    """Whether it is a card that the seat to move has to play."""
    return not (is_complete(state) or is_over(state) or auction.is_bidding(state) or auction.is_naming(state))


def playable(hand: tuple[Card, ...], trick: tuple[Card, ...], variant: Variant) -> tuple[Card, ...]:
    """The cards of `hand` that may be played to `trick`: all, unless suit must be followed and can be."""
    if variant.options.follow == "on" and trick:
        return tuple(each for each in hand if each.suit is trick[0].suit) or hand
    return hand


def play(state: State, card: Card) -> State:
    """The state after the seat to move plays `card`; a complete trick stays on the table. Raises IllegalPlay."""
    if is_complete(state):
        raise IllegalPlay("the trick on the table has not been taken yet")
    if not is_playing(state) and any(state.hands):
        raise IllegalPlay("no card is to be played now")
    seat = to_move(state)
    if card not in state.hands[seat]:
        raise IllegalPlay(f"seat {seat} does not hold {card!s}")
    if card not in legal(state):
        raise IllegalPlay(f"seat {seat} must follow the suit of {state.trick[0]}, {card!s} does not")
    return state._replace(hands=_without(state.hands, seat, card), trick=(*state.trick, card))


def _without(hands: tuple[tuple[Card, ...], ...], seat: int, card: Card) -> tuple[tuple[Card, ...], ...]:
    kept = tuple(each for each in hands[seat] if each != card)
    return (*hands[:seat], kept, *hands[seat + 1 :])


def winning(trick: Sequence[Card], trump: Suit | None, values: Values) -> int:
    """The position in `trick` (0 = led) of the winning card: the highest trump, else the highest of the suit led."""
    best = 0
    for position, card in enumerate(trick):
        top = trick[best]
        if card.suit is top.suit:
            if values.strength[card] > values.strength[top]:
                best = position
        elif card.suit is trump:
            best = position
    return best


def winner(trick: Trick, trump: Suit | None, variant: Variant) -> int:
    """The seat that takes a finished trick."""
    return (trick.leader + winning(trick.cards, trump, variant.values)) % variant.seats


def settle(state: State) -> State:
    """The state after the complete trick is taken: its winner draws first, the others in turn; he leads.

    Raises IllegalPlay while a card is missing from the trick.
    """
    if not is_complete(state):
        raise IllegalPlay("the trick on the table is not complete")
    trick = Trick(state.leader, state.trick)
    leader = winner(trick, state.trump, state.variant)
    hands, stock = _draw(state.hands, state.stock, leader)
    return state._replace(hands=hands, stock=stock, leader=leader, trick=(), taken=(*state.taken, trick))


def _draw(
    hands: tuple[tuple[Card, ...], ...], stock: tuple[Card, ...], first: int
) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    seats = len(hands)
    drawn = {(first + i) % seats: card for i, card in enumerate(stock[:seats])}
    new = tuple((*hand, drawn[seat]) if seat in drawn else hand for seat, hand in enumerate(hands))
    return new, stock[seats:]


def swappable(state: State) -> Card | None:
    """The card that the seat to move may swap for the turned card now, if any."""
    if not is_playing(state):
        return None
    return exchangeable(state, state.hands[to_move(state)], len(state.stock))


def swap(state: State, card: Card) -> State:
    """The state after the seat to move swaps `card` for the turned card; he is still to play. Raises IllegalPlay."""
    turned = state.turn_up
    if turned is None or card != swappable(state):
        raise IllegalPlay(f"{card!s} cannot be swapped for the turned card now")
    seat = to_move(state)
    hand = tuple(turned if each == card else each for each in state.hands[seat])
    return state._replace(
        hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]),
        stock=(*state.stock[:-1], card),
        turn_up=card,
        swaps=(*state.swaps, Swapped(len(state.taken), seat, card, turned)),
    )


def act(state: State, move: Move) -> State:
    """The state after a move. Raises IllegalPlay."""
    match move:
        case Card():
            return play(state, move)
        case Swap():
            return swap(state, move.card)
        case Bid():
            return auction.call(state, move)
        case Suit():
            return auction.name(state, move)


def trick_points(cards: Iterable[Card], variant: Variant) -> int:
    """What some cards are worth together."""
    points = variant.values.points
    return sum(points[card] for card in cards)


def points(state: State) -> tuple[int, ...]:
    """The points taken so far by each side."""
    sides = state.variant.sides
    totals = [0] * (max(sides) + 1)
    for trick in state.taken:
        totals[sides[winner(trick, state.trump, state.variant)]] += trick_points(trick.cards, state.variant)
    return tuple(totals)


def victor(totals: Sequence[int]) -> int | None:
    """The side with the most points once a deal is over, or None for a draw (60-60, or a tie for the top)."""
    best = max(totals)
    return totals.index(best) if list(totals).count(best) == 1 else None
