### Ход одной фразой, что он значит для читателя, и что происходит на сцене.

you = Вы
you-inside = вы

## Что кто-то сделал; добавляются покупки и прибыль

story-told = { $what }.
story-gains = { $what }: { $gains }.
story-buying = { $what }, купив { $dice } за { $amount } денье
story-free = { $what }, взяв { $dice } без оплаты
story-die =
    { $whose ->
        [you] { $n ->
            [1] вашу { die.acc }
            [2] ваши две { die.plural }
           *[other] ваши три { die.plural }
        }
        [gray] { $n ->
            [1] нейтральную { die.acc }
            [2] две нейтральные { die.plural }
           *[other] три нейтральные { die.plural }
        }
       *[other] { $n ->
            [1] { die.acc }
            [2] две { die.plural }
           *[other] три { die.plural }
        }
    }
story-dice =
    { $whose ->
        [you] { $dice }
        [gray] { $dice }
        [roy] { $dice } короля
       *[other] { $dice } ({ $who })
    }
story-and = { $first } и { $last }
story-pass =
    { $me ->
        [yes] Вы пасуете
       *[no] { $who } пасует
    }
story-counter =
    { $me ->
        [yes] Вы { $count ->
            [0] противостоите
           *[other] устраняете
        }
       *[no] { $who } { $count ->
            [0] противостоит
           *[other] устраняет
        }
    } { $count ->
        [0] чёрным кубикам
        [1] чёрный кубик
        [few] { $count } чёрных кубика
       *[many] { $count } чёрных кубиков
    }
story-yield =
    { $me ->
        [yes] Вы уступаете чёрному кубику
       *[no] { $who } уступает чёрному кубику
    }
story-recruit =
    { $me ->
        [yes] Вы призываете горожанина
       *[no] { $who } призывает горожанина
    }
story-flip =
    { $me ->
        [yes] Вы переворачиваете кубики
       *[no] { $who } переворачивает кубики
    }
story-reroll =
    { $me ->
        [yes] Вы перебрасываете кубик
       *[no] { $who } перебрасывает кубик
    }
story-settle =
    { $me ->
        [yes] Вы размещаете горожанина { $place }
       *[no] { $who } размещает горожанина { $place }
    }
story-cathedral =
    { $me ->
        [yes] Вы строите собор
       *[no] { $who } строит собор
    }
story-agriculture =
    { $me ->
        [yes] Вы занимаетесь земледелием
       *[no] { $who } занимается земледелием
    }
story-fight =
    { $won ->
        [yes] { $me ->
            [yes] Вы предотвращаете { event-inside }
           *[no] { $who } предотвращает { event-inside }
        }
       *[no] { $me ->
            [yes] Вы боретесь { event-with }
           *[no] { $who } борется { event-with }
        }
    }
story-card =
    { $hired ->
        [yes] { $me ->
            [yes] Вы нанимаете мастера на карту «{ $card }»
           *[no] { $who } нанимает мастера на карту «{ $card }»
        }
       *[no] { $me ->
            [yes] Вы используете карту «{ $card }»
           *[no] { $who } использует карту «{ $card }»
        }
    }
story-roy = Выпало { $total }. { $does }
story-roy-places = { $who } размещает горожан: { $places }
story-roy-buys = { $who } забирает { $dice } за { $amount } денье
story-roy-spends =
    { $total ->
        [4] { $who } отдаёт кубик, но не может разместить горожанина
        [6] { $who } отдаёт кубик, но не может отправить мастера
        [10] { $who } отдаёт кубик, но не может разместить горожанина
       *[other] { $who } платит своими кубиками
    }
story-roy-scores = Персонаж { $character } подсчитан и уходит
story-everybody = { $event }: { $change } у всех.
story-event = { $event }: { $text }
story-you = { $change } у вас.
story-them = { $who } { $change }
story-idle = { $event }: ничего не меняется.
story-blocked = { $event }: на кубике { $value }, но войти никто не может.

## Счета: что меняется, за что платят

gain-deniers = { $sign }{ deniers }
gain-influence =
    { $amount ->
        [one] { $sign }{ $amount } очко влияния
        [few] { $sign }{ $amount } очка влияния
       *[many] { $sign }{ $amount } очков влияния
    }
gain-vp =
    { $amount ->
        [one] { $sign }{ $amount } победное очко
        [few] { $sign }{ $amount } победных очка
       *[many] { $sign }{ $amount } победных очков
    }
gain-cubes =
    { $amount ->
        [one] { $amount } маркер
        [few] { $amount } маркера
       *[many] { $amount } маркеров
    }
gain-laid = { deniers } в конце раунда
gain-secret = победные очки остаются в тайне
pay-hire = { $amount } за наём
pay-seller =
    { $whose ->
        [gray] { $amount } в банк за нейтральные кубики
        [roy] { $amount } в банк за кубики короля
       *[other] { $amount } (получает { $who })
    }
pay-other = { $amount } в банк
pay-influence =
    { $amount ->
        [one] { $amount } очко влияния
        [few] { $amount } очка влияния
       *[many] { $amount } очков влияния
    }
preview-pay = Вы платите: { $list }.
preview-get = Вы получаете: { $list }.
preview-nothing = Вы ничего не получаете: +0 денье.

## На сцене

stage-of = { $who } ходит
stage-again = Повтор прошлого хода
stage-now = Вернуться к игре
stage-round = Раунд { $round } из { $rounds }
stage-income =
    Доход и жалованье{ $known ->
        [yes] : вы получаете { $income } и { $salary ->
            [0] ничего не платите.
           *[other] платите { $salary }.
        }
       *[no] {""}
    }
stage-dice = Все бросают свои кубики.
stage-round-end = Раунд заканчивается.
recap = С вашего прошлого хода
recap-again = Показать ещё раз
sound-offer = Хотите слышать кубики, монеты и сигнал своего хода?
sound-on = Включить звук
sound-never = Без звука

## Текущий счёт и почему игра так закончилась

stand-title = Если закончить сейчас
stand-text = Без тайного: очков, уже полученных другими, и их персонажей.
stand-so-far = Получено
end-why =
    { $side ->
        [won] Вы победили с перевесом в { $by } { $by ->
            [one] очко
            [few] очка
           *[many] очков
        }
        [lost] { $who } побеждает, перевес над вами: { $by }
       *[other] { $who } побеждает. На следующем месте { $whom }, перевес: { $by }
    }. { $parts }.
end-tie = Ничья, очков: { $total }. { $parts }.
end-unspent = У вас осталось { $amount } денье.
