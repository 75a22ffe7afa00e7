### Pomoc po najechaniu, zaznaczeniu lub dłuższym dotknięciu: co robi każda karta, wydarzenie, postać i miejsce.

## Czerwone karty

help-archer = Rzuć jedną kością za każdą aktywację. Każda kość z wynikiem 3 lub więcej pozwala położyć jedną kostkę na dowolnym Wydarzeniu i daje za nią 1 punkt wpływu.
help-diplomat = Płacisz 1 punkt wpływu za aktywację, ile razy chcesz. Za każdy z nich kładziesz jedną kostkę na dowolnym Wydarzeniu; każda kostka zwraca 1 punkt wpływu.
help-chivalry = Za każdą aktywację: jedna kostka na dowolne Wydarzenie za każdą czerwoną kość pozostałą w twojej dzielnicy. Kości użyte do tej akcji się nie liczą. Każda kostka daje 1 punkt wpływu.
help-hunting = Za każdą aktywację: zyskujesz 3 punkty wpływu.
help-mercenary = Za każdą aktywację: zyskujesz 3 denary.
help-tax_collector = Za każdą aktywację: każdy inny gracz płaci ci 1 denara za każdego swojego obywatela stojącego w Ratuszu, na ile starczy mu pieniędzy; za szarych płaci bank.
help-joust = Za każdą aktywację: jeśli żadna dzielnica nie ma wyższej sumy czerwonych kości niż twoja, zyskujesz 2 PZ. Remisujący gracze też je zyskują. Kości użyte do tej akcji się nie liczą, a musi ci zostać co najmniej jedna czerwona kość. Wybierasz, ilu aktywacji używasz.
help-captain = Za każdą aktywację: 1 PZ za każde Wydarzenie, łącznie z „Rabusiami”, na którym leży co najmniej jedna twoja kostka.
help-troubadour = Za każdą aktywację: płacisz 3 punkty wpływu i zyskujesz 2 PZ. Wybierasz, za ile aktywacji płacisz.
help-banquet = Za każdą aktywację: liczy się dzielnica z największą liczbą czerwonych kości, czyjakolwiek; zyskujesz 1 PZ za każdą czerwoną kość w niej. Kości użyte do tej akcji się nie liczą.

## Białe karty

help-monk = Daje jedną kostkę za aktywację. Wydaj kostkę później: pojedyncza biała kość liczy się jak 3 żółte kości o tej wartości; kupiona kosztuje 2 denary. Nie do umieszczania obywatela.
help-priest = Daje jedną kostkę za aktywację. Wydaj kostkę później: każda żółta kość zestawu jest warta o 3 więcej. Nie do umieszczania obywatela w Ratuszu.
help-tithe = Daje jedną kostkę za aktywację. Wydaj kostkę później, używając żółtych kości: możesz wziąć bez płacenia po jednej żółtej kości z każdej innej dzielnicy, także szarej. Te kości nadal liczą się do wielkości zestawu.
help-apprenticeship = Daje jedną kostkę za aktywację. Wydaj kostkę później: każda kość zestawu jest warta 5. Nie do budynków ani Katedry.
help-confession = Daje jedną kostkę za aktywację. Wydaj kostkę później: każda kość zestawu jest warta o 2 więcej. Nie do budynków ani Katedry.
help-templar = Daje jedną kostkę za aktywację. Wydaj kostkę później: pojedyncza biała kość liczy się jak 2 czerwone kości o tej wartości; kupiona kosztuje 2 denary. Nie do umieszczania obywatela.
help-prior = Daje jedną kostkę za aktywację. Wydaj kostkę później: pojedyncza biała kość liczy się jak 2 białe kości o tej wartości; kupiona kosztuje 2 denary. W Katedrze kładzie dwie kostki w jednej kolumnie. Nie do umieszczania obywatela.
help-glassblower = Za każdą aktywację: 1 PZ za każde dwie twoje kostki w Katedrze.
help-pilgrimage = Za każdą aktywację: zyskujesz 2 PZ. Możesz użyć kości dowolnych kolorów, także różnych naraz; zestaw różnych kolorów może zmienić tylko kostka z karty „Nauka rzemiosła” albo „Spowiedź”.
help-procession = Za każdą aktywację: kto ma najwięcej kości w swojej dzielnicy, zyskuje 2 PZ, podobnie jak wszyscy remisujący. Kości użyte do tej akcji się nie liczą. Jeśli najwięcej kości leży w samej szarej dzielnicy, nikt nic nie zyskuje. Wybierasz, ilu aktywacji używasz.

