### Un turno in una frase, che cosa significa per chi legge, e che cosa è in scena.

you = Tu
you-inside = tu

## Che cosa ha fatto qualcuno; acquisti e guadagni si aggiungono

story-told = { $what }.
story-gains = { $what }: { $gains }.
story-buying = { $what }, comprando { $dice } per { deniers }
story-free = { $what }, prendendo { $dice } senza pagare
story-die =
    { $whose ->
        [you] { $n ->
            [1] il tuo { die }
            [2] i tuoi due { die.plural }
           *[other] i tuoi tre { die.plural }
        }
        [gray] { $n ->
            [1] un { die } neutrale
            [2] due { die.plural } neutrali
           *[other] tre { die.plural } neutrali
        }
       *[other] { $n ->
            [1] un { die }
            [2] due { die.plural }
           *[other] tre { die.plural }
        }
    }
story-dice =
    { $whose ->
        [you] { $dice }
        [gray] { $dice }
        [roy] { $dice } del Re
       *[other] { $dice } di { $who }
    }
story-and = { $first } e { $last }
story-pass =
    { $me ->
        [yes] Passi
       *[no] { $who } passa
    }
story-counter =
    { $me ->
        [yes] { $count ->
            [0] Affronti i dadi neri
            [one] Batti un dado nero
           *[other] Batti { $count } dadi neri
        }
       *[no] { $count ->
            [0] { $who } affronta i dadi neri
            [one] { $who } batte un dado nero
           *[other] { $who } batte { $count } dadi neri
        }
    }
story-yield =
    { $me ->
        [yes] Cedi a un dado nero
       *[no] { $who } cede a un dado nero
    }
story-recruit =
    { $me ->
        [yes] Assumi un cittadino
       *[no] { $who } assume un cittadino
    }
story-flip =
    { $me ->
        [yes] Giri dei dadi
       *[no] { $who } gira dei dadi
    }
story-reroll =
    { $me ->
        [yes] Rilanci un dado
       *[no] { $who } rilancia un dado
    }
story-settle =
    { $me ->
        [yes] Piazzi un cittadino { $place }
       *[no] { $who } piazza un cittadino { $place }
    }
story-cathedral =
    { $me ->
        [yes] Costruisci la Cattedrale
       *[no] { $who } costruisce la Cattedrale
    }
story-agriculture =
    { $me ->
        [yes] Coltivi i campi
       *[no] { $who } coltiva i campi
    }
story-fight =
    { $won ->
        [yes] { $me ->
            [yes] Neutralizzi { event-inside }
           *[no] { $who } neutralizza { event-inside }
        }
       *[no] { $me ->
            [yes] Combatti { event-with }
           *[no] { $who } combatte { event-with }
        }
    }
story-card =
    { $hired ->
        [yes] { $me ->
            [yes] Assumi un commerciante sulla carta { $card }
           *[no] { $who } assume un commerciante sulla carta { $card }
        }
       *[no] { $me ->
            [yes] Usi la carta { $card }
           *[no] { $who } usa la carta { $card }
        }
    }
story-roy = I dadi fanno { $total }. { $does }
story-roy-places = { $who } piazza cittadini: { $places }
story-roy-buys = { $who } prende { $dice } per { deniers }
story-roy-spends =
    { $total ->
        [4] { $who } cede un dado, ma non può piazzare nessun cittadino
        [6] { $who } cede un dado, ma non può mandare nessun commerciante
        [10] { $who } cede un dado, ma non può piazzare nessun cittadino
       *[other] { $who } paga con i propri dadi
    }
story-roy-scores = { $character } dà i suoi punti e se ne va
story-everybody = { $event }: { $change } per tutti.
story-event = { $event }: { $text }
story-you = { $change } per te.
story-them = { $change } per { $who }
story-idle = { $event }: non cambia niente.
story-blocked = { $event }: il dado mostra { $value }, ma nessuno può entrare.

## I conti: che cosa cambia, che cosa si paga

gain-deniers = { $sign }{ deniers }
gain-influence =
    { $amount ->
        [one] { $sign }{ $amount } punto influenza
       *[other] { $sign }{ $amount } punti influenza
    }
gain-vp =
    { $amount ->
        [one] { $sign }{ $amount } punto vittoria
       *[other] { $sign }{ $amount } punti vittoria
    }
gain-cubes =
    { $amount ->
        [one] un cubetto
       *[other] { $amount } cubetti
    }
gain-laid = { deniers } alla fine del round
gain-secret = i punti restano segreti
pay-hire = { $amount } per assumere
pay-seller =
    { $whose ->
        [gray] { $amount } alla banca per dadi neutrali
        [roy] { $amount } alla banca per dadi del Re
       *[other] { $amount } per dadi di { $who }
    }
pay-other = { $amount } alla banca
pay-influence =
    { $amount ->
        [one] { $amount } punto influenza
       *[other] { $amount } punti influenza
    }
preview-pay = Paghi { $list }.
preview-get = Ricevi { $list }.
preview-nothing = Non ricevi nulla: +0 denari.

## In scena

stage-of = { $who } gioca
stage-again = Un turno precedente
stage-now = Torna al presente
stage-round = Round { $round } di { $rounds }
stage-income =
    { $known ->
        [yes] { $salary ->
            [0] Rendita e stipendi: ricevi { $income } e non paghi nulla.
           *[other] Rendita e stipendi: ricevi { $income } e paghi { $salary }.
        }
       *[no] Rendita e stipendi
    }
stage-dice = Tutti lanciano i propri dadi.
stage-round-end = Il round finisce.
recap = Dal tuo ultimo turno
recap-again = Mostra di nuovo
sound-offer = Vuoi sentire i dadi, le monete e quando tocca a te?
sound-on = Con i suoni
sound-never = Senza suoni

## La situazione, e perché è finita così

stand-title = Se la partita finisse ora
stand-text = Ciò che è segreto non è compreso: i punti già guadagnati dagli altri e i loro personaggi.
stand-so-far = Già guadagnati
end-why =
    { $side ->
        [won] Hai vinto con { $by ->
            [one] { $by } punto
           *[other] { $by } punti
        } di vantaggio
        [lost] { $who } ha vinto con { $by ->
            [one] { $by } punto
           *[other] { $by } punti
        } di vantaggio su di te
       *[other] { $who } ha vinto con { $by ->
            [one] { $by } punto
           *[other] { $by } punti
        } di vantaggio su { $whom }
    }: { $parts }.
end-tie = Pareggio a { $total } punti. { $parts }.
end-unspent =
    { $amount ->
        [one] Ti resta { $amount } denaro.
       *[other] Ti restano { $amount } denari.
    }
