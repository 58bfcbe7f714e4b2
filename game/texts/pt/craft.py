"""Português. The page on playing well."""

TEXTS: dict[str, str] = {
    "craft": "Jogar bem",
    "learn_craft": "As jogadas que têm nome, os erros de quem começa, de onde vem o jogo.",
    "craft_names": "Jogadas que têm nome",
    "craft_strozzare": "Strozzare, estrangular: levar a vaza com o ás ou o três do naipe de saída. A carta alta está "
    "em casa e não se gastou trunfo.",
    "craft_liscio": "Sair com uma carta branca, que não vale nada. Quem a leva não ganhou nada, e você viu com que a "
    "levou.",
    "craft_carico": "Não sair com uma carta alta, ás ou três de outro naipe: qualquer trunfo pequeno a leva, e são dez "
    "ou onze pontos.",
    "craft_briscole": "Guardar os trunfos para as vazas que os merecem: as cartas altas e o final. Um rei ou um valete "
    "raramente vale um trunfo alto.",
    "craft_count": "Contar os ases e os três que saíram, e os trunfos. São quatro ases, quatro três e dez trunfos: "
    "quase sempre não é preciso lembrar mais nada.",
    "craft_turned": "Olhar a carta virada. Quem perde a última vaza antes de o monte acabar compra essa carta: se for "
    "alta, perca a vaza de propósito, sem dar nada de graça.",
    "craft_three": "Com o monte vazio, quem contou conhece as duas mãos. As três últimas vazas já não são sorte: "
    "calcule até o fim.",
    "craft_errors": "Os erros de quem começa",
    "craft_error_1": "Leva todas as vazas que pode. Ter a saída não é ganho, e o trunfo gasto à toa fará falta depois.",
    "craft_error_2": "Guarda a carta alta até que a cortem. Leve-a para casa no próprio naipe assim que puder.",
    "craft_error_3": "Corta um rei no meio da mão com o três de trunfo. Leve com o menor trunfo que bastar.",
    "craft_error_4": "Põe uma figura numa vaza perdida. Dê a carta que vale menos.",
    "craft_error_5": "Esquece o que já saiu. Repita para si os ases e os três à medida que caem.",
    "craft_sixty_one": "Como se chega a sessenta e um",
    "craft_sum": "Metade dos pontos não basta. Dez cartas como estas, com dois ases e dois três, fazem {points}, e a "
    "mão está ganha.",
    "craft_questions": "Perguntas e respostas",
    "craft_question_1": "Preciso seguir o naipe? Não. Em cada vaza joga-se a carta que se quiser, a não ser que se "
    "tenha combinado o contrário.",
    "craft_question_2": "Preciso levar a vaza se posso? Não, nunca.",
    "craft_question_3": "Posso rever as vazas? A última, até que a seguinte esteja completa. O resto é memória.",
    "craft_question_4": "Sessenta a sessenta? Ninguém ganhou: a mão não conta para nenhum dos dois.",
    "craft_question_5": "Quem começa? Quem está à direita de quem deu as cartas; depois, quem levou a vaza.",
    "craft_question_6": "Por que o três ganha do rei? É assim em todos os jogos da família; ninguém sabe ao certo por "
    "quê.",
    "craft_history": "De onde vem",
    "craft_past": "Acredita-se que a briscola descende da brusquembille, um jogo francês descrito em livro em 1718. Na "
    "Itália joga-se em toda parte desde o século XIX, com cartas que mudam de região para região. São irmãs dela a "
    "bisca portuguesa, a brisca espanhola e a briškula da Dalmácia.",
}
