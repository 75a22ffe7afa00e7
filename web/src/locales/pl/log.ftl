### Co się wydarzyło, w słowach.

## Co wybrał gracz

log-chose-reroll =
    { $me ->
        [yes] Przerzucasz kość: { $die }.
       *[no] { $who } przerzuca kość: { $die }.
    }

## Runda

log-round-ends = Koniec rundy { $round }
log-round-begins = Runda { $round }
log-start =
    { $me ->
        [yes] Ty zaczynasz.
       *[no] { $who } zaczyna.
    }
log-card-revealed =
    { $count ->
        [one] Odkryto kartę: { $card }.
       *[other] Odkryto karty: { $card }.
    }
log-event-revealed =
    { $count ->
        [one] Nowe Wydarzenie: { $event }.
       *[other] Nowe Wydarzenia: { $event }.
    }
log-acts =
    { $amount ->
        [one] { event-begins } dodaje czarną kość.
        [few] { event-begins } dodaje { $amount } czarne kości.
       *[many] { event-begins } dodaje { $amount } czarnych kości.
    }
log-event-rolled = { $event }: kość pokazuje { $value }.
log-roy-rolled = Kości króla pokazują { $first } i { $value }.
log-rolled =
    { $me ->
        [yes] Rzucasz: { $dice }.
       *[no] { $who } rzuca: { $dice }.
    }
log-black-come =
    { $count ->
        [one] Rzucono czarną kością: { $dice }.
        [few] Rzucono czarnymi kośćmi: { $dice }.
       *[many] Rzucono czarnymi kośćmi: { $dice }.
    }
log-black-gone =
    { $count ->
        [one] Odrzucono czarną kość: { $dice }.
        [few] Odrzucono czarne kości: { $dice }.
       *[many] Odrzucono czarne kości: { $dice }.
    }
log-dice-come =
    { $count ->
        [one] Rzucono kością: { $dice }.
        [few] Rzucono kośćmi: { $dice }.
       *[many] Rzucono kośćmi: { $dice }.
    }
log-dice-gone =
    { $count ->
        [one] Użyto kości: { $dice }.
        [few] Użyto kości: { $dice }.
       *[many] Użyto kości: { $dice }.
    }
log-dice-turned = Było: { $dice }; jest: { $turned }.
log-rerolled = Wypada { $die }.
log-dice-left =
    { $count ->
        [one] Została niewykorzystana kość: { $dice }.
        [few] Zostały niewykorzystane kości: { $dice }.
       *[many] Zostały niewykorzystane kości: { $dice }.
    }

## Obywatele: gdzie są i skąd przychodzą

log-in = { building.in }
log-in-space =
    { $building ->
        [palace] na polu { $n } Pałacu
        [bishopric] na polu { $n } Rezydencji biskupa
       *[city_hall] na polu { $n } Ratusza
    }
log-in-row =
    { log-in } ({ $level ->
        [top] górny rząd
        [middle] środkowy rząd
       *[bottom] dolny rząd
    }, { $spot ->
        [front] pierwsze pole
        [middle] środkowe pole
       *[back] ostatnie pole
    })
log-on = { building.before }
log-from =
    { $building ->
        [palace] z Pałacu
        [bishopric] z Rezydencji biskupa
       *[city_hall] z Ratusza
    }
log-from-lying =
    { $building ->
        [palace] sprzed Pałacu
        [bishopric] sprzed Rezydencji biskupa
       *[city_hall] sprzed Ratusza
    }
log-from-card = z karty „{ $card }”
log-from-supply = z prywatnych zasobów

log-stands =
    { $whose ->
        [you] Twój obywatel stoi { $place }.
        [gray] Szary obywatel stoi { $place }.
        [roy] Obywatel króla stoi { $place }.
       *[other] { $who } umieszcza obywatela { $place }.
    }
log-settled =
    { $whose ->
        [you] Twój obywatel { $from } stoi teraz { $place }.
        [roy] Obywatel króla { $from } stoi teraz { $place }.
       *[other] { $who } umieszcza obywatela { $from } { $place }.
    }
log-moved =
    { $whose ->
        [you] Twój obywatel zmienia miejsce i stoi teraz { $place }.
       *[other] Obywatel ({ $who }) zmienia miejsce i stoi teraz { $place }.
    }
