"""Faces and hands: heads are drawn around their middle, 26 units wide, chin at y = 17, looking right unless flipped."""

from sprites.pen import Pen


def front(pen: Pen, ink: str = "skin") -> None:
    """A head seen from the front."""
    pen.shape("-11,-16 0,-18 11,-16 12.5,-6 12.5,2 9,12 0,17.5 -9,12 -12.5,2 -12.5,-6", ink)


def turned(pen: Pen, ink: str = "skin") -> None:
    """A head turned a little: brow, cheekbone and chin show on the far side."""
    pen.shape("-11,-16 2,-18 11,-14 12,-6 10.8,-3! 12.6,2 11,8 8,14 3,17.5 -3,16 -9,10 -12,2", ink)


def profile(pen: Pen, nose: str = "14,3 14.5,5.5 11,6.5!", ink: str = "skin") -> None:
    """A head seen from the side; `nose` runs from under the bridge to the lip."""
    pen.shape(f"-9,-16 6,-17 10,-8 9,-4! {nose} 12.5,9 10.5,10.5! 11.5,13 9,17 4,17.5 -2,14 -10,12 -12,0", ink)


def eye(pen: Pen, x: float, y: float, look: float = 0.4, size: float = 1.0) -> None:
    """An almond eye under a heavy lid; `look` moves the pupil."""
    here = pen.at(x, y, size)
    here.shape("-3.4,0.6! -1,-2.2 1.8,-2 3.6,0.8! 0.4,2.2", "white", None)
    here.disc(look, 0, 1.6, "ink", None)
    here.line("-3.8,0.8 -1,-2.3 1.8,-2.1 4,1", weight=1.15)


def sly_eye(pen: Pen, x: float, y: float, look: float = 0.6) -> None:
    """An eye half shut."""
    here = pen.at(x, y)
    here.shape("-3.6,-0.6! 3.8,-0.4! 2,1.8 -1.5,1.8", "white", None)
    here.disc(look, 0.4, 1.4, "ink", None)
    here.line("-4,-0.4 0,-1.2 4.2,-0.2", weight=1.5)
    here.line("-2,2.6 0.4,3 2.6,2.4", weight=0.7)


def shut_eye(pen: Pen, x: float, y: float) -> None:
    """An eye laughing, or looking down."""
    pen.at(x, y).line("-3.8,-0.4 -1,1.6 1.6,1.6 4,-0.6", weight=1.4)


def side_eye(pen: Pen, x: float, y: float) -> None:
    """An eye in profile."""
    here = pen.at(x, y)
    here.shape("3.2,-2! 3.4,1.6! -2.4,0.8!", "white", None)
    here.disc(2.1, 0, 1.5, "ink", None)
    here.line("3.8,-2.4 0.5,-2 -3,1", weight=1.2)


def lips(pen: Pen, x: float, y: float, width: float = 4.0) -> None:
    """A small full mouth."""
    here = pen.at(x, y, width / 4)
    here.shape("-4,-0.6! -1.4,-1.7 0,-1 1.4,-1.7 4,-0.6! 1.6,2 -1.6,2", "red", None)
    here.line("-4.4,-0.8 0,0.2 4.4,-0.8", weight=0.8)


def cheeks(pen: Pen, left: float, right: float, y: float, radius: float = 3.0) -> None:
    """Two red cheeks."""
    pen.disc(left, y, radius, "blush", None)
    pen.disc(right, y, radius, "blush", None)


def fist(pen: Pen, ink: str = "skin") -> None:
    """A hand closed around an upright staff, 12 units high."""
    pen.shape("-5.4,-4 -2,-6.4 3.6,-6 6,-3 6,3.6 3,6.6 -3,6.4 -5.8,3", ink)
    for y in (-2.6, 0.4, 3.4):
        pen.line(f"-1,{y} 5.6,{y - 0.5}", weight=0.8)
    pen.line("-5,-3 -1.6,-2.4 -0.6,0.6", weight=0.8)


def pinch(pen: Pen, ink: str = "skin") -> None:
    """A hand that holds something up between thumb and fingers, the tips at y = -8."""
    pen.shape("-5.4,8! -6.4,1 -6,-6 -4,-8 -2.2,-3! -1,-8.6 1.6,-8.6 2.4,-3! 4,-7 6.4,-5 6,2 4.6,8!", ink)
    pen.line("2.2,-4 2,1", weight=0.8)
    pen.line("-2.2,-4 -2.4,0", weight=0.8)


def palm(pen: Pen, ink: str = "skin") -> None:
    """A hand laid flat, fingers to the right."""
    pen.shape("-7,-4! -1,-5 8,-3.6 10,-1.6 8.6,0 9.4,1.6 7.6,2.8 7,4.6 1,5.6 -7,4!", ink)
    pen.line("2.4,-0.8 8.4,-0.1", weight=0.8)
    pen.line("2,2.3 7.6,2.7", weight=0.8)
