"""The sounds: right pitch at every rate, quiet, without clicks, made in small steps, silent without a device."""

from __future__ import annotations

import time
from array import array
from collections.abc import Generator, Iterator
from itertools import pairwise
from math import cos, hypot, log10, sin, tau

import pygame
import pytest

from game.screen import sound
from game.screen.sound import CHIMES, DETUNED, NAMES, VARIED, Sounds, Struck, chime, interleaved, mixed, recipe

RATES = (22050, 44100, 48000)


@pytest.fixture
def device(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


def drained(steps: Generator[None, None, array[float]]) -> array[float]:
    """The value that the steps return."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return array("d", end.value)


def strength(samples: array[float], pitch: float, rate: int) -> float:
    """How much of the frequency `pitch` is in the samples (one term of the Fourier transform)."""
    turn = tau * pitch / rate
    real = sum(sample * cos(turn * index) for index, sample in enumerate(samples))
    imaginary = sum(sample * sin(turn * index) for index, sample in enumerate(samples))
    return hypot(real, imaginary) / len(samples)


@pytest.mark.parametrize("rate", RATES)
@pytest.mark.parametrize(("step", "pitch"), [(0, 220.0), (5, 440.0), (10, 880.0)])
def test_the_pitch_is_right_at_every_rate(rate: int, step: int, pitch: float) -> None:
    samples = drained(mixed(chime(step), rate))
    candidates = [pitch * 2 ** (cents / 1200) for cents in (-150, -100, -50, 0, 50, 100, 150)]
    strongest = max(candidates, key=lambda candidate: strength(samples, candidate, rate))
    assert strongest == pitch


@pytest.mark.parametrize("rate", RATES)
def test_a_stroke_starts_at_its_level_and_dies_away(rate: int) -> None:
    samples = list(sound.struck(Struck(200.0, 0.5, 0.4), rate))
    first, last = samples[: rate // 100], samples[-rate // 100 :]
    assert max(map(abs, first)) == pytest.approx(0.5, rel=0.1)
    assert max(map(abs, last)) < 0.5 * 2e-3


def test_what_a_rate_cannot_carry_is_left_out() -> None:
    assert list(sound.struck(Struck(5000.0, 0.5, 0.4), 8000)) == []


def everything() -> list[tuple[str, int]]:
    """Each sound there is."""
    plain = [(name, 0) for name in NAMES if name != "chime" and name not in VARIED]
    cards = [(name, variant) for name in VARIED for variant in range(len(DETUNED))]
    return plain + cards + [("chime", step) for step in range(CHIMES)]


@pytest.mark.parametrize(("name", "step"), everything())
def test_every_sound_is_heard_quiet_and_without_a_click(name: str, step: int) -> None:
    samples = drained(mixed(recipe(name, step), 44100))
    peak = max(map(abs, samples))
    assert 0.03 < peak < 0.6
    assert abs(samples[0]) < 0.02
    assert abs(samples[-1]) < 0.01
    assert max(abs(after - before) for before, after in pairwise(samples)) < 0.25
    assert len(samples) < 2.2 * 44100


def loudness(samples: array[float], rate: int) -> float:
    """The mean power of the loudest 30 ms, in decibels below full scale: about what an ear takes for loudness."""
    window, power, loudest = int(0.03 * rate), 0.0, 0.0
    for index, sample in enumerate(samples):
        power += sample**2 - (samples[index - window] ** 2 if index >= window else 0.0)
        loudest = max(loudest, power)
    return 10 * log10(loudest / window)


def test_no_sound_is_more_than_eight_decibels_louder_than_another() -> None:
    levels = {each: loudness(drained(mixed(recipe(*each), 44100)), 44100) for each in everything()}
    assert max(levels.values()) - min(levels.values()) < 8, levels


@pytest.mark.parametrize(("name", "step"), everything())
def test_the_attack_is_soft(name: str, step: int) -> None:
    """In its first millisecond a sound has not come up to half of its height."""
    samples = drained(mixed(recipe(name, step), 44100))
    assert max(map(abs, samples[:44])) < 0.5 * max(map(abs, samples))


@pytest.mark.parametrize("name", VARIED)
def test_the_variants_of_a_sound_are_several(name: str) -> None:
    assert len({recipe(name, variant) for variant in range(len(DETUNED))}) == len(DETUNED) >= 3


@pytest.mark.usefixtures("device")
def test_no_variant_is_heard_twice_running() -> None:
    sounds = Sounds(0.5, False)
    heard = []
    for _ in range(40):
        sounds.play("felt")
        heard.append(sounds._last["felt"])
    assert all(before != after for before, after in pairwise(heard))
    assert set(heard) == set(range(len(DETUNED)))


def test_the_count_rises() -> None:
    def pitch(step: int) -> float:
        first = recipe("chime", step)[0]
        assert isinstance(first, Struck)
        return first.pitch

    pitches = [pitch(step) for step in range(CHIMES)]
    assert pitches == sorted(set(pitches))
    assert pitch(CHIMES + 9) == pitches[-1]


@pytest.mark.parametrize("channels", [1, 2])
def test_samples_become_sixteen_bits_in_every_channel(channels: int) -> None:
    frames = interleaved(array("d", [0.0, 0.5, -2.0]), channels)
    assert list(frames) == [value for value in (0, 16384, -32767) for _ in range(channels)]


def test_no_step_takes_long() -> None:
    longest = 0.0
    for name, number in everything():
        steps = mixed(recipe(name, number), 48000)
        for _ in range(200):
            before = time.process_time()
            ended = next(steps, True)
            longest = max(longest, time.process_time() - before)
            if ended:
                break
    assert longest < 0.1  # a step is about a millisecond; the rest is for a busy machine


@pytest.mark.usefixtures("device")
def test_a_device_plays_them() -> None:
    sounds = Sounds(0.5, False)
    for _ in sounds.steps():
        pass
    pygame.mixer.stop()
    for name in NAMES:
        pygame.mixer.stop()
        sounds.play(name)
        assert pygame.mixer.get_busy(), name


@pytest.mark.usefixtures("device")
@pytest.mark.parametrize(("volume", "muted"), [(0.0, False), (0.7, True)])
def test_nothing_is_played_when_silenced(volume: float, muted: bool) -> None:
    sounds = Sounds(volume, muted)
    pygame.mixer.stop()
    sounds.play("win")
    assert not pygame.mixer.get_busy()


@pytest.mark.usefixtures("device")
def test_volume_and_mute_may_change_at_any_time() -> None:
    sounds = Sounds(1.0, True)
    sounds.muted = False
    sounds.volume = 0.25
    sounds.play("tick")
    assert pygame.mixer.get_busy()
    made = sounds._made[recipe("tick", sounds._last["tick"])]
    assert made.get_volume() == pytest.approx(0.25, abs=0.01)


@pytest.mark.usefixtures("device")
def test_a_device_that_is_taken_away_silences_and_does_not_raise() -> None:
    sounds = Sounds(1.0, False)
    sounds.play("felt")
    pygame.mixer.quit()
    sounds.play("felt")
    sounds.play("loss")


def test_without_a_device_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "there-is-no-such-driver")
    sounds = Sounds(1.0, False)
    assert list(sounds.steps()) == []
    sounds.play("tick")
    sounds.play("chime", 3)


def test_an_unknown_sound_is_a_mistake() -> None:
    with pytest.raises(KeyError):
        Sounds(1.0, True).play("bang")
