### L’interfaccia: inizio, tavolo, richieste, pulsanti, motivi, errori.

## Generale

title = Troyes
title-your-turn = Tocca a te – Troyes
motto = Dadi, cittadini e una cattedrale, Anno Domini 1200
loading = Un momento…
close = Chiudi
menu = Menu
to-home = Inizio
join = Partecipa
leave = Esci
copied = Copiato
copy-link = Copia il link
credits = Troyes è un gioco di Sébastien Dujardin, Xavier Georges e Alain Orban, pubblicato da Pearl Games; la Sfida del Re è di Shadi Torbey. Questa è una versione non ufficiale fatta da appassionati, con codice, testi e disegni propri.
line-lost = Connessione persa. Nuovo tentativo di raggiungere il tavolo…
guest-name = Ospite
player-n = Giocatore { $n }

## Inizio

home-name = Il tuo nome
home-bots = Gioca subito
home-bots-text = Tu e qualche bot vi dividete la città di Troyes: manda i tuoi cittadini al lavoro, usa i dadi che lanciano, compra quelli dei vicini e fatti un nome.
home-how-many = Avversari
home-n-bots =
    { $n ->
        [one] { $n } bot
       *[other] { $n } bot
    }
home-level = Livello
home-bonus = Con le carte bonus
home-play-now = Gioca
home-solo = La Sfida del Re
home-solo-text = In solitario contro il Re, che si affida al lancio di due dadi. Battilo, ma non troppo: i re hanno buona memoria.
home-solo-play = Affronta il Re
home-screen = Su un solo schermo
home-screen-text = Fate girare il dispositivo intorno al tavolo. Ciò che è segreto resta coperto finché non c’è la persona giusta.
home-people = Giocatori
home-screen-play = Siediti
home-online = Con gli amici
home-online-text = Apri un tavolo e manda il link. I posti rimasti vuoti possono andare ai bot.
home-private = Solo per chi ha il link
home-open-scores = Punti vittoria visibili a tutti
home-time = Tempo per turno
home-minutes =
    { $minutes ->
        [0] senza limite
        [1440] un giorno
        [one] { $minutes } minuto
       *[other] { $minutes } minuti
    }
home-more = Altre opzioni
home-spectator-chat = Gli spettatori possono usare la chat
home-hints = I giocatori possono chiedere consigli
home-at-zero = Quando il tempo è scaduto
home-zero-bot = subentra un bot
home-zero-pass = il giocatore passa
home-online-create = Apri un tavolo
home-open-tables = Tavoli aperti
home-continue = Le tue partite
home-continue-one = Continua
home-finished = Partite finite
home-look = Guarda

## Impostazioni

settings = Impostazioni
settings-language = Lingua
settings-theme = Aspetto
theme-auto = come il dispositivo
theme-light = giorno
theme-dark = notte
settings-speed = Ritmo dei turni degli altri giocatori
speed-slow = lento
speed-normal = normale
speed-fast = veloce
speed-off = immediato
settings-sound = Suoni
settings-list = Elenca anche come pulsanti tutto ciò che si può scegliere
settings-keys = Tasti
settings-keys-move = Le frecce passano da un elemento all’altro, con Maiusc solo a ciò che si può scegliere. Ctrl + Invio conferma, Esc annulla.
settings-keys-ask = A che punto è la partita, detto da un lettore di schermo (nella modalità in cui i tasti vanno alla pagina):
query-d = i miei dadi
query-m = i miei denari, la mia influenza e i miei cittadini
query-e = eventi e dadi neri
query-l = l’ultimo turno
query-s = tutti i giocatori
query-cubes = { $name } (cubetti: { $n } su { $banners })

## Posti

