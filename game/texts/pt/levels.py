"""Português. The opponents and what they see."""

TEXTS: dict[str, str] = {
    "level_easy": "Fácil",
    "level_normal": "Normal",
    "level_hard": "Difícil",
    "opponent_easy": "Nino",
    "opponent_normal": "Rosa",
    "opponent_hard": "Aldo",
    "about_easy": "Joga depressa e muitas vezes ao acaso: bom para aprender as regras. "
    "Em média faz 12 pontos a menos que Rosa por mão.",
    "about_normal": "Joga como uma pessoa sensata, mas não conta as cartas.",
    "about_hard": "Conta as cartas, imagina as que o adversário tem e não erra nas últimas três vazas. "
    "Em média faz 15 pontos a mais que Rosa por mão.",
    "honest": "O computador nunca vê as cartas escondidas, nem as suas nem as do monte: sabe apenas o que saberia uma "
    "pessoa sentada no lugar dele.",
    "honest_scoperta": "Com as cartas à vista, o computador vê as do adversário, mas nunca as do monte: sabe apenas o "
    "que saberia uma pessoa sentada no lugar dele.",
    "level_mixed": "Níveis mistos",
    "level_people": "Entre pessoas",
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
    "level_person": "Pessoa",
    "honest_chiamata": "O computador nunca vê as cartas dos outros nem sabe quem é o sócio antes da hora: sabe apenas "
    "o que saberia uma pessoa sentada no lugar dele.",
}
