"""What the system's libraries print by themselves."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator


@contextlib.contextmanager
def unheard() -> Iterator[None]:
    """What the system's libraries print meanwhile goes nowhere: of a display that cannot be had SDL itself tells."""
    with contextlib.ExitStack() as stack:
        with contextlib.suppress(OSError):  # nobody hears standard error anyway
            kept = os.dup(2)
            stack.callback(os.close, kept)
            stack.callback(os.dup2, kept, 2)
            with open(os.devnull, "w") as nowhere:
                os.dup2(nowhere.fileno(), 2)
        yield
