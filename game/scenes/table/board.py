"""One deal as it is shown: what a seat sees of it, and the motion that leads there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import inf

from game.rules.cards import CARDS, Card, Rank
from game.rules.observation import Observation, open_partners
from game.rules.rules import is_complete, trick_points, winner, winning
from game.rules.state import State, Variant
from game.scenes.room import Room
from game.table.sight import progress, sight, step_back
from game.view import effects
from game.view.layout import Layout
from game.view.middle import OUT, STAR
from game.view.motion import Moved, Transition
from game.view.picture import Face, Item, Label, Pip, Star
from game.view.places import Place, Zone, pack_places, places, turn_place

BIG = 10  # points of a captured card that deserves sparks
NAMELESS = CARDS[0]  # stands for every card that lies face down: a picture does not tell which it is
GAIN = 1.2  # seconds that the points of a trick are told
RISE = 0.05  # of a card's height: how far a chosen card stands out


class Board:
    """Shows `state`, coming from the state before it (or from the whole pack); `clock` counts from the change."""

    def __init__(
        self,
        room: Room,
        state: State,
        seat: int,
        silent: bool = False,
        layout: Callable[[Variant], Layout] | None = None,
    ) -> None:
        """`layout` lays the parts of the table out, where it is not the usual one."""
        self.room, self._silent = room, silent
        self._lay = layout or room.layout_for
        self.state, self.seat = state, seat
        self.open_seats: frozenset[int] = frozenset()
        self.closed = False  # whether the seat's own hand lies face down as well
        self.clock = 0.0
        self._before: State | None = state
        self._way: tuple[object, Transition] | None = None
        self._cues: list[tuple[float, str]] = []

    def see(self, obs: Observation) -> None:
        """Show the way to what the seat sees now, from what it saw before."""
        state = sight(obs, self.state)
        follows = progress(state) == progress(self.state) + 1
        self._change(step_back(state, self.state) if follows else self.state, state)

    def hear(self, obs: Observation) -> None:
        """Know what has been told since; no card moves. Where one has, it is yet to be seen."""
        seen = sight(obs, self.state)
        self.state = seen if progress(seen) == progress(self.state) else self.state._replace(told=seen.told)

    def deal(self, state: State) -> None:
        """Show the dealing of a fresh deal."""
        self._change(None, state)

    def show(self, state: State) -> None:
        """Show the way from what is on the table to `state`."""
        self._change(self.state, state)

    def cut(self, state: State) -> None:
        """Show `state` at once."""
        self._change(state, state)

    def _change(self, before: State | None, state: State) -> None:
        self._before, self.state, self.clock, self._way = before, state, 0.0, None
        self._cues = [] if self._silent else self._sounds()

    @property
    def moving(self) -> bool:
        """Whether a card is on its way."""
        return self.clock < self.length

    @property
    def spoken_of(self) -> State | None:
        """The state that the words are about: while a trick is swept up the one before, none while cards are dealt."""
        if self.moving and (self._before is None or is_complete(self._before)):
            return self._before
        return self.state

    @property
    def length(self) -> float:
        """How long the motion takes in all, in seconds."""
        return self._transition().length * self.room.speed

    def skip(self) -> None:
        """End the motion now."""
        self.clock = max(self.clock, self.length)
        self._cues.clear()

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass; sounds follow the motion."""
        self.clock += dt
        while self._cues and self._cues[0][0] * self.room.speed <= self.clock:
            self.room.sounds.play(self._cues.pop(0)[1])

    def _layout(self) -> Layout:
        return self._lay(self.state.variant)

    def _transition(self) -> Transition:
        on = self._layout()
        key = (on, self.seat, self.open_seats, self.closed)
        if self._way is None or self._way[0] != key:
            after = self._places(self.state, on)
            before = pack_places(self.state, on) if self._before is None else self._places(self._before, on)
            self._way = key, Transition(before, after)
        return self._way[1]

    def _places(self, state: State, on: Layout) -> dict[Card, Place]:
        if not self.closed:
            return places(state, on, self.seat, self.open_seats | open_partners(state, self.seat))
        found = places(state, on, self.seat, self.open_seats)
        down = {card: each._replace(face_up=False) for card, each in found.items() if each.zone is Zone.HAND}
        return found | down

    def _sounds(self) -> list[tuple[float, str]]:
        way = self._transition()
        cues = []
        for card, span in way.spans.items():
            zone = way.after[card].zone
            if zone is Zone.TRICK:
                cues.append((span.end, "stop" if card == self.state.called else "thump" if self._is_blow() else "felt"))
            elif zone is not Zone.PILE:
                cues.append((span.start, "tick"))
        if any(way.after[card].zone is Zone.PILE for card in way.spans):
            cues.append((0.0, "take"))
        return sorted(cues)

    def _is_blow(self) -> bool:
        """Whether the trick on the table is complete and worth a load."""
        return is_complete(self.state) and trick_points(self.state.trick, self.state.variant) >= BIG

    # what is seen

    def view(self) -> Iterator[Item]:
        """Everything on the table but the bar and the line of text."""
        on, now = self._layout(), self.clock / self.room.speed if self.room.speed else self._transition().length
        yield from self._signs(on)
        shake = self._tremble(on)
        for card, moved in _visible(self._transition().at(now)):
            yield self._face(card, moved, shake)
        yield from self._star(on)
        yield from self._sparks(on)

    def _signs(self, on: Layout) -> Iterator[Item]:
        """The trump's suit where the turned card lay, and the number of cards left where there is room for it."""
        state = self.state
        if state.trump is not None and state.turn_up is not None and not state.stock:
            place = turn_place(on)
            yield Pip(state.trump.value, place.x, place.y, 0.9 * on.stock_width)
        if state.stock and on.stock_width >= on.text:
            y = on.stock[1] + on.stock_width * on.ratio / 2 + 0.9 * on.text
            yield Label(str(len(state.stock)), on.stock[0], y, on.text, max(on.stock_width, 2 * on.text), "paper")

    def _face(self, card: Card, moved: Moved, shake: float) -> Face:
        place = moved.place
        solid = place.zone not in (Zone.STOCK, Zone.PILE) or moved.flight > 0 or place.z < 1
        return Face(
            card=card if place.face_up else NAMELESS,
            x=place.x + shake,
            y=place.y,
            width=place.width,
            angle=place.angle,
            face_up=place.face_up,
            squeeze=moved.squeeze,
            flight=moved.flight,
            shadow=solid,
            bisca=self.state.variant.is_bisca,
            dimmed=place.zone is Zone.TRICK and self._is_beaten(card),
        )

    def _is_beaten(self, card: Card) -> bool:
        """Whether a card lies in a trick that another has taken."""
        return is_complete(self.state) and not self.moving and card != self._best

    def _star(self, on: Layout) -> Iterator[Item]:
        """On a corner of the winning card, which lies on top: never top left, where the index is, nor over another."""
        state = self.state
        if state.trick and not self.moving:
            place = self._transition().after[self._best]
            is_own = (place.x, place.y) == on.slots[0]
            across, down = (-1, 1) if is_own else (1, -1)
            inset = (STAR / 2 - OUT) * on.trick_width
            x = place.x + across * (on.trick_width / 2 - inset)
            yield Star(x, place.y + down * (on.trick_width * on.ratio / 2 - inset), STAR * on.trick_width)

    @property
    def gain(self) -> tuple[int, int] | None:
        """For a while after a trick has been taken: by which heap, counted from one's own, and how many points."""
        if self._before is None or len(self.state.taken) <= len(self._before.taken) or self.clock >= self._told:
            return None
        variant, trick = self.state.variant, self.state.taken[-1]
        taker = winner(trick, self.state.trump, variant)
        return variant.sides[(taker - self.seat) % variant.seats], trick_points(trick.cards, variant)

    @property
    def _told(self) -> float:
        """Until when the gain of a trick is told."""
        return self.length + GAIN

    @property
    def _best(self) -> Card:
        """The card that wins the trick so far."""
        return self.state.trick[winning(self.state.trick, self.state.trump, self.state.variant.values)]

    def _sparks(self, on: Layout) -> Iterator[Item]:
        """A burst when a load has just been captured."""
        if self.room.speed == 0 or self._before is None or len(self.state.taken) <= len(self._before.taken):
            return
        trick = self.state.taken[-1]
        loads = [card for card in trick.cards if self.state.variant.values.points[card] >= BIG]
        if loads:
            yield from effects.sparks(self.clock, *on.trick, 0.9 * on.trick_width, int(loads[0]))

    def _tremble(self, on: Layout) -> float:
        """How far to the side the cards stand: a trump has just taken an ace."""
        state = self.state
        if self.room.speed == 0 or not is_complete(state) or state.trump is None or self._before is state:
            return 0.0
        best = self._best
        aces = [card for card in state.trick if card.rank is Rank.ACE and card.suit is not state.trump]
        if best.suit is not state.trump or not aces:
            return 0.0
        return effects.tremble(self.clock - self.length, 0.04 * on.trick_width)

    @property
    def rest(self) -> float:
        """For how many seconds nothing changes by itself: none while a card is on its way, or an effect to be seen."""
        if self.clock < self.length + effects.SPARKS:
            return 0.0
        return self._told - self.clock if self.gain is not None else inf


def _visible(moved: dict[Card, Moved]) -> list[tuple[Card, Moved]]:
    """The cards in the order to be drawn, without those wholly covered by another at the very same place."""
    tops: dict[object, tuple[Card, Moved]] = {}
    for card, each in sorted(moved.items(), key=lambda pair: pair[1].place.z):
        place = each.place
        is_heap = place.zone in (Zone.STOCK, Zone.PILE) or (place.zone is Zone.HAND and not place.face_up)
        where = (place.x, place.y, place.angle) if is_heap else card
        tops.pop(where, None)
        tops[where] = card, each
    return list(tops.values())
