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
    "rules_aim_chiamata": "A cinco joga-se com quarenta cartas de quatro naipes, oito para cada um: não sobra monte. "
    "Quem vence o leilão chama um sócio secreto e joga com ele contra os outros três. Ganham juntos se levarem pelo "
    "menos 61 dos 120 pontos, ou quantos prometeu quem chamou.",
    "rules_auction": "O leilão",
    "rules_bid": "Fala primeiro quem vem depois do carteador. Cada um, na sua vez, chama um valor, sem dizer o naipe, "
    "ou passa; quem passa não volta. Cada chamada tem de ser mais baixa que a anterior, e pode-se saltar valores. "
    "Depois do dois sobe-se por pontos, de 62 a 120. Vence o leilão quem ficar sozinho ou chegar a 120. Se todos "
    "passarem, o mesmo carteador dá de novo.",
    "rules_name": "Quem chamou diz o trunfo. Quem tem a carta chamada desse naipe é o sócio: só ele sabe, até a carta "
    "cair na mesa.",
    "rules_name_blind": "Quem chamou diz o trunfo quando a primeira vaza está completa; só então se vê quem a leva. "
    "Quem tinha a carta chamada desse naipe é o sócio: só ele sabe, até a carta cair na mesa.",
    "rules_alone": "Quem chama uma carta que tem na mão joga sozinho contra quatro, e os outros não sabem.",
    "rules_call_forced": "Quem vence o leilão por pontos chama, no naipe que escolher, a carta mais baixa que não tem.",
    "rules_call_two": "Quem vence o leilão por pontos chama o dois do naipe que escolher.",
    "rules_lead_caller_counter-clockwise": "Quem chamou joga a primeira carta; os outros respondem um a um, no sentido "
    "anti-horário.",
    "rules_lead_caller_clockwise": "Quem chamou joga a primeira carta; os outros respondem um a um, no sentido "
    "horário.",
    "rules_next": "Quem leva a vaza sai na seguinte. As vazas são oito.",
    "rules_count_chiamata": "No fim, quem chamou e o sócio contam juntos os seus pontos. Com sessenta para cada lado, "
    "quem chamou perde. Quem dá a primeira mão decide-se por sorteio; depois dá-se um a um.",
    "rules_pay": "Se a chamada se cumpre, quem chamou marca 2 pontos e o sócio 1, e cada um dos outros perde 1. "
    "Sozinho, quem chamou marca 4. Se não se cumpre, é tudo ao contrário.",
    "rules_stake": "Quem chama por 71 pontos ou mais joga pelo dobro, a partir de 81 pelo triplo, de 91 por quatro "
    "vezes, de 101 por cinco. Se um lado leva todos os 120 pontos, a aposta dobra outra vez.",
    "rules_usual_chiamata": "O normal é ganhar a partida quem chegar primeiro a 5 pontos.",
    "rules_chiamata_1": "Para chamar são precisos trunfos: três ou quatro cartas de um naipe, com o ás ou o três.",
    "rules_chiamata_2": "Chame a carta mais forte que lhe falta no seu naipe: quem a tem ajuda muito.",
    "rules_chiamata_3": "Se você é o sócio, não se mostre logo: dê pontos a quem chamou quando parecer acaso.",
    "rules_chiamata_4": "Se joga contra, repare em quem dá pontos a quem chamou: esse é o sócio.",
    "rules_chiamata_5": "Conte os trunfos que já saíram: são dez.",
    "rules_signs": "Sinais e palavras",
    "rules_signs_later": "Depois da primeira vaza os parceiros podem dizer com um sinal que cartas têm; quase todos os "
    "sinais falam de trunfos.",
    "rules_signs_always": "Desde a primeira vaza os parceiros podem dizer com um sinal que cartas têm; quase todos os "
    "sinais falam de trunfos.",
    "rules_signs_secret": "Escolhido o trunfo, cada um pode dizer com um sinal que cartas tem. Enquanto não se sabe "
    "quem é o sócio, todos veem os sinais.",
    "rules_words": "Também podem pedir em voz alta o que jogar: uma carta branca, uma carta alta, um trunfo, ou deixar "
    "a vaza.",
    "rules_words_captain": "O capitão não faz sinais: diz em voz alta o que quer, uma carta branca, uma carta alta, "
    "um trunfo, ou deixar a vaza, e os parceiros, se puderem, obedecem.",
    "rules_seen_never": "Os adversários não percebem os sinais; as palavras, todos ouvem.",
    "rules_seen_sometimes": "De vez em quando um adversário percebe um sinal; as palavras, todos ouvem.",
    "rules_seen_always": "Todos veem os sinais e ouvem as palavras.",
    "rules_signs_true": "Os sinais não mentem.",
    "rules_signs_false": "Um sinal também pode ser falso.",
    "rules_aim_schembil": "O schembil é uma briscola a seis, com trinta e seis cartas em quatro naipes, sem os quatro "
    "dois. Um sim, um não jogam no mesmo trio, guiado por um capitão, o rais: você guia o seu, e quem joga depois de "
    "você guia o outro. Ganha a mão o trio que levar pelo menos 61 dos 120 pontos; sessenta a sessenta é empate.",
    "rules_usual_schembil": "Em geral ganha a partida o trio que vencer primeiro três mãos.",
}
