### Wyzwanie króla: król, stan gry, werdykt, wyzwanie dnia, wyniki.

error-not-solo = Przy tym stole nie gra się w Wyzwanie króla.
error-bad-day = Na ten dzień nie ma jeszcze wyzwania.

## Strona główna

home-daily-text = Jedna gra dziennie, z tymi samymi kośćmi dla wszystkich na tym serwerze. Liczy się tylko pierwsza próba.
home-daily-done = Dzisiaj: { $margin }. { $verdict }.
home-daily-new-link = Dzisiejsze wyzwanie
home-daily-begun-link = Graj dalej
home-daily-done-link = Wynik i lista

## Król przy stole

roy-three = Bierze twoją najlepszą kość za { amount-three }, wydaje dwie swoje (trzy, jeśli nie masz żadnej) i zyskuje 3 punkty zwycięstwa.
roy-two = Bierze twoją najlepszą kość za { amount-two }, wydaje jedną swoją (dwie, jeśli nie masz żadnej) i zyskuje 2 punkty zwycięstwa.
roy-citizen = Wydaje najlepszą kość i umieszcza obywatela w budynku jej koloru; jeśli może, wypycha twojego.
roy-event = Zakrywa wszystkie wolne sztandary Wydarzenia leżącego najdalej z prawej, wydając po kości za każdy.
roy-does =
    { $total ->
        [2] { roy-three }
        [3] { roy-two }
        [4] { roy-citizen }
        [5] { roy-event }
        [6] Wydaje najlepszą kość i wysyła Rzemieślnika na najlepszą kartę.
        [7] Wydaje dwie kości i kładzie dwie kostki w Katedrze, po 1 punkcie, nawet jeśli nie ma miejsca.
        [8] Następna postać od razu daje punkty i odchodzi; jeśli żadnej nie ma, król zyskuje 1 punkt.
        [9] { roy-event }
        [10] { roy-citizen }
        [11] { roy-two }
       *[12] { roy-three }
    }
roy-turn = Tura króla
roy-nothing = Nic się nie zmienia.
roy-go-on = Dalej
roy-reserve = Obywatele w jego zasobach
roy-dice = Jego kości, od najlepszej: { $dice }
roy-no-dice = Nie ma kości: uznaje się, że spasował.
roy-last = Jego ostatni rzut: { $total }
roy-ask = Co może zrobić?
forecast = Co może zrobić król
forecast-text = Oto skutki każdego wyniku, gdyby król rzucał teraz dwiema kośćmi.
forecast-idle = To nie jest tura króla. Gdy przyjdzie na niego kolej, obowiązuje ta tabela; pokazuje skutki każdego wyniku w tej chwili.
forecast-roll = Rzut
forecast-chance = Szansa
forecast-what = Co by zrobił
forecast-of = { $n } na { $all }

## Stan gry

standing = Gdyby to był już koniec
standing-now = Na ten moment
standing-you = Ty
standing-grades = 1 punkt od { $one }, 3 od { $three }, 6 od { $six }
standing-cathedral_levels = Poziomy Katedry
standing-events = Wydarzenia z kostkami
standing-tradesmen = Rzemieślnicy
standing-so-far = Zdobyte do tej pory
standing-total = Razem
scale-label = Przewaga { $margin }: { $verdict }
scale-kept = Głowa cała
scale-lost = Głowa stracona
scale-jealous = Od { $from } do { $to } król jest zazdrosny; powyżej sam się kłania.

## Werdykty: nazwa i co mówi dwór

