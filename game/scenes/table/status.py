"""The quiet line of text: whose turn it is, and what just happened."""

from __future__ import annotations

from game.rules.cards import Card
from game.rules.rules import is_complete, swappable, to_move, trick_points, winning
from game.rules.state import State
from game.scenes.room import Room
from game.store.session import PLAYER


def status(room: Room, state: State) -> str:
    """The sentence for this moment of the deal."""
    if room.notice:
        return room.notice
    if is_complete(state):
        return taken(room, state, room.opponent)
    if to_move(state) != PLAYER:
        return room.tell("their_turn", name=room.opponent)
    card = swappable(state)
    if card is not None and state.turn_up is not None:
        return room.tell("may_swap", card=room.card_name(state.turn_up, state.variant))
    return room.tell("you_follow" if state.trick else "you_lead")


def taken(room: Room, state: State, opponent: str) -> str:
    """Who takes the complete trick, with what, and how much."""
    position = winning(state.trick, state.trump, state.variant.values)
    mine = (state.leader + position) % state.variant.seats == PLAYER
    worth = trick_points(state.trick, state.variant)
    key = ("you_take" if mine else "they_take") + ("" if worth else "_nothing")
    return room.tell(key, name=opponent, card=room.with_rank(state.trick[position], state.variant), points=worth)


def told(room: Room, state: State, seat: int, card: Card, opponent: str) -> str:
    """The sentence that tells a play to one who does not see it."""
    key = "you_played" if seat == PLAYER else "they_played"
    return room.tell(key, name=opponent, card=room.card_name(card, state.variant))


def swapped(room: Room, state: State, seat: int, card: Card, opponent: str) -> str:
    """The sentence for a swap that left `card` under the stock."""
    key = "you_swapped" if seat == PLAYER else "they_swapped"
    return room.tell(key, name=opponent, card=room.card_name(card, state.variant))
