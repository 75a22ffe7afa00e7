### Apprendre le jeu, et le client comme application : guide, page des règles, hors ligne.

line-away = Vous êtes hors ligne, ou le serveur est injoignable. Vos parties sont en sécurité sur le serveur ; la page reprend d’elle-même dès le retour de la connexion.
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
tour-offer-text = Jouez votre première partie avec un guide : deux joueurs, un robot bienveillant, et un conseil dès que vous en avez besoin.
tour-start = Commencer avec le guide
tour-refuse = Non merci

## Horloges

clock = { $who } : il reste { $time }
clock-warning =
    { $n ->
        [one] Plus que { $n } seconde.
       *[other] Plus que { $n } secondes.
    }

## Invitations, départs, liens qui ne mènent nulle part, conseils

invited-by = { $who } vous invite à une partie de Troyes
invited = Une partie de Troyes vous attend
invited-pitch = Troyes, vers 1200 : avec les dés de vos habitants et ceux achetés aux voisins, bâtissez la cathédrale, contrez les événements, engagez des hommes de métier. Qui a le plus de points de victoire gagne ; comptez une heure.
invited-guide = Première fois ? Jouez avec le guide
watching = Dans le public : { $who }
watching-full = Toutes les places sont prises : vous regardez la partie.
leave-ask = Quitter la partie ?
leave-text = Un robot jouera pour vous. Il attend d’abord une minute, et vous pouvez reprendre votre place quand vous voulez.
leave-stay = Rester
leave-sure = Quitter
leave-minute = Vous avez quitté la partie. Un robot jouera pour vous dans une minute environ, sauf si vous revenez.
lost-title = Ce lien ne mène nulle part
lost-table = Il n’y a pas de table à cette adresse sur ce serveur. Elle est peut-être mal recopiée, ou la table était sur un autre serveur.
lost-cut = Ce lien est abîmé : il manque quelque chose à la fin, ou il y a quelque chose de trop. Redemandez-le, ou copiez-le encore une fois en entier.
lost-page = Il n’y a pas de page à cette adresse.
lost-code = Ce lien pour céder une place a déjà servi, ou a plus de dix minutes. Demandez-en un nouveau.
lost-home = Retour à l’accueil
hint-ask = Que feriez-vous ?
hint-title = Voici ce que je ferais
