"""Italiano. The rules."""

TEXTS: dict[str, str] = {
    "rules_aim": "A briscola si gioca con quaranta carte di quattro semi. Vince la smazzata chi prende almeno 61 dei "
    "120 punti; a sessanta pari nessuno vince.",
    "rules_agreed": "In questa partita",
    "rules_order": "Le carte, dalla più forte",
    "rules_points": "Sotto ogni carta è scritto quanto vale. L’asso e il tre si chiamano carichi: gli otto carichi "
    "fanno 84 dei 120 punti. Le carte che non valgono niente sono i lisci.",
    "rules_points_exchange": "Sotto ogni carta è scritto quanto vale. L’asso e il sette si chiamano carichi: gli otto "
    "carichi fanno 84 dei 120 punti. Le carte che non valgono niente sono i lisci.",
    "rules_trick": "La presa",
    "rules_hand": "Il mazziere dà tre carte a testa. La carta seguente si scopre e si mette sotto il mazzo: il suo "
    "seme è briscola per tutta la smazzata.",
    "rules_hand_briscolone": "Il mazziere dà cinque carte a testa; le altre sono il mazzo e restano coperte. Nessun "
    "seme è briscola.",
    "rules_lead": "Comincia chi non ha dato le carte. Chi è di mano cala una carta, l’altro risponde.",
    "rules_free": "Si può giocare qualsiasi carta: non c’è obbligo di rispondere al seme né di giocare briscola.",
    "rules_free_briscolone": "Si può giocare qualsiasi carta: non c’è obbligo di rispondere al seme.",
    "rules_follow": "Chi risponde deve giocare una carta del seme di uscita, se ne ha; se non ne ha, gioca quella che "
    "vuole.",
    "rules_take": "Prende la briscola più alta; se non ci sono briscole, la carta più alta del seme di uscita.",
    "rules_take_briscolone": "Prende la carta più alta del seme di uscita.",
    "rules_draw": "Chi ha preso pesca per primo, poi pesca l’altro. Nella presa seguente è di mano chi ha preso. La "
    "briscola scoperta si pesca per ultima; poi si giocano le ultime tre carte a testa.",
    "rules_draw_briscolone": "Chi ha preso pesca per primo, poi pesca l’altro. Nella presa seguente è di mano chi ha "
    "preso. Finito il mazzo, si giocano le ultime cinque carte a testa.",
    "rules_end": "Il conto",
    "rules_count": "Alla fine ognuno conta i punti delle sue prese. Il primo mazziere si tira a sorte; poi, nella "
    "stessa partita, si dà una volta per uno, ma a sessanta pari ridà lo stesso mazziere.",
    "rules_usual": "Di solito si gioca al meglio delle tre.",
    "rules_usual_briscolone": "Di solito si sommano i punti delle smazzate, fino a 121.",
    "rules_advice": "Qualche consiglio",
    "rules_advice_1": "Esci con un liscio che non sia di briscola; tieni le briscole per le prese che valgono.",
    "rules_advice_2": "Non uscire con un carico, se l’altro può tagliarlo: usalo per prendere un liscio dello stesso "
    "seme.",
    "rules_advice_3": "Se l’altro esce con un carico, prendilo: se serve, con la briscola più bassa.",
    "rules_advice_3_follow": "Se l’altro esce con un carico, prendilo: con una carta più alta o, se del suo seme non "
    "ne hai, con la briscola più bassa.",
    "rules_advice_4": "Conta le briscole uscite: sono dieci, compresa quella scoperta.",
    "rules_advice_5": "Quando nel mazzo restano poche carte, pensa a chi pescherà la briscola scoperta.",
    "rules_briscolone_1": "Se esci con un asso, nessuno te lo porta via; rende di più, però, se prende l’altro carico "
    "del suo seme.",
    "rules_briscolone_2": "Con l’altro carico esci solo quando l’asso del suo seme è già passato.",
    "rules_briscolone_3": "Se non puoi prendere, dai la carta che vale meno.",
    "rules_briscolone_4": "Ricorda, seme per seme, quali carte alte sono uscite: quelle che restano non le taglia "
    "nessuno.",
    "rules_honest": "Un avversario onesto",
    "rules_aim_three": "In tre si gioca con trentanove carte di quattro semi, senza il due di coppe, ognuno per sé. "
    "Vince la smazzata chi prende più punti dei 120 in gioco; se i primi due sono pari, nessuno vince.",
    "rules_aim_four": "In quattro si gioca con quaranta carte di quattro semi. Chi siede di fronte è compagno, e i "
    "punti della coppia si contano insieme. Vince la smazzata la coppia che prende almeno 61 dei 120 punti; a "
    "sessanta pari nessuno vince.",
    "rules_aim_six": "In sei si gioca con trentasei carte di quattro semi, senza i due. I giocatori delle due "
    "squadre, di tre ciascuna, siedono alternati. Vince la smazzata la squadra che prende almeno 61 dei 120 punti; "
    "a sessanta pari nessuno vince.",
    "rules_lead_counter-clockwise": "Comincia chi siede alla destra del mazziere; gli altri rispondono uno dopo "
    "l’altro, in senso antiorario.",
    "rules_lead_clockwise": "Comincia chi siede alla sinistra del mazziere; gli altri rispondono uno dopo l’altro, in "
    "senso orario.",
    "rules_follow_many": "Gli altri devono rispondere con una carta del seme di uscita, se ne hanno; se non ne hanno, "
    "giocano quella che vogliono.",
    "rules_draw_many": "Chi ha preso pesca per primo, poi pescano gli altri in ordine. Nella presa seguente è di mano "
    "chi ha preso. La briscola scoperta si pesca per ultima; poi si giocano le ultime tre carte a testa.",
    "rules_partners_shown": "Finito il mazzo, i compagni si guardano le carte.",
    "rules_usual_three": "Di solito la partita va a chi per primo vince due smazzate.",
    "rules_advice_4_three": "Conta le briscole uscite: sono dieci, o nove se è briscola coppe, compresa quella "
    "scoperta.",
    "rules_advice_4_six": "Conta le briscole uscite: sono nove, compresa quella scoperta.",
    "rules_advice_team": "Se la presa è della tua parte e nessun avversario può più superarla, mettici un carico.",
    "rules_aim_chiamata": "In cinque si gioca con quaranta carte di quattro semi, otto a testa: il mazzo finisce lì. "
    "Chi vince l’asta è il chiamante e gioca con un socio segreto contro gli altri tre. Vincono insieme se prendono "
    "almeno 61 dei 120 punti, o quanti ne ha promessi il chiamante.",
    "rules_auction": "L’asta",
    "rules_bid": "Parla per primo chi viene dopo il mazziere. A turno si chiama un valore, senza dirne il seme, oppure "
    "si passa; chi passa non rientra. Ogni chiamata dev’essere più bassa della precedente, e si può anche saltare "
    "qualche valore. Dopo il due si sale con i punti, da 62 a 120. L’asta è di chi resta solo o arriva a 120. Se "
    "passano tutti, ridà lo stesso mazziere.",
    "rules_name": "Il chiamante dice la briscola. Chi ha la carta chiamata di quel seme è il suo socio: lo sa lui "
    "solo, finché la carta non cade.",
    "rules_name_blind": "Il chiamante dice la briscola quando la prima presa è completa; solo allora si vede chi "
    "prende. Chi aveva la carta chiamata di quel seme è il suo socio: lo sa lui solo, finché la carta non cade.",
    "rules_alone": "Chi chiama una carta che ha in mano gioca da solo contro quattro, e gli altri non lo sanno.",
    "rules_call_forced": "Chi vince l’asta a punti chiama, nel seme che sceglie, la carta più bassa che non ha.",
    "rules_call_two": "Chi vince l’asta a punti chiama il due del seme che sceglie.",
    "rules_lead_caller_counter-clockwise": "La prima carta la gioca il chiamante; gli altri rispondono uno dopo "
    "l’altro, in senso antiorario.",
    "rules_lead_caller_clockwise": "La prima carta la gioca il chiamante; gli altri rispondono uno dopo l’altro, in "
    "senso orario.",
    "rules_next": "Chi prende è di mano nella presa seguente. Le prese sono otto.",
    "rules_count_chiamata": "Alla fine il chiamante e il suo socio contano insieme i loro punti. A sessanta pari il "
    "chiamante ha perso. Il primo mazziere si tira a sorte; poi si dà uno dopo l’altro.",
    "rules_pay": "Se la chiamata riesce, il chiamante segna 2 punti e il socio 1, e ognuno degli altri ne perde 1. Da "
    "solo il chiamante ne segna 4. Se non riesce, è tutto al contrario.",
    "rules_stake": "Chi chiama a 71 punti o più gioca per il doppio, da 81 per il triplo, da 91 per quattro volte, da "
    "101 per cinque. Se una parte prende tutti i 120 punti, la posta raddoppia ancora.",
    "rules_usual_chiamata": "Di solito vince la partita chi arriva per primo a 5 punti.",
    "rules_chiamata_1": "Per chiamare servono briscole: tre o quattro carte di un seme, con l’asso o il tre.",
    "rules_chiamata_2": "Chiama la carta più forte che ti manca nel tuo seme: chi l’ha ti è di grande aiuto.",
    "rules_chiamata_3": "Se sei il socio, non scoprirti subito: carica le prese del chiamante quando sembra un caso.",
    "rules_chiamata_4": "Se giochi contro, guarda chi dà punti al chiamante: è lui il socio. Non caricare per ultimo "
    "una presa sua.",
    "rules_chiamata_5": "Conta le briscole uscite: sono dieci.",
    "rules_signs": "Segni e parole",
    "rules_signs_later": "Dopo la prima presa i compagni possono dirsi con un segno che carte hanno; quasi tutti i "
    "segni parlano di briscole.",
    "rules_signs_always": "Fin dalla prima presa i compagni possono dirsi con un segno che carte hanno; quasi tutti i "
    "segni parlano di briscole.",
    "rules_signs_secret": "Scelta la briscola, ognuno può dire con un segno che carte ha. Finché non si sa chi è il "
    "socio, i segni li vedono tutti.",
    "rules_words": "Possono anche chiedere a voce che cosa giocare: un liscio, un carico, una briscola, o di lasciare "
    "la presa.",
    "rules_words_captain": "Il capitano non fa segni: dice a voce che cosa vuole, un liscio, un carico, una briscola, "
    "o di lasciare la presa, e i compagni, se possono, ubbidiscono.",
    "rules_seen_never": "Gli avversari non si accorgono dei segni; le parole le sentono tutti.",
    "rules_seen_sometimes": "Ogni tanto un avversario si accorge di un segno; le parole le sentono tutti.",
    "rules_seen_always": "I segni li vedono tutti, e le parole le sentono tutti.",
    "rules_signs_true": "I segni non mentono.",
    "rules_signs_false": "Un segno può anche essere falso.",
    "rules_aim_schembil": "Lo schembil è una briscola in sei, con trentasei carte in quattro semi, senza i quattro "
    "due. Si gioca uno sì e uno no nella stessa squadra di tre, guidata da un capitano, il rais: tu guidi la tua, chi "
    "gioca dopo di te l’altra. Vince la smazzata la squadra che prende almeno 61 dei 120 punti; sessanta pari è patta.",
    "rules_usual_schembil": "Di solito vince la partita la squadra che arriva prima a tre smazzate.",
}
