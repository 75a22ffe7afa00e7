# Co serwer mówi poza samą grą.

times-card =
    { $times ->
        [one] Wystarczy, by użyć karty raz
       *[other] Wystarczy, by użyć karty do { $times } razy
    }
times-event =
    { $times ->
        [one] Wystarczy na jedną kostkę na Wydarzeniu
       *[other] Wystarczy na najwyżej { $times } kostki na Wydarzeniu
        [many] Wystarczy na najwyżej { $times } kostek na Wydarzeniu
    }
