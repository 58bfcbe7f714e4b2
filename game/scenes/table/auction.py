"""The auction at the table: what each has said, what one may say, and the called card while it is played for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.rules.auction import bids, caller, contract, is_asked, is_bidding, is_naming, known_holder
from game.rules.cards import CARDS, SUITS
from game.rules.pay import ENOUGH, asked, stake, target
from game.rules.state import KEEP, LOADS, PASS, VOID, Bid, State
from game.scenes.room import Room
from game.scenes.table.at_table import AtTable
from game.scenes.widgets import button, mark, style
from game.screen.typeset import measure
from game.view.intents import Intent, Name, Say
from game.view.layout import Box, Layout, around
from game.view.picture import Face, Item, Label, Panel, Pip, Target

CELLS = 10  # ranks, or as many bids in points
NEAR = 5  # bids in points that are offered one by one; after them the first of each stake
STEPS = ("71", "81", "91", "101", "120")


class _Offer(NamedTuple):
    """One thing that may be said: where its button lies, what is written on it in two lines, what a reader hears."""

    box: Box
    intent: Intent
    title: str
    below: str
    label: str
    suit: str = ""


def targets(play: AtTable) -> tuple[Target, ...]:
    """A target for everything that may be said now; the humblest, which always lies in one place, comes last."""
    return tuple(Target(each.box, each.intent, each.label) for each in _offers(play))


def view(play: AtTable) -> Iterator[Item]:
    """The sheet with what may be said."""
    offers, room, text = _offers(play), play.room, play.room.layout.text
    if offers:
        yield Panel(_sheet(room.layout), "paper")
    for each in offers:
        if not each.below and not each.suit:
            yield from button(room, each.box, each.title, each.intent)
            continue
        yield Panel(each.box, now := style(room, each.intent, "button"))
        x, y = each.box.centre
        if each.suit:
            yield Pip(each.suit, x, y - 0.6 * text, 1.6 * text)
            yield Label(each.title, x, y + 0.8 * text, text, each.box.width - 0.4 * text)
        else:
            yield Label(each.title, x, y - 0.6 * text, text, each.box.width - 0.1 * text)
            yield Label(each.below, x, y + 0.6 * text, text, each.box.width - 0.3 * text, "ink")
        yield from mark(room, each.box, each.intent, now)


def _offers(play: AtTable) -> tuple[_Offer, ...]:
    state, room = play.board.state, play.room
    if not play.may_speak:
        return ()
    if is_naming(state):
        return tuple(_suits(room, state))
    free = bids(state, play.hand)
    return (*_numbers(room, state, free), *_words(room, state, free))


def _numbers(room: Room, state: State, free: Sequence[Bid]) -> Iterator[_Offer]:
    """Ranks, or points: a button for each in the strip, every rank at its own place."""
    boxes = _cells(room.layout, CELLS)
    ranks = [each for each in free if each.word in {card.rank.value for card in CARDS}]
    points = [each for each in free if each.word.isdecimal() and len(each.word) > 1]
    shown = points[:NEAR] + [each for each in points[NEAR:] if each.word in STEPS]
    for number, bid in enumerate(ranks or shown, CELLS - len(ranks) if ranks else 0):
        cost = room.tell("bid_cost", points=asked(bid), stake=staked(state, bid))
        if ranks:
            card = next(card for card in CARDS if card.rank.value == bid.word)
            rank = room.with_rank(card, state.variant)
            label = room.tell("bid_rank", rank=rank, points=asked(bid), stake=staked(state, bid))
            yield _Offer(boxes[number], Say(bid.word), _title(room, state, bid, boxes[number]), cost, label)
        else:
            label = room.tell("bid_points", points=asked(bid), stake=staked(state, bid))
            yield _Offer(boxes[number], Say(bid.word), bid.word, f"×{staked(state, bid)}", label)


def _title(room: Room, state: State, bid: Bid, box: Box) -> str:
    """The rank on its button; a number in figures where its word would touch the rim."""
    name, text = _short(room, state, bid), room.layout.text
    return bid.word if bid.word.isdecimal() and measure(name, round(text)) > box.width - 0.3 * text else name


def _words(room: Room, state: State, free: Sequence[Bid]) -> Iterator[_Offer]:
    """What is said without a number: the humblest at the left of the lowest row."""
    first, second = (KEEP, VOID) if is_asked(state) else (PASS, LOADS)
    for bid, box in zip((first, second), _word_boxes(room.layout), strict=True):
        if bid in free:
            text = room.tell(f"bid_{bid.word}")
            yield _Offer(box, Say(bid.word), text, "", text)


def _suits(room: Room, state: State) -> Iterator[_Offer]:
    for box, suit in zip(_cells(room.layout, len(SUITS)), SUITS, strict=True):
        name = room.suit_name(suit)
        yield _Offer(box, Name(suit.value), name, "", room.tell("name_trump", suit=name), suit.value)


def staked(state: State, bid: Bid) -> int:
    """By how much a bid multiplies the pay."""
    return (1 + min((asked(bid) - ENOUGH) // 10, 4)) * (2 if state.doubled else 1)


# where it stands


def _is_flat(on: Layout) -> bool:
    """Whether there is room for two rows only: the words then stand beside the strip, else below it."""
    return on.middle.height < 3 * on.least + 4 * on.gap


def _sheet(on: Layout) -> Box:
    """Low, near the thumb."""
    gap, box, rows = on.gap, on.middle, 2 if _is_flat(on) else 3
    height = min(rows * (1.15 * on.target + gap) + gap, box.height)
    width = min(box.width, 40 * on.text)
    if _is_flat(on) and width < 36 * on.text:  # too narrow for the names of the ranks: over the plates beside it
        width = min(on.bar.width, 36 * on.text)
    return Box(box.centre[0] - width / 2, box.bottom - height, width, height)


def _grid(on: Layout) -> tuple[float, float]:
    """How wide and high a cell of the strip is."""
    sheet, gap = _sheet(on), on.gap
    across, rows = (6, 2) if _is_flat(on) else (5, 3)
    return (sheet.width - gap) / across - gap, (sheet.height - gap) / rows - gap


def _cells(on: Layout, count: int) -> list[Box]:
    """The strip in two rows; what is no more than four stands in one, twice as high."""
    sheet, gap, (wide, high) = _sheet(on), on.gap, _grid(on)
    if count > len(SUITS):
        return [
            Box(sheet.x + gap + k % 5 * (wide + gap), sheet.y + gap + k // 5 * (high + gap), wide, high)
            for k in range(count)
        ]
    wide = (5 * (wide + gap) - gap - (count - 1) * gap) / count
    return [Box(sheet.x + gap + k * (wide + gap), sheet.y + gap, wide, 2 * high + gap) for k in range(count)]


def _word_boxes(on: Layout) -> tuple[Box, Box]:
    """Where the humblest word stands, always, and where the other one does."""
    sheet, gap, (wide, high) = _sheet(on), on.gap, _grid(on)
    low = sheet.bottom - gap - high
    if _is_flat(on):
        x = sheet.right - gap - wide
        return Box(x, low, wide, high), Box(x, sheet.y + gap, wide, high)
    half = (sheet.width - 3 * gap) / 2
    return Box(sheet.x + gap, low, half, high), Box(sheet.right - gap - half, low, half, high)


# what has been said, and what is played for


def told(room: Room, on: Layout, state: State, seat: int) -> Iterator[Item]:
    """All that the table tells of an auction besides its cards."""
    yield from corner(room, on, state, seat)
    yield from said(room, on, state, seat)
    yield from rim(on, state, seat)


def said(room: Room, on: Layout, state: State, seat: int) -> Iterator[Item]:
    """On each plate what the player there has said last, over his cards, until the first card is played."""
    count = state.variant.seats
    if not state.calls or state.trick or state.taken:
        return
    for k, plate in enumerate(on.plates):
        last = [call.bid for call in state.calls if call.seat == (seat + k + 1) % count]
        if last:
            is_beside = plate.hand.y < plate.name.bottom
            x, right = (plate.hand.x, plate.box.right) if is_beside else (plate.box.x, plate.box.right)
            slim = 0.07 * on.text
            middle = plate.hand.centre[1] if is_beside else plate.box.bottom - on.text  # below the marks
            bubble = Box(x + slim, middle - 0.75 * on.text, right - x - 2 * slim, 1.5 * on.text)
            yield Panel(bubble, "paper")
            yield Label(_short(room, state, last[-1]), *bubble.centre, on.text, bubble.width - 0.2 * on.text)


def _short(room: Room, state: State, bid: Bid) -> str:
    card = next((card for card in CARDS if card.rank.value == bid.word), None)
    if card is not None:
        return room.called_name(card, state.variant)
    return bid.word if bid.word.isdecimal() else room.tell(f"said_{bid.word}")


def corner(room: Room, on: Layout, state: State, seat: int) -> Iterator[Item]:
    """Where elsewhere the stock lies: the called card, what is played for, and which side one is on oneself."""
    bid = contract(state)
    if bid is None or is_bidding(state):
        return
    (x, y), width, text = on.stock, on.stock_width, on.text
    low = y + width * on.ratio / 2
    if state.called is not None:
        yield Face(state.called, x, y, width, bisca=state.variant.is_bisca)
    wide = 5.6 * text
    x = min(max(x, on.bar.x + on.gap + wide / 2), on.bar.right - on.gap - wide / 2)
    line = room.tell("bid_cost", points=target(state), stake=stake(state))
    yield Label(line, x, low + 0.8 * text, text, wide, "paper")
    if state.called is not None or bid == LOADS:
        yield Label(room.tell(role(state, seat)), x, low + 2.0 * text, text, wide, "gilt")


def role(state: State, seat: int) -> str:
    """The sentence for the side on which `seat` plays, by what it knows itself."""
    plays, partner = caller(state), known_holder(state, seat, state.hands[seat])
    if seat == plays:
        return "role_alone" if partner == seat else "role_caller"
    return "role_partner" if partner == seat else "role_against"


def rim(on: Layout, state: State, seat: int) -> Iterator[Item]:
    """A frame round the called card on the table."""
    if state.called is not None and state.called in state.trick:
        at = (state.leader + state.trick.index(state.called) - seat) % state.variant.seats
        width = on.trick_width + 0.8 * on.gap
        yield Panel(around(*on.slots[at], width, on.trick_width * on.ratio + 0.8 * on.gap), "rim")
