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
person-away = Un bot gioca per { $who } (un minuto dopo l’uscita)

## Perché un consiglio dice così: una frase, e le parti del suo elenco

why-turn-brings =
    { $way ->
        [free] Questa mossa non costa denaro e porta { $parts }.
        [paid] { $cost ->
            [one] Per { $cost } denaro questa mossa porta { $parts }.
           *[other] Per { $cost } denari questa mossa porta { $parts }.
        }
        [net] Tolte le spese, questa mossa porta { $parts }.
       *[plain] Questa mossa porta { $parts }.
    }
why-turn-later = Per ora nessuna mossa sembra migliore.
why-turn-rolls = Si lanceranno dei dadi: saranno loro a decidere quanto porta questa mossa.
why-turn-pass =
    { $why ->
        [only] Non è possibile altro.
        [bare] Non hai più dadi, e quelli degli altri non valgono il loro prezzo.
       *[other] Nulla di ciò che potresti ancora fare vale il suo prezzo.
    }
why-turn-yield =
    { $dice ->
        [0] Non hai nulla con cui batterlo.
       *[other] { $n ->
            [0] Non hai punti da perdere, e tieni i tuoi dadi per le azioni.
           *[other] Perdi { $n } PV, ma tieni i tuoi dadi per le azioni.
        }
    }
why-turn-reroll =
    { $n ->
        [0] Così com’è, questo { $value } ti serve a poco.
        [one] { $n } delle sue facce è più alta di questo { $value }.
       *[other] { $n } delle sue facce sono più alte di questo { $value }.
    }
why-turn-countered = la fine { event-of }
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

## Ciò che una mossa prepara, in una seconda frase

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
        [palace] Finché il tuo cittadino resta in piedi lì, ti porta un dado rosso a ogni round
        [bishopric] Finché il tuo cittadino resta in piedi lì, ti porta un dado bianco a ogni round
       *[city_hall] Finché il tuo cittadino resta in piedi lì, ti porta un dado giallo a ogni round
    }{ $pay ->
        [0] {""}, senza stipendio.
        [one] {""}, per { $pay } denaro di stipendio.
       *[other] {""}, per { $pay } denari di stipendio.
    }{ $out ->
        [yes] {" "}Un avversario ne ha uno in meno.
       *[no] {""}
    }
why-then-countered = Altrimenti { event-inside } agirebbe di nuovo a ogni round.
why-then-lead = Hai più cubetti di tutti { event-on }: se sarà ancora così quando tutte le sue caselle saranno coperte, ricevi almeno { $n } PV.
why-then-presence = Se { event-inside } c’è ancora alla fine, il tuo cubetto lì vale 1 PV.
why-then-black = Chi non può battere un dado nero perde 2 PV.
why-then-pass = Ricevi { $n } denari alla fine del round, e uno in più ogni volta che torna il tuo turno.

error-no-hints = A questo tavolo si gioca senza consigli.
