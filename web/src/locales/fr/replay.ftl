### La partie revue et la fin de partie.

## La courbe des points

plot-table = Les chiffres en tableau
plot-caption = Points de victoire en main à la fin de chaque manche ; le dernier chiffre est le score final, avec tout ce qui ne compte qu’à la fin.
