"""Cards drawn at their largest, from which every other size is made: a few in each picture, so that none waits long."""

from __future__ import annotations

import time
from typing import NamedTuple

import pygame

import sprites
from game.rules.cards import Card

BACK = -1  # in the place of a card: its back


class Original(NamedTuple):
    """A card at its largest, and what it was drawn with (deck, contrast, letters, width, bisca); None for a blank."""

    look: tuple[str, bool, str, int, bool] | None
    picture: pygame.Surface


class CardCache:
    """Every card as it was drawn last. It stands in for a new one for which a picture has no time left."""

    def __init__(self, budget: float) -> None:
        """`budget` is the time for drawing in each picture, in seconds; one card is always drawn."""
        self.missed = False  # whether a card of this picture has a stand-in
        self._budget = budget
        self._until = 0.0
        self._fresh = 0  # cards drawn for this picture
        self._look = ("", False, "", 0)
        self._drawn: dict[int, Original] = {}

    def begin(self, deck: str, contrast: bool, letters: str, width: int) -> None:
        """Begin a picture with cards of this deck, `width` pixels wide; `letters` are the indices of French cards."""
        self.missed, self._fresh = False, 0
        self._look, self._until = (deck, contrast, letters, width), time.perf_counter() + self._budget

    def of(self, card: int, bisca: bool = False) -> Original:
        """The card with this index, or BACK: as it should look, else as it can be had at once."""
        held, look = self._drawn.get(card), (*self._look, bisca)
        if held is not None and held.look == look:
            return held
        if self._fresh and time.perf_counter() >= self._until:
            self.missed = True
            return held or Original(None, self._blank())
        self._fresh += 1
        self._drawn[card] = Original(look, self._draw(card, bisca))
        return self._drawn[card]

    def _draw(self, card: int, bisca: bool) -> pygame.Surface:
        deck, contrast, letters, width = self._look
        if card == BACK:
            return sprites.back(deck, width)
        suit, rank = Card(card).suit.value, Card(card).rank.value
        figure = {"J": "N", "N": "J"}.get(rank, "") if bisca and deck == "francesi" else ""
        return sprites.face(deck, suit, rank, width, contrast=contrast, figure=figure, letters=letters)

    def _blank(self) -> pygame.Surface:
        """A card that is nothing but paper."""
        deck, _, _, width = self._look
        paper = pygame.Surface((width, sprites.card_height(deck, width)), pygame.SRCALPHA)
        pygame.draw.rect(paper, sprites.COLOURS["paper"], paper.get_rect(), border_radius=width // 14)
        return paper
