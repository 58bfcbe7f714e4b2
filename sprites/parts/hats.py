"""Headgear, drawn around the head's origin and over its hair."""

from sprites.pen import Pen


def crown(pen: Pen, cap: str = "red", jewel: str = "red") -> None:
    """An open crown of five points over a cap."""
    pen.shape("-8,-12! -7,-18 0,-21 8,-17 8.6,-12!", cap)
    pen.shape("-10,-7! -12.4,-20! -7,-14.6! -5,-23! -0.4,-15.4! 3.4,-23! 5.8,-14.6! 11.6,-19! 9.6,-7! 0,-8.6", "gold")
    for x, y in ((-12.4, -20.0), (-5, -23), (3.4, -23), (11.6, -19)):
        pen.disc(x, y, 1.5, "white")
    pen.line("-9.6,-9.6 0,-11.4 9.4,-9.8", weight=0.7)
    for x, y in ((-5.4, -13), (0.4, -13.2), (5.6, -12.8)):
        pen.disc(x, y, 1.1, jewel, None)


def closed_crown(pen: Pen, cap: str = "red") -> None:
    """A crown of arches under an orb and a cross."""
    pen.shape("-8.6,-11! -11.4,-18 -6,-22 0,-20 6,-22 11,-17.6 8.4,-11!", cap)
    for path in ("-8.6,-11 -11,-18 -6,-21.6 0,-19", "8.4,-11 10.8,-18 6,-21.6 0,-19", "0,-11 0,-19"):
        pen.band(path, 2.2, "gold")
    pen.shape("-9.6,-6.6! -10.4,-13! 0,-14.4 10,-13! 9,-6.6! 0,-8.4", "gold")
    for x, ink in ((-5.4, "blue"), (0, "red"), (5.2, "blue")):
        pen.disc(x, -10.4, 1.5, ink)
    pen.disc(0, -22, 2.6, "gold")
    pen.line("0,-24.6 0,-30", weight=1.6)
    pen.line("-2.4,-27.6 2.4,-27.6", weight=1.6)


def spiked_crown(pen: Pen) -> None:
    """A warrior's iron circlet with tall spikes."""
    spikes = (
        "-9.8,-6! -12,-17! -7.4,-11.6! -6.2,-22! -2.6,-12.4! 0.2,-25! 3,-12.4! 6.4,-21.6! 7.4,-11.6! "
        "11.8,-16.4! 9.4,-6!"
    )
    pen.shape(spikes + " 0,-7.6", "gold")
    pen.line("-9.8,-9 0,-10.6 9.6,-9.2", weight=0.7)


def leaf_crown(pen: Pen) -> None:
    """A golden band with oak leaves standing on it."""
    for x, turn in ((-9.0, -34), (9.0, 32), (-4.6, -16), (4.8, 15), (0.0, 0)):
        leaf(pen.at(x * 0.8, -10, 1, turn))
    pen.shape("-9.6,-6.4! -9.8,-11! 0,-12.6 9.6,-11! 9.2,-6.4! 0,-8", "gold")
    for x, y in ((-6, -9), (0, -10.2), (6, -9)):
        pen.disc(x, y, 1.1, "red", None)


def leaf(pen: Pen) -> None:
    """A lobed leaf growing upwards from the origin."""
    pen.shape(
        "0,0! -3,-2 -4.4,-4.4 -2.6,-5! -5,-8 -2.8,-9.6! -3,-12 0,-15! 3,-12 2.8,-9.6! 5,-8 2.6,-5! 4.4,-4.4 3,-2",
        "leaf",
    )
    pen.line("0,-1 0,-11", weight=0.6)


def feather(pen: Pen, ink: str, vein: str = "ink") -> None:
    """A plume rising from the origin and curling to the right."""
    pen.shape("0,0! -5,-6 -5.4,-14 -1,-20 6,-22 12,-18.6 13,-14! 9.6,-14! 9.4,-11! 6.4,-11! 5.8,-7.6! 3.4,-7!", ink)
    pen.line("0,-1 -1.4,-9 1.4,-15.4 8,-17.4", vein, 0.7)


def beret(pen: Pen, ink: str, plume: str) -> None:
    """A soft cap with a plume."""
    feather(pen.at(-7, -10, 0.72, -20), plume)
    pen.shape("-10.6,-5.4! -14,-11 -9,-17 1,-18.4 10,-15.4 13,-10 9.2,-5.4! 0,-7.4", ink)
    pen.shape("-10.4,-4.6! -10.6,-8.4! 0,-10.6 9.4,-8.2! 9,-4.6! 0,-6.8", "gold")


