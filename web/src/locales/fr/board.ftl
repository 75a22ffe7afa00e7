### Le plateau : noms des cartes, des événements, des personnages et des lieux, et une étiquette pour chaque pièce.

## Cartes Activité

name-archer = Archer
name-diplomat = Diplomate
name-chivalry = Chevalerie
name-hunting = Chasse
name-mercenary = Mercenaire
name-tax_collector = Percepteur
name-joust = Joutes
name-captain = Capitaine
name-troubadour = Troubadour
name-banquet = Banquet
name-monk = Moine
name-priest = Prêtre
name-tithe = Dîme
name-apprenticeship = Apprentissage
name-confession = Confession
name-templar = Templier
name-prior = Prieur
name-glassblower = Verrier
name-pilgrimage = Pèlerinage
name-procession = Procession
name-merchant = Marchand
name-miller = Meunier
name-artisan = Artisan
name-baker = Boulanger
name-militiaman = Milicien
name-innkeeper = Aubergiste
name-blacksmith = Forgeron
name-sculptor = Sculpteur
name-journeyman = Compagnon
name-goldsmith = Orfèvre

## Événements

name-marauding = Maraudage
name-succession_conflict = Conflit de succession
name-brigands = Brigandage
name-skirmishes = Escarmouches
name-war = Guerre
name-normans_attack = Attaque des Normands
name-resistance = Résistance
name-support = Soutien
name-civil_war = Guerre civile
name-wayfarers = Voyageurs
name-drought = Sécheresse
name-traveling_builders = Maîtres d’œuvre itinérants
name-interrupted_work = Perturbation des travaux
name-heresy = Hérésie
name-theological_conflict = Conflit théologique

## Personnages

name-chretien = Chrétien de Troyes
name-urbain = Urbain IV
name-thibaut = Thibaut II
name-hugues = Hugues de Payns
name-florentin = Le Florentin
name-henry = Henry Iᵉʳ

## Lieux

name-palace = Palais
name-bishopric = Évêché
name-city_hall = Hôtel de ville
name-cathedral = Cathédrale
name-agriculture = Agriculture
name-influence = Influence
name-square = Place de la ville
name-events = Événements
name-black = Dés noirs
name-facedown = Carte face cachée
name-supply = Réserve
name-round = Manche
name-decks = Pioches d’événements
## Les trois bâtiments dans une phrase, selon leur clé

building =
    { $at ->
        [palace] le Palais
        [bishopric] l’Évêché
       *[city_hall] l’Hôtel de ville
    }
    .in =
        { $at ->
            [palace] au Palais
            [bishopric] à l’Évêché
           *[city_hall] à l’Hôtel de ville
        }
    .before =
        { $at ->
            [palace] devant le Palais
            [bishopric] devant l’Évêché
           *[city_hall] devant l’Hôtel de ville
        }

## Propriétaires des pièces, quand aucun nom de joueur n’est connu

name-owner-A = Orange
name-owner-B = Bleu
name-owner-C = Vert
name-owner-D = Beige
name-owner-N = Gris
neutral = quartier neutre
name-owner-roy = Le Roy

## Les pièces, comme les dit un lecteur d’écran

board-label = Plateau de Troyes, manche { $round } sur { $rounds }
board-die =
    { $colour ->
        [red] Dé rouge { $value }
        [white] Dé blanc { $value }
       *[yellow] Dé jaune { $value }
    }, { $by ->
        [gray] { neutral }
        [roy] quartier du Roy
       *[player] quartier : { $owner }
    }
board-black = Dé noir { $value }
board-district =
    { $by ->
        [gray] Quartier neutre
        [roy] Quartier du Roy
       *[player] Quartier : { $owner }
    }, { $dice ->
        [0] aucun dé
        [one] { $dice } dé
       *[other] { $dice } dés
    }
board-district-passed =
    { $coins ->
        [one] a passé, { $coins } denier posé ici
       *[other] a passé, { $coins } deniers posés ici
    }
board-start = premier joueur
board-to-move = doit jouer
board-card =
    { $name }, carte { $colour ->
        [red] rouge
        [white] blanche
       *[yellow] jaune
    } : engager pour { $cost ->
        [one] { $cost } denier
       *[other] { $cost } deniers
    }, diviser par { $divisor }
board-card-facedown =
    { $colour ->
        [red] Carte rouge
        [white] Carte blanche
       *[yellow] Carte jaune
    }, face cachée jusqu’à la manche { $round }
board-card-spaces = Places : { $list } PV
board-card-tradesmen = Hommes de métier : { $list }
board-card-cubes = Cubes : { $list }
board-tradesman =
    { $by ->
        [gray] Homme de métier gris sur { $name }
        [roy] Homme de métier du Roy sur { $name }
       *[player] Homme de métier sur { $name } : { $owner }
    }
board-tradesman-vp =
    { board-tradesman }, { $vp ->
        [one] { $vp } point de victoire
       *[other] { $vp } points de victoire
    }
board-event =
    { $name } : bannières couvertes : { $covered } sur { $banners }, diviser par { $divisor }, récompenses { $first } et { $second } PV
board-event-black =
    { $black ->
        [one] { $black } dé noir
       *[other] { $black } dés noirs
    } à chaque manche
board-building =
    { $name }, { $free ->
        [0] aucune place libre
        [one] { $free } place libre
       *[other] { $free } places libres
    }
board-space = { $name }, rangée { $row }, place { $place }, dés { $values } : { $owner }
board-space-single = { $name }, place { $values } : { $owner }
board-space-empty = vide
board-lying =
    { $by ->
        [gray] Habitant gris, couché { building.before }
        [roy] Habitant du Roy, couché { building.before }
       *[player] Habitant couché { building.before } : { $owner }
    }
board-cathedral =
    Cathédrale, { $free ->
        [0] achevée
        [one] { $free } fenêtre libre
       *[other] { $free } fenêtres libres
    }
board-cathedral-level =
    { $level ->
        [bottom] Niveau du bas
        [middle] Niveau du milieu
       *[top] Niveau du haut
    } : { $list }
board-cathedral-cubes =
    { $owner }, { $count ->
        [one] colonne { $columns }
       *[other] colonnes { $columns }
    }
board-agriculture = Agriculture : la moitié du total des dés jaunes, en deniers
board-influence = Influence : { $list }
board-influence-entry = { $owner } { $n }
board-round = Manche { $round } sur { $rounds }
board-placement = Placement
board-decks = Cartes Événement à venir : { $red } en rouge, { $white } en blanc, { $yellow } en jaune
board-supply =
    Réserve : { $owner }, { $n ->
        [one] { $n } habitant
       *[other] { $n } habitants
    }
board-last-move = fait partie du dernier coup

## Panneaux des joueurs

panel-label = Joueurs
panel-you = vous
panel-deniers = Deniers
panel-influence = Influence
panel-supply = Habitants en réserve
panel-dice = Dés restants
panel-events = Événements gagnés
panel-vp = Points de victoire
panel-vp-hidden = Points de victoire, cachés
panel-passed = a passé
panel-character-hidden = Personnage caché
panel-characters = Personnages
panel-pile = Personnages du Défi du Roy
panel-pile-scored = déjà compté
panel-pile-next = le prochain à compter
panel-district-coins = Deniers en attente dans le quartier
panel-value = { $name } : { $value }

## Le bandeau d’un téléphone

strip = Vos dés, et des raccourcis vers chaque partie de la ville
strip-choices =
    { $n ->
        [one] { $name } : { $n } choix
       *[other] { $name } : { $n } choix
    }
