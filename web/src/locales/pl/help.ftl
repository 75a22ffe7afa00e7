### Pomoc po najechaniu, zaznaczeniu lub dłuższym dotknięciu: co robi każda karta, wydarzenie, postać i miejsce.

## Części poniższych tekstów, z liczbami edycji tego stołu

amount-deniers =
    { $deniers ->
        [one] { $deniers } denara
        [few] { $deniers } denary
       *[other] { $deniers } denarów
    }
amount-pays =
    { $pays ->
        [one] { $pays } denara
        [few] { $pays } denary
       *[other] { $pays } denarów
    }
amount-price =
    { $price ->
        [one] { $price } denara
        [few] { $price } denary
       *[other] { $price } denarów
    }
amount-two =
    { $two ->
        [one] { $two } denara
        [few] { $two } denary
       *[other] { $two } denarów
    }
amount-three =
    { $three ->
        [one] { $three } denara
        [few] { $three } denary
       *[other] { $three } denarów
    }
amount-taxes =
    { $taxes ->
        [one] { $taxes } denara
        [few] { $taxes } denary
       *[other] { $taxes } denarów
    }
amount-influence =
    { $influence ->
        [one] { $influence } punkt wpływu
        [few] { $influence } punkty wpływu
       *[other] { $influence } punktów wpływu
    }
amount-spends =
    { $spends ->
        [one] { $spends } punkt wpływu
        [few] { $spends } punkty wpływu
       *[other] { $spends } punktów wpływu
    }
amount-salary =
    { $pay ->
        [0] nic nie kosztuje
        [one] kosztuje { $pay } denara
        [few] kosztuje { $pay } denary
       *[other] kosztuje { $pay } denarów
    }
how-to-fight =
    { $black ->
        [0] {""}
        [one] Co rundę dodaje { $black } czarną kość.{" "}
        [few] Co rundę dodaje { $black } czarne kości.{" "}
       *[other] Co rundę dodaje { $black } czarnych kości.{" "}
    }{ $colour ->
        [red] To Wydarzenie zwalcza się czerwonymi kośćmi.
        [white] To Wydarzenie zwalcza się białymi kośćmi.
        [yellow] To Wydarzenie zwalcza się żółtymi kośćmi.
       *[any] To Wydarzenie zwalcza się kośćmi dowolnego jednego koloru.
    }
what-is-needed =
    1 PZ – od { $one }, 3 PZ – od { $three }, 6 PZ – od { $six }.{ $few ->
        [same] {""}
       *[other] {" "}Przy jednym lub dwóch graczach: od { $few-one }, { $few-three } i { $few-six }.
    }

## Czerwone karty

help-archer = Rzuć jedną kością za każdą aktywację. Każda kość z wynikiem 3 lub więcej pozwala położyć jedną kostkę na dowolnym Wydarzeniu, co daje 1 punkt wpływu.
help-diplomat = Za każdą aktywację: płacisz { amount-spends } i kładziesz jedną kostkę na dowolnym Wydarzeniu; każda kostka zwraca 1 punkt wpływu. Wybierasz, za ile aktywacji płacisz.
help-chivalry = Za każdą aktywację: jedna kostka na dowolne Wydarzenie za każdą czerwoną kość pozostałą w twojej dzielnicy. Kości użyte do tej akcji się nie liczą. Każda kostka daje 1 punkt wpływu.
help-hunting = Za każdą aktywację: zyskujesz { amount-influence }.
help-mercenary = Za każdą aktywację: zyskujesz { amount-deniers }.
help-tax_collector = Za każdą aktywację: każdy inny gracz płaci ci { amount-deniers } za każdego swojego obywatela stojącego w Ratuszu, na ile starczy mu pieniędzy; za szarych płaci bank.
help-joust = Za każdą aktywację: jeśli żadna dzielnica nie ma wyższej sumy czerwonych kości niż twoja, zyskujesz { $vp } PZ. Remisujący gracze też je zyskują. Kości użyte do tej akcji się nie liczą, a musi ci zostać co najmniej jedna czerwona kość. Wybierasz, ilu aktywacji używasz.
help-captain = Za każdą aktywację: { $vp } PZ za każde Wydarzenie, łącznie z „Rabusiami”, na którym leży co najmniej jedna twoja kostka.
help-troubadour = Za każdą aktywację: płacisz { amount-spends } i zyskujesz { $vp } PZ. Wybierasz, za ile aktywacji płacisz.
help-banquet = Za każdą aktywację: liczy się dzielnica z największą liczbą czerwonych kości, czyjakolwiek; zyskujesz { $vp } PZ za każdą czerwoną kość w niej. Kości użyte do tej akcji się nie liczą.

