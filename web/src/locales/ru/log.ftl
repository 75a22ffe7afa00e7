### Что произошло, словами.

## Что выбрал игрок

log-chose-pass = { $who } пасует.
log-chose-counter = { $who } встречает чёрные кубики.
log-chose-yield = { $who } уступает чёрному кубику.
log-chose-recruit = { $who } нанимает горожанина.
log-chose-flip = { $who } переворачивает кубики.
log-chose-reroll = { $who } перебрасывает кубик: { $die }.
log-chose-cathedral = { $who } строит собор.
log-chose-agriculture = { $who } занимается земледелием.
log-chose-fight = { $who } борется с событием «{ $event }».
log-chose-card = { $who } использует карту «{ $card }».
log-chose-settle = { $who } размещает горожанина: { $building }.
log-chose-modify = Помогает маркер с карты «{ $card }».
log-chose-from = Откуда приходит горожанин: { $origin }.

## Раунд

log-round-ends = Конец раунда { $round }
log-round-begins = Раунд { $round }
log-card-revealed = Открыта карта: { $card }.
log-event-revealed = Новое событие: { $event }.
log-event-rolled = { $event }: на кубике { $value }.
log-roy-rolled = На кубиках короля { $first } и { $value }.
log-black-come =
    { $count ->
        [one] Выпал { $count } чёрный кубик со значением { $value }.
        [few] Выпало { $count } чёрных кубика со значением { $value }.
       *[many] Выпало { $count } чёрных кубиков со значением { $value }.
    }
log-black-gone =
    { $count ->
        [one] Убран { $count } чёрный кубик со значением { $value }.
        [few] Убрано { $count } чёрных кубика со значением { $value }.
       *[many] Убрано { $count } чёрных кубиков со значением { $value }.
    }
log-dice-come =
    { $count ->
        [1] Брошен кубик. { $dice }.
       *[other] Брошены кубики. { $dice }.
    }
log-dice-gone =
    { $count ->
        [1] Использован кубик. { $dice }.
       *[other] Использованы кубики. { $dice }.
    }
log-dice-turned = { $dice } → { $turned }.
log-dice-left =
    { $count ->
        [1] Остался неиспользованный кубик. { $dice }.
       *[other] Остались неиспользованные кубики. { $dice }.
    }

## Горожане

log-stands = { $who }: горожанин стоит здесь: { $space }.
log-left = { $who }: ячейка освобождена: { $space }.
log-expelled = { $who }: горожанин вытеснен и лежит ({ $building }).
log-hired =
    { $space ->
        [0] { $who }: мастер на рисунке карты «{ $card }».
       *[other] { $who }: мастер на карте «{ $card }», ячейка { $space }.
    }
log-quit = { $who }: мастер покидает карту «{ $card }».
log-supply =
    { $direction ->
        [up] { $who }: в запасе на { $amount ->
            [one] { $amount } горожанина больше.
            [few] { $amount } горожанина больше.
           *[many] { $amount } горожан больше.
        }
       *[down] { $who }: в запасе на { $amount ->
            [one] { $amount } горожанина меньше.
            [few] { $amount } горожанина меньше.
           *[many] { $amount } горожан меньше.
        }
    }

## Маркеры

log-card-cubes =
    { $direction ->
        [up] { $who }: { $amount ->
            [one] { $amount } маркер на карте «{ $card }».
            [few] { $amount } маркера на карте «{ $card }».
           *[many] { $amount } маркеров на карте «{ $card }».
        }
       *[down] { $who }: { $amount ->
            [one] потрачен { $amount } маркер с карты «{ $card }».
            [few] потрачено { $amount } маркера с карты «{ $card }».
           *[many] потрачено { $amount } маркеров с карты «{ $card }».
        }
    }
log-cathedral-built = { $who }: маркер в соборе, столбец { $column }, уровень { $level }.
log-cathedral-lost = { $who } теряет маркер в соборе, столбец { $column }, уровень { $level }.
log-event-cube = { $who }: маркер на событии «{ $event }».
log-event-cube-lost = { $who } теряет маркер на событии «{ $event }».
log-event-countered =
    { $taken ->
        [yes] Событие «{ $event }» предотвращено; маркеры возвращаются к владельцам ({ $cubes }). Карту забирает { $who }.
        [no] Событие «{ $event }» предотвращено; маркеры возвращаются к владельцам ({ $cubes }). Карту никто не забирает.
       *[never] Событие «{ $event }» отражено; маркеры возвращаются к владельцам ({ $cubes }). Сама угроза остаётся.
    }
cubes-of = { $who } { $count }

## Счета

log-deniers =
    { $direction ->
        [up] { $who }: +{ $amount } денье.
       *[down] { $who }: −{ $amount } денье.
    }
log-on-district =
    { $direction ->
        [up] { $who }: { $amount } денье положено в сектор.
       *[down] { $who } забирает { $amount } денье из сектора.
    }
log-influence =
    { $direction ->
        [up] { $who }: { $amount ->
            [one] +{ $amount } очко влияния.
            [few] +{ $amount } очка влияния.
           *[many] +{ $amount } очков влияния.
        }
       *[down] { $who }: { $amount ->
            [one] −{ $amount } очко влияния.
            [few] −{ $amount } очка влияния.
           *[many] −{ $amount } очков влияния.
        }
    }
log-vp =
    { $direction ->
        [up] { $who }: { $amount ->
            [one] +{ $amount } победное очко.
            [few] +{ $amount } победных очка.
           *[many] +{ $amount } победных очков.
        }
       *[down] { $who }: { $amount ->
            [one] −{ $amount } победное очко.
            [few] −{ $amount } победных очка.
           *[many] −{ $amount } победных очков.
        }
    }
log-character-dealt = Ваш тайный персонаж: { $character }.
log-character-scored = { $character } приносит очки обеим сторонам.
