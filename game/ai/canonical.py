"""A two-player observation in the canonical cards of the networks, told by the seat to move."""

from __future__ import annotations

from typing import NamedTuple

from game.ai.inputs import POINTS
from game.rules.cards import SUITS, Card, Suit
from game.rules.observation import Observation, unseen
from game.rules.state import Variant


class Spoken(NamedTuple):
    """A card that the opponent once chose, and what stood then: for guessing from it what he holds."""

    card: int
    led: int  # the card he replied to, -1 if he led
    margin: int  # his points minus ours
    since: frozenset[int]  # the cards played since, this one included
    tricks: int  # tricks to be taken then, this one included


class Known(NamedTuple):
    """What "I", the seat to move, know. Cards are canonical: strength 0..9, trump the last suit (30..39)."""

    hand: tuple[int, ...]
    unseen: tuple[int, ...]
    shown: tuple[int, ...]  # cards that I know the opponent holds
    size: int  # cards in the opponent's hand
    turned: int  # the card under the stock, -1 if there is none any more
    stock: int  # cards left to draw, the turned card included
    led: int  # the card to reply to, -1 if I lead
    margin: int  # my points minus the opponent's
    public: frozenset[int]  # cards taken up before everyone's eyes by a swap
    spoken: tuple[Spoken, ...]  # the opponent's choices, the latest first


def numbering(obs: Observation) -> dict[Card, int]:
    """The canonical number of every card of the pack."""
    return numbered(obs.trump, obs.variant)


def numbered(trump: Suit | None, of: Variant) -> dict[Card, int]:
    """The same where only trump and variant are known."""
    suits = [suit for suit in SUITS if suit is not trump]
    order = suits if trump is None else [*suits, trump]
    strength = of.values.strength
    return {card: order.index(card.suit) * 10 + strength[card] for card in of.pack}


def takes(led: int, reply: int, trump: bool) -> bool:
    """Whether the reply takes the trick."""
    return reply > led if led // 10 == reply // 10 else trump and reply >= 30


def known(obs: Observation, number: dict[Card, int]) -> Known:
    """`obs` of the seat to move, in canonical cards."""
    other = 1 - obs.seat
    margin, spoken = _history(obs, number)
    lies = obs.turn_up is not None and obs.stock > 0
    return Known(
        hand=tuple(sorted(number[card] for card in obs.hand)),
        unseen=tuple(sorted(number[card] for card in unseen(obs))),
        shown=tuple(sorted(number[card] for card in obs.shown[other])),
        size=obs.sizes[other],
        turned=number[obs.turn_up] if lies and obs.turn_up is not None else -1,
        stock=obs.stock,
        led=number[obs.trick[0]] if obs.trick else -1,
        margin=margin,
        public=frozenset(number[swap.taken] for swap in obs.swaps),
        spoken=spoken,
    )


def _history(obs: Observation, number: dict[Card, int]) -> tuple[int, tuple[Spoken, ...]]:
    """My margin, and what the opponent chose so far, the latest first."""
    margin, spoken = 0, []
    played = [number[card] for trick in obs.taken for card in trick.cards] + [number[card] for card in obs.trick]
    tricks = len(obs.variant.pack) // 2
    for done, trick in enumerate(obs.taken):
        led, reply = (number[card] for card in trick.cards)
        mine = trick.leader == obs.seat
        at = 2 * done + mine
        spoken.append(Spoken(played[at], led if mine else -1, -margin, frozenset(played[at:]), tricks - done))
        won = takes(led, reply, obs.trump is not None) != mine
        margin += (POINTS[led] + POINTS[reply]) * (1 if won else -1)
    if obs.trick:
        spoken.append(Spoken(played[-1], -1, -margin, frozenset(played[-1:]), tricks - len(obs.taken)))
    return margin, tuple(reversed(spoken))
