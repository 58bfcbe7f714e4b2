"""Português: every sentence, a module for each screen."""

from __future__ import annotations

from game.texts.pt import (
    cards,
    common,
    levels,
    menu,
    options,
    past_deals,
    questions,
    rules,
    score,
    statistics,
    table,
    troubles,
)

TEXTS: dict[str, str] = {}
for _screen in (cards, common, levels, menu, options, past_deals, questions, rules, score, statistics, table, troubles):
    TEXTS |= _screen.TEXTS
