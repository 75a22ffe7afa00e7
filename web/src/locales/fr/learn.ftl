### Apprendre le jeu, et le client comme application : guide, page des règles, hors ligne.

line-away = Vous êtes hors ligne, ou le serveur est injoignable. Vos parties sont en sécurité sur le serveur ; la page reprend d’elle-même dès son retour.
line-renewed = Une nouvelle version du jeu est prête.
line-reload = La charger

## La page des règles

manual = Règles
manual-title = Les règles
manual-search = Chercher dans les règles
manual-found =
    { $n ->
        [one] { $n } passage trouvé
       *[other] { $n } passages trouvés
    }
manual-none = Rien trouvé pour « { $query } ». Essayez un autre mot, ou un plus court.
manual-contents = Sommaire
manual-phase = Phase { $n }
manual-anchor = Lien vers : { $title }
manual-more = En savoir plus dans les règles
manual-key = Touche ? : en savoir plus dans les règles.
manual-card-round = Manche { $round }
manual-bonus = bonus

## Le guide de la première partie

tour = Guide de la première partie
tour-next = Suivant
tour-back = Retour
tour-close = Fermer le guide
tour-end = Continuer à jouer
tour-offer = Vous découvrez Troyes ?
tour-offer-text = Jouez votre première partie avec un guide : deux joueurs, un robot accommodant, et un conseil chaque fois qu’il le faut.
tour-start = Commencer avec le guide
tour-refuse = Non merci

## Horloges

clock = { $who } : il reste { $time }
clock-warning =
    { $n ->
        [one] Plus que { $n } seconde.
       *[other] Plus que { $n } secondes.
    }
