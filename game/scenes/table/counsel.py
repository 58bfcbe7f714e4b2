"""The hint at the table: first the idea, then the card."""

from __future__ import annotations

from game.rules.cards import Card
from game.rules.observation import Observation
from game.scenes.room import Room
from game.table.thought import Thought
from game.teacher.reasons import Reason, reason
from game.view.intents import Ask, Hint


class Counsel:
    """What is advised for one moment of the deal; asked for anew at the next."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self.forget()

    def forget(self) -> None:
        """Another moment has come."""
        self._obs: Observation | None = None
        self._thought: Thought | None = None
        self._best: Card | None = None
        self.told = ""  # the sentence in the line of text
        self.card: Card | None = None  # that is shown

    @property
    def is_offered(self) -> bool:
        """Whether hints are wanted, and nobody else plays at this device."""
        session = self._room.session
        return session.settings.hints == "on" and session.game.exercise is None and not session.is_shared

    def wanted(self, obs: Observation, asked: bool) -> Ask | None:
        """Give a hint for this moment; asked first, as the deal then counts no more."""
        session = self._room.session
        if not session.game.practice:
            if not asked:
                return Ask("ask_advice", "take_advice", Hint(asked=True))
            session.practise()
        self._ask(obs)
        return None

    @property
    def is_thinking(self) -> bool:
        """Whether the advice is still to come."""
        return self._thought is not None

    def _ask(self, obs: Observation) -> None:
        """Begin to think about this moment; once the idea has been told, show the card."""
        if self._obs is None:
            self._obs, self._thought = obs, self._room.session.advice()
            self.told = self._room.tell("advice_thinking")
        elif self._thought is None:
            self._show()

    def update(self) -> None:
        """Think for a moment; the idea is told as soon as it is found."""
        weighed = self._thought.go_on() if self._thought is not None else ()
        if weighed and self._obs is not None:
            self._thought, best = None, weighed[0].move
            self._best = best if isinstance(best, Card) else None
            self._tell(self._obs, reason(self._obs, weighed))

    def _tell(self, obs: Observation, why: Reason) -> None:
        card = "" if why.card is None else self._room.card_name(why.card, obs.variant)
        self.told = self._room.tell(f"hint_{why.name}", points=why.points, card=card)
        self._room.world.say(self.told)

    def _show(self) -> None:
        if self._obs is not None and self._best is not None and self.card is None:
            self.card = self._best
            self._room.world.say(self._room.card_name(self._best, self._obs.variant))
