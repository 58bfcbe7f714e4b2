"""The king of diamonds' falcon and the queen of spades' cat."""

from sprites.pen import Pen


def falcon(pen: Pen) -> None:
    """A hooded falcon on a fist at the origin, looking to the left."""
    pen.shape("1,0! 5,4 9,10! 3,9 -2,1!", "brown")
    pen.shape("-4,2! -7,-6 -7.4,-15 -5,-21 0,-24 5,-21.4 7,-15 10,-6 11,6 7,8! 2,3", "white")
    with pen.inside("-1,-15 4,-19 8,-13 11,-4 12,9 9,12! 3,4 0,-4", "brown") as wing:
        for y in (-10.0, -4.0, 2.0, 8.0):
            wing.line(f"-2,{y} 4,{y + 3} 12,{y - 1}", "gold", 1.0)
    for x, y in ((-4, -11), (-3.4, -6), (-2, -1), (-5, -7.6)):
        pen.line(f"{x},{y} {x},{y + 2.2}", weight=0.8)
    pen.shape("-6.4,-17! -6,-22 -1,-25.4 4.4,-22.6 5.6,-17 0,-15.6", "red")
    pen.shape("-6,-20.6! -10.4,-18.6 -10,-15.4! -8,-17 -6,-16.8!", "gold")
    pen.disc(-2.6, -19.6, 1.1, "white", None)
    pen.shape("-1,-25! -3,-31! 0,-29! 3,-31! 1.4,-25!", "gold")
    for x in (-3.0, 1.4):
        pen.shape(f"{x - 1.6},0! {x - 1},5 {x + 1},5 {x + 1.6},0!", "gold", "ink", 0.8)


def cat(pen: Pen) -> None:
    """A black cat that sits on an arm 16 below the origin and looks out of the card."""
    pen.shape("-10,24! -12,12 -8,2 0,-1 8,2 13,12 12,24!", "ink", None)
    pen.shape("-11,-12! -11.6,-25! -5,-19.4! 5,-19.4! 11.6,-25! 11,-12! 9,-3 0,1 -9,-3", "ink", None)
    for side in (pen, pen.at(0, 0, flip=True)):
        side.shape("6.4,-18! 10,-21.6! 9.6,-15.6!", "rose", None)
        side.shape("1.6,-10! 4.6,-13.6 8.4,-12! 6.4,-8.4", "gold", None)
        side.shape("4.4,-12.6! 5.8,-12.6! 5.6,-9! 4.6,-9!", "ink", None)
        side.line("3,-4.6 12,-6", "white", 0.6)
        side.line("3,-3.6 12,-2.6", "white", 0.6)
    pen.shape("-1.8,-6.4! 1.8,-6.4! 0,-4.4!", "rose", None)
    pen.line("-2.8,-2.6 0,-3.8 2.8,-2.6", "white", 0.7)
    pen.band("-8,1 0,3.6 8,1", 2.6, "red", None)
    pen.disc(0, 4.4, 2.2, "gold")
