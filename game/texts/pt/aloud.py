"""Português. What is read aloud when it is asked for."""

TEXTS: dict[str, str] = {
    "aloud_hand": "Na sua mão: {cards}.",
    "aloud_hand_empty": "Você não tem cartas.",
    "aloud_table": "{plays} {status}",
    "aloud_table_empty": "Nenhuma carta na mesa. {status}",
    "aloud_trump": "O trunfo é {suit}. A carta virada é {card}.",
    "aloud_trump_drawn": "O trunfo é {suit}.",
    "aloud_trump_none": "Não há trunfo.",
    "aloud_trump_open": "O trunfo ainda não é conhecido.",
    "aloud_called": "A carta chamada é {card}.",
    "aloud_stock": "Restam {count} cartas no monte.",
    "aloud_stock_one": "Resta uma carta no monte.",
    "aloud_stock_none": "O monte acabou.",
    "aloud_best": "Por enquanto, {name} leva a vaza.",
    "aloud_best_you": "Por enquanto, a vaza é sua.",
}
