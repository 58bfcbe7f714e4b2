"""The four jacks, on foot."""

from sprites.decks.napoletane.pips import club, coin, cup, sword
from sprites.parts.hats import beret, hood, morion, wide_hat
from sprites.parts.heads import Look, head, profile
from sprites.parts.limbs import boot, fist, limb, palm, shoe
from sprites.parts.scenery import ground
from sprites.patterns import checks, dots, stripes
from sprites.pen import Pen


def of_cups(pen: Pen) -> None:
    """A page in stripes and parti-coloured hose, who carries his cup like a trophy."""
    ground(pen, 16, 78, 148)
    pen.shape("40,48! 26,60 20,84 16,110! 24,106! 30,112! 36,104! 44,100", "blue")
    pen.line("34,60 28,80 25,100", weight=0.8)
    limb(pen, "56,92 62,114 61,128 64,144", "gold", 13, 10, 9, 5.4)
    shoe(pen.at(64, 144), "red")
    limb(pen, "45,92 44,112 40,128 36,143", "white", 14, 12, 9.6, 5.4)
    shoe(pen.at(35, 143.6), "red")
    with pen.inside("39,48! 48,45 60,48! 61,60 58,74! 62,86 68,98! 50,103 32,99! 37,86 40,74! 37,60", "red") as coat:
        stripes(coat, (30, 44, 70, 104), "gold", 8.4, 3.6)
        coat.band("34,95.6 50,99.6 68,94.6", 3, "white")
    pen.band("39.6,75 49,77 58.6,75", 4.2, "blue")
    pen.disc(52, 76.6, 2.6, "gold")
    limb(pen, "41,52 30,64 31,76 40,77", "red", 11, 10, 7, 5)
    fist(pen.at(42, 76.4, 0.9))
    cup(pen.at(77, 45, 0.36))
    limb(pen, "57,52 66,66 75,69", "gold", 10, 10, 6.4)
    palm(pen.at(77, 65.6, 1.05, -16))
    pen.shape("42,47! 44,40! 56,40! 58,48! 50,51", "white")
    profile(pen.at(50, 30, 1.06), Look("merry", "curls", "", "brown"))
    beret(pen.at(48.4, 30, 1.06), "blue", "red")


def of_coins(pen: Pen) -> None:
    """A stout lad in a checked doublet, one hand on his hip, tossing the coin."""
    ground(pen, 16, 78, 149)
    for x, flip in ((36.0, True), (61.0, False)):
        limb(pen, f"{x - 1 if flip else x + 1},98 {x},118 {x},130", "white", 15, 11.6, 9)
        boot(pen.at(x, 144.6, 1, 0, flip), "brown", "amber")
    for x, lean in ((37.6, -1.6), (60.0, 1.6)):
        box = f"{x - 9},86! {x + 9},86! {x + 13 + lean},100 {x + 9 + lean},113! {x - 9 + lean},113! {x - 13 + lean},100"
        with pen.inside(box, "blue") as breeches:
            stripes(breeches, (x - 14, 84, x + 14, 116), "sky", 6.4, 2.6)
        pen.band(f"{x - 8.6 + lean},113 {x + 8.6 + lean},113", 3, "gold")
    with pen.inside("34,50! 48,46 63,50! 67,64 68,80 62,91! 49,94 35,91! 30,80 31,62", "red") as doublet:
        checks(doublet, (27, 44, 72, 96), "gold", 5.4)
    pen.line("49,50 49,92", weight=1.4)
    for y in (60, 68, 76, 84):
        pen.disc(49, y, 1.5, "white", "ink")
    pen.shape("32,86 49,91 66,86 65.4,91.4 49,96 32.4,91.4", "ink")
    pen.shape("45.6,90.4! 52.6,90.4! 52.6,96.6! 45.6,96.6!", "gold")
    limb(pen, "36,54 22,66 21,74 31,84", "red", 13, 12, 9, 6)
    fist(pen.at(33, 85, 0.95))
    limb(pen, "62,54 72,61 78,56 78.6,45", "red", 13, 11, 8, 6)
    pen.band("74.4,49.6 81.6,49.6", 3.4, "white")
    palm(pen.at(78, 44, 1.05, 4))
    coin(pen.at(78, 27, 0.25))
    pen.shape("37,51! 34,44 49,40 63,44 61,51! 55,48! 49,54! 43,48!", "white")
    head(pen.at(49, 31, 1.08, 0), Look("merry", "bob", "", "amber"))
    wide_hat(pen.at(49, 31.4, 1.0), "green", "gold", "red")


