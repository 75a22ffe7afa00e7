### Aiuto al passaggio del puntatore, al focus o alla pressione prolungata: che cosa fa ogni carta, evento, personaggio e luogo.

## Parti dei testi seguenti, con i numeri dell’edizione del tavolo

amount-deniers =
    { $deniers ->
        [one] { $deniers } denaro
       *[other] { $deniers } denari
    }
amount-pays =
    { $pays ->
        [one] { $pays } denaro
       *[other] { $pays } denari
    }
amount-price =
    { $price ->
        [one] { $price } denaro
       *[other] { $price } denari
    }
amount-two =
    { $two ->
        [one] { $two } denaro
       *[other] { $two } denari
    }
amount-three =
    { $three ->
        [one] { $three } denaro
       *[other] { $three } denari
    }
amount-taxes =
    { $taxes ->
        [one] { $taxes } denaro
       *[other] { $taxes } denari
    }
amount-influence =
    { $influence ->
        [one] { $influence } punto influenza
       *[other] { $influence } punti influenza
    }
amount-spends =
    { $spends ->
        [one] { $spends } punto influenza
       *[other] { $spends } punti influenza
    }
amount-salary =
    { $pay ->
        [0] non costa nulla
        [one] ti costa { $pay } denaro
       *[other] ti costa { $pay } denari
    }
how-to-fight =
    { $black ->
        [0] {""}
        [one] Aggiunge { $black } dado nero a ogni round.{" "}
       *[other] Aggiunge { $black } dadi neri a ogni round.{" "}
    }{ $colour ->
        [red] Si combatte con dadi rossi.
        [white] Si combatte con dadi bianchi.
        [yellow] Si combatte con dadi gialli.
       *[any] Si combatte con dadi di un unico colore, qualunque sia.
    }
what-is-needed =
    1 PV da { $one }, 3 PV da { $three }, 6 PV da { $six }.{ $few ->
        [same] {""}
       *[other] {" "}In uno o due giocatori: da { $few-one }, { $few-three } e { $few-six }.
    }

## Carte rosse

help-archer = Lancia un dado per ogni attivazione. Ogni dado che mostra 3 o più ti fa mettere su un evento a scelta un cubetto, che ti dà 1 punto influenza.
help-diplomat = Per ogni attivazione: paghi { amount-spends } e metti un cubetto su un evento a scelta; ogni cubetto ti restituisce 1 punto influenza. Scegli tu quante attivazioni pagare.
help-chivalry = Per ogni attivazione: un cubetto su un evento a scelta per ogni dado rosso rimasto nel tuo distretto. I dadi usati per questa azione non contano. Ogni cubetto dà 1 punto influenza.
help-hunting = Per ogni attivazione: guadagni { amount-influence }.
help-mercenary = Per ogni attivazione: guadagni { amount-deniers }.
help-tax_collector = Per ogni attivazione: ogni altro giocatore ti paga { amount-deniers } per ciascuno dei suoi cittadini in piedi nel Municipio, nei limiti del denaro che ha; per quelli grigi paga la banca.
help-joust = Per ogni attivazione: se nessun distretto ha un totale di dadi rossi più alto del tuo, guadagni { $vp } PV. Li guadagnano anche i giocatori in parità. I dadi usati per questa azione non contano, e deve restarti almeno un dado rosso. Scegli tu quante attivazioni usare.
help-captain = Per ogni attivazione: { $vp } PV per ogni evento, compreso l’evento Fuorilegge, su cui c’è almeno un tuo cubetto.
help-troubadour = Per ogni attivazione: paghi { amount-spends } e guadagni { $vp } PV. Scegli tu quante attivazioni pagare.
help-banquet = Per ogni attivazione: si cerca il distretto con più dadi rossi, di chiunque sia, e guadagni { $vp } PV per ogni dado rosso che contiene. I dadi usati per questa azione non contano.

## Carte bianche

