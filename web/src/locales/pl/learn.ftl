### Nauka gry i klient jako aplikacja: przewodnik, strona zasad, tryb offline.

line-away = Brak połączenia z internetem albo serwer jest niedostępny. Twoje gry są bezpieczne na serwerze; strona sama wznowi działanie, gdy tylko wróci.
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
manual-key = Naciśnij ?, aby przeczytać więcej w zasadach.
manual-card-round = Runda { $round }
manual-bonus = bonusowa

## Przewodnik po pierwszej grze

tour = Przewodnik po pierwszej grze
tour-next = Dalej
tour-back = Wstecz
tour-close = Zakończ przewodnik
tour-end = Graj dalej
tour-offer = Pierwszy raz w Troyes?
tour-offer-text = Zagraj pierwszą grę z przewodnikiem: dwóch graczy, łagodny bot i wskazówka zawsze, gdy jest potrzebna.
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
