"""The quiet line of text: whose turn it is, and what just happened."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.rules.auction import is_bidding, is_naming
from game.rules.cards import CARDS, Card, Suit
from game.rules.rules import is_complete, points, swappable, to_move, trick_points, winning
from game.rules.state import Bid, Move, State, Swap
from game.scenes.room import Room
from game.table.seat import PERSON

ENOUGH, WHOLE = 61, 120  # points that win a deal, and those that are in it


def status(room: Room, state: State) -> str:
    """The sentence for this moment of the deal."""
    if room.notice:
        return room.notice
    if is_complete(state):
        return taken(room, state)
    seat = to_move(state)
    if room.session.is_covered and room.session.game.seats[seat] == PERSON:
        return room.tell("turn_of", name=room.name(seat))
    if seat != room.session.viewer:
        if state.trick and state.variant.seats > 2:  # whose turn it is his plate tells
            return told(room, state, (seat - 1) % state.variant.seats, state.trick[-1])
        return room.tell("their_turn", name=room.name(seat))
    if is_bidding(state) or is_naming(state):
        return room.tell("your_bid" if is_bidding(state) else "your_trump")
    card = swappable(state)
    if card is not None and state.turn_up is not None:
        return room.tell("may_swap", card=room.card_name(state.turn_up, state.variant))
    if _is_given(room):
        return goal(room, state)
    return room.tell("you_follow" if state.trick else "you_lead")


def _is_given(room: Room) -> bool:
    """Whether a puzzle lies on the table as it was given."""
    what = room.session.game.exercise
    return what is not None and what.kind == "puzzle" and len(room.session.record.moves) == what.given


def goal(room: Room, state: State) -> str:
    """What is to be reached in the puzzle on the table."""
    totals = points(state)
    return room.tell("goal_puzzle", need=ENOUGH - totals[room.side], left=WHOLE - sum(totals))


def taken(room: Room, state: State, seats: tuple[str, ...] | None = None) -> str:
    """Who takes the complete trick, with what, and how much; `seats` tells who sits where in another deal."""
    position = winning(state.trick, state.trump, state.variant.values)
    seat = (state.leader + position) % state.variant.seats
    worth = trick_points(state.trick, state.variant)
    how = ("" if worth else "_nothing") + reason(state.trick, state)
    key = f"you_take{how}" if room.is_viewer(seat, seats) else f"they_take{how}"
    rank = room.with_rank(state.trick[position], state.variant)
    return room.tell(key, name=room.name(seat, seats), card=rank, points=worth)


def reason(trick: Sequence[Card], state: State) -> str:
    """Why a trick is won, as the end of a sentence's key: by a trump, by a higher card of a suit, or "" by neither."""
    won = trick[winning(trick, state.trump, state.variant.values)]
    if won.suit == state.trump:
        return "_trump"
    return "_higher" if sum(card.suit == won.suit for card in trick) > 1 else ""


def told(room: Room, state: State, seat: int, card: Card, seats: tuple[str, ...] | None = None) -> str:
    """The sentence that tells a play to one who does not see it."""
    key = "you_played" if room.is_viewer(seat, seats) else "they_played"
    return room.tell(key, name=room.name(seat, seats), card=room.card_name(card, state.variant))


def done(room: Room, state: State, seat: int, move: Move, seats: tuple[str, ...] | None = None) -> str:
    """The sentence for a move of any kind; `state` is the moment before it."""
    match move:
        case Card():
            return told(room, state, seat, move, seats)
        case Swap():
            return swapped(room, state, seat, move.card, seats)
        case Bid():
            return said(room, state, seat, move, seats)
        case Suit():
            key = "you_named" if room.is_viewer(seat, seats) else "they_named"
            return room.tell(key, name=room.name(seat, seats), suit=room.suit_name(move))


def said(room: Room, state: State, seat: int, bid: Bid, seats: tuple[str, ...] | None = None) -> str:
    """The sentence for what is said in the auction."""
    who = "you" if room.is_viewer(seat, seats) else "they"
    name, word = room.name(seat, seats), bid.word
    rank = next((card for card in CARDS if card.rank.value == word), None)
    if rank is not None:
        return room.tell(f"auction_{who}_called", name=name, rank=room.with_rank(rank, state.variant))
    if word.isdecimal():
        return room.tell(f"auction_{who}_called_points", name=name, points=int(word))
    return room.tell(f"auction_{who}_said_{word}", name=name)


def swapped(room: Room, state: State, seat: int, card: Card, seats: tuple[str, ...] | None = None) -> str:
    """The sentence for a swap that left `card` under the stock."""
    key = "you_swapped" if room.is_viewer(seat, seats) else "they_swapped"
    return room.tell(key, name=room.name(seat, seats), card=room.card_name(card, state.variant))


def names(room: Room) -> Iterator[str]:
    """The others with level and score of the match, or shorter; and whether the deal is practice."""
    session = room.session
    others = [seat for seat in range(len(session.game.seats)) if seat != session.viewer]
    plain = " · ".join(room.name(seat) for seat in others)
    whole = plain
    if len(others) == 1 and not session.is_shared:
        level = room.tell(f"level_{session.game.seats[others[0]]}")
        whole = room.tell("name_and_level", name=plain, level=level)
    for name in (whole, plain):
        if session.match.deals and session.match.kind != "single":
            mine, theirs = room.score(session.match.score)
            name = room.tell("name_and_score", name=name, mine=mine, theirs=theirs)
        yield room.tell("name_and_practice", name=name) if session.game.practice else name