log-pushed =
    { $whose ->
        [you] Twój obywatel zostaje przesunięty i stoi teraz { $place }.
        [gray] Szary obywatel zostaje przesunięty i stoi teraz { $place }.
        [roy] Obywatel króla zostaje przesunięty i stoi teraz { $place }.
       *[other] Obywatel ({ $who }) zostaje przesunięty i stoi teraz { $place }.
    }
log-expelled =
    { $whose ->
        [you] Twój obywatel zostaje wypchnięty i leży { $place }.
        [gray] Szary obywatel zostaje wypchnięty i leży { $place }.
        [roy] Obywatel króla zostaje wypchnięty i leży { $place }.
       *[other] Obywatel ({ $who }) zostaje wypchnięty i leży { $place }.
    }
log-hired =
    { $whose ->
        [you] Twój obywatel { $from } zostaje Rzemieślnikiem
        [roy] Obywatel króla { $from } zostaje Rzemieślnikiem
       *[other] Obywatel { $from } ({ $who }) zostaje Rzemieślnikiem
    } { $space ->
        [0] na ilustracji karty „{ $card }”.
       *[other] na karcie „{ $card }”, pole { $space }.
    }
log-home =
    { $whose ->
        [you] { $amount ->
            [one] Twój obywatel wraca do prywatnych zasobów.
            [few] { $amount } twoich obywateli wraca do prywatnych zasobów.
           *[many] { $amount } twoich obywateli wraca do prywatnych zasobów.
        }
        [gray] { $amount ->
            [one] Szary obywatel wraca do banku zasobów.
            [few] { $amount } szarych obywateli wraca do banku zasobów.
           *[many] { $amount } szarych obywateli wraca do banku zasobów.
        }
        [roy] { $amount ->
            [one] Obywatel króla wraca do jego zasobów.
            [few] { $amount } obywateli króla wraca do jego zasobów.
           *[many] { $amount } obywateli króla wraca do jego zasobów.
        }
       *[other] { $amount ->
            [one] Obywatel ({ $who }) wraca do prywatnych zasobów.
            [few] { $amount } obywateli ({ $who }) wraca do prywatnych zasobów.
           *[many] { $amount } obywateli ({ $who }) wraca do prywatnych zasobów.
        }
    }

## Wydarzenia: które, gdy jest kilka o tej samej nazwie

event-begins =
    { $which ->
        [1] Pierwsze Wydarzenie „{ $event }”
        [2] Drugie Wydarzenie „{ $event }”
        [3] Trzecie Wydarzenie „{ $event }”
       *[0] Wydarzenie „{ $event }”
    }
event-inside =
    { $which ->
        [1] pierwsze Wydarzenie „{ $event }”
        [2] drugie Wydarzenie „{ $event }”
        [3] trzecie Wydarzenie „{ $event }”
       *[0] Wydarzenie „{ $event }”
    }
event-on =
    { $which ->
        [1] na pierwszym Wydarzeniu „{ $event }”
        [2] na drugim Wydarzeniu „{ $event }”
        [3] na trzecim Wydarzeniu „{ $event }”
       *[0] na Wydarzeniu „{ $event }”
    }
event-with =
    { $which ->
        [1] z pierwszym Wydarzeniem „{ $event }”
        [2] z drugim Wydarzeniem „{ $event }”
        [3] z trzecim Wydarzeniem „{ $event }”
       *[0] z Wydarzeniem „{ $event }”
    }
event-of =
    { $which ->
        [1] pierwszego Wydarzenia „{ $event }”
        [2] drugiego Wydarzenia „{ $event }”
        [3] trzeciego Wydarzenia „{ $event }”
       *[0] Wydarzenia „{ $event }”
    }

## Kostki

log-card-cubes =
    { $whose ->
        [you] Kładziesz
       *[other] { $who } kładzie
    } { $amount ->
        [one] kostkę
        [few] { $amount } kostki
       *[many] { $amount } kostek
    } na karcie „{ $card }”.
log-modifier =
    { $me ->
        [yes] Wydajesz kostkę z karty „{ $card }”.
       *[no] { $who } wydaje kostkę z karty „{ $card }”.
    }
