"""Leaves out of the staged modules what only readers need: docstrings, comments, annotations, deep indents.

Every line keeps its number, so that a traceback tells the right ones. What annotates a class stays: there it may make
fields.
"""

from __future__ import annotations

import ast
import io
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

FUNCTIONS = ast.FunctionDef, ast.AsyncFunctionDef
Place = tuple[int, int]  # line, counted from 1, and column in bytes
Cut = tuple[Place, Place, bytes]  # from where to where, and what comes there instead


def _start(node: ast.expr | ast.stmt) -> Place:
    return node.lineno, node.col_offset


def _end(node: ast.expr | ast.stmt | ast.arg) -> Place:
    assert node.end_lineno is not None and node.end_col_offset is not None, "it was parsed"
    return node.end_lineno, node.end_col_offset


def _docstrings(tree: ast.Module) -> Iterator[Cut]:
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, *FUNCTIONS)) and ast.get_docstring(node) is not None:
            yield _start(node.body[0]), _end(node.body[0]), b'""' if len(node.body) == 1 else b""


def _parameters(tree: ast.Module) -> Iterator[Cut]:
    for node in ast.walk(tree):
        if isinstance(node, ast.arg) and node.annotation is not None:
            yield (node.lineno, node.col_offset + len(node.arg.encode())), _end(node.annotation), b""


def _results(tree: ast.Module, lines: list[bytes]) -> Iterator[Cut]:
    for node in ast.walk(tree):
        if isinstance(node, FUNCTIONS) and node.returns is not None:
            (line, column), end = _start(node.returns), _end(node.returns)
            before = lines[line - 1][:column].rstrip()
            if line == end[0] and before.endswith(b"->"):
                yield (line, len(before[:-2].rstrip())), end, b""


def _variables(tree: ast.Module) -> Iterator[Cut]:
    fields = {id(each) for node in ast.walk(tree) if isinstance(node, ast.ClassDef) for each in node.body}
    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign) and node.value is not None and id(node) not in fields:
            yield _end(node.target), _end(node.annotation), b""


def _without(lines: list[bytes], cut: Cut) -> None:
    (first, left), (last, right), instead = cut
    for row in range(first, last + 1):
        line = lines[row - 1]
        kept = line[:left] + instead if row == first else b""
        lines[row - 1] = kept + (line[right:] if row == last else b"")


def bare(source: str) -> str:
    """The module without docstrings and annotations."""
    tree, lines = ast.parse(source), source.encode().split(b"\n")
    cuts = [*_docstrings(tree), *_parameters(tree), *_results(tree, lines), *_variables(tree)]
    for cut in sorted(cuts, reverse=True):  # from behind: what lies before keeps its place
        _without(lines, cut)
    return b"\n".join(lines).decode()


def lean(source: str) -> str:
    """The module as it is sent: bare, without comments, and indented by one space for every level."""
    text = bare(source)
    lines, level, begins = text.split("\n"), 0, True
    within: set[int] = set()  # lines that begin inside a string
    levels: dict[int, int] = {}  # of the lines with which a statement begins
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        (row, column), (last, _) = token.start, token.end
        level += (token.type == tokenize.INDENT) - (token.type == tokenize.DEDENT)
        if token.type == tokenize.COMMENT:
            lines[row - 1] = lines[row - 1][:column]
        elif token.type == tokenize.NEWLINE:
            begins = True
        elif begins and token.type not in (tokenize.NL, tokenize.INDENT, tokenize.DEDENT):
            levels[row], begins = level, False
        if token.type not in (tokenize.NEWLINE, tokenize.NL, tokenize.INDENT, tokenize.DEDENT):
            within |= set(range(row + 1, last + 1))
    return "\n".join(
        line if row in within else (" " * levels.get(row, 0) + line.strip(" ")) for row, line in enumerate(lines, 1)
    )


def main(folder: Path) -> None:
    """Every module below the folder, in its place."""
    for path in folder.rglob("*.py"):
        path.write_text(lean(path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
