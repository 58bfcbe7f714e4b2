"""The four knights, in the saddle. A rider is drawn around the saddle, where the horse has its origin."""

from sprites.decks.napoletane.pips import club, coin, cup, sword
from sprites.parts.hats import fur_hat, helmet, turban, wide_hat
from sprites.parts.heads import Look, head, profile
from sprites.parts.horses import Coat, horse
from sprites.parts.limbs import fist, limb, palm
from sprites.parts.scenery import ground
from sprites.patterns import bars, checks, dots, lozenges, scales, stripes
from sprites.pen import Pen

_CLOTH = "-17,-4! -8,-1.4 2,0.4 11,-3! 14,8 14,22! -2,25 -19,22! -19,8"  # saddle cloth
_COAT = "-10,-42! 0,-44.6 10,-42! 12,-30 9,-17! 12,-5 14,5! 2,8 -14,4! -11,-6 -9,-17! -12,-30"


def _leg(pen: Pen, hose: str, boot: str, cuff: str) -> None:
    """The near leg, with stirrup."""
    limb(pen, "2,0 9,10 10,19", hose, 15, 12, 9)
    pen.line("8,4 13,40", weight=1.2)
    pen.shape("5.4,18! 14.6,18! 14.4,28 15,35 21,37.6 22.4,41! 7.4,41! 7.4,30", boot)
    pen.shape("3.6,14.6! 16,14.6! 15.4,21.4! 5,21.4!", cuff)
    pen.band("7,42.4 18,42.4", 1.8, "gold")


def of_cups(pen: Pen) -> None:
    """A young rider in blue with a dotted cloak, his grey at a walk."""
    ground(pen, 8, 80, 150)
    mount = pen.at(43.4, 90, 0.97)
    trunk = horse(mount, Coat("white", "grey", "grey", tack="blue"), "walk")
    with trunk.inside(_CLOTH, "gold") as cloth:
        stripes(cloth, (-22, -6, 18, 28), "red", 7, 3)
    rider = trunk.at(0, 0, 0.86)
    with rider.inside("-2,-43! -12,-40 -20,-26 -27,-8 -38,6! -30,12 -20,12! -10,2 -4,-10", "green") as cloak:
        dots(cloak, (-40, -46, 0, 14), "gold", 8.6, 1.5)
    limb(rider, "9,-38 17,-26 22,-14", "blue", 10, 9, 6)
    fist(rider.at(23, -12.4, 0.85))
    _leg(rider, "white", "brown", "amber")
    with rider.inside(_COAT, "blue") as coat:
        lozenges(coat, (-16, -48, 18, 10), "gold", 8.4, 0.5)
    rider.band("-8.6,-17 0,-15.4 9,-17", 3.4, "gold")
    cup(rider.at(-26, -35, 0.34))
    limb(rider, "-8,-38 -14,-21 -23,-16", "blue", 11, 10, 6)
    palm(rider.at(-25.4, -17, 0.95, 0, flip=True))
    rider.shape("-6,-42! -5,-48! 6,-48! 7,-42! 0,-39", "white")
    head(rider.at(0.6, -58, 1.0), Look("calm", "curls", "", "amber"))
    wide_hat(rider.at(0.6, -57.6, 0.86), "red", "white", "white")


def of_coins(pen: Pen) -> None:
    """A turbaned rider with a scarf, his black horse at a trot to the left."""
    ground(pen, 6, 81, 150)
    mount = pen.at(47.6, 94.6, 0.885, flip=True)
    trunk = horse(mount, Coat("night", "ink", "ink", tack="gold"), "trot")
    with trunk.inside("-29,-3! -18,-5 -8,-1.4 2,0.4 12,-4! 17,8 16,21! 4,28 -12,24 -30,25! -32,10", "red") as cloth:
        lozenges(cloth, (-38, -10, 20, 32), "gold", 9.6, 0.7)
        cloth.band("-34,23 -12,22 4,25.6 18,19", 2.2, "white", None)
    limb(trunk, "8,-38 17,-28 22,-15", "red", 10, 9, 6)
    fist(trunk.at(23, -13.4, 0.85))
    trunk.shape("-6,-43! -14,-38 -26,-37 -36,-44! -34,-34 -37,-27! -26,-27 -13,-30", "gold")
    trunk.line("-10,-37 -22,-33 -33,-35", weight=0.7)
    _leg(trunk, "gold", "red", "gold")
    with trunk.inside(_COAT, "white") as coat:
        stripes(coat, (-16, -48, 18, 10), "red", 7, 2.8, -4)
    trunk.band("-9,-18 0,-15.6 9.4,-18", 5, "gold")
    trunk.shape("-7,-16! -2,-16! -4,-2! -8,4! -12,0", "gold")
    limb(trunk, "-8,-38 -19,-34 -22,-46", "red", 11, 10, 6)
    palm(trunk.at(-22.4, -49, 0.95, -30, flip=True))
    coin(trunk.at(-24, -65, 0.26))
    trunk.shape("-5,-42! -4,-48! 6,-48! 6,-42! 0,-40", "skin")
    head(trunk.at(1, -57.4, 1.0), Look("sly", "none", "goatee", "ink"))
    turban(trunk.at(1, -57.4, 0.96), "white", "sky")


