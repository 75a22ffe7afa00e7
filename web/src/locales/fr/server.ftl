# Ce que le serveur dit en dehors de la partie elle-même.

times-card =
    { $times ->
        [one] De quoi utiliser la carte une fois
       *[other] De quoi utiliser la carte { $times } fois
    }
times-event =
    { $times ->
        [one] De quoi poser un cube sur l’événement
       *[other] De quoi poser jusqu’à { $times } cubes sur l’événement
    }

error-other-rules = Cette partie a été commencée avec les règles { $rules } ; ce serveur joue selon les règles { $plays }. Vous pouvez la consulter, mais pas la continuer.
person-gone = Hors ligne : { $who }
person-away = Un robot joue pour { $who }

## Pourquoi un conseil dit cela : une phrase, et les parties de sa liste

why-turn-brings = Ce coup apporte { $parts }.
why-turn-later = Ce coup n’apporte rien tout de suite, mais aucun ne semble meilleur.
why-turn-rolls = Des dés seront lancés : ils décideront de ce que le coup rapporte.
why-turn-pass = Aucun coup ne semble meilleur que de passer.
why-turn-yield = Contre les dés noirs, rien ne semble meilleur que de céder.
why-turn-reroll = Mieux vaut relancer le { $value } que le garder.
why-turn-countered = la fin { event-of }
why-turn-black =
    { $n ->
        [one] un dé noir de moins
       *[other] { $n } dés noirs de moins
    }
why-turn-vp =
    { $n ->
        [one] { $n } point de victoire
       *[other] { $n } points de victoire
    }
why-turn-influence =
    { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    }
why-turn-deniers =
    { $n ->
        [one] { $n } denier
       *[other] { $n } deniers
    }
why-turn-event =
    { $n ->
        [one] un cube { event-on }
       *[other] { $n } cubes { event-on }
    }
why-turn-cathedral =
    { $n ->
        [one] un cube dans la cathédrale
       *[other] { $n } cubes dans la cathédrale
    }
why-turn-cubes =
    { $n ->
        [one] un cube sur la carte { $card }
       *[other] { $n } cubes sur la carte { $card }
    }
why-turn-citizen =
    { $building ->
        [palace] un habitant au Palais
        [bishopric] un habitant à l’Évêché
       *[city_hall] un habitant à l’Hôtel de ville
    }
why-turn-tradesman = un homme de métier sur la carte { $card }
why-turn-recruit = un habitant pour la réserve
why-turn-flip =
    { $n ->
        [one] un meilleur dé
       *[other] { $n } meilleurs dés
    }

## Ce qu’un coup prépare, dans une seconde phrase

why-then-reroll = { $n } de ses faces sont plus élevées.
why-then-levels = Moins de niveaux de la cathédrale restent sans cube à vous : vous évitez de perdre { $n } PV à la fin.
why-then-character = Avec cela, votre personnage ({ $character }) vous donnerait { $n } PV de plus à la fin.
why-then-cubes = Chaque cube sur la carte { $card } renforce une action ultérieure.
why-then-tradesman =
    { $n ->
        [0] Avec cet homme de métier, vous pourrez réutiliser la carte sans engager de nouveau.
       *[other] L’homme de métier vaut { $n } PV à la fin, et vous pourrez réutiliser la carte sans engager de nouveau.
    }
why-then-dice =
    { $building ->
        [palace] Tant que votre habitant reste debout là, il vous apporte un dé rouge à chaque manche.
        [bishopric] Tant que votre habitant reste debout là, il vous apporte un dé blanc à chaque manche.
       *[city_hall] Tant que votre habitant reste debout là, il vous apporte un dé jaune à chaque manche.
    }
why-then-countered = Sinon, { event-inside } agirait de nouveau à chaque manche.
why-then-lead = Vous avez le plus de cubes { event-on } : si c’est encore le cas quand toutes ses bannières seront couvertes, vous gagnez au moins { $n } PV.
why-then-presence = Si { event-inside } est encore là à la fin, votre cube y vaut 1 PV.
why-then-black = Un joueur qui ne peut pas battre un dé noir perd 2 PV.
why-then-pass = Vous recevez { $n } deniers à la fin de la manche, et un de plus chaque fois que votre tour revient.

error-no-hints = Cette table se joue sans conseils.
