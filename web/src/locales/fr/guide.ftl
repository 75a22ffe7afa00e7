### La première partie : une leçon pour chaque tour de la première manche.

guide-skip = Sauter cette étape

guide-goal-title = Le but du jeu
guide-goal = Il faut avoir le plus de points de victoire après { $rounds } manches : bâtissez la cathédrale, contrez les événements, envoyez des hommes de métier. Chaque habitant placé dans un bâtiment lance un dé pour vous à chaque manche, et c’est avec les dés que vous faites tout le reste.
guide-character-title = Votre secret
guide-character = { $names } : personne d’autre ne sait que { $count ->
    [1] ce personnage est en jeu. À la fin, il
   *[other] ces personnages sont en jeu. À la fin, chacun
} donne des points à tous ceux qui ont assez d’une certaine chose. Survolez un nom, ou gardez le doigt dessus, pour savoir laquelle.
guide-city-hall-title = L’Hôtel de ville
guide-city-hall = Placez votre premier habitant. À l’Hôtel de ville, on lance des dés jaunes, pour le commerce et l’argent, et on ne demande pas de salaire. Choisissez la place surlignée.
guide-bishopric-title = L’Évêché
guide-bishopric = Ici, les habitants lancent des dés blancs : ils bâtissent la cathédrale. Vous payez à chacun { $pay } { $pay ->
    [one] denier
   *[other] deniers
} par manche.
guide-palace-title = Le Palais
guide-palace = Ici, les habitants lancent des dés rouges, pour la guerre : ils servent contre les événements rouges et comptent double contre les dés noirs. Vous payez à chacun { $pay } deniers par manche.
guide-mix-title = Un peu de tout
guide-mix = Il vous reste { $left } { $left ->
    [one] habitant
   *[other] habitants
} à placer. Pour une première partie, mélanger les trois couleurs est une bonne idée : prenez la place surlignée.
guide-income-title = La manche commence
guide-income = Vous avez reçu { $income } deniers et payé { $pay } à vos habitants. Il vous reste { $deniers } deniers. Votre influence, vos points et vos habitants en réserve sont à côté.
guide-dice-title = Vos dés
guide-dice = Vos habitants ont lancé les dés : il y en a { $count } dans votre quartier. Chacun sert une fois. Les autres peuvent vous les acheter, et vous les leurs.
guide-event-title = Événements
guide-event = La file compte maintenant { $count } événements, dont { $event }. Chacun agit de nouveau à chaque manche tant qu’il n’est pas contré ; seul le Maraudage ne s’en va jamais. Survolez-en un, ou gardez le doigt dessus, pour lire ce qu’il fait.
guide-black-title = Dés noirs
guide-black = Les événements apportent des dés noirs. Vous devez battre le plus élevé, un { $value }, avec vos propres dés ; les rouges comptent double. { $dice ->
    [1] Le dé surligné suffit.
   *[other] Plusieurs dés suffisent ensemble : choisissez d’abord celui qui est surligné.
} Cela rapporte { $influence } { $influence ->
    [one] point
   *[other] points
} d’influence.
guide-black-yield-title = Dés noirs
guide-black-yield = Vos dés sont trop faibles pour le { $value } noir : { $vp ->
    [0] vous ne perdez rien, faute de points de victoire
    [1] vous perdez votre unique point de victoire
   *[other] vous perdez { $vp } points de victoire
}. Appuyez sur le bouton surligné.
guide-recruit-title = L’influence attire du monde
guide-recruit = Vous avez { $influence } points d’influence. Avant une action, vous pouvez en dépenser : pour { $cost }, un nouvel habitant rejoint votre réserve. Appuyez sur le bouton surligné.
guide-hire-title = Envoyez un homme de métier
guide-hire = { $card } : pour { $cost } deniers, payés une seule fois, un de vos habitants peut désormais utiliser cette carte ; avec les dés que je propose, elle agit { $times } fois. Les blasons donnent des points en fin de partie.
guide-cathedral-title = La cathédrale
guide-cathedral = Chaque dé blanc pose un de vos cubes dans la colonne de sa valeur : { $vp } point de victoire et un peu d’influence. Cubes possibles : { $cubes }. À la fin, chaque niveau sans un de vos cubes coûte { $level } points.
guide-fight-title = Contrez un événement
guide-fight = { $event } : vos dés y posent { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
}, pour { $influence } point d’influence chacun. { $stays ->
    [yes] Quand toutes les bannières sont couvertes, le joueur qui y a le plus de cubes reçoit le plus de points ; puis tout recommence, car cet événement ne s’en va jamais.
   *[no] Quand toutes les bannières sont couvertes, l’événement s’en va, et le joueur qui y a le plus de cubes reçoit le plus de points.
}
guide-buy-title = Acheter des dés
guide-buy = Vous pouvez utiliser les dés des autres quartiers. { $whose ->
    [gray] Celui-ci est neutre, car il vient d’un habitant gris ; il coûte { $price } deniers, payés à la banque. Le dé d’un joueur se paie à ce joueur, sans refus possible.
   *[player] Celui-ci coûte { $price } deniers, qui vont à { $owner }, sans refus possible. Les dés neutres, ceux des habitants gris, se paient à la banque.
} Si une action utilise deux dés, les vôtres compris, chaque dé acheté coûte { $two } deniers ; avec trois, { $three }.
guide-settle-title = Prendre une place
guide-settle = Avec un seul dé de la couleur d’un bâtiment, vous y placez un habitant, qui lancera un dé pour vous à chaque manche ; la valeur du dé dit où. S’il n’y a plus de place, quelqu’un est expulsé et n’y lance plus de dé. Les autres vous feront la même chose.
guide-origin-title = Qui y va ?
guide-origin = { $supply ->
    [some] L’habitant de votre réserve est déjà choisi : confirmez. Celui qui quitte un bâtiment n’y lance pas de dé à la manche suivante.
   *[none] Votre réserve est vide : quelqu’un doit quitter sa place, et n’y lancera pas de dé à la manche suivante.
}
guide-number-title = Combien ?
guide-number = Le maximum est déjà choisi. Confirmez, ou choisissez moins.
guide-cubes-title = Des cubes sur les événements
guide-cubes = Choisissez l’événement surligné : un de vos cubes y va.
guide-die-title = Les dés
guide-die = Choisissez maintenant le dé surligné.
guide-target-title = À quoi sert-il ?
guide-target = Choisissez maintenant ce à quoi il doit servir.
guide-confirm-title = Regardez, puis confirmez
guide-confirm = Avant d’appuyer sur le bouton surligné, lisez dans le même cadre ce qui se passerait. Rien n’est définitif tant que vous n’avez pas confirmé.
guide-again-title = C’est prêt
guide-again = Appuyez sur le bouton surligné, ou choisissez autre chose.
guide-astray-title = À votre façon ?
guide-astray = Vous avez choisi autre chose. C’est permis : continuez et confirmez. Ou annulez, et je vous remontre ma proposition.
guide-free-title = À vous de jouer
guide-free = Vous avez vu l’essentiel. { $hints ->
    [yes] Si vous ne savez pas que faire, le bouton surligné propose un coup et dit pourquoi.
   *[no] {""}
} Quand il ne reste rien d’utile, passez : { $passing } deniers sont mis de côté pour vous, et 1 de plus chaque fois que votre tour reviendrait ; vous les recevez à la fin de la manche. Pensez à votre secret. Bonne chance !
