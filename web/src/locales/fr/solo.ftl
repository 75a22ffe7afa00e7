### Le Défi du Roy : le Roy, la situation, le verdict, le défi du jour, les résultats.

error-not-solo = Cette table n’est pas le Défi du Roy.
error-bad-day = Il n’y a pas encore de défi pour ce jour.

## Accueil

home-daily-text = Une partie par jour, avec les mêmes dés pour tous sur ce serveur. Seul votre premier essai compte.
home-daily-done = Aujourd’hui : { $margin }. { $verdict }.
home-daily-new-link = Le défi d’aujourd’hui
home-daily-begun-link = Reprendre la partie
home-daily-done-link = Résultat et liste

## Le Roy à la table

roy-three = Il prend votre meilleur dé pour { amount-three }, dépense deux des siens (trois, si vous n’en avez pas) et gagne 3 points de victoire.
roy-two = Il prend votre meilleur dé pour { amount-two }, dépense un des siens (deux, si vous n’en avez pas) et gagne 2 points de victoire.
roy-citizen = Il dépense son meilleur dé et place un habitant dans le bâtiment de la couleur de ce dé ; s’il le peut, il expulse un des vôtres.
roy-event = Il couvre toutes les bannières libres de l’événement le plus à droite, un dé pour chacune.
roy-does =
    { $total ->
        [2] { roy-three }
        [3] { roy-two }
        [4] { roy-citizen }
        [5] { roy-event }
        [6] Il dépense son meilleur dé et envoie un homme de métier sur la meilleure carte.
        [7] Il dépense deux dés et pose deux cubes dans la cathédrale, 1 point chacun, même s’il n’y a plus de place.
        [8] Le prochain personnage rapporte tout de suite ses points, puis s’en va ; s’il n’en reste plus, le Roy gagne 1 point.
        [9] { roy-event }
        [10] { roy-citizen }
        [11] { roy-two }
       *[12] { roy-three }
    }
roy-turn = Le tour du Roy
roy-nothing = Rien ne change.
roy-go-on = Continuer
roy-reserve = Habitants dans sa réserve
roy-dice = Ses dés, le meilleur d’abord : { $dice }
roy-no-dice = Sans dés : il est considéré comme ayant passé.
roy-last = Son dernier lancer : { $total }
roy-ask = Que peut-il faire ?
forecast = Ce que le Roy peut faire
forecast-text = Ce que donnerait chaque résultat si le Roy lançait maintenant ses deux dés.
forecast-idle = Le Roy ne joue pas en ce moment. Quand il jouera, il suivra cette table ; elle montre ce que chaque résultat donnerait en ce moment.
forecast-roll = Lancer
forecast-chance = Chances
forecast-what = Ce qu’il ferait
forecast-of = { $n } sur { $all }

## La situation

standing = Si la partie finissait maintenant
standing-now = À cet instant
standing-you = Vous
standing-grades = 1 point à partir de { $one }, 3 à partir de { $three }, 6 à partir de { $six }
standing-cathedral_levels = Niveaux sans cube
standing-events = Événements
standing-tradesmen = Hommes de métier
standing-so-far = Gagnés jusqu’ici
standing-total = Total
scale-label = Écart { $margin } : { $verdict }
scale-kept = Tête sauve
scale-lost = Tête perdue
scale-jealous = De { $from } à { $to }, le Roy est jaloux ; au-delà, il s’incline lui-même.

## Les verdicts : un nom, et ce que dit la cour

decree-beheaded = Le Roy l’emporte
decree-smirk = Un mince sourire
decree-average = Honorable
decree-promising = Un nom à retenir
decree-too_good = Une étoile trop vive
decree-masterful = La ville est à vous
decree-text-beheaded = Le Roy était imbattable aujourd’hui. Les tambours roulent sur la place du marché, et votre tête après eux.
decree-text-smirk = Vous étiez devant, mais de si peu que le Roy n’a pu s’empêcher de ricaner. Il trouve un prétexte. Vous perdez la tête.
decree-text-average = Ni brillant ni honteux. Le Roy hoche la tête, oublie votre nom et vous laisse partir. Vous gardez la vôtre.
decree-text-promising = La cour parle de vous à voix basse, et le Roy écoute. Il y aura du travail pour vous. Vous gardez la tête.
decree-text-too_good = Vous avez mis le Roy dans l’ombre, et les rois n’aiment pas l’ombre. Tant de talent est dangereux : vous perdez la tête.
decree-text-masterful = Il ne reste qu’à s’incliner. Le Roy vous remet lui-même les clés de Troyes, et votre tête reste à sa place.
decree-margin = Votre écart : { $margin }
verdict-replay = Revoir la partie
course = Le déroulement de la partie
course-caption = L’écart tel qu’il aurait été si la partie s’était arrêtée après chaque tour, le vôtre comme celui du Roy. I à IV sont les manches ; les couleurs sont celles des verdicts.
course-turn = Manche { $round }, tour { $turn }

## Le défi du jour

daily = Le défi du jour
daily-text = Les mêmes personnages, cartes, événements et dés pour tous, de minuit à minuit (UTC).
daily-rules = Vous avez un seul essai. Il reste le vôtre jusqu’à la fin de la partie : vous pouvez partir et revenir, et une autre fenêtre montre la même partie. Si un robot joue pour vous, elle ne compte pas.
daily-begin = Commencer
daily-begun = Votre partie d’aujourd’hui vous attend.
daily-begun-before = Votre partie de ce jour n’est pas finie. Elle compte encore pour son jour.
daily-lost = Votre partie de ce jour ne compte pas : un robot y a joué, ou quelqu’un d’autre l’a reprise.
daily-continue = Continuer
daily-done = C’était votre essai ; il n’y en a qu’un. Chaque jour apporte de nouveaux dés.
daily-again = « Rejouer » commence une partie ordinaire avec d’autres dés : le défi du jour ne compte qu’une fois.
daily-look = Voir votre partie
daily-missed = Vous n’avez pas joué ce jour-là.
daily-left =
    { $hours ->
        [0] Nouveaux dés dans { $minutes } min.
       *[other] Nouveaux dés dans { $hours } h { $minutes } min.
    }
daily-list = Résultats du jour sur ce serveur
daily-rank = Rang
daily-name = Nom
daily-nobody = Personne n’a encore terminé.
daily-more =
    { $n ->
        [one] et { $n } autre
       *[other] et { $n } autres
    }
daily-before = Le jour d’avant
daily-today = Aujourd’hui
share = Partager
share-head = Dites-le aux autres
share-copy = Copier le texte
share-text = Texte à partager
share-title = Troyes, le Défi du Roy du { $day }

## Les résultats

results = Vos résultats
results-text = Toutes les parties contre le Roy que vous avez menées à terme dans ce navigateur.
results-empty = Aucune partie contre le Roy n’est encore finie. Les parties avec une graine choisie ou votre propre édition, et celles où un robot a joué pour vous, ne comptent pas.
results-games = Parties
results-best = Meilleur écart
results-mean = Écart moyen
results-ahead = Victoires sur le Roy d’affilée
results-head = Têtes sauvées d’affilée
results-days = Jours d’affilée
results-streak-best = (record : { $best })
results-verdicts = Verdicts
results-plot = Écarts
results-plot-caption = Les écarts de vos { $n } dernières parties, la plus récente à droite ; les couleurs sont celles des verdicts.
results-list = Toutes les parties
results-when = Finie le
results-points = Vous : le Roy
results-margin = Écart
results-verdict = Verdict
results-daily = défi du jour
results-bonus = cartes bonus
