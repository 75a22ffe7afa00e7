# Co serwer mówi poza samą grą.

times-card =
    { $times ->
        [one] Wystarczy, by użyć karty raz
        [few] Wystarczy, by użyć karty do { $times } razy
       *[many] Wystarczy, by użyć karty do { $times } razy
    }
times-event =
    { $times ->
        [one] Wystarczy na jedną kostkę na Wydarzeniu
        [few] Wystarczy na najwyżej { $times } kostki na Wydarzeniu
       *[many] Wystarczy na najwyżej { $times } kostek na Wydarzeniu
    }

error-other-rules = Tę grę rozpoczęto według zasad { $rules }, a ten serwer gra według zasad { $plays }. Można ją obejrzeć, ale nie można jej kontynuować.
person-gone = Brak połączenia: { $who }