def of_swords(pen: Pen) -> None:
    """A guard in steel and puffed stripes, sword upright before him."""
    ground(pen, 16, 80, 149)
    turned = pen.at(98, 0, flip=True)
    for path, ankle in (("40,98 34,118 33,128", 32), ("58,98 66,118 67,128", 68)):
        limb(turned, path, "red", 15, 11, 9)
        boot(turned.at(ankle, 144.6), "ink", "steel")
    for box in ("35,86! 50,88! 48,100 41,114! 27,110! 28,98", "50,88! 64,86! 71,98 73,110! 59,114! 51,100"):
        with turned.inside(box, "gold") as breeches:
            stripes(breeches, (24, 84, 76, 116), "blue", 7, 3.2)
    turned.shape("37,50! 50,47 63,50! 67,62 64,80 65,90! 50,94 35,90! 36,80 33,62", "steel")
    turned.line("50,50 51.6,70 50,92", weight=0.9)
    turned.line("38,62 43,72 50,75 57,72 62,62", weight=0.9)
    turned.band("35.4,86.4 50,90 64.6,86.4", 3.2, "red")
    for x, y in ((39, 56), (61, 56), (39.4, 81), (60.6, 81)):
        turned.disc(x, y, 1.2, "gold", None)
    with turned.inside("62,49! 70,50 75,58 72,68 64,69! 60,58", "gold") as sleeve:
        stripes(sleeve, (56, 46, 78, 72), "blue", 6, 2.8)
    with turned.inside("38,49! 30,50 24,58 26,69 35,70! 40,58", "gold") as sleeve:
        stripes(sleeve, (20, 46, 44, 72), "blue", 6, 2.8)
    limb(turned, "30,67 27,79 37,84", "red", 8.6, 8, 6)
    fist(turned.at(39, 84.6, 0.95))
    sword(turned.at(74, 60, 0.9, 3))
    limb(turned, "67,67 66,82 71,90", "red", 8.6, 8, 6)
    fist(turned.at(72.6, 92.6, 1.05))
    turned.shape("41,50! 42,43! 57,43! 59,50! 50,54", "white")
    head(turned.at(50, 33.4, 1.04), Look("stern", "short", "moustache", "brown"))
    morion(turned.at(49.6, 33.6, 0.98), "red")


def of_clubs(pen: Pen) -> None:
    """A hooded woodsman with bare knees, leaning on a club as tall as himself."""
    club(pen.at(71.6, 95, 1.1, 4), halo=True)
    ground(pen, 14, 80, 149)
    for path, ankle, flip in (("42,98 37,116 38,128 36,143", 36, True), ("55,98 59,116 57,128 59,143", 59, False)):
        limb(pen, path, "skin", 13, 10, 9.4, 6)
        limb(pen, " ".join(path.split()[2:]), "white", 9.6, 6.4)
        wraps = [float(word.split(",")[0]) for word in path.split()[2:]]
        for part in (0.25, 0.5, 0.75):
            x, y = wraps[0] + (wraps[1] - wraps[0]) * part, 128 + 15 * part
            pen.line(f"{x - 4.4},{y + 1.6} {x + 4.4},{y - 1.6}", "red", 1.6)
        shoe(pen.at(ankle, 143.6, 0.98, 0, flip), "brown")
    hem = "66,100! 62,106 58.6,99! 54,107 50,100! 45.6,107 41,99! 37,106 33,100!"
    with pen.inside("35,52! 49,47 63,52! 66,64 62,80 " + hem + " 37,80 33,64", "gold") as tunic:
        dots(tunic, (30, 52, 70, 110), "red", 8.6, 1.7)
        tunic.band("34,97 49,98.4 66,97", 2.2, "red", None)
    pen.band("36.6,82 49,84.4 62.4,82", 4.4, "brown")
    pen.shape("53,84! 60,83! 61,94 54,95!", "brown")
    limb(pen, "61,56 71,66 70.4,74", "blue", 12, 10, 7)
    fist(pen.at(70.6, 77, 1.1))
    limb(pen, "37,56 27,68 27.6,80 36,84", "blue", 12, 11, 8.6, 6)
    fist(pen.at(38, 84, 0.95))
    head(pen.at(49.6, 33, 1.1), Look("sly", "none", "stubble"))
    hood(pen.at(49.6, 33, 1.12), "red", "gold")


JACKS = {"JC": of_cups, "JD": of_coins, "JS": of_swords, "JB": of_clubs}
