"""The statistics: what came of the player's deals, per level and variant."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from game.rules import victor

FORMAT = 1
CHART = 50  # deals that the chart shows
MOST = 1_000_000  # deals that anybody plays


class BrokenTally(ValueError):
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
Tally = dict[Key, Line]


def with_deal(tally: Tally, key: Key, points: tuple[int, ...], side: int = 0) -> Tally:
    """The statistics after a deal that gave each side `points`, the player being of `side`."""
    old, mine, best = tally.get(key, Line()), points[side], victor(points)
    streak = old.streak if best is None else old.streak + 1 if best == side else 0
    return tally | {
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


def with_match(tally: Tally, key: Key, won: bool) -> Tally:
    """The statistics after a finished match."""
    old = tally.get(key, Line())
    return tally | {key: old._replace(matches=old.matches + 1, matches_won=old.matches_won + won)}


def to_json(tally: Tally) -> dict[str, Any]:
    """The statistics as a JSON object."""
    lines = [{"level": level, "variant": variant} | line._asdict() for (level, variant), line in tally.items()]
    return {"format": FORMAT, "lines": lines}


def from_json(data: Any) -> Tally:
    """The statistics of a JSON object. Raises BrokenTally, saying what is wrong."""
    if not isinstance(data, dict) or set(data) != {"format", "lines"} or data["format"] != FORMAT:
        raise BrokenTally(f"statistics have the fields format ({FORMAT}) and lines")
    if not isinstance(data["lines"], list):
        raise BrokenTally("the lines of the statistics are not a list")
    return dict(map(_line, data["lines"]))


def _line(data: Any) -> tuple[Key, Line]:
    if not isinstance(data, dict) or set(data) != {"level", "variant", *Line._fields}:
        raise BrokenTally(f"a line of the statistics has the fields level, variant, {', '.join(Line._fields)}")
    level, variant, last = data.pop("level"), data.pop("variant"), data.pop("last")
    if not (isinstance(level, str) and isinstance(variant, str)):
        raise BrokenTally("level and variant are words")
    if not isinstance(last, list) or not all(type(each) is int and 0 <= each <= 120 for each in last):
        raise BrokenTally("the last deals have 0 to 120 points each")
    if any(type(each) is not int or each < 0 for each in data.values()):
        raise BrokenTally("the numbers of the statistics are whole and not negative")
    line = Line(**data, last=tuple(last))
    if not _is_consistent(line):
        raise BrokenTally("the numbers of the statistics contradict each other")
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


def to_text(tally: Tally) -> str:
    """The statistics as one line of JSON."""
    return json.dumps(to_json(tally), separators=(",", ":"))


def from_text(text: str) -> Tally:
    """The statistics that `text` tells. Raises BrokenTally, saying what is wrong."""
    try:
        return from_json(json.loads(text))
    except BrokenTally:
        raise
    except (ValueError, RecursionError) as error:
        raise BrokenTally(f"this is not JSON: {error}") from error
