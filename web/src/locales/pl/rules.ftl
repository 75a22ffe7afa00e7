### Strona zasad. Pusta linia dzieli akapity, myślnik na początku linii tworzy listę,
### **dwie gwiazdki** wyróżniają, [słowa](#section) prowadzą do rozdziału.

## Kwoty edycji tego stołu

deniers-income =
    { $income ->
        [one] { $income } denara
        [few] { $income } denary
       *[other] { $income } denarów
    }
deniers-palace =
    { $palace ->
        [one] { $palace } denara
        [few] { $palace } denary
       *[other] { $palace } denarów
    }
deniers-one =
    { $one ->
        [one] { $one } denara
        [few] { $one } denary
       *[other] { $one } denarów
    }
deniers-two =
    { $two ->
        [one] { $two } denara
        [few] { $two } denary
       *[other] { $two } denarów
    }
deniers-three =
    { $three ->
        [one] { $three } denara
        [few] { $three } denary
       *[other] { $three } denarów
    }
deniers-taxes =
    { $taxes ->
        [one] { $taxes } denara
        [few] { $taxes } denary
       *[other] { $taxes } denarów
    }

rules-goal-title = O co chodzi w grze
rules-goal =
    Miasto Troyes, około roku 1200. Stoisz na czele rodu. Twoi obywatele służą w Pałacu, w Rezydencji biskupa i w Ratuszu, a ich praca co rundę daje ci kości. Kośćmi, własnymi i kupionymi od sąsiadów, uprawiasz rzemiosła, budujesz Katedrę, zwalczasz to, co zagraża miastu, i umieszczasz kolejnych obywateli.

    Wszystko to przynosi **punkty zwycięstwa (PZ)**. Do końca pozostają zakryte, chyba że przy stole gra się z jawnymi punktami. Tajne [postacie](#characters) decydują o tym, co jeszcze będzie się liczyć. Kto na koniec ma najwięcej PZ, wygrywa.

rules-setup-title = Przed pierwszą rundą
rules-setup =
    - Każdy gracz ma 5 denarów, 4 punkty wpływu i kilku obywateli: 6 przy dwóch graczach, 5 przy trzech, 4 przy czterech. Reszta z jego dwunastu obywateli czeka w banku zasobów.
    - Każdy gracz dostaje jedną tajną postać, przy dwóch graczach dwie.
    - Dziewięć kart Akcji leży zakrytych, po jednej w każdym kolorze na każdą z rund I, II i III.

    Potem umieszcza się obywateli: od pierwszego gracza do ostatniego, następnie od ostatniego z powrotem do pierwszego i tak dalej. Za każdym razem stawiasz jednego obywatela na dowolnym wolnym polu trzech budynków, aż ustawisz wszystkich swoich. Pozostałe pola zajmują szarzy obywatele, którzy nie należą do żadnego z graczy; przy dwóch graczach sześciu z nich stoi tam, zanim zaczniecie.

rules-round-title = Runda
rules-round =
    Gra trwa 4 rundy przy dwóch graczach, 5 przy trzech i 6 przy czterech. Każda runda ma sześć faz, w tej kolejności.

rules-reveal-title = Odkrycie kart
rules-reveal =
    W pierwszych trzech rundach odkrywa się trzy karty Akcji danej rundy: czerwoną, białą i żółtą. Później nie ma już czego odkrywać.

rules-income-title = Dochód i opłacenie obywateli
rules-income =
    Każdy gracz dostaje { deniers-income }, a potem wypłaca wynagrodzenie: { deniers-palace } każdemu swojemu obywatelowi w Pałacu, { $bishopric } każdemu w Rezydencji biskupa, { $city_hall ->
        [0] nic tym w Ratuszu.
       *[other] { $city_hall } każdemu w Ratuszu.
    }

    Kto nie może zapłacić wszystkiego, płaci tyle, ile ma, i traci 2 PZ. W trakcie gry nikt nigdy nie spada poniżej 0 PZ.

rules-workforce-title = Zebranie siły roboczej
rules-workforce =
    Każdy gracz rzuca jedną kością za każdego swojego obywatela stojącego w budynku: czerwoną za Pałac, białą za Rezydencję biskupa, żółtą za Ratusz. Kości trafiają do jego dzielnicy na placu miejskim. Kości szarych obywateli trafiają do dzielnicy neutralnej.

rules-trouble-title = Wydarzenia
rules-trouble =
    Odkrywa się czerwone Wydarzenie, które dołącza do kolejki z prawej strony. Jego symbol wskazuje, czy następna karta pochodzi ze stosu białego, czy żółtego; jeśli ten stos jest pusty, drugiej karty nie ma.

    Potem działają wszystkie Wydarzenia w kolejce, od lewej do prawej. Pierwsze jest zawsze Wydarzenie „Rabusie”, nadrukowane na planszy; nigdy nie opuszcza gry. Wydarzenie działa znowu w każdej rundzie, dopóki nie zostanie zwalczone. Pokazane na nich czarne kości zbiera się do [walki](#black), która następuje potem; wszystko inne dzieje się od razu. Jeśli Wydarzenie każe ci coś zapłacić lub stracić, a masz za mało, oddajesz tyle, ile możesz, i tracisz 2 PZ.

rules-black-title = Czarne kości
rules-black =
    Rzuca się zebranymi czarnymi kośćmi. Od pierwszego gracza zgodnie z ruchem wskazówek zegara każdy po kolei mierzy się z czarną kością **o najwyższej wartości** spośród pozostałych, aż nie zostanie żadna.

    - Zwalczasz ją jedną lub kilkoma kośćmi własnej dzielnicy, w dowolnych kolorach. Ich suma musi być co najmniej równa wartości czarnej kości. **Czerwone kości liczą się podwójnie.**
    - Możesz jednocześnie zwalczyć dalsze czarne kości; wtedy twoja suma musi być co najmniej równa ich sumie.
    - Wszystkie te kości się odrzuca. Każda zwalczona czarna kość daje ci 1 punkt wpływu.
    - Jeśli twoje kości wystarczą, musisz to zrobić. Jeśli nie, możesz wydać [punkty wpływu](#influence), aby je poprawić. W przeciwnym razie czarną kość się odrzuca, ty zachowujesz swoje kości i tracisz 2 PZ.

    Nie można do tego kupować kości ani używać kostek z kart Akcji.

rules-turns-title = Akcje
rules-turns =
    Od pierwszego gracza zgodnie z ruchem wskazówek zegara każdy po kolei wykonuje jedną [akcję](#actions) albo [pasuje](#pass), aż wszyscy spasują albo w żadnej dzielnicy nie będzie kości. Przed akcją możesz wydać [punkty wpływu](#influence).

rules-close-title = Koniec rundy
rules-close =
    - Gracze, którzy spasowali, biorą denary leżące w ich dzielnicach.
    - Wypchnięci obywatele, leżący przed budynkami, wracają do prywatnych zasobów właścicieli, a szarzy do banku zasobów.
    - Nieużyte kości odkłada się.
    - Pierwszym graczem zostaje następny gracz po lewej.

rules-dice-title = Kości i dzielnice
rules-dice =
    Do każdej akcji używa się zestawu **od jednej do trzech kości jednego koloru**: czerwone to wojsko, białe wiara, żółte handel. Mogą pochodzić z dowolnych dzielnic. Tylko „Pielgrzymka” przyjmuje kości różnych kolorów.

    Własne kości są za darmo. Kości z innych dzielnic kupujesz i nikt nie może odmówić: cena trafia do ich właściciela, a za kości neutralne do banku. Cena każdej kupionej kości zależy od wielkości całego zestawu, razem z twoimi kośćmi.

    - W zestawie jednej kości: { deniers-one }.
    - W zestawie dwóch: { deniers-two } za każdą kupioną kość.
    - W zestawie trzech: { deniers-three } za każdą kupioną kość.

    Płacisz z tego, co masz: pieniędzmi zarobionymi w akcji nie można za nią zapłacić. Możesz działać bez własnych kości. Po akcji użyte kości się odrzuca.

rules-actions-title = Rodzaje akcji
rules-actions =
    Jest pięć akcji; w swojej turze wykonujesz jedną z nich albo pasujesz. Wybierz najpierw kości albo najpierw miejsce, jak wolisz: to, co jeszcze możliwe, pozostaje podświetlone, a zanim potwierdzisz, w ramce z przyciskiem możesz przeczytać, co by się stało.

rules-activate-title = Użycie karty Akcji
rules-activate =
    Weź kości w kolorze karty. Potrzebujesz na niej **Rzemieślnika**. Jeśli go nie masz, zatrudnij go: zapłać tyle, ile widnieje na monecie, i wyślij jednego ze swoich obywateli, z prywatnych zasobów, z budynku albo z innej karty. Zajmuje pierwsze wolne pole i na koniec da jego PZ. Jeśli nie ma wolnego pola, staje na ilustracji: nic nie daje, ale możesz używać karty. Nikt nie ma dwóch Rzemieślników na jednej karcie.

    Podziel sumę kości przez dzielnik karty i pomiń resztę: tyle masz **aktywacji**. Musi być co najmniej jedna. Każda aktywacja robi to, co pokazuje karta.

    Tam, gdzie aktywacje kosztują, wybierasz, ile ich chcesz, co najmniej jedną; tak samo przy kartach „Procesja” i „Turniej rycerski”. Wszystkie inne karty używają ich wszystkich.

rules-cubes-title = Karty z klepsydrą
rules-cubes =
    Te karty nie działają od razu. Każda aktywacja kładzie na karcie jedną twoją kostkę. Później możesz wydać **jedną** kostkę razem z akcją, aby zmienić jej kości: liczbę, kolor, wartość albo cenę, jak mówi karta. Pojedyncza kość, która liczy się jak kilka, nie kosztuje więcej: kupiona nadal jest zestawem jednej kości. Karta zmienia tylko użyty zestaw; kości pozostałe w dzielnicach się nie zmieniają. Kostki pozostają twoje, nawet jeśli Rzemieślnik opuści kartę.

rules-build-title = Budowa Katedry
rules-build =
    Weź od jednej do trzech białych kości. Każda kładzie twoją kostkę w kolumnie swojej wartości, na najniższym wolnym z trzech poziomów. Pełna kolumna już żadnej nie przyjmie.

    Każda kostka daje 1 PZ oraz 1 punkt wpływu w kolumnach 1–3 albo 2 w kolumnach 4–6. Na koniec gry każdy poziom bez twojej kostki kosztuje cię 2 PZ.

rules-fight-title = Walka z Wydarzeniem
rules-fight =
    Weź kości w kolorze Wydarzenia; przeciw „Rabusiom” kości dowolnego jednego koloru. Podziel ich sumę przez dzielnik Wydarzenia i pomiń resztę: tyle kostek możesz najwyżej położyć, ale nie więcej, niż jest wolnych sztandarów; musisz położyć co najmniej jedną. Zakrywają sztandary po kolei i każda daje ci 1 punkt wpływu.

    Gdy ostatni sztandar jest zakryty, Wydarzenie zostaje od razu zwalczone:

    - Kto ma najwięcej kostek, dostaje pierwszą nagrodę i kartę. Następny w kolejności dostaje drugą nagrodę. Kto jako jedyny ma kostki na Wydarzeniu, dostaje obie.
    - Remis na pierwszym miejscu: remisujący dzielą się obiema nagrodami, z zaokrągleniem w dół, a pozostali nie dostają nic. Kartę zabiera ta osoba spośród nich, której kostka pojawiła się pierwsza.
    - Remis na drugim miejscu: remisujący dzielą się drugą nagrodą, z zaokrągleniem w dół.
    - Szare kostki liczą się jak kostki gracza; to, co przypada szarym, przepada.

    Nikt nie zabiera „Rabusiów”: wypłaca się nagrody i zdejmuje kostki; od następnej akcji można z nimi walczyć od nowa.

rules-place-title = Umieszczenie obywatela
rules-place =
    Weź dokładnie jedną kość: czerwoną do Pałacu, białą do Rezydencji biskupa, żółtą do Ratusza. Obywatel pochodzi z twoich prywatnych zasobów albo skądkolwiek z planszy: z budynku, stojący lub leżący, albo z karty. Najpierw opuszcza swoje miejsce, które liczy się już jako puste.

    - **Pałac**: obywatel zajmuje pole z numerem kości. Kto tam stoi, zostaje wypchnięty.
    - **Rezydencja biskupa i Ratusz**: obywatel zajmuje pierwsze pole z lewej w rzędzie, który pokazuje numer kości. Kto tam stoi, przesuwa się o jedno pole w prawo, a za nim następni, aż do pierwszej luki; jeśli jej nie ma, ostatni zostaje wypchnięty.

    Wypchnięty leży do końca rundy przed budynkiem, na jego ilustracji. Możesz wypchnąć własnego obywatela. Nikt, nawet szarzy, nie może mieć dwóch obywateli leżących przed jednym budynkiem: umieszczenie, które by do tego doprowadziło, jest niedozwolone.

rules-farm-title = Rolnictwo
rules-farm =
    Weź od jednej do trzech żółtych kości i otrzymaj połowę ich sumy w denarach, zaokrągloną w dół. Rzemieślnik nie jest potrzebny.

rules-pass-title = Pasowanie
rules-pass =
    Gdy pasujesz, do twojej dzielnicy trafiają 2 denary i w tej rundzie nie wykonujesz już akcji. Za każdym razem, gdy znów wypadłaby twoja tura, dochodzi 1 denar. Dostajesz je na koniec rundy. Inni mogą nadal kupować twoje kości i płacą za nie tobie.

rules-influence-title = Punkty wpływu
rules-influence =
    Punkty wpływu zyskujesz za budowę Katedry, kostki na Wydarzeniach, zwalczone czarne kości i dzięki niektórym kartom. Można mieć najwyżej 20.

    W swojej turze, przed akcją albo przed zwalczaniem czarnej kości, możesz je wydawać, ile razy chcesz i w dowolnej kolejności:

    - **1 punkt**: przerzuć jedną kość własnej dzielnicy.
    - **2 punkty**: weź jednego swojego obywatela z banku zasobów do prywatnych zasobów.
    - **4 punkty**: obróć od jednej do trzech kości własnej dzielnicy na przeciwne ścianki. Kość pokazuje wtedy siedem minus dotychczasowa wartość.

    Punkty wpływu nigdy nie zmieniają kości z innych dzielnic, a kto spasował, już ich nie wydaje.

rules-cards-title = Wszystkie karty Akcji
rules-cards =
    Na karcie widzisz cenę Rzemieślnika na monecie, PZ jej pól, co robi jedna aktywacja i dzielnik. Karty danej gry losuje się: po jednej w każdym kolorze na każdą z pierwszych trzech rund.

rules-events-title = Wszystkie Wydarzenia
rules-events =
    Na Wydarzeniu widzisz, co robi co rundę, jego sztandary, dzielnik i kolor kości, którymi się je zwalcza, oraz dwie nagrody.

rules-characters-title = Wszystkie postacie
rules-characters =
    Każda postać, którą komukolwiek rozdano, na koniec daje punkty **wszystkim** graczom. Znasz tylko swoją (przy dwóch graczach swoje dwie): obserwuj, do czego dążą inni.

rules-end-title = Koniec gry
rules-end =
    Gra kończy się po rundzie, w której pojawiło się ostatnie czerwone Wydarzenie. Do PZ zdobytych w trakcie gry każdy gracz dodaje:

    - 1 PZ za każde pozostałe Wydarzenie, łącznie z „Rabusiami”, na którym leży co najmniej jedna jego kostka;
    - PZ pól, na których stoją jego Rzemieślnicy;
    - to, co daje mu każda postać biorąca udział w grze;
    - minus 2 PZ za każdy poziom Katedry bez jego kostki.

    Wygrywa, kto ma najwięcej PZ. Przy remisie zwycięstwo jest wspólne.

rules-bonus-title = Karty bonusowe
rules-bonus =
    Można grać z trzema bonusowymi kartami Akcji: „Piekarz”, „Uczta” i „Przeor”, oraz z jednym bonusowym Wydarzeniem, „Opór”. Tasuje się je z pozostałymi. Gdy odkryje się „Opór”, pojawia się jeszcze jedno czerwone Wydarzenie, spośród odłożonych na początku, a za nim jak zwykle białe albo żółte: trzy nowe Wydarzenia w jednej rundzie.

rules-king-title = Wyzwanie króla
rules-king =
    W pojedynkę przeciwko królowi, przez 4 rundy, według zasad dla dwóch graczy, z tymi różnicami:

    - Król zajmuje miejsce szarych: to, co Wydarzenia robiłyby z szarymi obywatelami i kostkami, robią z jego obywatelami i kostkami. Ma 24 obywateli i dowolnie wiele kostek, ale nie ma denarów ani punktów wpływu; nie ma dochodu i nikogo nie opłaca.
    - Wydarzenia nigdy mu nic nie zabierają: „Susza”, „Wojna domowa” i „Herezja” go omijają, a jego kostka zostaje na miejscu przy Wydarzeniach „Przerwane prace” i „Opór”.
    - Na początku król stawia trzech obywateli tam, gdzie wskażą kości, potem ty stawiasz dwóch i tak na przemian, aż ustawisz swoich sześciu; ostatnich trzech stawia król.
    - Wszystkie sześć postaci leży odkrytych w rzędzie. Jako następna da punkty ta, która leży pierwsza.
    - Kości, jego i twoje, porządkuje się według wartości, a przy równych czerwone są przed żółtymi, żółte przed białymi. Możesz kupować kości króla; płacisz bankowi.
    - Gdy królowi przypada czarna kość, oddaje on swoją najlepszą kość i usuwa czarną o najwyższej wartości, bez względu na ich wartości. Jeśli nie ma kości, czarną i tak się usuwa. Nic przez to nie zyskuje ani nie traci.
    - Dopóki ma kości, wykonuje swoje tury, nawet gdy już spasujesz. Gdy nie ma kości, uznaje się, że spasował.

    W jego turze rzuca się dwiema kośćmi, a ich suma decyduje, co robi. Płaci swoimi najlepszymi kośćmi. Jeśli ma ich za mało, oddaje te, które ma, i mimo to działa; płaci też wtedy, gdy akcja nic nie daje.

    - **2 lub 12**: zyskuje 3 PZ, za trzy kości, w tym twoją najlepszą, za którą od razu dostajesz { deniers-three }. Jeśli nie masz kości, wszystkie trzy są jego, a ty nie dostajesz nic.
    - **3 lub 11**: zyskuje 2 PZ, za dwie kości, w tym twoją najlepszą, za którą od razu dostajesz { deniers-two }. Jeśli nie masz kości, obie są jego, a ty nie dostajesz nic.
    - **4 lub 10**: umieszcza obywatela ze swoich zasobów, za jedną kość; jej kolor wskazuje budynek. Jeśli tylko może, wypycha jednego z twoich obywateli. Jeśli nie może, zajmuje miejsce, nikogo nie wypychając, a własnego obywatela wypycha dopiero w ostateczności. W Pałacu woli wysokie numery, gdzie indziej górny rząd.
    - **5 lub 9**: zakrywa wszystkie wolne sztandary Wydarzenia leżącego najdalej z prawej, a jeśli innych nie ma, „Rabusiów”, po jednej kości za każdy. Nagrody i karty dostaje tak jak gracz.
    - **6**: wysyła Rzemieślnika na wolne pole warte najwięcej PZ na karcie, na której żadnego nie ma, za jedną kość. Z równych pól wybiera to na tańszej karcie, potem czerwone przed żółtym, żółte przed białym, potem to na karcie z wcześniejszej rundy. Jeśli nie ma wolnego pola, Rzemieślnik staje na ilustracji; jeśli król jest już na wszystkich kartach, nic się nie dzieje.
    - **7**: kładzie w Katedrze dwie kostki, na najwyższych wolnych numerach najniższego poziomu, na którym jest miejsce, za dwie kości. Za każdą zyskuje 1 PZ, także za kostkę, dla której nie ma miejsca: gdy Katedra jest pełna, 2 PZ.
    - **8**: następna postać od razu daje punkty obu stronom i odchodzi. Tybald II i Hugo de Payns nigdy nie dają punktów królowi. Jeśli nie ma już postaci, król zyskuje 1 PZ.

    Niektóre karty działają inaczej:

    - **„Dziesięcina”**: możesz wziąć bez płacenia do trzech żółtych kości króla.
    - **„Poborca podatkowy”**: { deniers-taxes } za każdego obywatela króla stojącego w Ratuszu; płaci bank.
    - **„Uczta”**: dzielnica króla się nie liczy.
    - **„Wędrowni budowniczowie”**: za każdym razem, gdy kładzie się kostkę, król zyskuje też 1 PZ.
    - **„Procesja” i „Turniej rycerski”**: kości króla porównuje się z twoimi, ale on nic nie zyskuje. Jeśli prowadzi sam, nikt nic nie zyskuje; przy remisie zyskujesz ty.

    Na koniec podlicza się punkty obu stron, także za postacie, które jeszcze leżą. Twoje punkty minus punkty króla to przewaga, a od niej zależy werdykt:

    - **0 lub mniej**, Król górą: tracisz głowę.
    - **Od 1 do 5**, Krzywy uśmieszek: za mało, tracisz głowę.
    - **Od 6 do 10**, Może być: zachowujesz głowę.
    - **Od 11 do 15**, Warto zapamiętać: zachowujesz głowę.
    - **Od 16 do 20**, Zbyt jasna gwiazda: za dużo dla zazdrosnego króla, tracisz głowę.
    - **Więcej niż 20**, Miasto jest twoje: może się tylko ukłonić, zachowujesz głowę.
