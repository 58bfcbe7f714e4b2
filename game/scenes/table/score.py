"""The count after the deal, told as at a table: the loads first, then the figures, then who has won."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf
from typing import NamedTuple

from game.rules.auction import is_dead
from game.rules.cards import Card
from game.rules.pay import outcome, sides
from game.rules.rules import victor, winner
from game.rules.state import State
from game.scenes.room import Room
from game.scenes.scene import Scene
from game.scenes.table import tally
from game.scenes.table.outcome import is_between, is_decided, next_label, telling
from game.scenes.table.tally import HALF
from game.scenes.widgets import button
from game.screen.typeset import balanced
from game.table.sight import sight
from game.view.effects import FEAST, feast
from game.view.intents import Go, Intent, Skip
from game.view.layout import Box, safe
from game.view.picture import Item, Label, Target, View

STEP = 0.17  # seconds a card
HALT = 0.7  # seconds that the count stands still when a side passes half of the points


class _Step(NamedTuple):
    """From `time` on, a side has its first `cards` cards counted, worth `total`."""

    time: float
    side: int
    cards: int
    total: int


def counted(state: State, side: int) -> tuple[Card, ...]:
    """The cards worth points in a side's pile, in the order of the count: the most valuable first."""
    values, of, variant = state.variant.values, sides(state), state.variant
    pile = [card for trick in state.taken if of[winner(trick, state.trump, variant)] == side for card in trick.cards]
    return tuple(sorted((card for card in pile if values.points[card]), key=lambda card: (-values.points[card], card)))


def steps(state: State) -> tuple[_Step, ...]:
    """The count of both sides, card against card; it halts where a side passes half of the points."""
    result, time = [], STEP
    piles = [counted(state, side) for side in range(max(sides(state)) + 1)]
    totals = [0] * len(piles)
    for number in range(max(map(len, piles))):
        for side, pile in enumerate(piles):
            if number < len(pile):
                before = totals[side]
                totals[side] += state.variant.values.points[pile[number]]
                result.append(_Step(time, side, number + 1, totals[side]))
                time += HALT if before < HALF <= totals[side] else 0.0
        time += STEP
    return tuple(result)


