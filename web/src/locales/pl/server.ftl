# Co serwer mówi poza samą grą.

times-card =
    { $times ->
        [one] Wystarczy, by użyć karty raz
        [few] Wystarczy, by użyć karty { $times } razy
       *[many] Wystarczy, by użyć karty { $times } razy
    }
times-event =
    { $times ->
        [one] Wystarczy na jedną kostkę na Wydarzeniu
        [few] Wystarczy na najwyżej { $times } kostki na Wydarzeniu
       *[many] Wystarczy na najwyżej { $times } kostek na Wydarzeniu
    }

error-other-rules = Tę grę rozpoczęto według zasad w wersji { $rules }, a ten serwer używa wersji { $plays }. Można ją obejrzeć, ale nie można jej kontynuować.
person-gone = Brak połączenia: { $who }

## Dlaczego taka podpowiedź: jedno zdanie i części jego listy

why-turn-brings = Ta tura daje: { $parts }.
why-turn-later = Ta tura nic nie daje od razu, ale opłaci się później.
why-turn-rolls = Najpierw rzuca się kośćmi: to one zdecydują, ile da ta tura.
why-turn-pass = Żaden ruch nie zapowiada się lepiej niż pas.
why-turn-yield = Wobec czarnych kości najlepiej chyba ustąpić.
why-turn-reroll = Lepiej przerzucić kość { $value }, niż ją zostawić.
why-turn-countered = koniec Wydarzenia „{ $event }”
why-turn-black =
    { $n ->
        [one] pozbycie się { $n } czarnej kości
       *[many] pozbycie się { $n } czarnych kości
    }
why-turn-vp =
    { $n ->
        [one] { $n } punkt zwycięstwa
        [few] { $n } punkty zwycięstwa
       *[many] { $n } punktów zwycięstwa
    }
why-turn-influence =
    { $n ->
        [one] { $n } punkt wpływu
        [few] { $n } punkty wpływu
       *[many] { $n } punktów wpływu
    }
why-turn-deniers =
    { $n ->
        [one] { $n } denar
        [few] { $n } denary
       *[many] { $n } denarów
    }
why-turn-event =
    { $n ->
        [one] { $n } kostka na Wydarzeniu „{ $event }”
        [few] { $n } kostki na Wydarzeniu „{ $event }”
       *[many] { $n } kostek na Wydarzeniu „{ $event }”
    }
why-turn-cathedral =
    { $n ->
        [one] { $n } kostka w Katedrze
        [few] { $n } kostki w Katedrze
       *[many] { $n } kostek w Katedrze
    }
why-turn-cubes =
    { $n ->
        [one] { $n } kostka na karcie „{ $card }”
        [few] { $n } kostki na karcie „{ $card }”
       *[many] { $n } kostek na karcie „{ $card }”
    }
why-turn-citizen =
    { $building ->
        [palace] obywatel w Pałacu
        [bishopric] obywatel w Rezydencji biskupa
       *[city_hall] obywatel w Ratuszu
    }
why-turn-tradesman = Rzemieślnik na karcie „{ $card }”
why-turn-recruit = obywatel do zasobów
why-turn-flip =
    { $n ->
        [one] lepsza kość
        [few] { $n } lepsze kości
       *[many] { $n } lepszych kości
    }
error-no-hints = Przy tym stole gra się bez podpowiedzi.