## Żółte karty

help-merchant = Za każdą aktywację: zyskujesz 2 denary.
help-miller = Za każdą aktywację: zyskujesz 2 denary za każdego swojego obywatela stojącego w Pałacu albo za każdego w Rezydencji biskupa, zależnie od tego, co daje więcej.
help-artisan = Za każdą aktywację: płacisz 1 punkt wpływu i zyskujesz 6 denarów. Wybierasz, za ile aktywacji płacisz.
help-baker = Za każdą aktywację: zyskujesz 1 denara za każdą żółtą kość w dowolnej dzielnicy. Kości użyte do tej akcji się nie liczą.
help-militiaman = Daje jedną kostkę za aktywację. Wydaj kostkę później: żółte kości liczą się w tej akcji jak czerwone.
help-innkeeper = Za każdą aktywację: płacisz 1 denara i zyskujesz 1 punkt wpływu. Wybierasz, za ile aktywacji płacisz.
help-blacksmith = Daje jedną kostkę za aktywację. Wydaj kostkę później: suma zestawu czerwonych kości rośnie o 5. Nie do umieszczania obywatela w Pałacu.
help-sculptor = Za każdą aktywację: zyskujesz 1 PZ. Rzemieślnicy na tej karcie są na koniec gry dużo warci.
help-journeyman = Za każdą aktywację: płacisz 3 denary i zyskujesz 2 PZ. Wybierasz, za ile aktywacji płacisz.
help-goldsmith = Za każdą aktywację: zyskujesz 1 PZ i 2 denary.

## Wydarzenia

help-marauding = Co rundę dodaje 1 czarną kość i nigdy nie znika. To Wydarzenie zwalcza się kośćmi dowolnego jednego koloru. Zakrycie ostatniego sztandaru przynosi nagrody i zwalnia sztandary.
help-succession_conflict = Co rundę rzuca się kością, a szary obywatel zajmuje wskazane pole Pałacu i wypycha tego, kto tam stoi, chyba że zabrakło szarych obywateli albo właściciel wypychanego ma już tam leżącego obywatela. To Wydarzenie zwalcza się czerwonymi kośćmi.
help-brigands = Co rundę dodaje 1 czarną kość. To Wydarzenie zwalcza się czerwonymi kośćmi.
help-skirmishes = Co rundę dodaje 1 czarną kość. To Wydarzenie zwalcza się czerwonymi kośćmi.
help-war = Co rundę dodaje 2 czarne kości. To Wydarzenie zwalcza się czerwonymi kośćmi.
help-normans_attack = Co rundę dodaje 2 czarne kości. To Wydarzenie zwalcza się czerwonymi kośćmi.
help-resistance = Co rundę każde inne Wydarzenie traci kostkę położoną na nim jako ostatnia; zdobyte za nią punkty wpływu zostają. To Wydarzenie zwalcza się czerwonymi kośćmi.
help-support = Co rundę dwa Wydarzenia po jego lewej stronie dostają po szarej kostce, która może je dopełnić. To Wydarzenie zwalcza się żółtymi kośćmi.
help-civil_war = Co rundę każdy gracz traci 3 denary. Kto nie może zapłacić całości, traci też 2 PZ. To Wydarzenie zwalcza się żółtymi kośćmi.
help-wayfarers = Co rundę rzuca się kością, a szary obywatel wchodzi z lewej do wskazanego rzędu Ratusza i przesuwa pozostałych w prawo, chyba że zabrakło szarych obywateli albo właściciel wypychanego ma już tam leżącego obywatela. To Wydarzenie zwalcza się żółtymi kośćmi.
help-drought = Co rundę każdy gracz płaci 1 denara za każdego swojego obywatela stojącego w Ratuszu. Kto nie może zapłacić całości, traci też 2 PZ. To Wydarzenie zwalcza się żółtymi kośćmi.
help-traveling_builders = Co rundę szara kostka zajmuje okno Katedry: najniższy wolny numer na najniższym poziomie, na którym jest miejsce. To Wydarzenie zwalcza się białymi kośćmi.
help-interrupted_work = Co rundę z Katedry znika jedna kostka: z najwyższego numeru na najwyższym poziomie, na którym jakaś leży. Zdobyte za nią punkty zostają. To Wydarzenie zwalcza się białymi kośćmi.
help-heresy = Co rundę każdy gracz traci 2 punkty wpływu. Kto ma ich za mało, traci też 2 PZ. To Wydarzenie zwalcza się białymi kośćmi.
help-theological_conflict = Co rundę rzuca się kością, a szary obywatel wchodzi z lewej do wskazanego rzędu Rezydencji biskupa i przesuwa pozostałych w prawo, chyba że zabrakło szarych obywateli albo właściciel wypychanego ma już tam leżącego obywatela. To Wydarzenie zwalcza się białymi kośćmi.