## Białe karty

help-monk = Daje jedną kostkę za aktywację. Wydaj kostkę później: pojedyncza biała kość liczy się jak 3 żółte kości o tej wartości; kupiona kosztuje { amount-price }. Nie do umieszczania obywatela.
help-priest = Daje jedną kostkę za aktywację. Wydaj kostkę później: każda żółta kość zestawu jest warta o 3 więcej. Nie do umieszczania obywatela w Ratuszu.
help-tithe = Daje jedną kostkę za aktywację. Wydaj kostkę później, używając żółtych kości: możesz wziąć bez płacenia po jednej żółtej kości z każdej innej dzielnicy, także neutralnej. Te kości nadal liczą się do wielkości zestawu.
help-apprenticeship = Daje jedną kostkę za aktywację. Wydaj kostkę później: każda kość zestawu jest warta 5. Nie do budynków ani Katedry.
help-confession = Daje jedną kostkę za aktywację. Wydaj kostkę później: każda kość zestawu jest warta o 2 więcej. Nie do budynków ani Katedry.
help-templar = Daje jedną kostkę za aktywację. Wydaj kostkę później: pojedyncza biała kość liczy się jak 2 czerwone kości o tej wartości; kupiona kosztuje { amount-price }. Nie do umieszczania obywatela.
help-prior = Daje jedną kostkę za aktywację. Wydaj kostkę później: pojedyncza biała kość liczy się jak 2 białe kości o tej wartości; kupiona kosztuje { amount-price }. W Katedrze kładzie dwie kostki w swojej kolumnie, jeśli jest w niej na nie miejsce. Nie do umieszczania obywatela.
help-glassblower = Za każdą aktywację: { $vp } PZ za każde dwie twoje kostki w Katedrze.
help-pilgrimage = Za każdą aktywację: zyskujesz { $vp } PZ. Możesz użyć kości dowolnych kolorów, także różnych naraz; zestaw różnych kolorów może zmienić tylko kostka z karty „Nauka rzemiosła” albo „Spowiedź”.
help-procession = Za każdą aktywację: kto ma najwięcej kości w swojej dzielnicy, zyskuje { $vp } PZ, podobnie jak wszyscy remisujący. Kości użyte do tej akcji się nie liczą; jeśli w mieście nie ma już żadnych, nikt nic nie zyskuje. Jeśli w neutralnej dzielnicy jest ich więcej niż w każdej innej, nikt nic nie zyskuje. Wybierasz, ilu aktywacji używasz.

## Żółte karty

help-merchant = Za każdą aktywację: zyskujesz { amount-deniers }.
help-miller = Za każdą aktywację: zyskujesz { amount-deniers } za każdego swojego obywatela stojącego w Pałacu albo za każdego w Rezydencji biskupa, zależnie od tego, co daje więcej.
help-artisan = Za każdą aktywację: płacisz { amount-spends } i zyskujesz { amount-deniers }. Wybierasz, za ile aktywacji płacisz.
help-baker = Za każdą aktywację: zyskujesz { amount-deniers } za każdą żółtą kość we wszystkich dzielnicach. Kości użyte do tej akcji się nie liczą.
help-militiaman = Daje jedną kostkę za aktywację. Wydaj kostkę później: żółte kości liczą się w tej akcji jak czerwone.
help-innkeeper = Za każdą aktywację: płacisz { amount-pays } i zyskujesz { amount-influence }. Wybierasz, za ile aktywacji płacisz.
help-blacksmith = Daje jedną kostkę za aktywację. Wydaj kostkę później: suma zestawu czerwonych kości rośnie o 5. Nie do umieszczania obywatela w Pałacu.
help-sculptor = Za każdą aktywację: zyskujesz { $vp } PZ. Rzemieślnicy na tej karcie są na koniec gry dużo warci.
help-journeyman = Za każdą aktywację: płacisz { amount-pays } i zyskujesz { $vp } PZ. Wybierasz, za ile aktywacji płacisz.
help-goldsmith = Za każdą aktywację: zyskujesz { $vp } PZ i { amount-deniers }.

