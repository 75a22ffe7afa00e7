### Aide au survol, au focus ou à l’appui long : ce que fait chaque carte, événement, personnage et lieu.

## Parties des textes ci-dessous, avec les chiffres de l’édition de la table

amount-deniers =
    { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    }
amount-pays =
    { $pays ->
        [one] { $pays } denier
       *[other] { $pays } deniers
    }
amount-price =
    { $price ->
        [one] { $price } denier
       *[other] { $price } deniers
    }
amount-two =
    { $two ->
        [one] { $two } denier
       *[other] { $two } deniers
    }
amount-three =
    { $three ->
        [one] { $three } denier
       *[other] { $three } deniers
    }
amount-taxes =
    { $taxes ->
        [one] { $taxes } denier
       *[other] { $taxes } deniers
    }
amount-influence =
    { $influence ->
        [one] { $influence } point d’influence
       *[other] { $influence } points d’influence
    }
amount-spends =
    { $spends ->
        [one] { $spends } point d’influence
       *[other] { $spends } points d’influence
    }
amount-salary =
    { $pay ->
        [0] ne coûte rien
        [one] vous coûte { $pay } denier
       *[other] vous coûte { $pay } deniers
    }
how-to-fight =
    { $black ->
        [0] {""}
        [one] Ajoute { $black } dé noir à chaque manche.{" "}
       *[other] Ajoute { $black } dés noirs à chaque manche.{" "}
    }{ $colour ->
        [red] Se combat avec des dés rouges.
        [white] Se combat avec des dés blancs.
        [yellow] Se combat avec des dés jaunes.
       *[any] Se combat avec des dés d’une même couleur, quelle qu’elle soit.
    }
what-is-needed =
    1 PV à partir de { $one }, 3 PV à partir de { $three }, 6 PV à partir de { $six }.{ $few ->
        [same] {""}
       *[other] {" "}À un ou deux joueurs : à partir de { $few-one }, { $few-three } et { $few-six }.
    }

## Cartes rouges

help-archer = Lancez un dé par activation. Chaque dé de 3 ou plus vous permet de poser sur l’événement de votre choix un cube, qui rapporte 1 point d’influence.
help-diplomat = Par activation : payez { amount-spends } et posez un cube sur l’événement de votre choix ; chaque cube vous rend 1 point d’influence. Vous choisissez combien d’activations vous payez.
help-chivalry = Par activation : un cube sur l’événement de votre choix pour chaque dé rouge restant dans votre quartier. Les dés utilisés pour cette action ne comptent pas. Chaque cube rapporte 1 point d’influence.
help-hunting = Par activation : gagnez { amount-influence }.
help-mercenary = Par activation : gagnez { amount-deniers }.
help-tax_collector = Par activation : chaque autre joueur vous verse { amount-deniers } pour chacun de ses habitants debout à l’Hôtel de ville, dans la mesure de ses moyens ; la banque paie pour les gris.
help-joust = Par activation : si aucun quartier n’a un total de dés rouges supérieur au vôtre, gagnez { $vp } PV. Les joueurs à égalité les gagnent aussi. Les dés utilisés pour cette action ne comptent pas, et il doit vous rester au moins un dé rouge. Vous choisissez combien d’activations vous utilisez.
help-captain = Par activation : { $vp } PV pour chaque événement, Maraudage compris, qui porte au moins un de vos cubes.
help-troubadour = Par activation : payez { amount-spends }, gagnez { $vp } PV. Vous choisissez combien d’activations vous payez.
help-banquet = Par activation : on cherche le quartier qui compte le plus de dés rouges, peu importe à qui il est, et vous gagnez { $vp } PV pour chacun d’eux. Les dés utilisés pour cette action ne comptent pas.

## Cartes blanches

