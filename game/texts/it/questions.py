"""Italiano. Questions before something is given up."""

TEXTS: dict[str, str] = {
    "ask_abandon": "La smazzata in corso va a monte. Ridare le carte?",
    "abandon": "Ridai",
    "ask_reset": "Azzerare tutte le statistiche?",
    "ask_reset_again": "Proprio tutte? Non si possono più recuperare.",
    "reset": "Azzera",
    "ask_replace": "Le statistiche attuali andrebbero perse. Sostituirle?",
    "replace": "Sostituisci",
    "ask_match": "La partita in corso va a monte. Cominciarne una nuova?",
    "new_match": "Nuova partita",
    "ask_practice": "Hai già visto altro: se riprendi la carta, la smazzata non conta più. La riprendi?",
    "take_back": "Riprendi",
}