def wide_hat(pen: Pen, ink: str, band: str, plume: str) -> None:
    """A broad-brimmed hat with a plume lying along the brim."""
    pen.shape("-8.4,-9! -8.6,-18 -2,-20.4 5,-19.6 8.4,-16 8.2,-9!", ink)
    pen.shape("-8.6,-9! -8.8,-13! 0,-14.4 8.6,-13! 8.4,-9!", band)
    pen.shape("-18,-4 -16,-9 -8,-9 0,-10.6 9,-9.4 16,-11 19,-8 12,-5.4 0,-6.4 -9,-5", ink)
    feather(pen.at(4, -11.6, 0.95, -62), plume)


def morion(pen: Pen, crest: str) -> None:
    """A foot soldier's steel helmet with comb and turned-up brim."""
    pen.shape("-6,-15! -10,-22 -4,-29 6,-29 12,-22 8,-15! 1,-18", crest)
    pen.shape("-9.6,-6! -9.6,-15 -4,-20.4 1,-21.4 6,-20 9.6,-14 9.4,-6!", "steel")
    pen.shape("-18,-12! -11,-6.4 0,-9 10,-7 19,-13! 15,-4.4 8,-3.6 0,-6 -8,-3.2 -14,-4.4", "steel")
    for x, y in ((-6, -10.6), (0, -12.2), (6, -10.8)):
        pen.disc(x, y, 1, "gold", None)


def hood(pen: Pen, ink: str, lining: str) -> None:
    """A pointed hood with a cape, its tip falling backwards; leaves the face free."""
    rim = "7.4,-8.6! 2,-11 -4,-9.6 -7.8,-4 -7.4,4 -3,10.4! -5,13"
    pen.shape(rim + " 1,15! -8,17 -14,14! -11,6 -12,-4 -15,-8 -22,-6! -17,-14 -8,-17 3,-16 9.6,-11!", ink)
    pen.line("7.4,-8.6 2,-11 -4,-9.6 -7.8,-4 -7.4,4 -3,10.4", lining, 1.8)


def turban(pen: Pen, ink: str, stripe: str) -> None:
    """A wound turban with a jewel and an upright plume."""
    feather(pen.at(3.4, -16, 0.85, -14), "white")
    pen.shape("-5,-17! -3,-22 3,-22 6,-17!", "red")
    with pen.inside("-10.4,-5 -13.4,-11 -9,-17.4 0,-19.4 9,-17.2 12.6,-11.4 9.8,-5.2 0,-8", ink) as cloth:
        for x in (-17, -9, -1, 7, 15):
            cloth.band(f"{x},-3 {x + 4},-11 {x + 12},-20", 2.4, stripe, None)
    pen.disc(3.6, -12.6, 2.3, "red")


def helmet(pen: Pen, crest: str) -> None:
    """A knight's helmet with raised visor, cheek guard and a flowing crest."""
    pen.shape("0,-18 -2,-27 -10,-30 -19,-25 -23,-14 -21,-4 -24,3! -16,1 -14,-8 -11,-14! -8,-17", crest)
    pen.line("-4,-24 -13,-23 -18,-13 -18,-3", weight=0.7)
    pen.shape("8.6,-6! 2,-8.6 -3.6,-5.6 -5,2 -2,11! -8,12 -11,6 -11,-6 -8,-15 0,-19.4 7,-16 9.8,-9!", "steel")
    pen.shape("-6,-10! 2,-10.4 10.6,-6.6! 11.6,-12 7,-17.4 0,-18 -5,-15.6", "steel")
    pen.line("0,-14 9,-10.6", weight=0.8)
    pen.disc(-5, -9, 1.5, "gold")


def fur_hat(pen: Pen, fur: str, bag: str) -> None:
    """A hussar's tall fur cap with a hanging bag."""
    pen.shape("-8,-22! -14,-22 -20,-14 -21,-4! -14,-8 -9,-16", bag)
    pen.disc(-21, -3, 2, "gold")
    pen.shape("-9.8,-5! -11.4,-14 -9.6,-23 -4,-26 4,-26 9,-23.4 11,-14 9.6,-5! 0,-8", fur)
    for path in (
        "-6,-12 -7,-16",
        "-1,-11.6 -1.4,-16",
        "4,-12 4.4,-16",
        "-4,-18 -4.4,-22",
        "3,-18 3.6,-22",
        "8,-15 8,-18",
    ):
        pen.line(path, "amber", 1)
    feather(pen.at(4.6, -22, 0.6, 0), "red")
