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
person-away = { $who }: teraz gra bot

## Dlaczego taka podpowiedź: jedno zdanie i części jego listy

why-turn-brings = Ta tura daje: { $parts }.
why-turn-later = Ta tura nic nie daje od razu, ale żadna nie zapowiada się lepiej.
why-turn-rolls = Najpierw rzuca się kośćmi: to one zdecydują, ile da ta tura.
why-turn-pass = Żaden ruch nie zapowiada się lepiej niż pas.
why-turn-yield = Wobec czarnych kości najlepiej chyba ustąpić.
why-turn-reroll = Lepiej przerzucić kość { $value }, niż ją zostawić.
why-turn-countered = koniec { event-of }
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
        [one] { $n } kostka { event-on }
        [few] { $n } kostki { event-on }
       *[many] { $n } kostek { event-on }
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
why-turn-recruit = obywatel do prywatnych zasobów
why-turn-flip =
    { $n ->
        [one] lepsza kość
        [few] { $n } lepsze kości
       *[many] { $n } lepszych kości
    }

## Co tura przygotowuje, w drugim zdaniu

why-then-reroll = Wyższych ścianek: { $n }.
why-then-levels = Mniej poziomów Katedry zostanie bez twojej kostki: na koniec oszczędzi to { $n } PZ.
why-then-character = Dzięki temu twoja postać ({ $character }) dałaby ci na koniec o { $n } PZ więcej.
why-then-cubes = Każda kostka na karcie „{ $card }” wzmacnia jedną późniejszą akcję.
why-then-tradesman =
    { $n ->
        [0] Z Rzemieślnikiem na karcie możesz jej znów użyć bez zatrudniania.
       *[other] Rzemieślnik jest na koniec wart { $n } PZ, a karty możesz znów użyć bez zatrudniania.
    }
why-then-dice =
    { $building ->
        [palace] Dopóki twój obywatel tam stoi, co rundę daje ci czerwoną kość.
        [bishopric] Dopóki twój obywatel tam stoi, co rundę daje ci białą kość.
       *[city_hall] Dopóki twój obywatel tam stoi, co rundę daje ci żółtą kość.
    }
why-then-countered = Inaczej { event-inside } działałoby znów co rundę.
why-then-lead = Masz najwięcej kostek { event-on }: jeśli tak będzie, gdy wszystkie sztandary zostaną zakryte, dostaniesz co najmniej { $n } PZ.
why-then-presence = Jeśli { event-inside } dotrwa do końca, twoja kostka na nim da 1 PZ.
why-then-black = Kto nie może zwalczyć czarnej kości, traci 2 PZ.
why-then-pass =
    Na koniec rundy dostaniesz { $n ->
        [one] { $n } denara
        [few] { $n } denary
       *[many] { $n } denarów
    } i jeszcze jednego za każdym razem, gdy znów przyjdzie twoja kolej.

error-no-hints = Przy tym stole gra się bez podpowiedzi.
