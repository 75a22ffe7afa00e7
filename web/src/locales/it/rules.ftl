### La pagina delle regole. Una riga vuota separa i paragrafi, un trattino a inizio riga fa un elenco,
### **due asterischi** mettono in risalto, [parole](#section) porta a una sezione.

## Importi dell’edizione del tavolo

deniers-income =
    { $income ->
        [one] { $income } denaro
       *[other] { $income } denari
    }
deniers-palace =
    { $palace ->
        [one] { $palace } denaro
       *[other] { $palace } denari
    }
deniers-one =
    { $one ->
        [one] { $one } denaro
       *[other] { $one } denari
    }
deniers-two =
    { $two ->
        [one] { $two } denaro
       *[other] { $two } denari
    }
deniers-three =
    { $three ->
        [one] { $three } denaro
       *[other] { $three } denari
    }
deniers-taxes =
    { $taxes ->
        [one] { $taxes } denaro
       *[other] { $taxes } denari
    }

rules-goal-title = Di che cosa si tratta
rules-goal =
    La città di Troyes, intorno all’anno 1200. Sei a capo di una famiglia. I tuoi cittadini servono nel Palazzo, nel Vescovado e nel Municipio, e a ogni round il loro lavoro ti arriva sotto forma di dadi. Con i dadi, i tuoi e quelli che compri dai vicini, eserciti mestieri, costruisci la Cattedrale, combatti ciò che minaccia la città e piazzi altri cittadini.

    Tutto questo porta **punti vittoria (PV)**. Restano nascosti fino alla fine, a meno che il tavolo non giochi a punti scoperti. Alcuni [personaggi](#characters) segreti decidono che cos’altro conterà. Vince chi alla fine ha più PV.

rules-setup-title = Prima del primo round
rules-setup =
    - Ogni giocatore ha 5 denari, 4 punti influenza e alcuni cittadini: 6 in due giocatori, 5 in tre, 4 in quattro. Gli altri dei suoi dodici cittadini aspettano nella riserva generale.
    - Ogni giocatore riceve un personaggio segreto; in due giocatori ne riceve due.
    - Ci sono nove carte Attività coperte, una per colore per ognuno dei round I, II e III.

    Poi si piazzano i cittadini: dal primo giocatore fino all’ultimo, poi dall’ultimo di nuovo al primo, e così via. Ogni volta metti un cittadino su uno spazio libero dei tre edifici, finché non li hai piazzati tutti. Gli spazi rimasti vanno ai cittadini grigi, che non appartengono a nessun giocatore; in due giocatori sei di loro sono già al loro posto prima che tu cominci.

rules-round-title = Il round
rules-round =
    Una partita dura 4 round in due giocatori, 5 in tre e 6 in quattro. Ogni round ha sei fasi, in quest’ordine.

rules-reveal-title = Rivelare le carte Attività
rules-reveal =
    Nei primi tre round si rivelano le tre carte Attività del round: una rossa, una bianca, una gialla. Più avanti non c’è nulla da rivelare.

rules-income-title = Rendita e stipendi
rules-income =
    Ogni giocatore riceve { deniers-income } e poi paga gli stipendi: { deniers-palace } per ogni suo cittadino nel Palazzo, { $bishopric } per ognuno nel Vescovado, { $city_hall ->
        [0] niente per quelli nel Municipio.
       *[other] { $city_hall } per ognuno nel Municipio.
    }

    Chi non può pagare tutto paga quello che ha e perde 2 PV. Durante la partita nessuno scende mai sotto 0 PV.

rules-workforce-title = Assemblare la forza lavoro
rules-workforce =
    Ogni giocatore lancia un dado per ogni suo cittadino in piedi in un edificio: rosso per il Palazzo, bianco per il Vescovado, giallo per il Municipio. I dadi vanno nel suo distretto della piazza cittadina. Quelli dei cittadini grigi vanno nel distretto neutrale.

rules-trouble-title = Eventi
rules-trouble =
    Si rivela un evento rosso, che si mette in coda a destra. Il suo simbolo indica se lo segue una carta del mazzo bianco o di quello giallo, finché in quel mazzo ce ne sono.

    Poi tutti gli eventi della coda agiscono, da sinistra a destra. Il primo è sempre l’evento Fuorilegge, stampato sulla plancia, che non se ne va mai. Un evento agisce di nuovo a ogni round finché non è neutralizzato. I dadi neri mostrati dagli eventi si raccolgono per la [battaglia](#black) che segue; tutto il resto accade subito. Se un evento ti fa pagare o perdere qualcosa e non ne hai abbastanza, dai quello che puoi e perdi 2 PV.

rules-black-title = Dadi neri
rules-black =
    Si lanciano i dadi neri raccolti. Dal primo giocatore in senso orario, ognuno a turno affronta il dado nero **più alto** rimasto, finché non ce ne sono più.

    - Lo batti con uno o più dadi del tuo distretto, di qualsiasi colore. La loro somma deve essere almeno pari al valore del dado nero. **I dadi rossi contano il doppio.**
    - Puoi affrontare altri dadi neri nello stesso momento; allora la tua somma deve essere almeno pari alla loro.
    - Tutti questi dadi si scartano. Ogni dado nero battuto ti dà 1 punto influenza.
    - Se i tuoi dadi bastano, devi farlo. Se non bastano, puoi spendere [influenza](#influence) per migliorarli. Altrimenti il dado nero se ne va, tieni i tuoi dadi e perdi 2 PV.

    Per questo non si possono comprare dadi né usare cubetti delle carte Attività.

rules-turns-title = Azioni
rules-turns =
    Dal primo giocatore in senso orario, ognuno a turno fa un’[azione](#actions) o [passa](#pass), finché tutti non hanno passato o non restano più dadi in nessun distretto. Prima dell’azione puoi spendere [influenza](#influence).

rules-close-title = Fine del round
rules-close =
    - Chi ha passato prende i denari messi nel proprio distretto.
    - I cittadini espulsi, sdraiati davanti agli edifici, tornano nella riserva dei proprietari, quelli grigi nella riserva generale.
    - I dadi non usati si mettono via.
    - Il giocatore alla sinistra del primo giocatore diventa il nuovo primo giocatore.

rules-dice-title = Dadi e distretti
rules-dice =
    Ogni azione usa un gruppo **composto da uno a tre dadi dello stesso colore**: rosso per le armi, bianco per la fede, giallo per il commercio. Possono venire da qualsiasi distretto. Solo il Pellegrinaggio accetta dadi di colori diversi.

    I tuoi dadi non costano nulla. Quelli degli altri distretti si comprano, e nessuno può rifiutare: il prezzo va al proprietario, per i dadi neutrali alla banca. Il prezzo di ogni dado comprato dipende dalla dimensione dell’intero gruppo, compresi i tuoi dadi.

    - In un gruppo di un dado: { deniers-one }.
    - In un gruppo di due: { deniers-two } per ogni dado comprato.
    - In un gruppo di tre: { deniers-three } per ogni dado comprato.

    Paghi con quello che hai: non puoi pagare l’azione con il denaro che ti frutta. Puoi agire anche senza dadi tuoi. Dopo l’azione i suoi dadi si scartano.

rules-actions-title = Le azioni
rules-actions =
    Le azioni sono cinque; nel tuo turno ne fai una, oppure passi. Scegli prima i dadi o prima il luogo, come preferisci: ciò che è ancora possibile resta illuminato, e prima di confermare leggi nel riquadro del pulsante che cosa succederebbe.

rules-activate-title = Usare una carta Attività
rules-activate =
    Prendi dadi del colore della carta. Ti serve un **commerciante** sulla carta. Se non ne hai, assumine uno: paga la cifra sulla moneta e manda uno dei tuoi cittadini, dalla riserva, da un edificio o da un’altra carta. Occupa il primo spazio libero e alla fine ne varrà i PV. Se nessuno spazio è libero sta sull’illustrazione: non vale nulla, ma puoi usare la carta. Nessuno ha due commercianti sulla stessa carta.

    Dividi il totale dei dadi per il divisore della carta, senza contare il resto: il risultato è il numero delle **attivazioni**. Ce ne vuole almeno una. Ogni attivazione fa ciò che la carta mostra.

    Dove le attivazioni costano qualcosa, scegli tu quante ne vuoi, almeno una; lo stesso vale per Processione e Giostra. Tutte le altre carte le usano tutte.

rules-cubes-title = Le carte con la clessidra
rules-cubes =
    Queste carte non agiscono subito. Ogni attivazione mette un tuo cubetto sulla carta. Più avanti puoi spendere **un** cubetto con un’azione per cambiarne i dadi: numero, colore, valore o prezzo, secondo la carta. Un solo dado che vale come più dadi non costa di più: se comprato, è sempre un gruppo di un dado. Cambia solo il gruppo che usi; i dadi rimasti nei distretti restano come sono. I cubetti restano tuoi anche se il tuo commerciante lascia la carta.

rules-build-title = Costruire la Cattedrale
rules-build =
    Prendi da uno a tre dadi bianchi. Ognuno mette un tuo cubetto nella colonna del suo valore, sul più basso dei tre livelli che sia libero. Una colonna piena non ne accetta altri.

    Ogni cubetto dà 1 PV, più 1 punto influenza nelle colonne da 1 a 3 o 2 nelle colonne da 4 a 6. A fine partita ogni livello senza un tuo cubetto ti costa 2 PV.

rules-fight-title = Combattere un evento
rules-fight =
    Prendi dadi del colore dell’evento; contro l’evento Fuorilegge, dadi di un solo colore a scelta. Dividi il totale per il divisore dell’evento, senza contare il resto: il risultato è il numero massimo di cubetti che puoi mettere, mai più delle caselle libere; ne devi mettere almeno uno. Coprono le caselle in ordine, e ognuno ti dà 1 punto influenza.

    Quando l’ultima casella è coperta, l’evento è subito neutralizzato:

    - Chi ha più cubetti: la prima ricompensa e la carta. Chi viene dopo: la seconda ricompensa. Chi è da solo sull’evento prende entrambe.
    - Parità per il primo posto: chi è in parità si divide entrambe le ricompense, ogni parte arrotondata per difetto, e gli altri non prendono nulla. La carta va a chi tra loro ha il cubetto messo per primo.
    - Parità per il secondo posto: chi è in parità si divide la seconda ricompensa, ogni parte arrotondata per difetto.
    - I cubetti grigi contano come quelli di un giocatore; ciò che spetta ai grigi va perduto.

    Nessuno prende l’evento Fuorilegge: si danno le ricompense e si tolgono i cubetti; dall’azione successiva si può combattere di nuovo.

rules-place-title = Piazzare un cittadino
rules-place =
    Prendi esattamente un dado: rosso per il Palazzo, bianco per il Vescovado, giallo per il Municipio. Il cittadino viene dalla tua riserva o da qualsiasi punto della plancia: un edificio, in piedi o sdraiato, o una carta. Per prima cosa lascia il suo vecchio posto, che così risulta vuoto.

    - **Palazzo**: il cittadino occupa lo spazio con il numero del dado. Chi vi si trova viene espulso.
    - **Vescovado e Municipio**: il cittadino occupa il primo spazio a sinistra della riga che mostra il numero del dado. Chi vi si trova si sposta di uno spazio a destra, e così quelli dopo, fino al primo vuoto; se non c’è, l’ultimo viene espulso.

    Chi è espulso resta sdraiato davanti all’edificio fino alla fine del round. Puoi espellere un tuo cittadino. Nessuno, nemmeno i grigi, può avere due cittadini sdraiati davanti allo stesso edificio: un piazzamento che lo farebbe non è permesso.

rules-farm-title = Agricoltura
rules-farm =
    Prendi da uno a tre dadi gialli e ricevi metà del loro totale in denari, arrotondata per difetto. Non serve un commerciante.

rules-pass-title = Passare
rules-pass =
    Quando passi, 2 denari vanno nel tuo distretto e in questo round non fai più azioni. Ogni volta che toccherebbe di nuovo a te si aggiunge 1 denaro. Li ricevi alla fine del round. Gli altri possono ancora comprare i tuoi dadi, pagandoti.

rules-influence-title = Influenza
rules-influence =
    Guadagni influenza costruendo la Cattedrale, mettendo cubetti sugli eventi, battendo dadi neri e con alcune carte. Non se ne possono tenere più di 20.

    Nel tuo turno, prima dell’azione o prima di affrontare un dado nero, puoi spenderla, quante volte vuoi e in qualsiasi ordine:

    - **1 punto**: rilancia un dado del tuo distretto.
    - **2 punti**: porta un tuo cittadino dalla riserva generale alla tua.
    - **4 punti**: gira da uno a tre dadi del tuo distretto sulla faccia opposta. Un dado mostra poi 7 meno il valore di prima.

    L’influenza non cambia mai i dadi degli altri distretti, e chi ha passato non può più spenderne.

rules-cards-title = Tutte le carte Attività
rules-cards =
    Su una carta vedi il prezzo di un commerciante sulla moneta, i PV dei suoi spazi, che cosa fa un’attivazione e il divisore. Le carte di una partita si estraggono a caso: una per colore per ognuno dei primi tre round.

rules-events-title = Tutti gli eventi
rules-events =
    Su un evento vedi che cosa fa a ogni round, le sue caselle, il divisore e il colore dei dadi che lo combattono, e le due ricompense.

rules-characters-title = Tutti i personaggi
rules-characters =
    Ogni personaggio distribuito, a chiunque, alla fine dà punti a **tutti** i giocatori. Conosci solo il tuo (in due giocatori, i tuoi due): osserva a che cosa mirano gli altri.

rules-end-title = La fine della partita
rules-end =
    La partita finisce dopo il round in cui è arrivato l’ultimo evento rosso. Ai PV guadagnati durante il gioco ogni giocatore aggiunge:

    - 1 PV per ogni evento ancora presente, compreso l’evento Fuorilegge, su cui c’è almeno un suo cubetto;
    - i PV degli spazi su cui stanno i suoi commercianti;
    - quello che gli dà ogni personaggio in gioco;
    - meno 2 PV per ogni livello della Cattedrale senza un suo cubetto.

    Vince chi ha più PV. In caso di parità la vittoria è condivisa.

rules-bonus-title = Le carte bonus
rules-bonus =
    Un tavolo può giocare con tre carte Attività in più, Fornaio, Banchetto e Priore, e un evento in più, Resistenza. Si mescolano alle altre. Quando si rivela Resistenza arriva un altro evento rosso, uno di quelli messi da parte all’inizio, seguito come al solito da uno bianco o giallo: tre nuovi eventi in un round.

rules-king-title = La Sfida del Re
rules-king =
    In solitario contro il Re, in 4 round, con le regole per due giocatori, ma:

    - Il Re prende il posto dei grigi: ciò che gli eventi farebbero con cittadini e cubetti grigi, lo fanno con i suoi. Ha 24 cittadini e cubetti a volontà, ma né denari né influenza; non riceve rendita e non paga stipendi.
    - Ciò che gli eventi tolgono non lo tocca mai: Siccità, Guerra civile ed Eresia lo risparmiano, e un suo cubetto resta dov’è con Interruzione dei lavori e Resistenza.
    - All’inizio il Re piazza tre cittadini dove li mandano i dadi, poi tu ne piazzi due, e così via, finché non hai piazzato i tuoi sei; gli ultimi tre sono suoi.
    - Tutti e sei i personaggi sono in fila, scoperti. Il prossimo a dare punti è il primo della fila.
    - I dadi, suoi e tuoi, si ordinano per valore; a parità di valore il rosso viene prima del giallo e il giallo prima del bianco. Puoi comprare i suoi; paghi la banca.
    - Quando tocca a lui affrontare un dado nero, cede il suo dado migliore e toglie il dado nero più alto, qualunque sia il loro valore. Se non ha dadi, lo toglie lo stesso. Non ci guadagna e non ci perde nulla.
    - Finché ha dadi continua a giocare, anche dopo che hai passato. Senza dadi è come se avesse passato.

    Nel suo turno si lanciano due dadi, e la somma dice che cosa fa. Paga con i suoi dadi migliori. Se non bastano dà quelli che ha e agisce lo stesso; paga anche quando non ne viene nulla.

    - **2 o 12**: guadagna 3 PV, al prezzo di tre dadi, uno dei quali è il tuo migliore, per cui ricevi subito { deniers-three }. Se non hai dadi, tutti e tre sono suoi e non ricevi nulla.
    - **3 o 11**: guadagna 2 PV, al prezzo di due dadi, uno dei quali è il tuo migliore, per cui ricevi subito { deniers-two }. Se non hai dadi, entrambi sono suoi e non ricevi nulla.
    - **4 o 10**: piazza un cittadino della sua riserva, al prezzo di un dado; il colore del dado indica l’edificio. Ogni volta che può, espelle uno dei tuoi cittadini. Se non può, prende un posto dove non espelle nessuno; solo come ultima scelta ne espelle uno suo. Nel Palazzo preferisce i numeri alti, altrove la riga in alto.
    - **5 o 9**: copre tutte le caselle libere dell’evento più a destra, o dell’evento Fuorilegge se non ce ne sono altri, al prezzo di un dado ciascuna. Prende ricompense e carte come un giocatore.
    - **6**: manda un commerciante sullo spazio libero che vale più PV, su una carta dove non ne ha, al prezzo di un dado. Tra spazi uguali sceglie la carta meno cara, poi il rosso prima del giallo e il giallo prima del bianco, poi la carta del round con il numero più basso. Se nessuno spazio è libero, il commerciante sta sull’illustrazione; se il Re è già su tutte le carte, non succede nulla.
    - **7**: mette due cubetti sulla Cattedrale, sui numeri liberi più alti del livello più basso che ha posto, al prezzo di due dadi. Guadagna 1 PV per ciascuno, anche per un cubetto che non trova posto: 2 PV quando la Cattedrale è piena.
    - **8**: il prossimo personaggio dà subito punti a entrambi e se ne va. Thibaut II e Hugues de Payns non danno mai punti al Re. Se non restano personaggi, il Re guadagna 1 PV.

    Alcune carte cambiano:

    - **Decima**: puoi prendere senza pagare fino a tre dadi gialli del Re.
    - **Esattore delle tasse**: { deniers-taxes } per ogni cittadino del Re in piedi nel Municipio; paga la banca.
    - **Banchetto**: il distretto del Re è escluso.
    - **Manodopera emigrante**: ogni volta che si mette un cubetto, anche il Re guadagna 1 PV.
    - **Processione e Giostra**: i dadi del Re si confrontano con i tuoi, ma lui non guadagna nulla. Se è in testa da solo nessuno guadagna; in caso di parità guadagni tu.

    Alla fine si contano i punti di entrambi, anche quelli dei personaggi ancora in fila. I tuoi punti meno i suoi sono lo scarto, e dallo scarto dipende il verdetto:

    - **0 o meno**, Vince il Re: perdi la testa.
    - **Da 1 a 5**, Un sorriso sottile: troppo poco, perdi la testa.
    - **Da 6 a 10**, Onorevole: conservi la testa.
    - **Da 11 a 15**, Un nome da ricordare: conservi la testa.
    - **Da 16 a 20**, Una stella troppo viva: troppo per un Re geloso, perdi la testa.
    - **Più di 20**, La città è tua: può solo inchinarsi, conservi la testa.
