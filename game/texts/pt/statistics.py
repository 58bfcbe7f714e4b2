"""Português. The statistics."""

TEXTS: dict[str, str] = {
    "level_and_variant": "{level} · {variant}",
    "no_statistics": "Os resultados aparecem aqui depois da primeira mão terminada.",
    "fact_deals": "Mãos",
    "fact_wins": "Vitórias",
    "fact_draws": "Empates",
    "fact_losses": "Derrotas",
    "fact_matches": "Partidas ganhas",
    "fact_average": "Pontos por mão",
    "fact_streak": "Vitórias seguidas",
    "fact_best": "Melhor sequência",
    "fact_cappotti": "Todos os 120 pontos",
    "chart": "Os seus pontos nas últimas 50 mãos: acima da linha, vitória; abaixo, derrota.",
    "statistics_copy": "Copiar tudo o que é meu",
    "statistics_copy_note": "Estatísticas, mãos jogadas, opções, o que você aprendeu: um só texto, para "
    "guardar ou levar a outro lugar.",
    "statistics_paste": "Colar tudo",
    "statistics_paste_note": "O texto que você copiou toma o lugar de tudo isto.",
    "statistics_reset": "Apagar as estatísticas",
    "statistics_reset_note": "A pergunta é feita duas vezes. As mãos jogadas ficam.",
    "statistics_pasted": "Tudo colado.",
    "no_statistics_pasted": "O texto copiado não contém os dados de um jogador.",
    "fact_abandoned": "Abandonadas",
    "fact_caller": "Vitórias ao chamar",
    "fact_partner": "Vitórias como sócio",
    "fact_against": "Vitórias contra quem chamou",
    "chart_many": "Com mais de dois lados, a linha é uma parte igual dos pontos: 40 a três, 60 na chamada. Acima dela "
    "você levou mais, seja quem for o vencedor.",
}
