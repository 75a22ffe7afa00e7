### Interfejs: strona główna, stół, pytania, przyciski, powody, błędy.

## Ogólne

title = Troyes
title-your-turn = Twoja tura – Troyes
motto = Kości, obywatele i Katedra, Anno Domini 1200
loading = Chwileczkę…
close = Zamknij
menu = Menu
to-home = Strona główna
join = Dołącz
leave = Wyjdź
copied = Skopiowano
copy-link = Kopiuj link
credits = Troyes to gra, której autorami są Sébastien Dujardin, Xavier Georges i Alain Orban, wydana przez Pearl Games; autorem Wyzwania króla jest Shadi Torbey. To nieoficjalna, fanowska wersja z własnym kodem, tekstami i rysunkami.
line-lost = Utracono połączenie. Trwa próba powrotu do stołu…
guest-name = Gość
player-n = Gracz { $n }

## Strona główna

home-name = Twoje imię
home-bots = Zagraj od razu
home-bots-text = Ty i kilka botów dzielicie miasto Troyes: wysyłaj obywateli do pracy, używaj kości, którymi rzucają, kupuj kości sąsiadów i zdobądź sławę.
home-how-many = Przeciwnicy
home-n-bots =
    { $n ->
        [one] { $n } bot
        [few] { $n } boty
       *[many] { $n } botów
    }
home-level = Poziom
home-bonus = Z kartami bonusowymi
home-play-now = Graj
home-solo = Wyzwanie króla
home-solo-text = W pojedynkę przeciwko królowi, którym kieruje rzut dwiema kośćmi. Wygraj z nim, ale nie za wysoko: królowie mają dobrą pamięć.
home-solo-play = Zmierz się z królem
home-screen = Na jednym ekranie
home-screen-text = Podawajcie urządzenie dookoła stołu. To, co tajne, pozostaje zakryte, aż przyjdzie właściwa osoba.
home-people = Gracze
home-screen-play = Siadajcie
home-online = Ze znajomymi
home-online-text = Otwórz stół i wyślij link. Puste miejsca mogą zająć boty.
home-private = Tylko dla osób, które mają link
home-open-scores = Jawne punkty zwycięstwa
home-time = Czas na turę
home-minutes =
    { $minutes ->
        [0] bez limitu
        [1440] doba
        [one] { $minutes } minuta
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    }
home-more = Więcej opcji
home-spectator-chat = Widzowie mogą pisać na czacie
home-hints = Gracze mogą prosić o podpowiedzi
home-at-zero = Gdy czas się skończy
home-zero-bot = grę przejmuje bot
home-zero-pass = automatyczny pas
home-online-create = Otwórz stół
home-open-tables = Otwarte stoły
home-continue = Twoje gry
home-continue-one = Kontynuuj
home-finished = Zakończone gry
home-look = Obejrzyj

## Ustawienia

settings = Ustawienia
settings-language = Język
settings-theme = Wygląd
theme-auto = jak w urządzeniu
theme-light = dzień
theme-dark = noc
settings-speed = Tempo tur innych graczy
speed-slow = wolno
speed-normal = normalnie
speed-fast = szybko
speed-off = natychmiast
settings-sound = Dźwięki
settings-list = Pokaż też jako przyciski wszystko, co można wybrać
settings-keys = Klawisze
settings-keys-move = Strzałki przenoszą między elementami, z klawiszem Shift tylko do tego, co można wybrać. Ctrl + Enter potwierdza, Esc cofa.
settings-keys-ask = Stan gry odczytywany przez czytnik ekranu (w trybie, w którym klawisze trafiają do strony):
query-d = moje kości
query-m = moje denary, punkty wpływu i obywatele
query-e = Wydarzenia i czarne kości
query-l = ostatnia tura
query-s = wszyscy gracze
query-cubes = { $name } (kostki: { $n } z { $banners })

## Miejsca

seat-open = wolne miejsce
seat-yours = { $name } (ty)
seat-take-back = Odbierz botowi miejsce
bot-novice = Nowicjusz
bot-apprentice = Uczeń
bot-journeyman = Czeladnik
bot-master = Mistrz
bot-count = Hrabia
bot-legend = Legenda
bot-name = { $name } ({ $level })
waiting-title = Oczekiwanie na graczy
waiting-text =
    { $open ->
        [one] Jedno miejsce jest wolne. Gra zacznie się, gdy tylko zostanie zajęte.
        [few] { $open } miejsca są wolne. Gra zacznie się, gdy tylko wszystkie zostaną zajęte.
       *[many] { $open } miejsc jest wolnych. Gra zacznie się, gdy tylko wszystkie zostaną zajęte.
    }
