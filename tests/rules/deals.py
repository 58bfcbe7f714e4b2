"""Deals for the tests: every variant under every option, shuffled packs, random play, states written as text."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

from game.rules.auction import bids, is_bidding, is_naming
from game.rules.cards import SUITS, Card, Suit, card, cards
from game.rules.record import Record
from game.rules.rules import act, deal, is_complete, is_over, legal, settle, swappable, to_move
from game.rules.state import PASS, Move, State, Swap, Variant
from game.rules.variants import VARIANTS, offered, variant

SPOKEN = {"talk", "sign_table", "false_signs", "signs_seen", "secret_signs"}  # options that change no move


def moving(name: str) -> dict[str, tuple[str, ...]]:
    """The options of a variant on which it depends what can be played."""
    return {option: values for option, values in offered(name).items() if option not in SPOKEN}


EVERY = [
    variant(name, **dict(zip(options, values, strict=True)))
    for name, options in ((name, moving(name)) for name in VARIANTS)
    for values in product(*options.values())
]


def shuffled(of: Variant, seed: int) -> tuple[Card, ...]:
    """The variant's pack, shuffled."""
    deck = list(of.pack)
    Random(seed).shuffle(deck)
    return tuple(deck)


def stacked(of: Variant, top: str) -> tuple[Card, ...]:
    """The variant's pack with the cards `top` first, the others behind them in order."""
    first = cards(top)
    return first + tuple(each for each in of.pack if each not in first)


def moves(state: State) -> list[Move]:
    """Every move open to the seat to move."""
    if is_bidding(state):
        return [*bids(state, state.hands[to_move(state)])]
    if is_naming(state):
        return [*SUITS]
    low = swappable(state)
    return [*legal(state), *([] if low is None else [Swap(low)])]


def drawn(state: State, rng: Random) -> Move:
    """A move drawn by lot; in the auction as often a pass as not, so that it may end anywhere."""
    passes = PASS in moves(state) and rng.random() < 0.5
    return PASS if passes else rng.choice(moves(state))


def playthrough(of: Variant, seed: int) -> Iterator[State]:
    """Every state of a randomly played deal, from the first to the last."""
    rng = Random(f"play {seed}")
    state = deal(of, shuffled(of, seed), rng.randrange(of.seats))
    yield state
    while not is_over(state):
        state = settle(state) if is_complete(state) else act(state, drawn(state, rng))
        yield state


def played(of: Variant, seed: int, count: int | None = None) -> Record:
    """The record of a randomly played deal, or of its first `count` moves."""
    rng = Random(f"play {seed}")
    deck, dealer = shuffled(of, seed), rng.randrange(of.seats)
    state = deal(of, deck, dealer)
    made: list[Move] = []
    while not is_over(state) and len(made) != count:
        if is_complete(state):
            state = settle(state)
        else:
            made.append(drawn(state, rng))
            state = act(state, made[-1])
    return Record(of, dealer, deck, tuple(made))


def table(of: Variant, hands: str, trump: str | None = None, stock: str = "", leader: int = 0) -> State:
    """A state in the middle of a deal: hands "AD 3C | 7S 2B", the stock with the turned card last."""
    held = tuple(cards(hand) for hand in hands.split("|"))
    lying = cards(stock)
    suit = Suit(trump) if trump else None
    return State(of, held, lying, lying[-1] if lying and suit else None, suit, leader)


def after(state: State, moves: str) -> State:
    """The state after `moves`: "7S KC" plays, "take" settles the trick, "7D/" swaps."""
    for word in moves.split():
        if word == "take":
            state = settle(state)
        else:
            state = act(state, Swap(card(word[:-1])) if word.endswith("/") else card(word))
    return state
