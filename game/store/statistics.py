"""The statistics: what came of the player's deals, per level and variant."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from game.rules.rules import victor

FORMAT = 1
CHART = 50  # deals that the chart shows
MOST = 1_000_000  # deals that anybody plays


class BrokenStatistics(ValueError):
    """A text that tells no statistics."""


class Line(NamedTuple):
    """What came of the deals of one level and variant, seen from the player's side."""

    deals: int = 0
    wins: int = 0
    draws: int = 0
    matches: int = 0
    matches_won: int = 0
    points: int = 0  # of all deals together
    cappotti: int = 0  # deals in which he took all the points
    streak: int = 0  # deals won in a row until now; a draw neither adds nor breaks
    best_streak: int = 0
    last: tuple[int, ...] = ()  # his points in the last deals, the newest at the end

    @property
    def losses(self) -> int:
        """The deals that another side won."""
        return self.deals - self.wins - self.draws

    @property
    def average(self) -> float:
        """Points a deal, 0 before the first."""
        return self.points / self.deals if self.deals else 0.0


Key = tuple[str, str]  # level, variant
Statistics = dict[Key, Line]


def with_deal(statistics: Statistics, key: Key, points: tuple[int, ...], side: int = 0) -> Statistics:
    """The statistics after a deal that gave each side `points`, the player being of `side`."""
    old, mine, best = statistics.get(key, Line()), points[side], victor(points)
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


def with_match(statistics: Statistics, key: Key, won: bool) -> Statistics:
    """The statistics after a finished match."""
    old = statistics.get(key, Line())
    return statistics | {key: old._replace(matches=old.matches + 1, matches_won=old.matches_won + won)}


def to_json(statistics: Statistics) -> dict[str, Any]:
    """The statistics as a JSON object."""
    lines = [{"level": level, "variant": variant} | line._asdict() for (level, variant), line in statistics.items()]
    return {"format": FORMAT, "lines": lines}


def from_json(data: Any) -> Statistics:
    """The statistics of a JSON object. Raises BrokenStatistics, saying what is wrong."""
    if not isinstance(data, dict) or set(data) != {"format", "lines"} or data["format"] != FORMAT:
        raise BrokenStatistics(f"statistics have the fields format ({FORMAT}) and lines")
    if not isinstance(data["lines"], list):
        raise BrokenStatistics("the lines of the statistics are not a list")
    return dict(map(_line, data["lines"]))


def _line(data: Any) -> tuple[Key, Line]:
    if not isinstance(data, dict) or set(data) != {"level", "variant", *Line._fields}:
        raise BrokenStatistics(f"a line of the statistics has the fields level, variant, {', '.join(Line._fields)}")
    level, variant, last = data.pop("level"), data.pop("variant"), data.pop("last")
    if not (isinstance(level, str) and isinstance(variant, str)):
        raise BrokenStatistics("level and variant are words")
    if not isinstance(last, list) or not all(type(each) is int and 0 <= each <= 120 for each in last):
        raise BrokenStatistics("the last deals have 0 to 120 points each")
    if any(type(each) is not int or each < 0 for each in data.values()):
        raise BrokenStatistics("the numbers of the statistics are whole and not negative")
    line = Line(**data, last=tuple(last))
    if not _is_consistent(line):
        raise BrokenStatistics("the numbers of the statistics contradict each other")
    return (level, variant), line


def _is_consistent(line: Line) -> bool:
    """Whether deals of two sides, 120 points each, can have come to this: those of the chart and those before."""
    wins = line.wins - sum(each > 60 for each in line.last)
    draws = line.draws - line.last.count(60)
    losses = line.losses - sum(each < 60 for each in line.last)
    cappotti, points = line.cappotti - line.last.count(120), line.points - sum(line.last)
    return (
        line.deals <= MOST
        and len(line.last) == min(line.deals, CHART)
        and min(wins - cappotti, cappotti, draws, losses) >= 0
        and 61 * wins + 59 * cappotti <= points - 60 * draws <= 119 * wins + cappotti + 59 * losses
        and line.streak <= line.best_streak <= line.wins
        and line.matches_won <= line.matches <= line.deals
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
