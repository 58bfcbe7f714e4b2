"""Italiano. Questions before something is given up."""

TEXTS: dict[str, str] = {
    "ask_abandon": "La smazzata in corso viene abbandonata. Ridare le carte?",
    "abandon": "Ridai",
    "ask_reset": "Azzerare tutte le statistiche?",
    "ask_reset_again": "Proprio tutte? Non si possono più recuperare.",
    "reset": "Azzera",
    "ask_replace": "Statistiche, smazzate e opzioni attuali andrebbero perse. Sostituirle?",
    "replace": "Sostituisci",
    "ask_match": "La partita in corso viene abbandonata. Cominciarne una nuova?",
    "new_match": "Nuova partita",
    "ask_practice": "Intanto il gioco è andato avanti: se riprendi la carta, la smazzata non conta più. Riprendi lo "
    "stesso?",
    "take_back": "Riprendi",
}
