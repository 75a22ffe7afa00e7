### Che cosa è successo, a parole.

## Che cosa ha scelto un giocatore

log-chose-pass = { $who } passa.
log-chose-counter = { $who } affronta i dadi neri.
log-chose-yield = { $who } cede a un dado nero.
log-chose-recruit = { $who } recluta un cittadino.
log-chose-flip = { $who } gira dei dadi.
log-chose-reroll = { $who } rilancia un dado: { $die }.
log-chose-cathedral = { $who } costruisce la cattedrale.
log-chose-agriculture = { $who } coltiva i campi.
log-chose-fight = { $who } combatte un evento: { $event }.
log-chose-card = { $who } usa una carta: { $card }.
log-chose-settle = { $who } piazza un cittadino: { $building }.
log-chose-modify = Aiuta un cubetto della carta { $card }.
log-chose-from = Provenienza del cittadino: { $origin }.

## Il round

log-round-ends = Fine del round { $round }
log-round-begins = Round { $round }
log-card-revealed = Carta scoperta: { $card }.
log-event-revealed = Un nuovo evento: { $event }.
log-event-rolled = { $event }: il dado mostra { $value }.
log-roy-rolled = I dadi del Re mostrano { $first } e { $value }.
log-black-come =
    { $count ->
        [one] Appare un { $value } nero.
       *[other] { $count } dadi neri mostrano { $value }.
    }
log-black-gone =
    { $count ->
        [one] Sparisce un { $value } nero.
       *[other] Spariscono { $count } dadi neri con { $value }.
    }
log-dice-come =
    { $count ->
        [one] Dado lanciato. { $dice }.
       *[other] Dadi lanciati. { $dice }.
    }
log-dice-gone =
    { $count ->
        [one] Dado usato. { $dice }.
       *[other] Dadi usati. { $dice }.
    }
log-dice-turned = { $dice } → { $turned }.
log-dice-left =
    { $count ->
        [one] Dado rimasto inutilizzato. { $dice }.
       *[other] Dadi rimasti inutilizzati. { $dice }.
    }

## Cittadini

log-stands = { $who }: un cittadino qui, { $space }.
log-left = { $who }: spazio lasciato, { $space }.
log-expelled = { $who }: un cittadino espulso e sdraiato ({ $building }).
log-hired =
    { $space ->
        [0] { $who }: un commerciante sull’illustrazione della carta { $card }.
       *[other] { $who }: un commerciante sulla carta { $card }, spazio { $space }.
    }
log-quit = { $who }: il commerciante lascia la carta { $card }.
log-supply =
    { $direction ->
        [up] { $who }: { $amount ->
            [one] un cittadino in più nella riserva.
           *[other] { $amount } cittadini in più nella riserva.
        }
       *[down] { $who }: { $amount ->
            [one] un cittadino in meno nella riserva.
           *[other] { $amount } cittadini in meno nella riserva.
        }
    }

## Cubetti

log-card-cubes =
    { $direction ->
        [up] { $who }: { $amount ->
            [one] un cubetto sulla carta { $card }.
           *[other] { $amount } cubetti sulla carta { $card }.
        }
       *[down] { $who }: { $amount ->
            [one] speso un cubetto della carta { $card }.
           *[other] spesi { $amount } cubetti della carta { $card }.
        }
    }
log-cathedral-built = { $who }: un cubetto sulla cattedrale, colonna { $column }, livello { $level }.
log-cathedral-lost = { $who } perde il cubetto sulla cattedrale, colonna { $column }, livello { $level }.
log-event-cube = { $who }: un cubetto sull’evento { $event }.
log-event-cube-lost = { $who } perde un cubetto sull’evento { $event }.
log-event-countered =
    { $taken ->
        [yes] { $event }: evento neutralizzato; i cubetti tornano ai proprietari ({ $cubes }). { $who } prende la carta.
        [no] { $event }: evento neutralizzato; i cubetti tornano ai proprietari ({ $cubes }). Nessuno prende la carta.
       *[never] { $event }: evento respinto; i cubetti tornano ai proprietari ({ $cubes }). La minaccia però rimane.
    }
cubes-of = { $who } { $count }

## Conti

log-deniers =
    { $direction ->
        [up] { $who }: { $amount ->
            [one] +{ $amount } denaro.
           *[other] +{ $amount } denari.
        }
       *[down] { $who }: { $amount ->
            [one] −{ $amount } denaro.
           *[other] −{ $amount } denari.
        }
    }
log-on-district =
    { $direction ->
        [up] { $who }: { $amount ->
            [one] { $amount } denaro messo nel distretto.
           *[other] { $amount } denari messi nel distretto.
        }
       *[down] { $who } ritira { $amount ->
            [one] { $amount } denaro dal distretto.
           *[other] { $amount } denari dal distretto.
        }
    }
log-influence =
    { $direction ->
        [up] { $who }: +{ $amount } influenza.
       *[down] { $who }: −{ $amount } influenza.
    }
log-vp =
    { $direction ->
        [up] { $who }: { $amount ->
            [one] +{ $amount } punto vittoria.
           *[other] +{ $amount } punti vittoria.
        }
       *[down] { $who }: { $amount ->
            [one] −{ $amount } punto vittoria.
           *[other] −{ $amount } punti vittoria.
        }
    }
log-character-dealt = Il tuo personaggio segreto: { $character }.
log-character-scored = { $character } dà punti a entrambe le parti.
