"""What to say in the auction, and which suit to name: what a hand promises with each suit as trump."""

from __future__ import annotations

from collections.abc import Generator

from game.ai.weighed import Weighed, ranked
from game.rules.auction import called_by, contract, is_bidding, is_naming
from game.rules.cards import SUITS, Suit
from game.rules.observation import Observation, moves
from game.rules.pay import asked
from game.rules.state import KEEP, LOADS, PASS, VOID, Bid, Move

# What the caller's side comes to, in points, over deals that Normal played for everybody (least squares, 6,000 deals):
# a start, what each trump held adds by its strength (0..9), and what the called card adds.
START = 33.0
HELD = (2.5, 2.5, 2.5, 5.0, 5.0, 10.0, 12.0, 13.0, 14.0, 17.5)
CALLED = (-4.5, -4.5, -3.0, -4.0, -2.5, 2.0, 2.5, 2.5, 4.5, 7.5)
ALONE = -25.0  # what it costs to have no partner; set by hand
CAUTION = 2.0  # points that a bid must promise beyond those asked for
DOUBT = 20.0  # the error of such a promise


def is_called_for(obs: Observation) -> bool:
    """Whether the seat is to speak in the auction, or to name the trump."""
    return is_bidding(obs) or is_naming(obs)


def weigh(obs: Observation) -> Generator[None, None, tuple[Weighed, ...]]:
    """Every bid by the points that it promises beyond those it asks for, passing by none; suits by their promise."""
    yield
    worths: dict[Move, float] = {move: _worth(obs, move) for move in moves(obs)}
    return ranked(worths, dict.fromkeys(worths, DOUBT))


def _worth(obs: Observation, move: Move) -> float:
    bid = contract(obs)
    match move:
        case Suit() if bid is not None and is_naming(obs):
            return promise(obs, move, bid)
        case Bid() if move in (PASS, KEEP):
            return 0.0
        case Bid() if move == VOID:
            return 1.0  # the next deal is worth twice as much with a hand as good as anybody's
        case Bid() if move == LOADS:
            return 2 * ALONE
        case Bid():
            return max(promise(obs, suit, move) for suit in SUITS) - asked(move) - CAUTION
        case _:
            raise ValueError(f"{move!r} is no matter of the auction")


def promise(obs: Observation, suit: Suit, bid: Bid) -> float:
    """The points that the caller's side may expect with this suit as trump."""
    strength = obs.variant.values.strength
    called = called_by(obs.variant, bid, suit, obs.hand)
    partner = ALONE if called in obs.hand else CALLED[strength[called]]
    return START + sum(HELD[strength[card]] for card in obs.hand if card.suit is suit) + partner
