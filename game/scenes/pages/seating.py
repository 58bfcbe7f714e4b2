"""The seating page: what is played, and who sits where; each game remembers its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.rules.variants import VARIANTS
from game.scenes.pages.page import Page
from game.scenes.pages.rows import Body, Entry, Facts, Heading, Row, note_height
from game.scenes.room import Room
from game.scenes.scene import Scene
from game.scenes.widgets import button, icon_button
from game.store.settings import CHOICES, OCCUPANTS
from game.table.seat import PERSON
from game.view.intents import Do, Go, Intent, Sit
from game.view.layout import Box
from game.view.picture import Item, Target

GAMES = tuple(map(str, CHOICES["variant"]))
PLACES = {  # where the others sit, in the order in which they play, for so many seats, counter-clockwise
    2: ("opposite",),
    3: ("right", "left"),
    4: ("right", "opposite", "left"),
    5: ("right", "upper_right", "upper_left", "left"),
    6: ("right", "upper_right", "opposite", "upper_left", "left"),
}


def seating_page(room: Room, beneath: Scene) -> Page:
    """What is played, and who sits where."""
    return _Seating(room, beneath).page


class _Seating:
    """Shows the seats of one game, at first those of the game that is played, and the other games below."""

    def __init__(self, room: Room, beneath: Scene) -> None:
        self.room = room
        self._shown: str = room.session.settings.variant
        self.page = Page(room, beneath, lambda: room.tell("seating"), self.rows, self.handle)

    def rows(self) -> list[Row]:
        room, tell = self.room, self.room.tell
        return [
            Heading(tell(f"game_{self._shown}")),
            *self._seats(),
            *captains(room, self._shown),
            Start(tell("go_on" if self._goes_on else "play"), Sit(self._shown)),
            Entry(tell("levels"), Go("levels"), note=tell("levels_note")),
            Heading(tell("other_games")),
            *(_Other(each, sitting(room, each)) for each in GAMES if each != self._shown),
            Body(tell("seating_note")),
        ]

    @property
    def _goes_on(self) -> bool:
        session = self.room.session
        return session.is_under_way and session.is_agreed(self._shown)

    def _seats(self) -> Iterator[Row]:
        """Oneself, and the others in the order in which they play."""
        room, seats = self.room, self.room.session.seated(self._shown)
        mine = seats.index(PERSON)
        yield Facts(((room.tell("seat_yours"), room.name(mine, seats)),))
        for number, place in enumerate(places(room, self._shown), start=1):
            seat = (mine + number) % len(seats)
            who = occupant(room, seats, seat)
            label = room.tell("seat_taken", place=place, name=who)
            yield Entry(place, Do("seat", seat), who, label=label)

    def handle(self, intent: Intent) -> Intent | None:
        match intent:
            case Do("seat", int(seat)):
                self._change(seat)
            case Do("game", int(number)):
                self._shown = GAMES[number]
                self.room.world.say(self.room.tell(f"game_{self._shown}"))
            case _:
                return intent
        return None

    def _change(self, seat: int) -> None:
        """The next occupant: the levels one after the other, then a person."""
        session, room = self.room.session, self.room
        seats = list(session.seated(self._shown))
        seats[seat] = OCCUPANTS[(OCCUPANTS.index(seats[seat]) + 1) % len(OCCUPANTS)]
        session.seat(self._shown, seats)
        room.world.say(occupant(room, seats, seat))


def places(room: Room, name: str) -> list[str]:
    """Where the others sit, in the order in which they play; of partners also that they are."""
    of, options = VARIANTS[name], room.session.options_of(name)
    around = PLACES[of.seats] if options.direction == "counter-clockwise" else PLACES[of.seats][::-1]
    partners = [of.seats > len(set(of.sides)) and of.sides[seat] == of.sides[0] for seat in range(1, of.seats)]
    return [
        room.tell(f"seat_{place}_partner" if is_partner else f"seat_{place}")
        for place, is_partner in zip(around, partners, strict=True)
    ]


def captains(room: Room, name: str) -> Iterator[Row]:
    """Who leads the teams, where somebody does."""
    seats, leading = room.session.seated(name), VARIANTS[name].captains
    if leading:
        yield Facts(((room.tell("captains"), ", ".join(room.name(seat, seats) for seat in leading)),))


def occupant(room: Room, seats: Sequence[str], seat: int) -> str:
    """Who sits there: a name, and the level or that it is a person."""
    return room.tell("name_and_level", name=room.name(seat, seats), level=room.tell(f"level_{seats[seat]}"))


def sitting(room: Room, name: str) -> str:
    """All who sit at the table of a game, by name."""
    seats = room.session.seated(name)
    return ", ".join(room.name(seat, seats) for seat in range(len(seats)))


@dataclass(frozen=True)
class Start(Row):
    """The button that Enter means."""

    text: str
    intent: Intent

    def height(self, room: Room, width: float) -> float:
        """A button's."""
        return room.layout.target

    def items(self, room: Room, box: Box) -> Iterator[Item]:
        """A button that stands out."""
        yield from button(room, box, self.text, self.intent, "primary")

    def targets(self, room: Room, box: Box) -> Sequence[Target]:
        """All of it."""
        return (Target(box, self.intent, self.text, primary=True),)


@dataclass(frozen=True)
class _Other(Row):
    """Another game: a tap on its name plays it as it was last played, one on the sign beside it shows its seats."""

    game: str
    sitting: str

    @property
    def _show(self) -> Do:
        return Do("game", GAMES.index(self.game))

    def _boxes(self, room: Room, box: Box) -> tuple[Box, Box]:
        side, gap = room.layout.target, room.layout.gap
        wide = box._replace(width=box.width - side - gap)
        return wide, Box(wide.right + gap, box.y, side, side)

    def height(self, room: Room, width: float) -> float:
        """A button's, and that of the names."""
        wide, _ = self._boxes(room, Box(0, 0, width, 0))
        return room.layout.target + note_height(room, self.sitting, wide.width)

    def items(self, room: Room, box: Box) -> Iterator[Item]:
        """The name of the game above those of the players; the sign."""
        wide, side = self._boxes(room, box)
        yield from self._entry(room).items(room, wide)
        yield from icon_button(room, side, "person", self._show)

    def _entry(self, room: Room) -> Entry:
        return Entry(room.tell(f"game_{self.game}"), Sit(self.game), note=self.sitting)

    def targets(self, room: Room, box: Box) -> Sequence[Target]:
        """The game, and its seats."""
        wide, side = self._boxes(room, box)
        name = room.tell(f"game_{self.game}")
        play = Target(wide, Sit(self.game), room.tell("game_and_players", game=name, names=self.sitting))
        return play, Target(side, self._show, room.tell("seats_of", game=name))
