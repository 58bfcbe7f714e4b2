"""What stands on a picture, for whoever does not see it: its buttons, words and open cards, in the order of reading.

It is made of the picture itself, and so never tells more than is seen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Literal, NamedTuple

from game.screen.typeset import fitted, measure
from game.view.intents import Intent
from game.view.layout import Box, around
from game.view.picture import Clip, Face, Label, Panel, Target, View

PACE = 1.7  # heights of text: lines that stand further apart belong to no paragraph
EDGES = {"rim", "line"}  # styles that hide nothing


class Node(NamedTuple):
    """One thing on the picture: a button with what it means, else words or a card; `box` in the picture's pixels.

    `more` are the words on a button besides its name.
    """

    role: Literal["button", "text", "card"]
    box: Box
    name: str
    intent: Intent | None = None
    more: str = ""
    chosen: bool = False


class _Piece(NamedTuple):
    """Words or a card that can be seen."""

    node: Node
    label: Label | None


def outline(view: View, targets: Sequence[Target], name_of: Callable[[Face], str], ratio: float) -> tuple[Node, ...]:
    """Everything that is seen, the buttons in the order of the targets; `ratio` is the height of a card over its width.

    Words stand before the first button that lies below them, so that a heading comes before what it is about.
    """
    pieces = _seen(view, name_of, ratio)
    whole = max((box.width * box.height for box, *_ in targets), default=0.0)
    small = [target for target in targets if len(targets) > 1 or target.box.width * target.box.height < whole]
    free = [each for each in pieces if not any(target.box.holds(*each.node.box.centre) for target in small)]
    words = list(_paragraphs(free))
    told: list[Node] = []
    for target in targets:
        above = [each for each in words if each.box.centre[1] <= target.box.bottom]
        words = [each for each in words if each.box.centre[1] > target.box.bottom]
        told += [*above, _button(target, pieces if target in small else ())]
    return (*told, *words)


def _button(target: Target, pieces: Sequence[_Piece]) -> Node:
    """A target, with what of the words on it its name does not say."""
    words = [each for each in pieces if each.label is not None and each.node.name not in target.label]
    more = _paragraphs([each for each in words if target.box.holds(*each.node.box.centre)])
    return Node("button", target.box, target.label, target.intent, " ".join(each.name for each in more), target.chosen)


def _seen(view: View, name_of: Callable[[Face], str], ratio: float) -> list[_Piece]:
    """The words and open cards that nothing was drawn over, from the first drawn to the last."""
    seen: list[_Piece] = []
    clip: Box | None = None
    for item in view:
        if isinstance(item, Clip):
            clip = item.box
        elif isinstance(item, Panel) and item.style not in EDGES:
            seen = [each for each in seen if not item.box.holds(*each.node.box.centre)]
        elif isinstance(item, Label | Face):
            piece = _piece(item, name_of, ratio)
            if piece is not None and (clip is None or clip.holds(*piece.node.box.centre)):
                seen.append(piece)
    return seen


def _piece(item: Label | Face, name_of: Callable[[Face], str], ratio: float) -> _Piece | None:
    if isinstance(item, Label):
        return _Piece(Node("text", _box(item), item.text), item) if item.text else None
    if not item.face_up:
        return None
    return _Piece(Node("card", around(item.x, item.y, item.width, item.width * ratio), name_of(item)), None)


def _box(label: Label) -> Box:
    """The box of a line of text."""
    size = fitted(label.text, label.size, label.width)
    wide = measure(label.text, size)
    x = label.x - {"left": 0.0, "centre": 0.5, "right": 1.0}[label.align] * wide
    return Box(x, label.y - 0.6 * size, wide, 1.2 * size)


def _paragraphs(pieces: Sequence[_Piece]) -> Iterator[Node]:
    """The pieces, lines that were broken as one text again, and a name with the figure at the end of its line."""
    gathered: list[_Piece] = []
    for before, each in pairwise((None, *pieces)):
        if each is None:
            continue
        if gathered and before is not None and _goes_on(before.label, each.label):
            gathered.append(each)
            continue
        yield from _joined(gathered)
        gathered = [each]
    yield from _joined(gathered)


def _joined(pieces: Sequence[_Piece]) -> Iterator[Node]:
    if pieces:
        first, last = pieces[0].node, pieces[-1].node
        high = max(last.box.bottom, first.box.bottom) - first.box.y
        box = first.box._replace(width=max(each.node.box.width for each in pieces), height=high)
        yield first._replace(box=box, name=" ".join(each.node.name for each in pieces))


def _goes_on(before: Label | None, label: Label | None) -> bool:
    """Whether a line continues the one before it: it would not have fitted there, or it ends the same line."""
    if before is None or label is None:
        return False
    if abs(label.y - before.y) < 1:
        return (before.align, label.align) == ("left", "right")
    size, below = round(before.size), 0 < label.y - before.y <= PACE * before.size
    alike = before[3:] == label[3:] and abs(before.x - label.x) < 1
    word = label.text.split(" ")[0]
    return below and alike and measure(f"{before.text} {word}", size) > before.width - 2
