"""The king of diamonds' falcon and the queen of spades' cat."""

from sprites.pen import Pen


def falcon(pen: Pen) -> None:
    """A falcon on a fist at the origin, looking to the left: dark cap, hooked bill, folded wing."""
    pen.shape("4,0! 12,16! 6,18! -1,2!", "brown")
    pen.shape("-3,3! -7.4,-4 -8,-14 -4,-21! 4,-21! 9,-12 9,-2 5,4!", "white")
    for x, y in ((-4.6, -12), (-1.4, -8), (-5, -6), (-2, -2)):
        pen.line(f"{x - 1.6},{y} {x},{y + 1.4} {x + 1.6},{y}", "brown", 0.9)
    pen.shape("1,-20! 7,-18 11,-10 12,0 13,12! 7,8 2,1 0,-9", "brown")
    pen.line("4,-13 8,-4 9.6,5", "gold", 1)
    pen.shape("-8,-18! -9,-25 -5,-31 1,-32 6,-29 7.6,-23 7,-17! 2,-19 -1,-17 -4,-19", "brown")
    pen.shape("-7.6,-27.6! -13,-25.6 -14,-20.4! -11,-21.6 -8,-21.6!", "gold")
    pen.disc(-3, -25.4, 2.7, "gold")
    pen.disc(-3.4, -25.4, 1.3, "ink", None)
    for x in (-3.4, 1.4):
        pen.shape(f"{x - 1.8},0! {x - 1.2},5 {x + 1.2},5 {x + 1.8},0!", "gold", "ink", 0.8)


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
