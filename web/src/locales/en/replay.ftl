### Replay and the end of a game.

## The plot of points

plot-table = The figures as a table
plot-caption = Victory points held at the end of each round; the last figure is the final score, with all that counts only at the end.
