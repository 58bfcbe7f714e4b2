"""The four knights, upper halves: a rider's bust behind the head and neck of his horse."""

from sprites.decks.piacentine import features as f
from sprites.decks.piacentine.goblets import goblet
from sprites.decks.piacentine.horses import Horse, arched, raised
from sprites.decks.piacentine.suns import sun
from sprites.patterns import dots, lozenges, scales, stripes
from sprites.pen import Pen

_ALL = (0.0, 40.0, 100.0, 112.0)


def of_coins(pen: Pen) -> None:
    """A gallant with a plumed hat on a palomino; he throws up a coin."""
    with pen.inside("8,112! 8,84 14,68 28,60 50,60 60,68 60,112!", "green") as coat:
        stripes(coat, _ALL, "straw", 7, 2.2)
    with pen.inside("46,66! 58,58 68,50 74,46! 84,48! 82,60 70,74 56,84!", "green") as sleeve:
        stripes(sleeve, _ALL, "straw", 7, 2.2, 20)
    pen.shape("70,42! 86,45! 85,50.6! 69,48!", "white")
    sun(pen.at(82, 21, 0.235, line=0.6))
    f.pinch(pen.at(79.6, 35.4))
    pen.shape("20,62! 30,56 48,56 56,62! 50,70 38,66! 28,71", "white")
    _gallant(pen.at(39, 38))
    arched(pen.at(13, 12.6, 0.86), Horse("tan", "white", "blue", "gold"))
    f.fist(pen.at(50, 82, turn=60))


def _gallant(pen: Pen) -> None:
    pen.shape("-12,-10! -17,0 -14,5! -18,11 -13,18 -6,16 8,16 13,19 15,12 12,5! 14,-2 10,-12!", "gold")
    for path in ("-14,0 -12,6 -14,13", "12.6,6 11.4,11 13,15"):
        pen.line(path, weight=0.8)
    f.turned(pen)
    f.cheeks(pen, -5, 9, 4)
    f.eye(pen, -2, -3, 1)
    f.eye(pen, 7.4, -3, 1, 0.9)
    pen.line("-6.4,-8 -2,-9.4 1,-7.6", weight=1.3)
    pen.line("5,-7.6 8,-9 11,-7.6", weight=1.3)
    pen.line("3.6,-4 6.8,2.4 5.6,4.4 3,4")
    f.lips(pen, 4.4, 9.8, 3.4)
    pen.line("-3.4,5.4! -1.4,8 4.6,6.6 9.6,8 11.4,5.6!", "brown", 1.6)
    pen.shape("2.2,13.4! 6.6,13.4! 4.6,19!", "brown", None)
    pen.shape("-19,-8! -14,-20 -4,-25 8,-23 12,-16 17,-13! 8,-10 -4,-8 -12,-6", "blue")
    pen.shape("-20,-7! -8,-13 6,-14 18,-12! 16,-8 4,-10 -10,-6", "gold")
    pen.shape("7,-14! 13,-23 8,-31 -3,-32 -11,-27! -6,-27 -8,-22! -2,-24 -2,-19! 3,-21 2,-14!", "white")
    pen.line("5,-15 6,-24 -3,-28", "red", 1.2)


def of_cups(pen: Pen) -> None:
    """A drinker in a beret on a dun; he lifts his cup over the horse's ears."""
    with pen.inside("8,112! 10,82 18,68 30,60 48,60 58,68 60,112!", "blue") as coat:
        dots(coat, _ALL, "straw", 9, 2)
    with pen.inside("46,68! 58,58 66,52 72,48! 83,52! 80,62 68,76 56,84!", "blue") as sleeve:
        dots(sleeve, _ALL, "straw", 9, 2)
    pen.shape("70,45! 84,50! 82,55! 68,50!", "red")
    goblet(pen.at(78.5, 25, 0.31, 3, line=0.75))
    f.fist(pen.at(78, 41, turn=10))
    pen.shape("24,64! 30,57 46,58 52,64! 44,70 32,70", "red")
    _drinker(pen.at(37, 38.6))
    raised(pen.at(12, 14, 0.86), Horse("straw", "brown", "blue", "red"))
    f.fist(pen.at(48, 83, turn=60))


