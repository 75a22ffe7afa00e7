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
        [yes] Вы начинаете.
       *[no] { $who } начинает.
    }
log-card-revealed =
    { $count ->
        [1] Открыта карта: { $card }.
       *[other] Открыты карты: { $card }.
    }
log-event-revealed =
    { $count ->
        [1] Новое событие: { $event }.
       *[other] Новые события: { $event }.
    }
log-acts =
    { $amount ->
        [1] { event-begins } добавляет чёрный кубик.
        [few] { event-begins } добавляет { $amount } чёрных кубика.
       *[many] { event-begins } добавляет { $amount } чёрных кубиков.
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
        [1] Брошен кубик: { $dice }.
       *[other] Брошены кубики: { $dice }.
    }
log-dice-gone =
    { $count ->
        [1] Использован кубик: { $dice }.
       *[other] Использованы кубики: { $dice }.
    }
log-dice-turned = Было: { $dice }; стало: { $turned }.
log-rerolled = Выпало: { $die }.
log-dice-left =
    { $count ->
        [1] Остался неиспользованный кубик: { $dice }.
       *[other] Остались неиспользованные кубики: { $dice }.
    }

## Горожане: где они и откуда приходят

log-in = { building.in }
log-in-space =
    { $building ->
        [palace] в ячейке { $n } дворца
        [bishopric] в ячейке { $n } церкви
       *[city_hall] в ячейке { $n } ратуши
    }
log-in-row =
    { log-in } ({ $level ->
        [top] верхний ряд
        [middle] средний ряд
       *[bottom] нижний ряд
    }, { $spot ->
        [front] первая ячейка
        [middle] средняя ячейка
       *[back] последняя ячейка
    })
log-on = { building.before }
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
        [roy] Горожанин короля стоит { $place }.
       *[other] { $who } размещает горожанина { $place }.
    }
log-settled =
    { $whose ->
        [you] Ваш горожанин { $from } теперь стоит { $place }.
        [roy] Горожанин короля { $from } теперь стоит { $place }.
       *[other] { $who } размещает горожанина { $from } { $place }.
    }
log-moved =
    { $whose ->
        [you] Ваш горожанин меняет место и теперь стоит { $place }.
       *[other] Горожанин ({ $who }) меняет место и теперь стоит { $place }.
    }
log-pushed =
    { $whose ->
        [you] Ваш горожанин сдвинут и теперь стоит { $place }.
        [gray] Серый горожанин сдвинут и теперь стоит { $place }.
        [roy] Горожанин короля сдвинут и теперь стоит { $place }.
       *[other] Горожанин ({ $who }) сдвинут и теперь стоит { $place }.
    }
log-expelled =
    { $whose ->
        [you] Ваш горожанин вытеснен и лежит { $place }.
        [gray] Серый горожанин вытеснен и лежит { $place }.
        [roy] Горожанин короля вытеснен и лежит { $place }.
       *[other] Горожанин ({ $who }) вытеснен и лежит { $place }.
    }
log-hired =
    { $whose ->
        [you] Ваш горожанин { $from } становится мастером
        [roy] Горожанин короля { $from } становится мастером
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
            [1] Серый горожанин возвращается в общий запас.
            [few] { $amount } серых горожанина возвращаются в общий запас.
           *[many] { $amount } серых горожан возвращаются в общий запас.
        }
        [roy] { $amount ->
            [1] Горожанин короля возвращается в его запас.
            [few] { $amount } горожанина короля возвращаются в его запас.
           *[many] { $amount } горожан короля возвращаются в его запас.
        }
       *[other] { $amount ->
            [1] Горожанин ({ $who }) возвращается в запас.
            [few] { $amount } горожанина ({ $who }) возвращаются в запас.
           *[many] { $amount } горожан ({ $who }) возвращаются в запас.
        }
    }

## События: какое из одноимённых

event-begins =
    { $which ->
        [1] Первое событие «{ $event }»
        [2] Второе событие «{ $event }»
        [3] Третье событие «{ $event }»
       *[0] Событие «{ $event }»
    }
event-inside =
    { $which ->
        [1] первое событие «{ $event }»
        [2] второе событие «{ $event }»
        [3] третье событие «{ $event }»
       *[0] событие «{ $event }»
    }
event-on =
    { $which ->
        [1] на первом событии «{ $event }»
        [2] на втором событии «{ $event }»
        [3] на третьем событии «{ $event }»
       *[0] на событии «{ $event }»
    }
event-with =
    { $which ->
        [1] с первым событием «{ $event }»
        [2] со вторым событием «{ $event }»
        [3] с третьим событием «{ $event }»
       *[0] с событием «{ $event }»
    }
