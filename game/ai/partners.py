"""What partners tell each other: the sign that a computer gives, what it makes of signs, the words that it heeds."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.ai.weighed import Weighed, ranked
from game.rules.cards import CARDS, Card
from game.rules.limits import claims, fits, fitted, limits
from game.rules.observation import Observation, places
from game.rules.rules import winning
from game.rules.signs import is_true, moves_made, sayable, told_of
from game.rules.state import Move, Sign, Word

UNASKED = (Sign.ACE, Sign.THREE, Sign.LOADED, Sign.KING, Sign.NONE)  # what is worth a sign, the most telling first
ASKED = (*UNASKED, Sign.KNIGHT, Sign.JACK, Sign.SMALL)  # and what is told to who wants to know
LIE = 0.35  # how likely a world is in which a sign is false, against one in which it is true
OBEYED = 1000.0  # points by which a partner's word outweighs what one thinks oneself


def sign(obs: Observation, asked: bool = False) -> Sign | None:
    """The sign that `obs.seat` gives its partners now: true, whatever is agreed upon; None for none.

    Unasked it gives one at most, before the first card of a trick, of what they do not know; and none where opponents
    always see it.
    """
    if obs.trump is None or obs.variant.has_auction:
        return None
    open_ones = [what for what in sayable(obs, obs.seat, obs.hand) if isinstance(what, Sign)]
    true = [what for what in open_ones if is_true(what, obs.hand, obs.trump, obs.variant.values)]
    if asked:
        return next((what for what in ASKED if what in true), None)
    if obs.trick or _has_signed(obs) or _is_open(obs) or obs.variant.options.signs_seen == "always":
        return None
    return next((what for what in UNASKED if what in true and not _is_known(obs, what)), None)


def _has_signed(obs: Observation) -> bool:
    return any(told.seat == obs.seat and told.tricks == len(obs.taken) for told in obs.told)


def _is_open(obs: Observation) -> bool:
    """Whether the partners see the hand."""
    return obs.variant.options.partner == "shown" and not obs.stock


def _is_known(obs: Observation, what: Sign) -> bool:
    """Whether the partners know already what the sign would tell them."""
    assert obs.trump is not None
    cards = told_of(what, obs.trump, obs.variant.values)
    if obs.turn_up in obs.hand and obs.turn_up in cards:
        return True
    last = max((told.tricks for told in obs.told if told.seat == obs.seat and told.what is what), default=None)
    if last is None or (what is Sign.NONE and obs.stock):
        return False
    spent = [trick.cards[(obs.seat - trick.leader) % obs.variant.seats] for trick in obs.taken[last:]]
    return not any(card in cards for card in spent)


def named(obs: Observation, seat: int) -> set[Card]:
    """The cards that `seat` has told of by true signs and still holds, as far as `obs.seat` knows."""
    if obs.trump is None or not obs.told:
        return set()
    signs = (told.what for told in obs.told if told.seat == seat and isinstance(told.what, Sign))
    cards = (told_of(what, obs.trump, obs.variant.values) for what in signs)
    return {CARDS[each[0]] for each in cards if len(each) == 1} & obs.shown[seat]


class Worlds:
    """Lays the unseen cards out so that every sign is true; where false ones are agreed upon it weighs them."""

    def __init__(self, obs: Observation) -> None:
        self._bounds = limits(obs, obs.seat)
        said, are_false = claims(obs, obs.seat), obs.variant.options.false_signs == "on"
        self.are_signed = bool(said) and not are_false  # whether a sign says what a hidden hand must or cannot hold
        self._claims = said if are_false else ()
        self._known = [() if seat == obs.seat else tuple(cards) for seat, cards in enumerate(obs.shown)]
        self._places = places(obs)

    def fitted(self, hidden: list[Card], rng: Random) -> list[Card]:
        """The cards, shuffled, in an order in which nobody has one that he cannot have."""
        return fitted(hidden, self._known, self._places, self._bounds, rng) if self._bounds else hidden

    def weight(self, hidden: Sequence[Card]) -> float:
        """How likely it is that the cards lie in this order, by the signs that need not be true."""
        broken = sum(not fits(claim, hidden, self._known, self._places) for claim in self._claims)
        return float(LIE**broken)


def heeding(obs: Observation, weighed: tuple[Weighed, ...]) -> tuple[Weighed, ...]:
    """The moves with those first that do what a partner has asked for in this trick, if there are any."""
    word = _word(obs)
    cards = [each.move for each in weighed if isinstance(each.move, Card)]
    wanted = asked_for(obs, cards, word) if word is not None else []
    if not wanted or len(wanted) == len(cards):
        return weighed
    worths: dict[Move, float] = {each.move: OBEYED * 2 * (each.move in wanted) - 2 * each.cost for each in weighed}
    return ranked(worths, {each.move: 2 * each.error for each in weighed})


def _word(obs: Observation) -> Word | None:
    """The last word that a partner has spoken in this trick: it is for the one of the side who plays next."""
    if obs.variant.has_auction:
        return None
    sides, now, words = obs.variant.sides, moves_made(obs), []
    for told in obs.told:
        if isinstance(told.what, Word) and told.tricks == len(obs.taken) and told.seat != obs.seat:
            since = {(obs.seat - back) % obs.variant.seats for back in range(1, now - told.after + 1)} - {told.seat}
            if sides[told.seat] == sides[obs.seat] and all(sides[seat] != sides[obs.seat] for seat in since):
                words.append(told.what)
    return words[-1] if words else None


def asked_for(obs: Observation, cards: Sequence[Card], word: Word) -> list[Card]:
    """Which of the cards a word asks for: a load or a blank of a plain suit sooner than a trump."""
    points = obs.variant.values.points
    if word is Word.TRUMP:
        return [card for card in cards if card.suit is obs.trump]
    if word is Word.LEAVE:
        return [card for card in cards if not obs.trick or not _takes(obs, card)]
    found = [card for card in cards if (points[card] >= 10 if word is Word.LOAD else points[card] == 0)]
    return [card for card in found if card.suit is not obs.trump] or found


def _takes(obs: Observation, card: Card) -> bool:
    """Whether a card would win the trick as it lies."""
    return winning((*obs.trick, card), obs.trump, obs.variant.values) == len(obs.trick)
