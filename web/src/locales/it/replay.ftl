### La partita rivista e la fine della partita.

## Il grafico dei punti

plot-table = Le cifre in tabella
plot-caption = Punti vittoria posseduti alla fine di ogni round; l’ultima cifra è il punteggio finale, con tutto ciò che conta solo alla fine.
