"""What figures stand and sit on."""

from sprites.pen import Pen


def ground(pen: Pen, left: float, right: float, y: float, ink: str = "leaf") -> None:
    """A strip of turf whose top is about `y`, with a few blades of grass."""
    third = (right - left) / 3
    pen.shape(
        f"{left},{y + 4}! {left + 3},{y + 0.6} {left + third},{y - 0.6} {right - third},{y + 0.8} {right - 3},{y} "
        f"{right},{y + 4}!",
        ink,
    )
    for x in (left + 5, left + third * 1.5, right - 6):
        pen.line(f"{x - 1.6},{y - 2.6} {x},{y + 1.4} {x + 1.8},{y - 3}", "green", 1)


def throne(pen: Pen, ink: str, trim: str) -> None:
    """A high-backed seat seen from the front, 60 wide, from y = -60 to 60; the seat lies at y = 18."""
    pen.shape("-28,60! -27,-44 -20,-54 -9,-50 0,-60! 9,-50 20,-54 27,-44 28,60!", ink)
    pen.shape("-22,56! -21.6,-40 -14,-47 -6,-44 0,-51! 6,-44 14,-47 21.6,-40 22,56!", trim)
    for x in (-28, 28):
        pen.shape(f"{x - 4},60! {x - 4},4! {x + 4},4! {x + 4},60!", ink)
        pen.disc(x, 1, 5.4, "gold")
    for x in (-20, 20):
        pen.disc(x, -54, 4, "gold")
    pen.disc(0, -60, 5, "gold")


def stool(pen: Pen, ink: str) -> None:
    """A cushion for the feet, 50 wide, its top at y = 0."""
    pen.shape("-24,0 0,-1.4 24,0 27,5 24,10 0,9 -24,10 -27,5", ink)
    for x in (-26, 26):
        pen.disc(x, 5, 2, "gold")
