"""A monkey at the table: random taps, drags, keys, wheels, resizes, clock jumps, kills; after each, all must hold.

The long run, five million events, a few minutes' work per million:

    python -m tests.app.fuzz --events 5000000 --seed 1

It prints a line every hundred thousand events and, if something breaks, the seed and the event it broke at.
"""

from __future__ import annotations

import argparse
import os
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from unittest.mock import patch

os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}

import pygame

from game.ai import weigh
from game.app import STEP
from game.rules import record
from game.rules.cards import CARDS, Card, Suit
from game.rules.deal_code import to_code
from game.rules.observation import observe
from game.rules.record import replay, settled
from game.rules.rules import to_move
from game.rules.state import Bid, Move, Swap
from game.scenes.table.deal import Deal
from game.scenes.table.ending import Ending
from game.scenes.table.play import Play
from game.screen.listen import KEYS, hit
from game.store import settings
from game.store.session import Session
from game.table.seat import PERSON
from game.tools import snapshot
from game.view.intents import Back, Confirm, Do, Finish, Focus, Go, Name, Pick, Say, Slot, Sure, TakeTurned, Undo
from game.view.layout import safe
from game.view.picture import Face
from game.view.places import Zone
from tests.app.matrix import SIZES, inside
from tests.app.rig import Rig, within
from tests.store.sitting import state_of
from tests.store.stores import Memory

LIFE = 2500  # events of one sitting; then another begins with an empty store
KEYBOARD = [key for key in KEYS if key != pygame.K_F11] + [pygame.K_q, pygame.K_F5]
ONWARD = (Go("play"), Go("next"), Back(), Do("watch"), Do("rehearse", True), Finish())
WINDOWS = [size for size in SIZES if size[0] * size[1] < 1_000_000 and min(size) >= 320]


@contextmanager
def quick() -> Iterator[None]:
    """The computer's deep thought is left out: whatever it thinks, the table must hold."""

    def shallow(level: str, *rest: object) -> object:
        return weigh("easy" if level == "easy" else "normal", *rest)  # type: ignore[arg-type]

    with patch("game.table.computer.weigh", shallow), patch("game.app.App._warm", lambda self: None):
        yield


