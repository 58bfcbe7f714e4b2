"""What a command owes its terminal: to end quietly when it is interrupted, and when nobody takes what it prints."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable

from game.tools.door import INTERRUPTED

UNHEARD, REFUSED = 141, 2  # the exit code that a shell has for SIGPIPE, and ours for what cannot be done


def ended(name: str, does: Callable[[], int]) -> int:
    """The exit code of a command, whose name is said where its words cannot be written.

    Where a reader has gone, such as `head`, nobody is there to be told. Raises SystemExit if the command does.
    """
    for each in ("stdout", "stderr"):
        if getattr(sys, each) is None:  # closed by the shell
            setattr(sys, each, open(os.devnull, "w"))  # noqa: SIM115 (for as long as the command runs)
    try:
        try:
            return does()
        finally:  # also what was printed by a command that has left, such as its help
            sys.stdout.flush()
            sys.stderr.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        code = UNHEARD
    except OSError as error:
        code = REFUSED
        with contextlib.suppress(OSError):
            print(f"{name}: cannot go on: {error.strerror or error}", file=sys.stderr, flush=True)
    _let_go()
    return code


def _let_go() -> None:
    """What is still to be printed goes nowhere: Python would try it again at its end, and complain."""
    with open(os.devnull, "w") as nowhere:
        for stream in (sys.stdout, sys.stderr):
            with contextlib.suppress(OSError):
                os.dup2(nowhere.fileno(), stream.fileno())
