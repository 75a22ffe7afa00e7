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
person-away = { $who }: gra bot (od minuty po odejściu)

## Dlaczego taka podpowiedź: jedno zdanie i części jego listy

why-turn-brings =
    { $way ->
        [free] Ta tura nie kosztuje pieniędzy, a daje: { $parts }.
        [paid] { $cost ->
            [one] Za { $cost } denara ta tura daje: { $parts }.
            [few] Za { $cost } denary ta tura daje: { $parts }.
           *[many] Za { $cost } denarów ta tura daje: { $parts }.
        }
        [net] Po odliczeniu kosztów ta tura daje: { $parts }.
       *[plain] Ta tura daje: { $parts }.
    }
why-turn-later = Na razie nic nie zapowiada się lepiej.
why-turn-rolls = Najpierw rzuca się kośćmi: to one zdecydują, ile da ta tura.
why-turn-pass =
    { $why ->
        [only] Nic innego nie jest możliwe.
        [bare] Nie masz już kości, a cudze nie są warte swojej ceny.
       *[other] Nic, co możesz jeszcze zrobić, nie jest warte swojej ceny.
    }
why-turn-yield =
    { $dice ->
        [0] Nie masz czym jej zwalczyć.
       *[other] { $n ->
            [0] Nie masz punktów do stracenia, a kości zostają ci na akcje.
           *[other] Tracisz { $n } PZ, ale kości zostają ci na akcje.
        }
    }
why-turn-reroll =
    { $n ->
        [0] Kość o wartości { $value } niewiele ci teraz daje.
        [one] Ma { $n } ściankę o wartości większej niż { $value }.
        [few] Ma { $n } ścianki o wartości większej niż { $value }.
       *[many] Ma { $n } ścianek o wartości większej niż { $value }.
    }
why-turn-countered = koniec { event-of }
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

## Co tura przygotowuje, w drugim zdaniu

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
        [palace] Dopóki twój obywatel tam stoi, co rundę daje ci czerwoną kość
        [bishopric] Dopóki twój obywatel tam stoi, co rundę daje ci białą kość
       *[city_hall] Dopóki twój obywatel tam stoi, co rundę daje ci żółtą kość
    }{ $pay ->
        [0] {""}, bez wynagrodzenia.
        [one] {""}, za { $pay } denara wynagrodzenia.
        [few] {""}, za { $pay } denary wynagrodzenia.
       *[many] {""}, za { $pay } denarów wynagrodzenia.
    }{ $out ->
        [yes] {" "}Przeciwnik ma o jedną mniej.
       *[no] {""}
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