help-monk = Dà un cubetto per attivazione. Spendi un cubetto più avanti: un solo dado bianco vale come 3 dadi gialli del suo valore; se comprato, costa { amount-price }. Non per piazzare un cittadino.
help-priest = Dà un cubetto per attivazione. Spendi un cubetto più avanti: ogni dado giallo del gruppo vale 3 in più. Non per piazzare un cittadino nel Municipio.
help-tithe = Dà un cubetto per attivazione. Spendi un cubetto più avanti, con dadi gialli: puoi prendere senza pagare un dado giallo da ogni altro distretto, anche da quello neutrale. Questi dadi contano comunque per la dimensione del gruppo.
help-apprenticeship = Dà un cubetto per attivazione. Spendi un cubetto più avanti: ogni dado del gruppo vale 5. Non per gli edifici né per la Cattedrale.
help-confession = Dà un cubetto per attivazione. Spendi un cubetto più avanti: ogni dado del gruppo vale 2 in più. Non per gli edifici né per la Cattedrale.
help-templar = Dà un cubetto per attivazione. Spendi un cubetto più avanti: un solo dado bianco vale come 2 dadi rossi del suo valore; se comprato, costa { amount-price }. Non per piazzare un cittadino.
help-prior = Dà un cubetto per attivazione. Spendi un cubetto più avanti: un solo dado bianco vale come 2 dadi bianchi del suo valore; se comprato, costa { amount-price }. Sulla Cattedrale mette due cubetti nella sua colonna, se c’è posto per entrambi. Non per piazzare un cittadino.
help-glassblower = Per ogni attivazione: { $vp } PV ogni due tuoi cubetti sulla Cattedrale.
help-pilgrimage = Per ogni attivazione: guadagni { $vp } PV. Puoi usare dadi di qualsiasi colore, anche mescolati; un gruppo misto può essere cambiato solo da un cubetto di Apprendistato o Confessione.
help-procession = Per ogni attivazione: chi ha più dadi nel proprio distretto guadagna { $vp } PV, e lo stesso vale per chi è in parità. I dadi usati per questa azione non contano; se in città non ne resta nessuno, nessuno guadagna nulla. Se il distretto neutrale ne ha più di tutti gli altri, nessuno guadagna nulla. Scegli tu quante attivazioni usare.

## Carte gialle

help-merchant = Per ogni attivazione: guadagni { amount-deniers }.
help-miller = Per ogni attivazione: guadagni { amount-deniers } per ogni tuo cittadino in piedi nel Palazzo, oppure per ognuno nel Vescovado, secondo ciò che rende di più.
help-artisan = Per ogni attivazione: paghi { amount-spends } e guadagni { amount-deniers }. Scegli tu quante attivazioni pagare.
help-baker = Per ogni attivazione: guadagni { amount-deniers } per ogni dado giallo presente nei distretti. I dadi usati per questa azione non contano.
help-militiaman = Dà un cubetto per attivazione. Spendi un cubetto più avanti: per quell’azione i dadi gialli contano come rossi.
help-innkeeper = Per ogni attivazione: paghi { amount-pays } e guadagni { amount-influence }. Scegli tu quante attivazioni pagare.
help-blacksmith = Dà un cubetto per attivazione. Spendi un cubetto più avanti: il totale di un gruppo di dadi rossi sale di 5. Non per piazzare un cittadino nel Palazzo.
help-sculptor = Per ogni attivazione: guadagni { $vp } PV. I commercianti su questa carta valgono molti punti alla fine.
help-journeyman = Per ogni attivazione: paghi { amount-pays } e guadagni { $vp } PV. Scegli tu quante attivazioni pagare.
help-goldsmith = Per ogni attivazione: guadagni { $vp } PV e { amount-deniers }.

## Eventi

help-marauding = { how-to-fight } Non se ne va mai. Quando si copre l’ultima casella si assegnano le ricompense e le caselle tornano libere.
help-succession_conflict = A ogni round si lancia un dado e un cittadino grigio occupa quello spazio del Palazzo, espellendo chi vi si trova, salvo se i cittadini grigi sono finiti o se il proprietario di chi verrebbe espulso ne ha già uno sdraiato lì. { how-to-fight }
help-brigands = { how-to-fight }
help-skirmishes = { how-to-fight }
help-war = { how-to-fight }
help-normans_attack = { how-to-fight }
help-resistance = A ogni round ogni altro evento perde l’ultimo cubetto che vi è stato messo; l’influenza guadagnata resta. { how-to-fight }
help-support = A ogni round i due eventi subito alla sua sinistra ricevono un cubetto grigio ciascuno, che può completarli. { how-to-fight }
help-civil_war = A ogni round ogni giocatore perde { amount-deniers }. Chi non può pagare per intero perde anche 2 PV. { how-to-fight }
help-wayfarers = A ogni round si lancia un dado e un cittadino grigio entra da sinistra in quella riga del Municipio e spinge gli altri verso destra, salvo se i cittadini grigi sono finiti o se il proprietario di chi verrebbe espulso ne ha già uno sdraiato lì. { how-to-fight }
help-drought = A ogni round ogni giocatore paga { amount-deniers } per ciascun suo cittadino in piedi nel Municipio. Chi non può pagare per intero perde anche 2 PV. { how-to-fight }
help-traveling_builders = A ogni round un cubetto grigio occupa una finestra della Cattedrale: il numero libero più basso del livello più basso che ha posto. { how-to-fight }
help-interrupted_work = A ogni round si toglie un cubetto dalla Cattedrale: quello sul numero più alto, al livello più alto che ne ha. Ciò che il cubetto ha fruttato resta. { how-to-fight }
help-heresy = A ogni round ogni giocatore perde { amount-influence }. Chi non ne ha abbastanza perde anche 2 PV. { how-to-fight }
help-theological_conflict = A ogni round si lancia un dado e un cittadino grigio entra da sinistra in quella riga del Vescovado e spinge gli altri verso destra, salvo se i cittadini grigi sono finiti o se il proprietario di chi verrebbe espulso ne ha già uno sdraiato lì. { how-to-fight }

