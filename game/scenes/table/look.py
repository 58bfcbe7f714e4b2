"""How the deal at the table looks, and what of it can be tapped."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from game.rules.rules import points
from game.scenes.room import Room
from game.scenes.table.board import RISE
from game.scenes.table.status import status
from game.scenes.widgets import bar, bar_targets, button, icon_button, lettering, mark, ring
from game.view.intents import Finish, LastTrick, Pick, TakeTurned, Undo
from game.view.layout import Box, Layout, around
from game.view.picture import Face, Item, Label, Panel, Target, View
from game.view.places import hand_place, turn_place

if TYPE_CHECKING:
    from game.scenes.table.play import Play


def targets(play: Play) -> Sequence[Target]:
    """The cards of the hand while it is the player's turn; the buttons always."""
    room = play.room
    if play.looking:
        width, height = room.screen[:2]
        return (Target(Box(0, 0, width, height), LastTrick(), room.tell("close")),)
    return (*_hand_targets(play), *_table_targets(play), *bar_targets(room))


def _hand_targets(play: Play) -> Iterator[Target]:
    if not play.is_mine:
        return
    on, hand, variant = play.room.layout, play.hand, play.room.session.record.variant
    for index, card in enumerate(hand):
        place = hand_place(on, index, len(hand))
        box = around(place.x, place.y, on.hand_width, on.hand_width * on.ratio)
        yield Target(box, Pick(int(card)), play.room.card_name(card, variant))


def _table_targets(play: Play) -> Iterator[Target]:
    on, room = play.room.layout, play.room
    if play.may_look:
        for box in on.pile_targets:
            yield Target(box, LastTrick(), room.tell("last_trick"))
    if play.may_undo:
        yield Target(on.action, Undo(), room.tell("undo"))
    if play.may_swap:
        place = turn_place(on)
        box = around(place.x, place.y, on.stock_width * on.ratio, on.stock_width).grown(on.target)
        yield Target(box, TakeTurned(), room.tell("take_turned"))
    if play.may_finish:
        offer = _offer(on)
        yield Target(offer._replace(y=offer.bottom - on.least, height=on.least), Finish(), room.tell("finish"))


def view(play: Play) -> View:
    """The table, the bar, the line of text, and what the finger has lifted."""
    room = play.room
    items: list[Item] = list(bar(room, *_names(room)))
    items += _board(play)
    items += _points(room)
    items += _line(play)
    if play.may_undo:
        items += icon_button(room, room.layout.action, "undo", Undo())
    if room.focus is not None:
        items += [each for target in _table_targets(play) for each in mark(room, target.box, target.intent)]
    if play.looking:
        items += _last_trick(room)
    return tuple(items)


def _board(play: Play) -> Iterator[Item]:
    """The cards on the table; what is lifted stands higher, and the key mark is put on top."""
    on, focus, lifted = play.room.layout, play.room.focus, _lifted(play)
    marks: list[Item] = []
    for each in play.board.view():
        if isinstance(each, Face) and (wish := Pick(int(each.card))) in lifted:
            each = each._replace(y=each.y - RISE * on.hand_width * on.ratio)
            marks += [ring(around(each.x, each.y, each.width, each.width * on.ratio), on)] if wish == focus else []
        yield each
    yield from marks


def _names(room: Room) -> Iterator[str]:
    """The opponent with level and score of the match, or shorter; and whether the deal is practice."""
    session = room.session
    level = room.tell("name_and_level", name=room.opponent, level=room.tell(f"level_{session.level}"))
    for name in (level, room.opponent):
        if session.match.deals and session.match.kind != "single":
            mine, theirs = session.match.score
            name = room.tell("name_and_score", name=name, mine=mine, theirs=theirs)
        yield room.tell("name_and_practice", name=name) if session.practice else name


def _lifted(play: Play) -> tuple[object, ...]:
    """The wishes whose cards stand a little higher: the one chosen, and those under the finger and the key mark."""
    if not play.is_mine:
        return ()
    chosen = () if play.chosen is None else (Pick(int(play.chosen)),)
    return (*chosen, play.room.pressed, play.room.focus)


def _line(play: Play) -> Iterator[Item]:
    room, on = play.room, play.room.layout
    box, state = on.status, play.board.told
    text = room.tell("dealing") if state is None else status(room, state)
    if play.may_finish and not room.notice:
        yield from button(room, _offer(on), room.tell("finish"), Finish(), "primary")
        return
    yield from lettering(text, around(*box.centre, box.width - 2 * on.gap, box.height), on.text, "paper")


def _offer(on: Layout) -> Box:
    """The box of the offer to end the deal, in the place of the line of text."""
    return around(*on.status.centre, min(on.status.width, 16 * on.text), max(on.status.height, 1.8 * on.text))


def _points(room: Room) -> Iterator[Item]:
    """The points beside the piles, if the player wants to see them."""
    on, shown = room.layout, room.session.settings.piles
    if shown == "hidden":
        return
    totals = points(room.session.state)
    for side, pile in enumerate(on.piles):
        if shown == "all" or side == 0:
            box = around(*pile, 2.4 * on.text, 1.5 * on.text)
            yield Panel(box, "paper")
            yield Label(str(totals[side]), *box.centre, on.text, box.width)


def _last_trick(room: Room) -> Iterator[Item]:
    """The last trick, large, on paper."""
    on, trick = room.layout, room.session.state.taken[-1]
    width = 0.9 * on.hand_width
    height = width * on.ratio
    x, y = room.screen.width / 2, (on.bar.bottom + on.hand.y) / 2
    box = around(x, y, len(trick.cards) * (width + on.gap) + 3 * on.gap, height + 3 * on.text + 2 * on.gap)
    yield Panel(box, "paper")
    yield Label(room.tell("last_trick"), x, box.y + 1.5 * on.text, on.text, box.width - 2 * on.gap)
    for index, card in enumerate(trick.cards):
        at = x + (index - (len(trick.cards) - 1) / 2) * (width + on.gap)
        yield Face(card, at, y + 1.2 * on.text, width, shadow=False, bisca=room.session.state.variant.is_bisca)
