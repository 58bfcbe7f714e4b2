"""The sounds of the table, made from arithmetic: struck wood and brushed felt. No recordings.

Two things sound here. A struck bar rings as a few decaying sines (`Struck`); a card that slides or lands is a band
of noise that rises and falls (`Brushed`). A recipe is a handful of them; its samples are made in small steps, so
that no frame waits for them.
"""

from __future__ import annotations

import contextlib
from array import array
from collections.abc import Generator, Iterator
from math import exp, log, pi, sin, tau
from random import Random
from typing import NamedTuple

import pygame

STEP = 2048  # samples between two yields: about a millisecond of work
ATTACK = 0.003  # seconds in which a stroke comes up: a harder one clicks
VARIED = ("tick", "tap", "felt", "take", "thump")  # sounds of cards and fingers: no two lie down alike
DETUNED = (1.0, 0.93, 1.07, 0.97)  # their variants, by pitch
CHIMES = 16  # steps of the count; after the last one the pitch stays
BUFFER = 1024  # samples the device plays ahead: 21 ms, enough for a frame that comes late


class Struck(NamedTuple):
    """One decaying sine: `pitch` in Hz, `level` 0..1 at the stroke, `decay` and `start` in seconds."""

    pitch: float
    level: float
    decay: float  # until it has fallen by 60 dB
    start: float = 0.0


class Brushed(NamedTuple):
    """Noise between two frequencies in Hz, `level` 0..1, that rises and then falls (seconds)."""

    low: float
    high: float
    level: float
    rise: float
    fall: float
    start: float = 0.0
    grain: int = 1  # another number is another noise


Part = Struck | Brushed
Recipe = tuple[Part, ...]


def bar(pitch: float, level: float = 0.2, decay: float = 0.6, start: float = 0.0) -> Recipe:
    """A wooden bar struck with a soft mallet.

    The bars of a marimba are tuned so that their first overtones stand at 4 and about 10 times the pitch
    (Fletcher and Rossing, The Physics of Musical Instruments, section 19.5); both die away much sooner.
    """
    return (
        Struck(pitch, level, decay, start),
        Struck(pitch * 4, level * 0.16, decay * 0.3, start),
        Struck(pitch * 10, level * 0.03, decay * 0.1, start),
    )


def note(steps: int, base: float = 220.0) -> float:
    """The pitch in Hz that stands `steps` equal-tempered semitones above `base`."""
    return float(base * 2 ** (steps / 12))


def chime(step: int) -> Recipe:
    """The count's chime: each step climbs the major pentatonic scale, and the higher the softer."""
    octave, degree = divmod(step, 5)
    return bar(note(12 * octave + (0, 2, 4, 7, 9)[degree]), 0.20 - 0.003 * step, 0.45)


def recipe(name: str, step: int = 0) -> Recipe:
    """What the sound `name` is made of: a step of the chime, a variant of a card's. Raises KeyError if unknown."""
    if name == "chime":
        return chime(min(step, CHIMES - 1))
    return varied(_RECIPES[name], step) if name in VARIED else _RECIPES[name]


def varied(parts: Recipe, variant: int) -> Recipe:
    """The same card once more: a little higher or lower, its noise another."""
    by = DETUNED[variant]
    return tuple(
        part._replace(pitch=part.pitch * by)
        if isinstance(part, Struck)
        else part._replace(low=part.low * by, high=part.high * by, fall=part.fall / by, grain=variant + 1)
        for part in parts
    )


_RECIPES: dict[str, Recipe] = {
    "tick": (Brushed(500, 1700, 0.74, 0.004, 0.04),),
    "tap": (*bar(330, 0.28, 0.07), Brushed(500, 1800, 0.16, 0.004, 0.015)),
    "felt": (Brushed(120, 900, 0.72, 0.003, 0.08), Struck(105, 0.28, 0.12)),
    "take": (Brushed(350, 1700, 0.54, 0.16, 0.20), Brushed(120, 700, 0.54, 0.003, 0.07, 0.30)),
    "thump": (Struck(62, 0.25, 0.40), Struck(124, 0.14, 0.22), Brushed(60, 420, 0.52, 0.003, 0.16)),
    "stop": (*bar(note(3), 0.14, 0.9), *bar(note(10), 0.11, 0.9), *bar(note(15), 0.09, 0.9), Struck(65, 0.17, 0.3)),
    "win": (
        *bar(note(3), 0.15, 0.8),
        *bar(note(7), 0.15, 0.8, 0.13),
        *bar(note(10), 0.15, 0.9, 0.26),
        *bar(note(15), 0.17, 1.4, 0.39),
        *bar(note(3), 0.10, 1.4, 0.39),
    ),
    "loss": (
        *bar(note(7), 0.15, 0.8),
        *bar(note(3), 0.15, 0.9, 0.22),
        *bar(note(0), 0.15, 1.3, 0.44),
        *bar(note(-9), 0.12, 1.3, 0.44),
    ),
}
NAMES = (*_RECIPES, "chime")