class Fuzz:
    """One monkey; `step` is one event and the checks after it."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.seen: Counter[str] = Counter()  # events, scenes and deals
        self._finger: tuple[float, float] | None = None
        store = Memory()
        session = Session(store, Random(seed))
        for name in self.rng.sample(sorted(settings.CHOICES), self.rng.choice((0, 3, 6))):
            session.change(**{name: self.rng.choice(settings.CHOICES[name])})
        snapshot.play_on(session, self.rng.randint(0, 40))
        self._begin(store)

    def _begin(self, store: Memory) -> None:
        rng = self.rng
        self.rig = Rig(rng.choice(WINDOWS), rng.getrandbits(32), store, painted=rng.random() < 0.005)
        self.rig.world.clipboard = self._texts
        session = self.rig.session
        self._deal, self._booked = (session.record, session.rehearsing), session.game.booked
        self._meant, self._yes = frozenset[Move](), False

    def _texts(self) -> str | None:
        """What the clipboard holds: nothing, rubbish, a deal."""
        whole = to_code(self.rig.session.record)
        return self.rng.choice((None, "", "rubbish", whole, whole[:-3], record.to_text(self.rig.session.record)))

    # what the monkey does

    def step(self) -> None:
        """One event, and the checks."""
        kinds: list[tuple[Callable[[], None], int]] = [
            (self._tap_target, 80),
            (self._turn, 50),
            (self._tap_anywhere, 12),
            (self._key, 15),
            (self._finger_event, 20),
            (self._wheel, 8),
            (self._resize, 3),
            (self._settings, 3),
            (self._signal, 2),
            (self._kill, 1),
        ]
        does = self.rng.choices([each for each, _ in kinds], [weight for _, weight in kinds])[0]
        self._meant, self._yes = frozenset(), False
        self._ending = isinstance(self.rig.scene, Ending)
        does()
        self.seen[does.__name__] += 1
        self._check()

    def _hear(self, *events: pygame.event.Event) -> None:
        """One turn of the loop; only some are drawn."""
        drawn = self.rng.random() < 0.15
        with patch.object(self.rig.app, "_draw", self.rig.app._draw if drawn else lambda: None):
            self.rig.frame(0.0, *events)

    def _tap(self, x: float, y: float) -> None:
        self._finger = None
        self.rig.app._listener.cancel()
        found = hit(self.rig.scene.targets(), x, y)
        self._mean(found.intent if found else None)
        touch = self.rng.random() < 0.3
        self._hear(self.rig.down(x, y, touch), self.rig.up(x, y, touch))

    def _tap_target(self) -> None:
        """Most of all what plays on: the monkey sits at the table more than it reads."""
        targets = list(self.rig.scene.targets())
        onward = [target for target in targets if isinstance(target.intent, Pick) or target.intent in ONWARD]
        if onward and self.rng.random() < 0.7:
            targets = [each for each in onward if each.intent == Finish()] or onward  # offered seldom
        if targets:
            self._tap(*within(self.rng.choice(targets).box, self.rng))

    def _tap_anywhere(self) -> None:
        width, height = self.rig.room.screen[:2]
        self._tap(self.rng.uniform(-5, width + 5), self.rng.uniform(-5, height + 5))

    def _turn(self) -> None:
        dt = self.rng.choice((STEP, STEP, 0.05, 0.1, 0.1, 0.1, 0.1, 0.0, -3.0, 600.0))
        with patch.object(self.rig.app, "_draw", lambda: None):
            for _ in range(self.rng.choice((1, 4, 8, 20))):
                self.rig.frame(dt)

    def _key(self) -> None:
        key = self.rng.choice(KEYBOARD)
        match KEYS.get(key):
            case Slot(position) if position < len(self._hand):
                self._meant = frozenset({self._hand[position]})
            case Confirm():
                self._mean(self.rig.room.focus)
            case Focus() | Undo():
                pass
        if self.rig.session.settings.scan != "off":
            self._mean(self.rig.room.focus)
        self._hear(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))

    def _finger_event(self) -> None:
        """Down, a bit of the way, or up, wherever that is."""
        width, height = self.rig.room.screen[:2]
        x, y = self.rng.uniform(0, width), self.rng.uniform(0, height)
        kind = self.rng.choice("dmmmu")
        if kind == "d":
            self._finger = x, y
            self._hear(self.rig.down(x, y))
        elif kind == "m":
            values = {"pos": (x, y), "rel": (1, 1), "buttons": (1, 0, 0), "touch": False}
            self._hear(pygame.event.Event(pygame.MOUSEMOTION, values))
        else:
            found = hit(self.rig.scene.targets(), *(self._finger or (x, y)))
            self._mean(found.intent if found else None)
            self._hear(self.rig.up(*(self._finger or (x, y))))

    def _wheel(self) -> None:
        self._hear(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=self.rng.randint(-9, 9), touch=False))

    def _resize(self) -> None:
        odd = (self.rng.randint(320, 900), self.rng.randint(320, 900))
        self.rig.resize(self.rng.choice((*WINDOWS, odd)))
        self._hear()

    def _settings(self) -> None:
        """A change that deals nothing anew, from outside."""
        free = sorted(set(settings.CHOICES) - set(settings.RULES))
        name = self.rng.choice((*free, "language", "deck", "speed"))
        self.rig.room.change(**{name: self.rng.choice(settings.CHOICES[name])})
        self._hear()

    def _signal(self) -> None:
        """The page is hidden, comes back, or the phone's own button is pressed."""
        with patch("game.app.host.signals", lambda: {self.rng.choice(("hidden", "shown", "cancelled", "back"))}):
            self._hear()

    def _kill(self) -> None:
        """The process dies; what was kept goes on, exactly."""
        before = self.rig.session
        if self.rng.random() < 0.5:
            before.books.history = before.history._replace(deals=before.history.deals[-3:])
        self._begin(self.rig.store)
        after = self.rig.session
        assert (state_of(after), after.record, after.match) == (state_of(before), before.record, before.match)
        assert (after.settings, after.game.practice, after.game.booked) == (
            before.settings,
            before.game.practice,
            before.game.booked,
        )

    def _mean(self, intent: object) -> None:
        """What is done means this; in one-switch play whatever the ring marks."""
        if self.rig.session.settings.scan != "off":
            intent = self.rig.room.focus
        self._yes = isinstance(intent, Sure)
        if isinstance(intent, Pick):
            self._meant = frozenset({CARDS[intent.card]})
        if isinstance(intent, Say | Name):  # in an auction; elsewhere words to partners, which are no moves
            self._meant = frozenset({Bid(intent.word) if isinstance(intent, Say) else Suit(intent.suit)})
        if isinstance(intent, TakeTurned):
            self._meant = frozenset(CARDS)

    # what must hold

    @property
    def _hand(self) -> tuple[Card, ...]:
        return state_of(self.rig.session).hands[self.rig.session.viewer]

    def _check(self) -> None:
        rig, session = self.rig, self.rig.session
        self.seen[type(rig.scene).__name__] += 1
        if (session.record, session.rehearsing) != self._deal:
            self._changed(session)
        self._booked = session.game.booked
        if isinstance(rig.scene, Play | Deal):
            self._check_table(rig)
        if self.rng.random() < 0.02:
            self._check_targets(rig)

    def _changed(self, session: Session) -> None:
        """The cards are all there, the state follows from the record, and only what was tapped was played."""
        (old, rehearsed), new = self._deal, session.record
        self._deal = new, session.rehearsing
        reached = replay(new)
        assert state_of(session) in (reached, settled(reached))
        if (new.deck, new.variant, session.rehearsing) != (old.deck, old.variant, rehearsed):
            self.seen["deals"] += 1
            lost = bool(old.moves) and not self._booked and not rehearsed and not session.rehearsing
            assert self._yes or not lost
            return
        made = new.moves[len(old.moves) :]
        if self._ending or isinstance(self.rig.scene, Ending):
            return  # both sides are played
        seats = [to_move(settled(replay(new, at))) for at in range(len(old.moves), len(new.moves))]
        mine = [move for move, seat in zip(made, seats, strict=True) if session.game.seats[seat] == PERSON]
        assert len(mine) <= 1, mine
        for move in mine:
            assert isinstance(move, Swap) or move in self._meant, (move, self._meant)

    def _check_table(self, rig: Rig) -> None:
        """What lies on the table is what the seat sees; the hand at rest is larger than every other card."""
        assert isinstance(rig.scene, Play | Deal)
        play = rig.scene
        if rig.session.is_covered:
            return  # no hand is seen until the person whose turn it is says so; that has tests of its own
        seat = rig.session.viewer
        assert observe(play.board.state, seat) == rig.session.table.observation(seat)
        if self.rng.random() < 0.1:
            on = rig.room.layout
            lying = play.board._transition().after
            faces = [item for item in play.board.view() if isinstance(item, Face)]
            for face in faces:
                mine = face.face_up and face.card in self._hand and lying[face.card].zone is Zone.HAND
                assert face.width <= on.hand_width
                assert mine or face.flight > 0 or play.board.moving or face.width < on.hand_width

    def _check_targets(self, rig: Rig) -> None:
        area, least = safe(rig.room.screen), rig.room.layout.least - 0.01
        for target in rig.scene.targets():
            assert min(target.box.width, target.box.height) >= least, target
            assert inside(target.box, area) or target.box[:2] == (0, 0), target


def run(events: int, seed: int, tell: Callable[[int, Fuzz], None] = lambda count, fuzz: None) -> Counter[str]:
    """So many events in sittings of `LIFE`; what was seen. An error tells the seed and the event."""
    seen: Counter[str] = Counter()
    with quick():
        for sitting in range(-(-events // LIFE)):
            fuzz = Fuzz(seed * 1_000_003 + sitting)
            for count in range(LIFE):
                try:
                    fuzz.step()
                except BaseException as error:
                    error.add_note(f"seed {seed}, sitting {sitting}, event {count}, in {type(fuzz.rig.scene).__name__}")
                    raise
            seen += fuzz.seen
            tell((sitting + 1) * LIFE, fuzz)
    return seen


def main() -> None:
    """The long run."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--events", type=int, default=5_000_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()

    def tell(count: int, fuzz: Fuzz) -> None:
        if count % 100_000 == 0:
            print(f"{count} events hold", flush=True)

    print(dict(run(options.events, options.seed, tell)))


if __name__ == "__main__":
    main()
