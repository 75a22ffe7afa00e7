### Imparare il gioco, e il client come applicazione: guida, pagina delle regole, offline.

line-away = Sei offline, oppure il server non è raggiungibile. Le tue partite sono al sicuro sul server; la pagina riprende da sola appena torna.
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
manual-more = Di più nelle regole
manual-key = Premi ? per leggere di più nelle regole.
manual-card-round = Round { $round }
manual-bonus = bonus

## La guida alla prima partita

tour = Guida alla prima partita
tour-next = Avanti
tour-back = Indietro
tour-close = Chiudi la guida
tour-end = Continua a giocare
tour-offer = Non conosci Troyes?
tour-offer-text = Gioca la prima partita con una guida: due giocatori, un bot alla mano e un consiglio ogni volta che serve.
tour-start = Comincia con la guida
tour-refuse = No, grazie

## Orologi

clock = { $who }: restano { $time }
clock-warning =
    { $n ->
        [one] Resta { $n } secondo.
       *[other] Restano { $n } secondi.
    }
