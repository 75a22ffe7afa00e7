### Что произошло, словами.

## Что выбрал игрок

log-chose-reroll =
    { $me ->
        [yes] Вы перебрасываете кубик: { $die }.
       *[no] { $who } перебрасывает кубик: { $die }.
    }

## Раунд

log-round-ends = Конец раунда { $round }
log-round-begins = Раунд { $round }
log-start =
    { $me ->
        [yes] Вы первый игрок.
       *[no] Первый игрок: { $who }.
    }
log-card-revealed =
    { $count ->
        [one] Открыта карта: { $card }.
       *[other] Открыты карты: { $card }.
    }
log-event-revealed =
    { $count ->
        [1] Новое событие: { $event }.
       *[other] Новые события: { $event }.
    }
log-acts =
    { $amount ->
        [1] Событие «{ $event }» добавляет чёрный кубик.
        [few] Событие «{ $event }» добавляет { $amount } чёрных кубика.
       *[many] Событие «{ $event }» добавляет { $amount } чёрных кубиков.
    }
log-event-rolled = { $event }: на кубике { $value }.
log-roy-rolled = На кубиках короля { $first } и { $value }.
log-rolled =
    { $me ->
        [yes] Вы бросаете: { $dice }.
       *[no] { $who } бросает: { $dice }.
    }
log-black-come =
    { $count ->
        [1] Брошен чёрный кубик: { $dice }.
       *[other] Брошены чёрные кубики: { $dice }.
    }
