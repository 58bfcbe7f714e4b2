"""From a picture to pixels. Everything drawn is kept ready, so that a frame is nothing but quick blits."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache

import pygame

import sprites
from game.screen.backdrop import Backdrop
from game.screen.card_cache import BACK, CardCache
from game.screen.icons import icon
from game.screen.panels import panel, ring
from game.screen.typeset import fitted, lettered, measure
from game.view.effects import Spark
from game.view.layout import Box
from game.view.picture import Clip, Face, Gesture, Icon, Item, Label, Panel, Pip, Ring, Star, View

DIM = (176, 184, 172)  # by which a card that has lost its trick is darkened, still to be read
BUDGET = 24_000_000  # pixels kept in ready-made surfaces (about 96 MB)


class Painter:
    """Draws pictures on one surface after another with one deck; keeps what it has made.

    After `budget` seconds of a picture no more new cards are drawn; `unfinished` asks for the same picture again.
    """

    def __init__(self, budget: float = math.inf) -> None:
        self.deck = sprites.DECKS[0]
        self.contrast = False
        self.letters = ""  # the indices of ace, jack, queen and king, where they are not numerals
        self.width = 120  # of a card at its largest, in pixels: all others are made from it
        self._card_cache = CardCache(budget)
        self._backdrop = Backdrop()
        self._stretched = False  # the cloth
        self._ground: pygame.Surface | None = None
        self._size = (0, 0)  # of the picture before
        self._kept: OrderedDict[object, pygame.Surface] = OrderedDict()
        self._pixels = 0

    def prepare(self, deck: str, contrast: bool, width: float, letters: str = "") -> None:
        """Draw cards of `deck` from now on, at most `width` wide; a new width forgets all that was made to measure."""
        if round(width) != self.width:
            self.forget()
        self.deck, self.contrast, self.width, self.letters = deck, contrast, max(8, round(width)), letters

    def forget(self) -> None:
        """Drop every surface made to measure."""
        self._kept.clear()
        self._pixels = 0
        sprites.forget()

    @property
    def unfinished(self) -> bool:
        """Whether something in the last picture stands in for what there was no time to draw."""
        return self._stretched or self._card_cache.missed

    def paint(self, surface: pygame.Surface, view: View) -> None:
        """Draw a picture on the whole surface."""
        self._card_cache.begin(self.deck, self.contrast, self.letters, self.width)
        look = (self.deck, self.contrast, self.letters, self.width, surface.get_size())
        done, staying = self._backdrop.lay(surface, view, look), self._backdrop.staying(view)
        if not done:
            self._cloth(surface)
        for index, item in enumerate(view[done:], done):
            if index == staying > 0 and not self.unfinished:
                self._backdrop.keep(surface, view[:index], look)
            self._item(surface, item)
        surface.set_clip(None)

    def _cloth(self, surface: pygame.Surface) -> None:
        """The cloth; while the size changes from picture to picture, that of before is stretched."""
        size = surface.get_size()
        if self._ground is None or (self._ground.get_size() != size and self._size == size):
            self._ground = sprites.cloth(*size)
        self._stretched, self._size = self._ground.get_size() != size, size
        surface.blit(pygame.transform.scale(self._ground, size) if self._stretched else self._ground, (0, 0))

    def _item(self, surface: pygame.Surface, item: Item) -> None:
        match item:
            case Face():
                self._face(surface, item)
            case Label():
                _blit_label(surface, item)
            case Panel(box, style):
                self._boxed(surface, box, style, lambda width, height: panel(width, height, style))
            case Ring(box, weight, ink):
                self._boxed(surface, box, (weight, ink), lambda width, height: ring(width, height, weight, ink))
            case Pip(suit, x, y, size):
                _centre(surface, sprites.pip(self.deck, suit, round(size)), x, y)
            case Star(x, y, size):
                _centre(surface, sprites.star(round(size)), x, y)
            case Gesture(name, x, y, size):
                _centre(surface, sprites.gesture(name, round(size)), x, y)
            case Spark(x, y, size, ink):
                pygame.draw.circle(surface, sprites.COLOURS[ink], (x, y), max(1, size))
            case Icon(name, x, y, size, ink):
                _centre(surface, self._keep((name, size, ink), lambda: quick(icon(name, round(size), ink))), x, y)
            case Clip(box):
                surface.set_clip(None if box is None else rect(box))

    def _face(self, surface: pygame.Surface, item: Face) -> None:
        picture = self._card(item)
        if item.shadow:
            lift = item.width * (0.015 + 0.08 * item.flight)
            step = max(1, self.width // 6) if item.flight > 0 else 1  # coarse steps are not seen in the air
            width, height = (-(-side // step) * step for side in picture.get_size())
            _centre(surface, sprites.shadow(width, height), item.x + lift, item.y + lift * 1.5)
        _centre(surface, picture, item.x, item.y)

    def _card(self, item: Face) -> pygame.Surface:
        """The card's surface; on its way its width and angle go in steps, so that few surfaces are needed."""
        flying = item.flight > 0
        step = max(1, self.width // 10) if flying else 1
        width = max(4, int(item.width / step) * step if flying else round(item.width))
        angle = round(item.angle / 4) * 4 if flying else round(item.angle)
        squeeze = max(1, round(item.squeeze * 6)) if item.squeeze < 1 else 6
        card = int(item.card) if item.face_up else BACK
        size = max(2, round(width * squeeze / 6)), sprites.card_height(self.deck, width)
        original = self._card_cache.of(card, item.bisca)
        key = original.look, card, size, angle, item.dimmed
        return self._keep(key, lambda: _made(original.picture, size, angle, item.dimmed))

    def _boxed(
        self, surface: pygame.Surface, box: Box, look: object, make: Callable[[int, int], pygame.Surface]
    ) -> None:
        """What `make` draws for the size of the box, kept under size and `look`."""
        width, height = round(box.width), round(box.height)
        if width > 0 and height > 0:
            picture = self._keep((look, width, height), lambda: quick(make(width, height)))
            surface.blit(picture, (round(box.x), round(box.y)))

    def _keep(self, key: object, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface made earlier under `key`, or made now; the longest unused go when the budget is spent."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        made = self._kept[key] = make()
        self._pixels += made.get_width() * made.get_height()
        while self._pixels > BUDGET and len(self._kept) > 1:
            _, old = self._kept.popitem(last=False)
            self._pixels -= old.get_width() * old.get_height()
        return made


def _made(picture: pygame.Surface, size: tuple[int, int], angle: int, dimmed: bool) -> pygame.Surface:
    """A card made to measure."""
    if dimmed:
        picture = picture.copy()
        picture.fill(DIM, special_flags=pygame.BLEND_RGB_MULT)
    if picture.get_size() != size:
        picture = pygame.transform.smoothscale(picture, size)
    if angle % 90:
        picture = _tilted(picture, angle)
    elif angle:
        picture = pygame.transform.rotate(picture, angle)
    return quick(picture)


def _tilted(picture: pygame.Surface, angle: int) -> pygame.Surface:
    """A card turned by an angle, its edges smooth: they blend only into pixels that are there, hence the margin."""
    width, height = picture.get_size()
    framed = pygame.Surface((width + 2, height + 2), pygame.SRCALPHA)
    framed.fill((*sprites.COLOURS["paper_dark"], 0))
    framed.blit(picture, (1, 1))
    return pygame.transform.rotozoom(framed, angle, 1)


def quick(picture: pygame.Surface) -> pygame.Surface:
    """The surface made quick to blit: run-length encoded alpha, which decides the speed in the browser."""
    if pygame.display.get_surface() is not None:
        picture = picture.convert_alpha()
    picture.set_alpha(255, pygame.RLEACCEL)
    return picture


def rect(box: Box) -> pygame.Rect:
    """The box in whole pixels."""
    return pygame.Rect(round(box.x), round(box.y), round(box.width), round(box.height))


def _centre(surface: pygame.Surface, picture: pygame.Surface, x: float, y: float) -> None:
    surface.blit(picture, (round(x - picture.get_width() / 2), round(y - picture.get_height() / 2)))


@lru_cache(maxsize=512)
def _text(text: str, size: int, ink: str) -> pygame.Surface:
    return quick(lettered(text, size, sprites.COLOURS[ink]))


def _blit_label(surface: pygame.Surface, item: Label) -> None:
    size = fitted(item.text, item.size, item.width)
    if not measure(item.text, size):
        return
    picture = _text(item.text, size, item.ink)
    x = item.x - {"left": 0.0, "centre": 0.5, "right": 1.0}[item.align] * picture.get_width()
    surface.blit(picture, (round(x), round(item.y - picture.get_height() / 2)))
