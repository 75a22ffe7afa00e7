### Quel che è successo, in parole.

## Quel che un giocatore ha scelto

log-chose-reroll =
    { $me ->
        [yes] Rilanci un dado: { $die }.
       *[no] { $who } rilancia un dado: { $die }.
    }

## Il round

log-round-ends = Fine del round { $round }
log-round-begins = Round { $round }
log-start =
    { $me ->
        [yes] Cominci tu.
       *[no] { $who } comincia.
    }
log-card-revealed =
    { $count ->
        [one] Carta rivelata: { $card }.
       *[other] Carte rivelate: { $card }.
    }
log-event-revealed =
    { $count ->
        [one] Un nuovo evento: { $event }.
       *[other] Nuovi eventi: { $event }.
    }
log-acts =
    { $amount ->
        [one] { event-begins }: un dado nero in più.
       *[other] { event-begins }: { $amount } dadi neri in più.
    }
log-event-rolled = { $event }: il dado mostra { $value }.
log-roy-rolled = I dadi del Re mostrano { $first } e { $value }.
log-rolled =
    { $me ->
        [yes] Lanci: { $dice }.
       *[no] { $who } lancia: { $dice }.
    }
log-black-come =
    { $count ->
        [one] Lanciato un dado nero: { $dice }.
       *[other] Lanciati i dadi neri: { $dice }.
    }
log-black-gone =
    { $count ->
        [one] Eliminato un dado nero: { $dice }.
       *[other] Eliminati dei dadi neri: { $dice }.
    }
log-dice-come =
    { $count ->
        [one] Dado lanciato: { $dice }.
       *[other] Dadi lanciati: { $dice }.
    }
log-dice-gone =
    { $count ->
        [one] Dado usato: { $dice }.
       *[other] Dadi usati: { $dice }.
    }
log-dice-turned = Prima: { $dice }; ora: { $turned }.
log-rerolled = Risultato: { $die }.
log-dice-left =
    { $count ->
        [one] Dado rimasto inutilizzato: { $dice }.
       *[other] Dadi rimasti inutilizzati: { $dice }.
    }

## I cittadini: dove sono, da dove vengono

log-in = { building.in }
log-in-space =
    { $building ->
        [palace] sullo spazio { $n } del Palazzo
        [bishopric] sullo spazio { $n } del Vescovado
       *[city_hall] sullo spazio { $n } del Municipio
    }
log-in-row =
    { log-in } ({ $level ->
        [top] riga in alto
        [middle] riga di mezzo
       *[bottom] riga in basso
    }, { $spot ->
        [front] primo spazio
        [middle] spazio di mezzo
       *[back] ultimo spazio
    })
log-on = { building.before }
log-from =
    { $building ->
        [palace] venuto dal Palazzo
        [bishopric] venuto dal Vescovado
       *[city_hall] venuto dal Municipio
    }
log-from-lying =
    { $building ->
        [palace] che era sdraiato davanti al Palazzo
        [bishopric] che era sdraiato davanti al Vescovado
       *[city_hall] che era sdraiato davanti al Municipio
    }
log-from-card = venuto dalla carta { $card }
log-from-supply = venuto dalla riserva

log-stands =
    { $whose ->
        [you] Un tuo cittadino sta { $place }.
        [gray] Un cittadino grigio sta { $place }.
        [roy] Un cittadino del Re sta { $place }.
       *[other] { $who } piazza un cittadino { $place }.
    }
log-settled =
    { $whose ->
        [you] Un tuo cittadino { $from } ora sta { $place }.
       *[other] { $who }: un cittadino { $from } ora sta { $place }.
    }
log-moved =
    { $whose ->
        [you] Un tuo cittadino cambia posto e ora sta { $place }.
       *[other] { $who }: un cittadino cambia posto e ora sta { $place }.
    }
log-pushed =
    { $whose ->
        [you] Un tuo cittadino viene spinto e ora sta { $place }.
        [gray] Un cittadino grigio viene spinto e ora sta { $place }.
        [roy] Un cittadino del Re viene spinto e ora sta { $place }.
       *[other] { $who }: un cittadino viene spinto e ora sta { $place }.
    }