help-monk = Donne un cube par activation. Dépensez un cube plus tard : un seul dé blanc compte comme 3 dés jaunes de sa valeur ; acheté, il coûte { amount-price }. Pas pour placer un habitant.
help-priest = Donne un cube par activation. Dépensez un cube plus tard : chaque dé jaune du lot vaut 3 de plus. Pas pour placer un habitant à l’Hôtel de ville.
help-tithe = Donne un cube par activation. Dépensez un cube plus tard, avec des dés jaunes : vous pouvez prendre sans payer un dé jaune dans chaque autre quartier, y compris le quartier neutre. Ces dés comptent quand même dans la taille du lot.
help-apprenticeship = Donne un cube par activation. Dépensez un cube plus tard : chaque dé du lot vaut 5. Ni pour les bâtiments, ni pour la cathédrale.
help-confession = Donne un cube par activation. Dépensez un cube plus tard : chaque dé du lot vaut 2 de plus. Ni pour les bâtiments, ni pour la cathédrale.
help-templar = Donne un cube par activation. Dépensez un cube plus tard : un seul dé blanc compte comme 2 dés rouges de sa valeur ; acheté, il coûte { amount-price }. Pas pour placer un habitant.
help-prior = Donne un cube par activation. Dépensez un cube plus tard : un seul dé blanc compte comme 2 dés blancs de sa valeur ; acheté, il coûte { amount-price }. À la cathédrale, il pose deux cubes dans sa colonne, s’il y a assez de place. Pas pour placer un habitant.
help-glassblower = Par activation : { $vp } PV par paire de vos cubes dans la cathédrale.
help-pilgrimage = Par activation : gagnez { $vp } PV. Les dés peuvent être de n’importe quelle couleur, même mélangés ; un lot mélangé ne peut être modifié que par un cube d’Apprentissage ou de Confession.
help-procession = Par activation : le joueur qui a le plus de dés dans son quartier gagne { $vp } PV ; en cas d’égalité, tous les joueurs concernés les gagnent. Les dés utilisés pour cette action ne comptent pas ; s’il n’en reste aucun dans la ville, personne ne gagne rien. Si le quartier neutre est seul en tête, personne ne gagne rien. Vous choisissez combien d’activations vous utilisez.

## Cartes jaunes

help-merchant = Par activation : gagnez { amount-deniers }.
help-miller = Par activation : gagnez { amount-deniers } pour chacun de vos habitants debout au Palais, ou pour chacun de ceux de l’Évêché, selon ce qui rapporte le plus.
help-artisan = Par activation : payez { amount-spends }, gagnez { amount-deniers }. Vous choisissez combien d’activations vous payez.
help-baker = Par activation : gagnez { amount-deniers } pour chaque dé jaune présent dans les quartiers. Les dés utilisés pour cette action ne comptent pas.
help-militiaman = Donne un cube par activation. Dépensez un cube plus tard : les dés jaunes comptent comme des rouges pour cette action.
help-innkeeper = Par activation : payez { amount-pays }, gagnez { amount-influence }. Vous choisissez combien d’activations vous payez.
help-blacksmith = Donne un cube par activation. Dépensez un cube plus tard : le total d’un lot de dés rouges augmente de 5. Pas pour placer un habitant au Palais.
help-sculptor = Par activation : gagnez { $vp } PV. Les hommes de métier de cette carte valent beaucoup de points à la fin.
help-journeyman = Par activation : payez { amount-pays }, gagnez { $vp } PV. Vous choisissez combien d’activations vous payez.
help-goldsmith = Par activation : gagnez { $vp } PV et { amount-deniers }.

## Événements

help-marauding = { how-to-fight } Ne disparaît jamais. Quand la dernière bannière est couverte, les récompenses sont versées et les bannières libérées.
help-succession_conflict = À chaque manche, on lance un dé et un habitant gris prend la place correspondante du Palais et expulse qui s’y trouve, sauf s’il ne reste plus d’habitant gris ou si le propriétaire de l’habitant à expulser en a déjà un couché là. { how-to-fight }
help-brigands = { how-to-fight }
help-skirmishes = { how-to-fight }
help-war = { how-to-fight }
help-normans_attack = { how-to-fight }
help-resistance = À chaque manche, chaque autre événement perd le dernier cube qui y a été posé ; l’influence gagnée reste acquise. { how-to-fight }
help-support = À chaque manche, les deux événements juste à sa gauche reçoivent chacun un cube gris, ce qui peut les compléter. { how-to-fight }
help-civil_war = À chaque manche, chaque joueur perd { amount-deniers }. Un joueur qui ne peut pas tout payer perd en plus 2 PV. { how-to-fight }
help-wayfarers = À chaque manche, on lance un dé et un habitant gris entre par la gauche dans la rangée correspondante de l’Hôtel de ville et pousse les autres vers la droite, sauf s’il ne reste plus d’habitant gris ou si le propriétaire de l’habitant à expulser en a déjà un couché là. { how-to-fight }
help-drought = À chaque manche, chaque joueur paie { amount-deniers } par habitant qu’il a debout à l’Hôtel de ville. Un joueur qui ne peut pas tout payer perd en plus 2 PV. { how-to-fight }
help-traveling_builders = À chaque manche, un cube gris prend une fenêtre de la cathédrale : le plus petit numéro libre du niveau le plus bas qui a de la place. { how-to-fight }
help-interrupted_work = À chaque manche, un cube est retiré de la cathédrale : celui du plus grand numéro, au niveau le plus haut qui en porte. Ce que le cube a rapporté reste acquis. { how-to-fight }
help-heresy = À chaque manche, chaque joueur perd { amount-influence }. Un joueur qui n’en a pas assez perd en plus 2 PV. { how-to-fight }
help-theological_conflict = À chaque manche, on lance un dé et un habitant gris entre par la gauche dans la rangée correspondante de l’Évêché et pousse les autres vers la droite, sauf s’il ne reste plus d’habitant gris ou si le propriétaire de l’habitant à expulser en a déjà un couché là. { how-to-fight }

