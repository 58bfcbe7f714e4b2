"""Italiano. Words that several screens share."""

TEXTS: dict[str, str] = {
    "back": "Indietro",
    "close": "Chiudi",
    "no": "No",
    "on": "sì",
    "off": "no",
    "you": "Tu",
    "name_and_level": "{name} · {level}",
    "name_and_value": "{name}: {value}",
    "scroll_on": "Più giù",
    "scroll_back": "Più su",
    "of": "{part} su {whole}",
    "copied": "Copiato.",
    "not_copied": "Qui non si può copiare.",
    "date": "{day}/{month}/{year}",
    "practice": "prova",
    "opponent": "L’avversario",
    "player": "Giocatore {number}",
}