waiting-open-seat = Zwolnij to miejsce
waiting-seat-bot = Posadź bota…
terms-game-time = Czas na grę
terms-seed = Wybrane ziarno: kto otworzył stół, może znać wyniki rzutów
invite-text = Wyślij ten link albo daj innym zeskanować kod.
invite-local = Działa tylko na tym komputerze. Dla znajomych gdzie indziej uruchom serwer poleceniem „{ $command }” i otwórz jego stronę pod adresem tego komputera.
invite-link = Link do tego stołu
invite-qr = Link do tego stołu jako kod QR
menu-hand-over = Graj dalej na innym urządzeniu
menu-leave = Wyjdź; bot gra za mnie
hand-over-text = Otwórz ten link na drugim urządzeniu w ciągu dziesięciu minut. Działa tylko raz.
cover-text = Teraz gra: { $who }. Przekaż urządzenie; to, co tajne, jest zakryte.
cover-here = To ja, { $who }

## Dziennik i czat

log = Co się wydarzyło
log-empty = Jeszcze nic.
chat = Czat
chat-empty = Nikt jeszcze nic nie powiedział.
chat-say = Powiedz coś
chat-send = Wyślij

## Pytanie: co masz zrobić

your-turn = Twoja decyzja
preview = Co by się stało
preview-round-ends = Na tym kończy się runda.
prompt-wait = Teraz gra: { $who }.
prompt-soon = Chwileczkę…
prompt-nobody = Kości się toczą…
prompt-over = Gra jest skończona.
prompt-held = Tak wygląda twoja tura do tej pory. Potwierdź ją albo cofnij.
prompt-choose = Wybierz jedno z podświetlonych miejsc.
prompt-space =
    { $left ->
        [one] Umieść ostatniego obywatela: wybierz wolne pole w jednym z trzech budynków.
        [few] Umieść obywatela: wybierz wolne pole w jednym z trzech budynków. Masz do umieszczenia jeszcze { $left }.
       *[many] Umieść obywatela: wybierz wolne pole w jednym z trzech budynków. Masz do umieszczenia jeszcze { $left }.
    }
prompt-space-ready = Umieścić obywatela tutaj? Potwierdź albo wybierz inne pole.
prompt-action = Twoja tura: wybierz akcję albo kości.
prompt-only-pass = Z tym, co masz, żadna akcja nie jest możliwa. Możesz wydać punkty wpływu albo spasować.
prompt-dice =
    { $sort ->
        [building] Umieszczenie obywatela { building.in }: wybierz jedną kość. Wskazuje ona, gdzie wejdzie obywatel; kość z innej dzielnicy kosztuje.
        [event] Walka { event-with }: wybierz od jednej do trzech kości. Kości z innych dzielnic kosztują.
        [cathedral] Budowa Katedry: wybierz od jednej do trzech kości. Każda kładzie kostkę w kolumnie swojej wartości.
        [agriculture] Rolnictwo: wybierz od jednej do trzech kości. Otrzymasz połowę ich sumy w denarach.
       *[card] { $target }: wybierz od jednej do trzech kości. Kości z innych dzielnic kosztują.
    }
prompt-target =
    { $count ->
        [one] Wybrano jedną kość. Wybierz więcej kości tego samego koloru albo to, do czego jej użyć.
        [few] Wybrano { $count } kości. Teraz wybierz, do czego ich użyć.
       *[many] Wybrano { $count } kości. Teraz wybierz, do czego ich użyć.
    }
prompt-more-dice =
    { $total ->
        [0] { $target }: to jeszcze za mało. Wybierz następną kość.
       *[other] { $target }: potrzeba co najmniej { $need }; na razie masz { $total }. Wybierz następną kość.
    }
prompt-modifier = { $target }: wybierz kartę, z której wydasz kostkę.
prompt-ready =
    { $sort ->
        [building] Umieścić obywatela { building.in } tą kością?
        [event] Walczyć { event-with } { $count ->
            [one] tą kością?
            [few] tymi kośćmi?
           *[many] tymi kośćmi?
        }
        [cathedral] Budować Katedrę { $count ->
            [one] tą kością?
            [few] tymi kośćmi?
           *[many] tymi kośćmi?
        }
        [agriculture] Użyć { $count ->
            [one] tej kości
           *[other] tych kości
        } do uprawy roli?
       *[card] Użyć { $count ->
            [one] tej kości
           *[other] tych kości
        } na karcie „{ $target }”?
    }