## Postacie: na koniec każda rozdana postać daje punkty wszystkim

help-chretien = Twoi obywatele stojący w trzech budynkach. Od 3 do 4: 1 PZ, od 5 do 6: 3 PZ, 7 lub więcej: 6 PZ. Przy jednym lub dwóch graczach: od 4 do 5, od 6 do 7, 8 lub więcej.
help-urbain = Twoje kostki w Katedrze. Od 3 do 4: 1 PZ, od 5 do 6: 3 PZ, 7 lub więcej: 6 PZ. Przy jednym lub dwóch graczach: od 4 do 5, od 6 do 7, 8 lub więcej.
help-thibaut = Twoje denary. Od 6 do 11: 1 PZ, od 12 do 17: 3 PZ, 18 lub więcej: 6 PZ.
help-hugues = Twoje punkty wpływu. Od 5 do 9: 1 PZ, od 10 do 14: 3 PZ, 15 lub więcej: 6 PZ.
help-florentin = Twoi Rzemieślnicy na kartach Akcji, także ci stojący na ilustracji. Od 2 do 3: 1 PZ, od 4 do 5: 3 PZ, 6 lub więcej: 6 PZ.
help-henry = Zdobyte przez ciebie karty Wydarzeń. Od 1 do 2: 1 PZ, od 3 do 4: 3 PZ, 5 lub więcej: 6 PZ.

## Miejsca