log-cathedral-built =
    { $whose ->
        [you] Kładziesz kostkę w Katedrze
        [gray] Szara kostka trafia do Katedry
       *[other] { $who } kładzie kostkę w Katedrze
    }, kolumna { $n }, { $level ->
        [bottom] dolny poziom
        [middle] środkowy poziom
       *[top] górny poziom
    }.
log-cathedral-lost =
    { $whose ->
        [you] Tracisz kostkę
        [gray] Przepada szara kostka
       *[other] { $who } traci kostkę
    } w Katedrze, kolumna { $n }, { $level ->
        [bottom] dolny poziom
        [middle] środkowy poziom
       *[top] górny poziom
    } ({ $cause }).
log-event-cube =
    { $whose ->
        [you] Kładziesz { $amount ->
            [one] kostkę
            [few] { $amount } kostki
           *[many] { $amount } kostek
        } { event-on }.
        [gray] { $amount ->
            [one] Szara kostka trafia
            [few] { $amount } szare kostki trafiają
           *[many] { $amount } szarych kostek trafia
        } na { event-inside }.
       *[other] { $who } kładzie { $amount ->
            [one] kostkę
            [few] { $amount } kostki
           *[many] { $amount } kostek
        } { event-on }.
    }
log-event-cube-lost =
    { $whose ->
        [you] Tracisz { $amount ->
            [one] kostkę
            [few] { $amount } kostki
           *[many] { $amount } kostek
        }
        [gray] { $amount ->
            [one] Przepada szara kostka
            [few] Przepadają { $amount } szare kostki
           *[many] Przepada { $amount } szarych kostek
        }
       *[other] { $who } traci { $amount ->
            [one] kostkę
            [few] { $amount } kostki
           *[many] { $amount } kostek
        }
    } { event-on } ({ $cause }).
log-event-countered =
    { $taken ->
        [yes] Zwalczono { event-inside }; kostki wracają do właścicieli ({ $cubes }). { $me ->
            [yes] Bierzesz kartę.
           *[no] { $who } bierze kartę.
        }
        [no] Zwalczono { event-inside }; kostki wracają do właścicieli ({ $cubes }). Nikt nie bierze karty.
       *[never] Zwalczono { event-inside }; kostki wracają do właścicieli ({ $cubes }). Wydarzenie zostaje na planszy.
    }
cubes-of = { $who } { $count }
dice-of =
    { $whose ->
        [you] { $dice } (twoja dzielnica)
       *[other] { $dice } ({ $who })
    }

## Rachunki

deniers =
    { $amount ->
        [one] { $amount } denar
        [few] { $amount } denary
       *[many] { $amount } denarów
    }
log-income =
    { $me ->
        [yes] Dostajesz
       *[no] { $who } dostaje
    } { $amount ->
        [one] { $amount } denara
        [few] { $amount } denary
       *[many] { $amount } denarów
    } dochodu.
log-salary =
    { $me ->
        [yes] { $amount ->
            [one] Płacisz obywatelom { $amount } denara.
            [few] Płacisz obywatelom { $amount } denary.
           *[many] Płacisz obywatelom { $amount } denarów.
        }
       *[no] { $amount ->
            [one] { $who } płaci obywatelom { $amount } denara.
            [few] { $who } płaci obywatelom { $amount } denary.
           *[many] { $who } płaci obywatelom { $amount } denarów.
        }
    }
log-hire =
    { $me ->
        [yes] { $amount ->
            [one] Płacisz { $amount } denara za Rzemieślnika ({ $card }).
            [few] Płacisz { $amount } denary za Rzemieślnika ({ $card }).
           *[many] Płacisz { $amount } denarów za Rzemieślnika ({ $card }).
        }
       *[no] { $amount ->
            [one] { $who } płaci { $amount } denara za Rzemieślnika ({ $card }).
            [few] { $who } płaci { $amount } denary za Rzemieślnika ({ $card }).
           *[many] { $who } płaci { $amount } denarów za Rzemieślnika ({ $card }).
        }
    }
log-purchase =
    { $me ->
        [yes] { $amount ->
            [one] Płacisz { $amount } denara za kości ({ $seller }).
            [few] Płacisz { $amount } denary za kości ({ $seller }).
           *[many] Płacisz { $amount } denarów za kości ({ $seller }).
        }
       *[no] { $amount ->
            [one] { $who } płaci { $amount } denara za kości ({ $seller }).
            [few] { $who } płaci { $amount } denary za kości ({ $seller }).
           *[many] { $who } płaci { $amount } denarów za kości ({ $seller }).
        }
    }