def _drinker(pen: Pen) -> None:
    pen.shape("-12,-10! -16,0 -13,6! -15,12 -9,17 0,10 4,-12!", "brown")
    f.turned(pen)
    f.cheeks(pen, -4.6, 9.6, 4.4, 3.6)
    pen.shape("-11,2! -8,8 -4,11 0,11! 4,15 8,11! 11,9 11.8,6! 12,13 9,19 5,25! -1,20 -8,15", "brown")
    pen.shape("0,9.4! 4,10.6 9.6,9! 8,13 4,14 1.6,12.6", "red", "ink", 0.8)
    pen.shape("5,6.4! 0,5.6 -5,8 -7,6! -6,10.6 -1,11 5,8.8! 9,10.6 12.6,10 14,6! 11,7.6 8,5.8", "brown", "ink", 0.8)
    f.sly_eye(pen, -2.2, -3, 1.4)
    f.sly_eye(pen, 7.2, -3, 1.4)
    pen.line("-6.6,-6.6 -2.4,-9 1,-7", weight=1.5)
    pen.line("5,-7.4 8,-9.8 11.4,-8", weight=1.5)
    pen.shape("3,-3! 3.4,1 3,5 6,6.6 9,4.8 8.6,1.6 5.4,-2!", "blush", "ink", 0.9)
    pen.shape("-15,-8! -17,-18 -8,-26 6,-27 18,-21 20,-13! 9,-16 -4,-13", "green")
    pen.shape("-15,-7! -8,-13 4,-16 14,-14! 13,-9 2,-11 -10,-4", "red")
    pen.shape("0,-20! 8,-32 17,-33 19,-27 11,-22!", "straw")
    pen.line("3,-20 10,-27 17,-31", weight=0.8)


def of_swords(pen: Pen) -> None:
    """A soldier in plate on a dapple grey, sabre drawn; he looks left."""
    with pen.inside("40,112! 40,70 50,60 74,60 86,68 94,84 94,112!", "silver") as plate:
        scales(plate, _ALL, "grey", 7)
    pen.shape("82,60! 80.5,44 82,26 92,9! 92,30 88.6,46 88,60!", "sky")
    pen.line("85,56 84.4,40 87.4,24", "white", 1.2)
    pen.shape("77,57! 92,57! 93,61! 76,61!", "gold")
    pen.disc(84.6, 75, 3, "gold")
    with pen.inside("66,100! 70,78 78,72! 91,72! 93,82 88,96!", "red") as sleeve:
        stripes(sleeve, _ALL, "straw", 6, 2)
    f.fist(pen.at(84.6, 66.5))
    pen.shape("76,70.4! 92,70.4! 93,76! 75,76!", "silver")
    pen.shape("44,64! 52,57 72,57 80,64! 72,72 52,72", "red")
    _soldier(pen.at(56, 39, flip=True))
    raised(pen.at(86, 17, 0.86, flip=True), Horse("silver", "grey", "red", "gold", "white"))
    f.fist(pen.at(52, 88, turn=-60))


def _soldier(pen: Pen) -> None:
    pen.shape("-12,-8! -14,8 -12,18 4,20 12,16! 8,0", "silver")
    f.turned(pen)
    pen.shape("-11,4! -5,9 2,8 8,8.6 12,6! 10,12 7,16 3,17.6 -4,15.6", "grey", None)
    f.lips(pen, 4.6, 11.4, 2.6)
    pen.shape("5,6.4! 0,5.6 -5,9.6 -6,13! -1,10.6 5,9! 9,10.4 12,12.4 12.6,9 8,5.8", "grey", "ink", 0.8)
    f.eye(pen, -2, -3, 1)
    f.eye(pen, 7.4, -3, 1, 0.9)
    pen.line("-7,-8.6! 0.6,-6.2!", "grey", 2)
    pen.line("4.4,-6.4! 10.6,-8.2!", "grey", 2)
    pen.line("3.6,-4 7,2.4 5.6,4.4 3,4")
    pen.line("-7.6,-1 -4,5", "red", 1)
    _helmet(pen)


