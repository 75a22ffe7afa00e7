### Powtórka i koniec gry.

## Wykres punktów

plot-table = Liczby w tabeli
plot-caption = Punkty zwycięstwa posiadane na koniec każdej rundy; ostatnia liczba to wynik końcowy wraz ze wszystkim, co liczy się dopiero na końcu.
plot-end = koniec
plot-caption-margin = Twoja przewaga nad królem na koniec każdej rundy w posiadanych punktach zwycięstwa; ostatnia liczba to przewaga końcowa wraz ze wszystkim, co liczy się dopiero na końcu.

## Powtórka

replay = Powtórka
replay-record = Obejrzyj zapisaną grę
replay-record-text = Wybierz plik z zapisem, upuść go tutaj albo wklej jego tekst. Serwer go odczyta i niczego nie zachowa.
replay-choose = Wybierz plik
replay-paste = Tekst zapisu
replay-show = Pokaż grę
replay-another = Inny zapis
replay-which = Gra { $n } z { $of } w tym pliku
replay-slider = Moment gry
replay-at = Moment { $at } z { $of }
replay-begins = Gra się zaczyna.
replay-first = Na początek
replay-last = Na koniec
replay-round-back = Rundę wstecz
replay-round-on = Rundę dalej
replay-turn-back = Turę wstecz
replay-turn-on = Turę dalej
replay-step-back = Krok wstecz
replay-step-on = Krok dalej
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-speed = Tempo
replay-link = Kopiuj link do tego momentu
replay-keys = Klawisze: ← → krok, z Shiftem tura, Page Up i Page Down runda, Home i End, spacja odtwarza.
replay-result = Wynik
replay-unfinished = Ten zapis urywa się przed końcem gry.
replay-jump = Pokaż ten moment

## Koniec

reveal-title = Postacie zostają odkryte
reveal-count = { $n } z { $of }
reveal-held = Posiadacz: { $who }
reveal-city = Jawna dla wszystkich od początku
reveal-next = Dalej
reveal-scores = Do wyników
reveal-again = Pokaż postacie
end-characters = Co nagradzają postacie
end-course = Przebieg gry
end-replay = Powtórka
end-share = Udostępnij
end-share-text = Gra w Troyes ruch po ruchu

## Co jest nie tak z zapisem

error-record-header = Wiersz { $line }: „{ $token }” nie jest wierszem nagłówka. Ma on postać [Nazwa "wartość"] i stoi przed grą.
error-record-missing = Brakuje wiersza nagłówka [{ $tag } "…"] albo jego wartości.
error-record-tag = Wiersz nagłówka [{ $tag } "{ $token }"] ma niemożliwą wartość.
error-record-version = Zapis ma wersję { $token } zasad lub formatu; ten serwer używa { $expected }.
error-record-edition = Grę rozegrano w edycji „{ $token }”, której liczb nie ma w zapisie. Ten serwer używa edycji „{ $expected }”.
error-record-figures = Edycja w zapisie jest niepoprawna: { $detail }
error-record-line = Wiersz { $line }: „{ $token }” nie jest wierszem gry. Potrzebne są etykieta, dwukropek i słowa.
error-record-label = Wiersz { $line } zaczyna się od „{ $token }”, a oczekiwano „{ $expected }”.
error-record-word = Wiersz { $line }, słowo { $word }: „{ $token }” nie pasuje. Oczekiwano: { $expected }
error-record-over = Wiersz { $line }: gra kończy się przed „{ $token }”.
error-record-unfinished = Nagłówek podaje wynik „{ $token }”, ale gra nie została dokończona.
error-record-result = Nagłówek podaje wynik „{ $token }”, ale gra kończy się wynikiem { $played }.
error-record-step = Krok { $step } zapisu, { $token }, nie jest tam możliwy.
error-record-json = To nie jest zapis gry: { $detail }
