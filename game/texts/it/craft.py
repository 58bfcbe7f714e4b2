"""Italiano. The page on playing well."""

TEXTS: dict[str, str] = {
    "craft": "Giocare bene",
    "learn_craft": "Le giocate che hanno un nome, gli errori di chi comincia, da dove viene il gioco.",
    "craft_names": "Giocate che hanno un nome",
    "craft_strozzare": "Strozzare: fare la presa con l’asso o il tre del seme di uscita. Il carico è in casa e non si "
    "è spesa una briscola.",
    "craft_liscio": "Uscire liscio, con una carta che non vale. Chi la prende non ha guadagnato niente, e tu hai visto "
    "con che cosa la prende.",
    "craft_carico": "Non uscire di carico: asso o tre di un altro seme li prende qualunque briscola piccola, e sono "
    "dieci o undici punti.",
    "craft_briscole": "Tenere le briscole per le prese che le valgono: i carichi e il finale. Un re o un fante vale di "
    "rado una briscola alta.",
    "craft_count": "Contare gli assi e i tre usciti, e le briscole. I carichi sono quattro assi e quattro tre, le "
    "briscole dieci: quasi sempre non serve ricordare altro.",
    "craft_turned": "Guardare la carta scoperta. Chi perde l’ultima presa prima che finisca il mazzo la pesca: se è "
    "alta, perdi quella presa apposta, senza regalare niente.",
    "craft_three": "A mazzo finito chi ha contato conosce tutte e due le mani. Le ultime tre prese non sono più "
    "fortuna: si contano fino in fondo.",
    "craft_errors": "Gli errori di chi comincia",
    "craft_error_1": "Fa tutte le prese che può. Essere di mano non è un guadagno, e la briscola spesa per niente "
    "mancherà dopo.",
    "craft_error_2": "Tiene il carico finché non glielo tagliano. Portalo a casa nel suo seme appena si può.",
    "craft_error_3": "Taglia un re a metà smazzata con il tre di briscola. Prendi con la briscola più piccola che "
    "basta.",
    "craft_error_4": "Mette una figura in una presa persa. Dai la carta che vale meno.",
    "craft_error_5": "Dimentica che cosa è uscito. Ripetiti i carichi man mano che cadono.",
    "craft_sixty_one": "Come si arriva a sessantuno",
    "craft_sum": "Metà dei punti non basta. Dieci carte come queste, con due assi e due tre, fanno {points}, e la "
    "smazzata è vinta.",
    "craft_questions": "Domande e risposte",
    "craft_question_1": "Devo rispondere al seme? No. A ogni presa si gioca la carta che si vuole, a meno che non sia "
    "stata scelta la bussata.",
    "craft_question_2": "Devo prendere se posso? No, mai.",
    "craft_question_3": "Posso rivedere le prese? L’ultima, finché la successiva non è completa. Per il resto c’è la "
    "memoria.",
    "craft_question_4": "Sessanta pari? Non ha vinto nessuno: la smazzata non conta per nessuno dei due.",
    "craft_question_5": "Chi comincia? Chi sta alla destra di chi ha dato le carte; poi chi ha fatto la presa.",
    "craft_question_6": "Perché il tre batte il re? È così in tutti i giochi della sua famiglia; il perché non lo sa "
    "nessuno con certezza.",
    "craft_history": "Da dove viene",
    "craft_past": "Si ritiene che la briscola discenda dalla brusquembille, un gioco francese descritto a stampa nel "
    "1718. In Italia si gioca dappertutto dall’Ottocento, con carte diverse da regione a regione. Sono sue sorelle "
    "la bisca portoghese, la brisca spagnola e la briškula dalmata.",
}