prompt-pass = Spasować? Do twojej dzielnicy trafią 2 denary i jeszcze 1 za każdym razem, gdy wypadnie twoja tura; dostaniesz je na koniec rundy. Do tego czasu nic już nie zrobisz.
prompt-reroll = Przerzuć jedną ze swoich kości za 1 punkt wpływu: wybierz ją. Tego nie można cofnąć.
prompt-reroll-ready = Przerzucić tę kość za 1 punkt wpływu? Tego nie można cofnąć.
prompt-flip = Obróć do trzech swoich kości na przeciwną ściankę za 4 punkty wpływu: wybierz je.
prompt-flip-ready = Obrócić wybrane kości za 4 punkty wpływu? Kość pokaże wtedy siedem minus dotychczasowa wartość.
prompt-counter = Czarne kości zagrażają miastu. Zwalcz tę o najwyższej wartości, { $value }, kośćmi własnej dzielnicy; czerwone liczą się podwójnie.
prompt-counter-ready = To wystarczy. Potwierdź albo zwalcz kolejne czarne kości, aby zyskać więcej punktów wpływu.
yield-loss =
    { $vp ->
        [0] nic nie tracisz, bo nie masz punktów zwycięstwa
        [1] tracisz swój jedyny punkt zwycięstwa
        [few] tracisz { $vp } punkty zwycięstwa
       *[many] tracisz { $vp } punktów zwycięstwa
    }
prompt-yield =
    { $way ->
        [improve] Twoje kości nie zwalczą czarnej kości o wartości { $value }. Wydaj punkty wpływu, aby je poprawić, albo ustąp: { yield-loss }.
        [weak] Twoje kości nie zwalczą czarnej kości o wartości { $value }, a punktów wpływu nie starczy, by je zmienić. Musisz ustąpić: { yield-loss }. Zachowujesz swoje kości.
       *[bare] Nie masz własnych kości, by zwalczyć czarną kość o wartości { $value }. Musisz ustąpić: { yield-loss }.
    }
prompt-yield-ready =
    { $way ->
        [bare] Ustąpić ({ yield-loss })?
       *[weak] Ustąpić ({ yield-loss })? Zachowujesz swoje kości.
    }
prompt-origin-hire = Kogo wysyłasz na tę kartę? Wybierz jednego ze swoich obywateli: z prywatnych zasobów, z budynku albo z innej karty.
prompt-origin-hire-ready = Wysłać tego obywatela? Potwierdź albo wybierz innego.
prompt-origin-settle = Który z twoich obywateli tam idzie? Wybierz jednego: z prywatnych zasobów, z budynku albo z karty.
prompt-origin-settle-ready = { prompt-origin-hire-ready }
prompt-origin-supply-ready = Pójdzie obywatel z twoich prywatnych zasobów. Potwierdź albo wybierz innego: z budynku albo z karty.
prompt-number-fight = Ile kostek kładziesz na Wydarzeniu?
prompt-number-fight-ready = { prompt-number-fight }
prompt-number-card = Ile razy używasz karty?
prompt-number-card-ready = { prompt-number-card }
prompt-cubes =
    { $count ->
        [one] Jedna kostka do położenia: wybierz Wydarzenie.
        [few] { $count } kostki do położenia, jedna po drugiej: wybierz Wydarzenie.
       *[many] { $count } kostek do położenia, jedna po drugiej: wybierz Wydarzenie.
    }
prompt-dice-direct = Wybierz następną kość.
prompt-flip-direct = Wybierz następną kość do obrócenia.
prompt-modifier-direct = Wybierz kartę, z której wydasz kostkę.
prompt-black-direct = Zwalcz kolejną czarną kość albo przejdź dalej.
prompt-black-dice-direct = Wybierz kości własnej dzielnicy przeciwko czarnym kościom.

## Sumy

sum-group =
    Suma { $total }{ $price ->
        [0] {""}
        [one] , zakup: { $price } denar
        [few] , zakup: { $price } denary
       *[many] , zakup: { $price } denarów
    }{ $hire ->
        [0] {""}
        [one] , Rzemieślnik za { $hire } denara
        [few] , Rzemieślnik za { $hire } denary
       *[many] , Rzemieślnik za { $hire } denarów
    }
