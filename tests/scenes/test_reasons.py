"""Why a trick was won is told: at the table in its sentence, and on the last trick's sheet."""

from __future__ import annotations

import pytest

from game.rules.cards import card
from game.scenes.table.play import Play
from game.scenes.table.status import reason, taken
from game.tools import snapshot
from game.view.layout import Screen
from tests.app.matrix import LANGUAGES

CASES = [  # trumps are coins: lead, answer, why the trick is won
    ("AC", "2D", "_trump"),
    ("3D", "AC", "_trump"),
    ("2D", "AD", "_trump"),
    ("KC", "3C", "_higher"),
    ("3C", "KC", "_higher"),
    ("KC", "3B", ""),
]


@pytest.mark.parametrize(("lead", "answer", "why"), CASES)
def test_a_trick_is_won_by_a_trump_or_by_a_higher_card_of_its_suit_or_unanswered(
    lead: str, answer: str, why: str
) -> None:
    play = Play(snapshot.room(Screen(390, 844), 3))
    state = play.board.state._replace(trump=card("2D").suit, trick=(card(lead), card(answer)), leader=0)
    assert reason(state.trick, state) == why


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_reason_has_a_sentence_of_its_own(language: str) -> None:
    play = Play(snapshot.room(Screen(390, 844), 3, language=language))
    said = set()
    for answer, lead in (("3B", "KC"), ("2D", "KC"), ("2C", "KC")):
        for leader in (0, 1):
            trick = (card(lead), card(answer))
            state = play.board.state._replace(trump=card("2D").suit, trick=trick, leader=leader)
            said.add(taken(play.room, state))
    assert len(said) == 6
