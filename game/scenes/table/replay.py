"""A past deal, watched again: step by step or running, with the other hand open or closed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf

from game.rules.observation import observe
from game.rules.record import Record
from game.rules.rules import is_complete, is_over
from game.rules.state import State, Variant
from game.scenes.room import Room
from game.scenes.scene import Scene
from game.scenes.table import auction, signs
from game.scenes.table.board import Board
from game.scenes.table.course import course
from game.scenes.table.outcome import result, where
from game.scenes.table.plates import plates
from game.scenes.table.status import done, taken
from game.scenes.widgets import button, icon_button, lettering
from game.screen.typeset import measure
from game.store.seating import viewer
from game.table.sight import sight
from game.view.intents import LINE, Back, Do, Intent, Scroll, Skip, Undo
from game.view.layout import Box, Layout, around
from game.view.motion import SEEN
from game.view.picture import Item, Target, View

ON, OFF, RUN, PACE, HANDS = Do("step", 1), Do("step", -1), Do("run"), Do("pace"), Do("hands")
PACES = (1, 2, 4)  # times as fast
REST = 0.7  # seconds between two plays while it runs


class Replay:
    """Shows `record` over the scene beneath, from the seat of the person; `seats` tells who sat where."""

    def __init__(self, room: Room, beneath: Scene, record: Record, seats: tuple[str, ...]) -> None:
        self.room, self._seats = room, seats
        self.beneath: Scene | None = beneath
        self.seat = viewer(seats)
        self._course = course(record)
        self._at = 0
        self._pace = PACES[0]
        self.running = False
        self._rested = 0.0
        self._dragged = 0.0  # CSS pixels scrolled since the last step
        self.board = Board(room, self._sight(), self.seat, layout=self._layout_for)

    def _layout_for(self, variant: Variant) -> Layout:
        """The table, with room for the row of buttons below the hand."""
        whole = self.room.layout_for(variant)
        return self.room.layout_for(variant, whole.target + whole.gap)

    @property
    def _on(self) -> Layout:
        return self._layout_for(self.state.variant)

    @property
    def state(self) -> State:
        """What is on the table."""
        return self._course[self._at].state

    def _sight(self) -> State:
        """What is shown of it: with closed hands no more than could be seen."""
        return self.state if self.open else sight(observe(self.state, self.seat))

    @property
    def open(self) -> bool:
        """Whether all hands lie open."""
        return bool(self.board.open_seats) if hasattr(self, "board") else False

    # wishes

    def handle(self, intent: Intent) -> Intent | None:
        """Steps, runs, halts; a tap on the table is the next step."""
        match intent:
            case Do("step", int(steps)):
                self._step(steps)
            case Undo():
                self._step(-1)
            case Do("run"):
                self._run()
            case Do("pace"):
                self._pace = PACES[(PACES.index(self._pace) + 1) % len(PACES)]
            case Do("hands"):
                self._turn_hands()
            case Skip():
                self._tap()
            case Scroll(amount):
                self._drag(amount)
            case _:
                return intent
        return None

    def _turn_hands(self) -> None:
        """Open the other hands, or close them."""
        others = frozenset(range(self.state.variant.seats)) - {self.seat}
        self.board.open_seats = frozenset() if self.open else others
        self.board.cut(self._sight())

    def _step(self, steps: int) -> None:
        """So many states on or back; only a single step on is shown as motion."""
        self.running = False
        at = min(max(0, self._at + steps), len(self._course) - 1)
        if at != self._at:
            self._show(at)

    def _show(self, at: int) -> None:
        is_next, self._at, self._rested = at == self._at + 1, at, 0.0
        if not is_next:
            self.board.cut(self._sight())
        elif self.open:
            self.board.show(self.state)
        else:
            self.board.see(observe(self.state, self.seat))
        signs.tell(self.room, self.board.state, self._seats)
        self.room.world.say(self._happened())

    def _run(self) -> None:
        self.running = not self.running
        if self.running and self._at == len(self._course) - 1:
            self._show(0)

    def _tap(self) -> None:
        if self.board.moving:
            self.board.skip()
        else:
            self._step(1)

    def _drag(self, amount: float) -> None:
        """A step for every notch of the wheel, or for as long a way of the finger."""
        self._dragged += amount
        steps = int(self._dragged / LINE)
        self._dragged -= steps * LINE
        if steps:
            self._step(steps)

    def update(self, dt: float) -> Intent | None:
        """Runs on, if it runs."""
        self.board.update(dt * self._pace)
        if self.running and not self.board.moving:
            self._rested += dt * self._pace
            if self._rested >= self._halt:
                self._go_on()
        return None

    @property
    def _halt(self) -> float:
        return SEEN if is_complete(self.state) else REST

    @property
    def rest(self) -> float:
        """Until it runs on, if it runs."""
        return min(self.board.rest, (self._halt - self._rested) / self._pace if self.running else inf)

    def _go_on(self) -> None:
        if self._at + 1 < len(self._course):
            self._show(self._at + 1)
        else:
            self.running = False

    # what is seen

    def _buttons(self) -> Iterator[tuple[Box, Do, str, str]]:
        """The box of each button below the hand, its wish, its sign or short text, its name."""
        on, tell, running, is_open = self._on, self.room.tell, self.running, self.open
        row = (
            (OFF, "back", tell("step_back")),
            (RUN, "pause" if running else "play", tell("halt" if running else "run")),
            (ON, "forward", tell("step_on")),
            (PACE, f"{self._pace}x", tell("pace", pace=self._pace)),
            (HANDS, "open" if is_open else "shut", tell("hide_hands" if is_open else "show_hands")),
        )
        step = min(on.target + 2 * on.gap, on.bar.width / len(row))
        left = on.bar.right - len(row) * step if self._is_for_many else on.bar.centre[0] - len(row) * step / 2
        for number, (wish, sign, name) in enumerate(row):
            yield Box(left + number * step + (step - on.target) / 2, self._foot, on.target, on.target), wish, sign, name

    @property
    def _foot(self) -> float:
        """The top of the row of buttons."""
        return self._on.hand.bottom + self._on.gap

    @property
    def _back(self) -> Box:
        return self._on.menu if self._is_for_many else self._on.bar._replace(width=self._on.bar.height)

    @property
    def _is_for_many(self) -> bool:
        """Whether plates fill the bar: the way back is then where elsewhere the menu is."""
        return len(self._on.plates) > 1

    def targets(self) -> Sequence[Target]:
        """The buttons, and the way back."""
        buttons = tuple(Target(box, wish, name) for box, wish, _, name in self._buttons())
        return (*buttons, Target(self._back, Back(), self.room.tell("back")))

    def view(self) -> View:
        """The table, where one is, what happened, the buttons."""
        room, on, shown = self.room, self._on, (self.board.state, self.seat)
        items: list[Item] = [*self._bar(), *self.board.view()]
        items += (*auction.told(room, on, *shown), *signs.bubbles(room, on, *shown))
        items += lettering(self._happened(), self._line, on.text, "paper")
        for box, wish, sign, _ in self._buttons():
            if wish == PACE:
                items += button(room, box, sign, wish, "quiet")
            else:
                items += icon_button(room, box, sign, wish)
        return tuple(items)

    @property
    def _line(self) -> Box:
        """Where the sentence stands: as wide as the table, but for one that stands beside the hand."""
        on = self._on
        if on.status.bottom > on.hand.y:
            return on.status
        return around(on.bar.centre[0], on.status.centre[1], on.bar.width - 2 * on.gap, on.status.height)

    def _bar(self) -> Iterator[Item]:
        room, on = self.room, self._on
        if self._is_for_many:
            yield from plates(room, on, self.board.state, self.seat, self._seats)
        box = self._where_box()
        text = next(
            (each for each in where(room, self.state, self.seat) if measure(each, round(on.text)) <= box.width), ""
        )
        yield from lettering(text, box, on.text, "paper", "left" if self._is_for_many else "right")
        yield from icon_button(room, self._back, "back", Back())

    def _where_box(self) -> Box:
        """The box of the line that tells where one is: beside the other hand; with more than one beside the buttons."""
        on = self._on
        if self._is_for_many:
            first, *_ = next(self._buttons())
            return Box(on.bar.x + on.gap, first.y, first.x - on.bar.x - 2 * on.gap, first.height)
        row = on.plates[0].hand
        left = self._back.right if row.y >= on.bar.bottom else row.right
        return Box(left + on.gap, on.bar.y, on.bar.right - left - 2 * on.gap, on.bar.height)

    def _happened(self) -> str:
        """The sentence for what has just been done."""
        room, (state, seat, move) = self.room, self._course[self._at]
        if self._at == 0:
            return room.tell("before_play")
        if is_over(state):
            return result(room, state, self.seat)
        if move is None or is_complete(state):
            full = state if move is not None else self._course[self._at - 1].state
            return taken(room, full, self._seats)
        return done(room, state, seat, move, self._seats)
