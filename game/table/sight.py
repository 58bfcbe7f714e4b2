"""What a view draws from: a stand-in for the deal, made from what one seat has observed, never from the true state.

In the stand-in everything that the seat knows lies where it is; the cards that it does not know are imagined, each in
some place that would look the same. So no picture holds a hidden card, and a seat here and one elsewhere are drawn by
the same code.
"""

from __future__ import annotations

from random import Random

from game.rules.cards import Card
from game.rules.observation import Observation, observe, possible, stand_in, unseen
from game.rules.rules import is_complete, to_move
from game.rules.signs import moves_made
from game.rules.state import Public, State

Hands = tuple[tuple[Card, ...], ...]


def sight(obs: Observation, before: State | None = None) -> State:
    """A state that looks like `obs` from its seat: `observe(sight(obs), obs.seat) == obs`.

    `before` is the stand-in that was seen last, if any. Open hands keep its order; and where `obs` is a moment that it
    has gone through (something was taken back) the cards seen since go back to where they came from.
    """
    back = _gone_back(before, obs) if before is not None and before.variant == obs.variant else None
    return back or _imagined(obs, before)


def _gone_back(state: State, obs: Observation) -> State | None:
    """The moment `obs` in the past of a stand-in, if it lies there."""
    if progress(state) <= progress(obs):
        return None
    while progress(state) > progress(obs):
        state = step_back(state)
    return state if observe(state, obs.seat) == obs else None


def _imagined(obs: Observation, before: State | None) -> State:
    """The unknown cards dealt in the order of the pack: a rule that looks at nothing hidden."""
    hidden, hands = possible(obs, sorted(unseen(obs)), Random(0)), []
    for seat, size in enumerate(obs.sizes):
        shown = obs.shown[seat]
        missing = 0 if seat == obs.seat else size - len(shown)
        stayed = tuple(card for card in (before.hands[seat] if before else ()) if card in shown)
        drawn = sorted(shown.difference(stayed))  # what a hand receives comes last in it
        hands.append(obs.hand if seat == obs.seat else (*stayed, *hidden[:missing], *drawn))
        hidden = hidden[missing:]
    return stand_in(obs, hands, hidden)


def progress(public: Public) -> int:
    """How many things have happened in a deal: bids made, a trump named, cards played, swaps made, tricks taken."""
    played = len(public.trick) + sum(len(trick.cards) for trick in public.taken)
    return len(public.calls) + (public.called is not None) + played + len(public.swaps) + len(public.taken)


def step_back(state: State, before: State | None = None) -> State:
    """The state before the last thing that happened; in a fresh deal the state itself.

    Where a hand held the card played is known if `before`, the stand-in seen last, has it there; else it comes from
    the middle.
    """
    earlier = _stepped_back(state, before)
    moves = moves_made(earlier)
    return earlier._replace(told=tuple(told for told in earlier.told if told.after <= moves))


def _stepped_back(state: State, before: State | None) -> State:
    if _has_just_swapped(state):
        return _unswapped(state)
    if _has_just_named(state):
        return state._replace(trump=None, called=None)
    if state.trick:
        return _unplayed(state, before)
    if state.taken:
        return _unsettled(state)
    return state._replace(calls=state.calls[:-1], leader=state.calls[0].seat) if state.calls else state


def _has_just_named(state: State) -> bool:
    """Whether the trump was named last, before the first trick or over it."""
    blind = state.variant.options.naming == "blind"
    return state.called is not None and not state.taken and len(state.trick) == (state.variant.seats if blind else 0)


def _has_just_swapped(state: State) -> bool:
    last = state.swaps[-1] if state.swaps else None
    is_his_turn = last is not None and not is_complete(state) and last.seat == to_move(state)
    return is_his_turn and last is not None and last.tricks == len(state.taken)


def _unswapped(state: State) -> State:
    *swaps, last = state.swaps
    hand = tuple(last.given if card == last.taken else card for card in state.hands[last.seat])
    return state._replace(
        hands=_with(state.hands, last.seat, hand),
        stock=(*state.stock[:-1], last.taken),
        turn_up=last.taken,
        swaps=tuple(swaps),
    )


def _unplayed(state: State, before: State | None) -> State:
    *trick, card = state.trick
    seat = (state.leader + len(trick)) % state.variant.seats
    hand = state.hands[seat]
    held = before.hands[seat] if before is not None else ()
    at = held.index(card) if card in held else len(hand) // 2
    return state._replace(trick=tuple(trick), hands=_with(state.hands, seat, (*hand[:at], card, *hand[at:])))


def _unsettled(state: State) -> State:
    *taken, last = state.taken
    hands, stock = state.hands, state.stock
    if all(len(hand) == state.variant.hand_size for hand in hands):  # all have drawn
        seats = [(state.leader + k) % len(hands) for k in range(len(hands))]
        stock = (*(hands[seat][-1] for seat in seats), *stock)
        hands = tuple(hand[:-1] for hand in hands)
    return state._replace(hands=hands, stock=stock, leader=last.leader, trick=last.cards, taken=tuple(taken))


def _with(hands: Hands, seat: int, hand: tuple[Card, ...]) -> Hands:
    return (*hands[:seat], hand, *hands[seat + 1 :])