seat-open = posto libero
seat-yours = { $name } (tu)
seat-take-back = Riprendi il tuo posto dal bot
bot-novice = Novizio
bot-apprentice = Apprendista
bot-journeyman = Lavorante
bot-master = Maestro
bot-count = Conte
bot-legend = Leggenda
bot-name = { $name } ({ $level })
waiting-title = In attesa di giocatori
waiting-text =
    { $open ->
        [one] Un posto è libero. La partita comincia appena viene occupato.
       *[other] { $open } posti sono liberi. La partita comincia appena sono tutti occupati.
    }
waiting-open-seat = Libera questo posto
waiting-seat-bot = Fai sedere un bot…
terms-game-time = Tempo per la partita
terms-seed = Seme scelto: chi ha aperto il tavolo può conoscere i dadi
invite-text = Manda questo link, o fai inquadrare il codice agli altri.
invite-local = Funziona solo su questo computer. Per gli amici altrove, avvia il server con «{ $command }» e apri la sua pagina all’indirizzo di questo computer.
invite-link = Link a questo tavolo
invite-qr = Il link a questo tavolo come codice QR
menu-hand-over = Continua su un altro dispositivo
menu-leave = Esci; un bot gioca per me
hand-over-text = Apri questo link sull’altro dispositivo entro dieci minuti. Funziona una volta sola.
cover-text = È il turno di { $who }. Passa il dispositivo; ciò che è segreto è coperto.
cover-here = Sono { $who }

## Diario e chat

log = Che cosa è successo
log-empty = Ancora nulla.
chat = Chat
chat-empty = Nessuno ha ancora detto nulla.
chat-say = Di’ qualcosa
chat-send = Invia

## La richiesta: che cosa ti viene chiesto

your-turn = Che cosa ti viene chiesto
preview = Che cosa succederebbe
preview-round-ends = Così finisce il round.
prompt-wait = È il turno di { $who }.
prompt-soon = Un istante…
prompt-nobody = I dadi rotolano…
prompt-over = La partita è finita.
prompt-held = Questo è il tuo turno finora. Confermalo o annullalo.
prompt-choose = Scegli uno dei luoghi illuminati.
prompt-space =
    { $left ->
        [one] Piazza il tuo ultimo cittadino: scegli uno spazio libero in uno dei tre edifici.
       *[other] Piazza un cittadino: scegli uno spazio libero in uno dei tre edifici. Te ne restano { $left } da piazzare.
    }
prompt-space-ready = Piazzare qui il tuo cittadino? Conferma, o scegli un altro spazio.
prompt-action = Tocca a te: scegli un’azione o dei dadi.
prompt-only-pass = Con quello che hai non è possibile nessuna azione. Puoi spendere influenza, o passare.
prompt-dice =
    { $sort ->
        [building] Piazza un cittadino { building.in }: scegli un dado. Mostra dove entra il cittadino; un dado di un altro distretto si paga.
        [event] Combatti { event-with }: scegli da uno a tre dadi. Quelli degli altri distretti si pagano.
        [cathedral] Costruisci la Cattedrale: scegli da uno a tre dadi. Ognuno mette un cubetto nella colonna del suo valore.
        [agriculture] Coltiva i campi: scegli da uno a tre dadi. Ricevi metà del loro totale in denari.
       *[card] { $target }: scegli da uno a tre dadi. Quelli degli altri distretti si pagano.
    }
prompt-target =
    { $count ->
        [one] Un dado scelto. Scegli altri dadi dello stesso colore, o per che cosa usarlo.
       *[other] { $count } dadi scelti. Ora scegli per che cosa usarli.
    }
prompt-more-dice =
    { $total ->
        [0] { $target }: non basta ancora. Scegli un altro dado.
       *[other] { $target }: serve almeno { $need }; finora hai { $total }. Scegli un altro dado.
    }
prompt-modifier = { $target }: scegli di quale carta spendere un cubetto.
prompt-ready =
    { $sort ->
        [building] Piazzare un cittadino { building.in } con questo dado?
        [event] Combattere { event-with } con { $count ->
            [one] questo dado?
           *[other] questi dadi?
        }
        [cathedral] Costruire la Cattedrale con { $count ->
            [one] questo dado?
           *[other] questi dadi?
        }
        [agriculture] Coltivare i campi con { $count ->
            [one] questo dado?
           *[other] questi dadi?
        }
       *[card] Usare la carta { $target } con { $count ->
            [one] questo dado?
           *[other] questi dadi?
        }
    }
