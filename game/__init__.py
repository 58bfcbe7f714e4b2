"""Briscola: the rules, the computer players, the table."""

__version__ = "0.1.0"
