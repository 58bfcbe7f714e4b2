"""The swap of the turned card: who may take it now, and for which card."""

from __future__ import annotations

from collections.abc import Collection

from game.rules.cards import CARDS, Card, Rank
from game.rules.state import Public, Variant

_JACK = 5  # the strength of the weakest card that the seven (the three, where they are exchanged) takes


def exchangeable(public: Public, hand: Collection[Card], stock: int) -> Card | None:
    """The card of `hand`, of the seat to move, that may be swapped for the turned card now, if any.

    `stock` counts the turned card. Under *seven and two* only right after winning a trick, before leading, while
    a face-down card is left, once a trick; under *two only* before one's first play.
    """
    turned, option = public.turn_up, public.variant.options.swap
    if option == "off" or turned is None or stock < 2:
        return None
    if option == "two only":
        low = _trump(turned, Rank.TWO) if not public.taken else None
    else:
        low = _swapping(turned, public.variant) if _has_just_won(public) else None
    return low if low in hand else None


def _has_just_won(public: Public) -> bool:
    done = len(public.taken)
    return done > 0 and not public.trick and all(each.tricks != done for each in public.swaps)


def _swapping(turned: Card, variant: Variant) -> Card:
    """The trump that may take the turned card: the seven or the two, the three or the two where they are exchanged."""
    if variant.values.strength[turned] < _JACK:
        return _trump(turned, Rank.TWO)
    return _trump(turned, Rank.THREE if variant.is_bisca else Rank.SEVEN)


def _trump(turned: Card, rank: Rank) -> Card:
    return next(each for each in CARDS if each.suit is turned.suit and each.rank is rank)