log-expelled =
    { $whose ->
        [you] Un tuo cittadino viene espulso e resta sdraiato { $place }.
        [gray] Un cittadino grigio viene espulso e resta sdraiato { $place }.
        [roy] Un cittadino del Re viene espulso e resta sdraiato { $place }.
       *[other] { $who }: un cittadino viene espulso e resta sdraiato { $place }.
    }
log-hired =
    { $whose ->
        [you] Un tuo cittadino { $from } diventa commerciante
        [roy] Un cittadino del Re diventa commerciante
       *[other] { $who }: un cittadino { $from } diventa commerciante
    } { $space ->
        [0] sull’illustrazione della carta { $card }.
       *[other] sulla carta { $card }, spazio { $space }.
    }
log-home =
    { $whose ->
        [you] { $amount ->
            [one] Un tuo cittadino torna nella tua riserva.
           *[other] { $amount } tuoi cittadini tornano nella tua riserva.
        }
        [gray] { $amount ->
            [one] Un cittadino grigio torna nella riserva generale.
           *[other] { $amount } cittadini grigi tornano nella riserva generale.
        }
       *[other] { $amount ->
            [one] { $who } riprende un cittadino nella riserva.
           *[other] { $who } riprende { $amount } cittadini nella riserva.
        }
    }

## Gli eventi: quale, se ce n’è più d’uno con lo stesso nome

event-begins = { event-copy }
event-inside =
    { $which ->
        [1] il primo evento { $event }
        [2] il secondo evento { $event }
        [3] il terzo evento { $event }
       *[0] l’evento { $event }
    }
event-on =
    { $which ->
        [1] sul primo evento { $event }
        [2] sul secondo evento { $event }
        [3] sul terzo evento { $event }
       *[0] sull’evento { $event }
    }
event-with = { event-inside }
event-of =
    { $which ->
        [1] del primo evento { $event }
        [2] del secondo evento { $event }
        [3] del terzo evento { $event }
       *[0] dell’evento { $event }
    }

## I cubetti

log-card-cubes =
    { $whose ->
        [you] Metti
       *[other] { $who } mette
    } { $amount ->
        [one] un cubetto
       *[other] { $amount } cubetti
    } sulla carta { $card }.
log-modifier =
    { $me ->
        [yes] Spendi un cubetto della carta { $card }.
       *[no] { $who } spende un cubetto della carta { $card }.
    }
log-cathedral-built =
    { $whose ->
        [you] Metti un cubetto
        [gray] Un cubetto grigio va
       *[other] { $who } mette un cubetto
    } sulla Cattedrale, sopra { $n ->
        [1] l’{ $n }
       *[other] il { $n }
    }, { $level ->
        [bottom] livello in basso
        [middle] livello di mezzo
       *[top] livello in alto
    }.
log-cathedral-lost =
    { $whose ->
        [you] Perdi un cubetto
        [gray] Va perso un cubetto grigio
       *[other] { $who } perde un cubetto
    } sulla Cattedrale, sopra { $n ->
        [1] l’{ $n }
       *[other] il { $n }
    }, { $level ->
        [bottom] livello in basso
        [middle] livello di mezzo
       *[top] livello in alto
    } ({ $cause }).
log-event-cube =
    { $whose ->
        [you] Metti { $amount ->
            [one] un cubetto
           *[other] { $amount } cubetti
        }
        [gray] { $amount ->
            [one] Un cubetto grigio va
           *[other] { $amount } cubetti grigi vanno
        }
       *[other] { $who } mette { $amount ->
            [one] un cubetto
           *[other] { $amount } cubetti
        }
    } { event-on }.
log-event-cube-lost =
    { $whose ->
        [you] Perdi { $amount ->
            [one] un cubetto
           *[other] { $amount } cubetti
        }
        [gray] { $amount ->
            [one] Va perso un cubetto grigio
           *[other] Vanno persi { $amount } cubetti grigi
        }
       *[other] { $who } perde { $amount ->
            [one] un cubetto
           *[other] { $amount } cubetti
        }
    } { event-on } ({ $cause }).
