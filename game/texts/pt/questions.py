"""Português. Questions before something is given up."""

TEXTS: dict[str, str] = {
    "ask_abandon": "A mão em curso será abandonada. Dar as cartas de novo?",
    "abandon": "Dar de novo",
    "ask_reset": "Apagar todas as estatísticas?",
    "ask_reset_again": "Todas mesmo? Não será possível recuperá-las.",
    "reset": "Apagar",
    "ask_replace": "As estatísticas, mãos e opções atuais serão perdidas. Substituir?",
    "replace": "Substituir",
    "ask_match": "A partida em curso será abandonada. Começar uma nova?",
    "new_match": "Nova partida",
    "ask_practice": "O jogo já avançou: se desfizer a jogada, a mão deixa de contar. Desfazer mesmo assim?",
    "take_back": "Desfazer",
}
