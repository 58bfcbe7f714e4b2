"""The deck's inks: the shared ones, a light tone to each, and what horses and beards need."""

from sprites.inks import COMMON, Inks

INKS: Inks = {
    **COMMON,
    "rose": (226, 122, 96),
    "sky": (118, 168, 206),
    "leaf": (126, 172, 74),
    "amber": (200, 128, 30),
    "night": (82, 76, 96),
    "grey": (132, 128, 130),
}
