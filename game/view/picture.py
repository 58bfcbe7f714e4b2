"""What is to be drawn, as plain data: a scene tells it, `paint` draws it, and equal pictures need no drawing."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.cards import Card
from game.view.effects import Spark
from game.view.intents import Intent
from game.view.layout import Box


class Face(NamedTuple):
    """A card at a centre: its width, angle in degrees, how far turned over, how high above the table (0..1).

    In `bisca` the French jack and queen change places; `dimmed` is a card that has lost its trick.
    """

    card: Card
    x: float
    y: float
    width: float
    angle: float = 0.0
    face_up: bool = True
    squeeze: float = 1.0
    flight: float = 0.0
    shadow: bool = True
    bisca: bool = False
    dimmed: bool = False


class Label(NamedTuple):
    """One line of text: `x` is its left, centre or right as `align` tells, `y` its middle; shrunk to fit `width`."""

    text: str
    x: float
    y: float
    size: float
    width: float
    ink: str = "ink"
    align: str = "centre"


class Panel(NamedTuple):
    """A box of paper or felt: `style` is one of panels.STYLES."""

    box: Box
    style: str = "paper"


class Ring(NamedTuple):
    """The keyboard's mark: a band along the inside of a box, `weight` pixels wide."""

    box: Box
    weight: int
    ink: str = "gold"


class Pip(NamedTuple):
    """The symbol of a suit at a centre, `size` high."""

    suit: str
    x: float
    y: float
    size: float


class Star(NamedTuple):
    """The mark of the winning card."""

    x: float
    y: float
    size: float


class Icon(NamedTuple):
    """A small sign at a centre: `name` is one of icons.ICONS."""

    name: str
    x: float
    y: float
    size: float
    ink: str = "paper"


class Gesture(NamedTuple):
    """A face that gives a sign at a centre, `size` high: `name` is one of `rules.signs.GESTURES`."""

    name: str
    x: float
    y: float
    size: float


class Clip(NamedTuple):
    """What follows is drawn only inside the box, until the next Clip; None lifts it."""

    box: Box | None


Item = Face | Label | Panel | Ring | Pip | Star | Spark | Icon | Gesture | Clip
View = tuple[Item, ...]


class Target(NamedTuple):
    """Something that can be tapped: where, what it means, and its name.

    The `primary` one is what Enter does while nothing has the keyboard's mark; a `chosen` one is in force already.
    """

    box: Box
    intent: Intent
    label: str
    primary: bool = False
    chosen: bool = False