## Wydarzenia

help-marauding = { how-to-fight } Nigdy nie znika. Zakrycie ostatniego sztandaru przynosi nagrody i zwalnia sztandary.
help-succession_conflict = Co rundę rzuca się kością, a szary obywatel zajmuje wskazane pole Pałacu i wypycha tego, kto tam stoi, chyba że zabrakło szarych obywateli albo właściciel wypychanego ma już tam leżącego obywatela. { how-to-fight }
help-brigands = { how-to-fight }
help-skirmishes = { how-to-fight }
help-war = { how-to-fight }
help-normans_attack = { how-to-fight }
help-resistance = Co rundę każde inne Wydarzenie traci kostkę położoną na nim jako ostatnia; zdobyte za nią punkty wpływu zostają. { how-to-fight }
help-support = Co rundę dwa Wydarzenia tuż po jego lewej stronie dostają po szarej kostce, co może doprowadzić do ich zwalczenia. { how-to-fight }
help-civil_war = Co rundę każdy gracz traci { amount-deniers }. Kto nie może zapłacić całości, traci też 2 PZ. { how-to-fight }
help-wayfarers = Co rundę rzuca się kością, a szary obywatel wchodzi z lewej do wskazanego rzędu Ratusza i przesuwa pozostałych w prawo, chyba że zabrakło szarych obywateli albo właściciel wypychanego ma już tam leżącego obywatela. { how-to-fight }
help-drought = Co rundę każdy gracz płaci { amount-deniers } za każdego swojego obywatela stojącego w Ratuszu. Kto nie może zapłacić całości, traci też 2 PZ. { how-to-fight }
help-traveling_builders = Co rundę szara kostka zajmuje okno Katedry: najniższy wolny numer na najniższym poziomie, na którym jest miejsce. { how-to-fight }
help-interrupted_work = Co rundę z Katedry znika jedna kostka: z najwyższego numeru na najwyższym poziomie, na którym jakaś leży. Zdobyte za nią punkty zostają. { how-to-fight }
help-heresy = Co rundę każdy gracz traci { amount-influence }. Kto ma ich za mało, traci też 2 PZ. { how-to-fight }
help-theological_conflict = Co rundę rzuca się kością, a szary obywatel wchodzi z lewej do wskazanego rzędu Rezydencji biskupa i przesuwa pozostałych w prawo, chyba że zabrakło szarych obywateli albo właściciel wypychanego ma już tam leżącego obywatela. { how-to-fight }

## Postacie: na koniec każda rozdana postać daje punkty wszystkim

help-chretien = Twoi obywatele stojący w trzech budynkach. { what-is-needed }
help-urbain = Twoje kostki w Katedrze. { what-is-needed }
help-thibaut = Twoje denary. { what-is-needed }
help-hugues = Twoje punkty wpływu. { what-is-needed }
help-florentin = Twoi Rzemieślnicy na kartach Akcji, także ci stojący na ilustracji. { what-is-needed }
help-henry = Zdobyte przez ciebie karty Wydarzeń. { what-is-needed }

## Miejsca

