"""The deck's inks: vermilion, blue, gold and green on cream, with a light tone to each for patterns."""

from sprites.inks import COMMON, Inks

INKS: Inks = {
    **COMMON,
    "red": (200, 46, 36),
    "rose": (236, 148, 118),
    "blue": (36, 70, 132),
    "sky": (146, 192, 216),
    "steel": (96, 150, 196),
    "gold": (242, 184, 54),
    "straw": (250, 222, 140),
    "green": (40, 112, 74),
    "leaf": (140, 184, 92),
    "skin": (248, 217, 184),
    "blush": (238, 164, 132),
    "night": (66, 70, 96),
    "tan": (206, 150, 100),
    "brown": (132, 78, 44),
    "silver": (206, 216, 220),
    "grey": (120, 122, 132),
}