## Personnages : à la fin, chacun de ceux qui ont été distribués rapporte des points à tous

help-chretien = Vos habitants debout dans les trois bâtiments. { what-is-needed }
help-urbain = Vos cubes dans la cathédrale. { what-is-needed }
help-thibaut = Vos deniers. { what-is-needed }
help-hugues = Votre influence. { what-is-needed }
help-florentin = Vos hommes de métier sur les cartes Activité, y compris sur l’image. { what-is-needed }
help-henry = Les cartes Événement que vous avez gagnées. { what-is-needed }

## Lieux

help-palace = Placez un habitant avec un dé rouge : il prend la place qui porte le numéro du dé, et l’habitant qui s’y trouve est expulsé. Ici, chacun de vos habitants lance un dé rouge à chaque manche et { amount-salary }.
help-bishopric = Placez un habitant avec un dé blanc : il entre par la gauche dans la rangée qui porte le numéro du dé et pousse les autres vers la droite ; le dernier peut être expulsé. Ici, chacun de vos habitants lance un dé blanc à chaque manche et { amount-salary }.
help-city_hall = Placez un habitant avec un dé jaune : il entre par la gauche dans la rangée qui porte le numéro du dé et pousse les autres vers la droite ; le dernier peut être expulsé. Ici, chacun de vos habitants lance un dé jaune à chaque manche et { amount-salary }.
help-space = Un habitant debout ici lance un dé de la couleur du bâtiment au début de chaque manche.
help-lying = Un habitant expulsé. Il ne lance aucun dé, mais peut être replacé ; à la fin de la manche, il rentre dans la réserve de son propriétaire.
help-tradesman = Un homme de métier permet à son propriétaire d’utiliser la carte et rapporte, à la fin de la partie, le nombre inscrit sous ses pieds. Sur l’image, il ne rapporte rien.
help-supply = Des habitants qui attendent du travail. Ils peuvent être placés dans un bâtiment ou engagés comme hommes de métier.
help-cathedral = Construisez avec 1 à 3 dés blancs : chacun pose un cube dans la colonne de sa valeur, au niveau libre le plus bas. Chaque cube rapporte 1 PV, plus 1 point d’influence dans les colonnes 1 à 3 ou 2 dans les colonnes 4 à 6. À la fin, chaque niveau où vous n’avez pas de cube vous coûte 2 PV.
help-agriculture = Avec 1 à 3 dés jaunes, gagnez la moitié de leur total en deniers, arrondie à l’inférieur.
help-deniers = Les deniers paient les salaires, les hommes de métier et les dés des autres. Chaque manche en apporte d’autres.
help-vp = Les points obtenus jusqu’ici ; d’autres se comptent à la fin de la partie.
help-influence = Avant votre action, ou avant d’affronter un dé noir, dépensez 1 point pour relancer un de vos dés, 2 pour faire passer un habitant de la réserve générale dans la vôtre, 4 pour retourner jusqu’à trois de vos dés sur la face opposée. On ne peut garder que 20 points.
help-square = Chaque quartier contient les dés de son propriétaire pour cette manche. Vous pouvez utiliser ceux de tout le monde : un dé acheté coûte { $one }, { $two } ou { amount-three } dans un lot d’un, deux ou trois dés. L’argent va à son propriétaire, à la banque pour un dé neutre, celui d’un habitant gris.
help-events = À chaque manche, de nouveaux événements rejoignent la file et tous agissent de gauche à droite. Posez des cubes sur leurs bannières : chacun rapporte 1 point d’influence. Quand toutes les bannières sont couvertes, le joueur qui a le plus de cubes gagne la première récompense et la carte ; le suivant gagne la seconde récompense.
help-black = Chacun à son tour, les joueurs doivent battre le dé noir le plus élevé avec les dés de leur propre quartier, s’ils le peuvent ; les rouges comptent double. Chaque dé noir battu rapporte 1 point d’influence ; un joueur qui ne peut pas le battre perd 2 PV.
help-facedown = Trois nouvelles cartes, une de chaque couleur, sont révélées à chacune des trois premières manches.
help-round = La partie dure 4 manches à un ou deux joueurs, 5 à trois et 6 à quatre.
help-decks = À chaque manche vient un événement rouge, qui en amène un blanc ou un jaune, tant que cette pioche n’est pas vide.

## Le Défi du Roy : ce que font ces cartes, à la place des textes ci-dessus

