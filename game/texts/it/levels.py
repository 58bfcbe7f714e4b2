"""Italiano. The opponents and what they see."""

TEXTS: dict[str, str] = {
    "level_easy": "Facile",
    "level_normal": "Normale",
    "level_hard": "Difficile",
    "opponent_easy": "Nino",
    "opponent_normal": "Rosa",
    "opponent_hard": "Aldo",
    "about_easy": "Gioca in fretta e spesso a caso: va bene per imparare le regole. "
    "In media fa 12 punti in meno di Rosa a smazzata.",
    "about_normal": "Gioca come una persona di buon senso, ma non conta le carte.",
    "about_hard": "Conta le carte, ragiona su quelle che puoi avere in mano e non sbaglia le ultime tre prese. "
    "In media fa 15 punti in più di Rosa a smazzata.",
    "honest": "Il computer non vede mai le carte coperte, né le tue né quelle del mazzo: sa soltanto quello che "
    "saprebbe una persona seduta al suo posto.",
    "honest_scoperta": "Il computer vede le tue carte come tu vedi le sue, ma mai quelle del mazzo: sa soltanto quello "
    "che saprebbe una persona seduta al suo posto.",
    "level_mixed": "Livelli misti",
    "level_people": "Tra persone",
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
    "level_person": "Persona",
    "honest_chiamata": "Il computer non vede mai le carte degli altri e non sa chi è il socio finché non lo si può "
    "sapere: sa soltanto quello che saprebbe una persona seduta al suo posto.",
}
