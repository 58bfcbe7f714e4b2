"""Italiano. The statistics."""

TEXTS: dict[str, str] = {
    "level_and_variant": "{level} · {variant}",
    "no_statistics": "Qui vedrai com’è andata, appena avrai finito la prima smazzata.",
    "fact_deals": "Smazzate",
    "fact_wins": "Vinte",
    "fact_draws": "Pari",
    "fact_losses": "Perse",
    "fact_matches": "Partite vinte",
    "fact_average": "Punti a smazzata",
    "fact_streak": "Vinte di fila",
    "fact_best": "Record di vittorie di fila",
    "fact_cappotti": "Cappotti (120 punti)",
    "chart": "I tuoi punti nelle ultime 50 smazzate: sopra la linea hai vinto, sotto hai perso.",
    "statistics_copy": "Copia le statistiche",
    "statistics_copy_note": "Come una riga di testo, da conservare o da portare altrove.",
    "statistics_paste": "Incolla le statistiche",
    "statistics_paste_note": "Prende il testo che hai copiato e lo mette al posto di queste.",
    "statistics_reset": "Azzera le statistiche",
    "statistics_reset_note": "Ti viene chiesto due volte. Le smazzate giocate restano.",
    "statistics_pasted": "Statistiche incollate.",
    "no_statistics_pasted": "Nel testo copiato non ci sono statistiche.",
}
