"""Signs between partners, and words: what each says, who may give it when, and who sees it. The tables are data."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from game.rules.auction import caller, is_bidding, is_naming, known_sides
from game.rules.cards import Card, Suit, Values
from game.rules.state import IllegalPlay, Public, Sign, State, Told, Variant, Word

_NORTH = {
    Sign.ACE: "kiss",
    Sign.THREE: "mouth",  # twisted to the left
    Sign.KING: "eyes",  # looking up
    Sign.KNIGHT: "tongue",  # its tip
    Sign.JACK: "shoulder",
    Sign.SMALL: "fingers",  # thumb and index rubbed
    Sign.NONE: "squeeze",  # of the eyes
    Sign.LOADED: "cheeks",  # puffed
}
GESTURES: dict[str, dict[Sign, str]] = {
    "north": _NORTH,
    "south": _NORTH | {Sign.KNIGHT: "shoulder", Sign.JACK: "tongue"},
}
_STRENGTHS = {Sign.ACE: 9, Sign.THREE: 8, Sign.KING: 7, Sign.KNIGHT: 6, Sign.JACK: 5}  # of the trump that a sign names
_SMALL = 5  # small trumps are weaker than the jack


def gesture(sign: Sign, variant: Variant) -> str:
    """How a sign is given in the region whose table is in use."""
    return GESTURES[variant.options.sign_table][sign]


def said(word: str) -> Sign | Word:
    """The sign or word of that name. Raises ValueError for any other."""
    return Sign(word) if word in {sign.value for sign in Sign} else Word(word)


@cache
def told_of(sign: Sign, trump: Suit, values: Values) -> tuple[int, ...]:
    """The cards, by number, one of which a true sign says is held; for NONE those of which none is."""
    return tuple(_told_of(sign, trump, values))


def _told_of(sign: Sign, trump: Suit, values: Values) -> list[int]:
    trumps = [card for card in range(40) if card // 10 == list(Suit).index(trump)]
    if sign is Sign.NONE:
        return trumps
    if sign is Sign.SMALL:
        return [card for card in trumps if values.strength[card] < _SMALL]
    if sign is Sign.LOADED:
        return [card for card in range(40) if card not in trumps and values.points[card] >= 10]
    return [card for card in trumps if values.strength[card] == _STRENGTHS[sign]]


def is_true(sign: Sign, hand: Collection[Card], trump: Suit, values: Values) -> bool:
    """Whether a sign tells the truth of a hand."""
    holds = not set(told_of(sign, trump, values)).isdisjoint(hand)
    return holds != (sign is Sign.NONE)


def moves_made(public: Public) -> int:
    """How many moves have been made in a deal."""
    cards = len(public.trick) + sum(len(trick.cards) for trick in public.taken)
    return cards + len(public.swaps) + len(public.calls) + (public.called is not None)


def sayable(public: Public, seat: int, hand: Collection[Card]) -> tuple[Sign | Word, ...]:
    """The signs and words that `seat`, who holds `hand`, may give now: each once in a trick.

    Where a captain leads the team he alone speaks, and the others give signs. Signs are true unless false ones are
    agreed upon.
    """
    of, trump = public.variant, public.trump
    if not hand or trump is None or not _is_allowed(public) or len(public.trick) == of.seats:
        return ()
    given = {told.what for told in public.told if told.seat == seat and told.tricks == len(public.taken)}
    words = () if of.has_auction or (of.captains and seat not in of.captains) else tuple(Word)
    signs = () if seat in of.captains else tuple(Sign)
    if of.options.false_signs == "off":
        signs = tuple(sign for sign in signs if is_true(sign, hand, trump, of.values))
    open_ones: tuple[Sign | Word, ...] = (*signs, *words)
    return tuple(what for what in open_ones if what not in given)


def are_agreed(of: Variant) -> bool:
    """Whether partners may tell each other anything in a variant, sooner or later."""
    if of.has_auction:
        return of.options.secret_signs == "on"
    return len(set(of.sides)) < of.seats and of.options.talk != "never"


def _is_allowed(public: Public) -> bool:
    of = public.variant
    if of.has_auction:
        return are_agreed(of) and not is_bidding(public) and not is_naming(public)
    return are_agreed(of) and (of.options.talk == "always" or bool(public.taken))


def askable(public: Public, seat: int) -> tuple[int, ...]:
    """The partners whom `seat` may ask for a sign now. Where a captain leads the team only he asks."""
    of = public.variant
    is_over = len(public.taken) * of.seats >= len(of.pack)
    if is_over or of.has_auction or not _is_allowed(public) or len(public.trick) == of.seats:
        return ()
    if of.captains and seat not in of.captains:
        return ()
    return tuple(each for each in range(of.seats) if each != seat and of.sides[each] == of.sides[seat])


def audience(public: Public, seat: int, what: Sign | Word) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The other seats that see or hear it for certain, and those that do so if the lot says so.

    Words are for all. Signs are for the partners, and for the others as agreed; while nobody can know who is whose
    partner, everyone sees them.
    """
    others = tuple(each for each in range(public.variant.seats) if each != seat)
    plays, agreed = caller(public), public.variant.options.signs_seen
    sides = public.variant.sides if plays is None else known_sides(public, plays, ())
    if isinstance(what, Word) or agreed == "always" or None in sides:
        return others, ()
    partners = tuple(each for each in others if sides[each] == sides[seat])
    return partners, tuple(each for each in others if each not in partners) if agreed == "sometimes" else ()


def say(state: State, seat: int, what: Sign | Word, seen: tuple[int, ...]) -> State:
    """The state after `seat` gives a sign or speaks a word that the seats `seen` notice. Raises IllegalPlay."""
    if seat not in range(state.variant.seats) or what not in sayable(state, seat, state.hands[seat]):
        raise IllegalPlay(f"seat {seat} cannot say {what.value!r} now")
    certain, drawn = audience(state, seat, what)
    if sorted(set(seen)) != list(seen) or not set(certain) <= set(seen) <= {*certain, *drawn}:
        raise IllegalPlay(f"what seat {seat} says cannot be noticed by just {seen}")
    told = Told(moves_made(state), len(state.taken), seat, what, seen)
    return state._replace(told=(*state.told, told))


def noticed(public: Public, seat: int) -> tuple[Told, ...]:
    """What `seat` has said or noticed, without who else has noticed it."""
    mine = (told for told in public.told if seat == told.seat or seat in told.seen)
    return tuple(told._replace(seen=()) for told in mine)
