"""English. What is read aloud when it is asked for."""

TEXTS: dict[str, str] = {
    "aloud_hand": "In your hand: {cards}.",
    "aloud_hand_empty": "You have no cards.",
    "aloud_table": "{plays} {status}",
    "aloud_table_empty": "No card has been played yet. {status}",
    "aloud_trump": "Trumps are {suit}. The turned card is {card}.",
    "aloud_trump_drawn": "Trumps are {suit}.",
    "aloud_trump_none": "There are no trumps.",
    "aloud_trump_open": "The trumps are not known yet.",
    "aloud_called": "The called card is {card}.",
    "aloud_stock": "{count} cards are left in the stock.",
    "aloud_stock_one": "One card is left in the stock.",
    "aloud_stock_none": "The stock is empty.",
    "aloud_best": "{name} is winning the trick.",
    "aloud_best_you": "You are winning the trick.",
}
