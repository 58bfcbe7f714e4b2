"""Italiano. The menu."""

TEXTS: dict[str, str] = {
    "title": "Briscola",
    "play": "Gioca",
    "go_on": "Continua la partita",
    "menu": "Menu",
    "levels": "Livello",
    "rules": "Regole",
    "options": "Opzioni",
    "statistics": "Statistiche",
    "replays": "Smazzate giocate",
    "keys_play": "1–3 carta · frecce, Invio · N nuova smazzata · L livello",
    "keys_table": "D mazzo · M audio · T ultima presa · U riprendi · Esc indietro · F11 schermo intero",
    "level_later": "La partita in corso resta al suo livello; quello che hai scelto vale dalla prossima.",
    "go_on_practice": "Continua la prova",
    "menu_streak": "Vinte di fila: {count} · record: {best}",
    "menu_game": "Tavolo: {game}",
}
