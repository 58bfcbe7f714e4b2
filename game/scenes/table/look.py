"""How the deal at the table looks, and what of it can be tapped."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.rules.rules import points, winner
from game.scenes.table import auction, signs
from game.scenes.table.at_table import AtTable
from game.scenes.table.board import RISE
from game.scenes.table.last_trick import last_trick, paper
from game.scenes.table.plates import bar, bar_targets, marks
from game.scenes.table.status import status
from game.scenes.widgets import button, icon_button, lettering, mark, ring
from game.screen.typeset import fitted, measure
from game.view.intents import Finish, Hint, Intent, LastTrick, Pick, TakeTurned, Undo
from game.view.layout import Box, Layout, around
from game.view.picture import Face, Icon, Item, Label, Panel, Target, View
from game.view.places import hand_place, turn_place

MARKS = 2.3  # heights of text: the room for one's own signs


class _Offer(NamedTuple):
    """What the button beside the hand does."""

    icon: str
    intent: Intent
    text: str


UNDO = _Offer("undo", Undo(), "undo")


def beside(play: AtTable) -> _Offer | None:
    """The button beside the hand: takes a card back while that is free, else gives a hint."""
    way = play.room.session.way_back if play.may_undo else None
    if way is not None and way.free:
        return UNDO
    if play.may_ask:
        return _Offer("hint", Hint(), "advice_show" if play.counsel.told else "advice")
    return None if way is None else UNDO


def targets(play: AtTable) -> Sequence[Target]:
    """The cards of the hand while it is the player's turn; the buttons always."""
    room = play.room
    if play.looking:
        width, height = room.screen[:2]
        return (Target(Box(0, 0, width, height), LastTrick(), room.tell("close")),)
    if play.conferring:
        return signs.targets(play)
    return (*_hand_targets(play), *auction.targets(play), *_table_targets(play), *bar_targets(room))


def _hand_targets(play: AtTable) -> Iterator[Target]:
    if not play.is_mine:
        return
    on, hand, variant = play.room.layout, play.hand, play.board.state.variant
    for index, card in enumerate(hand):
        place = hand_place(on, index, len(hand))
        box = around(place.x, place.y, on.hand_width, on.hand_width * on.ratio)
        yield Target(box, Pick(int(card)), play.room.card_name(card, variant))


def _table_targets(play: AtTable) -> Iterator[Target]:
    on, room = play.room.layout, play.room
    if play.may_look:
        for box in on.pile_targets:
            yield Target(box, LastTrick(), room.tell("last_trick"))
    if (offer := beside(play)) is not None:
        yield Target(on.action, offer.intent, room.tell(offer.text))
    if play.may_confer:
        yield Target(on.speech, signs.CONFER, room.tell("confer"))
    if play.may_swap:
        place = turn_place(on)
        box = around(place.x, place.y, on.stock_width * on.ratio, on.stock_width).grown(on.target)
        yield Target(box, TakeTurned(), room.tell("take_turned"))
    if play.may_finish:
        box = _offer(on)
        yield Target(box._replace(y=box.bottom - on.least, height=on.least), Finish(), room.tell("finish"))


def view(play: AtTable) -> View:
    """The table, the bar, the line of text, and what the finger has lifted."""
    room = play.room
    items: list[Item] = list(bar(room, play.board.state, play.seat))
    items += auction.corner(room, room.layout, play.board.state, play.seat)
    items += _board(play)
    items += auction.said(room, room.layout, play.board.state, play.seat)
    items += signs.bubbles(room, room.layout, play.board.state, play.seat)
    items += auction.view(play)
    items += auction.rim(room.layout, play.board.state, play.seat)
    items += _points(play)
    items += _gain(play)
    items += _hint_of_last_trick(play)
    items += _line(play)
    if (offer := beside(play)) is not None:
        items += icon_button(room, room.layout.action, offer.icon, offer.intent)
    if play.may_confer and not play.conferring:
        items += signs.button(play)
    if room.focus is not None:
        items += [each for target in _table_targets(play) for each in mark(room, target.box, target.intent)]
    if play.looking:
        items = [each for each in items if not _is_cut(each, paper(room.layout))]
        items += last_trick(play)
    if play.conferring:
        items = [each for each in items if not _is_cut(each, signs.paper(play))]
        items += signs.view(play)
    return tuple(items)


def _is_cut(item: Item, paper: Box) -> bool:
    """Whether a sheet of paper would cover part of these words: half a sentence reads worse than none."""
    if not isinstance(item, Label):
        return False
    high, wide = item.size, measure(item.text, fitted(item.text, item.size, item.width))
    left = item.x - {"left": 0.0, "centre": 0.5, "right": 1.0}[item.align] * wide
    beside = left >= paper.right or left + wide <= paper.x
    return not beside and item.y - high / 2 < paper.bottom and item.y + high / 2 > paper.y