log-pays =
    { $side ->
        [from] Płacisz
        [to] { $who } płaci ci
       *[other] { $who } płaci
    } { $amount ->
        [one] { $amount } denara
        [few] { $amount } denary
       *[many] { $amount } denarów
    }{ $side ->
        [to] {""}
       *[other] , dostaje { $whom }
    } ({ $cause }).
log-laid =
    { $me ->
        [yes] Do twojej dzielnicy
       *[no] { $who }: do dzielnicy
    } { $amount ->
        [one] trafia { $amount } denar.
        [few] trafiają { $amount } denary.
       *[many] trafia { $amount } denarów.
    }
log-collects =
    { $me ->
        [yes] { $amount ->
            [one] Zabierasz ze swojej dzielnicy { $amount } denara.
            [few] Zabierasz ze swojej dzielnicy { $amount } denary.
           *[many] Zabierasz ze swojej dzielnicy { $amount } denarów.
        }
       *[no] { $amount ->
            [one] { $who } zabiera z dzielnicy { $amount } denara.
            [few] { $who } zabiera z dzielnicy { $amount } denary.
           *[many] { $who } zabiera z dzielnicy { $amount } denarów.
        }
    }
log-deniers =
    { $direction ->
        [up] { $who }: +{ deniers } ({ $cause }).
       *[down] { $who }: −{ deniers } ({ $cause }).
    }
log-influence =
    { $direction ->
        [up] { $who }: { $amount ->
            [one] +{ $amount } punkt wpływu ({ $cause }).
            [few] +{ $amount } punkty wpływu ({ $cause }).
           *[many] +{ $amount } punktów wpływu ({ $cause }).
        }
       *[down] { $who }: { $amount ->
            [one] −{ $amount } punkt wpływu ({ $cause }).
            [few] −{ $amount } punkty wpływu ({ $cause }).
           *[many] −{ $amount } punktów wpływu ({ $cause }).
        }
    }
log-influence-lost =
    { $amount ->
        [one] { $who }: przepada { $amount } punkt wpływu, tor jest pełny.
        [few] { $who }: przepadają { $amount } punkty wpływu, tor jest pełny.
       *[many] { $who }: przepada { $amount } punktów wpływu, tor jest pełny.
    }
log-vp =
    { $direction ->
        [up] { $who }: { $amount ->
            [one] +{ $amount } punkt zwycięstwa ({ $cause }).
            [few] +{ $amount } punkty zwycięstwa ({ $cause }).
           *[many] +{ $amount } punktów zwycięstwa ({ $cause }).
        }
       *[down] { $who }: { $amount ->
            [one] −{ $amount } punkt zwycięstwa ({ $cause }).
            [few] −{ $amount } punkty zwycięstwa ({ $cause }).
           *[many] −{ $amount } punktów zwycięstwa ({ $cause }).
        }
    }
log-character-dealt =
    { $whose ->
        [roy] { $count ->
            [one] Postać w tej grze: { $character }.
           *[other] Postacie w tej grze: { $character }.
        }
        [you] { $count ->
            [one] Twoja tajna postać: { $character }.
           *[other] Twoje tajne postacie: { $character }.
        }
       *[other] { $count ->
            [one] { $who }: tajna postać { $character }.
           *[other] { $who }: tajne postacie { $character }.
        }
    }
log-character-scored = Podliczona postać: { $character }.

## Przyczyny, w nawiasie po rachunku

cause-setup = przygotowanie
cause-placement = rozstawienie
cause-reveal = nowe karty
cause-income = dochód
cause-salary = wynagrodzenie
cause-workforce = siła robocza
cause-round_end = koniec rundy
cause-black_dice = czarne kości
cause-purchase = sprzedane kości
cause-cathedral = Katedra
cause-agriculture = zbiory
cause-settle = umieszczenie obywatela
cause-recruit = pozyskanie obywatela
cause-reroll = przerzut kości
cause-flip = obrócenie kości
cause-pass = pas
cause-combat =
    walka: { $which ->
        [0] { $event }
       *[other] { event-inside }
    }
cause-roy = rzut króla: { $total }
