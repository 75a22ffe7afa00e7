### La pagina delle regole. Una riga vuota separa i paragrafi, un trattino a inizio riga fa un elenco,
### **due asterischi** mettono in risalto, [parole](#section) porta a una sezione.

rules-goal-title = Di che cosa si tratta
rules-goal =
    La città di Troyes, intorno all’anno 1200. Sei a capo di una famiglia. I tuoi cittadini servono nel Palazzo, nel Vescovado e nel Municipio, e a ogni round il loro lavoro ti arriva sotto forma di dadi. Con i dadi, i tuoi e quelli che compri dai vicini, eserciti mestieri, costruisci la cattedrale, combatti ciò che minaccia la città e piazzi altri cittadini.

    Tutto questo porta **punti vittoria (PV)**. Restano nascosti fino alla fine, a meno che il tavolo giochi a punti scoperti. [Personaggi](#characters) segreti dicono che cos’altro conterà. Chi alla fine ha più PV vince.

rules-setup-title = Prima del primo round
rules-setup =
    - Ogni giocatore ha 5 denari, 4 punti influenza e alcuni cittadini: 6 in due giocatori, 5 in tre, 4 in quattro.
    - Ogni giocatore riceve un personaggio segreto, in due giocatori due.
    - Nove carte Attività stanno coperte, una per colore per ognuno dei round I, II e III.

    Poi si piazzano i cittadini: dal primo giocatore fino all’ultimo, poi dall’ultimo di nuovo al primo, e così via. Ogni volta metti un cittadino su uno spazio libero dei tre edifici, finché tutti i tuoi sono in piedi. Gli spazi rimasti vanno ai cittadini grigi, che non sono di nessuno; in due giocatori sei di loro ci stanno già prima che tu cominci.

rules-round-title = Il round
rules-round =
    Una partita dura 4 round in due giocatori, 5 in tre e 6 in quattro. Ogni round ha sei fasi, in quest’ordine.

rules-reveal-title = Scoprire le carte
rules-reveal =
    Nei primi tre round si scoprono le tre carte Attività del round: una rossa, una bianca, una gialla. Più avanti non c’è nulla da scoprire.

rules-income-title = Entrate e salari
rules-income =
    Ogni giocatore riceve 10 denari e poi paga i salari: 2 denari per ogni suo cittadino nel Palazzo, 1 per ognuno nel Vescovado, niente per quelli nel Municipio.

    Chi non può pagare tutto paga quello che ha e perde 2 PV.

rules-workforce-title = I dadi
rules-workforce =
    Ogni giocatore lancia un dado per ogni suo cittadino in piedi in un edificio: rosso per il Palazzo, bianco per il Vescovado, giallo per il Municipio. I dadi stanno nel suo distretto della piazza cittadina. Quelli dei cittadini grigi stanno nel distretto neutrale.

rules-trouble-title = Eventi
rules-trouble =
    Si scopre un evento rosso, che si mette in coda a destra. Chiama il bianco o il giallo: una carta di quel mazzo lo segue, se ce n’è ancora.

    Poi tutti gli eventi della coda agiscono, da sinistra a destra. Il primo è sempre Fuorilegge, stampato sulla plancia, che non se ne va mai. Un evento agisce di nuovo a ogni round finché non è neutralizzato. I dadi neri mostrati dagli eventi si raccolgono per la [battaglia](#black) che segue; tutto il resto accade subito. Se un evento ti fa pagare o perdere qualcosa e non ne hai abbastanza, dai quello che puoi e perdi 2 PV.

rules-black-title = Dadi neri
rules-black =
    Si lanciano i dadi neri raccolti. Dal primo giocatore in senso orario, ognuno a turno affronta il dado nero **più alto** rimasto, finché non ce ne sono più.

    - Lo batti con uno o più dadi del tuo distretto, di qualsiasi colore. La loro somma deve raggiungere quella del dado nero. **I dadi rossi contano il doppio.**
    - Puoi affrontare altri dadi neri nello stesso momento; allora la tua somma deve raggiungere la loro.
    - Tutti questi dadi si scartano. Ogni dado nero battuto ti dà 1 punto influenza.
    - Se i tuoi dadi bastano, devi farlo. Se non bastano, puoi spendere [influenza](#influence) per migliorarli. Altrimenti il dado nero se ne va, tieni i tuoi dadi e perdi 2 PV.

    Per questo non si possono comprare dadi né usare cubetti delle carte Attività.

rules-turns-title = Azioni
rules-turns =
    Dal primo giocatore in senso orario, ognuno a turno fa un’[azione](#actions) o [passa](#pass), finché tutti sono passati o in nessun distretto restano dadi. Prima dell’azione puoi spendere [influenza](#influence).

rules-close-title = Fine del round
rules-close =
    - Chi è passato prende i denari posti sul proprio distretto.
    - I cittadini espulsi, sdraiati sugli edifici, tornano nella riserva dei proprietari.
    - I dadi non usati si mettono via.
    - Il giocatore a sinistra diventa primo giocatore.

rules-dice-title = Dadi e distretti
rules-dice =
    Ogni azione usa un gruppo **da uno a tre dadi di un solo colore**: rosso per le armi, bianco per la fede, giallo per il commercio. Possono venire da qualsiasi distretto.

    I tuoi dadi non costano nulla. Quelli degli altri distretti si comprano, e nessuno può rifiutare: il prezzo va al proprietario, per i dadi neutrali alla banca. Il prezzo di ogni dado comprato dipende dalla dimensione dell’intero gruppo, compresi i tuoi dadi.

    - In un gruppo di un dado: 2 denari.
    - In un gruppo di due: 4 denari per ogni dado comprato.
    - In un gruppo di tre: 6 denari per ogni dado comprato.

    Paghi con quello che hai: il denaro che l’azione frutta non può pagarla. Puoi agire anche senza dadi tuoi. Dopo l’azione i suoi dadi si scartano.

rules-actions-title = Le azioni
rules-actions =
    Le azioni sono cinque; nel tuo turno ne fai una, oppure passi. Scegli prima i dadi o prima il luogo, come preferisci: ciò che è ancora possibile resta illuminato, e la riga sotto la plancia dice che cosa succederebbe prima che tu confermi.

rules-activate-title = Usare una carta Attività
rules-activate =
    Prendi dadi del colore della carta. Ti serve un **commerciante** sulla carta. Se non ne hai, assumine uno: paga la cifra sulla moneta e manda uno dei tuoi cittadini, dalla riserva, da un edificio o da un’altra carta. Occupa il primo spazio libero e alla fine ne varrà i PV. Se nessuno spazio è libero sta sull’illustrazione: non vale nulla, ma puoi usare la carta. Nessuno ha due commercianti sulla stessa carta.

    Dividi il totale dei dadi per il divisore della carta, senza contare il resto: tante sono le **attivazioni**. Ce ne vuole almeno una. Ogni attivazione fa ciò che la carta mostra.

    Dove le attivazioni costano qualcosa, scegli tu quante ne vuoi; così anche con Processione e Giostra. Tutte le altre carte le usano tutte.

rules-cubes-title = Le carte con la clessidra
rules-cubes =
    Queste carte non fanno nulla subito. Ogni attivazione mette un tuo cubetto sulla carta. Più avanti puoi spendere **un** cubetto con un’azione per cambiarne i dadi: numero, colore, valore o prezzo, secondo la carta. Cambia solo il gruppo che usi; i dadi rimasti nei distretti restano come sono. I cubetti restano tuoi anche se il tuo commerciante lascia la carta.

rules-build-title = Costruire la cattedrale
rules-build =
    Prendi da uno a tre dadi bianchi. Ognuno mette un tuo cubetto nella colonna del suo valore, al più basso dei tre livelli che sia libero. Una colonna piena non ne accetta altri.

    Ogni cubetto dà 1 PV, più 1 punto influenza nelle colonne da 1 a 3 o 2 nelle colonne da 4 a 6. A fine partita ogni livello senza un tuo cubetto ti costa 2 PV.

rules-fight-title = Combattere un evento
rules-fight =
    Prendi dadi del colore dell’evento; contro Fuorilegge, dadi di un solo colore a scelta. Dividi il totale per il divisore dell’evento: tanti cubetti puoi mettere al massimo, almeno uno. Coprono gli stendardi in ordine, e ognuno ti dà 1 punto influenza.

    Quando l’ultimo stendardo è coperto, l’evento è neutralizzato subito:

    - Più cubetti: la prima ricompensa e la carta. Chi viene dopo: la seconda ricompensa. Chi è da solo sull’evento prende entrambe.
    - Parità per il maggior numero: chi è in parità divide entrambe le ricompense, per difetto, e gli altri non prendono nulla. La carta va a chi tra loro ha messo il cubetto per primo.
    - Parità per il secondo posto: si divide la seconda ricompensa, per difetto.
    - I cubetti grigi contano come quelli di un giocatore; ciò che vince il grigio va perduto.

    Nessuno prende Fuorilegge: si danno le ricompense, si tolgono i cubetti, e ricomincia.

rules-place-title = Piazzare un cittadino
rules-place =
    Prendi esattamente un dado: rosso per il Palazzo, bianco per il Vescovado, giallo per il Municipio. Il cittadino viene dalla tua riserva o da qualsiasi punto della plancia: un edificio, in piedi o sdraiato, o una carta.

    - **Palazzo**: il cittadino occupa lo spazio con il numero del dado. Chi vi si trova viene espulso.
    - **Vescovado e Municipio**: il cittadino entra da sinistra nella riga che mostra il numero del dado. Gli altri si spostano di uno spazio a destra, fino al primo vuoto; se non c’è, l’ultimo viene espulso.

    Chi è espulso resta sdraiato sull’immagine dell’edificio fino alla fine del round. Puoi espellere un tuo cittadino. Nessuno può avere due cittadini sdraiati sullo stesso edificio: un piazzamento che lo farebbe non è permesso.

rules-farm-title = Agricoltura
rules-farm =
    Prendi da uno a tre dadi gialli e ricevi metà del loro totale in denari, arrotondata per difetto. Non serve un commerciante.

rules-pass-title = Passare
rules-pass =
    Quando passi, 2 denari vanno sul tuo distretto e in questo round non fai più azioni. Ogni volta che toccherebbe di nuovo a te si aggiunge 1 denaro. Li ricevi alla fine del round. Gli altri possono ancora comprare i tuoi dadi, pagandoti.

rules-influence-title = Influenza
rules-influence =
    Guadagni influenza costruendo la cattedrale, mettendo cubetti sugli eventi, battendo dadi neri e con alcune carte. Non se ne possono tenere più di 20.

    Nel tuo turno, prima dell’azione o prima di affrontare un dado nero, puoi spenderla, quante volte vuoi e in qualsiasi ordine:

    - **1 punto**: rilancia un dado del tuo distretto.
    - **2 punti**: prendi un tuo cittadino dalla riserva generale nella tua.
    - **4 punti**: gira da uno a tre dadi del tuo distretto sulla faccia opposta. Un dado mostra poi 7 meno il suo valore.

    L’influenza non cambia mai i dadi degli altri distretti, e chi è passato non ne spende più.

rules-cards-title = Tutte le carte Attività
rules-cards =
    Su una carta vedi il prezzo di un commerciante sulla moneta, i PV dei suoi spazi, che cosa fa un’attivazione e il divisore. Le carte di una partita si estraggono a caso: una per colore per ognuno dei primi tre round.

rules-events-title = Tutti gli eventi
rules-events =
    Su un evento vedi che cosa fa a ogni round, i suoi stendardi, il divisore e il colore dei dadi che lo combattono, e le due ricompense.

rules-characters-title = Tutti i personaggi
rules-characters =
    Ogni personaggio distribuito, a chiunque, alla fine dà punti a **tutti** i giocatori. Conosci solo il tuo: osserva a che cosa mirano gli altri.

rules-end-title = La fine della partita
rules-end =
    La partita finisce dopo il round in cui è arrivato l’ultimo evento rosso. Ai PV guadagnati durante il gioco ogni giocatore aggiunge:

    - 1 PV per ogni evento ancora presente, Fuorilegge compresi, su cui c’è almeno un suo cubetto;
    - i PV degli spazi su cui stanno i suoi commercianti;
    - quello che gli dà ogni personaggio in gioco;
    - meno 2 PV per ogni livello della cattedrale senza un suo cubetto.

    Chi ha più PV vince. In caso di parità la vittoria è condivisa.

rules-bonus-title = Le carte bonus
rules-bonus =
    Un tavolo può giocare con tre carte Attività in più, Fornaio, Banchetto e Priore, e un evento in più, Resistenza. Si mescolano alle altre. Quando si scopre Resistenza arriva un altro evento rosso, che chiama il bianco o il giallo come al solito: tre nuovi eventi in un round.

rules-king-title = La Sfida del Re
rules-king =
    In solitario contro il Re, in 4 round, con le regole per due giocatori, ma:

    - Il Re ha la parte dei pezzi grigi, con cittadini e cubetti in abbondanza. Non ha denari né influenza e non paga salari. Ciò che gli eventi tolgono non lo tocca mai.
    - All’inizio i dadi decidono dove piazza i suoi dodici cittadini; tu piazzi i tuoi sei nel frattempo.
    - Tutti e sei i personaggi stanno scoperti in fila. Il primo è il prossimo a dare punti.
    - Quando tocca a lui un dado nero, cede il suo dado migliore e lo toglie, quali che siano i numeri.
    - I suoi dadi si ordinano per valore, poi rosso, giallo, bianco. Puoi comprarli; paghi la banca.

    Nel suo turno si lanciano due dadi, e la somma dice che cosa fa. Paga con i suoi dadi migliori, fin dove ne ha:

    - **2 o 12**: guadagna 3 PV, per tre dadi, uno dei quali è il tuo migliore, per cui ricevi 6 denari.
    - **3 o 11**: guadagna 2 PV, per due dadi, uno dei quali è il tuo migliore, per cui ricevi 4 denari.
    - **4 o 10**: piazza un cittadino, per un dado; il suo colore indica l’edificio.
    - **5 o 9**: neutralizza l’ultimo evento della coda, per un dado per ogni stendardo libero.
    - **6**: piazza un commerciante sullo spazio libero migliore, per un dado.
    - **7**: mette due cubetti sulla cattedrale per 1 PV ciascuno, per due dadi.
    - **8**: il prossimo personaggio dà subito punti a entrambi e se ne va.

    Alla fine si contano entrambi, e i tuoi punti meno i suoi sono il verdetto. Conservi la testa se sei in vantaggio da 6 a 15 punti, o di più di 20. Da 16 a 20 è troppo per un Re geloso, e meno di 6 è troppo poco.
