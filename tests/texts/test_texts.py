"""Three languages tell the same: equal keys, equal places to fill, each key used, and none missing."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from string import Formatter

import pytest

from game.ai import LEVELS
from game.rules.cards import CARDS
from game.store.presets import PRESETS
from game.store.safe_files import NOTICES
from game.store.settings import CHOICES
from game.texts import LANGUAGES, SCREENS, card_name, sentences, tell
from tests.app.matrix import LANGUAGES as CODES

GAME = Path(__file__).parent.parent.parent / "game"
SOURCES = [path for path in GAME.rglob("*.py") if "texts" not in path.parts and "train" not in path.parts]


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def test_the_languages() -> None:
    folders = {path.parent.name for path in (GAME / "texts").glob("*/__init__.py")}
    assert set(CODES) == folders == set(LANGUAGES) == {each for each in CHOICES["language"] if each}
    with pytest.raises(KeyError):
        sentences("de")


@pytest.mark.parametrize("language", CODES)
def test_every_module_of_a_language_is_read_and_no_sentence_stands_twice(language: str) -> None:
    modules = {path.stem: path.read_text() for path in (GAME / "texts" / language).glob("[!_]*.py")}
    assert sorted(modules) == sorted(SCREENS)
    assert sum(len(import_module(f"game.texts.{language}.{name}").TEXTS) for name in modules) == len(
        sentences(language)
    )


@pytest.mark.parametrize("language", CODES)
def test_the_same_keys_with_the_same_places(language: str) -> None:
    english, other = sentences("en"), sentences(language)
    assert set(other) == set(english)
    assert {key for key in english if fields(english[key]) != fields(other[key])} == set()


@pytest.mark.parametrize("language", CODES)
def test_no_text_is_empty_or_has_loose_spaces(language: str) -> None:
    for key, text in sentences(language).items():
        assert text == text.strip() and "  " not in text and text, key
        assert "'" not in text and " ," not in text and " ." not in text, f"{key}: printed as in a book"


def literal_parts(node: ast.AST) -> Iterator[str]:
    """Every string in the code as a pattern; what is filled into an f-string may be anything."""
    for each in ast.walk(node):
        if isinstance(each, ast.JoinedStr):
            parts = (re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".+" for p in each.values)
            yield "".join(parts)
        elif isinstance(each, ast.Constant) and isinstance(each.value, str):
            yield re.escape(each.value)


def patterns() -> set[str]:
    found = {part for path in SOURCES for part in literal_parts(ast.parse(path.read_text()))}
    texts = ast.parse((GAME / "texts" / "__init__.py").read_text())
    return (
        found
        | {"(you|they)_take(_nothing)?", "(you|they)_(ask|sign)_.+", "(cappotto_)?(match_)?(won|lost)(_side)?"}
        | set(literal_parts(texts))
    )


def said_by_settings() -> set[str]:
    """What the options page says of the settings and their values."""
    found = {f"preset_{name}" for name in PRESETS} | {f"preset_{name}_note" for name in PRESETS}
    for name in set(CHOICES) - {"language", "level"}:
        found |= {f"option_{name}", f"option_{name}_note"}
        found |= {f"{name}_{value}" for value in CHOICES[name] if name != "volume" and value not in ("on", "off")}
    return found


def test_every_text_is_used() -> None:
    used = [re.compile(pattern) for pattern in patterns() if pattern and not pattern.startswith(".+")]
    unused = [key for key in sentences("en") if not any(each.fullmatch(key) for each in used)]
    assert set(unused) - said_by_settings() == set()


def told() -> Iterator[object]:
    """The keys that the code asks for by a plain string, also where it chooses between two."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tell":
                first = node.args[0]
                for each in (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,):
                    if isinstance(each, ast.Constant):
                        yield each.value


def test_every_text_asked_for_is_there() -> None:
    asked = set(told())
    assert len(asked) > 40
    assert asked <= set(sentences("en"))


def test_what_the_settings_can_say_is_there() -> None:
    wanted = {f"level_{level}" for level in LEVELS} | {f"about_{level}" for level in LEVELS} | set(NOTICES)
    wanted |= said_by_settings()
    assert wanted <= set(sentences("en"))


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("french", [False, True])
def test_every_card_has_its_own_name(language: str, french: bool) -> None:
    names = [card_name(language, card, french) for card in CARDS]
    assert len(set(names)) == len(CARDS)


def test_a_sentence_is_filled() -> None:
    assert tell("it", "you_take", points=14, card="l’asso") == "Prendi 14 punti con l’asso."
    with pytest.raises(KeyError):
        tell("it", "no such key")
