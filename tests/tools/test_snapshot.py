"""Every game's tables can be drawn from the command line: play, auction, seating, curtain, score."""

from __future__ import annotations

import pytest

from game.rules.variants import VARIANTS
from game.scenes.table.curtain import Curtain
from game.scenes.table.play import Play
from game.scenes.table.score import Score
from game.tools import snapshot
from game.view.layout import Screen

SCENES = {"play": Play, "score": Score, "auction": Play, "curtain": Curtain, "seating": None}


@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize("game", VARIANTS)
def test_every_scene_is_drawn_of_every_game(game: str, scene: str) -> None:
    """The auction is that of chiamata where the game has none; open hands need no curtain."""
    room = snapshot.room(Screen(390, 844), 3, variant=game)
    shown = snapshot.SCENES[scene](room)
    wanted = SCENES[scene]
    if scene == "curtain" and game == "scoperta":
        wanted = Play
    assert wanted in (None, type(shown))
    assert room.session.record.variant.name == ("chiamata" if scene == "auction" else game)
    assert len(shown.view()) > 10
