"""The plates round the table: who sits where, who deals, who leads, whose turn it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.rules.auction import caller, known_holder
from game.rules.rules import is_complete, is_over, to_move
from game.rules.state import State
from game.scenes.room import Room
from game.scenes.table.status import names
from game.scenes.widgets import fits, icon_button, lettering, mark, style
from game.view.intents import Go
from game.view.layout import Box, Layout, Plate, around
from game.view.picture import Icon, Item, Label, Panel, Target
from game.view.plates import MARK

LEVELS, MENU = Go("levels"), Go("menu")


def bar_targets(room: Room) -> tuple[Target, ...]:
    """The menu; with one opponent his plate, which leads to the levels."""
    on = room.layout
    menu = Target(on.menu, MENU, room.tell("menu"))
    if len(on.plates) > 1:
        return (menu,)
    return Target(on.plates[0].box, LEVELS, next(names(room))), menu


def bar(room: Room, state: State, seat: int) -> Iterator[Item]:
    """The plates as they stand in a deal at the table, seen from `seat`, and the menu."""
    on = room.layout
    yield from plates(room, on, state, seat)
    if len(on.plates) == 1:
        yield from mark(room, paper(on.plates[0].box), LEVELS, "quiet")
    else:
        yield from _note(room, on.note)
    yield from icon_button(room, on.menu, "menu", MENU)


def plates(room: Room, on: Layout, state: State, seat: int, seats: Sequence[str] | None = None) -> Iterator[Item]:
    """The plates of all but `seat`; `seats` tells who sits where in another deal."""
    count = state.variant.seats
    for k, plate in enumerate(on.plates):
        other = (seat + k + 1) % count
        rest = "turn" if is_turn(state, other) else "quiet"
        yield Panel(paper(plate.box), style(room, LEVELS, rest) if count == 2 else rest)
        yield from _name(room, on, plate, other, seats)
        yield from _role(on, plate, state, seat, other)
        if plate.marks.width:
            yield from marks(on, plate.marks, state, other, "right" if count == 2 else "left")
        is_said = bool(state.calls) and not state.trick and not state.taken  # then words lie over the cards
        if not plate.is_fan and state.hands[other] and not is_said:
            yield from _number(on, plate, len(state.hands[other]))


def paper(box: Box) -> Box:
    """What is seen of a plate: a little less than what is tapped."""
    inset = 0.09 * min(box.width, box.height)
    return Box(box.x + inset, box.y + inset, box.width - 2 * inset, box.height - 2 * inset)


def _name(room: Room, on: Layout, plate: Plate, seat: int, seats: Sequence[str] | None) -> Iterator[Item]:
    """What the player there is called; his level too, where there is room for it."""
    inner = plate.name._replace(x=plate.name.x + 0.3 * on.text, width=plate.name.width - 0.3 * on.text)
    if len(on.plates) == 1:
        inner = plate.name._replace(x=plate.name.x + 0.6 * on.text, width=plate.name.width - 1.2 * on.text)
        wordings = list(names(room)) if seats is None else [room.name(seat, seats)]
        text = next((each for each in wordings if fits(each, inner, on.text)), wordings[-1])
        yield from lettering(text, inner, on.text, "paper", "left")
        return
    yield from lettering(room.name(seat, seats), inner, on.text, "paper", "left")
    if plate.hand.y < plate.name.bottom:  # beside the name: there is room below it
        line = inner._replace(y=inner.bottom, width=plate.hand.x - inner.x)
        level = (seats or room.session.game.seats)[seat]
        yield Label(room.tell(f"level_{level}"), line.x, line.centre[1], on.text, line.width, "paper_dark", "left")


def _role(on: Layout, plate: Plate, state: State, seat: int, other: int) -> Iterator[Item]:
    """The crown of who has called, the joined rings of his partner once the called card tells who that is."""
    called, partner = caller(state), known_holder(state, seat, state.hands[seat])
    name = "crown" if other == called else "partner" if other == partner else ""
    if called is not None and name:
        size, x, y = MARK * on.text, plate.name.right, plate.name.centre[1]
        if plate.hand.y < plate.name.bottom:  # beside the name: below the marks, where no long name reaches
            x, y = plate.marks.x + size, y + plate.name.height
        yield Icon(name, x - size / 2, y, size, "gold")


def _number(on: Layout, plate: Plate, cards: int) -> Iterator[Item]:
    """How many cards the one back stands for."""
    x = (plate.hand.centre[0] + on.back_width / 2 + plate.hand.right) / 2
    yield Label(str(cards), x, plate.hand.centre[1], on.text, 1.5 * on.text, "paper")


def is_turn(state: State, seat: int) -> bool:
    """Whether the table waits for this seat."""
    return not is_over(state) and not is_complete(state) and to_move(state) == seat


def dealer(state: State) -> int:
    """The seat that has dealt: the first leader sits after it."""
    first = state.calls[0].seat if state.calls else state.taken[0].leader if state.taken else state.leader
    return (first - 1) % state.variant.seats


def marks(on: Layout, box: Box, state: State, seat: int, align: str = "left") -> Iterator[Item]:
    """The signs of a seat, in a row or one below the other: that it deals, that it leads the trick."""
    signs = [name for name, at in (("dealer", dealer(state)), ("leader", state.leader)) if at == seat]
    size = MARK * on.text
    for number, name in enumerate(signs):
        if box.width >= 1.9 * size:
            x = box.right - (number + 0.8) * size if align == "right" else box.x + (number + 0.5) * size
            yield Icon(name, x, box.centre[1], size, "gold")
        else:
            yield Icon(name, box.centre[0], box.y + (number + 0.5) * size, size, "gold")


def _note(room: Room, box: Box) -> Iterator[Item]:
    """How the match stands, one's own side first."""
    match, text = room.session.match, room.layout.text
    if not match.deals or match.kind == "single" or box.height < 1.1 * text:
        return
    first, score = room.side, match.score
    told = "–".join(str(score[(first + k) % len(score)]) for k in range(len(score)))
    if fits(told, around(*box.centre, box.width, 1.3 * text), text):
        yield Label(told, *box.centre, text, box.width, "paper")