def struck(part: Struck, rate: int) -> Iterator[float]:
    """Samples of one decaying sine: the impulse response of a two-pole resonator, which costs two products each."""
    angle = tau * part.pitch / rate
    if angle >= pi:  # above what this rate can carry
        return
    radius = exp(log(1e-3) / (part.decay * rate))
    first, second = 2 * radius * (1 - 2 * sin(angle / 2) ** 2), -radius * radius
    before, now = part.level * sin(angle) / second, 0.0
    attack = ATTACK * rate
    for index in range(int(part.decay * rate)):
        yield now * min(1.0, index / attack)
        before, now = now, first * now + second * before


def brushed(part: Brushed, rate: int) -> Iterator[float]:
    """Samples of a band of noise: white noise through two one-pole low passes, the lower taken from the upper."""
    noise = Random(part.grain)  # of its own, so that each sound is the same every time
    rise, fall = int(part.rise * rate), int(part.fall * rate)
    upper, lower = (1 - exp(-tau * edge / rate) for edge in (part.high, part.low))
    bright = dark = 0.0
    for index in range(rise + fall):
        bright += upper * (noise.uniform(-1, 1) - bright)
        dark += lower * (bright - dark)
        envelope = index / rise if index < rise else (1 - (index - rise) / fall) ** 2
        yield part.level * envelope * (bright - dark)


def mixed(parts: Recipe, rate: int) -> Generator[None, None, array[float]]:
    """Add the parts up; yields often, and returns samples in -1..1 at `rate` per second."""
    total = array("d")
    for part in parts:
        index = int(part.start * rate)
        for sample in struck(part, rate) if isinstance(part, Struck) else brushed(part, rate):
            if index >= len(total):
                total.extend([0.0] * (index + STEP - len(total)))
            total[index] += sample
            index += 1
            if index % STEP == 0:
                yield
    return total


def interleaved(samples: array[float], channels: int) -> array[int]:
    """The samples as signed 16-bit numbers, the same in every channel."""
    frames = array("h", bytes(2 * channels * len(samples)))
    mono = array("h", (round(32767 * max(-1.0, min(1.0, sample))) for sample in samples))
    for channel in range(channels):
        frames[channel::channels] = mono
    return frames


def _sorts(step: int) -> tuple[str, ...]:
    """The sounds that have a step or variant of this number."""
    if step == 0:
        return NAMES
    return (*VARIED, "chime") if step < len(DETUNED) else ("chime",)


def prepare() -> None:
    """Say how the sound device is to be opened; to be called before pygame opens everything that it has."""
    pygame.mixer.pre_init(size=-16, buffer=BUFFER, allowedchanges=pygame.AUDIO_ALLOW_FREQUENCY_CHANGE)


def _open_mixer() -> tuple[int, int] | None:
    """Open the sound device: its rate, which it chooses itself, and its channels. None if there is none."""
    with contextlib.suppress(pygame.error):
        if not pygame.mixer.get_init():
            prepare()
            pygame.mixer.init()
        rate, size, channels = pygame.mixer.get_init() or (0, 0, 0)
        return (rate, channels) if size == -16 else None
    return None


class Sounds:
    """Plays the sounds; without a sound device, silently does nothing.

    `volume` is 0..1; `muted` silences without forgetting the volume. Both may be set at any time.
    """

    def __init__(self, volume: float, muted: bool) -> None:
        self.volume = volume
        self.muted = muted
        self._device = _open_mixer()
        self._made: dict[Recipe, pygame.mixer.Sound] = {}
        self._chance = Random(1)
        self._last: dict[str, int] = {}  # the variant of a sound that was heard last

    @property
    def silent(self) -> bool:
        """Whether the player wants to hear nothing."""
        return self.muted or self.volume <= 0

    def steps(self) -> Iterator[None]:
        """Make every sound, one small step per next(). What is played before it is made is made at once."""
        wanted = [recipe(name, step) for step in range(max(CHIMES, len(DETUNED))) for name in _sorts(step)]
        for parts in wanted if self._device else ():
            yield from self._make(parts)

    def play(self, name: str, step: int = 0) -> None:
        """Play the sound `name`; the chime rises with `step`. Raises KeyError for an unknown name only."""
        parts = recipe(name, self._variant(name) if name in VARIED else step)
        if self._device and not self.silent:
            with contextlib.suppress(pygame.error):
                for _ in self._make(parts):
                    pass
                self._made[parts].set_volume(self.volume)
                self._made[parts].play()

    def _variant(self, name: str) -> int:
        """Another variant than the one heard last."""
        others = [each for each in range(len(DETUNED)) if each != self._last.get(name)]
        self._last[name] = self._chance.choice(others)
        return self._last[name]

    def _make(self, parts: Recipe) -> Generator[None, None, None]:
        if parts not in self._made and self._device:
            rate, channels = self._device
            samples = yield from mixed(parts, rate)
            self._made[parts] = pygame.mixer.Sound(buffer=interleaved(samples, channels))
