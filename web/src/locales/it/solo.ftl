### La Sfida del Re: il Re, la situazione, il verdetto, la sfida del giorno, i risultati.

error-not-solo = Questo tavolo non è la Sfida del Re.
error-bad-day = Per questo giorno non c’è ancora una sfida.

## Inizio

home-daily-text = Una partita al giorno, con gli stessi dadi per tutti su questo server. Conta solo il tuo primo tentativo.
home-daily-done = Oggi: { $margin }. { $verdict }.
home-daily-new-link = La sfida di oggi
home-daily-begun-link = Riprendi la partita
home-daily-done-link = Risultato e classifica

## Il Re al tavolo

roy-three = Prende il tuo dado migliore per { amount-three }, spende due dei suoi (tre, se non ne hai) e guadagna 3 punti vittoria.
roy-two = Prende il tuo dado migliore per { amount-two }, spende uno dei suoi (due, se non ne hai) e guadagna 2 punti vittoria.
roy-citizen = Spende il suo dado migliore e piazza un cittadino nell’edificio di quel colore; se può, espelle uno dei tuoi.
roy-event = Copre tutte le caselle libere dell’evento più a destra, un dado per ciascuna.
roy-does =
    { $total ->
        [2] { roy-three }
        [3] { roy-two }
        [4] { roy-citizen }
        [5] { roy-event }
        [6] Spende il suo dado migliore e manda un commerciante sulla carta migliore.
        [7] Spende due dadi e mette due cubetti sulla Cattedrale, 1 punto ciascuno, anche se non c’è posto.
        [8] Il prossimo personaggio dà subito i suoi punti e se ne va; se non ne restano, il Re guadagna 1 punto.
        [9] { roy-event }
        [10] { roy-citizen }
        [11] { roy-two }
       *[12] { roy-three }
    }
roy-turn = Il turno del Re
roy-nothing = Non cambia nulla.
roy-go-on = Avanti
roy-reserve = Cittadini nella sua riserva
roy-dice = I suoi dadi, dal migliore: { $dice }
roy-no-dice = Senza dadi: è come se avesse passato.
roy-last = Il suo ultimo lancio: { $total }
roy-ask = Che cosa può fare?
forecast = Che cosa può fare il Re
forecast-text = Che cosa accadrebbe con ciascun risultato se il Re lanciasse ora i due dadi.
forecast-idle = In questo momento il Re non gioca. Quando giocherà, seguirà questa tabella, che mostra che cosa accadrebbe ora con ciascun risultato.
forecast-roll = Lancio
forecast-chance = Probabilità
forecast-what = Che cosa farebbe
forecast-of = { $n } su { $all }

## La situazione

standing = Se la partita finisse ora
standing-now = In questo momento
standing-you = Tu
standing-grades = 1 punto da { $one }, 3 da { $three }, 6 da { $six }
standing-cathedral_levels = Livelli della Cattedrale
standing-events = Eventi con cubetti
standing-tradesmen = Commercianti
standing-so-far = Guadagnati finora
standing-total = Totale
scale-label = Scarto { $margin }: { $verdict }
scale-kept = Testa salva
scale-lost = Testa persa
scale-jealous = Da { $from } a { $to } il Re è geloso; oltre, si inchina anche lui.

## I verdetti: un nome, e che cosa dice la corte

decree-beheaded = Vince il Re
decree-smirk = Un sorriso sottile
decree-average = Onorevole
decree-promising = Un nome da ricordare
decree-too_good = Una stella troppo viva
decree-masterful = La città è tua
decree-text-beheaded = Oggi il Re era imbattibile. Rullano i tamburi in piazza del mercato, e dopo di loro rotola la tua testa.
decree-text-smirk = Eri davanti, ma di così poco che il Re non ha saputo trattenere un ghigno. Trova un pretesto. Perdi la testa.
decree-text-average = Né brillante né vergognoso. Il Re annuisce, dimentica il tuo nome e ti lascia andare. Conservi la testa.
decree-text-promising = La corte sussurra di te, e il Re ascolta. Ci sarà lavoro per te. Conservi la testa.
decree-text-too_good = Hai messo in ombra il Re, e ai re l’ombra non piace. Tanto talento è pericoloso: perdi la testa.
decree-text-masterful = Non resta che inchinarsi. Il Re in persona ti consegna le chiavi di Troyes, e la tua testa resta al suo posto.
decree-margin = Il tuo scarto: { $margin }
verdict-replay = Rivedi la partita
course = L’andamento della partita
course-caption = Lo scarto come sarebbe stato se la partita fosse finita dopo ogni turno, tuo e del Re. Da I a IV sono i round; i colori sono quelli dei verdetti.
course-turn = Round { $round }, turno { $turn }

## La sfida del giorno

daily = La sfida del giorno
daily-text = Gli stessi personaggi, carte, eventi e dadi per tutti, da mezzanotte a mezzanotte (UTC).
daily-rules = Hai un solo tentativo. Resta tuo finché non è finito: puoi andartene e tornare, e un’altra finestra mostra la stessa partita. Se un bot gioca per te, non conta.
daily-begin = Comincia
daily-begun = La tua partita di oggi ti aspetta.
daily-begun-before = La tua partita di questo giorno non è finita. Conta ancora per il suo giorno.
daily-lost = La tua partita di questo giorno non conta: vi ha giocato un bot, oppure è passata in altre mani.
daily-continue = Continua
daily-done = Questo era il tuo tentativo; ce n’è uno solo. Ogni giorno porta nuovi dadi.
daily-again = «Gioca ancora» comincia una partita normale con altri dadi: la sfida del giorno conta una volta sola.
daily-look = Guarda la tua partita
daily-missed = Quel giorno non hai giocato.
daily-left =
    { $hours ->
        [0] Nuovi dadi tra { $minutes } min.
       *[other] Nuovi dadi tra { $hours } h { $minutes } min.
    }
daily-list = Risultati del giorno su questo server
daily-rank = Posto
daily-name = Nome
daily-nobody = Nessuno ha ancora finito.
daily-more =
    { $n ->
        [one] e { $n } altro
       *[other] e altri { $n }
    }
daily-before = Il giorno prima
daily-today = Oggi
share = Condividi
share-head = Dillo agli altri
share-copy = Copia il testo
share-text = Testo da condividere
share-title = Troyes, la Sfida del Re del { $day }

## I risultati

results = I tuoi risultati
results-text = Tutte le partite contro il Re che hai portato a termine in questo browser.
results-empty = Nessuna partita contro il Re è ancora finita. Le partite con un seme scelto o con una tua edizione, e quelle in cui un bot ha giocato per te, non contano.
results-games = Partite
results-best = Scarto migliore
results-mean = Scarto medio
results-ahead = Vittorie sul Re di fila
results-head = Teste salvate di fila
results-days = Giorni di fila
results-streak-best = (record: { $best })
results-verdicts = Verdetti
results-plot = Scarti
results-plot-caption = Gli scarti delle tue ultime { $n } partite, la più recente a destra; i colori sono quelli dei verdetti.
results-list = Tutte le partite
results-when = Finita il
results-points = Tu : il Re
results-margin = Scarto
results-verdict = Verdetto
results-daily = sfida del giorno
results-bonus = carte bonus
