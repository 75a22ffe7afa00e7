### Ce qui s’est passé, en mots.

## Ce qu’un joueur a choisi

log-chose-pass = { $who } passe.
log-chose-counter = { $who } affronte les dés noirs.
log-chose-yield = { $who } cède devant un dé noir.
log-chose-recruit = { $who } recrute un habitant.
log-chose-flip = { $who } retourne des dés.
log-chose-reroll = { $who } relance un dé : { $die }.
log-chose-cathedral = { $who } construit la cathédrale.
log-chose-agriculture = { $who } cultive la terre.
log-chose-fight = { $who } combat un événement : { $event }.
log-chose-card = { $who } utilise une carte : { $card }.
log-chose-settle = { $who } place un habitant : { $building }.
log-chose-modify = Un cube de la carte { $card } aide.
log-chose-from = D’où vient l’habitant : { $origin }.

## La manche

log-round-ends = Fin de la manche { $round }
log-round-begins = Manche { $round }
log-card-revealed = Carte révélée : { $card }.
log-event-revealed = Nouvel événement : { $event }.
log-event-rolled = { $event } : le dé montre { $value }.
log-roy-rolled = Les dés du Roy montrent { $first } et { $value }.
log-black-come =
    { $count ->
        [one] Un { $value } noir apparaît.
       *[other] { $count } dés noirs montrent { $value }.
    }
log-black-gone =
    { $count ->
        [one] Un { $value } noir disparaît.
       *[other] { $count } dés noirs de valeur { $value } disparaissent.
    }
log-dice-come =
    { $count ->
        [one] Un dé est lancé. { $dice }.
       *[other] Des dés sont lancés. { $dice }.
    }
log-dice-gone =
    { $count ->
        [one] Un dé est utilisé. { $dice }.
       *[other] Des dés sont utilisés. { $dice }.
    }
log-dice-turned = { $dice } → { $turned }.
log-dice-left =
    { $count ->
        [one] Un dé reste inutilisé. { $dice }.
       *[other] Des dés restent inutilisés. { $dice }.
    }

## Habitants

log-stands = { $who } : un habitant ici, { $space }.
log-left = { $who } : place quittée, { $space }.
log-expelled = { $who } : un habitant est expulsé et couché ({ $building }).
log-hired =
    { $space ->
        [0] { $who } : un homme de métier sur l’image de la carte { $card }.
       *[other] { $who } : un homme de métier sur la carte { $card }, place { $space }.
    }
log-quit = { $who } : l’homme de métier quitte la carte { $card }.
log-supply =
    { $direction ->
        [up] { $who } : { $amount ->
            [one] un habitant de plus dans la réserve.
           *[other] { $amount } habitants de plus dans la réserve.
        }
       *[down] { $who } : { $amount ->
            [one] un habitant de moins dans la réserve.
           *[other] { $amount } habitants de moins dans la réserve.
        }
    }

## Cubes

log-card-cubes =
    { $direction ->
        [up] { $who } : { $amount ->
            [one] un cube sur la carte { $card }.
           *[other] { $amount } cubes sur la carte { $card }.
        }
       *[down] { $who } : { $amount ->
            [one] un cube de la carte { $card } est dépensé.
           *[other] { $amount } cubes de la carte { $card } sont dépensés.
        }
    }
log-cathedral-built = { $who } : un cube dans la cathédrale, colonne { $column }, niveau { $level }.
log-cathedral-lost = { $who } perd le cube de la cathédrale, colonne { $column }, niveau { $level }.
log-event-cube = { $who } : un cube sur l’événement { $event }.
log-event-cube-lost = { $who } perd un cube sur l’événement { $event }.
log-event-countered =
    { $taken ->
        [yes] { $event } : événement contré ; les cubes retournent à leurs propriétaires ({ $cubes }). { $who } gagne la carte.
        [no] { $event } : événement contré ; les cubes retournent à leurs propriétaires ({ $cubes }). Personne ne gagne la carte.
       *[never] { $event } : événement repoussé ; les cubes retournent à leurs propriétaires ({ $cubes }). La menace, elle, demeure.
    }
cubes-of = { $who } { $count }

## Comptes

log-deniers =
    { $direction ->
        [up] { $who } : { $amount ->
            [one] +{ $amount } denier.
           *[other] +{ $amount } deniers.
        }
       *[down] { $who } : { $amount ->
            [one] −{ $amount } denier.
           *[other] −{ $amount } deniers.
        }
    }
log-on-district =
    { $direction ->
        [up] { $who } : { $amount ->
            [one] { $amount } denier posé dans le quartier.
           *[other] { $amount } deniers posés dans le quartier.
        }
       *[down] { $who } ramasse { $amount ->
            [one] { $amount } denier dans le quartier.
           *[other] { $amount } deniers dans le quartier.
        }
    }
log-influence =
    { $direction ->
        [up] { $who } : +{ $amount } en influence.
       *[down] { $who } : −{ $amount } en influence.
    }
log-vp =
    { $direction ->
        [up] { $who } : { $amount ->
            [one] +{ $amount } point de victoire.
           *[other] +{ $amount } points de victoire.
        }
       *[down] { $who } : { $amount ->
            [one] −{ $amount } point de victoire.
           *[other] −{ $amount } points de victoire.
        }
    }
log-character-dealt = Votre personnage secret : { $character }.
log-character-scored = { $character } rapporte des points aux deux camps.
