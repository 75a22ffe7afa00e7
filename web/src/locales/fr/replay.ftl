### La partie revue et la fin de partie.

## La courbe des points

plot-table = Les chiffres en tableau
plot-caption = Points de victoire acquis à la fin de chaque manche ; le dernier chiffre est le score final, avec tout ce qui ne compte qu’à la fin.
plot-end = fin
plot-caption-margin = Votre avance sur le Roy à la fin de chaque manche, en points de victoire acquis ; le dernier chiffre est l’écart final, avec tout ce qui ne compte qu’à la fin.

## Revoir la partie

replay = Revoir
replay-record = Regarder une partie enregistrée
replay-record-text = Choisissez un fichier de partie, déposez-le ici ou collez son texte. Le serveur le lit et n’en garde rien.
replay-choose = Choisir un fichier
replay-paste = Le texte d’une partie
replay-show = Montrer la partie
replay-another = Une autre partie
replay-which = Partie { $n } sur { $of } de ce fichier
replay-slider = Moment de la partie
replay-at = Moment { $at } sur { $of }
replay-begins = La partie commence.
replay-first = Au début
replay-last = À la fin
replay-round-back = Une manche en arrière
replay-round-on = Une manche en avant
replay-turn-back = Un tour en arrière
replay-turn-on = Un tour en avant
replay-step-back = Un pas en arrière
replay-step-on = Un pas en avant
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-link = Copier un lien vers ce moment
replay-keys = Touches : ← → un pas, avec Maj un tour, Page préc. et Page suiv. une manche, Début et Fin, espace pour la lecture.
replay-result = Résultat
replay-unfinished = Cet enregistrement s’arrête avant la fin de la partie.
replay-jump = Montrer ce moment

## La fin

reveal-title = Les personnages se dévoilent
reveal-count = { $n } sur { $of }
reveal-held = Détenu par { $who }
reveal-city = Visible de tous depuis le début
reveal-next = Suivant
reveal-scores = Voir les scores
reveal-again = Revoir les personnages
end-characters = Ce que récompensent les personnages
end-course = Le déroulement de la partie
end-replay = Revoir la partie
end-share = Partager la partie
end-share-text = Une partie de Troyes, coup par coup

## Ce qui ne va pas dans un enregistrement

error-record-header = Ligne { $line } : « { $token } » n’est pas une ligne d’en-tête. Elle s’écrit [Nom "valeur"] et se place avant la partie.
error-record-missing = La ligne d’en-tête [{ $tag } "…"] manque, ou bien sa valeur.
error-record-tag = La ligne d’en-tête [{ $tag } "{ $token }"] a une valeur impossible.
error-record-version = L’enregistrement a la version { $token } des règles ou du format ; ici c’est la version { $expected }.
error-record-edition = La partie a été jouée avec l’édition « { $token } », dont les chiffres ne sont pas dans l’enregistrement. Ici c’est « { $expected } ».
error-record-figures = L’édition contenue dans l’enregistrement n’est pas valable : { $detail }
error-record-line = Ligne { $line } : « { $token } » n’est pas une ligne de partie. Il faut une étiquette, deux-points et des mots.
error-record-label = La ligne { $line } commence par « { $token } », mais on attend « { $expected } ».
error-record-word = Ligne { $line }, mot { $word } : « { $token } » ne convient pas. Attendu : { $expected }
error-record-over = Ligne { $line } : la partie est finie avant « { $token } ».
error-record-unfinished = L’en-tête donne le résultat « { $token } », mais la partie n’arrive pas à sa fin.
error-record-result = L’en-tête donne le résultat « { $token } », mais la partie finit sur { $played }.
error-record-step = Le pas { $step } de l’enregistrement, { $token }, n’est pas possible à cet endroit.
error-record-json = Ce n’est pas un enregistrement : { $detail }
