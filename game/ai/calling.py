"""Hard in the auction: what each bid pays over imagined deals, against what passing pays.

For every bid the two suits are tried that look best to Normal; each deal is played out with everybody playing like
Normal. How often bids that look so are made in earnest was measured: `LEVEL` and `SLOPE`.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from math import exp, fsum, sqrt
from random import Random

from game.ai import bidding
from game.ai.bidding import promise
from game.ai.canonical import numbering
from game.ai.heard import against, engine
from game.ai.playouts import MidTrick
from game.ai.weighed import Weighed, ranked
from game.rules.auction import called_by, contract, highest, is_asked, ranks
from game.rules.cards import SUITS, Card, Suit
from game.rules.observation import Observation, moves, unseen
from game.rules.pay import ENOUGH, asked, multiple
from game.rules.state import LOADS, PASS, Bid, Move

DEALS = 48  # imagined, the same for every bid
SUITED = 2  # suits tried for each bid
LEVEL, SLOPE = 0.13, 0.066  # the odds of a bid: the logistic of LEVEL + SLOPE for each point more than asked for
POINT = 12.0  # points that one unit of pay is worth

Hands = list[tuple[Card, ...]]  # by seat


def weigh(obs: Observation, rng: Random) -> Generator[None, None, tuple[Weighed, ...]]:
    """Every bid, or every suit to name, by what it pays."""
    options = moves(obs)
    if is_asked(obs) or len(options) == 1:
        return (yield from bidding.weigh(obs))
    auction, worths = Auction(obs, rng), dict[Move, float]()
    for move in options:
        worths[move] = POINT * (yield from auction.pays(move))
    return ranked(worths, dict.fromkeys(worths, POINT * 4 / sqrt(DEALS)))


class Auction:
    """One decision in the auction, with the deals that are imagined for it."""

    def __init__(self, obs: Observation, rng: Random) -> None:
        self.obs = obs
        self.deals = [dealt(obs, rng) for _ in range(DEALS)]
        self.numbers = {suit: numbering(obs._replace(trump=suit)) for suit in SUITS}
        self._comes: dict[tuple[Suit, Card], float] = {}

    def pays(self, move: Move) -> Generator[None, None, float]:
        """What the seat may expect to be paid after `move`."""
        if move == PASS:
            return (yield from self.passing())
        if move == LOADS:
            return -4.0  # hardly ever made
        bid, suits = contract(self.obs), [each for each in SUITS if each is move]
        if isinstance(move, Bid):
            bid, suits = move, sorted(SUITS, key=lambda suit: -promise(self.obs, suit, move))[:SUITED]
        assert bid is not None
        best = -1e9
        for suit in suits:
            chance = yield from self.promised(bid, suit)
            alone = called_by(self.obs.variant, bid, suit, self.obs.hand) in self.obs.hand
            best = max(best, (2 * chance - 1) * (4 if alone else 2) * multiple(asked(bid)))
        return best

    def promised(self, bid: Bid, suit: Suit) -> Generator[None, None, float]:
        """How likely the seat makes `bid` with `suit` as trump, from 0 to 1."""
        key = suit, called_by(self.obs.variant, bid, suit, self.deals[0][self.obs.seat])
        if key not in self._comes:
            made = []
            for deal in self.deals:
                made.append(self._made(deal, self.obs.seat, bid, suit)[0])
                yield
            self._comes[key] = fsum(made) / len(made)
        return 1 / (1 + exp(-LEVEL - SLOPE * (self._comes[key] - asked(bid) + 0.5)))

    def passing(self) -> Generator[None, None, float]:
        """What the seat may expect to be paid if it passes: by the bid that stands, or by the likeliest to come."""
        paid = 0.0
        for deal in self.deals:
            plays = self._stands(deal) or self._opens(deal)
            if plays is not None:
                made, partner = self._made(deal, *plays)
                sign = 1 if made >= asked(plays[1]) else -1
                paid += sign * multiple(asked(plays[1])) * (1 if partner == self.obs.seat else -1)
            yield
        return paid / DEALS

    def _stands(self, deal: Hands) -> tuple[int, Bid, Suit] | None:
        """Who plays by the bid that stands, and which suit he would name."""
        best = highest(self.obs)
        if best is None:
            return None
        return best.seat, best.bid, self._suits(best.seat, deal, best.bid)[0]

    def _opens(self, deal: Hands) -> tuple[int, Bid, Suit] | None:
        """Who, of those that may still bid, would with the best promise; None where none looks good enough."""
        passed = {call.seat for call in self.obs.calls if call.bid == PASS} | {self.obs.seat}
        looks = [
            (*self._suits(seat, deal, bid), seat, bid)
            for seat in sorted(set(range(len(deal))) - passed)
            for bid in ranks(self.obs.variant)[:2]
        ]
        suit, worth, seat, bid = max(looks, key=lambda look: look[1], default=(SUITS[0], 0.0, 0, PASS))
        return (seat, bid, suit) if worth > ENOUGH else None

    def _suits(self, seat: int, deal: Hands, bid: Bid) -> tuple[Suit, float]:
        """The suit that a seat would name, and what it promises."""
        look = self.obs._replace(seat=seat, hand=deal[seat])
        promises = [promise(look, suit, bid) for suit in SUITS]
        return SUITS[promises.index(max(promises))], max(promises)

    def _made(self, deal: Hands, seat: int, bid: Bid, suit: Suit) -> tuple[int, int]:
        """The points of the caller's side in one deal, everybody playing like Normal; and his partner."""
        of, number = self.obs.variant, self.numbers[suit]
        called = called_by(of, bid, suit, deal[seat])
        partner = next(each for each, hand in enumerate(deal) if called in hand)
        turn = seat if of.options.first_lead == "caller" else self.obs.leader
        start = MidTrick([[number[card] for card in hand] for hand in deal], [], turn, 0, -1, -1, -1, 0, [0] * of.seats)
        sides = against(seat, partner, of.seats)
        points = engine(sides, of.options.follow == "on").finish(start)
        return sum(gained for side, gained in zip(sides, points, strict=True) if side == 0), partner


def dealt(obs: Observation, rng: Random) -> Hands:
    """All hands, those unseen dealt by lot; what a seat has played to the first trick is among its cards."""
    hidden, hands = sorted(unseen(obs)), Hands()
    rng.shuffle(hidden)
    for seat, size in enumerate(obs.sizes):
        hands.append((*_played(obs, seat), *(sorted(obs.hand) if seat == obs.seat else hidden[:size])))
        hidden = hidden if seat == obs.seat else hidden[size:]
    return hands


def _played(obs: Observation, seat: int) -> Sequence[Card]:
    position = (seat - obs.leader) % obs.variant.seats
    return obs.trick[position : position + 1]