sum-black = Twoje kości: { $have }. Czarne kości: { $need }.
tag-price =
    { $price ->
        [one] kosztuje { $price } denara
        [few] kosztuje { $price } denary
       *[many] kosztuje { $price } denarów
    }
tag-times =
    { $times ->
        [one] { $times } raz z tymi kośćmi
       *[other] { $times } razy z tymi kośćmi
    }

## Przyciski

button-confirm = Potwierdź
button-continue = Dalej
button-undo = Cofnij
button-skip = Przewiń
button-pass = Spasuj
button-yield = Ustąp
button-reroll = Przerzuć (1)
button-recruit = Pozyskaj (2)
button-flip = Obróć (4)
button-plain = bez kostki
button-modifier = { $card }
button-number = { $n }
button-option = Wybierz
button-stop-cubes = Dość
button-stop-dice = Dość
button-stop-flip = Dość
button-stop-black = Dość
button-stop-black_dice = Dość
group-number = Ile
group-modifier = Wydaj kostkę z karty
group-more = Więcej
group-influence = Punkty wpływu
group-end = Zamiast tego
list = Wszystko, co można wybrać
list-dice = Kości
list-own = Twoje kości
list-others = Kości innych
list-black = Czarne kości
list-places = Miejsca, karty i obywatele
list-empty = W tej chwili nie ma nic do wyboru.

## Elementy słowami

die =
    { $colour ->
        [r] czerwona
        [w] biała
       *[y] żółta
    } { $value }
    .acc =
        { $colour ->
            [r] czerwoną
            [w] białą
           *[y] żółtą
        } { $value }
    .plural =
        { $colour ->
            [r] czerwone
            [w] białe
           *[y] żółte
        } { $value }
die-of =
    { $colour ->
        [r] czerwona
        [w] biała
       *[y] żółta
    } { $value } ({ $who })
about-each = { $who }: { $what }
and-then = { $first }; { $second }
black-die = czarna { $value }
card-face-down =
    { $colour ->
        [red] czerwona
        [white] biała
       *[yellow] żółta
    } karta rundy { $round }
into-building = Umieść obywatela: { $building }
event-at = Wydarzenie: { $event }
event-copy =
    { $which ->
        [1] { $event } (pierwsza karta)
        [2] { $event } (druga karta)
        [3] { $event } (trzecia karta)
       *[0] { $event }
    }
space-single = { $building }, pole { $row }
space-in-row = { $building }, rząd { $row }, pole { $column }
citizen-at = { $who }: { $place }
citizen-lying = { $who }: leżący obywatel ({ $building })
citizen-on-card = { $who }: Rzemieślnik na karcie „{ $card }”
citizen-supply = { $who }: obywatel z prywatnych zasobów

## Dlaczego coś nie jest możliwe

why-face-down = Ta karta zostanie odkryta w rundzie { $round }.
why-hire =
    Zatrudnienie tu Rzemieślnika kosztuje { $cost ->
        [one] { $cost } denara
        [few] { $cost } denary
       *[many] { $cost } denarów
    }; masz { $have }.
why-influence =
    Każde użycie kosztuje { $cost ->
        [one] { $cost } punkt wpływu
        [few] { $cost } punkty wpływu
       *[many] { $cost } punktów wpływu
    }; masz { $have }.
why-deniers =
    Kosztowałoby to co najmniej { $cost ->
        [one] { $cost } denara
        [few] { $cost } denary
       *[many] { $cost } denarów
    }; masz { $have }.
why-total = Najsilniejsze kości, jakich możesz użyć, dają { $best }; potrzeba { $need }.
why-dice =
    { $colour ->
        [red] Na stole nie ma już czerwonych kości.
        [white] Na stole nie ma już białych kości.
        [yellow] Na stole nie ma już żółtych kości.
       *[any] Na stole nie ma już kości.
    }
why-columns = W Katedrze nie ma już miejsca dla białych kości ze stołu: kolumny { $columns } są pełne.
why-entry =
    Z każdą z { $colour ->
        [red] czerwonych
        [white] białych
       *[yellow] żółtych
    } kości na stole wszyscy staliby tak jak teraz albo trzeba by wypchnąć obywatela, którego właściciel ma już jednego leżącego przed tym budynkiem.
