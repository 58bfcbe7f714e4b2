"""What is told of the rules is what is played: for every variant, every value of every option, in every language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product

import pytest

from game import texts
from game.director import Director
from game.rules.cards import card
from game.rules.deal_code import from_code, to_code
from game.rules.match import kinds
from game.rules.record import Record
from game.rules.rules import swappable
from game.rules.signs import are_agreed, gesture
from game.rules.state import Sign, Variant
from game.rules.variants import CHOICES as OPTIONS
from game.rules.variants import variant
from game.scenes.pages.page import Page
from game.scenes.pages.rows import Body, Cards, Faces
from game.scenes.pages.rules import explained, in_force, telling
from game.scenes.room import Room
from game.scenes.scene import Scene
from game.scenes.table.play import Play
from game.store.history import Entry, with_entry
from game.store.settings import CHOICES, SIGNS, options_of, values_of
from game.texts import tell
from game.tools import snapshot
from game.view.intents import Do, Go, Scroll
from game.view.layout import Screen
from game.view.names import Pages
from tests.app.matrix import LANGUAGES
from tests.rules.deals import EVERY, playthrough, shuffled
from tests.scenes.parlour import Clipboard, words

TABLES = [each for each in EVERY if each.seats == 2]
SINGLE = [(str(name), option, value) for name in CHOICES["variant"] for option in OPTIONS for value in OPTIONS[option]]
CALLED = {each: OPTIONS[each] for each in ("forced_call", "naming", "first_lead", "void_hand", "loads")}
MANY = [
    variant(name, follow=follow, direction=direction)
    for name, follow, direction in (
        ("three", "off", "counter-clockwise"),
        ("three", "on", "clockwise"),
        ("four", "off", "counter-clockwise"),
        ("four", "on", "clockwise"),
        ("six", "off", "counter-clockwise"),
    )
]
AUCTIONS = [
    variant("chiamata", **dict(zip(("direction", "follow", "exchange", *CALLED), values, strict=True)))
    for values in product(*(OPTIONS[each] for each in ("direction", "follow", "exchange")), *CALLED.values())
]
every_language = pytest.mark.parametrize("language", LANGUAGES)


def dealt(of: Variant) -> Record:
    return Record(of, 0, shuffled(of, 3))


@cache
def room() -> Room:
    made = snapshot.room(Screen(390, 844), 3)
    made.world = Clipboard()
    return made


def read(scene: Scene) -> str:
    """All that can be read on a page from its top to its end."""
    told = []
    for _ in range(12):
        told += words(scene.view()).split()
        scene.handle(Scroll(400.0))
    return " ".join(told)


def page(name: Pages, of: Variant, language: str) -> Director:
    """What shows a page over a deal of this variant."""
    here = room()
    here.change(language=language)
    here.session.rehearse(dealt(of))
    director = Director(here, Play(here))
    director.wish(Go(name))
    return director


def shown_by(director: Director) -> Page:
    """The page that a director shows."""
    assert isinstance(director.scene, Page)
    return director.scene


# ---- pages that name options


@every_language
@pytest.mark.parametrize(("name", "option", "value"), SINGLE)
def test_every_value_of_every_option_can_be_told(name: str, option: str, value: str, language: str) -> None:
    """On the rules and the levels, in the list of past deals, on the page of each and of one that comes as a code."""
    here, of = room(), variant(name, **{option: value})
    for each in ("rules", "levels"):
        assert read(shown_by(page(each, of, language)))
    here.session.books.history = with_entry(here.session.history, Entry(dealt(of), ("person", "hard"), "2024-05-01"))
    title = tell(language, f"option_{option}") if in_force(of) else ""
    listed = page("past deals", of, language)
    first = shown_by(listed)
    assert title in read(first)
    listed.wish(Do("open", 0))
    pasted = page("past deals", of, language)
    second = shown_by(pasted)
    here.world.copy(to_code(dealt(of)))
    pasted.wish(Do("paste"))
    for shown in (shown_by(listed), shown_by(pasted)):
        assert shown not in (first, second)
        assert title in read(shown)


@pytest.mark.parametrize(("name", "option", "value"), SINGLE)
def test_an_option_is_told_where_it_changes_what_is_played(name: str, option: str, value: str) -> None:
    of = variant(name, **{option: value})

    def course(of: Variant, seed: int) -> list[object]:
        return [state._replace(variant=variant("two")) for state in playthrough(of, seed)]

    differs = any(course(of, seed) != course(variant(name), seed) for seed in range(40))
    told = ("talk", "secret_signs", *(SIGNS if are_agreed(of) else ()))  # what partners may tell each other
    seen = option in ("direction", "partner", *told) and option in options_of(name)  # round the table, in another hand
    seen = seen and value != OPTIONS[option][0]
    assert bool(in_force(of)) == (differs or seen)


TALKING = [
    variant("four"),
    variant("four", talk="always", sign_table="south", exchange="on"),
    variant("six", signs_seen="sometimes", false_signs="on"),
    variant("schembil", signs_seen="always"),
    variant("chiamata", secret_signs="on"),
]


@every_language
@pytest.mark.parametrize("of", TALKING)
def test_the_rules_show_every_sign_where_signs_are_given(of: Variant, language: str) -> None:
    shown = shown_by(page("rules", of, language))
    (faces,) = (row for row in shown._rows() if isinstance(row, Faces))
    assert [face for face, _, _ in faces.signs] == [gesture(sign, of) for sign in Sign]
    assert len({meaning for _, meaning, _ in faces.signs}) == len(Sign)
    second = faces.signs[list(Sign).index(Sign.THREE)][1]
    assert (second == here_called("7D", language)) == of.is_bisca
    told = read(shown)
    assert all(" ".join(tell(language, key).split()) in told for key in telling(of))


def here_called(name: str, language: str) -> str:
    return texts.called_name(language, card(name), False, False)


@pytest.mark.parametrize("of", [variant("three"), variant("four", talk="never"), variant("chiamata"), variant("two")])
def test_the_rules_are_silent_of_signs_where_there_are_none(of: Variant) -> None:
    shown = shown_by(page("rules", of, "en"))
    assert not any(isinstance(row, Faces) for row in shown._rows())
    assert tell("en", "rules_signs") not in read(shown)


def test_two_codes_that_crashed_the_past_deals() -> None:
    for code, option in (
        ("B1TFYM02000JNB266551C1NC0P3CJEZDY2RHWDPCARG", "direction"),
        ("B1QVXZ00002JNB266551C1NC0P3CJEZDY2RHWDPCARG", "partner"),
    ):
        of = from_code(code).variant
        assert getattr(of.options, option) != OPTIONS[option][0]
        here = room()
        here.world.copy(code)
        shown = page("past deals", variant("two"), "it")
        shown.wish(Do("paste"))
        assert tell("it", "variant_two") in words(shown_by(shown).view())


@every_language
@pytest.mark.parametrize("name", sorted(set(CHOICES) - {"language", "level", "volume"}))
def test_the_options_tell_every_value_of_every_setting(name: str, language: str) -> None:
    here = snapshot.room(Screen(390, 844), 3)
    here.change(language=language)
    for value in CHOICES[name]:
        of = next(str(each) for each in ("four", "briscolone", "chiamata") if means(each, name, value))
        deck = "francesi" if name == "indices" else "napoletane"  # only French cards have letters in their corners
        here.change(**({"deck": deck, "variant": of} | {name: value}))
        director = Director(here, Play(here))
        director.wish(Go("options"))
        told = read(shown_by(director))
        assert tell(language, str(value) if value in ("on", "off") else f"{name}_{value}") in told


def means(of: str, name: str, value: object) -> bool:
    """Whether a setting can have this value in a game."""
    if name == "match":
        return value in kinds(of)
    return name not in OPTIONS or (name in options_of(of) and value in values_of(name, of))


# ---- the rules themselves

Holds = Callable[[Variant], bool]


def _worth_ten(rank: str) -> Holds:
    return lambda of: of.values.points[card(f"{rank}D")] == 10


def _follows(of: Variant) -> bool:
    return of.options.follow == "on"


def _swaps(value: str) -> Holds:
    return lambda of: of.has_trump and of.options.swap == value


# Each is told if it holds, and only then: in Italian, Portuguese, English.
FACTS: dict[str, tuple[Holds, str, str, str]] = {
    "three cards": (lambda of: of.hand_size == 3, "tre carte", "três cartas", "three cards"),
    "five cards": (lambda of: of.hand_size == 5, "cinque carte", "cinco cartas", "five cards"),
    "trump": (
        lambda of: of.has_trump,
        "la briscola|di briscola|le briscole|giocare briscola|briscola scoperta|per tutta la smazzata",
        "carta virada|trunfo mais|os trunfos|jogar trunfo|durante toda",
        "(highest|lowest|the) trump|your trumps|turned card|to trump|whole deal",
    ),
    "no trump": (
        lambda of: not of.has_trump,
        "Nessun seme è briscola",
        "Nenhum naipe é trunfo",
        "No suit is trump",
    ),
    "free": (
        lambda of: not _follows(of),
        "non c’è obbligo|se serve, con la briscola|qualsiasi carta",
        "ninguém é obrigado|se for preciso|Qualquer carta",
        "nobody has to|if you must|Any card",
    ),
    "free, trump or not": (
        lambda of: not _follows(of) and of.has_trump,
        "né di giocare briscola",
        "nem a jogar trunfo",
        "or to trump",
    ),
    "follow": (
        _follows,
        "deve giocare una carta del seme|deve rispondere al seme",
        "tem de jogar uma carta do naipe|tem de seguir o naipe",
        "must play a card of the suit|must follow the suit",
    ),
    "threes are loads": (_worth_ten("3"), "L’asso e il tre si", "O ás e o três são", "Aces and threes are"),
    "sevens are loads": (
        _worth_ten("7"),
        "L’asso e il sette si|sette vale 10",
        "O ás e o sete são|sete vale 10",
        "Aces and sevens are|seven is worth 10",
    ),
    "bury": (
        lambda of: of.has_trump and of.options.bury == "on",
        "torna in mezzo al mazzo",
        "volta para o meio do monte",
        "goes back into the stock",
    ),
    "seven and two": (
        _swaps("seven and two"),
        "Appena hai vinto una presa.*puoi scambiare",
        "Logo depois de ganhar uma vaza.*pode trocar",
        "Right after winning a trick.*you may swap",
    ),
    "two only": (
        _swaps("two only"),
        "Prima di giocare la tua prima carta puoi scambiare",
        "Antes de jogar a primeira carta pode trocar",
        "Before you play your first card you may swap",
    ),
    "open": (lambda of: of.open_hands, "Scoperta:|vede le tue carte", "Scoperta:|à vista, o", "Scoperta:|sees your"),
    "closed": (lambda of: not of.open_hands, "non vede mai le carte coperte", "nunca vê as cartas", "never sees a"),
    "best of three": (
        lambda of: kinds(of.name)[0] == "best of 3",
        "al meglio delle tre",
        "melhor de três",
        "best of three",
    ),
    "to 121": (lambda of: kinds(of.name)[0] == "first to 121", "fino a 121", "até 121", "to 121"),
}


@every_language
@pytest.mark.parametrize("fact", FACTS)
def test_the_rules_tell_what_is_played_and_nothing_else(fact: str, language: str) -> None:
    holds, *patterns = FACTS[fact]
    pattern = re.compile(patterns[("it", "pt", "en").index(language)])
    for of in TABLES:
        told = "\n".join(sentences(of, language))
        assert bool(pattern.search(told)) == holds(of), (of.name, of.options, told)


def sentences(of: Variant, language: str) -> Iterator[str]:
    """The paragraphs of the rules over a deal of this variant."""
    return (row.text for row in shown_by(page("rules", of, language))._rows() if isinstance(row, Body))


@every_language
def test_no_sentence_of_the_rules_stands_there_twice_and_each_is_told_somewhere(language: str) -> None:
    told: set[str] = set()
    for of in (*TABLES, *MANY, *AUCTIONS, *TALKING):
        here = list(sentences(of, language))
        assert len(here) == len(set(here)), of
        told |= set(here)
    headings = {
        "rules_auction",
        "rules_signs",
        "rules_order",
        "rules_trick",
        "rules_end",
        "rules_advice",
        "rules_honest",
        "rules_agreed",
    }
    wanted = {key for key in texts.sentences(language) if key.startswith("rules_")} - headings
    assert {tell(language, key) for key in wanted | {"honest", "honest_scoperta", "honest_chiamata"}} <= told


IN_AUCTIONS: dict[str, tuple[Holds, str, str, str]] = {
    "eight cards": (lambda of: True, "otto a testa", "oito para cada um", "eight for each"),
    "clockwise": (
        lambda of: of.options.direction == "clockwise",
        r"in senso orario",
        "no sentido horário",
        " clockwise",
    ),
    "stock": (lambda of: False, "nel mazzo|pesca per|scoperta si", "no monte|compra primeiro|virada", "draws|turned"),
    "at once": (
        lambda of: of.options.naming == "at once",
        r"Il chiamante dice la briscola\.",
        r"Quem chamou diz o trunfo\.",
        r"The caller names the trumps\.",
    ),
    "blind": (lambda of: of.options.naming == "blind", "al buio|Al buio", "Às escuras", "Blind:"),
    "forced": (
        lambda of: of.options.forced_call == "on",
        "la carta più bassa che non ha",
        "a carta mais baixa que não tem",
        "the lowest card that he does not hold",
    ),
    "the two": (
        lambda of: of.options.forced_call == "off",
        "il due del seme",
        "o dois do naipe",
        "the two of the suit",
    ),
    "the caller leads": (
        lambda of: of.options.first_lead == "caller",
        "La prima carta la gioca il chiamante",
        "Quem chamou joga a primeira carta",
        "The caller plays the first card",
    ),
    "the next leads": (
        lambda of: of.options.first_lead == "right",
        "Comincia chi siede",
        "Começa quem está",
        "The player on the dealer’s",
    ),
    "voided": (lambda of: of.options.void_hand == "on", "mandare a monte", "pode anulá-la", "may void the deal"),
    "alone": (lambda of: of.options.loads == "on", "uno contro quattro", "um contra quatro", "one plays against four"),
    "to five": (lambda of: True, "per primo a 5 punti", "primeiro a 5 pontos", "first who reaches 5 points"),
}


@every_language
def test_of_auctions_the_rules_tell_what_is_played_and_nothing_else(language: str) -> None:
    for of in AUCTIONS:
        told = "\n".join(sentences(of, language))
        for fact, (holds, *patterns) in IN_AUCTIONS.items():
            found = re.search(patterns[("it", "pt", "en").index(language)], told)
            assert bool(found) == holds(of), (fact, of.options, told)


@every_language
def test_for_many_the_rules_tell_seats_pack_and_partners(language: str) -> None:
    words = {
        "it": ("trenta(nove|sei)", "trentanove", "trentasei", "antiorario", "compagni si guardano", "l’altro"),
        "pt": (
            "trinta e nove|trinta e seis",
            "trinta e nove",
            "trinta e seis",
            "anti-horário",
            "parceiros olham",
            "o outro",
        ),
        "en": (
            "thirty-nine|thirty-six",
            "thirty-nine",
            "thirty-six",
            "counter-clockwise",
            "partners look",
            "the other",
        ),
    }[language]
    for of in MANY:
        told = "\n".join(sentences(of, language))
        assert bool(re.search(words[0], told)) == bool(of.removed)
        assert (words[1] in told) == (of.seats == 3) and (words[2] in told) == (of.seats == 6)
        assert (words[3] in told) == (of.options.direction == "counter-clockwise")
        assert (words[4] in told) == (of.seats > 3)
        assert not re.search(rf"\b{words[5]} (plays|responde|player)\b", told)
        cards = [
            each
            for row in shown_by(page("rules", of, language))._rows()
            if isinstance(row, Cards)
            for each in row.cards
        ]
        assert len(cards) == (9 if of.seats == 6 else 10)
    six = "\n".join(sentences(variant("six", swap="seven and two"), language))
    assert tell(language, "swap_seven and two_six_note") in six


def test_for_three_a_match_is_called_by_the_deals_to_be_won() -> None:
    here = room()
    assert here.match_name("best of 3", "three") != here.match_name("best of 3", "two")
    assert here.match_name("single", "three") == here.match_name("single", "two")


def test_the_cards_stand_in_the_order_of_the_variant() -> None:
    for exchange, order in (("off", "A3KNJ76542"), ("on", "A7KNJ65432")):
        rows = [
            row
            for row in shown_by(page("rules", variant("two", exchange=exchange), "en"))._rows()
            if isinstance(row, Cards)
        ]
        assert "".join(str(each)[0] for row in rows for each in row.cards) == order
        assert [word for row in rows for word in row.words] == ["11", "10", "4", "3", "2", *"00000"]


@every_language
def test_when_the_turned_card_may_be_swapped_is_what_the_rules_allow(language: str) -> None:
    """The sentence names who swaps whom: seven for ace, three, figures; two for four to seven; exchanged likewise."""
    words = {
        "it": ("un asso, un tre o una figura con il sette", "una carta dal quattro al sette con il due"),
        "pt": ("um ás, um três ou uma figura pelo sete de trunfo", "uma carta do quatro ao sete pelo dois"),
        "en": ("an ace, a three or a court card for the trump seven", "a card from four to seven for the two"),
    }[language]
    exchanged = {
        "it": ("un asso, un sette o una figura con il tre", "una carta dal tre al sei con il due"),
        "pt": ("um ás, um sete ou uma figura pelo três de trunfo", "uma carta do três ao seis pelo dois"),
        "en": ("an ace, a seven or a court card for the trump three", "a card from three to six for the two"),
    }[language]
    for exchange in OPTIONS["exchange"]:
        of = variant("two", swap="seven and two", exchange=exchange)
        high, takes, low = ("3", "A7KNJ", "3456") if of.is_bisca else ("7", "A3KNJ", "4567")
        given: dict[str, set[str]] = {high: set(), "2": set()}
        for state in (state for seed in range(300) for state in playthrough(of, seed)):
            card = swappable(state)
            if card is not None and state.turn_up is not None:
                assert state.taken and not state.trick and len(state.stock) >= 2
                given[str(card)[0]].add(str(state.turn_up)[0])
        assert given == {high: set(takes), "2": set(low)}
        told = tell(language, explained("swap", "seven and two", of.is_bisca))
        assert all(each in told for each in (exchanged if of.is_bisca else words))
