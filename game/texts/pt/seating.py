"""Português. The seating page."""

TEXTS: dict[str, str] = {
    "seating": "A mesa",
    "seat_yours": "O seu lugar",
    "seat_right": "À direita",
    "seat_left": "À esquerda",
    "seat_opposite": "Em frente",
    "seat_upper_right": "Mais adiante, à direita",
    "seat_upper_left": "Mais adiante, à esquerda",
    "seat_opposite_partner": "Em frente, parceiro",
    "seat_upper_right_partner": "Mais adiante, à direita, parceiro",
    "seat_upper_left_partner": "Mais adiante, à esquerda, parceiro",
    "seat_taken": "{place}: {name}",
    "levels_note": "Quanto valem Nino, Rosa e Aldo.",
    "other_games": "Outros jogos",
    "game_and_players": "{game}: {names}",
    "seats_of": "{game}: quem senta onde",
    "seating_note": "Um toque num jogo dá logo as cartas a quem se sentou ali da última vez. Quem você trocar à mesa "
    "joga a partir da próxima partida; a que está em curso não se abandona sem uma pergunta. Com mais de uma "
    "pessoa, as cartas ficam escondidas até o jogador mostrá-las.",
    "game_two": "Briscola para dois",
    "game_scoperta": "Scoperta para dois",
    "game_briscolone": "Briscolone para dois",
    "game_three": "Briscola para três",
    "game_four": "Briscola para quatro, em duplas",
    "game_six": "Briscola para seis, em dois trios",
    "game_chiamata": "Briscola chamada, para cinco",
    "game_schembil": "Schembil a seis, com capitães",
    "captains": "Capitães",
}