log-black-gone =
    { $count ->
        [1] Убран чёрный кубик: { $dice }.
       *[other] Убраны чёрные кубики: { $dice }.
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
log-rerolled = Выпало: { $die }.
log-dice-left =
    { $count ->
        [1] Остался неиспользованный кубик. { $dice }.
       *[other] Остались неиспользованные кубики. { $dice }.
    }

## Горожане: где они и откуда приходят

log-in =
    { $building ->
        [palace] во дворце
        [bishopric] в церкви
       *[city_hall] в ратуше
    }
log-in-space =
    { $building ->
        [palace] в ячейке { $n } дворца
        [bishopric] в ячейке { $n } церкви
       *[city_hall] в ячейке { $n } ратуши
    }
log-in-row =
    { $building ->
        [palace] во дворце
        [bishopric] в церкви
       *[city_hall] в ратуше
    } ({ $level ->
        [top] верхний ряд
        [middle] средний ряд
       *[bottom] нижний ряд
    }, { $spot ->
        [front] первая ячейка
        [middle] средняя ячейка
       *[back] последняя ячейка
    })
log-on =
    { $building ->
        [palace] у дворца
        [bishopric] у церкви
       *[city_hall] у ратуши
    }
log-from =
    { $building ->
        [palace] из дворца
        [bishopric] из церкви
       *[city_hall] из ратуши
    }
log-from-lying =
    { $building ->
        [palace] (лежал у дворца)
        [bishopric] (лежал у церкви)
       *[city_hall] (лежал у ратуши)
    }
log-from-card = с карты «{ $card }»
log-from-supply = из запаса

log-stands =
    { $whose ->
        [you] Ваш горожанин стоит { $place }.
        [gray] Серый горожанин стоит { $place }.
       *[other] { $who }: горожанин { $place }.
    }
log-settled =
    { $whose ->
        [you] Ваш горожанин { $from } теперь стоит { $place }.
       *[other] { $who }: горожанин { $from } теперь стоит { $place }.
    }
log-pushed =
    { $whose ->
        [you] Ваш горожанин сдвинут и теперь стоит { $place }.
        [gray] Серый горожанин сдвинут и теперь стоит { $place }.
       *[other] { $who }: сдвинутый горожанин теперь стоит { $place }.
    }
log-expelled =
    { $whose ->
        [you] Ваш горожанин вытеснен и лежит { $place }.
        [gray] Серый горожанин вытеснен и лежит { $place }.
       *[other] { $who }: вытесненный горожанин лежит { $place }.
    }
log-hired =
    { $whose ->
        [you] Ваш горожанин { $from } становится мастером
       *[other] { $who }: горожанин { $from } становится мастером
    } { $space ->
        [0] на рисунке карты «{ $card }».
       *[other] на карте «{ $card }», ячейка { $space }.
    }
log-home =
    { $whose ->
        [you] { $amount ->
            [1] Ваш горожанин возвращается в запас.
            [few] { $amount } ваших горожанина возвращаются в запас.
           *[many] { $amount } ваших горожан возвращаются в запас.
        }
        [gray] { $amount ->
            [1] Серый горожанин возвращается в запас.
            [few] { $amount } серых горожанина возвращаются в запас.
           *[many] { $amount } серых горожан возвращаются в запас.
        }
       *[other] { $amount ->
            [1] { $who }: горожанин возвращается в запас.
            [few] { $who }: { $amount } горожанина возвращаются в запас.
           *[many] { $who }: { $amount } горожан возвращаются в запас.
        }
    }

## Маркеры

log-card-cubes =
    { $whose ->
        [you] Вы кладёте
       *[other] { $who } кладёт
    } { $amount ->
        [one] { $amount } маркер
        [few] { $amount } маркера
       *[many] { $amount } маркеров
    } на карту «{ $card }».
log-modifier =
    { $me ->
        [yes] Вы тратите маркер с карты «{ $card }».
       *[no] { $who } тратит маркер с карты «{ $card }».
    }
log-cathedral-built =
    { $whose ->
        [you] Вы ставите маркер
        [gray] Серый маркер попадает
       *[other] { $who } ставит маркер
    } в собор, столбец { $n }, { $level ->
        [bottom] нижний уровень
        [middle] средний уровень
       *[top] верхний уровень
    }.
log-cathedral-lost =
    { $me ->
        [yes] Вы теряете маркер в соборе: столбец { $n }, { $level ->
            [bottom] нижний уровень
            [middle] средний уровень
           *[top] верхний уровень
        } ({ $cause }).
       *[no] { $who } теряет маркер в соборе: столбец { $n }, { $level ->
            [bottom] нижний уровень
            [middle] средний уровень
           *[top] верхний уровень
        } ({ $cause }).
    }
log-event-cube =
    { $whose ->
        [you] Вы кладёте { $amount ->
            [1] маркер
            [few] { $amount } маркера
           *[many] { $amount } маркеров
        } на событие «{ $event }».
        [gray] { $amount ->
            [1] Серый маркер
            [few] { $amount } серых маркера
           *[many] { $amount } серых маркеров
        } на событии «{ $event }».
       *[other] { $who } кладёт { $amount ->
            [1] маркер
            [few] { $amount } маркера
           *[many] { $amount } маркеров
        } на событие «{ $event }».
    }
log-event-cube-lost =
    { $me ->
        [yes] { $amount ->
            [1] Вы теряете маркер на событии «{ $event }» ({ $cause }).
            [few] Вы теряете { $amount } маркера на событии «{ $event }» ({ $cause }).
           *[many] Вы теряете { $amount } маркеров на событии «{ $event }» ({ $cause }).
        }
       *[no] { $amount ->
            [1] { $who } теряет маркер на событии «{ $event }» ({ $cause }).
            [few] { $who } теряет { $amount } маркера на событии «{ $event }» ({ $cause }).
           *[many] { $who } теряет { $amount } маркеров на событии «{ $event }» ({ $cause }).
        }
    }
log-event-countered =
    { $taken ->
        [yes] Событие «{ $event }» предотвращено; маркеры возвращаются к владельцам ({ $cubes }). { $me ->
            [yes] Вы забираете карту.
           *[no] Карту забирает { $who }.
        }
        [no] Событие «{ $event }» предотвращено; маркеры возвращаются к владельцам ({ $cubes }). Карту никто не забирает.
       *[never] Событие «{ $event }» отражено; маркеры возвращаются к владельцам ({ $cubes }). Сама угроза остаётся.
    }
cubes-of = { $who } { $count }

## Счета

log-income = { $who }: +{ $amount } денье дохода.
log-salary =
    { $me ->
        [yes] Вы платите { $amount } денье жалованья.
       *[no] { $who } платит { $amount } денье жалованья.
    }
log-hire =
    { $me ->
        [yes] Вы платите { $amount } денье за мастера ({ $card }).
       *[no] { $who } платит { $amount } денье за мастера ({ $card }).
    }
log-purchase =
    { $me ->
        [yes] Вы платите { $amount } денье за кубики ({ $seller }).
       *[no] { $who } платит { $amount } денье за кубики ({ $seller }).
    }
log-pays = { $who } → { $whom }: { $amount } денье ({ $cause }).
log-laid = { $who }: { $amount } денье положено в сектор.
log-collects =
    { $me ->
        [yes] Вы забираете { $amount } денье из своего сектора.
       *[no] { $who } забирает { $amount } денье из сектора.
    }
log-deniers =
    { $direction ->
        [up] { $who }: +{ $amount } денье ({ $cause }).
       *[down] { $who }: −{ $amount } денье ({ $cause }).
    }
log-influence =
    { $direction ->
        [up] { $who }: { $amount ->
            [one] +{ $amount } очко влияния ({ $cause }).
            [few] +{ $amount } очка влияния ({ $cause }).
           *[many] +{ $amount } очков влияния ({ $cause }).
        }
       *[down] { $who }: { $amount ->
            [one] −{ $amount } очко влияния ({ $cause }).
            [few] −{ $amount } очка влияния ({ $cause }).
           *[many] −{ $amount } очков влияния ({ $cause }).
        }
    }
log-influence-lost =
    { $amount ->
        [one] { $who }: потеряно { $amount } очко влияния, шкала заполнена.
        [few] { $who }: потеряно { $amount } очка влияния, шкала заполнена.
       *[many] { $who }: потеряно { $amount } очков влияния, шкала заполнена.
    }
log-vp =
    { $direction ->
        [up] { $who }: { $amount ->
            [one] +{ $amount } победное очко ({ $cause }).
            [few] +{ $amount } победных очка ({ $cause }).
           *[many] +{ $amount } победных очков ({ $cause }).
        }
       *[down] { $who }: { $amount ->
            [one] −{ $amount } победное очко ({ $cause }).
            [few] −{ $amount } победных очка ({ $cause }).
           *[many] −{ $amount } победных очков ({ $cause }).
        }
    }
log-character-dealt =
    { $pile ->
        [yes] { $count ->
            [one] Персонаж этой партии: { $character }.
           *[other] Персонажи этой партии: { $character }.
        }
       *[no] { $count ->
            [one] Ваш тайный персонаж: { $character }.
           *[other] Ваши тайные персонажи: { $character }.
        }
    }
log-character-scored = { $character } приносит очки обеим сторонам.

## Причины, в скобках после счёта

cause-setup = подготовка
cause-placement = размещение
cause-reveal = новые карты
cause-income = доход
cause-salary = жалованье
cause-workforce = рабочая сила
cause-round_end = конец раунда
cause-black_dice = чёрные кубики
cause-purchase = купленные кубики
cause-cathedral = собор
cause-agriculture = урожай
cause-settle = размещение горожанина
cause-recruit = призыв горожанина
cause-reroll = переброс кубика
cause-flip = переворот кубиков
cause-pass = пас
cause-combat = борьба: { $event }
cause-roy = бросок короля: { $total }
