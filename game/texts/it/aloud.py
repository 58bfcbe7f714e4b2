"""Italiano. What is read aloud when it is asked for."""

TEXTS: dict[str, str] = {
    "aloud_hand": "In mano hai: {cards}.",
    "aloud_hand_empty": "Non hai carte in mano.",
    "aloud_table": "{plays} {status}",
    "aloud_table_empty": "Nessuna carta in tavola. {status}",
    "aloud_trump": "La briscola è {suit}. La carta scoperta è {card}.",
    "aloud_trump_drawn": "La briscola è {suit}.",
    "aloud_trump_none": "Non c’è briscola.",
    "aloud_trump_open": "La briscola non si sa ancora.",
    "aloud_called": "La carta chiamata è {card}.",
    "aloud_stock": "Nel mazzo restano {count} carte.",
    "aloud_stock_one": "Nel mazzo resta una carta.",
    "aloud_stock_none": "Il mazzo è finito.",
    "aloud_best": "Per ora prende {name}.",
    "aloud_best_you": "Per ora prendi tu.",
}
