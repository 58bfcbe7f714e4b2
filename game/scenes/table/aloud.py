"""What is read aloud when a key asks for it: one's hand, the table, the trump, the stock. Nothing that is not seen."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.rules import is_over, winning
from game.scenes.table.at_table import AtTable
from game.scenes.table.status import status, told
from game.view.names import Part


def hand(play: AtTable) -> str:
    """One's own cards, as they lie; none while they are covered."""
    cards = () if play.board.closed else play.hand
    if not cards:
        return play.room.tell("aloud_hand_empty")
    names = (play.room.card_name(card, play.board.state.variant) for card in cards)
    return play.room.tell("aloud_hand", cards=", ".join(names))


def table(play: AtTable) -> str:
    """Who has played what into the trick, who is winning it, and what the line of text says."""
    room, state = play.room, play.board.state
    line = "" if is_over(state) else status(room, state)
    if not state.trick:
        return room.tell("aloud_table_empty", status=line)
    seats = [(state.leader + number) % state.variant.seats for number in range(len(state.trick))]
    plays = [told(room, state, seat, card) for seat, card in zip(seats, state.trick, strict=True)]
    best = seats[winning(state.trick, state.trump, state.variant.values)]
    plays.append(room.tell("aloud_best_you" if room.is_viewer(best) else "aloud_best", name=room.name(best)))
    return room.tell("aloud_table", plays=" ".join(plays), status=line)


def trump(play: AtTable) -> str:
    """The trump, with the turned card while it lies there; after an auction the called card too."""
    room, state = play.room, play.board.state
    if state.trump is None:
        return room.tell("aloud_trump_open" if state.variant.has_auction and not state.taken else "aloud_trump_none")
    suit = room.suit_name(state.trump)
    if state.called is not None:
        called = room.tell("aloud_called", card=room.card_name(state.called, state.variant))
        return f"{room.tell('aloud_trump_drawn', suit=suit)} {called}"
    if state.turn_up is not None and state.stock:
        return room.tell("aloud_trump", suit=suit, card=room.card_name(state.turn_up, state.variant))
    return room.tell("aloud_trump_drawn", suit=suit)


def stock(play: AtTable) -> str:
    """How many cards may still be drawn."""
    count = len(play.board.state.stock)
    return play.room.tell({0: "aloud_stock_none", 1: "aloud_stock_one"}.get(count, "aloud_stock"), count=count)


ALOUD: dict[Part, Callable[[AtTable], str]] = {"hand": hand, "table": table, "trump": trump, "stock": stock}
