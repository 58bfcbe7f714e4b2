"""The table for any screen: the hand first, as large as it may be, then the others' plates, then the middle."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.rules.signs import are_agreed
from game.rules.state import Variant
from game.view.layout import STEP, TEXT, Box, Layout, Screen, safe
from game.view.middle import middle
from game.view.plates import plates
from game.view.sheet import FLAT, Sheet

ASIDE = 10.5  # heights of text: beside the hand this is wide enough for the line of text, in several lines
STANDING, CROWDED, LYING = (240, 320), (320, 480), (480, 320)  # CSS pixels that a table takes; with five seats or more
NARROW = 390  # CSS pixels of width below which a long hand lies in two rows


class _Hand(NamedTuple):
    """One's own cards: the box they lie in, how wide each is, in how many rows."""

    box: Box
    width: float
    rows: int


@lru_cache(maxsize=64)
def lay_out(screen: Screen, ratio: float, variant: Variant, mirrored: bool = False) -> Layout:
    """The table on `screen`, for cards `ratio` times as high as wide; `mirrored` for the left hand."""
    sheet = _sheet(screen, ratio, variant, mirrored)
    area, gap = sheet.area, sheet.gap
    bar = Box(area.x, area.y, area.width, sheet.target)
    hand = _hand(sheet)
    status, action, beside = _words(sheet, hand)
    status, speech, beside = _with_speech(sheet, hand, status, action, beside)
    foot = min(status.y, hand.box.y - 0.05 * hand.width * ratio)
    around = plates(sheet, hand.width, foot - bar.bottom)
    left, right = _between(sheet, [plate.box for plate in around.plates], around.bottom)
    box = Box(left, around.bottom + gap, right - left, foot - around.bottom - 2 * gap)
    found = middle(sheet, box, hand.width, beside)
    return Layout(
        screen=screen,
        unit=sheet.scale,
        ratio=ratio,
        text=sheet.text,
        gap=gap,
        bar=bar,
        plates=around.plates,
        back_width=around.back_width,
        note=_note(sheet, around.bottom),
        middle=box,
        status=status,
        action=action,
        speech=speech,
        hand=hand.box,
        hand_width=hand.width,
        hand_rows=hand.rows,
        stock=found.stock,
        stock_width=found.stock_width,
        slots=found.slots,
        trick=found.trick,
        trick_width=found.trick_width,
        heaps=(*found.piles, *around.heaps),
        mirrored=mirrored,
    )


def _sheet(screen: Screen, ratio: float, variant: Variant, mirrored: bool) -> Sheet:
    """What every part of the table depends on."""
    area, unit = safe(screen), screen.scale * _shrunk(screen, variant)
    gap = max(5 * unit, 0.012 * min(area.width, area.height))
    text = max(TEXT * unit, 0.024 * min(screen.width, screen.height))
    return Sheet(area, unit, text, gap, ratio, variant, mirrored)


def _shrunk(screen: Screen, variant: Variant) -> float:
    """By how much all is drawn smaller: on a screen with less room than the table takes, as on one that has it.

    Few have such a screen, but who magnifies a page four times does: letters of two thirds are still large then.
    """
    width, height = screen.width / screen.scale, screen.height / screen.scale
    least = LYING if width >= FLAT * height else STANDING if variant.seats < 5 else CROWDED
    return min(1.0, width / least[0], height / least[1])


