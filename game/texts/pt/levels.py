"""Português. The opponents and what they see."""

TEXTS: dict[str, str] = {
    "level_easy": "Fácil",
    "level_normal": "Normal",
    "level_hard": "Difícil",
    "opponent_easy": "Nino",
    "opponent_normal": "Rosa",
    "opponent_hard": "Aldo",
    "about_easy": "Joga depressa e muitas vezes ao acaso: bom para aprender as regras. "
    "Faz cerca de 12 pontos por mão a menos do que a Rosa.",
    "about_normal": "Joga como uma pessoa sensata, mas não conta as cartas.",
    "about_hard": "Conta as cartas, imagina as que o adversário tem e não erra nas últimas três vazas. "
    "Faz cerca de 15 pontos por mão a mais do que a Rosa.",
    "honest": "O computador nunca vê as cartas escondidas, nem as suas nem as do monte: sabe apenas o que saberia uma "
    "pessoa sentada no lugar dele.",
    "honest_scoperta": "Com as cartas à vista, o computador vê as do adversário, mas nunca as do monte: sabe apenas o "
    "que saberia uma pessoa sentada no lugar dele.",
}
