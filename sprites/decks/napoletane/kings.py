"""The four kings, standing or enthroned."""

from sprites.decks.napoletane.pips import club, coin, cup, sword
from sprites.parts.hats import closed_crown, crown, leaf, leaf_crown, spiked_crown
from sprites.parts.heads import Look, head
from sprites.parts.limbs import boot, fist, limb, palm, shoe
from sprites.parts.scenery import ground, stool, throne
from sprites.patterns import bars, scales, stripes
from sprites.pen import Pen


def of_cups(pen: Pen) -> None:
    """An old king in ermine, standing, his cup held out as if to toast."""
    ground(pen, 12, 80, 149)
    for x, flip in ((39.0, True), (57.0, False)):
        shoe(pen.at(x, 145, 1, 0, flip), "gold")
    pen.shape("32,48! 24,70 17,104 12,142! 26,147 40,144! 62,144! 74,147 79,138! 75,104 70,70 66,48!", "green")
    with pen.inside("39,48! 61,48! 63,80 66,112 69,142! 50,147 30,142! 33,112 37,80", "blue") as robe:
        stripes(robe, (28, 44, 72, 150), "gold", 9, 2.2)
        robe.band("28,136 50,141 72,136", 6, "gold")
    for edge in ("36,49 28,84 20,143", "63,49 70,84 73.6,143"):
        pen.band(edge, 7.4, "white")
    for x, y in ((33.0, 62.0), (30.0, 76.0), (27, 91), (24.4, 106), (22.4, 121), (20.6, 135)):
        pen.line(f"{x},{y} {x},{y + 3.4}", weight=1.6)
    for x, y in ((65.4, 62), (67.8, 76), (69.6, 91), (71, 106), (72.2, 121), (73, 135)):
        pen.line(f"{x},{y} {x},{y + 3.4}", weight=1.6)
    pen.band("38.6,84 50,87 62,84", 4, "red")
    limb(pen, "35,56 26,70 34,83 42,84", "green", 14, 13, 10, 8)
    pen.band("40,80 40,88", 3.4, "white")
    fist(pen.at(44.4, 84, 0.95))
    cup(pen.at(79, 47, 0.4))
    limb(pen, "63,56 74,72 77,76", "green", 14, 12, 9)
    pen.band("70.6,76 80.6,73", 3.4, "white")
    palm(pen.at(78.6, 70.4, 1.1, -10))
    pen.shape("32,52 36,45 50,43 63,45 67,52 60,58 50,60 39,58", "white")
    for x, y in ((38, 52), (44, 55.4), (56, 55.4), (62, 51.6)):
        pen.line(f"{x},{y} {x},{y + 3}", weight=1.6)
    head(pen.at(49.6, 34, 1.08), Look("sad", "long", "long", "white"))
    crown(pen.at(49.6, 34, 1.06), "blue", "red")


def of_coins(pen: Pen) -> None:
    """A merchant king on his throne, robed in plain blue, the coin on his knee."""
    throne(pen.at(46, 86, 1.04), "green", "leaf")
    stool(pen.at(46, 143), "red")
    for x, flip in ((37.0, True), (56.0, False)):
        shoe(pen.at(x, 138.6, 1, 0, flip), "gold")
    with pen.inside("31,92! 24,104 22,120 25,137! 46,141 68,137! 71,118 68,102 60,92!", "blue") as skirt:
        skirt.band("20,132 46,136.6 72,132", 6, "gold")
    pen.line("46,104 45,130", weight=0.9)
    pen.line("33,106 31,128", weight=0.8)
    pen.shape("31,53! 46,49 61,53! 64,68 61,84 63,96! 46,100 29,96! 31,84 28,68", "blue")
    pen.shape("40,50! 46,52! 52,50! 51,76 50,97! 42,97! 41,76", "white")
    for y in (62.0, 71.0, 80.0, 89.0):
        pen.disc(46, y, 1.9, "red")
    limb(pen, "32,58 19,72 17,86 22,94", "red", 14, 13, 10, 8)
    pen.band("18.6,95.6 26,91", 3.6, "white")
    pen.band("25,40 25,118", 2.6, "gold")
    pen.shape("25,29! 29,34 30,39 25,43! 20,39 21,34", "red")
    pen.disc(25, 44, 3.2, "gold")
    fist(pen.at(25.4, 97, 1.0))
    coin(pen.at(70, 97, 0.31))
    limb(pen, "60,58 71,68 72,76 67,81", "red", 14, 13, 9, 7)
    pen.shape("60,83 63,79.6 68,79 70,82 68,86 62,88", "skin")
    for x in (62.4, 64.4, 66.4):
        pen.line(f"{x},86.6 {x + 0.6},83", weight=0.55)
    pen.shape("30,54 33,48 46,46 59,48 62,54 55,59! 46,54! 37,59!", "gold")
    head(pen.at(45.6, 35.6, 1.04), Look("sly", "bob", "full", "ink"))
    closed_crown(pen.at(45.6, 35.4, 0.94), "red")


