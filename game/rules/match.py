"""A match: several deals, who deals, the score, the end."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.rules import victor
from game.rules.state import Variant

_WINS = {"single": 1, "best of 3": 2, "best of 5": 3}  # deals that a side must win
_TARGETS = {"first to 120": 120, "first to 121": 121, "first to 151": 151}  # points that a side must reach


def kinds(variant: str) -> tuple[str, ...]:
    """The kinds of match that the variant called `variant` is played in, the usual one first."""
    if variant == "briscolone":
        return ("first to 121", "first to 151")
    return ("best of 3", "single", "best of 5", "first to 120", "two deals")


def fitting(variant: str, kind: str) -> str:
    """`kind` if the variant is played in such matches, else the variant's usual kind."""
    return kind if kind in kinds(variant) else kinds(variant)[0]


class Match(NamedTuple):
    """The deals played so far, as points per side, and the dealer of the deal under way (or of the next).

    Drawn deals are listed and score nobody. A match ends with one side ahead: when it would end level, one more
    deal is played.
    """

    kind: str
    variant: Variant
    dealer: int
    deals: tuple[tuple[int, ...], ...] = ()
    cappotto: str = "noted"  # or "wins": taking all the points wins the match
    practice: bool = False  # whether one of the deals was practice

    @property
    def _sides(self) -> range:
        return range(max(self.variant.sides) + 1)

    @property
    def _counted(self) -> list[tuple[int, ...]]:
        return [totals for totals in self.deals if victor(totals) is not None]

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
        if self.cappotto == "wins" and self.deals and max(self.deals[-1]) == sum(self.deals[-1]):
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
        if self.kind == "two deals":
            return len(self._counted) >= 2
        return max(self.score) >= (_WINS | _TARGETS)[self.kind]

    @property
    def is_over(self) -> bool:
        """Whether a side has won the match."""
        return self.victor is not None


def after(match: Match, points: tuple[int, ...], practice: bool = False) -> Match:
    """The match after a deal that gave each side `points`: the deal passes to the right, unless it was a draw."""
    passed = 0 if victor(points) is None else 1
    return match._replace(
        dealer=(match.dealer + passed) % match.variant.seats,
        deals=(*match.deals, points),
        practice=match.practice or practice,
    )
