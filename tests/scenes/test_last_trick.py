"""The last trick, looked at again: at every table, on every screen, beside hand and trick."""

from __future__ import annotations

from functools import cache

import pytest

from game.rules.rules import is_complete, winner
from game.rules.variants import VARIANTS
from game.scenes.room import Room
from game.scenes.table.last_trick import paper
from game.scenes.table.play import Play
from game.table.seat import PERSON
from game.tools import snapshot
from game.view.intents import LastTrick
from game.view.layout import Screen, around, safe
from game.view.picture import Face, Icon, Label, Panel, Star
from tests.app.matrix import inside, name, overlap, screens
from tests.store.sitting import state_of

SCREENS = [each for each in screens() if each.scale == 1]
TABLES = ("two", "briscolone", "three", "four", "six")


@cache
def table(variant: str) -> tuple[Room, Play]:
    """A table at which the second trick has begun."""
    room = snapshot.room(Screen(390, 844), 3)
    played = VARIANTS[variant]
    room.session.start(played, (PERSON, *["normal"] * (played.seats - 1)), "best of 3")
    snapshot.play_on(room.session, played.seats + 1)
    return room, Play(room)


@pytest.mark.parametrize("screen", SCREENS, ids=name)
@pytest.mark.parametrize("variant", TABLES)
def test_it_covers_neither_hand_nor_trick(screen: Screen, variant: str) -> None:
    room, play = table(variant)
    room.screen = screen
    on = room.layout
    sheet = paper(on)
    assert inside(sheet, safe(screen))
    assert not overlap(sheet, on.hand)
    for x, y in on.slots if (variant, screen[:2]) != ("six", (320, 256)) else ():  # there no card could be read
        assert not overlap(sheet, around(x, y, on.trick_width, on.trick_width * on.ratio))
    play.handle(LastTrick())
    shown = list(play.view())
    play.handle(LastTrick())
    at = [index for index, item in enumerate(shown) if item == Panel(sheet, "paper")]
    assert len(at) == 1
    over = shown[at[0] + 1 :]
    cards = [item for item in over if isinstance(item, Face)]
    trick = state_of(room.session).taken[-1]
    assert [item.card for item in cards] == list(trick.cards)
    assert all(item.width >= 18 for item in cards), cards[0].width
    assert all(inside(around(item.x, item.y, item.width, item.width * on.ratio), sheet) for item in cards)


def test_it_tells_who_led_and_who_won() -> None:
    room, play = table("four")
    room.screen = Screen(390, 844)
    assert not is_complete(play.board.state)
    play.handle(LastTrick())
    items = list(play.view())
    play.handle(LastTrick())
    items = items[items.index(Panel(paper(room.layout), "paper")) :]
    trick = state_of(room.session).taken[-1]
    won = (winner(trick, state_of(room.session).trump, VARIANTS["four"]) - trick.leader) % 4
    faces = [item for item in items if isinstance(item, Face)]
    assert [item.dimmed for item in faces] == [index != won for index in range(4)]
    names = [item.text for item in items if isinstance(item, Label)][1:]
    assert names == [room.name((trick.leader + index) % 4) for index in range(4)]
    (star,) = (item for item in items if isinstance(item, Star))
    assert abs(star.x - faces[won].x) < faces[won].width
    (flag,) = (item for item in items if isinstance(item, Icon))
    assert flag.name == "leader" and abs(flag.x - faces[0].x) < 2 * faces[0].width