class Score:
    """Books the deal, counts it before everyone's eyes, and offers the revenge."""

    beneath: Scene | None = None

    def __init__(self, room: Room) -> None:
        self.room = room
        room.session.book()
        self._state = sight(room.session.table.observation(room.session.viewer))
        self._piles = [counted(self._state, side) for side in range(max(sides(self._state)) + 1)]
        self._steps = steps(self._state)
        self._clock, self._told = 0.0, 0
        self._feast = 0.0  # seconds of it that are left
        if self.done:  # nobody has played
            self._end()

    @property
    def done(self) -> bool:
        """Whether the count is at its end."""
        return self._told == len(self._steps)

    def handle(self, intent: Intent) -> Intent | None:
        """A tap ends the count; another deals again."""
        if intent != Skip():
            return intent
        if self.done:
            return Go("next")
        self._clock = self._steps[-1].time + STEP if self._steps else 0.0
        self._told = len(self._steps)
        self._end()
        return None

    def update(self, dt: float) -> Intent | None:
        """The count runs."""
        self._clock += dt if self.room.speed else 1e3
        self._feast = max(0.0, self._feast - dt)
        while not self.done and self._steps[self._told].time <= self._clock:
            self._tell(self._steps[self._told])
        return None

    @property
    def rest(self) -> float:
        """Until the next card is counted; a tap has to come once it is done, and what is celebrated has been."""
        if self._feast:
            return 0.0
        return inf if self.done else self._steps[self._told].time - self._clock

    def _tell(self, step: _Step) -> None:
        self._told += 1
        before = step.total - self._state.variant.values.points[self._piles[step.side][step.cards - 1]]
        passes = before < HALF <= step.total
        self.room.sounds.play("stop" if passes else "chime", step.cards)
        if self.done:
            self._end()

    def _end(self) -> None:
        gets = outcome(self._state)
        if any(gets) and (self._state.variant.has_auction or victor(gets) is not None):
            self.room.sounds.play("win" if self._has_won(gets) else "loss")
        large, below = telling(self.room)
        self.room.world.say(" ".join((large, *below)))
        self._feast = FEAST if self.room.speed and self._is_won() else 0.0

    def _is_won(self) -> bool:
        """Whether a match of several deals has just been won by somebody at this device."""
        return is_decided(self.room) and (is_between(self.room) or self.room.session.match.victor == self.room.side)

    def _has_won(self, gets: Sequence[int]) -> bool:
        """Whether one's own side has won the deal: most of the points, or with an auction a pay."""
        return gets[self.room.side] > 0 if self._state.variant.has_auction else victor(gets) == self.room.side

    # what is seen

    def _title(self) -> tuple[tuple[str, ...], float]:
        """The lines of the headline and their size: at the end of a match as large as the screen has room for."""
        room, on = self.room, self.room.layout
        area = safe(room.screen)
        text = telling(room)[0] if self.done else room.tell("counting")
        if not (self.done and room.session.match.is_over):
            return (text,), 1.7 * on.text
        size = 2.6 * on.text
        if area.height < 36 * on.text:
            return (text,), size
        return balanced(text, round(size), area.width - 2 * on.gap), size

    def _boxes(self) -> tuple[Box, Box, Box, Box]:
        """Headline, the strips of all sides, the lines of text, the row of buttons."""
        on, area = self.room.layout, safe(self.room.screen)
        lines, size = self._title()
        high = area.height / 2 if is_dead(self._state) else 1.15 * size * len(lines) + 0.65 * on.text
        head = Box(area.x, area.y, area.width, high)
        foot = Box(area.x + on.gap, area.bottom - on.target - on.gap, area.width - 2 * on.gap, on.target)
        text = Box(area.x + on.gap, foot.y - 3 * 1.4 * on.text - on.gap, foot.width, 3 * 1.4 * on.text)
        wide = min(foot.width, 64 * on.text)
        strips = Box(area.centre[0] - wide / 2, head.bottom, wide, text.y - head.bottom - on.gap)
        return head, strips, text, foot

    def _buttons(self) -> tuple[tuple[Box, Intent, str, str], ...]:
        *_, foot = self._boxes()
        gap = self.room.layout.gap
        width = min(foot.width, 30 * self.room.layout.text)
        left = foot.centre[0] - width / 2
        narrow = 0.3 * width
        menu = Box(left, foot.y, narrow, foot.height)
        onward = Box(menu.right + gap, foot.y, width - narrow - gap, foot.height)
        return (
            (menu, Go("menu"), self.room.tell("menu"), "button"),
            (onward, Go("next"), next_label(self.room), "primary"),
        )

    def targets(self) -> Sequence[Target]:
        """Menu and revenge."""
        return tuple(Target(box, intent, text) for box, intent, text, _ in self._buttons())

    def view(self) -> View:
        """As far as the count has got."""
        head, strips, text, _ = self._boxes()
        items = [*self._headline(head)]
        if not is_dead(self._state):
            items += tally.view(self.room, strips, self._sides())
        items += self._below(text)
        for box, intent, label, rest in self._buttons():
            items += button(self.room, box, label, intent, rest)
        if self._feast:
            field = self.room.screen
            items += feast(FEAST - self._feast, field.width, field.height, 8 * self.room.layout.text)
        return tuple(items)

    def _headline(self, box: Box) -> Iterator[Item]:
        lines, size = self._title()
        for number, line in enumerate(lines):
            y = box.centre[1] + (number - (len(lines) - 1) / 2) * 1.15 * size
            yield Label(line, box.centre[0], y, size, box.width - 2 * self.room.layout.gap, "gilt")

    def _below(self, box: Box) -> Iterator[Item]:
        """The sentences after the count."""
        size = self.room.layout.text
        for number, line in enumerate(telling(self.room)[1] if self.done else ()):
            yield Label(line, box.centre[0], box.y + (number + 0.5) * 1.4 * size, size, box.width, "paper")

    def _sides(self) -> Sequence[tally.Side]:
        """Every side with the names of its players, from the top: one's own is the lowest."""
        of, seat = sides(self._state), self.room.session.viewer
        turn = [(seat + k) % len(of) for k in range(len(of))]
        found = []
        for side in reversed(dict.fromkeys(of[each] for each in turn)):
            names = " · ".join(self.room.name(each) for each in turn if of[each] == side)
            told = [step for step in self._steps[: self._told] if step.side == side]
            cards, total = (told[-1].cards, told[-1].total) if told else (0, 0)
            found.append(tally.Side(names, self._piles[side], cards, total, self._stars(side)))
        return found

    def _stars(self, side: int) -> int:
        """The deals that a side has won in the match; where deals are what is counted."""
        match = self.room.session.match
        told = self.done and match.kind != "single" and not match.adds_up and not self.room.session.rehearsing
        return match.score[side] if told else 0
