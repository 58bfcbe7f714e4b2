"""The house in order: who imports whom, how long things are, what is documented. Read with `ast`, nothing is run."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCES = sorted(path for package in ("game", "sprites") for path in (ROOT / package).rglob("*.py"))
TRAINING = "game.ai.train"  # makes the computer's tables; no part of the game that runs

# Who imports whom: a row for each room of the house, equal to what the code does. A room is a folder of `game`, or one
# of the few modules that lie beside the folders.
IMPORTS = {
    "rules": "",
    "texts": "",
    "ai": "rules",
    "table": "ai rules",
    "teacher": "ai rules",
    "store": "rules table texts",
    "view": "rules",
    "screen": "rules view",
    "scenes": "rules screen store table teacher texts view",
    "director": "rules scenes store table view",
    "host": "store texts view",
    "scan": "scenes view",
    "reach": "host scan scenes screen texts view",
    "app": "director host reach scan scenes screen view",
    "main": "app host scenes screen store view",
    "tools": "__version__ ai director host main rules scenes screen store table teacher view",
    "arena": "tools",
    "__main__": "tools",
}
PURE = {"rules", "texts", "ai", "teacher", "table", "store", "view"}  # neither pygame nor asyncio nor time
CLOCKLESS = PURE | {"scenes", "host"}
RUNTIMES = {"game.host.web"}  # asks which of two runtimes it is in, by what can be imported


def name_of(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


LIBRARY = (ROOT / "game" / "host" / "pack" / "library.txt").read_text()
SENT = {line.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for line in LIBRARY.splitlines()}
AT_HOME: tuple[str, ...] = ("game.tools", "game.host.native", "game.host.files", "game.host.locks")
AT_HOME += (
    "game.host.quiet",
    "game.host.assistive",
    "game.host.pack",
    "game.__main__",
    "game.arena",
    TRAINING,
    "sprites.__main__",
    "sprites.files",
)
TREES = {name_of(path): ast.parse(path.read_text(), str(path)) for path in SOURCES}
GAME = {name: tree for name, tree in TREES.items() if name.startswith("game.") and not name.startswith(TRAINING)}
DATES = {"datetime.date", "datetime.timedelta"}  # to reckon with, not to ask what time it is
RANDOM = {"random.Random", "random.SystemRandom"}  # classes: the global functions are seeded alike in every page


def room(name: str) -> str:
    """The module or package directly inside `game` that a dotted name belongs to; "game" for the package itself."""
    return name.split(".")[1] if "." in name else name


def for_types(tree: ast.AST) -> set[ast.AST]:
    """What stands beneath `if TYPE_CHECKING:`, and so is never imported."""
    tests = (node for node in ast.walk(tree) if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING")
    return {inner for test in tests for node in test.body for inner in ast.walk(node)}


def imported(tree: ast.AST) -> Iterator[str]:
    """Every dotted name that is imported anywhere, functions included; names in a package as its members."""
    skipped = for_types(tree)
    for node in ast.walk(tree):
        if node in skipped:
            continue
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            yield from (f"{node.module}.{each.name}" for each in node.names)


def ours(tree: ast.AST) -> set[str]:
    return {room(each) for each in imported(tree) if each.startswith("game.")}


def test_imports_are_seen_wherever_they_stand() -> None:
    tree = ast.parse("import a.b\nfrom game import cards\ndef f():\n    from game.ai.easy import think\n")
    assert set(imported(tree)) == {"a.b", "game.cards", "game.ai.easy.think"}
    assert ours(tree) == {"cards", "ai"}


def test_the_rooms_import_just_what_the_table_says() -> None:
    found: dict[str, set[str]] = {room(name): set() for name in GAME}
    for name, tree in GAME.items():
        found[room(name)] |= ours(tree) - {room(name)}
    assert found == {name: set(row.split()) for name, row in IMPORTS.items()}


def circle(arrows: dict[str, set[str]]) -> list[str]:
    """A way along the arrows that comes back to where it began, if there is one."""
    done: set[str] = set()

    def search(at: str, way: list[str]) -> list[str]:
        if at in way:
            return [*way[way.index(at) :], at]
        found: list[str] = []
        if at not in done:
            found = next(filter(None, (search(to, [*way, at]) for to in sorted(arrows.get(at, ())))), [])
            done.add(at)
        return found

    return next(filter(None, (search(each, []) for each in sorted(arrows))), [])


def test_a_circle_is_found() -> None:
    assert circle({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": set()}) == ["b", "c", "b"]
    assert circle({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == []


def test_neither_rooms_nor_modules_import_each_other_in_a_circle() -> None:
    assert circle({name: set(row.split()) for name, row in IMPORTS.items()}) == []
    modules = {name: {owner(each) for each in imported(tree)} & GAME.keys() - {name} for name, tree in GAME.items()}
    assert circle(modules) == []


def owner(dotted: str) -> str:
    """The module that an imported name is, or stands in."""
    return dotted if dotted in TREES else dotted.rpartition(".")[0]


@pytest.mark.parametrize("name", TREES)
def test_no_import_hides_in_a_function(name: str) -> None:
    inner = [
        ast.unparse(node)
        for function in functions(TREES[name])
        for node in ast.walk(function)
        if isinstance(node, ast.Import | ast.ImportFrom)
    ]
    assert [each for each in inner if "game" in each] == []
    assert inner == [] or name in RUNTIMES


def test_the_readme_names_every_module_and_folder() -> None:
    told = (ROOT / "README.md").read_text()
    told = told[told.index("## The house in ten minutes") :]
    modules = {path.name for path in (ROOT / "game").rglob("*.py") if not {"train", "texts"} & set(path.parts)}
    assert {each for each in modules - {"__init__.py"} if f"`{each}`" not in told} == set()
    folders = {path.name for path in (ROOT / "game").iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert {each for each in folders if f"`game/{each}/`" not in told} == set()


@pytest.mark.parametrize("name", GAME)
def test_pygame_and_time_enter_late(name: str) -> None:
    roots = {each.split(".")[0] for each in imported(GAME[name])}
    if room(name) in PURE:
        assert not roots & {"pygame", "asyncio", "sprites"}
    if room(name) in CLOCKLESS:
        assert "time" not in roots
        assert {each for each in imported(GAME[name]) if each.split(".")[0] == "datetime"} <= DATES
        called = (node.func for node in ast.walk(GAME[name]) if isinstance(node, ast.Call))
        assert not [each for each in called if isinstance(each, ast.Attribute) and each.attr in ("today", "now")]


@pytest.mark.parametrize("name", TREES)
def test_chance_is_always_handed_in(name: str) -> None:
    assert {each for each in imported(TREES[name]) if each.split(".")[0] == "random"} <= RANDOM


def test_sprites_know_nothing_of_the_game() -> None:
    for name, tree in TREES.items():
        if room(name) == "sprites" or name.startswith("sprites."):
            assert not ours(tree), name
            roots = {each.split(".")[0] for each in imported(tree)}
            assert not roots & {"numpy", "time", "asyncio", "threading"}, name


@pytest.mark.parametrize("name", sorted(GAME.keys() - {"game.tools.arena"}))  # the arena may share out its deals
def test_no_threads_and_no_numpy_at_run_time(name: str) -> None:
    roots = {each.split(".")[0] for each in imported(GAME[name])}
    assert not roots & {"threading", "multiprocessing", "concurrent", "numpy"}


@pytest.mark.parametrize("name", [name for name in TREES if not name.startswith(AT_HOME)])
def test_what_goes_to_browsers_imports_of_the_library_only_what_is_sent(name: str) -> None:
    tops = {each.split(".")[0] for each in imported(TREES[name])} & sys.stdlib_module_names
    written = {top for top in tops if str(getattr(find_spec(top), "origin", "")).endswith(".py")}  # others are built in
    assert written <= SENT


@pytest.mark.parametrize("path", SOURCES, ids=name_of)
def test_modules_are_short(path: Path) -> None:
    assert len(path.read_text().splitlines()) <= 250


def functions(tree: ast.AST) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


def length(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    return (function.end_lineno or function.lineno) - function.lineno + 1


@pytest.mark.parametrize("name", TREES)
def test_functions_are_short(name: str) -> None:
    assert [each.name for each in functions(TREES[name]) if length(each) > 40] == []


def public(tree: ast.Module) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef]:
    """Module-level functions and classes, and the methods of these, whose names have no underscore in front."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) and not node.name.startswith("_"):
            yield node
            if isinstance(node, ast.ClassDef):
                yield from (each for each in node.body if is_public_method(each))  # type: ignore[misc]


def is_public_method(node: ast.stmt) -> bool:
    """A member that is only declared (`...`), and a property of one line, say enough with name and type."""
    if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) or node.name.startswith("_"):
        return False
    first = node.body[0]
    is_declared = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) and first.value.value is ...
    return not is_declared and not (_is_property(node) and isinstance(first, ast.Return))


def _is_property(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    return any(isinstance(each, ast.Name) and each.id == "property" for each in node.decorator_list)


@pytest.mark.parametrize("name", TREES)
def test_what_is_public_is_documented(name: str) -> None:
    assert [each.name for each in public(TREES[name]) if not ast.get_docstring(each)] == []


@pytest.mark.parametrize("name", TREES)
def test_every_module_says_what_it_is(name: str) -> None:
    assert ast.get_docstring(TREES[name]) or not TREES[name].body
