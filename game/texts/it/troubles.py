"""Italiano. What goes wrong with files or with the game."""

TEXTS: dict[str, str] = {
    "file_broken": "{name} non si legge; è conservato come {aside}.",
    "file_newer": "{name} viene da una versione più nuova; è conservato come {aside}.",
    "file_closed": "Il gioco non riesce né a usare né a salvare {name}.",
    "not_saved_full": "Il disco è pieno: il gioco continua senza salvare.",
    "not_saved_forbidden": "Il gioco non può scrivere nella sua cartella e continua senza salvare.",
    "not_saved_folder": "Non c’è una cartella in cui salvare: il gioco continua lo stesso.",
    "not_saved_browser": "Il browser non lascia salvare (finestra privata o spazio finito): il gioco continua senza.",
    "not_saved_other": "Non è possibile salvare: il gioco continua lo stesso.",
    "open_elsewhere": "Il gioco è aperto anche altrove: ogni smazzata finita conta, ma di quelle in corso ne resta "
    "una.",
    "trouble": "Qualcosa è andato storto",
    "trouble_fault": "Errore: {fault}",
    "trouble_safe": "La tua smazzata è al sicuro: quando riapri il gioco, riprende da dov’era.",
    "trouble_unsaved": "La smazzata non è stata salvata: può andare persa, tutta o in parte.",
    "trouble_report": "Quello che è successo è scritto qui: {path}",
    "trouble_close": "Chiudi",
}
