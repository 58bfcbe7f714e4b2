"""Colours: the game's own, and the inks all decks share."""

from collections.abc import Mapping

Colour = tuple[int, int, int]
Inks = Mapping[str, Colour]

COLOURS: dict[str, Colour] = {
    "paper": (250, 243, 224),
    "paper_dark": (222, 207, 172),
    "ink": (38, 30, 34),
    "felt": (37, 92, 70),
    "felt_dark": (22, 58, 46),
    "felt_light": (72, 128, 98),
    "red": (190, 44, 38),
    "blue": (38, 82, 140),
    "gold": (236, 178, 48),
    "wine": (150, 28, 28),  # red text on buttons
    "gilt": (246, 200, 88),  # golden text on felt
    "green": (58, 122, 62),
    "white": (255, 253, 246),
}
PAPER, INK = COLOURS["paper"], COLOURS["ink"]

# The inks every deck begins with; each has its own `palette.py`.
COMMON: Inks = {name: COLOURS[name] for name in ("paper", "ink", "white", "red", "blue", "gold", "green")} | {
    "edge": (196, 180, 146),
    "skin": (246, 214, 178),
    "steel": (176, 194, 210),
    "brown": (134, 84, 48),
}

# For colour-blind players: grounds that differ in lightness as well as hue, and the colour of the shape tag.
TINTS: dict[str, Colour] = {
    "C": (255, 224, 214),
    "D": (255, 244, 178),
    "S": (206, 226, 250),
    "B": (238, 238, 234),
}
TAGS: dict[str, Colour] = {"C": (170, 24, 24), "D": (126, 84, 0), "S": (16, 60, 140), "B": (10, 10, 10)}
