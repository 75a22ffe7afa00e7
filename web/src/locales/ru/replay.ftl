### Просмотр партии и её конец.

## График очков

plot-table = Числа в таблице
plot-caption = Победные очки на руках в конце каждого раунда; последнее число — итоговый счёт вместе со всем, что засчитывается только в конце.
plot-end = конец
plot-caption-margin = Ваш перевес над королём в конце каждого раунда, в победных очках на руках; последнее число — итоговый перевес вместе со всем, что засчитывается только в конце.

## Просмотр партии

replay = Просмотр
replay-record = Посмотреть записанную партию
replay-record-text = Выберите файл с записью, перетащите его сюда или вставьте текст. Сервер прочтёт запись и ничего не сохранит.
replay-choose = Выбрать файл
replay-paste = Текст записи
replay-show = Показать партию
replay-another = Другая запись
replay-which = Партия { $n } из { $of } в этом файле
replay-slider = Момент партии
replay-at = Момент { $at } из { $of }
replay-begins = Партия начинается.
replay-first = В начало
replay-last = В конец
replay-round-back = На раунд назад
replay-round-on = На раунд вперёд
replay-turn-back = На ход назад
replay-turn-on = На ход вперёд
replay-step-back = На шаг назад
replay-step-on = На шаг вперёд
replay-play = Смотреть
replay-pause = Пауза
replay-speed = Темп
replay-link = Скопировать ссылку на этот момент
replay-keys = Клавиши: ← → шаг, с Shift — ход, Page Up и Page Down — раунд, Home и End, пробел — смотреть.
replay-result = Результат
replay-unfinished = Эта запись обрывается до конца партии.
replay-jump = Показать этот момент

## Конец

reveal-title = Персонажи раскрываются
reveal-count = { $n } из { $of }
reveal-held = Владелец: { $who }
reveal-city = Открыт всем с самого начала
reveal-next = Дальше
reveal-scores = К счёту
reveal-again = Персонажи
end-characters = За что дают очки персонажи
end-course = Ход партии
end-replay = Просмотр
end-share = Поделиться
end-share-text = Партия в «Труа», ход за ходом

## Что не так с записью

error-record-header = Строка { $line }: «{ $token }» — не строка заголовка. Она имеет вид [Имя "значение"] и стоит до партии.
error-record-missing = Нет строки заголовка [{ $tag } "…"] или её значения.
error-record-tag = В строке заголовка [{ $tag } "{ $token }"] невозможное значение.
error-record-version = В записи версия { $token } правил или формата, а этот сервер использует { $expected }.
error-record-edition = Партия сыграна с изданием «{ $token }», чисел которого в записи нет. Этот сервер использует издание «{ $expected }».
error-record-figures = Издание в записи неверно: { $detail }
error-record-line = Строка { $line }: «{ $token }» — не строка партии. Нужны метка, двоеточие и слова.
error-record-label = Строка { $line } начинается с «{ $token }», а ожидалось «{ $expected }».
error-record-word = Строка { $line }, слово { $word }: «{ $token }» не подходит. Ожидалось: { $expected }
error-record-over = Строка { $line }: партия окончена до «{ $token }».
error-record-unfinished = В заголовке результат «{ $token }», но партия не доиграна до конца.
error-record-result = В заголовке результат «{ $token }», но партия кончается так: { $played }.
error-record-step = Шаг { $step } записи, { $token }, там невозможен.
error-record-json = Это не запись партии: { $detail }
