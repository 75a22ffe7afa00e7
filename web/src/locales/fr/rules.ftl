### La page des règles. Une ligne vide sépare les paragraphes, un tiret en début de ligne fait une liste,
### **deux étoiles** soulignent, [mots](#section) mène à une section.

rules-goal-title = De quoi il s’agit
rules-goal =
    La ville de Troyes, vers l’an 1200. Vous êtes à la tête d’une famille. Vos habitants servent au Palais, à l’Évêché et à l’Hôtel de ville, et à chaque manche leur travail vous revient sous forme de dés. Avec les dés, les vôtres et ceux que vous achetez à vos voisins, vous exercez des métiers, bâtissez la cathédrale, combattez ce qui menace la ville et placez d’autres habitants.

    Tout cela rapporte des **points de victoire (PV)**. Ils restent cachés jusqu’à la fin, sauf si la table joue à points ouverts. Des [personnages](#characters) secrets disent ce qui comptera encore. Qui a le plus de PV à la fin gagne.

rules-setup-title = Avant la première manche
rules-setup =
    - Chaque joueur a 5 deniers, 4 points d’influence et quelques habitants : 6 à deux joueurs, 5 à trois, 4 à quatre.
    - Chaque joueur reçoit un personnage secret, deux à deux joueurs.
    - Neuf cartes Activité sont posées face cachée, une de chaque couleur pour chacune des manches I, II et III.

    Puis on place les habitants : du premier joueur au dernier, ensuite du dernier au premier, et ainsi de suite. Chaque fois, vous posez un habitant sur une place libre de l’un des trois bâtiments, jusqu’à ce que tous les vôtres soient debout. Les places restantes vont à des habitants gris, qui ne sont à personne ; à deux joueurs, six d’entre eux s’y trouvent avant que vous commenciez.

rules-round-title = La manche
rules-round =
    Une partie dure 4 manches à deux joueurs, 5 à trois et 6 à quatre. Chaque manche compte six phases, dans cet ordre.

rules-reveal-title = Révélation
rules-reveal =
    Pendant les trois premières manches, on révèle les trois cartes Activité de la manche : une rouge, une blanche, une jaune. Ensuite, il n’y a plus rien à révéler.

rules-income-title = Revenus et salaires
rules-income =
    Chaque joueur reçoit 10 deniers, puis paie les salaires : 2 deniers pour chacun de ses habitants au Palais, 1 pour chacun à l’Évêché, rien pour ceux de l’Hôtel de ville.

    Qui ne peut pas tout payer verse ce qu’il a et perd 2 PV.

rules-workforce-title = Les dés
rules-workforce =
    Chaque joueur lance un dé par habitant qu’il a debout dans un bâtiment : rouge pour le Palais, blanc pour l’Évêché, jaune pour l’Hôtel de ville. Les dés vont dans son quartier de la place de la ville. Ceux des habitants gris vont dans le quartier neutre.

rules-trouble-title = Événements
rules-trouble =
    On révèle un événement rouge, qui rejoint la file par la droite. Il appelle le blanc ou le jaune : une carte de cette pioche le suit, s’il en reste.

    Puis tous les événements de la file agissent, de gauche à droite. Le premier est toujours le Maraudage, imprimé sur le plateau, qui ne part jamais. Un événement agit de nouveau à chaque manche tant qu’il n’est pas contré. Les dés noirs qu’ils montrent sont réunis pour le [combat](#black) qui suit ; tout le reste se produit aussitôt. Si un événement vous fait payer ou perdre quelque chose et que vous n’avez pas assez, vous donnez ce que vous pouvez et perdez 2 PV.

rules-black-title = Dés noirs
rules-black =
    On lance les dés noirs réunis. Du premier joueur et dans le sens horaire, chacun à son tour affronte le dé noir **le plus élevé** qui reste, jusqu’au dernier.

    - Vous le battez avec un ou plusieurs dés de votre propre quartier, de n’importe quelles couleurs. Leur somme doit atteindre celle du dé noir. **Les dés rouges comptent double.**
    - Vous pouvez affronter d’autres dés noirs en même temps ; votre somme doit alors atteindre la leur.
    - Tous ces dés sont défaussés. Chaque dé noir battu vous rapporte 1 point d’influence.
    - Si vos dés le permettent, vous y êtes obligé. Sinon, vous pouvez dépenser de [l’influence](#influence) pour les améliorer. À défaut, le dé noir s’en va, vous gardez vos dés et perdez 2 PV.

    On ne peut ni acheter de dés pour cela, ni utiliser les cubes des cartes Activité.

rules-turns-title = Actions
rules-turns =
    Du premier joueur et dans le sens horaire, chacun à son tour fait une [action](#actions) ou [passe](#pass), jusqu’à ce que tous aient passé ou qu’il ne reste de dés dans aucun quartier. Avant votre action, vous pouvez dépenser de [l’influence](#influence).

rules-close-title = Fin de la manche
rules-close =
    - Les joueurs qui ont passé prennent les deniers posés sur leur quartier.
    - Les habitants expulsés, couchés sur les bâtiments, rentrent dans la réserve de leur propriétaire.
    - Les dés non utilisés sont rangés.
    - Le joueur de gauche devient premier joueur.

rules-dice-title = Dés et quartiers
rules-dice =
    Chaque action utilise un lot **d’un à trois dés d’une même couleur** : rouge pour les armes, blanc pour la foi, jaune pour le commerce. Ils peuvent venir de n’importe quels quartiers.

    Vos propres dés sont gratuits. Ceux des autres quartiers s’achètent, et nul ne peut refuser : le prix va à leur propriétaire, à la banque pour les dés neutres. Le prix de chaque dé acheté dépend de la taille du lot entier, vos propres dés compris.

    - Dans un lot d’un dé : 2 deniers.
    - Dans un lot de deux : 4 deniers par dé acheté.
    - Dans un lot de trois : 6 deniers par dé acheté.

    Vous payez avec ce que vous avez : l’argent que rapporte l’action ne peut pas la payer. Vous pouvez agir sans aucun dé à vous. Après l’action, ses dés sont défaussés.

rules-actions-title = Les actions
rules-actions =
    Il y a cinq actions ; à votre tour vous en faites une, ou vous passez. Choisissez d’abord les dés ou d’abord le lieu, comme vous voulez : ce qui reste possible demeure éclairé, et la ligne sous le plateau dit ce qui se passerait avant que vous confirmiez.

rules-activate-title = Utiliser une carte Activité
rules-activate =
    Prenez des dés de la couleur de la carte. Il vous faut un **homme de métier** sur la carte. Si vous n’en avez pas, engagez-en un : payez le nombre inscrit sur la pièce et envoyez un de vos habitants, de votre réserve, d’un bâtiment ou d’une autre carte. Il prend la première place libre et en rapportera les PV à la fin. Si aucune place n’est libre, il se tient sur l’image : il ne rapporte rien, mais vous pouvez utiliser la carte. Personne n’a deux hommes de métier sur une même carte.

    Divisez le total des dés par le diviseur de la carte, sans tenir compte du reste : c’est le nombre **d’activations**. Il en faut au moins une. Chaque activation fait ce que montre la carte.

    Là où les activations coûtent quelque chose, vous choisissez combien vous en voulez ; de même pour la Procession et les Joutes. Toutes les autres cartes les utilisent toutes.

rules-cubes-title = Les cartes au sablier
rules-cubes =
    Ces cartes ne font rien sur-le-champ. Chaque activation pose un de vos cubes sur la carte. Plus tard, vous pouvez dépenser **un** cube avec une action pour changer ses dés : leur nombre, leur couleur, leur valeur ou leur prix, selon la carte. Seul le lot utilisé change ; les dés restés dans les quartiers ne bougent pas. Les cubes restent à vous même si votre homme de métier quitte la carte.

rules-build-title = Construire la cathédrale
rules-build =
    Prenez d’un à trois dés blancs. Chacun pose un de vos cubes dans la colonne de sa valeur, au plus bas des trois niveaux qui soit libre. Une colonne pleine n’en prend plus.

    Chaque cube rapporte 1 PV, plus 1 point d’influence dans les colonnes 1 à 3 ou 2 dans les colonnes 4 à 6. À la fin de la partie, chaque niveau où vous n’avez pas de cube vous coûte 2 PV.

rules-fight-title = Combattre un événement
rules-fight =
    Prenez des dés de la couleur de l’événement ; contre le Maraudage, des dés d’une même couleur au choix. Divisez leur total par le diviseur de l’événement : c’est le nombre de cubes que vous pouvez poser au plus, un au moins. Ils couvrent les bannières dans l’ordre, et chacun vous rapporte 1 point d’influence.

    Quand la dernière bannière est couverte, l’événement est contré aussitôt :

    - Le plus de cubes : la première récompense et la carte. Le suivant : la seconde récompense. Qui est seul sur l’événement reçoit les deux.
    - À égalité pour le plus de cubes : les joueurs à égalité se partagent les deux récompenses, arrondies à l’inférieur, et les autres n’ont rien. La carte va à celui d’entre eux dont le cube est arrivé en premier.
    - À égalité pour la seconde place : ils se partagent la seconde récompense, arrondie à l’inférieur.
    - Les cubes gris comptent comme ceux d’un joueur ; ce que gagne le gris est perdu.

    Personne ne prend le Maraudage : ses récompenses sont versées, ses cubes retirés, et il recommence.

rules-place-title = Placer un habitant
rules-place =
    Prenez exactement un dé : rouge pour le Palais, blanc pour l’Évêché, jaune pour l’Hôtel de ville. L’habitant vient de votre réserve ou de n’importe où sur le plateau : un bâtiment, debout ou couché, ou une carte.

    - **Palais** : l’habitant prend la place qui porte le numéro du dé. Qui s’y trouve est expulsé.
    - **Évêché et Hôtel de ville** : l’habitant entre par la gauche dans la rangée qui montre le numéro du dé. Les autres avancent d’une place vers la droite, jusqu’au premier vide ; s’il n’y en a pas, le dernier est expulsé.

    Un habitant expulsé reste couché sur l’image du bâtiment jusqu’à la fin de la manche. Vous pouvez expulser le vôtre. Personne ne peut avoir deux habitants couchés sur un même bâtiment : un placement qui le ferait est interdit.

rules-farm-title = Agriculture
rules-farm =
    Prenez d’un à trois dés jaunes et recevez la moitié de leur total en deniers, arrondie à l’inférieur. Il ne faut pas d’homme de métier.

rules-pass-title = Passer
rules-pass =
    Quand vous passez, 2 deniers sont posés sur votre quartier et vous ne faites plus d’action pendant cette manche. Chaque fois que votre tour reviendrait, 1 denier s’y ajoute. Vous les recevez à la fin de la manche. Les autres peuvent encore acheter vos dés, et vous les payer.

rules-influence-title = Influence
rules-influence =
    Vous gagnez de l’influence en construisant la cathédrale, en posant des cubes sur les événements, en battant des dés noirs et par certaines cartes. On ne peut garder que 20 points.

    À votre tour, avant votre action ou avant d’affronter un dé noir, vous pouvez en dépenser, autant de fois que vous voulez et dans n’importe quel ordre :

    - **1 point** : relancez un dé de votre propre quartier.
    - **2 points** : prenez un de vos habitants de la réserve générale dans la vôtre.
    - **4 points** : retournez d’un à trois dés de votre propre quartier sur la face opposée. Un dé montre alors 7 moins sa valeur.

    L’influence ne change jamais les dés des autres quartiers, et qui a passé n’en dépense plus.

rules-cards-title = Toutes les cartes Activité
rules-cards =
    Sur une carte, vous voyez le prix d’un homme de métier sur la pièce, les PV de ses places, ce que fait une activation et le diviseur. Les cartes d’une partie sont tirées au sort : une de chaque couleur pour chacune des trois premières manches.

rules-events-title = Tous les événements
rules-events =
    Sur un événement, vous voyez ce qu’il fait à chaque manche, ses bannières, le diviseur et la couleur des dés qui le combattent, et les deux récompenses.

rules-characters-title = Tous les personnages
rules-characters =
    Chaque personnage distribué, à qui que ce soit, rapporte des points à **tous** les joueurs à la fin. Vous ne connaissez que le vôtre : observez ce que cherchent les autres.

rules-end-title = La fin de la partie
rules-end =
    La partie se termine après la manche où est venu le dernier événement rouge. Aux PV gagnés en cours de jeu, chaque joueur ajoute :

    - 1 PV par événement encore là, Maraudage compris, qui porte au moins un de ses cubes ;
    - les PV des places où se tiennent ses hommes de métier ;
    - ce que lui donne chaque personnage en jeu ;
    - moins 2 PV par niveau de la cathédrale sans cube à lui.

    Qui a le plus de PV gagne. En cas d’égalité, la victoire est partagée.

rules-bonus-title = Les cartes bonus
rules-bonus =
    Une table peut jouer avec trois cartes Activité de plus, Boulanger, Banquet et Prieur, et un événement de plus, la Résistance. Elles sont mêlées aux autres. Quand la Résistance est révélée, elle amène un autre événement rouge, qui appelle le blanc ou le jaune comme d’habitude : trois nouveaux événements en une manche.

rules-king-title = Le Défi du Roy
rules-king =
    En solitaire contre le Roy, en 4 manches, selon les règles à deux joueurs, sauf que :

    - Le Roy tient le rôle des pièces grises, avec des habitants et des cubes à profusion. Il n’a ni deniers ni influence et ne paie pas de salaires. Ce que les événements font perdre ne le touche jamais.
    - Au début, des dés décident où il place ses douze habitants ; vous placez vos six entre-temps.
    - Les six personnages sont posés en rangée, face visible. Le premier est le prochain à rapporter des points.
    - Quand un dé noir lui revient, il cède son meilleur dé et le retire, quels que soient les nombres.
    - Ses dés sont classés par valeur, puis rouge, jaune, blanc. Vous pouvez les acheter ; vous payez la banque.

    À son tour, on lance deux dés, et leur somme dit ce qu’il fait. Il paie avec ses meilleurs dés, autant qu’il en a :

    - **2 ou 12** : il gagne 3 PV, contre trois dés, dont votre meilleur, pour lequel vous recevez 6 deniers.
    - **3 ou 11** : il gagne 2 PV, contre deux dés, dont votre meilleur, pour lequel vous recevez 4 deniers.
    - **4 ou 10** : il place un habitant, contre un dé ; sa couleur désigne le bâtiment.
    - **5 ou 9** : il contre le dernier événement de la file, contre un dé par bannière libre.
    - **6** : il place un homme de métier sur la meilleure place libre, contre un dé.
    - **7** : il pose deux cubes sur la cathédrale à 1 PV chacun, contre deux dés.
    - **8** : le prochain personnage rapporte aussitôt ses points aux deux camps et s’en va.

    À la fin, les deux camps comptent, et vos points moins les siens donnent le verdict. Vous gardez la tête si vous menez de 6 à 15 points, ou de plus de 20. De 16 à 20, c’est trop pour un Roy jaloux, et moins de 6 est trop peu.
