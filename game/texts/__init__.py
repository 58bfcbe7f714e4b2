"""Every word of the game, whole sentences per language. A new language is a new folder with the same keys."""

from __future__ import annotations

from game.texts import en, it, pt

LANGUAGES = {"it": "Italiano", "pt": "Português", "en": "English"}
TEXTS: dict[str, dict[str, str]] = {"it": it.TEXTS, "pt": pt.TEXTS, "en": en.TEXTS}


def tell(language: str, key: str, **values: object) -> str:
    """The sentence `key` in a language, its places filled with `values`. Raises KeyError for an unknown key."""
    return TEXTS[language][key].format(**values)


def rank_name(language: str, card: object, french: bool, bisca: bool = False) -> str:
    """The rank of a card with its article, such as "the king".

    The French pack's knight is a queen; in bisca it is a jack, and its jack a queen, as there the jack beats the queen.
    """
    rank = str(card)[0]
    if french and rank in "JN":
        rank = "J" if (rank == "N") == bisca else "Q"
    return TEXTS[language][f"rank_{rank}"]


def suit_name(language: str, suit: str, french: bool) -> str:
    """The name of the suit with this letter."""
    return TEXTS[language][f"suit_{suit}_french" if french else f"suit_{suit}"]


def card_name(language: str, card: object, french: bool, bisca: bool = False) -> str:
    """The whole name of a card, such as "the king of cups"."""
    suit = suit_name(language, str(card)[1], french)
    return tell(language, "card", rank=rank_name(language, card, french, bisca), suit=suit)
