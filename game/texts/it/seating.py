"""Italiano. The seating page."""

TEXTS: dict[str, str] = {
    "seating": "Il tavolo",
    "seat_yours": "Il tuo posto",
    "seat_right": "A destra",
    "seat_left": "A sinistra",
    "seat_opposite": "Di fronte",
    "seat_upper_right": "Più in là a destra",
    "seat_upper_left": "Più in là a sinistra",
    "seat_opposite_partner": "Di fronte, compagno",
    "seat_upper_right_partner": "Più in là a destra, compagno",
    "seat_upper_left_partner": "Più in là a sinistra, compagno",
    "seat_taken": "{place}: {name}",
    "levels_note": "Quanto valgono Nino, Rosa e Aldo.",
    "other_games": "Altri giochi",
    "game_and_players": "{game}: {names}",
    "seats_of": "{game}: chi siede dove",
    "seating_note": "Un tocco su un gioco dà subito le carte a chi vi sedeva l’ultima volta. Chi cambi al tavolo gioca "
    "dalla prossima partita; quella in corso non si lascia senza una domanda. Se le persone sono più "
    "d’una, le carte restano coperte finché il loro giocatore non le scopre.",
    "game_two": "Briscola in due",
    "game_scoperta": "Scoperta in due",
    "game_briscolone": "Briscolone in due",
    "game_three": "Briscola in tre",
    "game_four": "Briscola in quattro, a coppie",
    "game_six": "Briscola in sei, a squadre",
    "game_chiamata": "Briscola chiamata, in cinque",
    "game_schembil": "Schembil in sei, con i capitani",
    "captains": "Capitani",
}
