### Imparare il gioco, e il client come applicazione: guida, pagina delle regole, offline.

line-away = Sei offline, oppure il server non è raggiungibile. Le tue partite sono al sicuro sul server; la pagina riprende da sola appena torna la connessione.
line-renewed = È pronta una nuova versione del gioco.
line-reload = Caricala

## La pagina delle regole

manual = Regole
manual-title = Le regole
manual-search = Cerca nelle regole
manual-found =
    { $n ->
        [one] { $n } punto trovato
       *[other] { $n } punti trovati
    }
manual-none = Nessun risultato per «{ $query }». Prova con un’altra parola o una più corta.
manual-contents = Indice
manual-phase = Fase { $n }
manual-anchor = Collegamento a: { $title }
manual-more = Leggi di più nelle regole
manual-key = Premi il tasto ? per leggere di più nelle regole.
manual-card-round = Round { $round }
manual-bonus = bonus

## La guida alla prima partita

tour = Guida alla prima partita
tour-next = Avanti
tour-back = Indietro
tour-close = Chiudi la guida
tour-end = Continua a giocare
tour-offer = Non conosci Troyes?
tour-offer-text = Gioca la prima partita con una guida: due giocatori, un bot amichevole e un consiglio ogni volta che ti serve.
tour-start = Comincia con la guida
tour-refuse = No, grazie

## Orologi

clock = { $who }: restano { $time }
clock-warning =
    { $n ->
        [one] Resta { $n } secondo.
       *[other] Restano { $n } secondi.
    }

## Inviti, uscite, link che non portano da nessuna parte, consigli

invited-by = { $who } ti invita a una partita di Troyes
invited = Hai ricevuto un invito a una partita di Troyes
invited-pitch = Troyes, intorno al 1200: con i dadi dei tuoi cittadini, e con quelli comprati dai vicini, costruisci la Cattedrale, neutralizzi gli eventi e mandi al lavoro i commercianti. Vince chi ha più punti vittoria, in un’ora circa.
invited-guide = Prima volta? Gioca con la guida
watching = Tra il pubblico: { $who }
watching-full = Tutti i posti sono occupati: sei tra il pubblico e puoi seguire la partita.
leave-ask = Lasciare la partita?
leave-text = Un bot giocherà per te. Prima aspetta un minuto, e puoi riprenderti il posto quando vuoi.
leave-stay = Resta
leave-sure = Lascia
leave-minute = Hai lasciato la partita. Un bot giocherà per te tra circa un minuto, a meno che tu non torni.
lost-title = Questo link non porta da nessuna parte
lost-table = Su questo server non c’è un tavolo a questo indirizzo. Forse è stato scritto male, o il tavolo era su un altro server.
lost-cut = Questo link è danneggiato: alla fine manca qualcosa, o c’è qualcosa di troppo. Chiedilo di nuovo, o copialo un’altra volta per intero.
lost-page = Non c’è una pagina a questo indirizzo.
lost-code = Questo link per cedere un posto è già stato usato, o ha più di dieci minuti. Chiedine uno nuovo.
lost-home = Torna alla pagina iniziale
hint-ask = Tu che faresti?
hint-title = Io farei così
