"""Two-headed figures: one half drawn, cut through the card's centre, repeated turned by half."""

import pygame

from sprites.decks.deck import Drawing
from sprites.pen import Pen


def two_headed(pen: Pen, half: Drawing, rise: float = 0.0) -> None:
    """Draw `half` (card coordinates; everything above the middle counts) and the same turned by half.

    The cut runs through the centre; at the left edge it lies `rise` units lower than there, at the right
    edge as much higher, so 0 cuts level. The result is point-symmetric to the pixel. The pen must be the
    card's own (its origin the card's corner).
    """
    surface = pen.surface
    layer = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    half(Pen(layer, pen.matrix, pen.inks, pen.weight))
    width, height = surface.get_size()
    slope = rise * pen.scale()
    below = [(0, height / 2 + slope), (width, height / 2 - slope), (width, height), (0, height)]
    pygame.draw.polygon(layer, (0, 0, 0, 0), below)
    surface.blit(layer, (0, 0))
    surface.blit(pygame.transform.rotate(layer, 180), (0, 0))
