"""Português. The statistics."""

TEXTS: dict[str, str] = {
    "level_and_variant": "{level} · {variant}",
    "no_statistics": "Os resultados aparecem aqui depois da primeira mão terminada.",
    "fact_deals": "Mãos",
    "fact_wins": "Ganhas",
    "fact_draws": "Empates",
    "fact_losses": "Perdidas",
    "fact_matches": "Partidas ganhas",
    "fact_average": "Pontos por mão",
    "fact_streak": "Ganhas seguidas",
    "fact_best": "Recorde de seguidas",
    "fact_cappotti": "Todos os 120 pontos",
    "chart": "Os seus pontos nas últimas 50 mãos: acima da linha, vitória; abaixo, derrota.",
    "statistics_copy": "Copiar as estatísticas",
    "statistics_copy_note": "Como uma linha de texto, para guardar ou levar para outro lugar.",
    "statistics_paste": "Colar estatísticas",
    "statistics_paste_note": "O texto copiado toma o lugar destas estatísticas.",
    "statistics_reset": "Apagar as estatísticas",
    "statistics_reset_note": "A pergunta é feita duas vezes. As mãos jogadas ficam.",
    "statistics_pasted": "Estatísticas coladas.",
    "no_statistics_pasted": "O texto copiado não contém estatísticas.",
}
