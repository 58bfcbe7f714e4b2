"""Where each card lies at a given moment of the deal: a place for every card of the pack."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from game.rules.cards import Card
from game.rules.rules import winner
from game.rules.state import State
from game.view.layout import Layout


class Zone(Enum):
    """The kinds of place in which a card can lie."""

    STOCK = "stock"
    TURN = "turn"
    HAND = "hand"
    TRICK = "trick"
    PILE = "pile"


class Place(NamedTuple):
    """Where a card lies: its centre, width, angle in degrees (counter-clockwise), side up, height in the heap."""

    x: float
    y: float
    width: float
    angle: float
    face_up: bool
    z: float
    zone: Zone


def turn_place(on: Layout) -> Place:
    """Where the turned card lies: crosswise under the stock, its index looking out."""
    length = on.stock_width * on.ratio
    shift = -length / 2 if on.mirrored else length / 2
    x, y = on.stock
    return Place(x + shift, y, on.stock_width, 90 if on.mirrored else -90, True, -1, Zone.TURN)


def places(state: State, on: Layout, seat: int = 0, open_seats: frozenset[int] = frozenset()) -> dict[Card, Place]:
    """The place of every card of the pack, looked at from `seat`; the hands of `open_seats` lie face up."""
    result = {card: _stock_place(on, depth) for depth, card in enumerate(reversed(state.stock))}
    if state.stock and state.turn_up is not None:
        result[state.turn_up] = turn_place(on)
    for other, hand in enumerate(state.hands):
        face_up = other in open_seats or state.variant.open_hands
        for index, card in enumerate(hand):
            if other == seat:
                result[card] = hand_place(on, index, len(hand))
            else:
                result[card] = _back_place(on, (other - seat) % len(state.hands) - 1, index, len(hand), face_up)
    for index, card in enumerate(state.trick):
        result[card] = _trick_place(on, index, state.variant.seats)
    for number, trick in enumerate(state.taken):
        side = state.variant.sides[(winner(trick, state.trump, state.variant) - seat) % state.variant.seats]
        result |= {card: _pile_place(on, side, number) for card in trick.cards}
    return result


def pack_places(state: State, on: Layout) -> dict[Card, Place]:
    """The place of every card before the deal: all in the stock, the leader's first card on top."""
    order = [card for hand in _from_leader(state) for card in hand]
    rest = [card for card in state.stock if card != state.turn_up]
    pack = order + ([state.turn_up] if state.turn_up is not None else []) + rest
    return {card: _stock_place(on, depth) for depth, card in enumerate(reversed(pack))}


def _from_leader(state: State) -> tuple[tuple[Card, ...], ...]:
    return state.hands[state.leader :] + state.hands[: state.leader]


def _stock_place(on: Layout, depth: int) -> Place:
    """Every fourth card stands a little higher, so that the stock's thickness tells how much is left."""
    lift = depth // 4 * on.stock_width * 0.012
    return Place(on.stock[0] - lift, on.stock[1] - lift, on.stock_width, 0, False, depth, Zone.STOCK)


def hand_place(on: Layout, index: int, cards: int) -> Place:
    """Where card number `index` of the player's `cards` lies."""
    step = on.hand_width + on.gap
    if cards > 1:
        step = min(step, (on.hand.width - 2 * on.gap - on.hand_width) / (cards - 1))
    x = on.hand.centre[0] + (index - (cards - 1) / 2) * step
    return Place(x, on.hand.centre[1], on.hand_width, 0, True, 100 + index, Zone.HAND)


def _back_place(on: Layout, other: int, index: int, cards: int, face_up: bool) -> Place:
    box = on.backs[other]
    step = min(on.back_width * (1.1 if face_up else 0.6), (box.width - on.back_width) / max(1, cards - 1))
    x = box.centre[0] + (index - (cards - 1) / 2) * step
    return Place(x, box.centre[1], on.back_width, 0, face_up, 60 + index, Zone.HAND)


def _trick_place(on: Layout, index: int, seats: int) -> Place:
    """The led card lies lowest and furthest left, each reply over it a little higher."""
    spread = index / max(1, seats - 1) - 0.5
    x = on.trick[0] + spread * 0.5 * on.trick_width
    y = on.trick[1] - spread * 0.1 * on.trick_width * on.ratio
    return Place(x, y, on.trick_width, -8 * spread, True, 80 + index, Zone.TRICK)


def _pile_place(on: Layout, side: int, number: int) -> Place:
    x, y = on.piles[side]
    return Place(x, y, on.pile_width, (number * 37 % 9 - 4) * 1.0, False, number, Zone.PILE)
