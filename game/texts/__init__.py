"""Every word of the game, whole sentences per language. A new language is a new folder with the same keys."""

from __future__ import annotations

from functools import cache
from importlib import import_module

LANGUAGES = {"it": "Italiano", "pt": "Português", "en": "English"}
SCREENS = (  # in each language a module of this name
    "aloud",
    "auction",
    "cards",
    "common",
    "craft",
    "hints",
    "learn",
    "levels",
    "menu",
    "options",
    "past_deals",
    "questions",
    "rules",
    "score",
    "seating",
    "signs",
    "statistics",
    "table",
    "troubles",
)


@cache
def sentences(language: str) -> dict[str, str]:
    """Every sentence of a language, by its key. Raises KeyError for an unknown language.

    The modules are imported by name when the language is first spoken: most players hear one of them, and the game
    starts the sooner for each that it does not read.
    """
    if language not in LANGUAGES:
        raise KeyError(language)
    found: dict[str, str] = {}
    for screen in SCREENS:
        found |= import_module(f"game.texts.{language}.{screen}").TEXTS
    return found


def tell(language: str, key: str, **values: object) -> str:
    """The sentence `key` in a language, its places filled with `values`. Raises KeyError for an unknown key."""
    return sentences(language)[key].format(**values)


def rank_name(language: str, card: object, french: bool, bisca: bool = False) -> str:
    """The rank of a card with its article, such as "the king"."""
    return sentences(language)[f"rank_{_rank(card, french, bisca)}"]


def called_name(language: str, card: object, french: bool, bisca: bool = False) -> str:
    """The rank of a card as it is called in an auction, such as "king"."""
    return sentences(language)[f"called_{_rank(card, french, bisca)}"]


def _rank(card: object, french: bool, bisca: bool) -> str:
    """The letter of a card's rank by its name in a pack.

    The French pack's knight is a queen; in bisca it is a jack, and its jack a queen, as there the jack beats the queen.
    """
    rank = str(card)[0]
    if french and rank in "JN":
        rank = "J" if (rank == "N") == bisca else "Q"
    return rank


def suit_name(language: str, suit: str, french: bool) -> str:
    """The name of the suit with this letter."""
    return sentences(language)[f"suit_{suit}_french" if french else f"suit_{suit}"]


def card_name(language: str, card: object, french: bool, bisca: bool = False) -> str:
    """The whole name of a card, such as "the king of cups"."""
    suit = suit_name(language, str(card)[1], french)
    return tell(language, "card", rank=rank_name(language, card, french, bisca), suit=suit)
