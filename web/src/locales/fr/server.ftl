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
person-away = Un robot joue pour { $who } (une minute après le départ)

## Pourquoi un conseil dit cela : une phrase, et les parties de sa liste

why-turn-brings =
    { $way ->
        [free] Ce coup ne coûte pas d’argent et apporte { $parts }.
        [paid] { $cost ->
            [one] Pour { $cost } denier, ce coup apporte { $parts }.
           *[other] Pour { $cost } deniers, ce coup apporte { $parts }.
        }
        [net] Tous frais déduits, ce coup apporte { $parts }.
       *[plain] Ce coup apporte { $parts }.
    }
why-turn-later = Pour l’instant, aucun coup ne semble meilleur.
why-turn-rolls = Des dés seront lancés : ils décideront de ce que le coup rapporte.
why-turn-pass =
    { $why ->
        [only] Rien d’autre n’est possible.
        [bare] Vous n’avez plus de dés, et ceux des autres ne valent pas leur prix.
       *[other] Rien de ce que vous pourriez encore faire ne vaut son prix.
    }
why-turn-yield =
    { $dice ->
        [0] Vous n’avez rien pour le battre.
       *[other] { $n ->
            [0] Vous n’avez pas de points à perdre, et vous gardez vos dés pour vos actions.
           *[other] Vous perdez { $n } PV, mais vous gardez vos dés pour vos actions.
        }
    }
why-turn-reroll =
    { $n ->
        [0] Tel quel, ce { $value } ne vous sert guère.
        [one] { $n } de ses faces est plus élevée que ce { $value }.
       *[other] { $n } de ses faces sont plus élevées que ce { $value }.
    }
why-turn-countered = la fin { event-of }
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

## Ce qu’un coup prépare, dans une seconde phrase

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
        [palace] Tant que votre habitant reste debout là, il vous apporte un dé rouge à chaque manche
        [bishopric] Tant que votre habitant reste debout là, il vous apporte un dé blanc à chaque manche
       *[city_hall] Tant que votre habitant reste debout là, il vous apporte un dé jaune à chaque manche
    }{ $pay ->
        [0] {""}, sans salaire.
        [one] {""}, pour { $pay } denier de salaire.
       *[other] {""}, pour { $pay } deniers de salaire.
    }{ $out ->
        [yes] {" "}Un adversaire en a un de moins.
       *[no] {""}
    }
why-then-countered = Sinon, { event-inside } agirait de nouveau à chaque manche.
why-then-lead = Vous avez le plus de cubes { event-on } : si c’est encore le cas quand toutes ses bannières seront couvertes, vous gagnez au moins { $n } PV.
why-then-presence = Si { event-inside } est encore là à la fin, votre cube y vaut 1 PV.
why-then-black = Un joueur qui ne peut pas battre un dé noir perd 2 PV.
why-then-pass = Vous recevez { $n } deniers à la fin de la manche, et un de plus chaque fois que votre tour revient.

error-no-hints = Cette table se joue sans conseils.
