### Powtórka i koniec partii.

## Wykres punktów

plot-table = Liczby w tabeli
plot-caption = Punkty zwycięstwa posiadane na koniec każdej rundy; ostatnia liczba to wynik końcowy ze wszystkim, co liczy się dopiero na końcu.
