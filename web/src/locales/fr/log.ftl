### Ce qui s’est passé, en mots.

## Ce qu’un joueur a choisi

log-chose-reroll =
    { $me ->
        [yes] Vous relancez un dé : { $die }.
       *[no] { $who } relance un dé : { $die }.
    }

## La manche

log-round-ends = Fin de la manche { $round }
log-round-begins = Manche { $round }
log-start =
    { $me ->
        [yes] Vous jouez en premier.
       *[no] { $who } joue en premier.
    }
log-card-revealed =
    { $count ->
        [one] Carte révélée : { $card }.
       *[other] Cartes révélées : { $card }.
    }
log-event-revealed =
    { $count ->
        [one] Nouvel événement : { $event }.
       *[other] Nouveaux événements : { $event }.
    }
log-acts =
    { $amount ->
        [one] { event-begins } : un dé noir de plus.
       *[other] { event-begins } : { $amount } dés noirs de plus.
    }
log-event-rolled = { $event } : le dé montre { $value }.
log-roy-rolled = Les dés du Roy montrent { $first } et { $value }.
log-rolled =
    { $me ->
        [yes] Vous lancez : { $dice }.
       *[no] { $who } lance : { $dice }.
    }
log-black-come =
    { $count ->
        [one] Un dé noir est lancé : { $dice }.
       *[other] Des dés noirs sont lancés : { $dice }.
    }
log-black-gone =
    { $count ->
        [one] Un dé noir disparaît : { $dice }.
       *[other] Des dés noirs disparaissent : { $dice }.
    }
log-dice-come =
    { $count ->
        [one] Un dé est lancé : { $dice }.
       *[other] Des dés sont lancés : { $dice }.
    }
log-dice-gone =
    { $count ->
        [one] Un dé est utilisé : { $dice }.
       *[other] Des dés sont utilisés : { $dice }.
    }
log-dice-turned = Avant : { $dice } ; maintenant : { $turned }.
log-rerolled = Résultat : { $die }.
log-dice-left =
    { $count ->
        [one] Un dé reste inutilisé : { $dice }.
       *[other] Des dés restent inutilisés : { $dice }.
    }

## Les habitants : où ils sont, d’où ils viennent

log-in = { building.in }
log-in-space =
    { $building ->
        [palace] sur la place { $n } du Palais
        [bishopric] sur la place { $n } de l’Évêché
       *[city_hall] sur la place { $n } de l’Hôtel de ville
    }
log-in-row =
    { log-in } ({ $level ->
        [top] rangée du haut
        [middle] rangée du milieu
       *[bottom] rangée du bas
    }, { $spot ->
        [front] première place
        [middle] place du milieu
       *[back] dernière place
    })
log-on = { building.before }
log-from =
    { $building ->
        [palace] venu du Palais
        [bishopric] venu de l’Évêché
       *[city_hall] venu de l’Hôtel de ville
    }
log-from-lying =
    { $building ->
        [palace] qui était couché devant le Palais
        [bishopric] qui était couché devant l’Évêché
       *[city_hall] qui était couché devant l’Hôtel de ville
    }
log-from-card = venu de la carte { $card }
log-from-supply = venu de la réserve

log-stands =
    { $whose ->
        [you] Un de vos habitants se tient { $place }.
        [gray] Un habitant gris se tient { $place }.
        [roy] Un habitant du Roy se tient { $place }.
       *[other] { $who } place un habitant { $place }.
    }
log-settled =
    { $whose ->
        [you] Un de vos habitants, { $from }, se tient maintenant { $place }.
       *[other] { $who } : un habitant { $from } se tient maintenant { $place }.
    }
log-moved =
    { $whose ->
        [you] Un de vos habitants change de place et se tient maintenant { $place }.
       *[other] { $who } : un habitant change de place et se tient maintenant { $place }.
    }
log-pushed =
    { $whose ->
        [you] Un de vos habitants est poussé et se tient { $place }.
        [gray] Un habitant gris est poussé et se tient { $place }.
        [roy] Un habitant du Roy est poussé et se tient { $place }.
       *[other] { $who } : un habitant est poussé et se tient { $place }.
    }
