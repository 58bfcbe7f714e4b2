"""Every word of every scene can be read on every screen, in every language, with every deck."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations

import pytest

from game import texts
from game.rules.cards import CARDS
from game.scenes.pages.page import Page
from game.scenes.room import Room
from game.scenes.scene import Scene
from game.scenes.table.play import Play
from game.scenes.trouble import Trouble
from game.texts import card_name, rank_name, tell
from game.tools import snapshot
from game.tools.snapshot import SCENES
from game.view.intents import Back, LastTrick, Scroll
from game.view.layout import TARGET, TEXT, Screen, around, safe
from game.view.picture import Face, Pip, View
from tests.app.matrix import LANGUAGES, inside, name, overlap, screens
from tests.app.stage import Written, apart, face_box, is_for, labels, looks, stage, written
from tests.store.sitting import state_of

SCREENS = [each for each in screens() if each.scale == 1]
every_screen = pytest.mark.parametrize("screen", SCREENS, ids=name)
every_scene = pytest.mark.parametrize(
    ("scene", "screen"),
    [
        pytest.param(scene, each, id=f"{scene}-{name(each)}")
        for scene in SCENES
        for each in SCREENS
        if is_for(scene, each)
    ],
)


def views(room: Room, scene: Scene) -> Iterator[View]:
    """What the scene shows: a page at several places, the table also with the last trick."""
    yield scene.view()
    if isinstance(scene, Page):
        for amount in (200.0, 200.0, 300.0, 1e6, -1e6):
            scene.handle(Scroll(amount))
            yield scene.view()
    if isinstance(scene, Play):
        scene.handle(LastTrick())
        yield scene.view()
        scene.handle(Back())


def unreadable(seen: list[Written], room: Room) -> list[Written]:
    least = round(TEXT * room.layout.unit)
    return [each for each in seen if each.size < least or each.box.width > each.label.width + 1]


@every_scene
def test_every_label_can_be_read(screen: Screen, scene: str) -> None:
    room, shown = stage(scene)
    for look in looks(screen, room):
        for view in views(room, shown):
            assert unreadable(labels(view), room) == [], look


@every_scene
def test_no_label_runs_into_another_or_off_the_screen(screen: Screen, scene: str) -> None:
    room, shown = stage(scene)
    for look in looks(screen, room):
        for view in views(room, shown):
            seen = labels(view)
            crossing = [(a.label, b.label) for a, b in combinations(seen, 2) if overlap(a.box, b.box, 1)]
            assert crossing == [], look
            assert [each.label for each in seen if not inside(each.box, safe(screen), 1)] == [], look


@every_screen
@pytest.mark.parametrize("scene", ["play", "play-late"])
@pytest.mark.parametrize("variant", ["two", "scoperta", "briscolone"])
def test_no_card_lies_on_a_word(screen: Screen, scene: str, variant: str) -> None:
    room, shown = stage(scene, variant)
    for look in looks(screen, room):
        view, ratio = shown.view(), room.layout.ratio
        cards = [face_box(item, ratio) for item in view if isinstance(item, Face) and not item.angle]
        for each in labels(view):
            assert [card for card in cards if overlap(each.box, card, 1)] == [], (look, each.label)


@every_screen
@pytest.mark.parametrize("hand", ["right", "left"])
def test_the_trump_is_seen_to_the_end(screen: Screen, hand: str) -> None:
    """Where the turned card lay its suit stays, and no card lies on it."""
    room, shown = stage("play-late")
    trump = state_of(room.session).trump
    assert trump is not None
    room.change(hand=hand)
    for look in looks(screen, room):
        view, ratio = shown.view(), room.layout.ratio
        signs = [item for item in view if isinstance(item, Pip)]
        assert [sign.suit for sign in signs] == [trump.value], look
        box = around(signs[0].x, signs[0].y, signs[0].size, signs[0].size)
        assert inside(box, safe(screen)) and signs[0].size >= 16
        cards = [face_box(item, ratio) for item in view if isinstance(item, Face)]
        assert not any(overlap(box, card) for card in cards), look
    room.change(hand="right")


@every_screen
@pytest.mark.parametrize("scene", ["play", "play-late", "offer", "proof", "replay", "practice"])
def test_the_hand_is_the_largest_whatever_lies_on_the_table(screen: Screen, scene: str) -> None:
    room, shown = stage(scene)
    for look in looks(screen, room):
        for view in views(room, shown):
            faces = [item for item in view if isinstance(item, Face)]
            hand = getattr(shown, "state", state_of(room.session)).hands[0]
            own = [face for face in faces if face.face_up and face.card in hand]
            mine, others = [face.width for face in own], [face.width for face in faces if face not in own]
            assert len(mine) == len(hand) > 0
            assert min(mine) > 1.05 * max(others), look


@every_scene
def test_targets_are_large_and_apart_and_can_be_reached(screen: Screen, scene: str) -> None:
    room, shown = stage(scene)
    for look in looks(screen, room):
        for _ in views(room, shown):
            targets = list(shown.targets())
            if len(targets) == 1 and targets[0].box[:2] == (0, 0):
                continue  # a tap anywhere closes
            assert targets, "there is a way out of every scene"
            assert apart(targets) == [], look
            assert [each for each in targets if not inside(each.box, safe(screen))] == [], look
            least = TARGET * room.layout.unit - 0.01
            assert [each for each in targets if min(each.box.width, each.box.height) < least] == [], look
            assert all(each.label for each in targets), look


def sentences(language: str) -> Iterator[str]:
    """All that the line of text at the table can say, with whatever is filled in."""
    levels = [text for key, text in texts.sentences(language).items() if key.startswith(("level_", "opponent"))]
    names = {card_name(language, card, french) for card in CARDS for french in (False, True)}
    ranks = {rank_name(language, card, french) for card in CARDS for french in (False, True)}
    for key in ("you_lead", "you_follow", "must_follow", "now_practice", "finish", "sound_on", "sound_off"):
        yield tell(language, key)
    for level in levels:
        yield tell(language, "their_turn", name=level)
        for rank in ranks:
            takes = ("you_take", "they_take", "you_take_nothing", "they_take_nothing")
            for key in (take + why for take in takes for why in ("", "_trump", "_higher")):
                yield tell(language, key, name=level, card=rank, points=22)
        for card in names:
            for key in ("may_swap", "you_swapped", "they_swapped"):
                yield tell(language, key, name=level, card=card)


@every_screen
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("hand", ["right", "left"])
def test_whatever_the_table_says_can_be_read(screen: Screen, language: str, hand: str) -> None:
    room, shown = stage("play")
    room.screen = screen
    room.change(language=language, hand=hand)
    longest = sorted(set(sentences(language)), key=len)[-12:]
    try:
        for room.notice in longest:
            assert unreadable(labels(shown.view()), room) == []
    finally:
        room.notice = ""
        room.change(hand="right")


@cache
def second_deal(level: str, variant: str) -> tuple[Room, Play]:
    """The table after a deal has been counted in the match."""
    room = snapshot.room(Screen(390, 844), 3, level=level, variant=variant)
    snapshot.play_on(room.session, 99)
    room.session.book()
    room.session.next_deal()
    return room, Play(room)


@every_screen
@pytest.mark.parametrize("level", ["normal", "hard"])
@pytest.mark.parametrize("variant", ["two", "scoperta", "briscolone"])
def test_the_bar_tells_the_opponent_and_the_match(screen: Screen, level: str, variant: str) -> None:
    room, shown = second_deal(level, variant)
    for look in looks(screen, room):
        seen = labels(shown.view())
        assert unreadable(seen, room) == [], look
        on = room.layout
        told = [each.box for each in seen if on.bar.holds(*each.box.centre)]
        faces = [face_box(item, on.ratio) for item in shown.view() if isinstance(item, Face)]
        assert told and not any(overlap(box, face) for box in told for face in faces), look
        assert not any(overlap(box, on.menu) for box in told), look


@every_screen
@pytest.mark.parametrize("variant", ["three", "four", "six", "chiamata", "schembil"])
@pytest.mark.parametrize("scene", ["play", "play-late"])
def test_many_seats_can_be_told_apart(screen: Screen, variant: str, scene: str) -> None:
    """Every word at a table of many seats is readable, on the screen and clear of every other."""
    room, shown = stage(scene, variant)
    room.screen = screen
    for language in LANGUAGES:
        room.change(language=language)
        seen = labels(shown.view())
        assert unreadable(seen, room) == [], language
        crossing = [(a.label, b.label) for a, b in combinations(seen, 2) if overlap(a.box, b.box, 1)]
        assert crossing == [], language
        assert [each.label for each in seen if not inside(each.box, safe(screen), 1)] == [], language


@every_screen
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_trouble_tells_what_happened_and_can_be_read(screen: Screen, language: str) -> None:
    room, _ = stage("play")
    room.screen = screen
    room.change(language=language)
    for fault in ("KeyError: 'two'", "ValueError: " + "this went wrong, and so did that; " * 9, "OSError: \udcff\x00"):
        shown = Trouble(room, fault, "/home/somebody/.local/share/briscola/report-12.txt")
        view, target = shown.view(), shown.targets()[0]
        seen = labels(view)
        assert unreadable(seen, room) == []
        assert [each.label for each in seen if not inside(each.box, safe(screen), 1)] == []
        assert not any(overlap(each.box, target.box) for each in seen if each.label.text != target.label)
        assert not any(overlap(a.box, b.box, 1) for a, b in combinations(seen, 2))
        said = " ".join(each.label.text for each in seen)
        assert fault.split()[0] in said and room.tell("trouble_safe") in said
        assert "report-12.txt" in said.replace(" ", "")


def test_a_label_is_measured_as_it_is_drawn() -> None:
    room, shown = stage("menu")
    found = next(each for each in labels(shown.view()) if each.label.text == room.tell("title"))
    assert found == written(found.label)
    assert found.box.centre == (found.label.x, found.label.y)
