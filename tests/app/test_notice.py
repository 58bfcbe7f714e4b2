"""Troubles with files are told in every scene, on every screen, each for as long as it takes to read, over nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import combinations, cycle, product

import pytest

from game.app import STEP
from game.rules.cards import CARDS
from game.scenes.menu import Menu
from game.scenes.notice import Slip
from game.scenes.room import Room, reading
from game.scenes.table.deal import Deal
from game.scenes.table.play import Play
from game.scenes.trouble import Trouble
from game.screen.listen import hit
from game.store.books import HISTORY
from game.store.safe_files import NOTICES, Notice
from game.store.session import SETTINGS
from game.store.under_way import GAME
from game.view.intents import Go, Pick, Skip
from game.view.layout import Screen, safe
from game.view.names import Pages, Scenes
from game.view.picture import Clip, Face, Label, Panel, Target
from tests.app.matrix import LANGUAGES, inside, overlap
from tests.app.rig import Rig
from tests.app.stage import face_box, labels, stage
from tests.scenes.parlour import words
from tests.screen.test_labels import every_scene, every_screen, unreadable, views
from tests.store.stores import Failing, Memory

PATH = "/home/somebody-with-a-name/.local/share/briscola/history.json"
FILES = {"name": "history.json", "aside": "history.broken-12.json"}
TOLD: list[Notice] = [
    *((key, FILES if key.startswith("file") else {"path": PATH}) for key in NOTICES),
    ("file_closed", {"name": "settings.json, history.json, progress.json, game.json"}),
    ("not_saved_other", {"path": ""}),
    ("level_later", {}),
]
every_language = pytest.mark.parametrize("language", LANGUAGES)


@contextmanager
def told(room: Room, screen: Screen, language: str, notice: Notice) -> Iterator[Slip]:
    """The slip with this notice, for which the room has made room."""
    room.change(language=language)
    room.session.notices[:] = [notice]
    slip = Slip(room)
    slip.fit(screen)
    try:
        yield slip
    finally:
        room.session.notices.clear()


def tallest(room: Room, screen: Screen, language: str) -> Notice:
    """The notice that takes most of the screen."""

    def top(notice: Notice) -> int:
        with told(room, screen, language, notice):
            return room.screen.top

    return max(TOLD, key=top)


@every_language
@every_scene
def test_every_scene_makes_room(screen: Screen, language: str, scene: str) -> None:
    """Whatever can be read, tapped or seen of the cards lies below the slip, whole and readable as ever."""
    room, shown = stage(scene)
    with told(room, screen, language, tallest(room, screen, language)) as slip:
        paper = next(item.box for item in slip.items if isinstance(item, Panel))
        assert inside(paper, safe(screen))
        for view in views(room, shown):
            seen = labels((*view, *slip.items))
            assert unreadable(seen, room) == []
            assert [each.label for each in seen if not inside(each.box, safe(screen), 1)] == []
            crossing = [(a.label, b.label) for a, b in combinations(seen, 2) if overlap(a.box, b.box, 1)]
            assert crossing == []
            if not any(isinstance(item, Clip) for item in view):
                faces = [face_box(item, room.layout.ratio) for item in view if isinstance(item, Face)]
                assert not any(overlap(box, paper) for box in faces)
        for target in shown.targets():
            assert inside(target.box, safe(room.screen)) or target.box[:2] == (0, 0)


@every_screen
@every_language
def test_a_fault_makes_room_as_well(screen: Screen, language: str) -> None:
    room, _ = stage("play")
    trouble = Trouble(room, "RuntimeError: " + "the table has broken " * 9, PATH * 3)
    with told(room, screen, language, tallest(room, screen, language)) as slip:
        seen = labels((*trouble.view(), *slip.items))
        assert unreadable(seen, room) == []
        assert "RuntimeError" in " ".join(each.label.text for each in seen)
        assert [(a.label, b.label) for a, b in combinations(seen, 2) if overlap(a.box, b.box, 1)] == []
        assert not any(overlap(each.box, trouble.targets()[0].box) for each in seen if each.label.align == "left")


@every_screen
@every_language
def test_every_trouble_can_be_read_and_leaves_the_scene_its_room(screen: Screen, language: str) -> None:
    room, _ = stage("play")
    for notice in TOLD:
        with told(room, screen, language, notice) as slip:
            seen = labels(slip.items)
            assert unreadable(seen, room) == []
            assert [each.label for each in seen if not inside(each.box, safe(screen))] == []
            assert room.screen.top - screen.top <= 0.25 * screen.height
            said = "".join(each.label.text for each in seen).replace(" ", "")
            assert said.startswith(room.tell(notice[0], **notice[1]).replace(" ", ""))


@pytest.mark.parametrize(("size", "expected"), [((240, 320), False), ((390, 844), True), ((1280, 800), True)])
def test_the_path_follows_where_there_is_room_for_it(size: tuple[int, int], expected: bool) -> None:
    room, _ = stage("play")
    with told(room, Screen(*size), "it", ("not_saved_forbidden", {"path": PATH})) as slip:
        assert (PATH in "".join(each.label.text for each in labels(slip.items))) == expected


def test_a_path_of_any_bytes_can_be_shown() -> None:
    room, _ = stage("play")
    with told(room, Screen(390, 844), "it", ("not_saved_other", {"path": "/home/\udcff\x00/x"})) as slip:
        assert "/home/??/x" in [each.label.text for each in labels(slip.items)]


# ---- the queue

SIZES = ((240, 320), (320, 480), (390, 844), (844, 390), (1280, 800))


def broken() -> Memory:
    """What three broken files leave."""
    return Memory({SETTINGS: "x", HISTORY: '{"format":7}', GAME: '{"format":1'})


def shown(rig: Rig) -> str:
    """The sentence on the slip that is drawn, "" if none is."""
    view = rig.app.view()
    text = " ".join(item.text for item in rig.app.slip.items if isinstance(item, Label))
    assert view[len(view) - len(rig.app.slip.items) :] == rig.app.slip.items
    return text


def times(rig: Rig, does: Callable[[], None], seconds: float = 40.0) -> dict[str, float]:
    """How long each sentence is seen, in seconds, while after each frame something is done."""
    seen: Counter[str] = Counter()
    for _ in range(round(seconds / STEP)):
        rig.frame(STEP)
        seen[shown(rig)] += 1
        does()
    del seen[""]
    return {text: count * STEP for text, count in seen.items()}


AWAY = (Go("menu"), Go("levels"))  # from the table


def plays(rig: Rig) -> Callable[[], None]:
    """Plays at once whatever can be played, and goes on to the next deal."""

    def does() -> None:
        rig.room.focus = None
        wish = next((target.intent for target in rig.find(Pick, Go) if target.intent not in AWAY), None)
        if wish is not None and not isinstance(rig.scene, Menu):
            rig.app.wish(wish)

    return does


def strolls(rig: Rig) -> Callable[[], None]:
    """Goes from scene to scene."""
    names: list[Scenes | Pages] = [
        "play",
        "options",
        "menu",
        "statistics",
        "new",
        "past deals",
        "rules",
        "learn",
        "puzzle",
        "levels",
    ]
    ways = cycle(names)
    return lambda: rig.app.wish(Go(next(ways)))


def waits(rig: Rig) -> Callable[[], None]:
    """Does nothing."""
    return lambda: None


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("player", [waits, plays, strolls])
def test_each_broken_file_is_told_for_its_full_time(
    size: tuple[int, int], player: Callable[[Rig], Callable[[], None]]
) -> None:
    rig = Rig(size, store=broken())
    rig.room.change(language="it", speed="none")
    if player is not waits:
        rig.app.wish(Go("play"))
    expected = [rig.room.tell(*notice[:1], **notice[1]) for notice in rig.session.notices]
    assert len(expected) == 3
    seen = times(rig, player(rig))
    assert list(seen) == expected
    assert list(seen.values()) == pytest.approx([reading(text) for text in expected], abs=0.1)
    assert rig.session.notices == []
    assert rig.room.screen == Screen(*size)
    assert [text for text in rig.world.said if text in expected] == expected


@pytest.mark.parametrize("waiting", [0.5, 5.0, 30.0])
def test_in_the_browser_nothing_is_told_under_the_cover(monkeypatch: pytest.MonkeyPatch, waiting: float) -> None:
    """Nor while the page is out of sight."""
    signals: set[str] = set()
    monkeypatch.setattr("game.host.IS_WEB", True)
    monkeypatch.setattr("game.host.signals", lambda: {signals.pop()} if signals else set())
    rig = Rig(store=broken())
    expected = [rig.room.tell(key, **values) for key, values in rig.session.notices]
    rig.wait(waiting)
    assert rig.world.said == []
    signals.add("started")
    rig.wait(1.0)
    assert isinstance(rig.scene, Deal | Play)
    signals.add("hidden")
    rig.wait(waiting)
    signals.add("shown")
    seen = times(rig, waits(rig))
    assert list(seen) == expected
    assert seen[expected[0]] == pytest.approx(reading(expected[0]) - 1.0, abs=0.3)
    assert seen[expected[2]] == pytest.approx(reading(expected[2]), abs=0.1)


@pytest.mark.parametrize("size", SIZES)
def test_a_disk_that_fills_during_play_is_told_for_its_full_time_and_stops_nothing(size: tuple[int, int]) -> None:
    store = Failing()
    rig = Rig(size, store=store, speed="none", language="it")
    rig.app.wish(Go("play"))
    rig.wait_for(lambda: bool(rig.find(Pick)))
    store.methods.add("write")
    seen = times(rig, plays(rig))
    told = rig.room.tell("not_saved_full")
    assert list(seen) == [told]
    assert seen[told] == pytest.approx(reading(told), abs=0.1)
    assert rig.session.history.deals, "a whole deal has been played"


def test_what_the_table_says_is_not_in_the_way() -> None:
    """A sentence in the line of text and a trouble with a file are told side by side, for the time of each."""
    rig = Rig(store=Memory({SETTINGS: "x"}), scene=Play)
    rig.room.note("Audio off.")
    rig.frame()
    assert "Audio off." in words(rig.app.view()) and SETTINGS in shown(rig)
    rig.wait(reading("Audio off.") + 0.1)
    assert rig.room.notice == "" and SETTINGS in shown(rig)


# ---- taps while it comes, changes and goes

LONG, SHORT = ("not_saved_forbidden", {"path": PATH}), ("not_saved_other", {"path": ""})
LATER: Notice = ("level_later", {})  # the longest on the smallest screen, where paths are left out
CHANGES: dict[str, tuple[list[Notice], list[Notice]]] = {  # what is told, before and after
    "comes": ([], [LONG]),
    "changes": ([LONG], [SHORT]),
    "goes": ([SHORT], []),
}
MEANT = {  # the frames in which the finger goes down and up; the picture has changed at the end of frame 0
    (-1, 0): "before",
    (0, 0): "before",
    (-1, 1): "nothing",
    (0, 1): "nothing",
    (1, 2): "nothing",
    (9, 10): "nothing",
    (16, 30): "nothing",
    (20, 21): "after",
}


def seated(size: tuple[int, int], scene: Scenes | Pages, notices: list[Notice]) -> Rig:
    """In the middle of a deal or in another scene, with something to be told."""
    rig = Rig(size, scene=Play, speed="none", level="easy", language="en", variant="briscolone")
    for _ in range(2):
        rig.wait_for(lambda: bool(rig.find(Pick)))
        rig.app.wish(rig.find(Pick)[0].intent)
    rig.wait_for(lambda: bool(rig.find(Pick)))
    rig.app.wish(Go(scene))
    rig.session.notices[:] = notices
    rig.wait(1.0)
    return rig


def displaced(old: Sequence[Target], new: Sequence[Target], screen: Screen) -> tuple[int, int]:
    """A point at which a tap means something else afterwards, if possible another target."""
    points = product(range(3, screen.width, 7), range(3, screen.height - 9, 7))
    found = [point for point in points if meaning(old, *point) != meaning(new, *point)]
    better = [point for point in found if Skip() not in (meaning(old, *point), meaning(new, *point))] or found
    return better[len(better) // 2]


def meaning(targets: Sequence[Target], x: float, y: float) -> object:
    """What a tap at a point means."""
    target = hit(targets, x, y)
    return target.intent if target else Skip()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scene", ["play", "options"])
@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("drawing", [0.0, 0.5])
def test_a_tap_never_means_what_it_was_not_aimed_at(
    monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], scene: Scenes | Pages, change: str, drawing: float
) -> None:
    """It means what was on the glass when the finger went down, or nothing until a person has seen the new picture.

    However long it takes to draw that, in seconds.
    """
    before, after = (
        [LATER if size == SIZES[0] and each == LONG else each for each in told] for told in CHANGES[change]
    )
    rig = seated(size, scene, before)
    old = rig.scene.targets()
    rig.session.notices[:] = after
    rig.frame()
    new = rig.scene.targets()
    x, y = displaced(old, new, Screen(*size))
    expected = {"nothing": [], "before": [meaning(old, x, y)], "after": [meaning(new, x, y)]}
    for (down, up), meant in MEANT.items():
        rig = seated(size, scene, before)
        wished: list[object] = []
        monkeypatch.setattr(rig.app, "wish", wished.append)
        monkeypatch.setattr("pygame.display.flip", partial(rig.pass_by, drawing))
        for number in range(-1, up + 1):
            if number == 0:
                rig.session.notices[:] = after
            events = [rig.down(x, y)] * (number == down) + [rig.up(x, y)] * (number == up)
            rig.frame(STEP, *events)
        rig.frame()
        assert wished == expected[meant], (down, up)
        assert rig.room.pressed is None


@pytest.mark.parametrize("old", SIZES)
@pytest.mark.parametrize("new", SIZES)
def test_a_tap_is_about_the_picture_that_has_been_drawn(old: tuple[int, int], new: tuple[int, int]) -> None:
    """Not about the one that is drawn next, in a window that has just become another size."""
    rig = seated(old, "play", [])
    card = rig.find(Pick)[0]
    x, y = rig.point(card)
    before = rig.moves
    rig.resize(new)
    rig.frame(STEP, rig.down(x, y), rig.up(x, y))
    assert Pick(CARDS.index(rig.session.record.moves[before])) == card.intent