why-not-now = Teraz to niemożliwe.
with-cube =
    { $cube ->
        [yes] , z kostką z karty „{ $card }”
       *[no] {""}
    }
why-group-colour =
    { $target }{ with-cube }: tylko { $colour ->
        [red] czerwone
        [white] białe
       *[yellow] żółte
    } kości.
why-group-colours = Wszystkie kości jednej akcji muszą być tego samego koloru.
why-group-size =
    { $most ->
        [one] Do tego używa się tylko jednej kości.
       *[other] Naraz używa się najwyżej { $most } kości.
    }
why-group-column =
    { $free ->
        [0] Kolumna { $column } Katedry jest pełna.
        [one] W kolumnie { $column } Katedry zostało tylko 1 wolne okno.
       *[other] W kolumnie { $column } Katedry zostały tylko { $free } wolne okna.
    }
why-group-lying =
    { $whose ->
        [yours] Kość { $value } wypchnęłaby twojego obywatela, a jeden twój już leży przed tym budynkiem.
       *[others] Kość { $value } wypchnęłaby obywatela, a jego właściciel ma już jednego leżącego przed tym budynkiem.
    }
why-group-same = Z kością { $value } wszyscy staliby tak jak teraz.
why-group-modifier = { $target }: kostki z karty „{ $card }” nie można tu użyć.
why-group-unchanged = Kostka z karty „{ $card }” nic by w tych kościach nie zmieniła.
why-group-total =
    { $target }{ with-cube }: potrzeba { $need }; te kości dają { $have }{ $others ->
        [yes] , a z innymi najwyżej { $best }.
       *[no] .
    }
why-group-price =
    { $target }{ with-cube }{ $more ->
        [0] {""}
       *[other] , trzeba { $count } kości
    }: { $price ->
        [0] {""}
       *[other] { $count ->
            [one] za kość { $price }
           *[other] za kości { $price } (przy tylu kościach każda kupiona kosztuje { $each })
        }
    }{ $hire ->
        [0] {""}
       *[other] { $price ->
            [0] {""}
           *[other] ,{" "}
        }za zatrudnienie { $hire }
    }{ $uses ->
        [0] {""}
       *[other] { $price ->
            [0] { $hire ->
                [0] {""}
               *[other] ,{" "}
            }
           *[other] ,{" "}
        }za użycie { $uses }
    }. Razem { $cost ->
        [one] { $cost } denar
        [few] { $cost } denary
       *[many] { $cost } denarów
    }; masz { $have }, brakuje { $short }.
why-no-citizen = Nie masz obywatela, którego można by wysłać.
why-black-own-dice = Przeciwko czarnym kościom liczą się tylko kości własnej dzielnicy.
why-black-too-strong = Wszystkie twoje kości razem dają { $have }; na tę czarną kość trzeba { $need }.
why-black-reach = Wszystkie twoje kości razem dają { $have }; z tą trzeba by { $need }.
why-influence-own = Punkty wpływu zmieniają tylko kości własnej dzielnicy.
why-spend =
    To kosztuje { $cost ->
        [one] { $cost } punkt wpływu
        [few] { $cost } punkty wpływu
       *[many] { $cost } punktów wpływu
    }; masz { $have }.
why-spend-dice = W twojej dzielnicy nie ma już kości.
why-spend-citizens = W banku zasobów nie ma już twoich obywateli.

## Koniec

end-title = Koniec
end-winners =
    { $side ->
        [you] Wspólne zwycięstwo: ty i { $who }.
       *[other] Wspólne zwycięstwo: { $who }.
    }