prompt-pass = Passare? Nel tuo distretto vanno 2 denari, e 1 in più ogni volta che torna il tuo turno; li ricevi alla fine del round. Fino ad allora non fai più nulla.
prompt-reroll = Rilancia uno dei tuoi dadi per 1 punto influenza: sceglilo. Non si può annullare.
prompt-reroll-ready = Rilanciare questo dado per 1 punto influenza? Non si può annullare.
prompt-flip = Gira fino a tre dei tuoi dadi per 4 punti influenza: sceglili.
prompt-flip-ready = Girare i dadi scelti per 4 punti influenza? Un dado mostra poi 7 meno il valore di prima.
prompt-counter = I dadi neri minacciano la città. Batti il più alto, un { $value }, con i dadi del tuo distretto; i rossi contano il doppio.
prompt-counter-ready = Così basta. Conferma, o affronta altri dadi neri per avere più influenza.
yield-loss =
    { $vp ->
        [0] non perdi nulla, perché non hai punti vittoria
        [1] perdi il tuo unico punto vittoria
       *[other] perdi { $vp } punti vittoria
    }
prompt-yield =
    { $way ->
        [improve] I tuoi dadi non possono battere il dado nero da { $value }. Spendi influenza per migliorarli, o cedi: { yield-loss }.
        [weak] I tuoi dadi non possono battere il dado nero da { $value } e la tua influenza non basta per cambiarli. Devi cedere: { yield-loss }. I tuoi dadi restano.
       *[bare] Non hai dadi tuoi per battere il dado nero da { $value }. Devi cedere: { yield-loss }.
    }
prompt-yield-ready =
    { $way ->
        [bare] Cedere ({ yield-loss })?
       *[weak] Cedere ({ yield-loss })? I tuoi dadi restano.
    }
prompt-origin-hire = Chi mandi su questa carta? Scegli uno dei tuoi cittadini: nella riserva, in un edificio o su un’altra carta.
prompt-origin-hire-ready = Mandare questo cittadino? Conferma, o scegline un altro.
prompt-origin-settle = Quale dei tuoi cittadini ci va? Scegline uno: nella riserva, in un edificio o su una carta.
prompt-origin-settle-ready = { prompt-origin-hire-ready }
prompt-origin-supply-ready = Ci va un cittadino della tua riserva. Conferma, oppure scegline un altro: in un edificio o su una carta.
prompt-number-fight = Quanti cubetti metti sull’evento?
prompt-number-fight-ready = { prompt-number-fight }
prompt-number-card = Quante volte usi la carta?
prompt-number-card-ready = { prompt-number-card }
prompt-cubes =
    { $count ->
        [one] Un cubetto da mettere: scegli un evento.
       *[other] { $count } cubetti da mettere, uno per uno: scegli un evento.
    }
prompt-dice-direct = Scegli il prossimo dado.
prompt-flip-direct = Scegli il prossimo dado da girare.
prompt-modifier-direct = Scegli di quale carta spendere un cubetto.
prompt-black-direct = Affronta un altro dado nero, o vai avanti.
prompt-black-dice-direct = Scegli dadi del tuo distretto contro i dadi neri.

## Somme

sum-group =
    Totale { $total }{ $price ->
        [0] {""}
        [one] , acquisto: { $price } denaro
       *[other] , acquisto: { $price } denari
    }{ $hire ->
        [0] {""}
        [one] , commerciante per { $hire } denaro
       *[other] , commerciante per { $hire } denari
    }
sum-black = I tuoi dadi: { $have }. Dadi neri: { $need }.
tag-price =
    { $price ->
        [one] costa { $price } denaro
       *[other] costa { $price } denari
    }