def _hand(sheet: Sheet) -> _Hand:
    """As large as fits: side by side up to three, overlapping beyond, each with a full target left free."""
    area, gap, cards = sheet.area, sheet.gap, sheet.variant.hand_size
    rows = 2 if cards > 5 and not sheet.is_wide and area.width < NARROW * sheet.scale else 1
    across = -(-cards // rows)
    share = 0.33 if sheet.variant.open_hands else 0.42 if sheet.is_wide else 0.36
    high = 1 + STEP * (rows - 1)
    room = area.width - (2 * (sheet.target + gap) if sheet.is_wide and not sheet.is_duel else 0.0)
    width = min(
        (room - 4 * gap) / min(across, 3 if rows == 1 else across),
        room - 2 * gap - (across - 1) * sheet.least,
        share * (1.25 if rows > 1 else 1.0) * area.height / sheet.ratio / high,
    )
    span = min(room, across * (width + gap) + gap)
    if sheet.is_wide and across > 3:
        roomy = area.width - 2 * (ASIDE * sheet.text + 2 * gap)
        span = min(span, max(roomy, 1.1 * sheet.least * (across - 1) + width + 2 * gap))
    height = width * sheet.ratio * high
    return _Hand(Box(area.centre[0] - span / 2, area.bottom - gap - height, span, height), width, rows)


def _words(sheet: Sheet, hand: _Hand) -> tuple[Box, Box, tuple[Box, ...]]:
    """The box of the line of text, that of the action button, and what is left free beside the hand, if enough.

    All of it beside the hand where that is wide enough; else the text above it, the button beside either.
    """
    area, gap, side = sheet.area, sheet.gap, sheet.target
    free = hand.box.x - area.x - gap
    line = 1.6 * sheet.text
    top = hand.box.y - 0.05 * hand.width * sheet.ratio  # a chosen card rises by this much
    action = sheet.flip(Box(area.right - gap - side, hand.box.bottom - side, side, side))
    block = Box(area.x + gap, hand.box.y, free - gap, hand.box.height)
    right = Box(area.right - gap - block.width, block.y, block.width, block.height - side - gap)
    is_round = sheet.is_wide and not sheet.is_duel
    if sheet.is_wide and free >= ASIDE * sheet.text:
        return sheet.flip(right), action, (block,) if is_round else ()
    if free >= side + gap:
        above = Box(area.x + gap, top - line, area.width - 2 * gap, line)
        return above, action, (block, right) if is_round else ()
    action = sheet.flip(Box(area.right - side, top - side, side, side))
    return sheet.flip(Box(area.x + gap, top - side, area.width - side - gap, side)), action, ()


def _with_speech(
    sheet: Sheet, hand: _Hand, status: Box, action: Box, beside: tuple[Box, ...]
) -> tuple[Box, Box, tuple[Box, ...]]:
    """The line of text, the button for signs, and what these leave free beside the hand.

    The button stands next to the other one, or above it, where the strip beside the hand is too narrow for both.
    """
    side, gap = sheet.target, sheet.gap
    if not are_agreed(sheet.variant):
        return status, Box(action.x, action.y, 0, 0), beside
    if action.y > hand.box.y and hand.box.x - sheet.area.x < 2 * (side + gap):
        less = tuple(box._replace(height=box.height - side - gap) for box in beside[1:])
        return status, action._replace(y=action.y - side - gap), (*beside[:1], *less)
    speech = action._replace(x=action.x + (side + gap if sheet.mirrored else -side - gap))
    if status.meets(speech):
        x = speech.right + gap if sheet.mirrored else status.x
        status = status._replace(x=x, width=status.width - side - gap)
    return status, speech, beside


def _between(sheet: Sheet, boxes: list[Box], bottom: float) -> tuple[float, float]:
    """Left and right edge of the middle: between the plates that stand beside it, if any do."""
    area = sheet.area
    beside = [box for box in boxes if box.bottom > bottom + 1]
    left = max((box.right + sheet.gap for box in beside if box.right < area.centre[0]), default=area.x)
    right = min((box.x - sheet.gap for box in beside if box.x > area.centre[0]), default=area.right)
    return left, right


def _note(sheet: Sheet, bottom: float) -> Box:
    """How the match stands: below the menu where the plates stand beside it, else in the other upper corner."""
    area, side = sheet.area, sheet.target
    if sheet.is_wide:
        return sheet.flip(Box(area.x, area.y, side, side))
    return sheet.flip(Box(area.right - side, area.y + side, side, max(0.0, bottom - area.y - side)))