end-rematch = Zagraj ponownie
end-to-rematch = Do następnej gry
end-download = Pobierz zapis
end-look = Obejrzyj planszę
dice-check = Sprawdź kości
dice-promise = Skrót ziarna kości, podany przed grą:
dice-kept = Wszystkie rzuty i losowania ({ $n }) są takie, jak obiecano przed grą.
dice-broken = Rzuty nie są takie, jak obiecano przed grą.
dice-unknown = Wszystkie rzuty i losowania ({ $n }) wynikają z ziarna. Ta strona nie używa HTTPS, więc przeglądarka nie może sprawdzić skrótu.
dice-secret = Ziarno wyzwania dnia jest wspólne dla wszystkich i pozostaje tajne.
dice-picture = Jak często wypadła każda ścianka w porównaniu z oczekiwaniem
dice-expected = Liczba kości: { $n }. Słupki to rzuty, linia przerywana to oczekiwanie (po { $each } na ściankę).
dice-why = Nikt nie mógł znać wyników rzutów, bo ze skrótu pokazanego przed grą nie da się odtworzyć ziarna, z którego pochodzą. Nikt nie mógł ich zmienić, bo żadne inne ziarno nie ma takiego samego skrótu.
dice-hash = Skrót pokazany przed grą
dice-seed = Ziarno
score-cathedral = Katedra
score-combat = Zwalczone Wydarzenia
score-activities = Karty Akcji
score-characters = Postacie w trakcie gry
score-le_roy = Tabela króla
score-penalties = Kary
score-other = Inne
score-events = Kostki na Wydarzeniach
score-tradesmen = Rzemieślnicy
score-cathedral_levels = Poziomy Katedry bez kostki
score-total = Razem
verdict-beheaded = Król ma przewagę albo jest remis: { $margin }. Tracisz głowę.
verdict-smirk = Przewaga { $margin }: o włos. Król uśmiecha się krzywo, a ty tracisz głowę.
verdict-average = Przewaga { $margin }: przyzwoicie. Zachowujesz głowę.
verdict-promising = Przewaga { $margin }: zapowiadasz się dobrze i zachowujesz głowę.
verdict-too_good = Przewaga { $margin }: za dobrze jak na zazdrosnego króla. Tracisz głowę.
verdict-masterful = Przewaga { $margin }: arcydzieło. Zachowujesz głowę, a król się kłania.

## Błędy

error-offline = Serwer jest teraz niedostępny.
error-internal = Coś poszło nie tak na serwerze. Spróbuj ponownie.
error-already-begun = Gra już się zaczęła.
error-bad-code = Ten link został już użyty albo jest za stary.
error-bad-edition = Plik edycji jest nieprawidłowy: { $detail }
error-bad-name = Wybierz imię, w którym są litery.
error-bad-origin = Ta strona nie ma prawa korzystać z serwera.
error-bad-host = Serwer nie przyjmuje zapytań pod tym adresem.
error-database-gone = Serwer nie może już niczego zapisać: jego baza danych zniknęła. Nic się nie zmieniło; powiadom osobę, która go prowadzi.
error-one-seat = Przy publicznym stole każdy ma tylko jedno miejsce.
error-bad-request = Serwer nie zrozumiał: { $detail }
error-bad-start = Pierwszy gracz musi siedzieć przy stole.
error-bad-text = Tego tekstu nie można wysłać.
error-confirm-first = Najpierw potwierdź swoją turę albo ją cofnij.
error-hello-first = Serwer jeszcze nie wie, kim jesteś. Odśwież stronę.
error-hello-once = Serwer już wie, kim jesteś.
error-no-free-seat = Przy tym stole nie ma wolnego miejsca.
error-no-seat-for-you = Co najmniej jedno miejsce musi być twoje.
error-no-spectator-chat = Przy tym stole widzowie nie mogą pisać na czacie.
error-no-such-table = Nie ma takiego stołu.
error-not-an-option = Teraz nie jest to możliwe.
error-after-roll = Najpierw trzeba rzucić kośćmi: potwierdź i graj dalej.
error-not-begun = Gra jeszcze się nie zaczęła.
error-not-over = Gra jeszcze się nie skończyła.
error-not-the-host = Może to zmienić tylko osoba, która otworzyła stół.
error-not-watching = Nie jesteś przy tym stole.
error-not-your-seat = To nie twoje miejsce.
error-not-your-turn = To nie twoja tura.
error-nothing-to-confirm = Nie ma czego potwierdzać.
error-nothing-to-undo = Nie ma czego cofnąć.
error-no-more-undo = W jednej turze wybór można cofnąć najwyżej { $most } razy. Wybierz i potwierdź.
error-protocol = Ta strona jest nieaktualna. Odśwież ją.
error-result-stays = Zakończone Wyzwanie króla zachowuje wynik: tego miejsca nie można już przekazać.
error-too-fast = To było za szybko. Poczekaj chwilę.
error-too-large = To za dużo na jedną wiadomość.
error-too-many-tables = Oglądasz zbyt wiele stołów naraz. Najpierw opuść któryś z nich.
error-try-again = Ktoś był szybszy. Spróbuj ponownie.
error-unknown-token = Serwer już cię nie rozpoznaje. Odśwież stronę.
