### Co się wydarzyło, słowami.

## Co wybrał gracz

log-chose-pass = { $who } pasuje.
log-chose-counter = { $who } stawia czoła czarnym kościom.
log-chose-yield = { $who } ustępuje przed czarną kością.
log-chose-recruit = { $who } pozyskuje obywatela.
log-chose-flip = { $who } obraca kości.
log-chose-reroll = { $who } rzuca ponownie kością: { $die }.
log-chose-cathedral = { $who } buduje katedrę.
log-chose-agriculture = { $who } uprawia rolę.
log-chose-fight = { $who } walczy z Wydarzeniem „{ $event }”.
log-chose-card = { $who } używa karty „{ $card }”.
log-chose-settle = { $who } umieszcza obywatela: { $building }.
log-chose-modify = Pomaga kostka z karty „{ $card }”.
log-chose-from = Skąd przychodzi obywatel: { $origin }.

## Runda

log-round-ends = Koniec rundy { $round }
log-round-begins = Runda { $round }
log-card-revealed = Odkryto kartę: { $card }.
log-event-revealed = Nowe Wydarzenie: { $event }.
log-event-rolled = { $event }: kość pokazuje { $value }.
log-roy-rolled = Kości króla pokazują { $first } i { $value }.
log-black-come =
    { $count ->
        [one] Pojawia się czarna kość o wartości { $value }.
        [few] { $count } czarne kości pokazują { $value }.
       *[many] { $count } czarnych kości pokazuje { $value }.
    }
log-black-gone =
    { $count ->
        [one] Znika czarna kość o wartości { $value }.
        [few] Znikają { $count } czarne kości o wartości { $value }.
       *[many] Znika { $count } czarnych kości o wartości { $value }.
    }
log-dice-come =
    { $count ->
        [one] Rzucono kością. { $dice }.
        [few] Rzucono kośćmi. { $dice }.
       *[many] Rzucono kośćmi. { $dice }.
    }
log-dice-gone =
    { $count ->
        [one] Użyto kości. { $dice }.
        [few] Użyto kości. { $dice }.
       *[many] Użyto kości. { $dice }.
    }
log-dice-turned = { $dice } → { $turned }.
log-dice-left =
    { $count ->
        [one] Została niewykorzystana kość. { $dice }.
        [few] Zostały niewykorzystane kości. { $dice }.
       *[many] Zostały niewykorzystane kości. { $dice }.
    }

## Obywatele

log-stands = { $who }: obywatel stoi tu: { $space }.
log-left = { $who }: opuszczone pole: { $space }.
log-expelled = { $who }: obywatel wypchnięty leży ({ $building }).
log-hired =
    { $space ->
        [0] { $who }: rzemieślnik na ilustracji karty „{ $card }”.
       *[other] { $who }: rzemieślnik na karcie „{ $card }”, pole { $space }.
    }
log-quit = { $who }: rzemieślnik opuszcza kartę „{ $card }”.
log-supply =
    { $direction ->
        [up] { $who }: { $amount ->
            [one] o jednego obywatela więcej w zasobach.
            [few] o { $amount } obywateli więcej w zasobach.
           *[many] o { $amount } obywateli więcej w zasobach.
        }
       *[down] { $who }: { $amount ->
            [one] o jednego obywatela mniej w zasobach.
            [few] o { $amount } obywateli mniej w zasobach.
           *[many] o { $amount } obywateli mniej w zasobach.
        }
    }

## Kostki

log-card-cubes =
    { $direction ->
        [up] { $who }: { $amount ->
            [one] jedna kostka na karcie „{ $card }”.
            [few] { $amount } kostki na karcie „{ $card }”.
           *[many] { $amount } kostek na karcie „{ $card }”.
        }
       *[down] { $who }: { $amount ->
            [one] wydano jedną kostkę z karty „{ $card }”.
            [few] wydano { $amount } kostki z karty „{ $card }”.
           *[many] wydano { $amount } kostek z karty „{ $card }”.
        }
    }
log-cathedral-built = { $who }: kostka w katedrze, kolumna { $column }, poziom { $level }.
log-cathedral-lost = { $who } traci kostkę w katedrze, kolumna { $column }, poziom { $level }.
log-event-cube = { $who }: kostka na Wydarzeniu „{ $event }”.
log-event-cube-lost = { $who } traci kostkę na Wydarzeniu „{ $event }”.
log-event-countered =
    { $taken ->
        [yes] Zwalczono Wydarzenie „{ $event }”; kostki wracają do właścicieli ({ $cubes }). Kartę bierze { $who }.
        [no] Zwalczono Wydarzenie „{ $event }”; kostki wracają do właścicieli ({ $cubes }). Nikt nie bierze karty.
       *[never] Odparto Wydarzenie „{ $event }”; kostki wracają do właścicieli ({ $cubes }). Samo zagrożenie pozostaje.
    }
cubes-of = { $who } { $count }

## Rachunki

log-deniers =
    { $direction ->
        [up] { $who }: { $amount ->
            [one] +{ $amount } denar.
            [few] +{ $amount } denary.
           *[many] +{ $amount } denarów.
        }
       *[down] { $who }: { $amount ->
            [one] −{ $amount } denar.
            [few] −{ $amount } denary.
           *[many] −{ $amount } denarów.
        }
    }
log-on-district =
    { $direction ->
        [up] { $who }: { $amount ->
            [one] { $amount } denar położony w dzielnicy.
            [few] { $amount } denary położone w dzielnicy.
           *[many] { $amount } denarów położonych w dzielnicy.
        }
       *[down] { $who } zabiera z dzielnicy { $amount ->
            [one] { $amount } denara.
            [few] { $amount } denary.
           *[many] { $amount } denarów.
        }
    }
log-influence =
    { $direction ->
        [up] { $who }: { $amount ->
            [one] +{ $amount } punkt wpływu.
            [few] +{ $amount } punkty wpływu.
           *[many] +{ $amount } punktów wpływu.
        }
       *[down] { $who }: { $amount ->
            [one] −{ $amount } punkt wpływu.
            [few] −{ $amount } punkty wpływu.
           *[many] −{ $amount } punktów wpływu.
        }
    }
log-vp =
    { $direction ->
        [up] { $who }: { $amount ->
            [one] +{ $amount } punkt zwycięstwa.
            [few] +{ $amount } punkty zwycięstwa.
           *[many] +{ $amount } punktów zwycięstwa.
        }
       *[down] { $who }: { $amount ->
            [one] −{ $amount } punkt zwycięstwa.
            [few] −{ $amount } punkty zwycięstwa.
           *[many] −{ $amount } punktów zwycięstwa.
        }
    }
log-character-dealt = Twoja tajna postać: { $character }.
log-character-scored = { $character } daje punkty obu stronom.
