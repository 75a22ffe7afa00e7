### Un tour en une phrase, ce qu’il signifie pour le lecteur, et ce qui est mis en scène.

you = Vous
you-inside = vous

## Ce que quelqu’un a fait ; achats et gains s’y ajoutent

story-told = { $what }.
story-gains = { $what } : { $gains }.
story-buying = { $what }, en achetant { $dice } pour { deniers }
story-free = { $what }, en prenant { $dice } sans payer
story-die =
    { $whose ->
        [you] { $n ->
            [1] votre { die }
            [2] vos deux { die }s
           *[other] vos trois { die }s
        }
        [gray] { $n ->
            [1] un { die } neutre
            [2] deux { die }s neutres
           *[other] trois { die }s neutres
        }
       *[other] { $n ->
            [1] un { die }
            [2] deux { die }s
           *[other] trois { die }s
        }
    }
story-dice =
    { $whose ->
        [you] { $dice }
        [gray] { $dice }
        [roy] { $dice } du Roy
       *[other] { $dice } à { $who }
    }
story-and = { $first } et { $last }
story-pass =
    { $me ->
        [yes] Vous passez
       *[no] { $who } passe
    }
story-counter =
    { $me ->
        [yes] { $count ->
            [0] Vous affrontez les dés noirs
            [one] Vous battez un dé noir
           *[other] Vous battez { $count } dés noirs
        }
       *[no] { $count ->
            [0] { $who } affronte les dés noirs
            [one] { $who } bat un dé noir
           *[other] { $who } bat { $count } dés noirs
        }
    }
story-yield =
    { $me ->
        [yes] Vous cédez devant un dé noir
       *[no] { $who } cède devant un dé noir
    }
story-recruit =
    { $me ->
        [yes] Vous recrutez un habitant
       *[no] { $who } recrute un habitant
    }
story-flip =
    { $me ->
        [yes] Vous retournez des dés
       *[no] { $who } retourne des dés
    }
story-reroll =
    { $me ->
        [yes] Vous relancez un dé
       *[no] { $who } relance un dé
    }
story-settle =
    { $me ->
        [yes] Vous placez un habitant { $place }
       *[no] { $who } place un habitant { $place }
    }
story-cathedral =
    { $me ->
        [yes] Vous construisez la cathédrale
       *[no] { $who } construit la cathédrale
    }
story-agriculture =
    { $me ->
        [yes] Vous cultivez la terre
       *[no] { $who } cultive la terre
    }
story-fight =
    { $won ->
        [yes] { $me ->
            [yes] Vous venez à bout { event-of }
           *[no] { $who } vient à bout { event-of }
        }
       *[no] { $me ->
            [yes] Vous combattez { event-with }
           *[no] { $who } combat { event-with }
        }
    }
story-card =
    { $hired ->
        [yes] { $me ->
            [yes] Vous engagez un homme de métier sur la carte { $card }
           *[no] { $who } engage un homme de métier sur la carte { $card }
        }
       *[no] { $me ->
            [yes] Vous utilisez la carte { $card }
           *[no] { $who } utilise la carte { $card }
        }
    }
story-roy = Les dés font { $total }. { $does }
story-roy-places = { $who } place des habitants : { $places }
story-roy-buys = { $who } prend { $dice } pour { deniers }
story-roy-spends =
    { $total ->
        [4] { $who } cède un dé, mais ne peut placer aucun habitant
        [6] { $who } cède un dé, mais ne peut envoyer aucun homme de métier
        [10] { $who } cède un dé, mais ne peut placer aucun habitant
       *[other] { $who } paie avec ses propres dés
    }
story-roy-scores = { $character } rapporte ses points et s’en va
story-everybody = { $event } : { $change } pour tout le monde.
story-event = { $event } : { $text }
story-you = { $change } pour vous.
story-them = { $change } pour { $who }
story-idle = { $event } : rien ne change.
story-blocked = { $event } : le dé montre { $value }, mais personne ne peut entrer.

## Les comptes : ce qui change, ce qu’on paie

gain-deniers = { $sign }{ deniers }
gain-influence =
    { $amount ->
        [one] { $sign }{ $amount } point d’influence
       *[other] { $sign }{ $amount } points d’influence
    }
gain-vp =
    { $amount ->
        [one] { $sign }{ $amount } point de victoire
       *[other] { $sign }{ $amount } points de victoire
    }
gain-cubes =
    { $amount ->
        [one] un cube
       *[other] { $amount } cubes
    }
gain-laid = { deniers } à la fin de la manche
gain-secret = les points restent secrets
pay-hire = { $amount } pour engager
pay-seller =
    { $whose ->
        [gray] { $amount } à la banque pour des dés neutres
        [roy] { $amount } à la banque pour des dés du Roy
       *[other] { $amount } à { $who }
    }
pay-other = { $amount } à la banque
pay-influence =
    { $amount ->
        [one] { $amount } point d’influence
       *[other] { $amount } points d’influence
    }
preview-pay = Vous payez { $list }.
preview-get = Vous recevez { $list }.
preview-nothing = Vous ne recevez rien : +0 denier.

## En scène

stage-of = { $who } joue
stage-again = Plus tôt dans la partie
stage-now = Revenir au présent
stage-round = Manche { $round } sur { $rounds }
stage-income =
    { $known ->
        [yes] { $salary ->
            [0] Revenus et salaires : vous recevez { $income } et ne payez rien.
           *[other] Revenus et salaires : vous recevez { $income } et payez { $salary }.
        }
       *[no] Revenus et salaires
    }
stage-dice = Tout le monde lance ses dés.
stage-round-end = La manche se termine.
recap = Depuis votre dernier tour
recap-again = Revoir
sound-offer = Voulez-vous entendre les dés, les pièces et l’annonce de votre tour ?
sound-on = Avec le son
sound-never = Sans le son

## La situation, et pourquoi la partie a fini ainsi

stand-title = Si la partie finissait maintenant
stand-text = Ce qui est secret n’est pas compté : les points déjà gagnés par les autres et leurs personnages.
stand-so-far = Déjà gagnés
end-why =
    { $side ->
        [won] Vous gagnez avec { $by ->
            [one] { $by } point
           *[other] { $by } points
        } d’avance
        [lost] { $who } gagne avec { $by ->
            [one] { $by } point
           *[other] { $by } points
        } d’avance sur vous
       *[other] { $who } gagne avec { $by ->
            [one] { $by } point
           *[other] { $by } points
        } d’avance sur { $whom }
    } : { $parts }.
end-tie = Égalité à { $total } points. { $parts }.
end-unspent = Il vous reste { deniers }.
