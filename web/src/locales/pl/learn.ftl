### Nauka gry i klient jako aplikacja: przewodnik, strona zasad, tryb offline.

line-away = Brak połączenia z internetem albo serwer jest niedostępny. Twoje gry są bezpieczne na serwerze; strona sama wznowi działanie, gdy tylko wróci połączenie.
line-renewed = Nowa wersja gry jest gotowa.
line-reload = Wczytaj

## Strona zasad

manual = Zasady
manual-title = Zasady gry
manual-search = Szukaj w zasadach
manual-found =
    { $n ->
        [one] Znaleziono { $n } miejsce
        [few] Znaleziono { $n } miejsca
       *[many] Znaleziono { $n } miejsc
    }
manual-none = Nie znaleziono nic dla „{ $query }”. Spróbuj innego lub krótszego słowa.
manual-contents = Spis treści
manual-phase = Faza { $n }
manual-anchor = Odnośnik: { $title }
manual-more = Więcej w zasadach
manual-key = Naciśnij klawisz ?, aby przeczytać więcej w zasadach.
manual-card-round = Runda { $round }
manual-bonus = bonusowa

## Przewodnik po pierwszej grze

tour = Przewodnik
tour-next = Dalej
tour-back = Wstecz
tour-close = Zakończ przewodnik
tour-end = Graj dalej
tour-offer = Pierwszy raz w Troyes?
tour-offer-text = Zagraj pierwszą grę z przewodnikiem: dwóch graczy, łagodny bot i podpowiedź zawsze, gdy jest potrzebna.
tour-start = Zacznij z przewodnikiem
tour-refuse = Nie, dziękuję

## Zegary

clock = { $who }: pozostało { $time }
clock-warning =
    { $n ->
        [one] Została { $n } sekunda.
        [few] Zostały { $n } sekundy.
       *[many] Zostało { $n } sekund.
    }

## Zaproszenia, wyjście z gry, linki donikąd, podpowiedzi

invited-by = { $who } zaprasza cię do gry w Troyes
invited = Masz zaproszenie do gry w Troyes
invited-pitch = Troyes, około roku 1200: kośćmi swoich obywateli i kośćmi kupionymi od sąsiadów budujesz Katedrę, zwalczasz Wydarzenia i wysyłasz Rzemieślników. Wygrywa, kto ma najwięcej punktów zwycięstwa; gra trwa około godziny.
invited-guide = Pierwszy raz? Zagraj z przewodnikiem
watching = Na widowni: { $who }
watching-full = Wszystkie miejsca są zajęte: oglądasz grę.
leave-ask = Opuścić grę?
leave-text = Bot będzie grał za ciebie. Przez minutę nic nie zrobi, a swoje miejsce możesz odzyskać, kiedy chcesz.
leave-stay = Zostań
leave-sure = Opuść
leave-minute = Gra opuszczona. Za około minutę bot zacznie grać za ciebie, chyba że wrócisz.
lost-title = Ten link donikąd nie prowadzi
lost-table = Na tym serwerze nie ma stołu o tym adresie. Może jest w nim błąd albo stół był na innym serwerze.
lost-cut = Link jest uszkodzony: czegoś brakuje na końcu albo jest tam coś zbędnego. Poproś o niego jeszcze raz albo skopiuj go ponownie w całości.
lost-page = Nie ma strony o tym adresie.
lost-code = Ten link przekazujący miejsce był już użyty albo ma ponad dziesięć minut. Poproś o nowy.
lost-home = Na stronę główną
hint-ask = Co radzisz?
hint-title = Moja rada
