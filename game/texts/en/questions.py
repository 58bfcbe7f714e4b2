"""English. Questions before something is given up."""

TEXTS: dict[str, str] = {
    "ask_abandon": "The deal on the table will be abandoned. Deal again?",
    "abandon": "Deal again",
    "ask_reset": "Reset all statistics?",
    "ask_reset_again": "Really all of them? They cannot be brought back.",
    "reset": "Reset",
    "ask_replace": "Your statistics, past deals and settings would be lost. Replace them?",
    "replace": "Replace",
    "ask_match": "The match under way will be given up. Begin a new one?",
    "new_match": "New match",
    "ask_practice": "Play has gone on since: if you take the card back, the deal no longer counts. Take it back "
    "anyway?",
    "take_back": "Take it back",
}