log-event-countered =
    { $taken ->
        [yes] { event-begins }: evento neutralizzato; i cubetti tornano ai proprietari ({ $cubes }). { $me ->
            [yes] Prendi la carta.
           *[no] { $who } prende la carta.
        }
        [no] { event-begins }: evento neutralizzato; i cubetti tornano ai proprietari ({ $cubes }). Nessuno prende la carta.
       *[never] { event-begins }: evento respinto; i cubetti tornano ai proprietari ({ $cubes }). La minaccia però rimane.
    }
cubes-of = { $who } { $count }
dice-of =
    { $whose ->
        [you] { $dice } (tuo distretto)
       *[other] { $dice } ({ $who })
    }

## I conti

deniers =
    { $amount ->
        [one] { $amount } denaro
       *[other] { $amount } denari
    }
log-income =
    { $me ->
        [yes] Ricevi
       *[no] { $who } riceve
    } { deniers } di rendita.
log-salary =
    { $me ->
        [yes] Paghi
       *[no] { $who } paga
    } { deniers } di stipendi.
log-hire =
    { $me ->
        [yes] Paghi
       *[no] { $who } paga
    } { deniers } per il commerciante ({ $card }).
log-purchase =
    { $me ->
        [yes] Paghi
       *[no] { $who } paga
    } { deniers } per dei dadi ({ $seller }).
log-pays =
    { $side ->
        [from] Paghi
        [to] { $who } ti paga
       *[other] { $who } paga
    } { deniers }{ $side ->
        [to] {""}
       *[other] , che incassa { $whom }
    } ({ $cause }).
log-laid =
    { $me ->
        [yes] Nel tuo distretto
       *[no] Nel distretto di { $who }
    } { $amount ->
        [one] va { $amount } denaro.
       *[other] vanno { $amount } denari.
    }
log-collects =
    { $me ->
        [yes] Ritiri { deniers } dal tuo distretto.
       *[no] { $who } ritira { deniers } dal suo distretto.
    }
log-deniers =
    { $direction ->
        [up] { $who }: +{ deniers } ({ $cause }).
       *[down] { $who }: −{ deniers } ({ $cause }).
    }
log-influence =
    { $direction ->
        [up] { $who }: { $amount ->
            [one] +{ $amount } punto influenza ({ $cause }).
           *[other] +{ $amount } punti influenza ({ $cause }).
        }
       *[down] { $who }: { $amount ->
            [one] −{ $amount } punto influenza ({ $cause }).
           *[other] −{ $amount } punti influenza ({ $cause }).
        }
    }
log-influence-lost =
    { $amount ->
        [one] { $who }: { $amount } punto influenza perso, il tracciato è pieno.
       *[other] { $who }: { $amount } punti influenza persi, il tracciato è pieno.
    }
log-vp =
    { $direction ->
        [up] { $who }: { $amount ->
            [one] +{ $amount } punto vittoria ({ $cause }).
           *[other] +{ $amount } punti vittoria ({ $cause }).
        }
       *[down] { $who }: { $amount ->
            [one] −{ $amount } punto vittoria ({ $cause }).
           *[other] −{ $amount } punti vittoria ({ $cause }).
        }
    }
log-character-dealt =
    { $whose ->
        [roy] { $count ->
            [one] Un personaggio di questa partita: { $character }.
           *[other] Personaggi di questa partita: { $character }.
        }
        [you] { $count ->
            [one] Il tuo personaggio segreto: { $character }.
           *[other] I tuoi personaggi segreti: { $character }.
        }
       *[other] { $count ->
            [one] { $who }: personaggio segreto { $character }.
           *[other] { $who }: personaggi segreti { $character }.
        }
    }
log-character-scored = Personaggio conteggiato: { $character }.

## Le cause, tra parentesi dopo un conto

cause-setup = preparazione
cause-placement = piazzamento
cause-reveal = nuove carte
cause-income = rendita
cause-salary = stipendi
cause-workforce = forza lavoro
cause-round_end = fine del round
cause-black_dice = dadi neri
cause-purchase = dadi venduti
cause-cathedral = Cattedrale
cause-agriculture = raccolto
cause-settle = cittadino piazzato
cause-recruit = assunzione
cause-reroll = dado rilanciato
cause-flip = dadi girati
cause-pass = passo
cause-combat =
    combattimento: { $which ->
        [0] { $event }
       *[other] { event-inside }
    }
cause-roy = lancio del Re: { $total }