tag-times =
    { $times ->
        [one] una volta con questi dadi
       *[other] { $times } volte con questi dadi
    }

## Pulsanti

button-confirm = Conferma
button-continue = Continua
button-undo = Annulla
button-skip = Salta avanti
button-pass = Passa
button-yield = Cedi
button-reroll = Rilancia (1)
button-recruit = Assumi (2)
button-flip = Gira (4)
button-plain = nessun cubetto
button-modifier = { $card }
button-number = { $n }
button-option = Questo
button-stop-cubes = Basta cubetti
button-stop-dice = Basta dadi
button-stop-flip = Basta dadi
button-stop-black = Basta dadi neri
button-stop-black_dice = Basta dadi
group-number = Quanti
group-modifier = Spendi un cubetto di
group-more = Altro
group-influence = Influenza
group-end = Oppure
list = Tutto ciò che si può scegliere
list-dice = Dadi
list-own = I tuoi dadi
list-others = Dadi degli altri
list-black = Dadi neri
list-places = Luoghi, carte e cittadini
list-empty = Per ora non c’è nulla da scegliere.

## I pezzi a parole

die =
    { $value } { $colour ->
        [r] rosso
        [w] bianco
       *[y] giallo
    }
    .plural =
        { $value } { $colour ->
            [r] rossi
            [w] bianchi
           *[y] gialli
        }
die-of = { die } ({ $who })
about-each = { $who }: { $what }
and-then = { $first }; { $second }
black-die = { $value } nero
card-face-down =
    carta { $colour ->
        [red] rossa
        [white] bianca
       *[yellow] gialla
    } del round { $round }
into-building = Piazza un cittadino: { $building }
event-at = Evento: { $event }
event-copy =
    { $which ->
        [1] { $event } (prima carta)
        [2] { $event } (seconda carta)
        [3] { $event } (terza carta)
       *[0] { $event }
    }
space-single = { $building }, spazio { $row }
space-in-row = { $building }, riga { $row }, spazio { $column }
citizen-at = { $who }: { $place }
citizen-lying = { $who }: cittadino sdraiato ({ $building })
citizen-on-card = { $who }: commerciante su { $card }
citizen-supply = { $who }: cittadino della riserva

## Perché qualcosa non è possibile

why-face-down = Questa carta si rivela nel round { $round }.
why-hire =
    Assumere qui un commerciante costa { $cost ->
        [one] { $cost } denaro
       *[other] { $cost } denari
    }; ne hai { $have }.
why-influence =
    Ogni uso costa { $cost ->
        [one] { $cost } punto influenza
       *[other] { $cost } punti influenza
    }; ne hai { $have }.
why-deniers =
    Costerebbe almeno { $cost ->
        [one] { $cost } denaro
       *[other] { $cost } denari
    }; ne hai { $have }.
why-total = I dadi più forti che potresti usare fanno { $best }; serve almeno { $need }.
why-dice =
    { $colour ->
        [red] Sul tavolo non resta nessun dado rosso.
        [white] Sul tavolo non resta nessun dado bianco.
        [yellow] Sul tavolo non resta nessun dado giallo.
       *[any] Sul tavolo non resta nessun dado.
    }
why-columns = La Cattedrale non ha più finestre libere per i dadi bianchi sul tavolo: le colonne { $columns } sono piene.
why-entry =
    Con ognuno dei dadi { $colour ->
        [red] rossi
        [white] bianchi
       *[yellow] gialli
    } sul tavolo tutti resterebbero dove sono, oppure espelleresti un cittadino il cui proprietario ne ha già uno sdraiato davanti a questo edificio.
why-not-now = Ora non è possibile.
with-cube =
    { $cube ->
        [yes] {" "}con un cubetto della carta { $card }
       *[no] {""}
    }
why-group-colour =
    { $target }{ with-cube }: solo dadi { $colour ->
        [red] rossi
        [white] bianchi
       *[yellow] gialli
    }.
