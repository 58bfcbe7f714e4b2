"""Cards, table and typeface, drawn by code: everything the game shows that is not text.

Public: DECKS, face, back, card_height, steps, pip, shadow, SHADOW, cloth, star, gesture, font, font_path, COLOURS,
PAPER, INK, forget. Surfaces are kept and shared: blit them, never draw on them. `python -m sprites` writes contact
sheets.

How to draw
-----------
*Coordinates.* A card is 100 units wide and 100 x ratio high; 0,0 is its top left corner, y grows downwards.
A part (head, hat, horse, sign, emblem) is a function `part(pen, ...)` drawn around its own origin; the caller places
it with `part(pen.at(x, y, scale, turn, flip))`. The outline keeps its weight whatever the scale.

*Outlines* are texts (`sprites.curves`): `pen.shape("50,10 62,18 60,40! 40,40!", "red")` fills a smooth closed curve
through the points with the ink "red" and edges it; "!" marks a corner. Few points, well placed, give confident forms.

*Pen* (`sprites.pen`): `shape` closed form · `line` open stroke, weighed in outlines · `band` stroke with a width in
units and its own edge (ribbons, reins, staffs, arms) · `disc` · `inside` fills a form and lends a pen whose marks stay
inside it, then edges it:

    with pen.inside(COAT, "red") as cloth:
        stripes(cloth, (20, 40, 80, 120), "gold", step=8, width=3)

*Inks* are names in the deck's `palette.py`, which starts from `sprites.inks.COMMON`: flat, few. "ink" is the dark
line. Edge None means no line.

*Patterns* (`sprites.patterns`): stripes, bars, checks, lozenges, dots, scales.

*Parts* shared by all decks live in `sprites.parts`; plain Italian suit signs in `sprites.signs`.

*Decks.* `sprites/decks/NAME/` holds one deck and its `DECK` (see `sprites.decks.deck.Deck`): `pips.py` the number
cards, further modules the figures, keyed "JC" to "KB" (rank, suit), each a function that gets the card's pen. The
corners (numeral and sign: x < 20 and y < 38 at the top left, the same turned by half at the bottom right) are drawn
last: leave them free. Two-headed figures draw the upper half and call `sprites.halves.two_headed`.
The back, the frame and the list of red suits are fields of `DECK` too.
"""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # the command prints what it was asked for, nothing else

from sprites import cache
from sprites.decks import NAMES as DECKS
from sprites.faces import back, card_height, face, pip, steps
from sprites.gestures import gesture
from sprites.inks import COLOURS, INK, PAPER
from sprites.table import SHADOW, cloth, shadow, star
from sprites.typeface import font, font_path

__all__ = [
    "COLOURS",
    "DECKS",
    "INK",
    "PAPER",
    "SHADOW",
    "back",
    "card_height",
    "cloth",
    "face",
    "font",
    "font_path",
    "forget",
    "gesture",
    "pip",
    "shadow",
    "star",
    "steps",
]


def forget() -> None:
    """Drop every kept surface and font, as after a resize."""
    cache.clear()
    font.cache_clear()
