### Plansza: nazwy kart, wydarzeń, postaci i miejsc oraz opis każdego elementu.

## Karty Akcji

name-archer = Łucznik
name-diplomat = Dyplomata
name-chivalry = Rycerstwo
name-hunting = Polowanie
name-mercenary = Najemnik
name-tax_collector = Poborca podatkowy
name-joust = Turniej rycerski
name-captain = Kapitan
name-troubadour = Trubadur
name-banquet = Uczta
name-monk = Mnich
name-priest = Kapłan
name-tithe = Dziesięcina
name-apprenticeship = Nauka rzemiosła
name-confession = Spowiedź
name-templar = Templariusz
name-prior = Przeor
name-glassblower = Szklarz
name-pilgrimage = Pielgrzymka
name-procession = Procesja
name-merchant = Kupiec
name-miller = Młynarz
name-artisan = Rękodzielnik
name-baker = Piekarz
name-militiaman = Strażnik miejski
name-innkeeper = Oberżysta
name-blacksmith = Kowal
name-sculptor = Rzeźbiarz
name-journeyman = Czeladnik
name-goldsmith = Złotnik

## Wydarzenia

name-marauding = Rabusie
name-succession_conflict = Konflikt o sukcesję
name-brigands = Rozbójnicy
name-skirmishes = Potyczki
name-war = Wojna
name-normans_attack = Najazd Normanów
name-resistance = Opór
name-support = Wsparcie
name-civil_war = Wojna domowa
name-wayfarers = Wędrowcy
name-drought = Susza
name-traveling_builders = Wędrowni budowniczowie
name-interrupted_work = Przerwane prace
name-heresy = Herezja
name-theological_conflict = Konflikt teologiczny

## Postacie

name-chretien = Chrétien de Troyes
name-urbain = Urban IV
name-thibaut = Tybald II
name-hugues = Hugo de Payns
name-florentin = Florentczyk
name-henry = Henryk I

## Miejsca

name-palace = Pałac
name-bishopric = Rezydencja biskupa
name-city_hall = Ratusz
name-cathedral = Katedra
name-agriculture = Rolnictwo
name-influence = Punkty wpływu
name-square = Plac miejski
name-events = Wydarzenia
name-black = Czarne kości
name-facedown = Zakryta karta
name-supply = Zasoby
name-round = Runda
name-decks = Stosy Wydarzeń
## Trzy budynki wewnątrz zdania, według klucza

building =
    { $at ->
        [palace] Pałac
        [bishopric] Rezydencja biskupa
       *[city_hall] Ratusz
    }
    .in =
        { $at ->
            [palace] w Pałacu
            [bishopric] w Rezydencji biskupa
           *[city_hall] w Ratuszu
        }
    .before =
        { $at ->
            [palace] przed Pałacem
            [bishopric] przed Rezydencją biskupa
           *[city_hall] przed Ratuszem
        }

## Właściciele elementów, gdy nie jest znane imię gracza

name-owner-A = Pomarańczowy
name-owner-B = Niebieski
name-owner-C = Zielony
name-owner-D = Beżowy
name-owner-N = Szary
neutral = neutralna dzielnica
name-owner-roy = Król

## Elementy, tak jak mówi je czytnik ekranu

board-label = Plansza Troyes, runda { $round } z { $rounds }
board-die =
    { $colour ->
        [red] Czerwona { $value }
        [white] Biała { $value }
       *[yellow] Żółta { $value }
    }, { $by ->
        [gray] { neutral }
        [roy] dzielnica króla
       *[player] dzielnica: { $owner }
    }
board-black = Czarna kość { $value }
board-district =
    { $by ->
        [gray] Neutralna dzielnica
        [roy] Dzielnica króla
       *[player] Dzielnica, { $owner }
    }: { $dice ->
        [0] brak kości
        [one] { $dice } kość
        [few] { $dice } kości
       *[many] { $dice } kości
    }
board-district-passed =
    { $coins ->
        [one] pas, leży tu { $coins } denar
        [few] pas, leżą tu { $coins } denary
       *[many] pas, leży tu { $coins } denarów
    }