why-group-colours = Tutti i dadi di un’azione devono essere dello stesso colore.
why-group-size =
    { $most ->
        [one] Qui si usa un dado solo.
       *[other] Si usano al massimo { $most } dadi alla volta.
    }
why-group-column =
    La colonna { $column } della Cattedrale { $free ->
        [0] è piena.
        [one] ha una sola finestra libera.
       *[other] ha solo { $free } finestre libere.
    }
why-group-lying =
    { $whose ->
        [yours] Con un { $value } espelleresti un tuo cittadino, e ne hai già uno sdraiato davanti a questo edificio.
       *[others] Con un { $value } espelleresti un cittadino il cui proprietario ne ha già uno sdraiato davanti a questo edificio.
    }
why-group-same = Con un { $value } tutti resterebbero dove sono.
why-group-modifier = { $target }: un cubetto della carta { $card } qui non si può usare.
why-group-unchanged = Un cubetto della carta { $card } non cambierebbe nulla di questi dadi.
why-group-total =
    { $target }{ with-cube }: serve almeno { $need }; questi dadi fanno { $have }{ $others ->
        [yes] , al massimo { $best } con altri.
       *[no] .
    }
why-group-price =
    { $target }{ with-cube }{ $more ->
        [0] {""}
       *[other] , per cui servono { $count } dadi
    }: { $price ->
        [0] {""}
       *[other] { $price } per { $count ->
            [one] il dado
           *[other] i dadi (con tanti dadi, ognuno comprato costa { $each })
        }
    }{ $hire ->
        [0] {""}
       *[other] { $price ->
            [0] {""}
           *[other] ,{" "}
        }{ $hire } per assumere
    }{ $uses ->
        [0] {""}
       *[other] { $price ->
            [0] { $hire ->
                [0] {""}
               *[other] ,{" "}
            }
           *[other] ,{" "}
        }{ $uses } per l’uso
    }. In tutto { $cost ->
        [one] { $cost } denaro
       *[other] { $cost } denari
    }; ne hai { $have }, { $short ->
        [one] ne manca { $short }
       *[other] ne mancano { $short }
    }.
why-no-citizen = Non hai cittadini da mandare.
why-black-own-dice = Contro i dadi neri contano solo i dadi del tuo distretto.
why-black-too-strong = Tutti i tuoi dadi insieme fanno { $have }; contro questo dado nero serve almeno { $need }.
why-black-reach = Tutti i tuoi dadi insieme fanno { $have }; con questo ti servirebbe almeno { $need }.
why-influence-own = L’influenza cambia solo i dadi del tuo distretto.
why-spend =
    Costa { $cost ->
        [one] { $cost } punto influenza
       *[other] { $cost } punti influenza
    }; ne hai { $have }.
why-spend-dice = Nel tuo distretto non ci sono più dadi.
why-spend-citizens = Nessun tuo cittadino è rimasto nella riserva generale.

## La fine

end-title = La fine
end-winners =
    { $side ->
        [you] Condividi la vittoria con { $who }.
       *[other] Si dividono la vittoria: { $who }.
    }
