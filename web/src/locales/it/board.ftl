### La plancia: nomi di carte, eventi, personaggi e luoghi, e un’etichetta per ogni pezzo.

## Carte Attività

name-archer = Arciere
name-diplomat = Diplomatico
name-chivalry = Cavalleria
name-hunting = Caccia
name-mercenary = Mercenario
name-tax_collector = Esattore delle tasse
name-joust = Giostra
name-captain = Capitano
name-troubadour = Menestrello
name-banquet = Banchetto
name-monk = Monaco
name-priest = Prete
name-tithe = Decima
name-apprenticeship = Apprendistato
name-confession = Confessione
name-templar = Templare
name-prior = Priore
name-glassblower = Soffiatore di vetro
name-pilgrimage = Pellegrinaggio
name-procession = Processione
name-merchant = Mercante
name-miller = Mugnaio
name-artisan = Artigiano
name-baker = Fornaio
name-militiaman = Milizia
name-innkeeper = Oste
name-blacksmith = Fabbro
name-sculptor = Scultore
name-journeyman = Operaio
name-goldsmith = Orafo

## Eventi

name-marauding = Fuorilegge
name-succession_conflict = Conflitto di successione
name-brigands = Briganti
name-skirmishes = Schermaglie
name-war = Guerra
name-normans_attack = Attacco normanno
name-resistance = Resistenza
name-support = Supporto
name-civil_war = Guerra civile
name-wayfarers = Viandanti
name-drought = Siccità
name-traveling_builders = Manodopera emigrante
name-interrupted_work = Interruzione dei lavori
name-heresy = Eresia
name-theological_conflict = Conflitto teologico

## Personaggi

name-chretien = Chrétien de Troyes
name-urbain = Urban IV
name-thibaut = Thibaut II
name-hugues = Hugues de Payns
name-florentin = Le Florentin
name-henry = Henry I

## Luoghi

name-palace = Palazzo
name-bishopric = Vescovado
name-city_hall = Municipio
name-cathedral = Cattedrale
name-agriculture = Agricoltura
name-influence = Influenza
name-square = Piazza cittadina
name-events = Eventi
name-black = Dadi neri
name-facedown = Carta coperta
name-supply = Riserva
name-round = Round
name-decks = Mazzi degli eventi
## I tre edifici dentro una frase, secondo la chiave

building =
    { $at ->
        [palace] il Palazzo
        [bishopric] il Vescovado
       *[city_hall] il Municipio
    }
    .in =
        { $at ->
            [palace] nel Palazzo
            [bishopric] nel Vescovado
           *[city_hall] nel Municipio
        }
    .before =
        { $at ->
            [palace] davanti al Palazzo
            [bishopric] davanti al Vescovado
           *[city_hall] davanti al Municipio
        }

## Proprietari dei pezzi, quando non si conosce il nome del giocatore

name-owner-A = Arancione
name-owner-B = Blu
name-owner-C = Verde
name-owner-D = Beige
name-owner-N = Grigio
neutral = distretto neutrale
name-owner-roy = Il Re

## I pezzi, come li legge uno screen reader

board-label = Plancia di Troyes, round { $round } di { $rounds }
board-die =
    { $colour ->
        [red] Dado rosso { $value }
        [white] Dado bianco { $value }
       *[yellow] Dado giallo { $value }
    }, { $by ->
        [gray] { neutral }
        [roy] distretto del Re
       *[player] distretto: { $owner }
    }
board-black = Dado nero { $value }
board-district =
    { $by ->
        [gray] Distretto neutrale
        [roy] Distretto del Re
       *[player] Distretto: { $owner }
    }, { $dice ->
        [0] nessun dado
        [one] { $dice } dado
       *[other] { $dice } dadi
    }
board-district-passed =
    { $coins ->
        [one] ha passato, qui c’è { $coins } denaro
       *[other] ha passato, qui ci sono { $coins } denari
    }
board-start = primo giocatore
board-to-move = di turno
board-card =
    { $name }, carta { $colour ->
        [red] rossa
        [white] bianca
       *[yellow] gialla
    }: assumere per { $cost ->
        [one] { $cost } denaro
       *[other] { $cost } denari
    }, dividere per { $divisor }
board-card-facedown =
    { $colour ->
        [red] Carta rossa
        [white] Carta bianca
       *[yellow] Carta gialla
    }, coperta fino al round { $round }
board-card-spaces = Spazi: { $list } PV
board-card-tradesmen = Commercianti: { $list }
board-card-cubes = Cubetti: { $list }
board-tradesman =
    { $by ->
        [gray] Commerciante grigio su { $name }
        [roy] Commerciante del Re su { $name }
       *[player] Commerciante su { $name }: { $owner }
    }
board-tradesman-vp =
    { board-tradesman }, { $vp ->
        [one] { $vp } punto vittoria
       *[other] { $vp } punti vittoria
    }
board-event =
    { $name }: caselle coperte: { $covered } su { $banners }, dividere per { $divisor }, ricompense { $first } e { $second } PV
board-event-black =
    { $black ->
        [one] { $black } dado nero
       *[other] { $black } dadi neri
    } a ogni round
board-building =
    { $name }, { $free ->
        [0] nessuno spazio libero
        [one] { $free } spazio libero
       *[other] { $free } spazi liberi
    }
board-space = { $name }, riga { $row }, spazio { $place }, dadi { $values }: { $owner }
board-space-single = { $name }, spazio { $values }: { $owner }
board-space-empty = vuoto
board-lying =
    { $by ->
        [gray] Cittadino grigio, sdraiato { building.before }
        [roy] Cittadino del Re, sdraiato { building.before }
       *[player] Cittadino sdraiato { building.before }: { $owner }
    }
board-cathedral =
    Cattedrale, { $free ->
        [0] completata
        [one] { $free } finestra libera
       *[other] { $free } finestre libere
    }
board-cathedral-level =
    { $level ->
        [bottom] Livello in basso
        [middle] Livello di mezzo
       *[top] Livello in alto
    }: { $list }
board-cathedral-cubes =
    { $owner }, { $count ->
        [one] colonna { $columns }
       *[other] colonne { $columns }
    }
board-agriculture = Agricoltura: metà del totale dei dadi gialli in denari
board-influence = Influenza: { $list }
board-influence-entry = { $owner } { $n }
board-round = Round { $round } di { $rounds }
board-placement = Piazzamento
board-decks = Carte Evento ancora da rivelare: { $red } nel mazzo rosso, { $white } nel bianco, { $yellow } nel giallo
board-supply =
    Riserva: { $owner }, { $n ->
        [one] { $n } cittadino
       *[other] { $n } cittadini
    }
board-last-move = parte dell’ultima mossa

## Pannelli dei giocatori

panel-label = Giocatori
panel-you = tu
panel-deniers = Denari
panel-influence = Influenza
panel-supply = Cittadini nella riserva
panel-dice = Dadi rimasti
panel-events = Eventi conquistati
panel-vp = Punti vittoria
panel-vp-hidden = Punti vittoria, nascosti
panel-passed = ha passato
panel-character-hidden = Personaggio nascosto
panel-characters = Personaggi
panel-pile = Personaggi della Sfida del Re
panel-pile-scored = già conteggiato
panel-pile-next = il prossimo a dare punti
panel-district-coins = Denari in attesa nel distretto
panel-value = { $name }: { $value }

## La striscia di un telefono

strip = I tuoi dadi e scorciatoie per ogni parte della città
strip-choices =
    { $n ->
        [one] { $name }: { $n } scelta
       *[other] { $name }: { $n } scelte
    }