## Personaggi: alla fine ognuno di quelli distribuiti dà punti a tutti

help-chretien = I tuoi cittadini in piedi nei tre edifici. { what-is-needed }
help-urbain = I tuoi cubetti sulla Cattedrale. { what-is-needed }
help-thibaut = I tuoi denari. { what-is-needed }
help-hugues = La tua influenza. { what-is-needed }
help-florentin = I tuoi commercianti sulle carte Attività, compresi quelli sull’illustrazione. { what-is-needed }
help-henry = Le carte Evento che hai conquistato. { what-is-needed }

## Luoghi

help-palace = Piazza un cittadino con un dado rosso: occupa lo spazio con il numero del dado, e chi vi si trova viene espulso. Qui ogni tuo cittadino lancia un dado rosso a ogni round e { amount-salary }.
help-bishopric = Piazza un cittadino con un dado bianco: entra da sinistra nella riga con il numero del dado e spinge gli altri verso destra; l’ultimo può essere espulso. Qui ogni tuo cittadino lancia un dado bianco a ogni round e { amount-salary }.
help-city_hall = Piazza un cittadino con un dado giallo: entra da sinistra nella riga con il numero del dado e spinge gli altri verso destra; l’ultimo può essere espulso. Qui ogni tuo cittadino lancia un dado giallo a ogni round e { amount-salary }.
help-space = Un cittadino in piedi qui lancia un dado del colore dell’edificio all’inizio di ogni round.
help-lying = Un cittadino espulso. Non lancia dadi, ma può essere piazzato di nuovo; alla fine del round torna nella riserva del suo proprietario.
help-tradesman = Un commerciante permette al suo proprietario di usare la carta e a fine partita vale la cifra sotto i suoi piedi. Sull’illustrazione non vale nulla.
help-supply = Cittadini in attesa di lavoro. Si possono piazzare in un edificio o assumere come commercianti.
help-cathedral = Costruisci con 1-3 dadi bianchi: ognuno mette un cubetto nella colonna del suo valore, al livello libero più basso. Ogni cubetto dà 1 PV, più 1 punto influenza nelle colonne da 1 a 3 o 2 nelle colonne da 4 a 6. Alla fine ogni livello senza un tuo cubetto ti costa 2 PV.
help-agriculture = Con 1-3 dadi gialli guadagni in denari metà del loro totale, arrotondata per difetto.
help-deniers = Con i denari paghi gli stipendi, i commercianti e i dadi degli altri. Ogni round ne porta altri.
help-vp = I punti ottenuti finora; altri si contano alla fine della partita.
help-influence = Prima della tua azione, o prima di affrontare un dado nero, spendi 1 punto per rilanciare un tuo dado, 2 per portare un cittadino dalla riserva generale alla tua, 4 per girare fino a tre tuoi dadi sulla faccia opposta. Non se ne possono tenere più di 20.
help-square = Ogni distretto contiene i dadi del suo proprietario per questo round. Puoi usare quelli di chiunque: un dado comprato costa { $one }, { $two } o { amount-three } in un gruppo di uno, due o tre dadi. Il denaro va al proprietario; per i dadi neutrali, quelli dei cittadini grigi, alla banca.
help-events = A ogni round nuovi eventi si mettono in coda e tutti agiscono da sinistra a destra. Metti cubetti sulle loro caselle: ognuno dà 1 punto influenza. Quando tutte le caselle sono coperte, chi ha più cubetti vince la prima ricompensa e la carta; chi viene dopo vince la seconda.
help-black = A turno, ogni giocatore deve battere il dado nero più alto con i dadi del proprio distretto, se può; i rossi contano il doppio. Ogni dado nero battuto dà 1 punto influenza; chi non può batterlo perde 2 PV.
help-facedown = In ognuno dei primi tre round si rivelano tre nuove carte, una per colore.
help-round = La partita dura 4 round in uno o due giocatori, 5 in tre e 6 in quattro.
help-decks = A ogni round arriva un evento rosso, che ne porta con sé uno bianco o uno giallo, finché in quel mazzo ce ne sono.

