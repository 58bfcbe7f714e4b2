"""English. The menu."""

TEXTS: dict[str, str] = {
    "title": "Briscola",
    "play": "Play",
    "go_on": "Continue the game",
    "menu": "Menu",
    "levels": "Level",
    "rules": "Rules",
    "options": "Options",
    "statistics": "Statistics",
    "replays": "Past deals",
    "keys_play": "1–3 card · arrows, Enter · N new deal · L level",
    "keys_table": "D deck · M sound · T last trick · U undo · Esc back · F11 full screen",
    "level_later": "The match under way stays at its level; the one that you chose is for the next match.",
    "go_on_practice": "Go on practising",
    "menu_streak": "Won in a row: {count} · best: {best}",
    "menu_game": "Table: {game}",
}