help-palace = Umieść obywatela jedną czerwoną kością: zajmie pole z numerem kości, a kto tam stoi, zostanie wypchnięty. Każdy tutejszy obywatel rzuca co rundę czerwoną kością i kosztuje 2 denary.
help-bishopric = Umieść obywatela jedną białą kością: wejdzie z lewej do rzędu z numerem kości i przesunie pozostałych w prawo; ostatni może zostać wypchnięty. Każdy tutejszy obywatel rzuca co rundę białą kością i kosztuje 1 denara.
help-city_hall = Umieść obywatela jedną żółtą kością: wejdzie z lewej do rzędu z numerem kości i przesunie pozostałych w prawo; ostatni może zostać wypchnięty. Każdy tutejszy obywatel rzuca co rundę żółtą kością i nic nie kosztuje.
help-space = Obywatel stojący w tym miejscu rzuca na początku każdej rundy jedną kością w kolorze budynku.
help-lying = Wypchnięty obywatel. Nie rzuca kością, ale można go umieścić ponownie; na koniec rundy wraca do prywatnych zasobów właściciela.
help-tradesman = Rzemieślnik pozwala właścicielowi używać karty, a na koniec gry daje tyle punktów, ile widnieje pod jego stopami. Na ilustracji nie daje nic.
help-supply = Obywatele czekający na pracę. Można ich umieścić w budynku albo zatrudnić jako Rzemieślników.
help-cathedral = Buduj 1–3 białymi kośćmi: każda kładzie kostkę w kolumnie swojej wartości, na najniższym wolnym poziomie. Każda kostka daje 1 PZ oraz 1 punkt wpływu w kolumnach 1–3 lub 2 w kolumnach 4–6. Na koniec każdy poziom bez twojej kostki kosztuje cię 2 PZ.
help-agriculture = Za 1–3 żółte kości zyskujesz połowę ich sumy w denarach, zaokrągloną w dół.
help-influence = Przed swoją akcją albo przed zwalczaniem czarnej kości wydaj 1 punkt, aby przerzucić jedną ze swoich kości, 2, aby wziąć obywatela z banku zasobów do prywatnych zasobów, 4, aby obrócić do trzech swoich kości na przeciwną ściankę. Można mieć najwyżej 20 punktów.
help-square = W każdej dzielnicy leżą kości jej właściciela na tę rundę. Możesz używać wszystkich: kupiona kość kosztuje 2, 4 lub 6 denarów w zestawie jednej, dwóch lub trzech kości. Płacisz jej właścicielowi, a za szarą kość bankowi.
help-events = Co rundę do kolejki dochodzą nowe Wydarzenia i wszystkie działają od lewej do prawej. Kładź kostki na ich sztandarach: każda daje 1 punkt wpływu. Gdy wszystkie sztandary są zakryte, ten, kto ma najwięcej kostek, dostaje pierwszą nagrodę i kartę, a kto jest następny – drugą nagrodę.
help-black = Każdy gracz po kolei musi, jeśli może, zwalczyć czarną kość o najwyższej wartości kośćmi własnej dzielnicy; czerwone liczą się podwójnie. Każda zwalczona czarna kość daje 1 punkt wpływu; kto nie może, traci 2 PZ.
help-facedown = W każdej z pierwszych trzech rund odkrywa się trzy nowe karty, po jednej w każdym kolorze.
help-round = Gra trwa 4 rundy przy jednym lub dwóch graczach, 5 przy trzech i 6 przy czterech.
help-decks = Co rundę pojawia się jedno czerwone Wydarzenie, a za nim białe albo żółte.

## Wyzwanie króla: co robią w nim te karty, zamiast tekstów powyżej

