"""Where each card lies at a given moment of the deal: a place for every card of the pack."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from game.rules.cards import Card
from game.rules.rules import winner, winning
from game.rules.state import State
from game.view.layout import STEP, Layout

FULL_ROW = 4  # cards in the lower row of a hand that lies in two


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
    result |= _trick_places(state, on, seat)
    for number, trick in enumerate(state.taken):
        side = state.variant.sides[(winner(trick, state.trump, state.variant) - seat) % state.variant.seats]
        result |= {card: _heap_place(on, side, number) for card in trick.cards}
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
    """Where card number `index` of the player's `cards` lies; a hand in two rows keeps the lower one full."""
    width, height = on.hand_width, on.hand_width * on.ratio
    row, at, count = _in_row(on, index, cards)
    step = width + on.gap
    if count > 1:
        step = min(step, (on.hand.width - 2 * on.gap - width) / (count - 1))
    x = on.hand.centre[0] + (at - (count - 1) / 2) * step
    return Place(x, on.hand.y + height / 2 + row * STEP * height, width, 0, True, 100 + index, Zone.HAND)


def _in_row(on: Layout, index: int, cards: int) -> tuple[int, int, int]:
    """In which row card number `index` lies, the how manieth it is there, and of how many."""
    if on.hand_rows == 1:
        return 0, index, cards
    low = min(cards, FULL_ROW)
    upper = cards - low
    return (0, index, upper) if index < upper else (1, index - upper, low)


def _back_place(on: Layout, other: int, index: int, cards: int, face_up: bool) -> Place:
    """A card of another hand; where it is no fan, all lie on one."""
    plate = on.plates[other]
    step = min(on.back_width * (1.1 if face_up else 0.6), (plate.hand.width - on.back_width) / max(1, cards - 1))
    if not plate.is_fan and not face_up:
        step = 0.0
    x = plate.hand.centre[0] + (index - (cards - 1) / 2) * step
    return Place(x, plate.hand.centre[1], on.back_width, 0, face_up, 60 + index, Zone.HAND)


def _trick_places(state: State, on: Layout, seat: int) -> dict[Card, Place]:
    """Each card in the slot of the seat that played it, the one that wins so far on top."""
    if not state.trick:
        return {}
    best, seats = winning(state.trick, state.trump, state.variant.values), state.variant.seats
    found = {}
    for index, card in enumerate(state.trick):
        x, y = on.slots[(state.leader + index - seat) % seats]
        found[card] = Place(x, y, on.trick_width, 0, True, 90 if index == best else 80 + index, Zone.TRICK)
    return found


def _heap_place(on: Layout, side: int, number: int) -> Place:
    x, y, width = on.heaps[side]
    return Place(x, y, width, (number * 37 % 9 - 4) * 1.0, False, number, Zone.PILE)
