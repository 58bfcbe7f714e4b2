"""English. The rules."""

TEXTS: dict[str, str] = {
    "rules_aim": "Briscola is played with forty cards in four suits. Whoever takes at least 61 of the 120 points wins "
    "the deal; sixty all is a draw.",
    "rules_agreed": "In this match",
    "rules_order": "The cards, strongest first",
    "rules_points": "Under each card is what it is worth. Aces and threes are called loads (carichi): the eight of "
    "them make 84 of the 120 points.",
    "rules_points_exchange": "Under each card is what it is worth. Aces and sevens are called loads (carichi): the "
    "eight of them make 84 of the 120 points.",
    "rules_trick": "The trick",
    "rules_hand": "Each player gets three cards. The next card is turned up and lies under the stock: its suit is "
    "trump for the whole deal.",
    "rules_hand_briscolone": "Each player gets five cards; the others are the stock and stay hidden. No suit is trump.",
    "rules_lead": "The player who did not deal begins. One leads a card, then the other plays one.",
    "rules_free": "Any card may be played: nobody has to follow suit or to trump.",
    "rules_free_briscolone": "Any card may be played: nobody has to follow suit.",
    "rules_follow": "The second player must play a card of the suit led, if there is one in the hand, otherwise any "
    "card.",
    "rules_take": "The highest trump takes the trick. Without a trump, the highest card of the suit led takes it.",
    "rules_take_briscolone": "The highest card of the suit led takes the trick.",
    "rules_draw": "Whoever took the trick draws first, then the other player. The next trick is led by the one who "
    "took the last. The turned card is drawn last; after that each plays the last three cards.",
    "rules_draw_briscolone": "Whoever took the trick draws first, then the other player. The next trick is led by the "
    "one who took the last. When the stock is gone, each plays the last five cards.",
    "rules_end": "The count",
    "rules_count": "At the end the players count the points in their piles. The first dealer is drawn by lot; then, "
    "within a match, the players deal in turn, but after a draw the same dealer deals again.",
    "rules_usual": "The usual match is the best of three.",
    "rules_usual_briscolone": "Usually the points of several deals are added up, to 121.",
    "rules_advice": "Some advice",
    "rules_advice_1": "Lead worthless cards of a plain suit; keep your trumps for tricks that are worth them.",
    "rules_advice_2": "Do not lead a load that can be trumped: use it to take a worthless card of its suit.",
    "rules_advice_3": "If a load is led, take it: with your lowest trump if you must.",
    "rules_advice_3_follow": "If a load is led, take it: with a higher card or, if you have none of its suit, with "
    "your lowest trump.",
    "rules_advice_4": "Count the trumps that have gone: there are ten, the turned card included.",
    "rules_advice_5": "When few cards are left in the stock, think about who will draw the turned card.",
    "rules_briscolone_1": "Nothing beats an ace that is led; but it brings more when it takes the other load of its "
    "suit.",
    "rules_briscolone_2": "Lead that other load only once the ace of its suit has gone.",
    "rules_briscolone_3": "If you cannot take the trick, give the card that is worth least.",
    "rules_briscolone_4": "Remember, suit by suit, which high cards have gone: nothing can trump those that are left.",
    "rules_honest": "An honest opponent",
    "rules_aim_three": "Briscola for three is played with thirty-nine cards in four suits, without the two of cups, "
    "and everybody plays alone. Whoever takes the most of the 120 points wins the deal; if the first two are "
    "level, nobody scores.",
    "rules_aim_four": "Briscola for four is played with forty cards in four suits. Those who sit opposite each other "
    "are partners and count their points together. The pair that takes at least 61 of the 120 points wins the "
    "deal; sixty all is a draw.",
    "rules_aim_six": "Briscola for six is played with thirty-six cards in four suits, without the twos. Every other "
    "player belongs to the same team of three. The team that takes at least 61 of the 120 points wins the deal; "
    "sixty all is a draw.",
    "rules_lead_counter-clockwise": "The player on the dealer’s right begins; the others follow one after the other, "
    "counter-clockwise.",
    "rules_lead_clockwise": "The player on the dealer’s left begins; the others follow one after the other, clockwise.",
    "rules_follow_many": "The others must play a card of the suit led, if there is one in their hand, otherwise any "
    "card.",
    "rules_draw_many": "Whoever took the trick draws first, then the others in turn. The next trick is led by the one "
    "who took the last. The turned card is drawn last; after that everybody plays the last three cards.",
    "rules_partners_shown": "Once the stock is empty, partners look at each other’s cards.",
    "rules_usual_three": "Usually the match goes to the first who wins two deals.",
    "rules_advice_4_three": "Count the trumps that have gone: there are ten, or nine if cups are trump, the turned "
    "card included.",
    "rules_advice_4_six": "Count the trumps that have gone: there are nine, the turned card included.",
    "rules_advice_team": "If your side is taking the trick and no opponent is left who could beat it, put a load on "
    "it.",
    "rules_aim_chiamata": "Briscola for five is played with forty cards in four suits, eight for each player, so that "
    "there is no stock. The winner of the auction is the caller and plays with a secret partner against the other "
    "three. The two win if together they take at least 61 of the 120 points, or as many as the caller has promised.",
    "rules_auction": "The auction",
    "rules_bid": "The player after the dealer speaks first. In turn each player calls a rank, without a suit, or "
    "passes, and who has passed stays out. Every call must be lower than the one before; ranks may be left out. After "
    "the two the bids are points, rising from 62 to 120. The auction goes to the last who has not passed, or to a bid "
    "of 120. If all pass, the same dealer deals again.",
    "rules_name": "The caller names the trumps. Whoever holds the card called, in that suit, is the partner, and is "
    "the only one to know it until the card is played.",
    "rules_name_blind": "The caller names the trumps when the first trick is complete; only then is it seen who takes "
    "it. Whoever held the card called, in that suit, is the partner, and is the only one to know it until the card is "
    "played.",
    "rules_alone": "Who calls a card of his own plays alone against four, and the others do not know it.",
    "rules_call_forced": "After a bid in points the caller calls, in the suit of his choice, the lowest card that he "
    "does not hold.",
    "rules_call_two": "After a bid in points the caller calls the two of the suit of his choice.",
    "rules_lead_caller_counter-clockwise": "The caller plays the first card; the others follow one after the other, "
    "counter-clockwise.",
    "rules_lead_caller_clockwise": "The caller plays the first card; the others follow one after the other, clockwise.",
    "rules_next": "Whoever takes a trick leads the next. There are eight tricks.",
    "rules_count_chiamata": "At the end the caller and the partner count their points together. At sixty all the "
    "caller has lost. The first dealer is drawn by lot; then the players deal in turn.",
    "rules_pay": "If the call succeeds, the caller scores 2 points and the partner 1, and each of the others loses 1. "
    "Alone, the caller scores 4. If it fails, all is the other way round.",
    "rules_stake": "A bid of 71 points or more is played for twice the stake, from 81 for three times, from 91 for "
    "four times, from 101 for five times. If one side takes all 120 points, the stake doubles again.",
    "rules_usual_chiamata": "Usually the match goes to the first who reaches 5 points.",
    "rules_chiamata_1": "To call you need trumps: three or four cards of a suit, with the ace or the three.",
    "rules_chiamata_2": "Call the strongest card that your suit lacks: whoever holds it is a great help.",
    "rules_chiamata_3": "As the partner do not give yourself away at once: load the caller’s tricks when it looks like "
    "chance.",
    "rules_chiamata_4": "Playing against the caller, watch who gives him points: that is the partner.",
    "rules_chiamata_5": "Count the trumps that have gone: there are ten.",
    "rules_signs": "Signs and words",
    "rules_signs_later": "Once the first trick has been taken, partners may tell each other of their hands with a "
    "sign; most of them speak of trumps.",
    "rules_signs_always": "From the first trick on, partners may tell each other of their hands with a sign; most of "
    "them speak of trumps.",
    "rules_signs_secret": "Once the trumps are named, anyone may tell of his hand with a sign. Until the partner is "
    "known, everybody sees the signs.",
    "rules_words": "They may also say what they would like to be played: a blank, a load, a trump, or that the trick "
    "be left.",
    "rules_words_captain": "The captain gives no signs: he says aloud what he wants to be played, a blank, a load, a "
    "trump, or that the trick be left, and his partners obey if they can.",
    "rules_seen_never": "Opponents do not notice signs; words are heard by all.",
    "rules_seen_sometimes": "Now and then an opponent notices a sign; words are heard by all.",
    "rules_seen_always": "Everybody sees every sign; words are heard by all.",
    "rules_signs_true": "Signs do not lie.",
    "rules_signs_false": "A sign may also be false.",
    "rules_aim_schembil": "Schembil is briscola for six, played with thirty-six cards in four suits, without the "
    "twos. Every other player belongs to the same team of three, and one of them is the captain (rais): you lead "
    "yours, the player after you the other. The team that takes at least 61 of the 120 points wins the deal; sixty "
    "all is a draw.",
    "rules_usual_schembil": "Usually the match goes to the first team that wins three deals.",
}
