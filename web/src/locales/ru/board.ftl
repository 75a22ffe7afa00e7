### Поле: названия карт, событий, персонажей и мест и подпись для каждой фишки.

## Карты действий

name-archer = Лучник
name-diplomat = Дипломат
name-chivalry = Рыцари
name-hunting = Охота
name-mercenary = Наёмник
name-tax_collector = Сборщик налогов
name-joust = Рыцарский турнир
name-captain = Полководец
name-troubadour = Трубадур
name-banquet = Пиршество
name-monk = Монах
name-priest = Священник
name-tithe = Десятина
name-apprenticeship = Обучение
name-confession = Исповедь
name-templar = Тамплиер
name-prior = Приор
name-glassblower = Стеклодув
name-pilgrimage = Паломничество
name-procession = Процессия
name-merchant = Торговец
name-miller = Мельник
name-artisan = Ремесленник
name-baker = Пекарь
name-militiaman = Ополченец
name-innkeeper = Трактирщик
name-blacksmith = Кузнец
name-sculptor = Скульптор
name-journeyman = Подмастерье
name-goldsmith = Ювелир

## События

name-marauding = Мародёры
name-succession_conflict = Борьба за наследство
name-brigands = Разбойники
name-skirmishes = Междоусобицы
name-war = Война
name-normans_attack = Нападение норманнов
name-resistance = Сопротивление
name-support = Поддержка
name-civil_war = Гражданская война
name-wayfarers = Путники
name-drought = Засуха
name-traveling_builders = Странствующие строители
name-interrupted_work = Затруднения при строительстве
name-heresy = Ересь
name-theological_conflict = Религиозный конфликт

## Персонажи

name-chretien = Кретьен де Труа
name-urbain = Урбан IV
name-thibaut = Тибо II
name-hugues = Гуго де Пейн
name-florentin = Флорентиец
name-henry = Генрих I

## Места

name-palace = Дворец
name-bishopric = Церковь
name-city_hall = Ратуша
name-cathedral = Собор
name-agriculture = Земледелие
name-influence = Влияние
name-square = Городская площадь
name-events = События
name-black = Чёрные кубики
name-facedown = Закрытая карта
name-supply = Запас
name-round = Раунд
name-decks = Стопки событий
## Три здания внутри предложения, по ключу

building =
    { $at ->
        [palace] дворец
        [bishopric] церковь
       *[city_hall] ратуша
    }
    .in =
        { $at ->
            [palace] во дворце
            [bishopric] в церкви
           *[city_hall] в ратуше
        }
    .before =
        { $at ->
            [palace] у дворца
            [bishopric] у церкви
           *[city_hall] у ратуши
        }

## Владельцы фишек, когда имя игрока неизвестно

name-owner-A = Оранжевый
name-owner-B = Синий
name-owner-C = Зелёный
name-owner-D = Бежевый
name-owner-N = Серый
neutral = нейтральный сектор
name-owner-roy = Король

## Фишки, как их читает программа экранного доступа

board-label = Поле «Труа», раунд { $round } из { $rounds }
board-die =
    { $colour ->
        [red] Красный кубик { $value }
        [white] Белый кубик { $value }
       *[yellow] Жёлтый кубик { $value }
    }, { $by ->
        [gray] { neutral }
        [roy] сектор короля
       *[player] сектор: { $owner }
    }
board-black = Чёрный кубик { $value }
board-district =
    { $by ->
        [gray] Нейтральный сектор
        [roy] Сектор короля
       *[player] Сектор, { $owner }
    }: { $dice ->
        [0] нет кубиков
        [one] { $dice } кубик
        [few] { $dice } кубика
       *[many] { $dice } кубиков
    }
board-district-passed = пас, здесь { $coins } денье
board-start = первый игрок
board-to-move = сейчас ходит
board-card =
    { $name }, { $colour ->
        [red] красная
        [white] белая
       *[yellow] жёлтая
    } карта: нанять за { $cost } денье, делитель { $divisor }
board-card-facedown =
    { $colour ->
        [red] Красная
        [white] Белая
       *[yellow] Жёлтая
    } карта, закрыта до раунда { $round }
board-card-spaces = Ячейки: { $list } ПО
board-card-tradesmen = Мастера: { $list }
board-card-cubes = Маркеры: { $list }
board-tradesman =
    { $by ->
        [gray] Серый мастер
        [roy] Мастер короля
       *[player] Мастер ({ $owner })
    } на карте «{ $name }»
board-tradesman-vp =
    { board-tradesman }, { $vp ->
        [one] { $vp } победное очко
        [few] { $vp } победных очка
       *[many] { $vp } победных очков
    }
board-event =
    { $name }: закрыто флажков { $covered } из { $banners }, делитель { $divisor }, награды { $first } и { $second } ПО
board-event-black =
    { $black ->
        [one] { $black } чёрный кубик
        [few] { $black } чёрных кубика
       *[many] { $black } чёрных кубиков
    } каждый раунд
board-building =
    { $name }, { $free ->
        [0] нет свободных ячеек
        [one] { $free } свободная ячейка
        [few] { $free } свободные ячейки
       *[many] { $free } свободных ячеек
    }
board-space = { $name }, ряд { $row }, ячейка { $place }, кубики { $values }: { $owner }
board-space-single = { $name }, ячейка { $values }: { $owner }
board-space-empty = пусто
board-lying =
    { $by ->
        [gray] Серый горожанин, лежит
        [roy] Горожанин короля, лежит
       *[player] Горожанин ({ $owner }), лежит
    } { building.before }
board-cathedral =
    Собор, { $free ->
        [0] достроен
        [one] { $free } свободное окно
        [few] { $free } свободных окна
       *[many] { $free } свободных окон
    }
board-cathedral-level =
    { $level ->
        [bottom] Нижний уровень
        [middle] Средний уровень
       *[top] Верхний уровень
    }: { $list }
board-cathedral-cubes =
    { $owner }, { $count ->
        [1] столбец { $columns }
       *[other] столбцы { $columns }
    }
board-agriculture = Земледелие: половина суммы жёлтых кубиков в денье
board-influence = Влияние: { $list }
board-influence-entry = { $owner } { $n }
board-round = Раунд { $round } из { $rounds }
board-placement = Расстановка
board-decks = Карты событий в стопках: красных { $red }, белых { $white }, жёлтых { $yellow }
board-supply =
    Запас, { $owner }: { $n ->
        [one] { $n } горожанин
        [few] { $n } горожанина
       *[many] { $n } горожан
    }
board-last-move = часть последнего хода

## Панели игроков

panel-label = Игроки
panel-you = вы
panel-deniers = Денье
panel-influence = Влияние
panel-supply = Горожане в запасе
panel-dice = Осталось кубиков
panel-events = Полученные события
panel-vp = Победные очки
panel-vp-hidden = Победные очки, скрыты
panel-passed = пас
panel-character-hidden = Тайный персонаж
panel-characters = Персонажи
panel-pile = Персонажи «Вызова короля»
panel-pile-scored = уже подсчитан
panel-pile-next = следующий для подсчёта
panel-district-coins = Денье, ожидающие в секторе
panel-value = { $name }: { $value }

## Полоса на телефоне

strip = Ваши кубики и быстрый переход в любую часть города
strip-choices =
    { $n ->
        [one] { $name }: { $n } вариант
        [few] { $name }: { $n } варианта
       *[many] { $name }: { $n } вариантов
    }
