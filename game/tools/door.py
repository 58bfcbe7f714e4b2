"""What stands in a command's door. It comes before all else, so it asks for as little as can be."""

from __future__ import annotations

import os
import signal

INTERRUPTED = 130  # the exit code that a shell has for SIGINT


class Coming:
    """While the modules of a command come, Ctrl+C ends it at once: they might be anywhere, and nothing is at stake."""

    def __enter__(self) -> None:
        self._heard = signal.getsignal(signal.SIGINT) is signal.default_int_handler  # not so in the background
        if self._heard:
            signal.signal(signal.SIGINT, lambda *_: os._exit(INTERRUPTED))

    def __exit__(self, *_: object) -> None:
        if self._heard:
            signal.signal(signal.SIGINT, signal.default_int_handler)