help-palace = Umieść obywatela jedną czerwoną kością: zajmie pole z numerem kości, a kto tam stoi, zostanie wypchnięty. Każdy twój obywatel rzuca tu co rundę czerwoną kością i { amount-salary }.
help-bishopric = Umieść obywatela jedną białą kością: wejdzie z lewej do rzędu z numerem kości i przesunie pozostałych w prawo; ostatni może zostać wypchnięty. Każdy twój obywatel rzuca tu co rundę białą kością i { amount-salary }.
help-city_hall = Umieść obywatela jedną żółtą kością: wejdzie z lewej do rzędu z numerem kości i przesunie pozostałych w prawo; ostatni może zostać wypchnięty. Każdy twój obywatel rzuca tu co rundę żółtą kością i { amount-salary }.
help-space = Obywatel stojący w tym miejscu rzuca na początku każdej rundy jedną kością w kolorze budynku.
help-lying = Wypchnięty obywatel. Nie rzuca kością, ale można go umieścić ponownie; na koniec rundy wraca do prywatnych zasobów właściciela.
help-tradesman = Rzemieślnik pozwala właścicielowi używać karty, a na koniec gry daje tyle punktów, ile widnieje pod jego stopami. Na ilustracji nie daje nic.
help-supply = Obywatele czekający na pracę. Można ich umieścić w budynku albo zatrudnić jako Rzemieślników.
help-cathedral = Buduj 1–3 białymi kośćmi: każda kładzie kostkę w kolumnie swojej wartości, na najniższym wolnym poziomie. Każda kostka daje 1 PZ oraz 1 punkt wpływu w kolumnach 1–3 lub 2 w kolumnach 4–6. Na koniec każdy poziom bez twojej kostki kosztuje cię 2 PZ.
help-agriculture = Za 1–3 żółte kości zyskujesz połowę ich sumy w denarach, zaokrągloną w dół.
help-deniers = Denarami płacisz obywatelom, Rzemieślnikom i za kości innych. Każda runda przynosi kolejne.
help-vp = Punkty zdobyte do tej pory; kolejne liczy się na koniec gry.
help-influence = Przed swoją akcją albo przed zwalczaniem czarnej kości wydaj 1 punkt, aby przerzucić jedną ze swoich kości, 2, aby wziąć obywatela z banku zasobów do prywatnych zasobów, 4, aby obrócić do trzech swoich kości na przeciwną ściankę. Można mieć najwyżej 20 punktów.
help-square = W każdej dzielnicy leżą kości jej właściciela na tę rundę. Możesz używać wszystkich: kupiona kość kosztuje { $one }, { $two } lub { amount-three } w zestawie jednej, dwóch lub trzech kości. Płacisz jej właścicielowi, a za neutralną, od szarego obywatela, bankowi.
help-events = Co rundę do kolejki dochodzą nowe Wydarzenia i wszystkie działają od lewej do prawej. Kładź kostki na ich sztandarach: każda daje 1 punkt wpływu. Gdy wszystkie sztandary są zakryte, ten, kto ma najwięcej kostek, dostaje pierwszą nagrodę i kartę, a kto jest następny – drugą nagrodę.
help-black = Każdy gracz po kolei musi, jeśli może, zwalczyć czarną kość o najwyższej wartości kośćmi własnej dzielnicy; czerwone liczą się podwójnie. Każda zwalczona czarna kość daje 1 punkt wpływu; kto nie może, traci 2 PZ.
help-facedown = W każdej z pierwszych trzech rund odkrywa się trzy nowe karty, po jednej w każdym kolorze.
help-round = Gra trwa 4 rundy przy jednym lub dwóch graczach, 5 przy trzech i 6 przy czterech.
help-decks = Co rundę pojawia się jedno czerwone Wydarzenie, a za nim białe albo żółte, póki w tym stosie są karty.

## Wyzwanie króla: co robią w nim te karty, zamiast tekstów powyżej

