# Ce que le serveur dit en dehors de la partie elle-même.

times-card =
    { $times ->
        [one] De quoi utiliser la carte une fois
       *[other] De quoi utiliser la carte jusqu’à { $times } fois
    }
times-event =
    { $times ->
        [one] De quoi poser un cube sur l’événement
       *[other] De quoi poser jusqu’à { $times } cubes sur l’événement
    }

error-other-rules = Cette partie a été commencée avec les règles { $rules } ; ce serveur joue selon les règles { $plays }. On peut la consulter, mais pas la continuer.
person-gone = Hors ligne : { $who }
