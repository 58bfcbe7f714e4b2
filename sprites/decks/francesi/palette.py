"""The French deck's inks: red, blue, gold and green, each with one lighter companion, on a pale skin."""

from sprites.inks import COMMON, Inks

INKS: Inks = {
    **COMMON,
    "red": (200, 30, 44),
    "skin": (251, 226, 200),
    "rose": (240, 158, 140),
    "blue": (34, 70, 136),
    "sky": (138, 178, 222),
    "gold": (242, 186, 52),
    "leaf": (150, 190, 96),
    "blond": (246, 208, 112),
    "ginger": (206, 100, 42),
    "brown": (122, 74, 44),
    "grey": (150, 146, 150),
    "wine": (140, 20, 38),
}