help-king-tithe = Daje jedną kostkę za aktywację. Wydaj kostkę później, używając żółtych kości: możesz wziąć bez płacenia do trzech kości króla. Te kości nadal liczą się do wielkości zestawu.
help-king-tax_collector = Za każdą aktywację: bank płaci ci 2 denary za każdego obywatela króla stojącego w Ratuszu.
help-king-banquet = Za każdą aktywację: zyskujesz 1 PZ za każdą czerwoną kość pozostałą w twojej dzielnicy. Dzielnica króla się nie liczy, kości użyte do tej akcji też nie.
help-king-procession = Za każdą aktywację: zyskujesz 2 PZ, jeśli w dzielnicy króla nie leży więcej kości niż w twojej. Kości użyte do tej akcji się nie liczą, a musi ci zostać co najmniej jedna. Król nic nie zyskuje. Wybierasz, ilu aktywacji używasz.
help-king-joust = Za każdą aktywację: zyskujesz 2 PZ, jeśli suma czerwonych kości króla nie jest wyższa niż twoja. Kości użyte do tej akcji się nie liczą, a musi ci zostać co najmniej jedna czerwona. Król nic nie zyskuje. Wybierasz, ilu aktywacji używasz.
help-king-succession_conflict = Co rundę rzuca się kością, a obywatel króla zajmuje wskazane pole Pałacu i wypycha tego, kto tam stoi, chyba że właściciel wypychanego ma już tam leżącego obywatela. To Wydarzenie zwalcza się czerwonymi kośćmi.
help-king-theological_conflict = Co rundę rzuca się kością, a obywatel króla wchodzi z lewej do wskazanego rzędu Rezydencji biskupa i przesuwa pozostałych w prawo, chyba że właściciel wypychanego ma już tam leżącego obywatela. To Wydarzenie zwalcza się białymi kośćmi.
help-king-wayfarers = Co rundę rzuca się kością, a obywatel króla wchodzi z lewej do wskazanego rzędu Ratusza i przesuwa pozostałych w prawo, chyba że właściciel wypychanego ma już tam leżącego obywatela. To Wydarzenie zwalcza się żółtymi kośćmi.
help-king-support = Co rundę dwa Wydarzenia po jego lewej stronie dostają po jednej kostce króla, która może je dopełnić. To Wydarzenie zwalcza się żółtymi kośćmi.
help-king-civil_war = Co rundę tracisz 3 denary. Jeśli nie możesz zapłacić całości, tracisz też 2 PZ. Króla to nie dotyczy. To Wydarzenie zwalcza się żółtymi kośćmi.
help-king-drought = Co rundę płacisz 1 denara za każdego swojego obywatela stojącego w Ratuszu. Jeśli nie możesz zapłacić całości, tracisz też 2 PZ. Króla to nie dotyczy. To Wydarzenie zwalcza się żółtymi kośćmi.
help-king-heresy = Co rundę tracisz 2 punkty wpływu. Jeśli masz ich za mało, tracisz też 2 PZ. Króla to nie dotyczy. To Wydarzenie zwalcza się białymi kośćmi.
help-king-traveling_builders = Co rundę kostka króla zajmuje okno Katedry: najniższy wolny numer na najniższym poziomie, na którym jest miejsce, a król zyskuje 1 PZ. To Wydarzenie zwalcza się białymi kośćmi.
help-king-interrupted_work = Co rundę z Katedry znika jedna kostka: z najwyższego numeru na najwyższym poziomie, na którym jakaś leży. Jeśli jest to kostka króla, zostaje i nic się nie dzieje. Punkty zdobyte za twoją kostkę zostają. To Wydarzenie zwalcza się białymi kośćmi.
help-king-resistance = Co rundę każde inne Wydarzenie traci kostkę położoną na nim jako ostatnia; jeśli jest to kostka króla, zostaje na miejscu. Punkty wpływu zdobyte za twoje kostki zostają. To Wydarzenie zwalcza się czerwonymi kośćmi.
help-king-chretien = Obywatele stojący w trzech budynkach. Od 4 do 5: 1 PZ, od 6 do 7: 3 PZ, 8 lub więcej: 6 PZ. Daje punkty tobie i królowi.
help-king-urbain = Kostki w Katedrze. Od 4 do 5: 1 PZ, od 6 do 7: 3 PZ, 8 lub więcej: 6 PZ. Daje punkty tobie i królowi.
help-king-thibaut = Twoje denary. Od 6 do 11: 1 PZ, od 12 do 17: 3 PZ, 18 lub więcej: 6 PZ. Królowi nigdy nie daje punktów.
help-king-hugues = Twoje punkty wpływu. Od 5 do 9: 1 PZ, od 10 do 14: 3 PZ, 15 lub więcej: 6 PZ. Królowi nigdy nie daje punktów.
help-king-florentin = Rzemieślnicy na kartach Akcji, także ci stojący na ilustracji. Od 2 do 3: 1 PZ, od 4 do 5: 3 PZ, 6 lub więcej: 6 PZ. Daje punkty tobie i królowi.
help-king-henry = Zdobyte karty Wydarzeń. Od 1 do 2: 1 PZ, od 3 do 4: 3 PZ, 5 lub więcej: 6 PZ. Daje punkty tobie i królowi.
help-king-square = Kości tej rundy, twoje i króla. Możesz używać także jego kości: kupiona kosztuje 2, 4 lub 6 denarów w zestawie jednej, dwóch lub trzech kości. Płacisz bankowi.
help-king-black = Gdy przypada to tobie, musisz, jeśli możesz, zwalczyć czarną kość o najwyższej wartości kośćmi własnej dzielnicy; czerwone liczą się podwójnie. Każda zwalczona czarna kość daje 1 punkt wpływu; jeśli nie możesz, tracisz 2 PZ. Gdy przypada to królowi, oddaje on swoją najlepszą kość i usuwa czarną o najwyższej wartości, bez względu na ich wartości.