help-king-tithe = Donne un cube par activation. Dépensez un cube plus tard, avec des dés jaunes : vous pouvez prendre sans payer jusqu’à trois dés jaunes du Roy. Ces dés comptent quand même dans la taille du lot.
help-king-tax_collector = Par activation : la banque vous verse { amount-taxes } pour chaque habitant du Roy debout à l’Hôtel de ville.
help-king-banquet = Par activation : gagnez { $vp } PV pour chaque dé rouge restant dans votre quartier. Le quartier du Roy est exclu, et les dés utilisés pour cette action ne comptent pas.
help-king-procession = Par activation : gagnez { $vp } PV si le quartier du Roy ne compte pas plus de dés que le vôtre. Les dés utilisés pour cette action ne comptent pas, et il doit vous rester au moins un dé. Le Roy ne gagne rien. Vous choisissez combien d’activations vous utilisez.
help-king-joust = Par activation : gagnez { $vp } PV si le total des dés rouges du Roy ne dépasse pas le vôtre. Les dés utilisés pour cette action ne comptent pas, et il doit vous rester au moins un dé rouge. Le Roy ne gagne rien. Vous choisissez combien d’activations vous utilisez.
help-king-succession_conflict = À chaque manche, on lance un dé et un habitant du Roy prend la place correspondante du Palais et expulse qui s’y trouve, sauf si le propriétaire de l’habitant à expulser en a déjà un couché là. { how-to-fight }
help-king-theological_conflict = À chaque manche, on lance un dé et un habitant du Roy entre par la gauche dans la rangée correspondante de l’Évêché et pousse les autres vers la droite, sauf si le propriétaire de l’habitant à expulser en a déjà un couché là. { how-to-fight }
help-king-wayfarers = À chaque manche, on lance un dé et un habitant du Roy entre par la gauche dans la rangée correspondante de l’Hôtel de ville et pousse les autres vers la droite, sauf si le propriétaire de l’habitant à expulser en a déjà un couché là. { how-to-fight }
help-king-support = À chaque manche, les deux événements juste à sa gauche reçoivent chacun un cube du Roy, ce qui peut les compléter. { how-to-fight }
help-king-civil_war = À chaque manche, vous perdez { amount-deniers }. Si vous ne pouvez pas tout payer, vous perdez en plus 2 PV. Le Roy n’est pas touché. { how-to-fight }
help-king-drought = À chaque manche, vous payez { amount-deniers } par habitant que vous avez debout à l’Hôtel de ville. Si vous ne pouvez pas tout payer, vous perdez en plus 2 PV. Le Roy n’est pas touché. { how-to-fight }
help-king-heresy = À chaque manche, vous perdez { amount-influence }. Si vous n’en avez pas assez, vous perdez en plus 2 PV. Le Roy n’est pas touché. { how-to-fight }
help-king-traveling_builders = À chaque manche, un cube du Roy prend une fenêtre de la cathédrale, le plus petit numéro libre du niveau le plus bas qui a de la place, et le Roy gagne 1 PV. { how-to-fight }
help-king-interrupted_work = À chaque manche, un cube est retiré de la cathédrale : celui du plus grand numéro, au niveau le plus haut qui en porte. Si c’est un cube du Roy, il reste et rien ne se passe. Ce que votre cube a rapporté reste acquis. { how-to-fight }
help-king-resistance = À chaque manche, chaque autre événement perd le dernier cube qui y a été posé ; si c’est un cube du Roy, il reste. L’influence gagnée avec vos cubes reste acquise. { how-to-fight }
help-king-chretien = Les habitants debout dans les trois bâtiments. { what-is-needed } Compte pour vous et pour le Roy.
help-king-urbain = Les cubes dans la cathédrale. { what-is-needed } Compte pour vous et pour le Roy.
help-king-thibaut = Vos deniers. { what-is-needed } Ne compte jamais pour le Roy.
help-king-hugues = Votre influence. { what-is-needed } Ne compte jamais pour le Roy.
help-king-florentin = Les hommes de métier sur les cartes Activité, y compris sur l’image. { what-is-needed } Compte pour vous et pour le Roy.
help-king-henry = Les cartes Événement gagnées. { what-is-needed } Compte pour vous et pour le Roy.
help-king-square = Les dés de cette manche, les vôtres et ceux du Roy. Vous pouvez aussi utiliser les siens : un dé acheté coûte { $one }, { $two } ou { amount-three } dans un lot d’un, deux ou trois dés. L’argent va à la banque.
help-king-black = À votre tour, vous devez battre, si vous le pouvez, le dé noir le plus élevé avec les dés de votre quartier ; les rouges comptent double. Chaque dé noir battu rapporte 1 point d’influence ; si vous n’y arrivez pas, vous perdez 2 PV. À son tour, le Roy cède son meilleur dé et retire le dé noir le plus élevé, quelles que soient leurs valeurs.