help-king-tithe = Daje jedną kostkę za aktywację. Wydaj kostkę później, używając żółtych kości: możesz wziąć bez płacenia do trzech żółtych kości króla. Te kości nadal liczą się do wielkości zestawu.
help-king-tax_collector = Za każdą aktywację: bank płaci ci { amount-taxes } za każdego obywatela króla stojącego w Ratuszu.
help-king-banquet = Za każdą aktywację: zyskujesz { $vp } PZ za każdą czerwoną kość pozostałą w twojej dzielnicy. Dzielnica króla się nie liczy, kości użyte do tej akcji też nie.
help-king-procession = Za każdą aktywację: zyskujesz { $vp } PZ, jeśli w dzielnicy króla nie leży więcej kości niż w twojej. Kości użyte do tej akcji się nie liczą, a musi ci zostać co najmniej jedna. Król nic nie zyskuje. Wybierasz, ilu aktywacji używasz.
help-king-joust = Za każdą aktywację: zyskujesz { $vp } PZ, jeśli suma czerwonych kości króla nie jest wyższa niż twoja. Kości użyte do tej akcji się nie liczą, a musi ci zostać co najmniej jedna czerwona. Król nic nie zyskuje. Wybierasz, ilu aktywacji używasz.
help-king-succession_conflict = Co rundę rzuca się kością, a obywatel króla zajmuje wskazane pole Pałacu i wypycha tego, kto tam stoi, chyba że właściciel wypychanego ma już tam leżącego obywatela. { how-to-fight }
help-king-theological_conflict = Co rundę rzuca się kością, a obywatel króla wchodzi z lewej do wskazanego rzędu Rezydencji biskupa i przesuwa pozostałych w prawo, chyba że właściciel wypychanego ma już tam leżącego obywatela. { how-to-fight }
help-king-wayfarers = Co rundę rzuca się kością, a obywatel króla wchodzi z lewej do wskazanego rzędu Ratusza i przesuwa pozostałych w prawo, chyba że właściciel wypychanego ma już tam leżącego obywatela. { how-to-fight }
help-king-support = Co rundę dwa Wydarzenia tuż po jego lewej stronie dostają po kostce króla, co może doprowadzić do ich zwalczenia. { how-to-fight }
help-king-civil_war = Co rundę tracisz { amount-deniers }. Jeśli nie możesz zapłacić całości, tracisz też 2 PZ. Króla to nie dotyczy. { how-to-fight }
help-king-drought = Co rundę płacisz { amount-deniers } za każdego swojego obywatela stojącego w Ratuszu. Jeśli nie możesz zapłacić całości, tracisz też 2 PZ. Króla to nie dotyczy. { how-to-fight }
help-king-heresy = Co rundę tracisz { amount-influence }. Jeśli masz ich za mało, tracisz też 2 PZ. Króla to nie dotyczy. { how-to-fight }
help-king-traveling_builders = Co rundę kostka króla zajmuje okno Katedry: najniższy wolny numer na najniższym poziomie, na którym jest miejsce, a król zyskuje 1 PZ. { how-to-fight }
help-king-interrupted_work = Co rundę z Katedry znika jedna kostka: z najwyższego numeru na najwyższym poziomie, na którym jakaś leży. Jeśli jest to kostka króla, zostaje i nic się nie dzieje. Punkty zdobyte za twoją kostkę zostają. { how-to-fight }
help-king-resistance = Co rundę każde inne Wydarzenie traci kostkę położoną na nim jako ostatnia; jeśli jest to kostka króla, zostaje na miejscu. Punkty wpływu zdobyte za twoje kostki zostają. { how-to-fight }
help-king-chretien = Obywatele stojący w trzech budynkach. { what-is-needed } Daje punkty tobie i królowi.
help-king-urbain = Kostki w Katedrze. { what-is-needed } Daje punkty tobie i królowi.
help-king-thibaut = Twoje denary. { what-is-needed } Królowi nigdy nie daje punktów.
help-king-hugues = Twoje punkty wpływu. { what-is-needed } Królowi nigdy nie daje punktów.
help-king-florentin = Rzemieślnicy na kartach Akcji, także ci stojący na ilustracji. { what-is-needed } Daje punkty tobie i królowi.
help-king-henry = Zdobyte karty Wydarzeń. { what-is-needed } Daje punkty tobie i królowi.
help-king-square = Kości tej rundy, twoje i króla. Możesz używać także jego kości: kupiona kosztuje { $one }, { $two } lub { amount-three } w zestawie jednej, dwóch lub trzech kości. Płacisz bankowi.
help-king-black = Gdy kolej na ciebie, musisz, jeśli możesz, zwalczyć czarną kość o najwyższej wartości kośćmi własnej dzielnicy; czerwone liczą się podwójnie. Każda zwalczona czarna kość daje 1 punkt wpływu; jeśli nie możesz, tracisz 2 PZ. Gdy kolej na króla, oddaje on swoją najlepszą kość i usuwa czarną o najwyższej wartości, bez względu na ich wartości.