def of_swords(pen: Pen) -> None:
    """A war-leader, mailed and cloaked, both hands on the hilt of a great sword."""
    ground(pen, 12, 80, 149)
    pen.shape(
        "30,50! 22,72 16,110 11,140! 20,136 27,143! 34,136 42,142! 58,142! 66,136 73,142! 79,128 74,96 70,72 68,50!",
        "blue",
    )
    for path in ("27,70 22,104 20,132", "71,72 73,100 73,130"):
        pen.line(path, weight=0.8)
    for x, flip in ((37.0, True), (61.0, False)):
        limb(pen, f"{x},108 {x},126", "steel", 14, 11)
        boot(pen.at(x, 144.6, 1, 0, flip), "steel", "gold")
    hem = "68,118! 62,122 59,117! 54,123 49,118! 44,123 39,117! 36,122 30,118!"
    with pen.inside("33,52! 49,48 65,52! 69,66 64,84 " + hem + " 34,84 29,66", "red") as coat:
        stripes(coat, (26, 86, 72, 126), "gold", 8, 2.4)
        scales(coat, (26, 46, 72, 84), "ink", 5.6)
    with pen.inside("33,52! 49,48 65,52! 68,64 64,84! 49,87 34,84! 30,64", "steel") as mail:
        scales(mail, (26, 46, 72, 90), "ink", 5.6)
    pen.band("34,86 49,89.4 64,86", 4.4, "gold")
    pen.disc(49, 89, 3.4, "red")
    sword(pen.at(49, 108, 0.84, 180))
    for path, wrist in (("32,57 26,67 27,76", "26.6,77 34,79.6 44.6,76"), ("66,57 72,67 71,76", "71,78 64,83 53.6,82")):
        limb(pen, path, "red", 13, 11.4, 10)
        limb(pen, wrist, "steel", 10.4, 9, 7)
    for x, y, flip in ((50.2, 81.4, True), (48.0, 75.6, False)):
        fist(pen.at(x, y, 1.12, 0, flip))
    for x in (32, 66):
        pen.shape(f"{x - 8},50 {x},45 {x + 8},50 {x + 7},59! {x},62 {x - 7},59!", "gold")
        pen.disc(x, 53, 2.2, "red")
    pen.shape("37,28 34,40 36,50! 49,54 62,50! 63,40 61,28", "steel")
    head(pen.at(49, 34, 1.08), Look("stern", "none", "forked", "amber"))
    pen.shape("38,36! 37,26 42,21 49,20 57,21 61,26 60,33! 58,27 49,25 41,27!", "steel")
    spiked_crown(pen.at(49, 32.4, 1.08))


def of_clubs(pen: Pen) -> None:
    """A king in red and gold under oak leaves, enthroned sideways with his dog, a club for a sceptre."""
    ground(pen, 12, 80, 149)
    pen = pen.at(-3, 0)
    throne(pen.at(51, 88, 0.98), "blue", "sky")
    for x, flip in ((41.0, True), (60.0, False)):
        boot(pen.at(x, 143, 0.95, 0, flip), "brown", "gold")
    with pen.inside("34,92! 26,104 27,122! 38,127 50,120! 60,127 73,122! 75,104 66,92!", "red") as skirt:
        bars(skirt, (20, 88, 80, 130), "rose", 9, 2.4)
        skirt.band("24,120 38,125 50,118 60,125 76,120", 4.4, "gold")
    pen.line("50,104 50,119", weight=0.9)
    with pen.inside("36,53! 51,49 66,53! 70,68 67,84 69,96! 51,100 33,96! 36,84 32,68", "red") as robe:
        for x, y in ((40.0, 66.0), (62.0, 66.0), (51, 76), (40, 88), (62, 88), (51, 98)):
            leaf(robe.at(x, y, 0.84))
    pen.band("35,88 51,91 67.6,88", 4.6, "brown")
    pen.disc(51, 90.6, 3.4, "gold")
    club(pen.at(81, 68, 1.0, 6), halo=True)
    limb(pen, "65,58 77,70 77,76", "gold", 14, 13, 8)
    pen.band("72.6,75 81,75", 3.6, "red")
    fist(pen.at(79.4, 79.6, 1.1))
    limb(pen, "37,58 25,72 26,86 33,93", "gold", 14, 13, 10, 7)
    pen.shape("29,94 33,90.6 39,92 40,96 36,99 30,98", "skin")
    for y in (93.4, 95.2, 97.0):
        pen.line(f"35,{y} 39,{y + 0.4}", weight=0.55)
    pen.shape("35,54 39,48 51,46 63,48 67,54 61,60 56,55 51,61 46,55 41,60", "leaf")
    head(pen.at(51, 35, 1.08), Look("merry", "curls", "full", "brown"))
    leaf_crown(pen.at(51, 35, 1.06))
    _dog(pen.at(24, 134))


def _dog(pen: Pen) -> None:
    """A hound sitting to the right, looking up; origin at its belly, feet at y = 15."""
    pen.band("-7,12 -13,8 -13,1", 2.4, "paper")
    pen.shape("-8,15! -9,6 -5,-2 0,-8 5,-8! 8,2 8,15! 3,15! 3,6! -1,10 -1,15!", "paper")
    pen.shape("-6,-3 -1,-6 2,0 -3,4", "amber", None)
    pen.line("-8,15 -9,6 -5,-2 0,-8")
    pen.shape("-1,-7! -3,-14 1,-18 6,-18 12,-19! 14,-16 11,-13 8,-11 6,-7!", "paper")
    pen.shape("-1,-17! -6,-15 -6,-8 -3,-5! 0,-9 2,-15", "amber")
    pen.disc(13, -17.6, 1.5, "ink", None)
    pen.disc(5.4, -15.4, 1.1, "ink", None)
    pen.band("-1.6,-6.4 6,-6.4", 2, "red")


KINGS = {"KC": of_cups, "KD": of_coins, "KS": of_swords, "KB": of_clubs}
