"""English. The seating page."""

TEXTS: dict[str, str] = {
    "seating": "The table",
    "seat_yours": "Your own seat",
    "seat_right": "On the right",
    "seat_left": "On the left",
    "seat_opposite": "Opposite",
    "seat_upper_right": "Further up on the right",
    "seat_upper_left": "Further up on the left",
    "seat_opposite_partner": "Opposite, partner",
    "seat_upper_right_partner": "Further up on the right, partner",
    "seat_upper_left_partner": "Further up on the left, partner",
    "seat_taken": "{place}: {name}",
    "levels_note": "What Nino, Rosa and Aldo are worth.",
    "other_games": "Other games",
    "game_and_players": "{game}: {names}",
    "seats_of": "{game}: who sits where",
    "seating_note": "A tap on a game deals at once, with those who sat there last. Others at the table are for the "
    "next match; a match under way is not given up without a question. With more than one person, hands stay "
    "hidden until their player shows them.",
    "game_two": "Briscola for two",
    "game_scoperta": "Scoperta for two",
    "game_briscolone": "Briscolone for two",
    "game_three": "Briscola for three",
    "game_four": "Briscola for four, in pairs",
    "game_six": "Briscola for six, in two teams",
    "game_chiamata": "Briscola for five, call a partner",
    "game_schembil": "Schembil for six, led by captains",
    "captains": "Captains",
}