def of_swords(pen: Pen) -> None:
    """A knight in scale armour on a rearing charger, striking."""
    ground(pen, 14, 80, 150)
    mount = pen.at(48.6, 97, 0.86)
    trunk = horse(mount, Coat("white", "grey", "night", tack="red"), "rear")
    with trunk.inside("-20,-5! -8,-1.4 2,0.4 11,-3! 16,10 14,23! -2,27 -20,22! -22,8", "blue") as cloth:
        checks(cloth, (-24, -8, 20, 30), "white", 5.6)
    rider = trunk.at(-2, 2, 0.92, 20)
    rider.shape("-3,-43! -12,-41 -20,-30 -28,-18 -38,-14! -34,-7 -36,1! -24,0 -14,-6! -8,-12", "red")
    rider.line("-9,-36 -18,-21 -29,-11", weight=0.8)
    sword(rider.at(39, -62.6, 0.54, 62))
    limb(rider, "8,-38 17,-43 24,-53", "steel", 10, 9, 6)
    fist(rider.at(24.4, -54.8, 0.9), "steel")
    _leg(trunk.at(-2, 0, 0.94, 8), "steel", "steel", "gold")
    with rider.inside(_COAT, "steel") as mail:
        scales(mail, (-16, -48, 18, 10), "ink", 5)
    rider.shape("-10,-20! 0,-17.4 10,-20! 13,-6 15,5! 2,8 -15,4! -12,-8", "red")
    for x in (-5.0, 3.0, 9.0):
        rider.line(f"{x},-17 {x * 1.4},5", weight=0.8)
    rider.band("-9.4,-19 0,-16.4 9.6,-19", 3.4, "gold")
    limb(rider, "-8,-37 -11,-25 7,-22", "steel", 12, 10, 6.4)
    fist(rider.at(9.4, -22, 0.9), "steel")
    rider.disc(-9, -38, 4.8, "gold")
    head(rider.at(0, -56, 1.0), Look("stern", "none", "moustache", "amber"))
    helmet(rider.at(0, -56, 0.98), "red")


def of_clubs(pen: Pen) -> None:
    """A hussar in frogged red and fur, club on his shoulder; his bay bows its neck and paws."""
    ground(pen, 8, 81, 150)
    mount = pen.at(47, 94, 0.9, flip=True)
    trunk = horse(mount, Coat("amber", "brown", "brown", tack="blue"), "paw")
    with trunk.inside("-22,-5! -8,-1.4 2,0.4 11,-3! 16,12! 12,23! -2,21 -24,31! -25,12", "blue") as cloth:
        bars(cloth, (-28, -8, 20, 34), "sky", 7, 2)
        cloth.band("-26,29 -2,19 13,21", 2.6, "gold", None)
    limb(trunk, "8,-38 17,-27 22,-14", "red", 10, 9, 6)
    fist(trunk.at(23, -12.4, 0.85))
    club(trunk.at(-25, -50, 0.74, -40), halo=True)
    trunk.shape("-4,-43! -14,-40 -20,-30 -21,-18 -16,-10! -9,-16 -6,-28", "blue")
    for x, y in ((-17.0, -33.0), (-19.0, -26.0), (-19.6, -19.0), (-16.0, -13.0)):
        trunk.disc(x, y, 2.9, "white")
    _leg(trunk, "blue", "ink", "gold")
    trunk.shape(_COAT, "red")
    for y in (-37.0, -31.6, -26.2, -20.8):
        trunk.band(f"-6.6,{y} 1,{y + 1.6} 8,{y}", 1.5, "gold")
        trunk.disc(1, y + 1.6, 1.4, "white")
    trunk.band("-9,-16 0,-14.2 9.4,-16", 4, "blue")
    trunk.band("-14,3 2,7 13.6,4", 2.6, "white")
    limb(trunk, "-8,-38 -16,-26 -10,-28", "red", 11, 10, 6.4)
    fist(trunk.at(-9.6, -31.6, 0.95))
    trunk.shape("-6,-42! -5,-48! 6,-48! 7,-42! 0,-40", "red")
    profile(trunk.at(1, -57.4, 1.0), Look("stern", "short", "moustache", "ink"))
    fur_hat(trunk.at(0, -57, 0.94), "brown", "red")


KNIGHTS = {"NC": of_cups, "ND": of_coins, "NS": of_swords, "NB": of_clubs}
