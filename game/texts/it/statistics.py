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
    "statistics_copy": "Copia tutto ciò che è mio",
    "statistics_copy_note": "Statistiche, smazzate giocate, opzioni, quello che hai imparato: un solo testo, "
    "da conservare o da portare altrove.",
    "statistics_paste": "Incolla tutto",
    "statistics_paste_note": "Il testo che hai copiato prende il posto di tutto questo.",
    "statistics_reset": "Azzera le statistiche",
    "statistics_reset_note": "Ti viene chiesto due volte. Le smazzate giocate restano.",
    "statistics_pasted": "Tutto incollato.",
    "no_statistics_pasted": "Il testo copiato non contiene i dati di un giocatore.",
    "fact_abandoned": "Abbandonate",
    "fact_caller": "Vinte da chiamante",
    "fact_partner": "Vinte da socio",
    "fact_against": "Vinte contro il chiamante",
    "chart_many": "Con più di due parti la linea è una parte uguale dei punti: 40 in tre, 60 nella chiamata. Sopra la "
    "linea ne hai presi di più, chiunque abbia vinto.",
}