decree-beheaded = Król górą
decree-smirk = Krzywy uśmieszek
decree-average = Może być
decree-promising = Warto zapamiętać
decree-too_good = Zbyt jasna gwiazda
decree-masterful = Miasto jest twoje
decree-text-beheaded = Dzisiaj króla nie dało się pokonać. Na rynku grzmią bębny, a zaraz po nich toczy się twoja głowa.
decree-text-smirk = Twoja przewaga była tak mała, że król nie mógł powstrzymać uśmieszku. Znajdzie jakiś pretekst. Tracisz głowę.
decree-text-average = Ani świetnie, ani wstyd. Król kiwa głową, zapomina twoje imię i puszcza cię wolno. Zachowujesz głowę.
decree-text-promising = Dwór o tobie szepcze, a król nadstawia ucha. Znajdzie się dla ciebie praca. Zachowujesz głowę.
decree-text-too_good = Król znalazł się w twoim cieniu, a królowie cienia nie lubią. Taki talent jest niebezpieczny: tracisz głowę.
decree-text-masterful = Pozostaje się tylko ukłonić. Król sam wręcza ci klucze do Troyes, a twoja głowa zostaje na swoim miejscu.
decree-margin = Twoja przewaga: { $margin }
verdict-replay = Obejrzyj jeszcze raz
course = Przebieg gry
course-caption = Przewaga, z jaką skończyłaby się gra po każdej z tur, twoich i króla. I–IV to rundy; kolory odpowiadają werdyktom.
course-turn = Runda { $round }, tura { $turn }

## Wyzwanie dnia

daily = Wyzwanie dnia
daily-text = Te same postacie, karty, Wydarzenia i kości dla wszystkich, od północy do północy (UTC).
daily-rules = Masz jedną próbę. Czeka na ciebie, dopóki jej nie dokończysz: możesz wyjść i wrócić, a inne okno pokazuje tę samą grę. Jeśli zagra za ciebie bot, gra się nie liczy.
daily-begin = Zacznij
daily-begun = Twoja dzisiejsza gra czeka na ciebie.
daily-begun-before = Twoja gra z tego dnia nie jest skończona. Nadal liczy się do swojego dnia.
daily-lost = Twoja gra z tego dnia się nie liczy: zagrał w niej bot albo przejął ją ktoś inny.
daily-continue = Kontynuuj
daily-done = To była twoja próba; jest tylko jedna. Nowe kości przyjdą z nowym dniem.
daily-again = „Zagraj ponownie” zaczyna zwykłą grę z innymi kośćmi: wyzwanie dnia liczy się raz.
daily-look = Zobacz swoją grę
daily-missed = Tego dnia nie było twojej gry.
daily-left =
    { $hours ->
        [0] Nowe kości za { $minutes } min.
       *[other] Nowe kości za { $hours } godz. { $minutes } min.
    }
daily-list = Wyniki dnia na tym serwerze
daily-rank = Miejsce
daily-name = Imię
daily-nobody = Nikt jeszcze nie skończył.
daily-more =
    { $n ->
        [one] i jeszcze { $n }
        [few] i jeszcze { $n }
       *[many] i jeszcze { $n }
    }
daily-before = Dzień wcześniej
daily-today = Dzisiaj
share = Udostępnij
share-head = Powiedz innym
share-copy = Kopiuj tekst
share-text = Tekst do udostępnienia
share-title = Troyes, Wyzwanie króla z { $day }

## Wyniki

results = Twoje wyniki
results-text = Wszystkie gry przeciwko królowi dokończone w tej przeglądarce.
results-empty = Żadna gra przeciwko królowi nie jest jeszcze skończona. Gry z wybranym ziarnem lub własną edycją oraz gry, w których grał za ciebie bot, nie liczą się.
results-games = Gry
results-best = Najlepsza przewaga
results-mean = Średnia przewaga
results-ahead = Wygrane z królem – seria
results-head = Ocalona głowa – seria
results-days = Dni z rzędu
results-streak-best = (rekord: { $best })
results-verdicts = Werdykty
results-plot = Przewagi
results-plot-caption = Przewagi z ostatnich gier ({ $n }), najnowsza po prawej; kolory odpowiadają werdyktom.
results-list = Wszystkie gry
results-when = Koniec
results-points = Ty : król
results-margin = Przewaga
results-verdict = Werdykt
results-daily = wyzwanie dnia
results-bonus = karty bonusowe
