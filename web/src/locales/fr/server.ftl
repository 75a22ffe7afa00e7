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

## Pourquoi un conseil dit cela : une phrase, et les parties de sa liste

why-turn-brings = Ce coup apporte { $parts }.
why-turn-later = Ce coup n’apporte rien tout de suite, mais il sera utile plus tard.
why-turn-rolls = Des dés seront lancés : ils décideront de ce que le coup rapporte.
why-turn-pass = Aucun coup ne semble meilleur que de passer.
why-turn-yield = Contre les dés noirs, rien ne semble meilleur que de céder.
why-turn-reroll = Mieux vaut relancer le { $value } que le garder.
why-turn-countered = la fin de l’événement { $event }
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
        [one] un cube sur l’événement { $event }
       *[other] { $n } cubes sur l’événement { $event }
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
error-no-hints = Cette table se joue sans conseils.
