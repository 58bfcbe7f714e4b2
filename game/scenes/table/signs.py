"""Signs and words of partners as they are seen: at the plate of who gives them, and on a sheet those one may give."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.rules.cards import CARDS, Card
from game.rules.signs import gesture, moves_made, told_of
from game.rules.state import Sign, State, Told, Word
from game.scenes.room import Room
from game.scenes.table.at_table import AtTable
from game.scenes.widgets import lettering, mark, style
from game.screen.typeset import measure
from game.view.intents import Do, Intent, Say
from game.view.layout import Box, Layout, Plate, around, safe
from game.view.picture import Gesture, Item, Label, Panel, Target
from game.view.places import turn_place

CONFER, INQUIRE = Do("confer"), Do("inquire")
CELL = 6.4  # heights of text: how wide a button of the sheet is at most, and with a face at least half as high
FACE = 3.0  # heights of text: a face on a button


class _Offer(NamedTuple):
    """A button of the sheet: what it does, what is written on it, the face above that, if any."""

    intent: Intent
    text: str
    face: str = ""


# in words


def short(room: Room, state: State, what: Sign | Word) -> str:
    """What a sign or a word says, in a word."""
    if isinstance(what, Word):
        return room.tell(f"word_{what.value}")
    card = _card(state, what)
    return room.tell(f"sign_{what.value}") if card is None else room.called_name(card, state.variant)


def _card(state: State, sign: Sign) -> Card | None:
    """The card that a sign names, if it names one."""
    assert state.trump is not None
    cards = told_of(sign, state.trump, state.variant.values)
    return CARDS[cards[0]] if len(cards) == 1 else None


def sentence(room: Room, state: State, told: Told, seats: tuple[str, ...] | None = None) -> str:
    """The sentence for a sign or a word; `seats` tells who sits where in another deal."""
    who = "you" if room.is_viewer(told.seat, seats) else "they"
    name, what = room.name(told.seat, seats), told.what
    if isinstance(what, Word):
        return room.tell(f"{who}_ask_{what.value}", name=name)
    card = _card(state, what)
    if card is None:
        return room.tell(f"{who}_sign_{what.value}", name=name)
    return room.tell(f"{who}_sign_card", name=name, card=room.card_name(card, state.variant))


def tell(room: Room, state: State, seats: tuple[str, ...]) -> None:
    """Say to a screen reader what has been told since the last card."""
    for told in state.told:
        if told.after == moves_made(state):
            room.world.say(sentence(room, state, told, seats))


# at the plates


def bubbles(room: Room, on: Layout, state: State, seat: int) -> Iterator[Item]:
    """What each of the others has told last in this trick, as far as `seat` knows, at his plate."""
    count = state.variant.seats
    for k, plate in enumerate(on.plates):
        told = [each for each in state.told if each.seat == (seat + k + 1) % count and each.tricks == len(state.taken)]
        if told:
            what = told[-1].what
            yield from _word(room, on, plate, what) if isinstance(what, Word) else _sign(room, on, plate, state, what)


def _sign(room: Room, on: Layout, plate: Plate, state: State, what: Sign) -> Iterator[Item]:
    """A face over the cards, and below it what it means, where there is room."""
    box = plate.hand
    size = min(max(box.height, 3.2 * on.text), max(box.width, 2.6 * on.text))
    wide = size + 0.4 * on.text
    x = min(max(box.centre[0] - wide / 2, plate.box.x), plate.box.right - wide)
    y = box.y if _is_narrow(plate) else max(plate.box.centre[1] - wide / 2, safe(on.screen).y)
    face, label = Box(x, y, wide, wide), short(room, state, what)
    yield Panel(face, "paper")
    yield Gesture(gesture(what, state.variant), *face.centre, size)
    line = _line(on, plate, face, measure(label, round(on.text)) + 0.6 * on.text)
    if line is not None:
        yield Panel(line, "paper")
        yield Label(label, *line.centre, on.text, line.width)


def _is_narrow(plate: Plate) -> bool:
    """Whether a plate has its cards below the name."""
    return plate.hand.y >= plate.name.bottom


def _line(on: Layout, plate: Plate, face: Box, width: float) -> Box | None:
    """Where it stands what a face means: below it, or beside it right of the level; None where other things lie."""
    high = 1.4 * on.text
    if not _is_narrow(plate):
        x = face.x - width - 0.3 * on.text
        return Box(x, plate.box.bottom - 1.05 * high, width, high) if x > plate.name.x + 4 * on.text else None
    x = min(max(face.centre[0] - width / 2, plate.box.x), plate.box.right - width)
    line = Box(x, face.bottom - 0.2 * on.text, width, high)
    turned = turn_place(on)
    lying = [around(*on.stock, on.stock_width * 1.2, on.stock_width * on.ratio * 1.2), *on.piles]
    lying.append(around(turned.x, turned.y, on.stock_width * on.ratio, on.stock_width))
    lying += [around(*slot, on.trick_width, on.trick_width * on.ratio) for slot in on.slots]
    return None if width > plate.box.width or any(line.meets(each) for each in lying) else line


def _word(room: Room, on: Layout, plate: Plate, what: Word) -> Iterator[Item]:
    """A word on paper, as in an auction."""
    text = on.text
    is_beside = not _is_narrow(plate)
    x, right = (plate.hand.x, plate.box.right) if is_beside else (plate.box.x, plate.box.right)
    middle = plate.hand.centre[1] if is_beside else plate.box.bottom - text
    bubble = Box(x, middle - 0.75 * text, right - x, 1.5 * text)
    yield Panel(bubble, "paper")
    yield Label(room.tell(f"word_{what.value}"), *bubble.centre, text, bubble.width - 0.2 * text)


def small(room: Room, state: State, what: Sign | Word, x: float, y: float, width: float) -> Iterator[Item]:
    """What somebody has told in a trick, on the lower edge of the card, `width` wide, that he has played to it."""
    text = room.layout.text
    if isinstance(what, Sign):
        side = max(1.8 * text, 0.5 * width)
        yield Panel(Box(x - side / 2, y - side, side, side), "paper")
        yield Gesture(gesture(what, state.variant), x, y - side / 2, 0.86 * side)
    elif (wide := measure(room.tell(f"word_{what.value}"), round(text)) + 0.4 * text) <= width + text:
        yield Panel(Box(x - wide / 2, y - 1.4 * text, wide, 1.4 * text), "paper")
        yield Label(room.tell(f"word_{what.value}"), x, y - 0.7 * text, text, wide)


# the sheet


def targets(play: AtTable) -> tuple[Target, ...]:
    """A target for everything that may be told now; the way back comes last."""
    offers = _offers(play)
    return tuple(Target(box, each.intent, _label(play, each)) for each, box in zip(offers, _cells(play), strict=True))


def _label(play: AtTable, offer: _Offer) -> str:
    if not offer.face:
        return offer.text
    return play.room.tell("sign_label", gesture=play.room.tell(f"gesture_{offer.face}"), meaning=offer.text)


def view(play: AtTable) -> Iterator[Item]:
    """The sheet with what may be told."""
    room, text = play.room, play.room.layout.text
    cells = _cells(play)
    yield Panel(paper(play), "paper")
    for each, box in zip(_offers(play), cells, strict=True):
        yield Panel(box, now := style(room, each.intent, "button"))
        inner = box._replace(x=box.x + 0.1 * text, width=box.width - 0.2 * text)
        if each.face:
            lines = 1 if measure(each.text, round(text)) <= inner.width else 2
            size = min(FACE * text, box.height - (0.4 + 1.2 * lines) * text)
            yield Gesture(each.face, box.centre[0], box.y + 0.15 * text + size / 2, size)
            inner = inner._replace(y=box.y + 0.2 * text + size, height=box.height - size - 0.3 * text)
        yield from lettering(each.text, inner, text, "ink")
        yield from mark(room, box, each.intent, now)


def button(play: AtTable) -> Iterator[Item]:
    """The button that opens the sheet: a face."""
    room, box = play.room, play.room.layout.speech
    inner = around(*box.centre, 0.88 * box.width, 0.88 * box.height)
    yield Panel(inner, now := style(room, CONFER, "quiet"))
    yield Gesture("kiss", *box.centre, 0.76 * inner.height)
    yield from mark(room, inner, CONFER, now)


def _offers(play: AtTable) -> list[_Offer]:
    room, state = play.room, play.board.state
    offers = []
    for what in play.sayable:
        if isinstance(what, Word):
            offers.append(_Offer(Say(what.value), room.tell(f"say_{what.value}")))
        else:
            offers.append(_Offer(Say(what.value), short(room, state, what), gesture(what, state.variant)))
    if play.askable:
        offers.append(_Offer(INQUIRE, room.tell("ask_partner" if len(play.askable) == 1 else "ask_partners")))
    return [*offers, _Offer(CONFER, room.tell("close"))]


def _grid(play: AtTable) -> tuple[int, float, float]:
    """How many buttons lie side by side on the sheet, how wide and high each is."""
    on, offers = play.room.layout, _offers(play)
    area = safe(on.screen)
    across = max(3, int((area.width - 3 * on.gap) / (CELL * on.text + on.gap)))
    rows = -(-len(offers) // min(across, len(offers)))
    across = -(-len(offers) // rows)
    wide = min(CELL * on.text * 1.2, (area.width - 3 * on.gap) / across - on.gap)
    wanted = max(on.target, (FACE + 2.0) * on.text if any(each.face for each in offers) else 2.8 * on.text)
    room = _free(on, rows).height - on.gap
    return across, wide, max(on.least, min(wanted, room / rows - on.gap))


def _free(on: Layout, rows: int) -> Box:
    """Above the hand and the line of text, and what else lies there; over these, where the rows need more room."""
    area = safe(on.screen)
    least = rows * (max(on.least, 3.4 * on.text) + on.gap) + 3 * on.gap
    hand = on.hand.y - 0.05 * on.hand_width * on.ratio
    feet = (min(on.status.y, hand, on.speech.y), hand, area.bottom)
    foot = next((each for each in feet if each - area.y >= least), area.bottom) - on.gap
    return Box(area.x + on.gap, area.y + on.gap, area.width - 2 * on.gap, foot - area.y - on.gap)


def paper(play: AtTable) -> Box:
    """As large as its buttons, low, near the thumb."""
    on, count = play.room.layout, len(_offers(play))
    across, wide, high = _grid(play)
    rows = -(-count // across)
    free = _free(on, rows)
    width, height = across * (wide + on.gap) + on.gap, rows * (high + on.gap) + on.gap
    return Box(free.centre[0] - width / 2, free.bottom - height, width, height)


def _cells(play: AtTable) -> list[Box]:
    on, sheet = play.room.layout, paper(play)
    across, wide, high = _grid(play)
    x, y = sheet.x + on.gap, sheet.y + on.gap
    return [
        Box(x + k % across * (wide + on.gap), y + k // across * (high + on.gap), wide, high)
        for k in range(len(_offers(play)))
    ]
