# Ciò che il server dice oltre alla partita stessa.

times-card =
    { $times ->
        [one] Basta per usare la carta una volta
       *[other] Basta per usare la carta fino a { $times } volte
    }
times-event =
    { $times ->
        [one] Basta per un cubetto sull’evento
       *[other] Basta per { $times } cubetti al massimo sull’evento
    }

error-other-rules = Questa partita è stata iniziata con le regole { $rules }; questo server gioca con le regole { $plays }. Si può consultare, ma non continuare.
person-gone = Senza connessione: { $who }
