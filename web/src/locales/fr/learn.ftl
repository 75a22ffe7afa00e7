### Apprendre le jeu, et le client comme application : guide, page des règles, hors ligne.

line-away = Vous êtes hors ligne, ou le serveur est injoignable. Vos parties sont en sécurité sur le serveur ; la page reprend d’elle-même dès son retour.
line-renewed = Une nouvelle version du jeu est prête.
line-reload = La charger
