### Imparare il gioco, e il client come applicazione: guida, pagina delle regole, offline.

line-away = Sei offline, oppure il server non è raggiungibile. Le tue partite sono al sicuro sul server; la pagina riprende da sola appena torna.
line-renewed = È pronta una nuova versione del gioco.
line-reload = Caricala
