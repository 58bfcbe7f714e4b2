"""English. The opponents and what they see."""

TEXTS: dict[str, str] = {
    "level_easy": "Easy",
    "level_normal": "Normal",
    "level_hard": "Hard",
    "opponent_easy": "Nino",
    "opponent_normal": "Rosa",
    "opponent_hard": "Aldo",
    "about_easy": "Plays fast and often at random: good for learning the rules. "
    "Takes about 12 points fewer than Rosa per deal.",
    "about_normal": "Plays like a sensible person, but does not count the cards.",
    "about_hard": "Counts the cards, imagines your hand and makes no mistake in the last three tricks. "
    "Takes about 15 points more than Rosa per deal.",
    "honest": "The computer never sees a hidden card, be it yours or one of the stock: it knows only what a person in "
    "its seat would know.",
    "honest_scoperta": "The computer sees your cards as you see its own, but never one of the stock: it knows only "
    "what a person in its seat would know.",
    "level_mixed": "Mixed levels",
    "level_people": "People only",
    "opponent_easy_2": "Pia",
    "opponent_easy_3": "Gino",
    "opponent_easy_4": "Lia",
    "opponent_easy_5": "Ugo",
    "opponent_normal_2": "Carlo",
    "opponent_normal_3": "Ines",
    "opponent_normal_4": "Dino",
    "opponent_normal_5": "Ada",
    "opponent_hard_2": "Elsa",
    "opponent_hard_3": "Piero",
    "opponent_hard_4": "Irma",
    "opponent_hard_5": "Livio",
    "level_person": "Person",
    "honest_chiamata": "The computer never sees the cards of others, nor does it know the partner before it can be "
    "known: it knows only what a person in its seat would know.",
}