def _helmet(pen: Pen) -> None:
    pen.shape("12,-19! 9,-30 -6,-33 -18,-25 -22,-10 -19,6! -14,0 -13,-10! -8,-17 2,-21", "red")
    for path in ("7,-21 5,-29", "0,-21 -3,-30", "-6,-18 -13,-26", "-10,-13 -18,-19", "-12,-6 -20,-8"):
        pen.line(path, "straw", 1.2)
    pen.shape("-13,2! -15,-10 -10,-20 2,-23 12,-18 14,-8! 4,-11 -7,-9! -8,4!", "silver")
    pen.shape("-12,-9! -7,-16 4,-18 17,-12! 16,-7 4,-11", "silver")
    pen.disc(-10, -9, 2.4, "gold")
    pen.line("-8,-17 2,-21 10,-18", "white", 1.2)


def of_batons(pen: Pen) -> None:
    """A rider from the east in a turban on a black horse, his staff upright; he looks left."""
    with pen.inside("40,112! 40,72 50,61 74,61 86,68 94,84 94,112!", "straw") as coat:
        lozenges(coat, _ALL, "red", 10, 0.7)
    staff = pen.at(85, 48, turn=4)
    staff.shape("-4,-38! 4,-38! 4,40! -4,40!", "green")
    for y in (-37, -29, -21):
        staff.shape(((-5, y), (5, y), (5, y + 4.4), (-5, y + 4.4)), "gold")
    pen.shape("66,102! 68,80 76,70! 92,70! 94,82 88,98!", "green")
    pen.shape("75,70! 93,70! 94,76! 74,76!", "gold")
    f.fist(pen.at(84, 65), "tan")
    pen.shape("46,64! 53,58 69,58 76,64! 68,69 54,69", "white")
    _easterner(pen.at(60, 40, flip=True))
    arched(pen.at(87, 16, 0.86, flip=True), Horse("night", "grey", "gold", "red"))
    f.fist(pen.at(50, 88, turn=-60), "tan")


def _easterner(pen: Pen) -> None:
    f.turned(pen, "tan")
    pen.shape("-12.4,-2! -9,4 -5,8 2,7 9,7.6 11.6,4! 11.6,12 6,22 -2,22 -10,14", "ink")
    f.lips(pen, 4.6, 10.6, 3)
    pen.shape("5,6! 1,4.8 -5,6.4 -9,3! -8,9 -2,10 5,8.4! 9,9.6 13,9 14.4,4! 11,6 8,5", "ink", "tan", 0.5)
    f.eye(pen, -2, -3.4, 1)
    f.eye(pen, 7.4, -3.4, 1, 0.9)
    pen.line("-7,-8 -2,-9.4 1,-7", weight=2)
    pen.line("4.6,-7 8,-9.2 11.4,-7.6", weight=2)
    pen.line("3.6,-4 7.4,2 6,4 3,3.6")
    pen.disc(-12, 5, 2, "gold")
    with pen.inside("-15,-6! -20,-16 -13,-26 0,-29 13,-25 18,-16 14,-8! 4,-12 -6,-10", "white") as turban:
        for x in range(-24, 30, 8):
            turban.line(f"{x},-4 {x + 4},-16 {x - 2},-30", "red", 2)
    pen.shape("-16,-7! -6,-15 8,-17 16,-13! 15,-7 4,-11 -7,-8 -14,-2!", "gold")
    pen.shape("3,-17! -1,-26 4,-32! 9,-25 7,-17!", "leaf")
    pen.disc(5, -16, 3.2, "red")
