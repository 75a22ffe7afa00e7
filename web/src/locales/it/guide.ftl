### La prima partita: una lezione per ogni turno del primo round.

guide-skip = Salta questo passo

guide-goal-title = Di che cosa si tratta
guide-goal = Vince chi ha più punti vittoria dopo { $rounds } round: costruisci la Cattedrale, neutralizza gli eventi, manda al lavoro i commercianti. Ogni cittadino che piazzi in un edificio lancia per te un dado a ogni round, e con i dadi fai tutto il resto.
guide-character-title = Il tuo segreto
guide-character = { $names }: solo tu sai che { $count ->
    [1] questo personaggio è in gioco. Alla fine
   *[other] questi personaggi sono in gioco. Alla fine ognuno
} dà punti a tutti quelli che hanno abbastanza di una certa cosa. Porta il puntatore su un nome, o tienilo premuto, per sapere quale.
guide-city-hall-title = Il Municipio
guide-city-hall = Piazza il tuo primo cittadino. Chi sta nel Municipio lancia dadi gialli, per il commercio e il denaro, e non chiede stipendio. Scegli lo spazio illuminato.
guide-bishopric-title = Il Vescovado
guide-bishopric = I cittadini qui lanciano dadi bianchi: costruiscono la Cattedrale. A ognuno paghi { $pay } { $pay ->
    [one] denaro
   *[other] denari
} per round.
guide-palace-title = Il Palazzo
guide-palace = I cittadini qui lanciano dadi rossi, per la guerra: servono contro gli eventi rossi e contano il doppio contro i dadi neri. A ognuno paghi { $pay } denari per round.
guide-mix-title = Un po’ di tutto
guide-mix = Cittadini ancora da piazzare: { $left }. Per una prima partita va bene mescolare i tre colori: prendi lo spazio illuminato.
guide-income-title = Il round comincia
guide-income = Hai ricevuto { $income } denari e ne hai pagati { $pay } ai cittadini. Ora ne hai { $deniers }. Accanto trovi i punti influenza, i punti vittoria e i cittadini nella riserva.
guide-dice-title = I tuoi dadi
guide-dice = I tuoi cittadini hanno lanciato: nel tuo distretto ci sono { $count } dadi. Ognuno si usa una volta sola. Gli altri possono comprarteli, e tu i loro.
guide-event-title = Eventi
guide-event = Ora in coda ci sono { $count } eventi, tra cui { $event }. Ognuno agisce di nuovo a ogni round finché qualcuno non lo neutralizza; solo l’evento Fuorilegge non se ne va mai. Porta il puntatore su uno, o tienilo premuto, per leggere che cosa fa.
guide-black-title = Dadi neri
guide-black = Gli eventi portano dadi neri. Devi battere il più alto, un { $value }, con i tuoi dadi; i rossi contano il doppio. { $dice ->
    [1] Il dado illuminato basta.
   *[other] Bastano più dadi insieme: scegli prima quello illuminato.
} Guadagni { $influence } { $influence ->
    [one] punto
   *[other] punti
} influenza.
guide-black-yield-title = Dadi neri
guide-black-yield = I tuoi dadi sono troppo deboli per il dado nero da { $value }: { $vp ->
    [0] non perdi nulla, perché non hai punti vittoria
    [1] perdi il tuo unico punto vittoria
   *[other] perdi { $vp } punti vittoria
}. Premi il pulsante illuminato.
guide-recruit-title = L’influenza porta gente
guide-recruit = Hai { $influence } punti influenza. Prima di un’azione puoi spenderli: con { $cost } un nuovo cittadino arriva nella tua riserva. Premi il pulsante illuminato.
guide-hire-title = Manda un commerciante
guide-hire = { $card }: per { $cost } denari, pagati una volta sola, un tuo cittadino può usare questa carta da ora in poi; con i dadi che propongo, { $times ->
    [one] una volta
   *[other] { $times } volte
}. Gli stemmi danno punti a fine partita.
guide-cathedral-title = La Cattedrale
guide-cathedral = Ogni dado bianco mette un tuo cubetto nella colonna del suo valore: { $vp } punto vittoria e un po’ di influenza. Cubetti che puoi mettere: { $cubes }. Alla fine ogni livello senza un tuo cubetto costa { $level } punti.
guide-fight-title = Neutralizza un evento
guide-fight = { $event }: i tuoi dadi ci mettono { $cubes } { $cubes ->
    [one] cubetto
   *[other] cubetti
}, { $influence } punto influenza ciascuno. { $stays ->
    [yes] Quando tutte le caselle sono coperte, chi ha più cubetti riceve più punti; poi si ricomincia, perché questo evento non se ne va mai.
   *[no] Quando tutte le caselle sono coperte, l’evento se ne va, e chi ha più cubetti riceve più punti.
}
guide-buy-title = Comprare dadi
guide-buy = Puoi usare i dadi degli altri distretti. { $whose ->
    [gray] Questo è neutrale, perché viene da un cittadino grigio; costa { $price } denari, pagati alla banca. Il dado di un giocatore si paga a quel giocatore, che non può rifiutare.
   *[player] Questo costa { $price } denari: li incassa { $owner }, che non può rifiutare. I dadi neutrali, quelli dei cittadini grigi, si pagano alla banca.
} Se un’azione usa due dadi, compresi i tuoi, ogni dado comprato costa { $two } denari; con tre, { $three }.
guide-settle-title = Prendere posto
guide-settle = Con un solo dado del colore di un edificio vi piazzi un cittadino, che a ogni round lancerà un dado per te; il valore del dado dice dove. Se non c’è posto, qualcuno viene espulso e lì non lancia più dadi. Gli altri faranno lo stesso con te.
guide-origin-title = Chi va?
guide-origin = { $supply ->
    [some] Il cittadino della tua riserva è già scelto: conferma. Chi lascia un edificio non vi lancia dadi al prossimo round.
   *[none] La tua riserva è vuota: qualcuno deve lasciare il suo posto, e al prossimo round non vi lancia dadi.
}
guide-number-title = Quanti?
guide-number = Il massimo è già scelto. Conferma, o scegline di meno.
guide-cubes-title = Cubetti sugli eventi
guide-cubes = Scegli l’evento illuminato: ci va un tuo cubetto.
guide-die-title = I dadi
guide-die = Ora scegli il dado illuminato.
guide-target-title = Per che cosa?
guide-target = Ora scegli per che cosa usarlo.
guide-confirm-title = Guarda, poi conferma
guide-confirm = Prima di premere il pulsante illuminato, leggi nello stesso riquadro che cosa succederebbe. Nulla è definitivo finché non confermi.
guide-again-title = Tutto pronto
guide-again = Premi il pulsante illuminato, oppure scegli altro.
guide-astray-title = A modo tuo?
guide-astray = Hai scelto qualcos’altro. Va bene: continua e conferma. Oppure annulla, e ti mostro di nuovo la mia proposta.
guide-free-title = Ora la partita è tua
guide-free = Hai visto ciò che conta. { $hints ->
    [yes] Quando non sai che cosa fare, il pulsante illuminato ti propone una mossa e dice perché.
   *[no] {""}
} Quando non resta nulla di utile, passa: { $passing } denari vengono messi da parte per te, e 1 in più ogni volta che toccherebbe a te; li ricevi alla fine del round. Ricorda il tuo segreto. Buona fortuna!
