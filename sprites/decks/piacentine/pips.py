"""Number cards and corner signs of the four suits."""

from sprites.decks.piacentine import blades, goblets, staffs, suns

HEIGHT = 180
SIGNS = {"C": goblets.sign, "D": suns.sign, "S": blades.sign, "B": staffs.sign}
NUMBERS = {"C": goblets.number, "D": suns.number, "S": blades.number, "B": staffs.number}