## La Sfida del Re: che cosa fanno lì, al posto dei testi qui sopra

help-king-tithe = Dà un cubetto per attivazione. Spendi un cubetto più avanti, con dadi gialli: puoi prendere senza pagare fino a tre dadi gialli del Re. Questi dadi contano comunque per la dimensione del gruppo.
help-king-tax_collector = Per ogni attivazione: la banca ti paga { amount-taxes } per ogni cittadino del Re in piedi nel Municipio.
help-king-banquet = Per ogni attivazione: guadagni { $vp } PV per ogni dado rosso rimasto nel tuo distretto. Il distretto del Re è escluso, e i dadi usati per questa azione non contano.
help-king-procession = Per ogni attivazione: guadagni { $vp } PV se nel distretto del Re non ci sono più dadi che nel tuo. I dadi usati per questa azione non contano, e deve restarti almeno un dado. Il Re non guadagna nulla. Scegli tu quante attivazioni usare.
help-king-joust = Per ogni attivazione: guadagni { $vp } PV se il totale dei dadi rossi del Re non supera il tuo. I dadi usati per questa azione non contano, e deve restarti almeno un dado rosso. Il Re non guadagna nulla. Scegli tu quante attivazioni usare.
help-king-succession_conflict = A ogni round si lancia un dado e un cittadino del Re occupa quello spazio del Palazzo, espellendo chi vi si trova, a meno che il proprietario di chi verrebbe espulso non ne abbia già uno sdraiato lì. { how-to-fight }
help-king-theological_conflict = A ogni round si lancia un dado e un cittadino del Re entra da sinistra in quella riga del Vescovado e spinge gli altri verso destra, a meno che il proprietario di chi verrebbe espulso non ne abbia già uno sdraiato lì. { how-to-fight }
help-king-wayfarers = A ogni round si lancia un dado e un cittadino del Re entra da sinistra in quella riga del Municipio e spinge gli altri verso destra, a meno che il proprietario di chi verrebbe espulso non ne abbia già uno sdraiato lì. { how-to-fight }
help-king-support = A ogni round i due eventi subito alla sua sinistra ricevono un cubetto del Re ciascuno, che può completarli. { how-to-fight }
help-king-civil_war = A ogni round perdi { amount-deniers }. Se non puoi pagare per intero perdi anche 2 PV. Il Re non ne è toccato. { how-to-fight }
help-king-drought = A ogni round paghi { amount-deniers } per ciascun tuo cittadino in piedi nel Municipio. Se non puoi pagare per intero perdi anche 2 PV. Il Re non ne è toccato. { how-to-fight }
help-king-heresy = A ogni round perdi { amount-influence }. Se non ne hai abbastanza perdi anche 2 PV. Il Re non ne è toccato. { how-to-fight }
help-king-traveling_builders = A ogni round un cubetto del Re occupa una finestra della Cattedrale, il numero libero più basso del livello più basso che ha posto, e il Re guadagna 1 PV. { how-to-fight }
help-king-interrupted_work = A ogni round si toglie un cubetto dalla Cattedrale: quello sul numero più alto, al livello più alto che ne ha. Se è un cubetto del Re resta dov’è e non succede nulla. Ciò che il tuo cubetto ha fruttato resta. { how-to-fight }
help-king-resistance = A ogni round ogni altro evento perde l’ultimo cubetto che vi è stato messo; se è un cubetto del Re, resta dov’è. L’influenza guadagnata con i tuoi cubetti resta. { how-to-fight }
help-king-chretien = Cittadini in piedi nei tre edifici. { what-is-needed } Dà punti a te e al Re.
help-king-urbain = Cubetti sulla Cattedrale. { what-is-needed } Dà punti a te e al Re.
help-king-thibaut = I tuoi denari. { what-is-needed } Al Re non dà mai punti.
help-king-hugues = La tua influenza. { what-is-needed } Al Re non dà mai punti.
help-king-florentin = Commercianti sulle carte Attività, compresi quelli sull’illustrazione. { what-is-needed } Dà punti a te e al Re.
help-king-henry = Carte Evento conquistate. { what-is-needed } Dà punti a te e al Re.
help-king-square = I dadi di questo round, tuoi e del Re. Puoi usare anche i suoi: un dado comprato costa { $one }, { $two } o { amount-three } in un gruppo di uno, due o tre dadi. Il denaro va alla banca.
help-king-black = Quando tocca a te devi battere, se puoi, il dado nero più alto con i dadi del tuo distretto; i rossi contano il doppio. Ogni dado nero battuto dà 1 punto influenza; se non ci riesci, perdi 2 PV. Quando tocca al Re, cede il suo dado migliore e toglie il dado nero più alto, qualunque sia il loro valore.
