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
    for column in range(width):  # by columns, so that either half begins at the very pixel where the other ends
        cut = round(height / 2 + slope * (1 - (2 * column + 1) / width))
        layer.fill((0, 0, 0, 0), (column, cut, 1, height - cut))
    surface.blit(layer, (0, 0))
    surface.blit(pygame.transform.rotate(layer, 180), (0, 0))
