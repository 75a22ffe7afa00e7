# Ciò che il server dice oltre alla partita stessa.

times-card =
    { $times ->
        [one] Basta per usare la carta una volta
       *[other] Basta per usare la carta { $times } volte
    }
times-event =
    { $times ->
        [one] Basta per un cubetto sull’evento
       *[other] Basta per { $times } cubetti al massimo sull’evento
    }

error-other-rules = Questa partita è stata iniziata con le regole { $rules }; questo server gioca con le regole { $plays }. Puoi consultarla, ma non continuarla.
person-gone = Senza connessione: { $who }
person-away = Un bot gioca per { $who }

## Perché un consiglio dice così: una frase, e le parti del suo elenco

why-turn-brings = Questa mossa porta { $parts }.
why-turn-later = Questa mossa non porta nulla subito, ma nessuna sembra migliore.
why-turn-rolls = Si lanceranno dei dadi: saranno loro a decidere quanto porta questa mossa.
why-turn-pass = Nessuna mossa sembra migliore che passare.
why-turn-yield = Contro i dadi neri nulla sembra meglio che cedere.
why-turn-reroll = Rilanciare questo { $value } sembra meglio che tenerlo.
why-turn-countered = la fine { event-of }
why-turn-black =
    { $n ->
        [one] un dado nero in meno
       *[other] { $n } dadi neri in meno
    }
why-turn-vp =
    { $n ->
        [one] { $n } punto vittoria
       *[other] { $n } punti vittoria
    }
why-turn-influence =
    { $n ->
        [one] { $n } punto influenza
       *[other] { $n } punti influenza
    }
why-turn-deniers =
    { $n ->
        [one] { $n } denaro
       *[other] { $n } denari
    }
why-turn-event =
    { $n ->
        [one] un cubetto { event-on }
       *[other] { $n } cubetti { event-on }
    }
why-turn-cathedral =
    { $n ->
        [one] un cubetto sulla Cattedrale
       *[other] { $n } cubetti sulla Cattedrale
    }
why-turn-cubes =
    { $n ->
        [one] un cubetto sulla carta { $card }
       *[other] { $n } cubetti sulla carta { $card }
    }
why-turn-citizen =
    { $building ->
        [palace] un cittadino nel Palazzo
        [bishopric] un cittadino nel Vescovado
       *[city_hall] un cittadino nel Municipio
    }
why-turn-tradesman = un commerciante sulla carta { $card }
why-turn-recruit = un cittadino per la riserva
why-turn-flip =
    { $n ->
        [one] un dado migliore
       *[other] { $n } dadi migliori
    }

## Ciò che una mossa prepara, in una seconda frase

why-then-reroll = { $n } delle sue facce sono più alte.
why-then-levels = Meno livelli della Cattedrale restano senza un tuo cubetto: alla fine risparmi { $n } PV.
why-then-character = Così il tuo personaggio ({ $character }) ti darebbe { $n } PV in più alla fine.
why-then-cubes = Ogni cubetto sulla carta { $card } rafforza un’azione futura.
why-then-tradesman =
    { $n ->
        [0] Con il commerciante lì puoi riusare la carta senza assumere di nuovo.
       *[other] Il commerciante vale { $n } PV alla fine, e puoi riusare la carta senza assumere di nuovo.
    }
why-then-dice =
    { $building ->
        [palace] Finché il tuo cittadino resta in piedi lì, ti porta un dado rosso a ogni round.
        [bishopric] Finché il tuo cittadino resta in piedi lì, ti porta un dado bianco a ogni round.
       *[city_hall] Finché il tuo cittadino resta in piedi lì, ti porta un dado giallo a ogni round.
    }
why-then-countered = Altrimenti { event-inside } agirebbe di nuovo a ogni round.
why-then-lead = Hai più cubetti di tutti { event-on }: se sarà ancora così quando tutte le sue caselle saranno coperte, ricevi almeno { $n } PV.
why-then-presence = Se { event-inside } c’è ancora alla fine, il tuo cubetto lì vale 1 PV.
why-then-black = Chi non può battere un dado nero perde 2 PV.
why-then-pass = Ricevi { $n } denari alla fine del round, e uno in più ogni volta che torna il tuo turno.

error-no-hints = A questo tavolo si gioca senza consigli.