log-expelled =
    { $whose ->
        [you] Un de vos habitants est expulsé et reste couché { $place }.
        [gray] Un habitant gris est expulsé et reste couché { $place }.
        [roy] Un habitant du Roy est expulsé et reste couché { $place }.
       *[other] { $who } : un habitant est expulsé et reste couché { $place }.
    }
log-hired =
    { $whose ->
        [you] Un de vos habitants, { $from }, devient homme de métier
        [roy] Un habitant du Roy devient homme de métier
       *[other] { $who } : un habitant { $from } devient homme de métier
    } { $space ->
        [0] sur l’image de la carte { $card }.
       *[other] sur la carte { $card }, place { $space }.
    }
log-home =
    { $whose ->
        [you] { $amount ->
            [one] Un de vos habitants retourne dans votre réserve.
           *[other] { $amount } de vos habitants retournent dans votre réserve.
        }
        [gray] { $amount ->
            [one] Un habitant gris retourne dans la réserve générale.
           *[other] { $amount } habitants gris retournent dans la réserve générale.
        }
       *[other] { $amount ->
            [one] { $who } reprend un habitant dans sa réserve.
           *[other] { $who } reprend { $amount } habitants dans sa réserve.
        }
    }

## Les événements : lequel, quand il y en a plusieurs du même nom

event-begins = { event-copy }
event-inside =
    { $which ->
        [1] le premier événement { $event }
        [2] le deuxième événement { $event }
        [3] le troisième événement { $event }
       *[0] l’événement { $event }
    }
event-on = sur { event-inside }
event-with = { event-inside }
event-of =
    { $which ->
        [1] du premier événement { $event }
        [2] du deuxième événement { $event }
        [3] du troisième événement { $event }
       *[0] de l’événement { $event }
    }

## Les cubes

log-card-cubes =
    { $whose ->
        [you] Vous posez
       *[other] { $who } pose
    } { $amount ->
        [one] un cube
       *[other] { $amount } cubes
    } sur la carte { $card }.
log-modifier =
    { $me ->
        [yes] Vous dépensez un cube de la carte { $card }.
       *[no] { $who } dépense un cube de la carte { $card }.
    }
log-cathedral-built =
    { $whose ->
        [you] Vous posez un cube
        [gray] Un cube gris est posé
       *[other] { $who } pose un cube
    } dans la cathédrale, au-dessus du { $n }, { $level ->
        [bottom] niveau du bas
        [middle] niveau du milieu
       *[top] niveau du haut
    }.
log-cathedral-lost =
    { $whose ->
        [you] Vous perdez un cube
        [gray] Un cube gris est perdu
       *[other] { $who } perd un cube
    } dans la cathédrale, au-dessus du { $n }, { $level ->
        [bottom] niveau du bas
        [middle] niveau du milieu
       *[top] niveau du haut
    } ({ $cause }).
log-event-cube =
    { $whose ->
        [you] Vous posez { $amount ->
            [one] un cube
           *[other] { $amount } cubes
        }
        [gray] { $amount ->
            [one] Un cube gris est posé
           *[other] { $amount } cubes gris sont posés
        }
       *[other] { $who } pose { $amount ->
            [one] un cube
           *[other] { $amount } cubes
        }
    } { event-on }.
log-event-cube-lost =
    { $whose ->
        [you] Vous perdez { $amount ->
            [one] un cube
           *[other] { $amount } cubes
        }
        [gray] { $amount ->
            [one] Un cube gris est perdu
           *[other] { $amount } cubes gris sont perdus
        }
       *[other] { $who } perd { $amount ->
            [one] un cube
           *[other] { $amount } cubes
        }
    } { event-on } ({ $cause }).
log-event-countered =
    { $taken ->
        [yes] { event-begins } : événement contré ; les cubes reviennent à leurs propriétaires ({ $cubes }). { $me ->
            [yes] Vous prenez la carte.
           *[no] { $who } prend la carte.
        }
        [no] { event-begins } : événement contré ; les cubes reviennent à leurs propriétaires ({ $cubes }). Personne ne prend la carte.
       *[never] { event-begins } : événement repoussé ; les cubes reviennent à leurs propriétaires ({ $cubes }). La menace demeure.
    }
