"""English. The page on playing well."""

TEXTS: dict[str, str] = {
    "craft": "How to play well",
    "learn_craft": "The moves that have names, the errors of beginners, where the game comes from.",
    "craft_names": "Moves that have a name",
    "craft_strozzare": "Strozzare, to throttle: take a trick with the ace or the three of the suit that was led. The "
    "load is home and no trump is spent.",
    "craft_liscio": "Lead a liscio, a card worth nothing. Whoever takes it has won nothing, and you have seen what he "
    "takes it with.",
    "craft_carico": "Do not open with a load, an ace or three of a plain suit: any small trump takes ten points or "
    "eleven from you.",
    "craft_briscole": "Keep your trumps for tricks that are worth them: loads, and the end. A king or a jack is seldom "
    "worth a high trump.",
    "craft_count": "Count the aces and threes that have gone, and the trumps. There are four of each load and ten "
    "trumps: that is all the memory that most deals need.",
    "craft_turned": "Look at the turned card. Who loses the last trick before the stock ends draws it: if it is high, "
    "lose that trick on purpose and give nothing away with it.",
    "craft_three": "With an empty stock both hands are known to whoever has counted. The last three tricks are then no "
    "game of chance: work them out to the end.",
    "craft_errors": "What beginners do",
    "craft_error_1": "They take every trick that they can. Leading is no gain, and the trump that took nothing is "
    "missed later.",
    "craft_error_2": "They keep a load until it falls to a trump. Bring it home in its suit as soon as you can.",
    "craft_error_3": "They trump a king in the middle of the deal with the three of trumps. Take with the smallest "
    "trump that will do.",
    "craft_error_4": "They give a figure to a trick that they have lost. Give the card that is worth least.",
    "craft_error_5": "They forget what has gone. Say the loads to yourself as they fall.",
    "craft_sixty_one": "How sixty-one comes together",
    "craft_sum": "Half of the points is no win. Ten cards such as these, the two aces and two threes among them, make "
    "{points}, and the deal is won.",
    "craft_questions": "Questions and answers",
    "craft_question_1": "Must I follow suit? No. Any card may be played to any trick, unless you have agreed on "
    "bussata.",
    "craft_question_2": "Must I take if I can? No, never.",
    "craft_question_3": "May I see what has been taken? The last trick, until the next is complete. For the rest there "
    "is your memory.",
    "craft_question_4": "Sixty to sixty? Nobody has won; the deal counts for neither.",
    "craft_question_5": "Who leads first? The player on the dealer’s right, and from then on whoever has taken the "
    "trick.",
    "craft_question_6": "Why is the three above the king? So it is in all the games of its family; nobody knows for "
    "certain why.",
    "craft_history": "Where it comes from",
    "craft_past": "Briscola is held to descend from brusquembille, a French game that was described in print in 1718. "
    "In Italy it has been played everywhere since the nineteenth century, with cards that differ from region to "
    "region. Its sisters are the Portuguese bisca, the Spanish brisca and the briškula of Dalmatia.",
}
