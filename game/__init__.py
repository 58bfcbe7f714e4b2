"""Briscola: the rules, the computer players, the table."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # the command prints what it was asked for, nothing else

__version__ = "0.1.0"
