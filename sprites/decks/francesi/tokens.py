"""Peaceful things that the figures hold, around or above the hand at the origin."""

from sprites.decks.francesi.arms import staff
from sprites.pen import Pen

_HEART = "0,50! -20,28 -42,4 -46,-22 -34,-44 -14,-44 0,-24! 14,-44 34,-44 46,-22 42,4 20,28"
_INKS = {"wine": "red", "ink": "ink", "red": "red"}
_SPOTS = {
    "wine": "0,4! -3.6,0 -3,-3.4 0,-1.6! 3,-3.4 3.6,0",
    "ink": "0,-4! 3.6,0.4 3,2.8 0.8,1.6! 1.6,4! -1.6,4! -0.8,1.6! -3,2.8 -3.6,0.4",
}


def sceptre(pen: Pen) -> None:
    """A golden sceptre that carries a heart."""
    staff(pen, "gold", -14)
    pen.shape("-4,-15! 4,-15! 6,-20! -6,-20!", "gold")
    pen.disc(0, -12, 2.6, "blue")
    pen.at(0, -27, 0.17).shape(_HEART, "red")


def mirror(pen: Pen) -> None:
    """A round mirror on a handle that passes the hand 7 below."""
    pen.shape("-2,-8! 2,-8! 2.4,16! -2.4,16!", "gold")
    pen.shape("0,-38 8.6,-34 11,-25 8,-15 0,-10 -8,-15 -11,-25 -8.6,-34", "gold")
    pen.shape("0,-34 5.8,-31 7.4,-25 5.4,-18 0,-14 -5.4,-18 -7.4,-25 -5.8,-31", "sky")
    pen.shape("-4,-20! 3,-31! 5.4,-29! -2.4,-17.4!", "white", None)
    pen.at(0, -39).shape("0,-4! 3.4,0! 0,4! -3.4,0!", "red")


def hand_of_cards(pen: Pen) -> None:
    """Four cards fanned out above a hand 7 below."""
    for turn, suit in ((-42, "wine"), (-16, "ink"), (10, "red"), (36, "ink")):
        card = pen.at(0, 8, 1, turn)
        card.shape("-6,-10! -6,-25 -5,-26.4 5,-26.4 6,-25 6,-10!", "white")
        card.at(-1, -20).shape("0,-4! 3,0! 0,4! -3,0!" if suit == "red" else _SPOTS[suit], _INKS[suit], None)


def lute(pen: Pen) -> None:
    """A round-bellied lute, its neck upwards, seen from the front; the belly's middle at the origin."""
    pen.shape("-2.6,-14! 2.6,-14! 2.4,-42! -2.4,-42!", "brown")
    pen.shape("-3,-41! 3,-41! 7,-50! 2.6,-52!", "brown")
    pen.shape("0,-19 7,-15 14,-5 15.6,6 10,16 0,19 -10,16 -15.6,6 -14,-5 -7,-15", "gold")
    pen.disc(0, -3, 5.2, "brown")
    pen.shape("0,-7! 1.4,-4.4! 4,-3! 1.4,-1.6! 0,1! -1.4,-1.6! -4,-3! -1.4,-4.4!", "gold", None)
    pen.shape("-7,9! 7,9! 6,12! -6,12!", "brown")
    for x in (-1.4, 1.4):
        pen.line(f"{x},-42 {x * 1.6},10", "ink", 0.7)
    for y in (-38, -32, -26):
        pen.line(f"-2.4,{y} 2.4,{y}", "white", 0.8)
