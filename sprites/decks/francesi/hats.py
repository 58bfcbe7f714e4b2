"""Headgear of the jacks, around the face's middle."""

from sprites.pen import Pen


def plume(pen: Pen, ink: str) -> None:
    """A feather that rises from the origin and droops to the right, 20 high."""
    pen.shape(
        "0,0! -4.6,-5 -6,-12 -2,-18 5,-20.4 12,-18 16,-12 16,-7! 13,-9.4! 12.4,-5! 9.4,-8.4! 8,-4! 5.6,-7.4! 3.6,-3!",
        ink,
    )
    pen.line("0.4,-2 -1,-9 2,-14.4 8,-15.4 13,-11.6", weight=0.7)


def beret(pen: Pen) -> None:
    """A broad soft cap, worn aslant, with a white plume."""
    plume(pen.at(10, -14, 0.95, 42), "white")
    pen.shape("-13,-9! -20,-13 -17.6,-20 -8,-24.4 4,-23.4 13,-19 16,-13 13,-9! 0,-11.4", "red")
    for path in ("-9,-13 -12,-18", "-2,-14 -3,-20.4", "6,-14 8,-18.6"):
        pen.line(path, weight=0.8)
    pen.shape("-13.4,-7.6! -13.6,-11.4! 0,-13.6 13.6,-11.4! 13.4,-7.6! 0,-9.6", "gold")
    pen.disc(9, -13.6, 2.4, "blue")


def flat_cap(pen: Pen) -> None:
    """A courtier's flat cap with a notched brim, a jewel and a drooping feather."""
    plume(pen.at(11, -15, 0.9, 58), "red")
    pen.shape("-13,-12! -16,-18 -10,-23 2,-24.4 12,-21.6 16,-17 13,-12! 0,-14", "blue")
    pen.shape("-20,-10! -19,-15 -10,-15! -9,-13.4! 0,-15.4 10,-15! 11,-13.6! 20,-17 21,-11! 10,-9 0,-10 -10,-8", "gold")
    pen.at(9.6, -14).shape("0,-4.4! 3.4,0! 0,4.4! -3.4,0!", "red")


def kettle(pen: Pen) -> None:
    """A steel helmet with a broad turned-up brim, a comb and a red plume."""
    pen.shape("-2,-25! -9,-27 -18,-25 -23,-18 -24,-10! -20,-13! -18.6,-8! -15,-13! -12.6,-9! -9,-16", "red")
    pen.line("-5,-24 -14,-22 -19,-15", weight=0.7)
    pen.shape("-12,-9! -12,-16 -7,-22 0,-25 7,-22 11.6,-16 12,-9! 0,-11.6", "steel")
    pen.shape("-2,-25! 0,-27 2,-25! 2.2,-11! -2.2,-11!", "sky")
    pen.shape("-21,-14! -13,-9 0,-12 13,-9 21,-15! 17,-6 9,-5 0,-8 -9,-4.6 -17,-5.4", "steel")
    for x, y in ((-12, -7.4), (-5.4, -8.4), (5.4, -8.6), (12, -7.6)):
        pen.disc(x, y, 1.1, "gold", None)


def pointed(pen: Pen) -> None:
    """A hunter's cap with a long peak to the right and a feather that sweeps back."""
    pen.shape("3,-12! -6,-18 -13,-22.6 -24,-23.4! -21,-17.6! -18.4,-17.8! -17,-13.6! -13.6,-14! -4,-8!", "red")
    pen.line("-2,-12 -11,-17.4 -20,-21", weight=0.8)
    pen.shape("-13,-7! -13,-14 -8,-21 0,-25 6,-21 10,-13! 24,-7.4! 10,-7 -2,-9", "green")
    pen.shape("-14,-4.4! -14.6,-10.4 -6,-11.6 4,-12.6 12,-11.4 25,-7! 12,-5.6 0,-7 -8,-5.6", "leaf")
