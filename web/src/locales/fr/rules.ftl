### La page des règles. Une ligne vide sépare les paragraphes, un tiret en début de ligne fait une liste,
### **deux étoiles** soulignent, [mots](#section) mène à une section.

## Montants de l’édition de la table

deniers-income =
    { $income ->
        [one] { $income } denier
       *[other] { $income } deniers
    }
deniers-palace =
    { $palace ->
        [one] { $palace } denier
       *[other] { $palace } deniers
    }
deniers-one =
    { $one ->
        [one] { $one } denier
       *[other] { $one } deniers
    }
deniers-two =
    { $two ->
        [one] { $two } denier
       *[other] { $two } deniers
    }
deniers-three =
    { $three ->
        [one] { $three } denier
       *[other] { $three } deniers
    }
deniers-taxes =
    { $taxes ->
        [one] { $taxes } denier
       *[other] { $taxes } deniers
    }

rules-goal-title = De quoi il s’agit
rules-goal =
    La ville de Troyes, vers l’an 1200. Vous êtes à la tête d’une famille. Vos habitants servent au Palais des comtes, à l’Évêché et à l’Hôtel de ville, et à chaque manche leur travail vous revient sous forme de dés. Avec les dés, les vôtres et ceux que vous achetez à vos voisins, vous exercez des métiers, bâtissez la cathédrale, combattez ce qui menace la ville et placez d’autres habitants.

    Tout cela rapporte des **points de victoire (PV)**. Ils restent cachés jusqu’à la fin, sauf si la table joue à points visibles. Des [personnages](#characters) secrets disent ce qui comptera encore. À la fin, le joueur qui a le plus de PV gagne.

rules-setup-title = Avant la première manche
rules-setup =
    - Chaque joueur a 5 deniers, 4 points d’influence et quelques habitants : 6 à deux joueurs, 5 à trois, 4 à quatre. Le reste de ses douze habitants attend dans la réserve générale.
    - Chaque joueur reçoit un personnage secret ; à deux joueurs, il en reçoit deux.
    - Neuf cartes Activité sont posées face cachée, une de chaque couleur pour chacune des manches I, II et III.

    Puis on place les habitants : du premier joueur au dernier, ensuite du dernier au premier, et ainsi de suite. Chaque fois, vous posez un habitant sur une place libre de l’un des trois bâtiments, jusqu’à ce que vous les ayez tous placés. Les places restantes vont à des habitants gris, qui n’appartiennent à aucun joueur ; à deux joueurs, six d’entre eux s’y trouvent avant que vous commenciez.

rules-round-title = La manche
rules-round =
    Une partie dure 4 manches à deux joueurs, 5 à trois et 6 à quatre. Chaque manche compte six phases, dans cet ordre.

rules-reveal-title = Révélation
rules-reveal =
    Pendant les trois premières manches, on révèle les trois cartes Activité de la manche : une rouge, une blanche, une jaune. Ensuite, il n’y a plus rien à révéler.

rules-income-title = Revenus et salaires
rules-income =
    Chaque joueur reçoit { deniers-income }, puis paie les salaires : { deniers-palace } pour chacun de ses habitants au Palais, { $bishopric } pour chacun à l’Évêché, { $city_hall ->
        [0] rien pour ceux de l’Hôtel de ville.
       *[other] { $city_hall } pour chacun à l’Hôtel de ville.
    }

    Si vous ne pouvez pas tout payer, vous versez ce que vous avez et perdez 2 PV. En cours de partie, personne ne descend jamais en dessous de 0 PV.

rules-workforce-title = La main-d’œuvre
rules-workforce =
    Chaque joueur lance un dé par habitant qu’il a debout dans un bâtiment : rouge pour le Palais, blanc pour l’Évêché, jaune pour l’Hôtel de ville. Les dés vont dans son quartier de la place de la ville. Ceux des habitants gris vont dans le quartier neutre.

rules-trouble-title = Événements
rules-trouble =
    On révèle un événement rouge, qui rejoint la file par la droite. Son symbole dit si une carte blanche ou une carte jaune le suit, tant que cette pioche n’est pas vide.

    Puis tous les événements de la file agissent, de gauche à droite. Le premier est toujours le Maraudage, imprimé sur le plateau, qui ne part jamais. Un événement agit de nouveau à chaque manche tant qu’il n’est pas contré. Les dés noirs que montrent les événements sont réunis pour le [combat](#black) qui suit ; tout le reste se produit aussitôt. Si un événement vous fait payer ou perdre quelque chose et que vous n’avez pas assez, vous donnez ce que vous pouvez et perdez 2 PV.

rules-black-title = Dés noirs
rules-black =
    On lance les dés noirs réunis. En commençant par le premier joueur et dans le sens horaire, chacun à son tour affronte le dé noir **le plus élevé** qui reste, jusqu’au dernier.

    - Vous le battez avec un ou plusieurs dés de votre propre quartier, de n’importe quelles couleurs. Leur somme doit être au moins égale à la valeur du dé noir. **Les dés rouges comptent double.**
    - Vous pouvez affronter d’autres dés noirs en même temps ; votre somme doit alors être au moins égale à la leur.
    - Tous ces dés sont défaussés. Chaque dé noir battu vous rapporte 1 point d’influence.
    - Si vos dés suffisent, vous devez le faire. Sinon, vous pouvez dépenser de [l’influence](#influence) pour les améliorer. À défaut, le dé noir s’en va, vous gardez vos dés et perdez 2 PV.

    On ne peut ni acheter de dés pour cela, ni utiliser les cubes des cartes Activité.

rules-turns-title = Actions
rules-turns =
    En commençant par le premier joueur et dans le sens horaire, chacun à son tour fait une [action](#actions) ou [passe](#pass), jusqu’à ce que tous aient passé ou qu’il ne reste de dés dans aucun quartier. Avant votre action, vous pouvez dépenser de [l’influence](#influence).

rules-close-title = Fin de la manche
rules-close =
    - Les joueurs qui ont passé prennent les deniers posés dans leur quartier.
    - Les habitants expulsés, couchés devant les bâtiments, rentrent dans la réserve de leur propriétaire, les gris dans la réserve générale.
    - Les dés non utilisés sont rangés.
    - Le joueur à gauche du premier joueur devient le nouveau premier joueur.

rules-dice-title = Dés et quartiers
rules-dice =
    Chaque action utilise un lot **d’un à trois dés d’une même couleur** : rouge pour les armes, blanc pour la foi, jaune pour le commerce. Ils peuvent venir de n’importe quels quartiers. Seul le Pèlerinage accepte des dés de couleurs différentes.

    Vos propres dés sont gratuits. Ceux des autres quartiers s’achètent, et nul ne peut refuser : le prix va à leur propriétaire, à la banque pour les dés neutres. Le prix de chaque dé acheté dépend de la taille du lot entier, vos propres dés compris.

    - Dans un lot d’un dé : { deniers-one }.
    - Dans un lot de deux : { deniers-two } par dé acheté.
    - Dans un lot de trois : { deniers-three } par dé acheté.

    Vous payez avec ce que vous avez : vous ne pouvez pas payer l’action avec l’argent qu’elle rapporte. Vous pouvez agir sans aucun dé à vous. Après l’action, ses dés sont défaussés.

rules-actions-title = Les actions
rules-actions =
    Il y a cinq actions ; à votre tour vous en faites une, ou vous passez. Choisissez d’abord les dés ou d’abord le lieu, comme vous voulez : ce qui reste possible demeure surligné, et avant de confirmer vous lisez dans le cadre du bouton ce qui se passerait.

rules-activate-title = Utiliser une carte Activité
rules-activate =
    Prenez des dés de la couleur de la carte. Il vous faut un **homme de métier** sur la carte. Si vous n’en avez pas, engagez-en un : payez le montant inscrit sur la pièce et envoyez un de vos habitants, de votre réserve, d’un bâtiment ou d’une autre carte. Il prend la première place libre et en rapportera les PV à la fin. Si aucune place n’est libre, il se tient sur l’image : il ne rapporte rien, mais vous pouvez utiliser la carte. Personne n’a deux hommes de métier sur une même carte.

    Divisez le total des dés par le diviseur de la carte, sans tenir compte du reste : c’est le nombre **d’activations**. Il en faut au moins une. Chaque activation fait ce que montre la carte.

    Là où les activations coûtent quelque chose, vous choisissez combien vous en voulez, au moins une ; de même pour la Procession et les Joutes. Toutes les autres cartes les utilisent toutes.

rules-cubes-title = Les cartes au sablier
rules-cubes =
    Ces cartes n’agissent pas tout de suite. Chaque activation pose un de vos cubes sur la carte. Plus tard, vous pouvez dépenser **un** cube avec une action pour changer ses dés : leur nombre, leur couleur, leur valeur ou leur prix, selon la carte. Un dé qui compte comme plusieurs ne coûte pas plus cher : acheté, c’est toujours un lot d’un dé. Seul le lot utilisé change ; les dés restés dans les quartiers restent ce qu’ils sont. Les cubes restent à vous même si votre homme de métier quitte la carte.

rules-build-title = Construire la cathédrale
rules-build =
    Prenez d’un à trois dés blancs. Chacun pose un de vos cubes dans la colonne de sa valeur, au plus bas des trois niveaux qui soit libre. Une colonne pleine n’en prend plus.

    Chaque cube rapporte 1 PV, plus 1 point d’influence dans les colonnes 1 à 3 ou 2 dans les colonnes 4 à 6. À la fin de la partie, chaque niveau où vous n’avez pas de cube vous coûte 2 PV.

rules-fight-title = Combattre un événement
rules-fight =
    Prenez des dés de la couleur de l’événement ; contre le Maraudage, des dés d’une même couleur au choix. Divisez leur total par le diviseur de l’événement, sans tenir compte du reste : c’est le nombre de cubes que vous pouvez poser, sans dépasser le nombre de bannières libres ; il en faut au moins un. Ils couvrent les bannières dans l’ordre, et chacun vous rapporte 1 point d’influence.

    Quand la dernière bannière est couverte, l’événement est contré aussitôt :

    - Le joueur qui a le plus de cubes reçoit la première récompense et la carte, le suivant la seconde récompense. Un joueur seul sur l’événement reçoit les deux.
    - À égalité pour la première place : les joueurs à égalité se partagent les deux récompenses, chaque part arrondie à l’inférieur, et les autres n’ont rien. La carte va à celui d’entre eux qui a posé un cube le premier.
    - À égalité pour la seconde place : les joueurs à égalité se partagent la seconde récompense, chaque part arrondie à l’inférieur.
    - Les cubes gris comptent comme ceux d’un joueur ; ce qui revient aux gris est perdu.

    Personne ne prend le Maraudage : ses récompenses sont versées et ses cubes retirés ; dès l’action suivante, on peut de nouveau le combattre.

rules-place-title = Placer un habitant
rules-place =
    Prenez exactement un dé : rouge pour le Palais, blanc pour l’Évêché, jaune pour l’Hôtel de ville. L’habitant vient de votre réserve ou de n’importe où sur le plateau : un bâtiment, debout ou couché, ou une carte. Il quitte d’abord son ancienne place, qui compte alors comme vide.

    - **Palais** : l’habitant prend la place qui porte le numéro du dé. L’habitant qui s’y trouve est expulsé.
    - **Évêché et Hôtel de ville** : l’habitant prend la première place à gauche de la rangée qui porte le numéro du dé. Celui qui s’y trouve avance d’une place vers la droite, et les suivants aussi, jusqu’au premier vide ; s’il n’y en a pas, le dernier est expulsé.

    Un habitant expulsé reste couché devant le bâtiment jusqu’à la fin de la manche. Vous pouvez expulser un des vôtres. Personne, pas même les gris, ne peut avoir deux habitants couchés devant un même bâtiment : un placement qui le ferait est interdit.

rules-farm-title = Agriculture
rules-farm =
    Prenez d’un à trois dés jaunes et recevez la moitié de leur total en deniers, arrondie à l’inférieur. Il ne faut pas d’homme de métier.

rules-pass-title = Passer
rules-pass =
    Quand vous passez, 2 deniers sont posés dans votre quartier et vous ne faites plus d’action pendant cette manche. Chaque fois que votre tour reviendrait, 1 denier s’y ajoute. Vous les recevez à la fin de la manche. Les autres peuvent encore acheter vos dés ; l’argent est pour vous.

rules-influence-title = Influence
rules-influence =
    Vous gagnez de l’influence en construisant la cathédrale, en posant des cubes sur les événements, en battant des dés noirs et grâce à certaines cartes. On ne peut garder que 20 points.

    À votre tour, avant votre action ou avant d’affronter un dé noir, vous pouvez en dépenser, autant de fois que vous voulez et dans n’importe quel ordre :

    - **1 point** : relancez un dé de votre propre quartier.
    - **2 points** : faites passer un de vos habitants de la réserve générale dans la vôtre.
    - **4 points** : retournez d’un à trois dés de votre propre quartier sur la face opposée. Un dé montre alors 7 moins sa valeur précédente.

    L’influence ne change jamais les dés des autres quartiers, et un joueur qui a passé ne peut plus en dépenser.

rules-cards-title = Toutes les cartes Activité
rules-cards =
    Sur une carte, vous voyez le prix d’un homme de métier sur la pièce, les PV de ses places, ce que fait une activation et le diviseur. Les cartes d’une partie sont tirées au sort : une de chaque couleur pour chacune des trois premières manches.

rules-events-title = Tous les événements
rules-events =
    Sur un événement, vous voyez ce qu’il fait à chaque manche, ses bannières, le diviseur et la couleur des dés qui le combattent, et les deux récompenses.

rules-characters-title = Tous les personnages
rules-characters =
    Chaque personnage distribué, à qui que ce soit, rapporte des points à **tous** les joueurs à la fin. Vous ne connaissez que le vôtre (à deux joueurs, vos deux personnages) : observez ce que cherchent les autres.

rules-end-title = La fin de la partie
rules-end =
    La partie se termine après la manche où est venu le dernier événement rouge. Aux PV gagnés en cours de jeu, chaque joueur ajoute :

    - 1 PV par événement encore là, Maraudage compris, qui porte au moins un de ses cubes ;
    - les PV des places où se tiennent ses hommes de métier ;
    - ce que lui donne chaque personnage en jeu ;
    - moins 2 PV par niveau de la cathédrale sans un de ses cubes.

    Le joueur qui a le plus de PV gagne. En cas d’égalité, la victoire est partagée.

rules-bonus-title = Les cartes bonus
rules-bonus =
    Une table peut jouer avec trois cartes Activité de plus, Boulanger, Banquet et Prieur, et un événement de plus, la Résistance. Le tout est mêlé aux autres cartes. Quand la Résistance est révélée, elle amène un autre événement rouge, un de ceux écartés au début, suivi comme d’habitude d’un blanc ou d’un jaune : trois nouveaux événements en une manche.

rules-king-title = Le Défi du Roy
rules-king =
    En solitaire contre le Roy, en 4 manches, selon les règles à deux joueurs, sauf que :

    - Le Roy prend la place des gris : ce qu’un événement ferait avec des habitants ou des cubes gris, il le fait avec ceux du Roy. Il a 24 habitants et des cubes à volonté, mais ni deniers ni influence ; il n’a pas de revenus et ne paie pas de salaires.
    - Ce que les événements font perdre ne le touche jamais : la Sécheresse, la Guerre civile et l’Hérésie l’épargnent, et un cube à lui reste en place malgré la Perturbation des travaux et la Résistance.
    - Au début, il place trois habitants là où les dés les envoient, puis vous en placez deux, et ainsi de suite, jusqu’à ce que vos six soient placés ; les trois derniers sont à lui.
    - Les six personnages sont alignés, face visible. Le prochain à compter est le premier de la file.
    - Les dés, les siens et les vôtres, sont classés par valeur ; à valeur égale, le rouge passe avant le jaune et le jaune avant le blanc. Vous pouvez acheter les siens ; vous payez la banque.
    - Quand c’est à lui d’affronter un dé noir, il cède son meilleur dé et retire le dé noir le plus élevé, quelles que soient leurs valeurs. Sans dés, il le retire quand même. Il n’y gagne et n’y perd rien.
    - Tant qu’il a des dés, il joue ses tours, même après que vous avez passé. Sans dés, il est considéré comme ayant passé.

    À son tour, on lance deux dés, et leur somme dit ce qu’il fait. Il paie avec ses meilleurs dés. S’il n’en a pas assez, il donne ceux qu’il a et agit quand même ; il paie aussi quand l’action ne donne rien.

    - **2 ou 12** : il gagne 3 PV, contre trois dés, dont votre meilleur, pour lequel vous recevez aussitôt { deniers-three }. Si vous n’avez pas de dés, les trois sont à lui et vous ne recevez rien.
    - **3 ou 11** : il gagne 2 PV, contre deux dés, dont votre meilleur, pour lequel vous recevez aussitôt { deniers-two }. Si vous n’avez pas de dés, les deux sont à lui et vous ne recevez rien.
    - **4 ou 10** : il place un habitant de sa réserve, contre un dé ; la couleur du dé désigne le bâtiment. Dès qu’il le peut, il expulse un de vos habitants. Sinon, il prend une place où il n’expulse personne ; en dernier recours seulement, il expulse un des siens. Au Palais, il préfère les grands numéros, ailleurs la rangée du haut.
    - **5 ou 9** : il couvre toutes les bannières libres de l’événement le plus à droite, ou du Maraudage s’il n’y en a pas d’autre, contre un dé chacune. Il prend récompenses et cartes comme un joueur.
    - **6** : il envoie un homme de métier sur la place libre qui vaut le plus de PV, sur une carte où il n’en a pas, contre un dé. À valeur égale, il choisit la carte la moins chère, puis le rouge avant le jaune et le jaune avant le blanc, puis la carte de la manche la plus ancienne. Si aucune place n’est libre, il se tient sur une image ; s’il est déjà sur toutes les cartes, rien ne se passe.
    - **7** : il pose deux cubes dans la cathédrale, sur les plus grands numéros libres du niveau le plus bas qui a de la place, contre deux dés. Il gagne 1 PV pour chacun, même pour un cube qui ne trouve pas de place : 2 PV quand la cathédrale est pleine.
    - **8** : le prochain personnage rapporte aussitôt ses points aux deux camps et s’en va. Thibaut II et Hugues de Payns ne comptent jamais pour le Roy. S’il ne reste plus de personnage, le Roy gagne 1 PV.

    Certaines cartes changent :

    - **Dîme** : vous pouvez prendre sans payer jusqu’à trois dés jaunes du Roy.
    - **Percepteur** : { deniers-taxes } pour chaque habitant du Roy debout à l’Hôtel de ville ; la banque paie.
    - **Banquet** : le quartier du Roy est exclu.
    - **Maîtres d’œuvre itinérants** : chaque fois qu’un cube est posé, le Roy gagne aussi 1 PV.
    - **Procession et Joutes** : les dés du Roy sont comparés aux vôtres, mais il ne gagne rien. S’il est seul en tête, personne ne gagne ; à égalité, vous gagnez.

    À la fin, les deux camps comptent leurs points, avec les personnages encore posés. Vos points moins les siens donnent l’écart, et l’écart donne le verdict :

    - **0 ou moins**, Le Roy l’emporte : vous perdez la tête.
    - **De 1 à 5**, Un mince sourire : trop peu, vous perdez la tête.
    - **De 6 à 10**, Honorable : vous gardez la tête.
    - **De 11 à 15**, Un nom à retenir : vous gardez la tête.
    - **De 16 à 20**, Une étoile trop vive : trop pour un Roy jaloux, vous perdez la tête.
    - **Plus de 20**, La ville est à vous : il ne peut que s’incliner, vous gardez la tête.
