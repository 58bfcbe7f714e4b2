"""Plays deals as a person does: looks at what can be tapped, taps it, waits, taps again."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.cards import CARDS
from game.rules.rules import legal, points
from game.rules.state import Swap
from game.scenes.menu import Menu
from game.scenes.table.deal import Deal
from game.scenes.table.play import Play
from game.scenes.table.score import Score
from game.view.intents import Go, LastTrick, Pick
from tests.app.rig import Rig
from tests.store.sitting import state_of

SIZES = ((390, 844), (844, 390), (320, 480), (600, 600), (1280, 720))


class Pilot:
    """Keeps a rig busy; `disturb` is called after every step. Never calls the model, only looks at it."""

    def __init__(self, rig: Rig, disturb: Callable[[Rig], None] = lambda rig: None) -> None:
        self.rig = rig
        self.leaders: list[int] = []  # of the deals played
        self.totals: list[tuple[int, ...]] = []
        self._disturb = disturb

    def deal(self) -> None:
        """From menu, table or count to the end of the next count."""
        rig = self.rig
        if isinstance(rig.scene, Score):
            rig.touch(rig.target(Go("next")))
        for _ in range(3000):
            if isinstance(rig.scene, Score):
                break
            self._step()
            self._disturb(rig)
        self._count()

    def _step(self) -> None:
        rig = self.rig
        if isinstance(rig.scene, Menu):
            rig.touch(rig.target(Go("play")))
        elif rig.find(Pick):
            self.play()
        elif isinstance(rig.scene, Play) and rig.scene.looking:
            rig.touch(rig.target(LastTrick()))
        elif isinstance(rig.scene, Deal | Play) and rig.rng.random() < 0.2:
            before = rig.moves
            rig.tap(*rig.bare())
            assert rig.moves - before <= 1  # the computer's
        else:
            rig.frame(5 / 60)

    def play(self) -> None:
        """Tap a card of the hand; it is played, and nothing else."""
        rig, session = self.rig, self.rig.session
        state, before = state_of(session), rig.moves
        picks = [target for target in rig.find(Pick) if picked(target.intent) in legal(state)]
        chosen = rig.rng.choice(picks)
        rig.touch(chosen, dt=0.0)
        assert session.record.moves[before:] == (picked(chosen.intent),)

    def _count(self) -> None:
        """The count has booked the deal; it runs to its end."""
        rig, session = self.rig, self.rig.session
        assert isinstance(rig.scene, Score)
        assert session.game.booked
        assert session.history.deals[-1].record == session.record
        self.totals.append(points(state_of(session)))
        assert sum(self.totals[-1]) == 120
        assert session.match.deals[-1] == self.totals[-1]
        assert len([move for move in session.record.moves if not isinstance(move, Swap)]) == 40
        self.leaders.append((session.record.dealer + 1) % 2)
        rig.frame()
        if not rig.scene.done:
            rig.tap(*rig.bare())
        assert isinstance(rig.scene, Score) and rig.scene.done


def picked(intent: object) -> object:
    """The card that a tap plays."""
    assert isinstance(intent, Pick)
    return CARDS[intent.card]
