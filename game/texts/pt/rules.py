"""Português. The rules."""

TEXTS: dict[str, str] = {
    "rules_aim": "A briscola usa quarenta cartas de quatro naipes. Ganha a mão quem levar pelo menos 61 dos 120 "
    "pontos; com sessenta para cada lado há empate.",
    "rules_agreed": "Nesta partida",
    "rules_order": "As cartas, da mais forte",
    "rules_points": "Sob cada carta está o seu valor. O ás e o três são as cartas altas, ou carregadas: as oito somam "
    "84 dos 120 pontos. As que não valem nada são as cartas brancas.",
    "rules_points_exchange": "Sob cada carta está o seu valor. O ás e o sete são as cartas altas, ou carregadas: as "
    "oito somam 84 dos 120 pontos. As que não valem nada são as cartas brancas.",
    "rules_trick": "A vaza",
    "rules_hand": "Cada jogador recebe três cartas. A carta seguinte é virada e fica sob o monte: o naipe dela é o "
    "trunfo durante toda a mão.",
    "rules_hand_briscolone": "Cada jogador recebe cinco cartas; as outras são o monte e ficam escondidas. Nenhum naipe "
    "é trunfo.",
    "rules_lead": "Começa quem não deu as cartas. Um sai com uma carta, o outro responde.",
    "rules_free": "Qualquer carta pode ser jogada: ninguém é obrigado a seguir o naipe (assistir) nem a jogar trunfo.",
    "rules_free_briscolone": "Qualquer carta pode ser jogada: ninguém é obrigado a seguir o naipe (assistir).",
    "rules_follow": "Quem responde tem de jogar uma carta do naipe de saída, se a tiver; se não a tiver, joga a que "
    "quiser.",
    "rules_take": "O trunfo mais alto leva a vaza; se não houver trunfos, a carta mais alta do naipe de saída.",
    "rules_take_briscolone": "A carta mais alta do naipe de saída leva a vaza.",
    "rules_draw": "Quem levou a vaza compra primeiro, depois compra o outro. Na vaza seguinte sai quem levou. A carta "
    "virada é a última a ser comprada; depois cada um joga as últimas três cartas.",
    "rules_draw_briscolone": "Quem levou a vaza compra primeiro, depois compra o outro. Na vaza seguinte sai quem "
    "levou. Acabado o monte, cada um joga as últimas cinco cartas.",
    "rules_end": "A contagem",
    "rules_count": "No fim cada um conta os pontos das suas vazas. Quem dá a primeira mão decide-se por sorteio; "
    "depois, na mesma partida, dão alternadamente, mas depois de um empate dá de novo o mesmo.",
    "rules_usual": "O normal é a melhor de três mãos.",
    "rules_usual_briscolone": "O normal é somar os pontos das mãos, até 121.",
    "rules_advice": "Alguns conselhos",
    "rules_advice_1": "Saia com cartas brancas que não sejam trunfo; guarde os trunfos para as vazas que valem a pena.",
    "rules_advice_2": "Não saia com uma carta alta que possa ser cortada: use-a para levar uma carta branca do mesmo "
    "naipe.",
    "rules_advice_3": "Se o outro sair com uma carta alta, leve-a: se for preciso, com o trunfo mais baixo.",
    "rules_advice_3_follow": "Se o outro sair com uma carta alta, leve-a: com uma ainda mais alta ou, se não tiver "
    "desse naipe, com o trunfo mais baixo.",
    "rules_advice_4": "Conte os trunfos que já saíram: são dez, incluindo a carta virada.",
    "rules_advice_5": "Quando restarem poucas cartas no monte, pense em quem vai comprar a carta virada.",
    "rules_briscolone_1": "Um ás de saída nunca perde a vaza; mas rende mais quando leva a outra carta alta do mesmo "
    "naipe.",
    "rules_briscolone_2": "Só saia com essa outra carta depois de o ás do mesmo naipe já ter saído.",
    "rules_briscolone_3": "Se não puder levar a vaza, dê a carta que vale menos.",
    "rules_briscolone_4": "Memorize, naipe por naipe, as cartas altas que já saíram: as que restam, nada as corta.",
    "rules_honest": "Um adversário honesto",
    "rules_aim_three": "A três joga-se com trinta e nove cartas de quatro naipes, sem o dois de copas, cada um por "
    "si. Ganha a mão quem levar mais pontos dos 120 em jogo; se os dois primeiros empatarem, ninguém marca.",
    "rules_aim_four": "A quatro joga-se com quarenta cartas de quatro naipes. Quem está em frente é parceiro, e os "
    "pontos da dupla contam-se juntos. Ganha a mão a dupla que levar pelo menos 61 dos 120 pontos; com sessenta "
    "para cada lado há empate.",
    "rules_aim_six": "A seis joga-se com trinta e seis cartas de quatro naipes, sem os dois. Os jogadores dos dois "
    "trios sentam-se alternados. Ganha a mão o trio que levar pelo menos 61 dos 120 pontos; com sessenta para cada "
    "lado há empate.",
    "rules_lead_counter-clockwise": "Começa quem está à direita do carteador; os outros respondem um a um, no sentido "
    "anti-horário.",
    "rules_lead_clockwise": "Começa quem está à esquerda do carteador; os outros respondem um a um, no sentido "
    "horário.",
    "rules_follow_many": "Os outros têm de jogar uma carta do naipe de saída, se a tiverem; se não a tiverem, jogam a "
    "que quiserem.",
    "rules_draw_many": "Quem levou a vaza compra primeiro, depois compram os outros, pela ordem. Na vaza seguinte sai "
    "quem levou. A carta virada é a última a ser comprada; depois cada um joga as últimas três cartas.",
    "rules_partners_shown": "Acabado o monte, os parceiros olham as cartas um do outro.",
    "rules_usual_three": "O normal é ganhar a partida quem primeiro ganhar duas mãos.",
    "rules_advice_4_three": "Conte os trunfos que já saíram: são dez, ou nove se o trunfo for copas, incluindo a "
    "carta virada.",
    "rules_advice_4_six": "Conte os trunfos que já saíram: são nove, incluindo a carta virada.",
    "rules_advice_team": "Se a vaza é do seu lado e nenhum adversário pode mais superá-la, ponha nela uma carta alta.",
}