end-rematch = Gioca ancora
end-to-rematch = Vai alla prossima partita
end-download = Scarica la partita
end-look = Guarda la plancia
dice-check = Controlla i dadi
dice-promise = Impronta dei dadi, promessa prima della partita:
dice-kept = Tutti i { $n } lanci e pescate sono quelli promessi prima della partita.
dice-broken = I dadi non sono quelli promessi prima della partita.
dice-unknown = Tutti i { $n } lanci e pescate sono quelli del seme. Questa pagina non usa HTTPS, perciò il browser non può controllare l’impronta.
dice-secret = Il seme di una sfida del giorno è lo stesso per tutti e resta segreto.
dice-picture = Quante volte è uscita ogni faccia, rispetto a quanto era atteso
dice-expected = { $n } dadi: le barre mostrano i lanci, la linea tratteggiata quanto era atteso ({ $each } per faccia).
dice-why = Nessuno poteva conoscere i dadi, perché dall’impronta mostrata prima della partita non si risale al seme da cui vengono. Nessuno poteva cambiarli, perché nessun altro seme ha la stessa impronta.
dice-hash = Impronta mostrata prima della partita
dice-seed = Seme
score-cathedral = Cattedrale
score-combat = Eventi neutralizzati
score-activities = Carte Attività
score-characters = Personaggi durante la partita
score-le_roy = Tabella del Re
score-penalties = Penalità
score-other = Altro
score-events = Cubetti sugli eventi
score-tradesmen = Commercianti
score-cathedral_levels = Livelli della Cattedrale senza cubetti
score-total = Totale
verdict-beheaded = Il Re è in vantaggio, o in parità: { $margin }. Perdi la testa.
verdict-smirk = In vantaggio di { $margin }: per un soffio. Il Re sogghigna, e tu perdi la testa.
verdict-average = In vantaggio di { $margin }: discreto. Conservi la testa.
verdict-promising = In vantaggio di { $margin }: prometti bene, e conservi la testa.
verdict-too_good = In vantaggio di { $margin }: troppo per un Re geloso. Perdi la testa.
verdict-masterful = In vantaggio di { $margin }: un capolavoro. Conservi la testa, e il Re s’inchina.

## Errori

error-offline = Al momento il server non è raggiungibile.
error-internal = Qualcosa è andato storto sul server. Riprova.
error-already-begun = La partita è già cominciata.
error-bad-code = Questo link è già stato usato, o è troppo vecchio.
error-bad-edition = Il file dell’edizione non è valido: { $detail }
error-bad-name = Scegli un nome che contenga lettere.
error-bad-origin = Questa pagina non è autorizzata a usare il server.
error-bad-host = Il server non risponde a questo indirizzo.
error-database-gone = Il server non può più salvare nulla: il suo database è sparito. Nulla è stato modificato; avvisa chi lo gestisce.
error-one-seat = A un tavolo pubblico ognuno ha un solo posto.
error-bad-request = Il server non ha capito: { $detail }
error-bad-start = Il primo giocatore deve sedere al tavolo.
error-bad-text = Questo testo non si può inviare.
error-confirm-first = Prima conferma il tuo turno, o annullalo.
error-hello-first = Il server non sa ancora chi sei. Ricarica la pagina.
error-hello-once = Il server sa già chi sei.
error-no-free-seat = A questo tavolo non c’è un posto libero.
error-no-seat-for-you = Almeno un posto deve essere tuo.
error-no-spectator-chat = A questo tavolo gli spettatori non possono usare la chat.
error-no-such-table = Questo tavolo non esiste.
error-not-an-option = Al momento non è possibile.
error-after-roll = Prima si devono lanciare dei dadi: conferma, poi continua.
error-not-begun = La partita non è ancora cominciata.
error-not-over = La partita non è ancora finita.
error-not-the-host = Solo chi ha aperto il tavolo può fare questa modifica.
error-not-watching = Non sei a questo tavolo.
error-not-your-seat = Questo non è il tuo posto.
error-not-your-turn = Non tocca a te.
error-nothing-to-confirm = Non c’è nulla da confermare.
error-nothing-to-undo = Non c’è nulla da annullare.
error-no-more-undo = In un turno si può annullare solo { $most } volte. Scegli e conferma.
error-protocol = Questa pagina non è aggiornata. Ricaricala.
error-result-stays = Una Sfida del Re finita conserva il suo risultato: il posto non si può più cedere.
error-too-fast = Troppo in fretta. Aspetta un momento.
error-too-large = È troppo per un solo messaggio.
error-too-many-tables = Stai guardando troppi tavoli insieme. Lasciane prima uno.
error-try-again = Qualcuno ha fatto prima. Riprova.
error-unknown-token = Il server non ti conosce più. Ricarica la pagina.