event-of =
    { $which ->
        [1] первого события «{ $event }»
        [2] второго события «{ $event }»
        [3] третьего события «{ $event }»
       *[0] события «{ $event }»
    }

## Маркеры

log-card-cubes =
    { $whose ->
        [you] Вы кладёте
       *[other] { $who } кладёт
    } { $amount ->
        [1] маркер
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
    { $whose ->
        [you] Вы теряете маркер
        [gray] Пропадает серый маркер
       *[other] { $who } теряет маркер
    } в соборе, столбец { $n }, { $level ->
        [bottom] нижний уровень
        [middle] средний уровень
       *[top] верхний уровень
    } ({ $cause }).
log-event-cube =
    { $whose ->
        [gray] { $amount ->
            [1] Серый маркер ложится
            [few] { $amount } серых маркера ложатся
           *[many] { $amount } серых маркеров ложатся
        }
       *[other] { $whose ->
            [you] Вы кладёте
           *[other] { $who } кладёт
        } { $amount ->
            [1] маркер
            [few] { $amount } маркера
           *[many] { $amount } маркеров
        }
    } на { event-inside }.
log-event-cube-lost =
    { $whose ->
        [you] Вы теряете { $amount ->
            [1] маркер
            [few] { $amount } маркера
           *[many] { $amount } маркеров
        }
        [gray] { $amount ->
            [1] Пропадает серый маркер
            [few] Пропадают { $amount } серых маркера
           *[many] Пропадают { $amount } серых маркеров
        }
       *[other] { $who } теряет { $amount ->
            [1] маркер
            [few] { $amount } маркера
           *[many] { $amount } маркеров
        }
    } { event-on } ({ $cause }).
log-event-countered =
    { event-begins } предотвращено; маркеры возвращаются к владельцам ({ $cubes }). { $taken ->
        [yes] { $me ->
            [yes] Вы забираете
           *[no] { $who } забирает
        } карту.
        [no] Карту никто не забирает.
       *[never] Оно остаётся на поле.
    }
cubes-of = { $who } { $count }
dice-of =
    { $whose ->
        [you] { $dice } (ваш сектор)
       *[other] { $dice } ({ $who })
    }

## Счета

deniers = { $amount } денье
log-income =
    { $me ->
        [yes] Вы получаете
       *[no] { $who } получает
    } { $amount } денье дохода.
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
log-pays =
    { $side ->
        [from] Вы платите
        [to] { $who } платит вам
       *[other] { $who } платит
    } { $amount } денье{ $side ->
        [to] {""}
       *[other] , получает { $whom }
    } ({ $cause }).
log-laid =
    { $me ->
        [yes] В ваш сектор
       *[no] { $who }: в сектор
    } кладут { $amount } денье.
log-collects =
    { $me ->
        [yes] Вы забираете { $amount } денье из своего сектора.
       *[no] { $who } забирает { $amount } денье из сектора.
    }
log-deniers =
    { $who }: { $direction ->
        [up] +
       *[down] −
    }{ deniers } ({ $cause }).
log-influence =
    { $who }: { $direction ->
        [up] +
       *[down] −
    }{ $amount } { $amount ->
        [one] очко
        [few] очка
       *[many] очков
    } влияния ({ $cause }).
log-influence-lost =
    { $who }: потеряно { $amount } { $amount ->
        [one] очко
        [few] очка
       *[many] очков
    } влияния, шкала заполнена.
log-vp =
    { $who }: { $direction ->
        [up] +
       *[down] −
    }{ $amount } { $amount ->
        [one] победное очко
        [few] победных очка
       *[many] победных очков
    } ({ $cause }).
log-character-dealt =
    { $whose ->
        [roy] { $count ->
            [1] Персонаж этой партии: { $character }.
           *[other] Персонажи этой партии: { $character }.
        }
        [you] { $count ->
            [1] Ваш тайный персонаж: { $character }.
           *[other] Ваши тайные персонажи: { $character }.
        }
       *[other] { $count ->
            [1] { $who }: тайный персонаж { $character }.
           *[other] { $who }: тайные персонажи { $character }.
        }
    }
log-character-scored = Подсчитан персонаж: { $character }.

## Причины, в скобках после счёта

cause-setup = подготовка
cause-placement = размещение
cause-reveal = новые карты
cause-income = доход
cause-salary = жалованье
cause-workforce = рабочая сила
cause-round_end = конец раунда
cause-black_dice = чёрные кубики
cause-purchase = проданные кубики
cause-cathedral = собор
cause-agriculture = урожай
cause-settle = размещение горожанина
cause-recruit = призыв горожанина
cause-reroll = переброс кубика
cause-flip = переворот кубиков
cause-pass = пас
cause-combat =
    борьба: { $which ->
        [0] { $event }
       *[other] { event-inside }
    }
cause-roy = бросок короля: { $total }
