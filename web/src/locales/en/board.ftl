### The board: names of cards, events, people and places, and a label for every piece.

## Activity cards

name-archer = Archer
name-diplomat = Diplomat
name-chivalry = Chivalry
name-hunting = Hunting
name-mercenary = Mercenary
name-tax_collector = Tax Collector
name-joust = Joust
name-captain = Captain
name-troubadour = Troubadour
name-banquet = Banquet
name-monk = Monk
name-priest = Priest
name-tithe = Tithe
name-apprenticeship = Apprenticeship
name-confession = Confession
name-templar = Templar
name-prior = Prior
name-glassblower = Glassblower
name-pilgrimage = Pilgrimage
name-procession = Procession
name-merchant = Merchant
name-miller = Miller
name-artisan = Artisan
name-baker = Baker
name-militiaman = Militiaman
name-innkeeper = Innkeeper
name-blacksmith = Blacksmith
name-sculptor = Sculptor
name-journeyman = Journeyman
name-goldsmith = Goldsmith

## Events

name-marauding = Marauding
name-succession_conflict = Succession Conflict
name-brigands = Brigands
name-skirmishes = Skirmishes
name-war = War
name-normans_attack = Normans Attack
name-resistance = Resistance
name-support = Support
name-civil_war = Civil War
name-wayfarers = Wayfarers
name-drought = Drought
name-traveling_builders = Traveling Builders
name-interrupted_work = Interrupted Work
name-heresy = Heresy
name-theological_conflict = Theological Conflict

## Characters

name-chretien = Chrétien de Troyes
name-urbain = Urbain IV
name-thibaut = Thibaut II
name-hugues = Hugues de Payns
name-florentin = Le Florentin
name-henry = Henry I

## Places

name-palace = Palace
name-bishopric = Bishopric
name-city_hall = City Hall
name-cathedral = Cathedral
name-agriculture = Agriculture
name-influence = Influence
name-square = City square
name-events = Events
name-black = Black dice
name-facedown = Face-down card
name-supply = Supply
name-round = Round
name-decks = Event decks
## The three buildings inside a sentence, by their key

building =
    { $at ->
        [palace] the Palace
        [bishopric] the Bishopric
       *[city_hall] City Hall
    }

## Owners of pieces, when no player’s name is known

name-owner-A = Orange
name-owner-B = Blue
name-owner-C = Green
name-owner-D = Natural
name-owner-N = Gray
neutral = neutral district
name-owner-roy = Le Roy

## Pieces, as a screen reader says them

board-label = Board of Troyes, round { $round } of { $rounds }
board-die =
    { $colour ->
        [red] Red { $value }
        [white] White { $value }
       *[yellow] Yellow { $value }
    }, { $by ->
        [gray] { neutral }
        [roy] le Roy’s district
       *[player] district of { $owner }
    }
board-black = Black die, { $value }
board-district =
    { $by ->
        [gray] Neutral district
        [roy] Le Roy’s district
       *[player] District of { $owner }
    }: { $dice ->
        [0] no dice
        [one] { $dice } die
       *[other] { $dice } dice
    }
board-district-passed =
    { $coins ->
        [one] passed, { $coins } denier lies here
       *[other] passed, { $coins } deniers lie here
    }
board-start = start player
board-to-move = to move
board-card =
    { $name }, { $colour ->
        [red] red
        [white] white
       *[yellow] yellow
    } card: hire for { $cost ->
        [one] { $cost } denier
       *[other] { $cost } deniers
    }, divide by { $divisor }
board-card-facedown =
    { $colour ->
        [red] Red
        [white] White
       *[yellow] Yellow
    } card, face down until round { $round }
board-card-spaces = Spaces: { $list } VP
board-card-tradesmen = Tradesmen: { $list }
board-card-cubes = Cubes: { $list }
board-tradesman =
    { $by ->
        [gray] Gray tradesman
        [roy] Le Roy’s tradesman
       *[player] Tradesman of { $owner }
    } on { $name }
board-tradesman-vp =
    { board-tradesman }, { $vp ->
        [one] { $vp } victory point
       *[other] { $vp } victory points
    }
board-event =
    { $name }: { $covered } of { $banners } banners covered, divide by { $divisor }, rewards { $first } and { $second } VP
board-event-black =
    { $black ->
        [one] { $black } black die
       *[other] { $black } black dice
    } each round
board-building =
    { $name }, { $free ->
        [0] no free space
        [one] { $free } free space
       *[other] { $free } free spaces
    }
board-space = { $name }, row { $row }, space { $place }, dice { $values }: { $owner }
board-space-single = { $name }, space { $values }: { $owner }
board-space-empty = empty
board-lying =
    { $by ->
        [gray] Gray citizen
        [roy] Le Roy’s citizen
       *[player] Citizen of { $owner }
    }, lying on { building }
board-cathedral =
    Cathedral, { $free ->
        [0] complete
        [one] { $free } window free
       *[other] { $free } windows free
    }
board-cathedral-level =
    { $level ->
        [bottom] Bottom level
        [middle] Middle level
       *[top] Top level
    }: { $list }
board-cathedral-cubes =
    { $owner } in { $count ->
        [one] column { $columns }
       *[other] columns { $columns }
    }
board-agriculture = Agriculture: half the total of the yellow dice, in deniers
board-influence = Influence: { $list }
board-influence-entry = { $owner } { $n }
board-round = Round { $round } of { $rounds }
board-placement = Placement
board-decks = Event cards to come: { $red } red, { $white } white, { $yellow } yellow
board-supply =
    Supply of { $owner }: { $n ->
        [one] { $n } citizen
       *[other] { $n } citizens
    }
board-last-move = part of the last move

## Player panels

panel-label = Players
panel-you = you
panel-deniers = Deniers
panel-influence = Influence
panel-supply = Citizens in supply
panel-dice = Dice left
panel-events = Events taken
panel-vp = Victory points
panel-vp-hidden = Victory points, hidden
panel-passed = passed
panel-character-hidden = Hidden character
panel-characters = Characters
panel-pile = Characters of the King’s Challenge
panel-pile-scored = already scored
panel-pile-next = scores next
panel-district-coins = Deniers waiting on the district
panel-value = { $name }: { $value }

## The strip of a phone

strip = Your dice, and shortcuts to every part of the town
strip-choices =
    { $n ->
        [one] { $name }: { $n } choice
       *[other] { $name }: { $n } choices
    }