cubes-of = { $who } { $count }
dice-of =
    { $whose ->
        [you] { $dice } (à vous)
       *[other] { $dice } ({ $who })
    }

## Les comptes

deniers =
    { $amount ->
        [one] { $amount } denier
       *[other] { $amount } deniers
    }
log-income =
    { $me ->
        [yes] Vous recevez
       *[no] { $who } reçoit
    } { deniers } de revenus.
log-salary =
    { $me ->
        [yes] Vous payez
       *[no] { $who } paie
    } { deniers } de salaires.
log-hire =
    { $me ->
        [yes] Vous payez
       *[no] { $who } paie
    } { deniers } pour l’homme de métier ({ $card }).
log-purchase =
    { $me ->
        [yes] Vous payez
       *[no] { $who } paie
    } { deniers } pour des dés ({ $seller }).
log-pays =
    { $side ->
        [from] Vous payez
        [to] { $who } vous paie
       *[other] { $who } paie
    } { deniers }{ $side ->
        [to] {""}
       *[other] {" "}à { $whom }
    } ({ $cause }).
log-laid =
    { $me ->
        [yes] { $amount ->
            [one] { $amount } denier est posé dans votre quartier.
           *[other] { $amount } deniers sont posés dans votre quartier.
        }
       *[no] { $amount ->
            [one] { $who } : { $amount } denier est posé dans son quartier.
           *[other] { $who } : { $amount } deniers sont posés dans son quartier.
        }
    }
log-collects =
    { $me ->
        [yes] Vous récupérez { deniers } de votre quartier.
       *[no] { $who } récupère { deniers } de son quartier.
    }
log-deniers =
    { $direction ->
        [up] { $who } : +{ deniers } ({ $cause }).
       *[down] { $who } : −{ deniers } ({ $cause }).
    }
log-influence =
    { $direction ->
        [up] { $who } : { $amount ->
            [one] +{ $amount } point d’influence ({ $cause }).
           *[other] +{ $amount } points d’influence ({ $cause }).
        }
       *[down] { $who } : { $amount ->
            [one] −{ $amount } point d’influence ({ $cause }).
           *[other] −{ $amount } points d’influence ({ $cause }).
        }
    }
log-influence-lost =
    { $amount ->
        [one] { $who } : { $amount } point d’influence perdu, la piste est pleine.
       *[other] { $who } : { $amount } points d’influence perdus, la piste est pleine.
    }
log-vp =
    { $direction ->
        [up] { $who } : { $amount ->
            [one] +{ $amount } point de victoire ({ $cause }).
           *[other] +{ $amount } points de victoire ({ $cause }).
        }
       *[down] { $who } : { $amount ->
            [one] −{ $amount } point de victoire ({ $cause }).
           *[other] −{ $amount } points de victoire ({ $cause }).
        }
    }
log-character-dealt =
    { $whose ->
        [roy] { $count ->
            [one] Un personnage de cette partie : { $character }.
           *[other] Personnages de cette partie : { $character }.
        }
        [you] { $count ->
            [one] Votre personnage secret : { $character }.
           *[other] Vos personnages secrets : { $character }.
        }
       *[other] { $count ->
            [one] { $who } : personnage secret { $character }.
           *[other] { $who } : personnages secrets { $character }.
        }
    }
log-character-scored = Personnage compté : { $character }.

## Les causes, entre parenthèses après un compte

cause-setup = mise en place
cause-placement = placement
cause-reveal = nouvelles cartes
cause-income = revenus
cause-salary = salaires
cause-workforce = main-d’œuvre
cause-round_end = fin de la manche
cause-black_dice = dés noirs
cause-purchase = dés vendus
cause-cathedral = cathédrale
cause-agriculture = récolte
cause-settle = habitant placé
cause-recruit = recrutement
cause-reroll = dé relancé
cause-flip = dés retournés
cause-pass = passe
cause-combat =
    combat : { $which ->
        [0] { $event }
       *[other] { event-inside }
    }
cause-roy = lancer du Roy : { $total }