def _board(play: AtTable) -> Iterator[Item]:
    """The cards on the table; what is lifted or dragged lies above the others, and the key mark on top."""
    lifted, above = _lifted(play), list[Item]()
    for each in play.board.view():
        wish = Pick(int(each.card)) if lifted and isinstance(each, Face) and each.face_up else None
        if wish is None or wish not in lifted or not isinstance(each, Face):
            yield each
        elif play.room.dragged is not None and play.room.dragged[0] == wish:
            _, across, down = play.room.dragged
            above.append(each._replace(x=each.x + across, y=each.y + down, flight=0.5))
        else:
            yield (raised := each._replace(y=each.y - RISE * play.room.layout.hand_width * play.room.layout.ratio))
            above += _marked(play, raised) if wish == play.room.focus else ()
    yield from above


def _marked(play: AtTable, card: Face) -> Iterator[Item]:
    """The key mark on a card."""
    yield ring(around(card.x, card.y, card.width, card.width * play.room.layout.ratio), play.room.layout)


def _lifted(play: AtTable) -> frozenset[Intent]:
    """The wishes whose cards do not lie with the others: the one chosen, those under the finger and the key mark."""
    if not play.is_mine:
        return frozenset()
    chosen = None if play.chosen is None else Pick(int(play.chosen))
    dragged = play.room.dragged[0] if play.room.dragged is not None else None
    advised = None if play.counsel.card is None else Pick(int(play.counsel.card))
    return frozenset(
        each for each in (chosen, advised, play.room.pressed, play.room.focus, dragged) if each is not None
    )


def _line(play: AtTable) -> Iterator[Item]:
    room, on = play.room, play.room.layout
    box, state = on.status, play.board.spoken_of
    text = room.tell("dealing") if state is None else room.notice or play.counsel.told or status(room, state)
    if play.may_finish and not room.notice:
        yield from button(room, _offer(on), room.tell("finish"), Finish(), "primary")
        return
    signs = list(marks(on, _own_marks(on), play.board.state, play.seat)) if state is not None else []
    yield from signs
    if state is None:  # cards fly over it
        yield Panel(around(*box.centre, min(box.width, 14 * on.text), 1.6 * on.text), "quiet")
    room_left = box._replace(x=box.x + MARKS * on.text, width=box.width - 2 * MARKS * on.text) if signs else box
    yield from lettering(text, room_left, on.text, "paper")


def _own_marks(on: Layout) -> Box:
    """Where one's own signs stand: at the beginning of the line of text."""
    return on.status._replace(width=MARKS * on.text)


def _offer(on: Layout) -> Box:
    """The box of the offer to end the deal, in the place of the line of text."""
    height = on.target if on.status.height > 2 * on.target else max(on.status.height, 1.8 * on.text)
    return around(*on.status.centre, min(on.status.width, 16 * on.text), height)


def _points(play: AtTable) -> Iterator[Item]:
    """The points beside the piles, if the player wants to see them; one's own pile is the first."""
    on, shown, variant = play.room.layout, play.room.session.settings.piles, play.board.state.variant
    if shown == "hidden":
        return
    totals = points(play.board.state)
    for number, heap in enumerate(on.heaps):
        if shown == "all" or number == 0:
            box = around(heap.x, heap.y, 1.9 * on.text, 1.4 * on.text)
            yield Panel(box, "paper")
            side = variant.sides[(play.seat + number) % variant.seats]
            yield Label(str(totals[side]), *box.centre, on.text, box.width)


def _gain(play: AtTable) -> Iterator[Item]:
    """What the trick just taken was worth, at the heap that it goes to, where the points of that side are shown."""
    on, shown, gain = play.room.layout, play.room.session.settings.piles, play.board.gain
    if gain is not None and gain[1] and (shown == "all" or (shown == "own" and gain[0] == 0)):
        heap = on.heaps[gain[0]]
        y = heap.y - max(heap.width * on.ratio / 2, on.text) - 0.3 * on.text
        yield Label(f"+{gain[1]}", heap.x, y, 1.3 * on.text, 3 * on.text, "gilt")


def _hint_of_last_trick(play: AtTable) -> Iterator[Item]:
    """A small sign on each pile that has cards: the last trick lies there to be seen. One's own has it at the least."""
    on, state = play.room.layout, play.board.state
    of = state.variant
    won = {of.sides[winner(trick, state.trump, of)] for trick in state.taken}
    filled = [box for number, box in enumerate(on.piles) if of.sides[(play.seat + number) % of.seats] in won]
    for box in (filled or on.piles[:1]) if play.may_look else ():
        size = 1.5 * on.text
        at = around(box.centre[0], box.bottom - 0.4 * size, 1.2 * size, size)
        yield Panel(at, "quiet")
        yield Icon("open", *at.centre, 0.9 * size, "gold")
