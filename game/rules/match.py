"""A match: several deals, who deals, the score, the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from game.rules.rules import trick_points, victor
from game.rules.state import Variant
from game.rules.variants import VARIANTS

Kind = Literal[
    "best of 3",
    "single",
    "best of 5",
    "first to 120",
    "two deals",
    "first to 121",
    "first to 151",
    "first to 5",
    "first to 7",
    "first to 11",
    "5 deals",
    "10 deals",
]
_WINS = {"single": 1, "best of 3": 2, "best of 5": 3}  # deals that a side must win
_TARGETS = {"first to 120": 120, "first to 121": 121, "first to 151": 151}  # points that a side must reach
_PAID = {"first to 5": 5, "first to 7": 7, "first to 11": 11}  # the same where deals are paid
_DEALS = {"two deals": 2, "5 deals": 5, "10 deals": 10}  # deals that are added up
_STAKES = frozenset(stake * cappotto * voided for stake in range(1, 6) for cappotto in (1, 2) for voided in (1, 2))
_SHARES = ((-1, -1, -1, 1, 2), (-1, -1, -1, -1, 4))  # of the seats, sorted, when the caller has won


def kinds(variant: str) -> tuple[Kind, ...]:
    """The kinds of match that the variant called `variant` is played in, the usual one first."""
    if variant == "briscolone":
        return ("first to 121", "first to 151")
    if VARIANTS[variant].has_auction:
        return ("first to 5", "first to 7", "first to 11", "5 deals", "10 deals")
    if VARIANTS[variant].captains:
        return ("best of 5", "single", "best of 3", "first to 120", "two deals")  # the first team with three deals
    return ("best of 3", "single", "best of 5", "first to 120", "two deals")


def fitting(variant: str, kind: str) -> Kind:
    """`kind` if the variant is played in such matches, else the variant's usual kind."""
    return next((each for each in kinds(variant) if each == kind), kinds(variant)[0])


class Match(NamedTuple):
    """The deals played so far, as points per side, and the dealer of the deal under way (or of the next).

    With an auction a deal is what each seat was paid. Drawn deals, and those that nobody played, are listed and score
    nobody. A match ends with one side ahead: when it would end level, one more
    deal is played.
    """

    kind: Kind
    variant: Variant
    dealer: int
    deals: tuple[tuple[int, ...], ...] = ()
    cappotto: str = "noted"  # or "wins": taking all the points wins the match
    practice: bool = False  # whether one of the deals was practice
    doubled: bool = False  # whether the deal under way (or the next) counts double, as the one before was voided

    @property
    def _sides(self) -> range:
        return range(max(self.variant.sides) + 1)

    @property
    def _counted(self) -> list[tuple[int, ...]]:
        return [totals for totals in self.deals if counts(self.variant, totals)]

    @property
    def adds_up(self) -> bool:
        """Whether the points are added up, so that in every deal each of them counts to the end."""
        return self.kind not in _WINS

    @property
    def score(self) -> tuple[int, ...]:
        """Of each side: the deals won, or the points added up, as the kind of match counts them."""
        if not self.adds_up:
            won = [victor(totals) for totals in self._counted]
            return tuple(won.count(side) for side in self._sides)
        return tuple(sum(totals[side] for totals in self._counted) for side in self._sides)

    @property
    def victor(self) -> int | None:
        """The side that has won the match, None while it goes on."""
        if self.cappotto == "wins" and self.deals and 0 < max(self.deals[-1]) == sum(self.deals[-1]):
            return victor(self.deals[-1])
        return self._ahead

    @property
    def _ahead(self) -> int | None:
        """The side whose score has won it the match."""
        return victor(self.score) if self._is_enough else None

    @property
    def is_cut_short(self) -> bool:
        """Whether all the points of the last deal have won it, and not the score."""
        return self.is_over and self._ahead is None

    @property
    def _is_enough(self) -> bool:
        if self.kind in _DEALS:
            return len(self._counted) >= _DEALS[self.kind]
        return max(self.score) >= (_WINS | _TARGETS | _PAID)[self.kind]

    @property
    def is_over(self) -> bool:
        """Whether a side has won the match."""
        return self.victor is not None


def counts(variant: Variant, totals: tuple[int, ...]) -> bool:
    """Whether a deal that came to `totals` scores anybody: the deal then passes on."""
    return any(totals) if variant.has_auction else victor(totals) is not None


def after(match: Match, totals: tuple[int, ...], practice: bool = False, voided: bool = False) -> Match:
    """The match after a deal that came to `totals` (`pay.outcome`): the deal passes to the right if it counts.

    `voided`: a poor hand has voided it, and the next that is played counts double.
    """
    passed = counts(match.variant, totals)
    return match._replace(
        dealer=(match.dealer + passed) % match.variant.seats,
        deals=(*match.deals, totals),
        practice=match.practice or practice,
        doubled=voided or (match.doubled and not passed),
    )


def is_possible(variant: Variant, totals: Sequence[int]) -> bool:
    """Whether a deal can have come to `totals`, one number for each side: all the points, or a pay."""
    if len(totals) != max(variant.sides) + 1:
        return False
    if not variant.has_auction:
        return min(totals) >= 0 and sum(totals) == trick_points(variant.pack, variant)
    shares = (tuple(sorted(total // factor for total in totals)) for factor in _factors(totals))
    return not any(totals) or any(each in _SHARES for each in shares)


def _factors(totals: Sequence[int]) -> list[int]:
    """What can have multiplied the least pay: negative where the caller lost."""
    return [sign * stake for stake in _STAKES for sign in (1, -1) if all(total % stake == 0 for total in totals)]
