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

## Perché un consiglio dice così: una frase, e le parti del suo elenco

why-turn-brings = Questa mossa porta { $parts }.
why-turn-later = Questa mossa non porta nulla subito, ma sarà utile più avanti.
why-turn-rolls = Si lanceranno dei dadi: saranno loro a decidere quanto porta questa mossa.
why-turn-pass = Nessuna mossa sembra migliore che passare.
why-turn-yield = Contro i dadi neri nulla sembra meglio che cedere.
why-turn-reroll = Rilanciare il { $value } sembra meglio che tenerlo.
why-turn-countered = la fine dell’evento { $event }
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
        [one] un cubetto sull’evento { $event }
       *[other] { $n } cubetti sull’evento { $event }
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
error-no-hints = A questo tavolo si gioca senza consigli.
