"""Português. The menu."""

TEXTS: dict[str, str] = {
    "title": "Briscola",
    "play": "Jogar",
    "go_on": "Continuar a partida",
    "menu": "Menu",
    "levels": "Nível",
    "rules": "Regras",
    "options": "Opções",
    "statistics": "Estatísticas",
    "replays": "Mãos jogadas",
    "keys_play": "1–3 carta · setas, Enter · N nova mão · L nível",
    "keys_table": "D baralho · M som · T última vaza · U desfazer · Esc voltar · F11 janela inteira",
    "level_later": "A partida em curso fica no seu nível; o que escolheu vale a partir da próxima.",
    "go_on_practice": "Continuar o treino",
    "menu_streak": "Vitórias seguidas: {count} · recorde: {best}",
    "menu_game": "Mesa: {game}",
}
