### Nauka gry i klient jako aplikacja: przewodnik, strona zasad, tryb offline.

line-away = Brak połączenia z internetem albo serwer jest niedostępny. Twoje gry są bezpieczne na serwerze; strona sama wznowi działanie, gdy tylko wróci.
line-renewed = Nowa wersja gry jest gotowa.
line-reload = Wczytaj
