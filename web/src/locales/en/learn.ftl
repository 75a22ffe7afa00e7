### Learning the game, and the client as an app: guide, rules page, offline.

line-away = You are offline, or the server cannot be reached. Your games are safe on the server; the page goes on by itself as soon as it is back.
line-renewed = A new version of the game is ready.
line-reload = Load it
