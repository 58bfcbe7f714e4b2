"""Turns intents into scenes: the only place that knows which scene follows which."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.claim import decided
from game.scenes.ask import Question
from game.scenes.menu import Menu
from game.scenes.pages.craft import craft_page
from game.scenes.pages.learn import learn_page
from game.scenes.pages.levels import levels_page
from game.scenes.pages.options import options_page
from game.scenes.pages.past_deals import deal_page, past_deals_page
from game.scenes.pages.puzzle import ended, puzzle_page
from game.scenes.pages.rules import rules_page
from game.scenes.pages.seating import seating_page
from game.scenes.pages.statistics import statistics_page
from game.scenes.room import Room
from game.scenes.scene import Scene
from game.scenes.table.curtain import Curtain
from game.scenes.table.deal import Deal
from game.scenes.table.ending import Ending
from game.scenes.table.play import Play
from game.scenes.table.proof import Proof
from game.scenes.table.replay import Replay
from game.scenes.table.score import Score
from game.store.presets import presets
from game.store.settings import SettingName, values_of
from game.table.sight import sight
from game.view.intents import Ask, Back, Choose, Go, Intent, Next, Sit, Study, Sure, Watch
from game.view.names import Pages, Scenes

PAGES: dict[Pages, Callable[[Room, Scene], Scene]] = {
    "seating": seating_page,
    "levels": levels_page,
    "learn": learn_page,
    "puzzle": puzzle_page,
    "craft": craft_page,
    "rules": rules_page,
    "options": options_page,
    "statistics": statistics_page,
    "past deals": past_deals_page,
}


class Director:
    """Shows one scene at a time; `scene` is the one on the screen."""

    def __init__(self, room: Room, scene: Scene | None = None) -> None:
        """Begins with the menu, unless another scene is given."""
        self.room = room
        self.scene: Scene = scene or Menu(room)
        self._is_dealt_anew = False  # since the table was laid

    def wish(self, intent: Intent) -> None:
        """The player wants something: the scene does it, or tells what is left to be done."""
        self._follow(self.scene.handle(intent))

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._follow(self.scene.update(dt))

    def _follow(self, intent: Intent | None, sure: bool = False) -> None:
        """Do what a scene leaves to be done; `sure` if the player has been asked already."""
        match intent:
            case Go(where):
                self._go(where, sure)
            case Back():
                self.scene = self.scene.beneath or Menu(self.room)
                self._lay_anew()
            case Sit(game):
                self._sit_down(game, sure)
            case Choose(setting, value):
                self._choose(setting, value, sure)
            case Next(setting):
                chosen = self.room.session.settings
                values = values_of(setting, chosen.variant)
                now = values.index(getattr(chosen, setting))
                self._choose(setting, values[(now + 1) % len(values)], sure)
            case Ask():
                self.scene = Question(self.room, self.scene, intent)
            case Sure(what):
                self.scene = self.scene.beneath or self.scene
                self._follow(self.scene.handle(what), sure=True)
            case Study():
                self.scene = deal_page(self.room, self.scene, intent)
            case Watch(record, seats):
                self.scene = Replay(self.room, self.scene, record, seats)

    def _go(self, where: Scenes | Pages, sure: bool) -> None:
        room, session = self.room, self.room.session
        match where:
            case "menu":
                session.cover()
                self.scene = Menu(room)
            case "table":
                self.scene = table(room)
            case "dealt":
                self.scene = Play(room)
            case "curtain":
                session.hand_on()
                self.scene = Curtain(room) if session.is_covered else Play(room)
            case "uncovered":
                session.uncover()
                self.scene = Play(room)
            case "play" | "next":
                if session.game.booked:
                    session.next_deal()
                self._to_table()
            case "new":
                self._deal_anew(sure)
            case "new match":
                session.new_match()
                self._to_table()
            case "leave":
                if session.rehearsing:
                    session.leave_rehearsal()
                    self._to_table()
            case "proof":
                self._prove()
            case "ending":
                self.scene = Ending(room)
            case "score":
                self.scene = self._counted()
            case _:
                self.scene = PAGES[where](room, self.scene)

    def _sit_down(self, game: str, sure: bool) -> None:
        """To the match of this game that is under way, or to a new one; asked first if another match would be lost."""
        session = self.room.session
        if session.is_under_way and session.is_agreed(game):
            self._go("leave" if session.rehearsing else "play", sure)
        elif session.is_under_way and not sure:
            self._follow(Ask("ask_match", "new_match", Sit(game)))
        else:
            session.play(game)
            self._to_table()

    def _deal_anew(self, sure: bool) -> None:
        """Another deal in the place of this one; asked first if cards have been played."""
        if self.room.session.is_played and not sure:
            self._follow(Ask("ask_abandon", "abandon", Go("new")))
        else:
            self.room.session.new_deal()
            self._to_table()

    def _to_table(self) -> None:
        self.room.notice, self._is_dealt_anew = "", False
        self.scene = table(self.room)

    def _counted(self) -> Scene:
        """What comes after the last card: the count, or the page of the puzzle that is over."""
        if self.room.session.game.exercise is None:
            return Score(self.room)
        number, _ = ended(self.room)
        self.room.session.leave_rehearsal()
        return puzzle_page(self.room, Menu(self.room), number)

    def _prove(self) -> None:
        session = self.room.session
        claim = decided(sight(session.table.observation(session.viewer)))
        if claim is not None:
            self.scene = Proof(self.room, self.scene, claim)

    def _choose(self, setting: SettingName | str, value: object, sure: bool) -> None:
        """Change a setting, or all of a preset; what deals a new hand asks first if a match would be lost."""
        room, session = self.room, self.room.session
        known = presets(session.settings.variant)
        choices = known.get(str(value), {}) if setting == "preset" else {setting: value}
        if session.gives_up(**choices) and session.is_under_way and not sure:
            self._follow(Ask("ask_match", "new_match", Choose(setting, value)))  # type: ignore[arg-type]
            return
        table_before = session.table
        room.change(**choices)
        if "sound" in choices:
            room.note(room.tell(f"sound_{choices['sound']}"))
        self._is_dealt_anew |= session.table is not table_before
        self._lay_anew()

    def _lay_anew(self) -> None:
        """Where another deal was made on a page that lies over the table, the table shows it and not the old one."""
        if self._is_dealt_anew and isinstance(self.scene, Deal | Play | Score):
            self._to_table()


def table(room: Room) -> Scene:
    """The session's deal, wherever it stands."""
    session = room.session
    if session.table.is_over:
        return Score(room)
    return Play(room) if session.record.moves else Deal(room)
