### L’interface : accueil, table, questions, boutons, raisons, erreurs.

## Général

title = Troyes
title-your-turn = À vous de jouer – Troyes
motto = Des dés, des habitants et une cathédrale, en l’an de grâce 1200
loading = Un instant…
close = Fermer
menu = Menu
to-home = Accueil
join = Rejoindre
leave = Quitter
copied = Copié
copy-link = Copier le lien
credits = Troyes est un jeu de Sébastien Dujardin, Xavier Georges et Alain Orban, édité par Pearl Games ; le Défi du Roy est de Shadi Torbey. Ceci est une adaptation non officielle, faite par des amateurs, avec son propre code, ses propres textes et ses propres dessins.
line-lost = La connexion est perdue. Nouvelle tentative pour rejoindre la table…
guest-name = Invité
player-n = Joueur { $n }

## Accueil

home-name = Votre nom
home-bots = Jouer tout de suite
home-bots-text = Vous partagez la ville de Troyes avec quelques robots : envoyez vos habitants au travail, utilisez les dés qu’ils lancent, achetez ceux de vos voisins et faites-vous un nom.
home-how-many = Adversaires
home-n-bots =
    { $n ->
        [one] { $n } robot
       *[other] { $n } robots
    }
home-level = Niveau
home-bonus = Avec les cartes bonus
home-play-now = Jouer
home-solo = Le Défi du Roy
home-solo-text = En solitaire contre le Roy, qui s’en remet à un lancer de deux dés. Battez-le, mais pas trop : les rois ont de la mémoire.
home-solo-play = Affronter le Roy
home-screen = Sur un seul écran
home-screen-text = Faites passer l’appareil autour de la table. Ce qui est secret reste caché jusqu’à ce que la bonne personne soit là.
home-people = Joueurs
home-screen-play = S’installer
home-online = Entre amis
home-online-text = Ouvrez une table et envoyez le lien. Les places restées vides peuvent aller à des robots.
home-private = Réservée à ceux qui ont le lien
home-open-scores = Points de victoire visibles par tous
home-time = Temps par tour
home-minutes =
    { $minutes ->
        [0] sans limite
        [1440] un jour
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
home-more = Autres options
home-spectator-chat = Les spectateurs peuvent discuter
home-hints = Les joueurs peuvent demander conseil
home-at-zero = Quand le temps est écoulé
home-zero-bot = un robot prend le relais
home-zero-pass = le joueur passe
home-online-create = Ouvrir une table
home-open-tables = Tables ouvertes
home-continue = Vos parties
home-continue-one = Continuer
home-finished = Parties terminées
home-look = Regarder

## Réglages

settings = Réglages
settings-language = Langue
settings-theme = Apparence
theme-auto = comme l’appareil
theme-light = jour
theme-dark = nuit
settings-speed = Rythme des tours des autres joueurs
speed-slow = lent
speed-normal = normal
speed-fast = rapide
speed-off = immédiat
settings-sound = Sons
settings-list = Afficher aussi sous forme de boutons tout ce qui peut être choisi
settings-keys = Touches
settings-keys-move = Les flèches vont d’un élément à l’autre ; avec Maj, seulement vers ce qui peut être choisi. Ctrl + Entrée confirme, Échap annule.
settings-keys-ask = L’état de la partie, dit par un lecteur d’écran (dans son mode où les touches vont à la page) :
query-d = mes dés
query-m = mes deniers, mon influence et mes habitants
query-e = événements et dés noirs
query-l = le dernier tour
query-s = tous les joueurs
query-cubes = { $name } (cubes : { $n } sur { $banners })

## Places

seat-open = place libre
seat-yours = { $name } (vous)
seat-take-back = Reprendre votre place au robot
bot-novice = Novice
bot-apprentice = Apprenti
bot-journeyman = Compagnon
bot-master = Maître
bot-count = Comte
bot-legend = Légende
bot-name = { $name } ({ $level })
waiting-title = En attente de joueurs
waiting-text =
    { $open ->
        [one] Une place est libre. La partie commence dès qu’elle est prise.
       *[other] { $open } places sont libres. La partie commence dès que toutes sont prises.
    }
waiting-open-seat = Libérer cette place
waiting-seat-bot = Asseoir un robot…
terms-game-time = Temps pour la partie
terms-seed = Graine choisie : qui a ouvert la table peut connaître les dés
invite-text = Envoyez ce lien, ou faites scanner le code aux autres.
invite-local = Il ne fonctionne que sur cet ordinateur. Pour des amis ailleurs, lancez le serveur avec « { $command } » et ouvrez sa page à l’adresse de cet ordinateur.
invite-link = Lien vers cette table
invite-qr = Le lien vers cette table sous forme de code QR
menu-hand-over = Continuer sur un autre appareil
menu-leave = Quitter ; un robot joue pour moi
hand-over-text = Ouvrez ce lien sur l’autre appareil dans les dix minutes. Il ne sert qu’une fois.
cover-text = À { $who } de jouer. Passez-lui l’appareil ; ce qui est secret est caché.
cover-here = Je suis { $who }

## Journal et discussion

log = Ce qui s’est passé
log-empty = Rien pour l’instant.
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-say = Dites quelque chose
chat-send = Envoyer

## La question : ce qui vous est demandé

your-turn = Ce qui vous est demandé
preview = Ce qui se passerait
preview-round-ends = La manche se termine ainsi.
prompt-wait = À { $who } de jouer.
prompt-soon = Un instant…
prompt-nobody = Les dés roulent…
prompt-over = La partie est terminée.
prompt-held = Voici votre tour jusqu’ici. Confirmez-le ou annulez-le.
prompt-choose = Choisissez l’un des emplacements surlignés.
prompt-space =
    { $left ->
        [one] Placez votre dernier habitant : choisissez une place libre dans l’un des trois bâtiments.
       *[other] Placez un habitant : choisissez une place libre dans l’un des trois bâtiments. Il vous en reste { $left } à placer.
    }
prompt-space-ready = Placer votre habitant ici ? Confirmez, ou choisissez une autre place.
prompt-action = À vous : choisissez une action ou des dés.
prompt-only-pass = Aucune action n’est possible avec ce que vous avez. Vous pouvez dépenser de l’influence, ou passer.
prompt-dice =
    { $sort ->
        [building] Placer un habitant { building.in } : choisissez un dé. Il montre où entre l’habitant ; un dé d’un autre quartier se paie.
        [event] Combattre { event-with } : choisissez d’un à trois dés. Ceux des autres quartiers se paient.
        [cathedral] Construire la cathédrale : choisissez d’un à trois dés. Chacun pose un cube dans la colonne de sa valeur.
        [agriculture] Cultiver la terre : choisissez d’un à trois dés. Vous recevez la moitié de leur total en deniers.
       *[card] { $target } : choisissez d’un à trois dés. Ceux des autres quartiers se paient.
    }
prompt-target =
    { $count ->
        [one] Un dé choisi. Choisissez d’autres dés de la même couleur, ou ce à quoi il doit servir.
       *[other] { $count } dés choisis. Choisissez maintenant ce à quoi ils doivent servir.
    }
prompt-more-dice =
    { $total ->
        [0] { $target } : ce n’est pas encore assez. Choisissez un autre dé.
       *[other] { $target } : il faut { $need } au moins ; vous avez { $total } jusqu’ici. Choisissez un autre dé.
    }
prompt-modifier = { $target } : choisissez la carte dont vous dépensez un cube.
prompt-ready =
    { $sort ->
        [building] Placer un habitant { building.in } avec ce dé ?
        [event] Combattre { event-with } avec { $count ->
            [one] ce dé ?
           *[other] ces dés ?
        }
        [cathedral] Construire la cathédrale avec { $count ->
            [one] ce dé ?
           *[other] ces dés ?
        }
        [agriculture] Cultiver la terre avec { $count ->
            [one] ce dé ?
           *[other] ces dés ?
        }
       *[card] Utiliser la carte { $target } avec { $count ->
            [one] ce dé ?
           *[other] ces dés ?
        }
    }
prompt-pass = Passer ? 2 deniers sont posés dans votre quartier, et 1 de plus chaque fois que votre tour revient ; vous les recevez à la fin de la manche. D’ici là, vous ne faites plus rien.
prompt-reroll = Relancez un de vos dés pour 1 point d’influence : choisissez-le. Cela ne peut pas être annulé.
prompt-reroll-ready = Relancer ce dé pour 1 point d’influence ? Cela ne peut pas être annulé.
prompt-flip = Retournez jusqu’à trois de vos dés pour 4 points d’influence : choisissez-les.
prompt-flip-ready = Retourner les dés choisis pour 4 points d’influence ? Un dé montre alors 7 moins sa valeur précédente.
prompt-counter = Des dés noirs menacent la ville. Battez le plus élevé, un { $value }, avec des dés de votre propre quartier ; les rouges comptent double.
prompt-counter-ready = Cela suffit. Confirmez, ou affrontez d’autres dés noirs pour gagner plus d’influence.
yield-loss =
    { $vp ->
        [0] vous ne perdez rien, faute de points de victoire
        [1] vous perdez votre unique point de victoire
       *[other] vous perdez { $vp } points de victoire
    }
prompt-yield =
    { $way ->
        [improve] Vos dés ne peuvent pas battre le { $value } noir. Dépensez de l’influence pour les améliorer, ou cédez : { yield-loss }.
        [weak] Vos dés ne peuvent pas battre le { $value } noir, et votre influence ne suffit pas pour les changer. Vous devez céder : { yield-loss }. Vous gardez vos dés.
       *[bare] Vous n’avez aucun dé à vous pour battre le { $value } noir. Vous devez céder : { yield-loss }.
    }
prompt-yield-ready =
    { $way ->
        [bare] Céder ({ yield-loss }) ?
       *[weak] Céder ({ yield-loss }) ? Vous gardez vos dés.
    }
prompt-origin-hire = Qui envoyez-vous sur cette carte ? Choisissez un de vos habitants : dans la réserve, dans un bâtiment ou sur une autre carte.
prompt-origin-hire-ready = Envoyer cet habitant ? Confirmez, ou choisissez-en un autre.
prompt-origin-settle = Lequel de vos habitants y va ? Choisissez-le : dans la réserve, dans un bâtiment ou sur une carte.
prompt-origin-settle-ready = { prompt-origin-hire-ready }
prompt-origin-supply-ready = C’est un habitant de votre réserve qui part. Confirmez, ou choisissez-en un autre : dans un bâtiment ou sur une carte.
prompt-number-fight = Combien de cubes posez-vous sur l’événement ?
prompt-number-fight-ready = { prompt-number-fight }
prompt-number-card = Combien de fois utilisez-vous la carte ?
prompt-number-card-ready = { prompt-number-card }
prompt-cubes =
    { $count ->
        [one] Un cube à poser : choisissez un événement.
       *[other] { $count } cubes à poser, un par un : choisissez un événement.
    }
prompt-dice-direct = Choisissez le dé suivant.
prompt-flip-direct = Choisissez le prochain dé à retourner.
prompt-modifier-direct = Choisissez la carte dont vous dépensez un cube.
prompt-black-direct = Affrontez un autre dé noir, ou continuez.
prompt-black-dice-direct = Choisissez des dés de votre propre quartier contre les dés noirs.

## Sommes

sum-group =
    Total { $total }{ $price ->
        [0] {""}
        [one] , achat : { $price } denier
       *[other] , achat : { $price } deniers
    }{ $hire ->
        [0] {""}
        [one] , homme de métier pour { $hire } denier
       *[other] , homme de métier pour { $hire } deniers
    }
sum-black = Vos dés : { $have }. Dés noirs : { $need }.
tag-price =
    { $price ->
        [one] coûte { $price } denier
       *[other] coûte { $price } deniers
    }
tag-times = { $times } fois avec ces dés

## Boutons

button-confirm = Confirmer
button-continue = Continuer
button-undo = Annuler
button-skip = Sauter
button-pass = Passer
button-yield = Céder
button-reroll = Relancer (1)
button-recruit = Recruter (2)
button-flip = Retourner (4)
button-plain = sans cube
button-modifier = { $card }
button-number = { $n }
button-option = Celui-ci
button-stop-cubes = Assez de cubes
button-stop-dice = Assez de dés
button-stop-flip = Assez de dés
button-stop-black = Assez de dés noirs
button-stop-black_dice = Assez de dés
group-number = Combien
group-modifier = Dépenser un cube de
group-more = Plus
group-influence = Influence
group-end = Ou bien
list = Tout ce qui peut être choisi
list-dice = Dés
list-own = Vos dés
list-others = Dés des autres
list-black = Dés noirs
list-places = Lieux, cartes et habitants
list-empty = Il n’y a rien à choisir pour le moment.

## Les pièces en mots

die =
    { $value } { $colour ->
        [r] rouge
        [w] blanc
       *[y] jaune
    }
die-of = { die } ({ $who })
about-each = { $who } : { $what }
and-then = { $first } ; { $second }
black-die = { $value } noir
card-face-down =
    carte { $colour ->
        [red] rouge
        [white] blanche
       *[yellow] jaune
    } de la manche { $round }
into-building = Placer un habitant : { $building }
event-at = Événement : { $event }
event-copy =
    { $which ->
        [1] { $event } (première carte)
        [2] { $event } (deuxième carte)
        [3] { $event } (troisième carte)
       *[0] { $event }
    }
space-single = { $building }, place { $row }
space-in-row = { $building }, rangée { $row }, place { $column }
citizen-at = { $who } : { $place }
citizen-lying = { $who } : habitant couché ({ $building })
citizen-on-card = { $who } : homme de métier sur { $card }
citizen-supply = { $who } : habitant de la réserve

## Pourquoi quelque chose n’est pas possible

why-face-down = Cette carte est révélée à la manche { $round }.
why-hire =
    Engager un homme de métier ici coûte { $cost ->
        [one] { $cost } denier
       *[other] { $cost } deniers
    } ; vous en avez { $have }.
why-influence =
    Chaque utilisation coûte { $cost ->
        [one] { $cost } point d’influence
       *[other] { $cost } points d’influence
    } ; vous en avez { $have }.
why-deniers =
    Cela coûterait au moins { $cost ->
        [one] { $cost } denier
       *[other] { $cost } deniers
    } ; vous en avez { $have }.
why-total = Les dés les plus forts que vous pourriez utiliser font { $best } ; il faut { $need }.
why-dice =
    { $colour ->
        [red] Il ne reste aucun dé rouge sur la table.
        [white] Il ne reste aucun dé blanc sur la table.
        [yellow] Il ne reste aucun dé jaune sur la table.
       *[any] Il ne reste aucun dé sur la table.
    }
why-columns = La cathédrale n’a plus de fenêtre libre pour les dés blancs de la table : les colonnes { $columns } sont pleines.
why-entry =
    Avec chacun des dés { $colour ->
        [red] rouges
        [white] blancs
       *[yellow] jaunes
    } de la table, tout le monde resterait à sa place, ou l’habitant expulsé aurait un propriétaire qui en a déjà un couché devant ce bâtiment.
why-not-now = Impossible pour l’instant.
with-cube =
    { $cube ->
        [yes] {" "}avec un cube de la carte { $card }
       *[no] {""}
    }
why-group-colour =
    { $target }{ with-cube } : uniquement des dés { $colour ->
        [red] rouges
        [white] blancs
       *[yellow] jaunes
    }.
why-group-colours = Tous les dés d’une action doivent être de la même couleur.
why-group-size =
    { $most ->
        [1] Un seul dé peut servir ici.
       *[other] On utilise au plus { $most } dés à la fois.
    }
why-group-column =
    La colonne { $column } de la cathédrale { $free ->
        [0] est pleine.
        [one] n’a plus qu’une fenêtre libre.
       *[other] n’a plus que { $free } fenêtres libres.
    }
why-group-lying =
    { $whose ->
        [yours] Un { $value } expulserait un de vos habitants, et vous en avez déjà un couché devant ce bâtiment.
       *[others] Un { $value } expulserait un habitant dont le propriétaire en a déjà un couché devant ce bâtiment.
    }
why-group-same = Avec un { $value }, tout le monde resterait à sa place.
why-group-modifier = { $target } : un cube de la carte { $card } ne peut pas servir ici.
why-group-unchanged = Un cube de la carte { $card } ne changerait rien à ces dés.
why-group-total =
    { $target }{ with-cube } : il faut { $need } ; ces dés font { $have }{ $others ->
        [yes] , et au mieux { $best } avec d’autres.
       *[no] .
    }
why-group-price =
    { $target }{ with-cube }{ $more ->
        [0] {""}
       *[other] , qui demande { $count } dés
    } : { $price ->
        [0] {""}
       *[other] { $price } pour { $count ->
            [one] le dé
           *[other] les dés (avec autant de dés, chaque dé acheté coûte { $each })
        }
    }{ $hire ->
        [0] {""}
       *[other] { $price ->
            [0] {""}
           *[other] ,{" "}
        }{ $hire } pour l’engagement
    }{ $uses ->
        [0] {""}
       *[other] { $price ->
            [0] { $hire ->
                [0] {""}
               *[other] ,{" "}
            }
           *[other] ,{" "}
        }{ $uses } pour l’utilisation
    }. Cela fait { $cost ->
        [one] { $cost } denier
       *[other] { $cost } deniers
    } ; vous en avez { $have }, il en manque { $short }.
why-no-citizen = Vous n’avez aucun habitant à envoyer.
why-black-own-dice = Contre les dés noirs, seuls comptent les dés de votre propre quartier.
why-black-too-strong = Tous vos dés ensemble font { $have } ; ce dé noir demande { $need }.
why-black-reach = Tous vos dés ensemble font { $have } ; avec celui-ci, il vous faudrait { $need }.
why-influence-own = L’influence ne change que les dés de votre propre quartier.
why-spend =
    Cela coûte { $cost ->
        [one] { $cost } point d’influence
       *[other] { $cost } points d’influence
    } ; vous en avez { $have }.
why-spend-dice = Il n’y a plus de dé dans votre quartier.
why-spend-citizens = Il ne reste aucun de vos habitants dans la réserve générale.

## La fin

end-title = La fin
end-winners =
    { $side ->
        [you] Vous partagez la victoire avec { $who }.
       *[other] Victoire partagée : { $who }.
    }
end-rematch = Rejouer
end-to-rematch = Aller à la partie suivante
end-download = Télécharger la partie
end-look = Regarder le plateau
dice-check = Vérifier les dés
dice-promise = Empreinte des dés, promise avant la partie :
dice-kept = Les { $n } lancers et tirages sont bien ceux promis avant la partie.
dice-broken = Les dés ne sont pas ceux promis avant la partie.
dice-unknown = Les { $n } lancers et tirages sont bien ceux de la graine. Cette page n’est pas servie en HTTPS : votre navigateur ne peut pas vérifier l’empreinte.
dice-secret = La graine d’un défi du jour est la même pour tout le monde et reste secrète.
dice-picture = Nombre de fois où chaque face est sortie, comparé à ce qui était attendu
dice-expected = { $n } dés : les barres montrent les lancers, la ligne pointillée ce qui était attendu ({ $each } par face).
dice-why = Personne ne pouvait connaître les dés, car l’empreinte montrée avant la partie ne permet pas de retrouver la graine dont ils viennent. Personne ne pouvait les changer, car aucune autre graine n’a la même empreinte.
dice-hash = Empreinte montrée avant la partie
dice-seed = Graine
score-cathedral = Cathédrale
score-combat = Événements contrés
score-activities = Cartes Activité
score-characters = Personnages en cours de partie
score-le_roy = Table du Roy
score-penalties = Pénalités
score-other = Autres
score-events = Cubes sur les événements
score-tradesmen = Hommes de métier
score-cathedral_levels = Niveaux de la cathédrale sans cube
score-total = Total
verdict-beheaded = Le Roy est devant, ou à égalité : { $margin }. Vous y laissez la tête.
verdict-smirk = Avance de { $margin } : de justesse. Le Roy ricane, et vous y laissez la tête.
verdict-average = Avance de { $margin } : honorable. Vous gardez la tête.
verdict-promising = Avance de { $margin } : vous avez de l’avenir, et vous gardez la tête.
verdict-too_good = Avance de { $margin } : trop pour un Roy jaloux. Vous y laissez la tête.
verdict-masterful = Avance de { $margin } : un chef-d’œuvre. Vous gardez la tête, et le Roy s’incline.

## Erreurs

error-offline = Le serveur est injoignable pour le moment.
error-internal = Une erreur s’est produite sur le serveur. Veuillez réessayer.
error-already-begun = La partie a déjà commencé.
error-bad-code = Ce lien a déjà servi, ou il est trop ancien.
error-bad-edition = Le fichier d’édition n’est pas valable : { $detail }
error-bad-name = Veuillez choisir un nom qui contient des lettres.
error-bad-origin = Cette page n’a pas le droit d’utiliser le serveur.
error-bad-host = Le serveur ne répond pas à cette adresse.
error-database-gone = Le serveur ne peut plus rien enregistrer : sa base de données a disparu. Rien n’a été modifié ; prévenez la personne qui l’héberge.
error-one-seat = À une table publique, chacun a une seule place.
error-bad-request = Le serveur n’a pas compris : { $detail }
error-bad-start = Le premier joueur doit être assis à la table.
error-bad-text = Ce texte ne peut pas être envoyé.
error-confirm-first = Confirmez d’abord votre tour, ou annulez-le.
error-hello-first = Le serveur ne sait pas encore qui vous êtes. Veuillez recharger la page.
error-hello-once = Le serveur sait déjà qui vous êtes.
error-no-free-seat = Il n’y a pas de place libre à cette table.
error-no-seat-for-you = Au moins une place doit être la vôtre.
error-no-spectator-chat = À cette table, les spectateurs ne peuvent pas discuter.
error-no-such-table = Cette table n’existe pas.
error-not-an-option = Ce n’est pas possible pour le moment.
error-after-roll = Des dés doivent d’abord être lancés : confirmez, puis continuez.
error-not-begun = La partie n’a pas encore commencé.
error-not-over = La partie n’est pas encore terminée.
error-not-the-host = Seule la personne qui a ouvert la table peut changer cela.
error-not-watching = Vous n’êtes pas à cette table.
error-not-your-seat = Ce n’est pas votre place.
error-not-your-turn = Ce n’est pas votre tour.
error-nothing-to-confirm = Il n’y a rien à confirmer.
error-nothing-to-undo = Il n’y a rien à annuler.
error-no-more-undo = On ne peut annuler que { $most } fois par tour. Choisissez, puis confirmez.
error-protocol = Cette page n’est plus à jour. Veuillez la recharger.
error-result-stays = Un Défi du Roy terminé garde son résultat : sa place ne peut plus être cédée.
error-too-fast = C’était trop rapide. Attendez un instant.
error-too-large = C’est trop pour un seul message.
error-too-many-tables = Vous regardez trop de tables à la fois. Quittez-en d’abord une.
error-try-again = Quelqu’un a été plus rapide. Veuillez réessayer.
error-unknown-token = Le serveur ne vous connaît plus. Veuillez recharger la page.
