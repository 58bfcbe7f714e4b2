"""The statistics: what came of the deals at this device, per opponents and variant."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from game.rules.pay import Role
from game.rules.rules import victor
from game.rules.variants import VARIANTS

FORMAT = 2
CHART = 50  # deals that the chart shows
MOST = 1_000_000  # deals that anybody plays


class BrokenStatistics(ValueError):
    """A text that tells no statistics."""


class Line(NamedTuple):
    """What came of the deals against the same opponents in one variant, seen from one's own side."""

    deals: int = 0
    wins: int = 0
    draws: int = 0
    matches: int = 0
    matches_won: int = 0
    points: int = 0  # of all deals together
    cappotti: int = 0  # deals in which all the points were one's own
    streak: int = 0  # deals won in a row until now; a draw neither adds nor breaks
    best_streak: int = 0
    last: tuple[int, ...] = ()  # one's points in the last deals, the newest at the end
    abandoned: int = 0  # deals given up after cards were played; they are in none of the other numbers

    @property
    def losses(self) -> int:
        """The deals that another side won."""
        return self.deals - self.wins - self.draws

    @property
    def average(self) -> float:
        """Points a deal, 0 before the first."""
        return self.points / self.deals if self.deals else 0.0


Key = tuple[str, str]  # opponents (a level, or a word of `seating`), variant
Statistics = dict[Key, Line]


def with_deal(
    statistics: Statistics, key: Key, points: tuple[int, ...], side: int = 0, paid: bool | None = None
) -> Statistics:
    """The statistics after a deal that gave each side `points`, `side` being one's own.

    `paid`: whether one won by it, where that is no matter of one's own points alone.
    """
    old, mine, best = statistics.get(key, Line()), points[side], victor(points)
    best = best if paid is None else side if paid else -1
    streak = old.streak if best is None else old.streak + 1 if best == side else 0
    return statistics | {
        key: old._replace(
            deals=old.deals + 1,
            wins=old.wins + (best == side),
            draws=old.draws + (best is None),
            points=old.points + mine,
            cappotti=old.cappotti + (mine == sum(points)),
            streak=streak,
            best_streak=max(streak, old.best_streak),
            last=(*old.last, mine)[-CHART:],
        )
    }


def of_role(key: Key, role: Role) -> Key:
    """The key of a line that counts only the deals in which one had a role in the auction."""
    opponents, variant = key
    return opponents, f"{variant} {role}"


def with_abandoned(statistics: Statistics, key: Key) -> Statistics:
    """The statistics after a deal that was given up: whatever it would have come to, a streak ends with it."""
    old = statistics.get(key, Line())
    return statistics | {key: old._replace(abandoned=old.abandoned + 1, streak=0)}


def with_match(statistics: Statistics, key: Key, won: bool) -> Statistics:
    """The statistics after a finished match."""
    old = statistics.get(key, Line())
    return statistics | {key: old._replace(matches=old.matches + 1, matches_won=old.matches_won + won)}


def to_json(statistics: Statistics) -> dict[str, Any]:
    """The statistics as a JSON object."""
    lines = [{"opponents": who, "variant": variant} | line._asdict() for (who, variant), line in statistics.items()]
    return {"format": FORMAT, "lines": lines}


def from_json(data: Any) -> Statistics:
    """The statistics of a JSON object. Raises BrokenStatistics, saying what is wrong."""
    if not isinstance(data, dict) or set(data) != {"format", "lines"} or data["format"] not in (1, FORMAT):
        raise BrokenStatistics(f"statistics have the fields format ({FORMAT}) and lines")
    if not isinstance(data["lines"], list):
        raise BrokenStatistics("the lines of the statistics are not a list")
    return dict(map(_line, map(_from_format_1, data["lines"]) if data["format"] == 1 else data["lines"]))


def _from_format_1(line: Any) -> Any:
    """A line of the first format, as this one has it: there was always one opponent, and nothing given up."""
    if not isinstance(line, dict):
        return line
    renamed = {"level": "opponents"}
    return {renamed.get(name, name): value for name, value in line.items()} | {"abandoned": 0}


def _line(data: Any) -> tuple[Key, Line]:
    if not isinstance(data, dict) or set(data) != {"opponents", "variant", *Line._fields}:
        raise BrokenStatistics(f"a line of the statistics has the fields opponents, variant, {', '.join(Line._fields)}")
    data = dict(data)
    who, variant, last = data.pop("opponents"), data.pop("variant"), data.pop("last")
    if not (isinstance(who, str) and isinstance(variant, str)):
        raise BrokenStatistics("opponents and variant are words")
    if not isinstance(last, list) or not all(type(each) is int and 0 <= each <= 120 for each in last):
        raise BrokenStatistics("the last deals have 0 to 120 points each")
    if any(type(each) is not int or each < 0 for each in data.values()):
        raise BrokenStatistics("the numbers of the statistics are whole and not negative")
    line = Line(**data, last=tuple(last))
    sides = len(set(VARIANTS[variant].sides)) if variant in VARIANTS else 0
    if not _is_possible(line) or (sides == 2 and not _is_consistent(line)):
        raise BrokenStatistics("the numbers of the statistics contradict each other")
    return (who, variant), line


def _is_possible(line: Line) -> bool:
    """Whether deals of 120 points each, shared by whatever number of sides, can have come to this."""
    return (
        line.deals <= MOST
        and len(line.last) == min(line.deals, CHART)
        and line.cappotti <= line.wins <= line.deals - line.draws
        and sum(line.last) <= line.points <= 120 * line.deals
        and line.streak <= line.best_streak <= line.wins
        and line.matches_won <= line.matches <= line.deals
    )


def _is_consistent(line: Line) -> bool:
    """Whether deals of two sides can have come to this: those of the chart and those before."""
    wins = line.wins - sum(each > 60 for each in line.last)
    draws = line.draws - line.last.count(60)
    losses = line.losses - sum(each < 60 for each in line.last)
    cappotti, points = line.cappotti - line.last.count(120), line.points - sum(line.last)
    return (
        min(wins - cappotti, cappotti, draws, losses) >= 0
        and 61 * wins + 59 * cappotti <= points - 60 * draws <= 119 * wins + cappotti + 59 * losses
    )


def to_text(statistics: Statistics) -> str:
    """The statistics as one line of JSON."""
    return json.dumps(to_json(statistics), separators=(",", ":"))


def from_text(text: str) -> Statistics:
    """The statistics that `text` tells, a byte order mark before it or not. Raises BrokenStatistics."""
    try:
        return from_json(json.loads(text.strip().lstrip("\ufeff")))
    except BrokenStatistics:
        raise
    except (ValueError, RecursionError) as error:
        raise BrokenStatistics(f"this is not JSON: {error}") from error