board-start = pierwszy gracz
board-to-move = teraz gra
board-card =
    { $name }, { $colour ->
        [red] czerwona
        [white] biała
       *[yellow] żółta
    } karta: zatrudnienie za { $cost ->
        [one] { $cost } denara
        [few] { $cost } denary
       *[many] { $cost } denarów
    }, dzielnik { $divisor }
board-card-facedown =
    { $colour ->
        [red] Czerwona
        [white] Biała
       *[yellow] Żółta
    } karta, zakryta do rundy { $round }
board-card-spaces = Pola: { $list } PZ
board-card-tradesmen = Rzemieślnicy: { $list }
board-card-cubes = Kostki: { $list }
board-tradesman =
    { $by ->
        [gray] Szary Rzemieślnik
        [roy] Rzemieślnik króla
       *[player] Rzemieślnik ({ $owner })
    } na karcie „{ $name }”
board-tradesman-vp =
    { $by ->
        [gray] Szary Rzemieślnik
        [roy] Rzemieślnik króla
       *[player] Rzemieślnik ({ $owner })
    } na karcie „{ $name }”, { $vp ->
        [one] { $vp } punkt zwycięstwa
        [few] { $vp } punkty zwycięstwa
       *[many] { $vp } punktów zwycięstwa
    }
board-event =
    { $name }: zakryte sztandary { $covered } z { $banners }, dzielnik { $divisor }, nagrody { $first } i { $second } PZ
board-event-black =
    { $black ->
        [one] { $black } czarna kość
        [few] { $black } czarne kości
       *[many] { $black } czarnych kości
    } w każdej rundzie
board-building =
    { $name }, { $free ->
        [0] brak wolnych pól
        [one] { $free } wolne pole
        [few] { $free } wolne pola
       *[many] { $free } wolnych pól
    }
board-space = { $name }, rząd { $row }, pole { $place }, kości { $values }: { $owner }
board-space-single = { $name }, pole { $values }: { $owner }
board-space-empty = puste
board-lying =
    { $by ->
        [gray] Szary obywatel, leży
        [roy] Obywatel króla, leży
       *[player] Obywatel ({ $owner }), leży
    } { building.before }
board-cathedral =
    Katedra, { $free ->
        [0] ukończona
        [one] { $free } wolne okno
        [few] { $free } wolne okna
       *[many] { $free } wolnych okien
    }
board-cathedral-level =
    { $level ->
        [bottom] Dolny poziom
        [middle] Środkowy poziom
       *[top] Górny poziom
    }: { $list }
board-cathedral-cubes =
    { $owner }, { $count ->
        [one] kolumna { $columns }
        [few] kolumny { $columns }
       *[many] kolumny { $columns }
    }
board-agriculture = Rolnictwo: połowa sumy żółtych kości w denarach
board-influence = Punkty wpływu: { $list }
board-influence-entry = { $owner } { $n }
board-round = Runda { $round } z { $rounds }
board-placement = Rozstawienie
board-decks = Karty Wydarzeń w stosach: czerwony { $red }, biały { $white }, żółty { $yellow }
board-supply =
    Prywatne zasoby, { $owner }: { $n ->
        [one] { $n } obywatel
        [few] { $n } obywateli
       *[many] { $n } obywateli
    }
board-last-move = część ostatniego ruchu

## Panele graczy

panel-label = Gracze
panel-you = ty
panel-deniers = Denary
panel-influence = Punkty wpływu
panel-supply = Obywatele w prywatnych zasobach
panel-dice = Pozostałe kości
panel-events = Zdobyte Wydarzenia
panel-vp = Punkty zwycięstwa
panel-vp-hidden = Punkty zwycięstwa, ukryte
panel-passed = pas
panel-character-hidden = Ukryta postać
panel-characters = Postacie
panel-pile = Postacie Wyzwania króla
panel-pile-scored = już podliczona
panel-pile-next = następna do podliczenia
panel-district-coins = Denary czekające w dzielnicy
panel-value = { $name }: { $value }

## Pasek na telefonie

strip = Twoje kości i skróty do każdej części miasta
strip-choices =
    { $n ->
        [one] { $name }: { $n } możliwość
        [few] { $name }: { $n } możliwości
       *[many] { $name }: { $n } możliwości
    }
