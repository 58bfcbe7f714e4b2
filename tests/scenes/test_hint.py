"""A hint by taps: asked first, then the idea, then the card; the deal is practice from then on."""

from __future__ import annotations

import pygame
import pytest

from game.ai import at_once, weigh
from game.rules.cards import CARDS, Card
from game.scenes.table.play import Play
from game.store.settings import CHOICES
from game.table.computer import luck
from game.teacher.reasons import reason
from game.texts import LANGUAGES
from game.view.intents import Back, Go, Hint, Pick, Undo
from game.view.layout import Screen, safe
from game.view.picture import Face, Label, View
from tests.app.matrix import inside, name, screens
from tests.app.rig import Rig
from tests.app.stage import labels
from tests.scenes.parlour import agree
from tests.screen.test_labels import unreadable
from tests.store.stores import Memory


def seated(store: Memory | None = None, **choices: str) -> Rig:
    """A rig at the table, the player to move."""
    rig = Rig(store=store, **choices)  # type: ignore[arg-type]
    rig.touch(rig.target(Go("play")))
    rig.wait_for(lambda: bool(rig.find(Pick)))
    return rig


def advised(**choices: str) -> Rig:
    """A hint has been asked for, and its idea is told."""
    rig = seated(None, **choices)
    rig.touch(rig.target(Hint()))
    agree(rig)
    rig.wait_for(lambda: told(rig) not in ("", rig.room.tell("advice_thinking")))
    return rig


def told(rig: Rig) -> str:
    assert isinstance(rig.scene, Play)
    return rig.scene.counsel.told


def heights(view: View) -> dict[int, float]:
    """How high each open card of the hand lies, the larger the lower."""
    return {int(item.card): item.y for item in view if isinstance(item, Face) and item.face_up}


def test_first_the_idea_then_the_card() -> None:
    rig = advised()
    session = rig.session
    obs = session.table.observation(session.viewer)
    weighed = at_once(weigh("hard", obs, luck(session.game.nonce, obs)))
    why = reason(obs, weighed)
    assert told(rig) == rig.room.tell(f"hint_{why.name}", points=why.points, card="")
    assert told(rig) in rig.world.said
    before = heights(rig.scene.view())
    rig.touch(rig.target(Hint()))
    after = heights(rig.scene.view())
    best = weighed[0].move
    assert isinstance(best, Card)
    assert [card for card in before if after[card] < before[card]] == [best]
    assert rig.world.said[-1] == rig.room.card_name(best, obs.variant)


def test_the_same_by_key() -> None:
    rig = seated()
    rig.key(pygame.K_h)
    agree(rig)
    rig.wait_for(lambda: told(rig) != rig.room.tell("advice_thinking"))
    rig.key(pygame.K_h)
    assert isinstance(rig.scene, Play)
    assert rig.scene.counsel.card is not None


def test_the_deal_is_practice_from_then_on_even_after_a_restart() -> None:
    rig = advised()
    assert rig.session.game.practice
    again = Rig(store=rig.store)
    assert again.session.game.practice


def test_who_thinks_better_of_it_gets_none_and_the_deal_counts() -> None:
    rig = seated()
    rig.touch(rig.target(Hint()))
    rig.touch(rig.target(Back()))
    assert told(rig) == ""
    assert not rig.session.game.practice


def test_it_is_asked_once_a_deal() -> None:
    rig = advised()
    rig.touch(rig.find(Pick)[0])
    assert told(rig) == ""
    rig.wait_for(lambda: bool(rig.find(Pick)) and bool(rig.find(Hint)))
    rig.touch(rig.target(Hint()))
    assert isinstance(rig.scene, Play)
    assert told(rig)


def test_undo_takes_its_place_while_it_is_free() -> None:
    rig = seated()
    assert rig.find(Hint) and not rig.find(Undo)
    if rig.session.record.moves:
        rig.touch(rig.find(Pick)[0])
        assert not rig.find(Hint)
    else:
        rig.touch(rig.find(Pick)[0])
        rig.wait_for(lambda: bool(rig.find(Undo)), 2.0)
        assert not rig.find(Hint)


@pytest.mark.parametrize("choices", [{"hints": "off"}, {"seats": ("person", "person")}], ids=["off", "two persons"])
def test_none_is_given(choices: dict[str, str]) -> None:
    rig = Rig(**choices)  # type: ignore[arg-type]
    rig.touch(rig.target(Go("play")))
    rig.wait(6.0)
    rig.key(pygame.K_h)
    assert not rig.find(Hint)
    assert not rig.session.game.practice


@pytest.mark.parametrize("game", CHOICES["variant"])
def test_in_every_game_a_hint_comes_in_time(game: str) -> None:
    rig = seated(variant=game) if game != "chiamata" else None
    if rig is None:
        pytest.skip("the auction comes first")
    rig.touch(rig.target(Hint()))
    agree(rig)
    rig.wait_for(lambda: told(rig) != rig.room.tell("advice_thinking"), 5.0)
    assert told(rig)


LONGEST = ("hint_lead_turned", "hint_turned", "hint_balance", "hint_so_far", "hint_swap", "hint_counted")


@pytest.mark.parametrize("screen", [each for each in screens() if each.scale == 1], ids=name)
def test_the_longest_hints_are_readable_on_every_screen(screen: Screen) -> None:
    rig = seated()
    rig.room.screen = screen
    scene = rig.scene
    assert isinstance(scene, Play)
    for language in LANGUAGES:
        rig.room.change(language=language)
        for key in LONGEST:
            card = rig.room.card_name(CARDS[18], rig.session.record.variant)
            scene.counsel.told = rig.room.tell(key, points=21, card=card)
            seen = labels(scene.view())
            assert unreadable(seen, rig.room) == [], (language, key)
            assert all(inside(each.box, safe(rig.room.screen), 1) for each in seen), (language, key)
            assert scene.counsel.told.replace(" ", "") in "".join(
                item.text for item in scene.view() if isinstance(item, Label)
            ).replace(" ", ""), (language, key)
