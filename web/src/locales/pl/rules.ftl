### Strona zasad. Pusta linia dzieli akapity, myślnik na początku linii tworzy listę,
### **dwie gwiazdki** wyróżniają, [słowa](#section) prowadzą do rozdziału.

rules-goal-title = O co chodzi w grze
rules-goal =
    Miasto Troyes, około roku 1200. Stoisz na czele rodu. Twoi obywatele służą w Pałacu, w Rezydencji biskupa i w Ratuszu, a ich praca co rundę przychodzi do ciebie w postaci kości. Kośćmi, własnymi i kupionymi od sąsiadów, uprawiasz rzemiosła, budujesz katedrę, zwalczasz to, co zagraża miastu, i umieszczasz kolejnych obywateli.

    Wszystko to przynosi **punkty zwycięstwa (PZ)**. Do końca pozostają zakryte, chyba że przy stole gra się na punkty jawne. Tajne [postacie](#characters) mówią, co jeszcze będzie się liczyć. Kto na koniec ma najwięcej PZ, wygrywa.

rules-setup-title = Przed pierwszą rundą
rules-setup =
    - Każdy gracz ma 5 denarów, 4 punkty wpływu i kilku obywateli: 6 przy dwóch graczach, 5 przy trzech, 4 przy czterech.
    - Każdy gracz dostaje jedną tajną postać, przy dwóch graczach dwie.
    - Dziewięć kart Akcji leży zakrytych, po jednej w każdym kolorze na każdą z rund I, II i III.

    Potem umieszcza się obywateli: od pierwszego gracza do ostatniego, następnie od ostatniego z powrotem do pierwszego i tak dalej. Za każdym razem stawiasz jednego obywatela na dowolnym wolnym polu trzech budynków, aż staną wszyscy twoi. Pozostałe pola zajmują szarzy obywatele, którzy są niczyi; przy dwóch graczach sześciu z nich stoi tam, zanim zaczniecie.

rules-round-title = Runda
rules-round =
    Gra trwa 4 rundy przy dwóch graczach, 5 przy trzech i 6 przy czterech. Każda runda ma sześć faz, w tej kolejności.

rules-reveal-title = Odkrycie kart
rules-reveal =
    W pierwszych trzech rundach odkrywa się trzy karty Akcji danej rundy: czerwoną, białą i żółtą. Później nie ma już czego odkrywać.

rules-income-title = Dochód i pensje
rules-income =
    Każdy gracz dostaje 10 denarów, a potem wypłaca pensje: 2 denary za każdego swojego obywatela w Pałacu, 1 za każdego w Rezydencji biskupa, nic za tych w Ratuszu.

    Kto nie może zapłacić wszystkiego, płaci tyle, ile ma, i traci 2 PZ.

rules-workforce-title = Kości
rules-workforce =
    Każdy gracz rzuca jedną kością za każdego swojego obywatela stojącego w budynku: czerwoną za Pałac, białą za Rezydencję biskupa, żółtą za Ratusz. Kości leżą w jego dzielnicy placu miejskiego. Kości szarych obywateli leżą w dzielnicy neutralnej.

rules-trouble-title = Wydarzenia
rules-trouble =
    Odkrywa się czerwone Wydarzenie, które dołącza do kolejki z prawej strony. Wzywa ono białe albo żółte: idzie za nim karta z tego stosu, jeśli jakaś została.

    Potem działają wszystkie Wydarzenia w kolejce, od lewej do prawej. Pierwsi są zawsze Rabusie, wydrukowani na planszy, którzy nigdy nie odchodzą. Wydarzenie działa znowu w każdej rundzie, dopóki nie zostanie zwalczone. Pokazane na nich czarne kości zbiera się do [walki](#black), która następuje potem; wszystko inne dzieje się od razu. Jeśli Wydarzenie każe ci coś zapłacić lub stracić, a masz za mało, oddajesz tyle, ile możesz, i tracisz 2 PZ.

rules-black-title = Czarne kości
rules-black =
    Rzuca się zebranymi czarnymi kośćmi. Od pierwszego gracza zgodnie z ruchem wskazówek zegara każdy po kolei staje przeciw **najwyższej** czarnej kości, jaka została, aż nie będzie żadnej.

    - Zwalczasz ją jedną lub kilkoma kośćmi własnej dzielnicy, w dowolnych kolorach. Ich suma musi dorównać czarnej kości. **Czerwone kości liczą się podwójnie.**
    - Możesz jednocześnie zwalczyć dalsze czarne kości; wtedy twoja suma musi dorównać ich sumie.
    - Wszystkie te kości odpadają. Każda zwalczona czarna kość daje ci 1 punkt wpływu.
    - Jeśli twoje kości wystarczą, musisz to zrobić. Jeśli nie, możesz wydać [punkty wpływu](#influence), aby je poprawić. W przeciwnym razie czarna kość odchodzi, ty zachowujesz swoje kości i tracisz 2 PZ.

    Nie można do tego kupować kości ani używać kostek z kart Akcji.

rules-turns-title = Akcje
rules-turns =
    Od pierwszego gracza zgodnie z ruchem wskazówek zegara każdy po kolei wykonuje jedną [akcję](#actions) albo [pasuje](#pass), aż wszyscy spasują albo w żadnej dzielnicy nie będzie kości. Przed akcją możesz wydać [punkty wpływu](#influence).

rules-close-title = Koniec rundy
rules-close =
    - Gracze, którzy spasowali, biorą denary leżące na ich dzielnicach.
    - Wypchnięci obywatele, leżący na budynkach, wracają do zasobów właścicieli.
    - Nieużyte kości odkłada się.
    - Gracz po lewej zostaje pierwszym graczem.

rules-dice-title = Kości i dzielnice
rules-dice =
    Każda akcja używa zestawu **od jednej do trzech kości jednego koloru**: czerwone to wojsko, białe wiara, żółte handel. Mogą pochodzić z dowolnych dzielnic.

    Własne kości są za darmo. Kości z innych dzielnic kupujesz i nikt nie może odmówić: cena trafia do ich właściciela, a za kości neutralne do banku. Cena każdej kupionej kości zależy od wielkości całego zestawu, razem z twoimi kośćmi.

    - W zestawie jednej kości: 2 denary.
    - W zestawie dwóch: 4 denary za każdą kupioną kość.
    - W zestawie trzech: 6 denarów za każdą kupioną kość.

    Płacisz z tego, co masz: pieniędzmi zarobionymi w akcji nie można za nią zapłacić. Możesz działać bez własnych kości. Po akcji użyte kości odpadają.

rules-actions-title = Akcje po kolei
rules-actions =
    Jest pięć akcji; w swojej turze wykonujesz jedną z nich albo pasujesz. Wybierz najpierw kości albo najpierw miejsce, jak wolisz: to, co jeszcze możliwe, pozostaje podświetlone, a wiersz pod planszą mówi, co by się stało, zanim potwierdzisz.

rules-activate-title = Użycie karty Akcji
rules-activate =
    Weź kości w kolorze karty. Potrzebujesz na niej **rzemieślnika**. Jeśli go nie masz, zatrudnij go: zapłać liczbę z monety i wyślij jednego ze swoich obywateli, z zasobów, z budynku albo z innej karty. Zajmuje pierwsze wolne pole i na koniec da jego PZ. Jeśli nie ma wolnego pola, staje na ilustracji: nic nie daje, ale możesz używać karty. Nikt nie ma dwóch rzemieślników na jednej karcie.

    Podziel sumę kości przez dzielnik karty i pomiń resztę: tyle masz **aktywacji**. Musi być co najmniej jedna. Każda aktywacja robi to, co pokazuje karta.

    Tam, gdzie aktywacje kosztują, wybierasz, ile ich chcesz; tak samo przy Procesji i Turnieju rycerskim. Wszystkie inne karty używają ich wszystkich.

rules-cubes-title = Karty z klepsydrą
rules-cubes =
    Te karty nie robią nic od razu. Każda aktywacja kładzie na karcie jedną twoją kostkę. Później możesz wydać **jedną** kostkę razem z akcją, aby zmienić jej kości: liczbę, kolor, wartość albo cenę, jak mówi karta. Zmienia się tylko użyty zestaw; kości pozostałe w dzielnicach są takie jak były. Kostki pozostają twoje, nawet jeśli rzemieślnik opuści kartę.

rules-build-title = Budowa katedry
rules-build =
    Weź od jednej do trzech białych kości. Każda kładzie twoją kostkę w kolumnie swojej wartości, na najniższym wolnym z trzech poziomów. Pełna kolumna już żadnej nie przyjmie.

    Każda kostka daje 1 PZ oraz 1 punkt wpływu w kolumnach 1–3 albo 2 w kolumnach 4–6. Na koniec gry każdy poziom bez twojej kostki kosztuje cię 2 PZ.

rules-fight-title = Walka z Wydarzeniem
rules-fight =
    Weź kości w kolorze Wydarzenia; przeciw Rabusiom kości dowolnego jednego koloru. Podziel ich sumę przez dzielnik Wydarzenia: tyle kostek możesz położyć najwyżej, a co najmniej jedną. Zakrywają sztandary po kolei i każda daje ci 1 punkt wpływu.

    Gdy ostatni sztandar jest zakryty, Wydarzenie zostaje od razu zwalczone:

    - Najwięcej kostek: pierwsza nagroda i karta. Następny: druga nagroda. Kto jest na Wydarzeniu sam, dostaje obie.
    - Remis o najwięcej kostek: remisujący dzielą obie nagrody, zaokrąglone w dół, a pozostali nie dostają nic. Karta należy do tego z nich, którego kostka pojawiła się pierwsza.
    - Remis o drugie miejsce: remisujący dzielą drugą nagrodę, zaokrągloną w dół.
    - Szare kostki liczą się jak kostki gracza; to, co wygra szary, przepada.

    Nikt nie bierze Rabusiów: wypłaca się nagrody, zdejmuje kostki i wszystko zaczyna się od nowa.

rules-place-title = Umieszczenie obywatela
rules-place =
    Weź dokładnie jedną kość: czerwoną do Pałacu, białą do Rezydencji biskupa, żółtą do Ratusza. Obywatel pochodzi z twoich zasobów albo skądkolwiek z planszy: z budynku, stojący lub leżący, albo z karty.

    - **Pałac**: obywatel zajmuje pole z numerem kości. Kto tam stoi, zostaje wypchnięty.
    - **Rezydencja biskupa i Ratusz**: obywatel wchodzi z lewej do rzędu, który pokazuje numer kości. Pozostali przesuwają się o jedno pole w prawo, aż do pierwszej luki; jeśli jej nie ma, ostatni zostaje wypchnięty.

    Wypchnięty leży na ilustracji budynku do końca rundy. Możesz wypchnąć własnego obywatela. Nikt nie może mieć dwóch obywateli leżących na jednym budynku: umieszczenie, które by do tego doprowadziło, jest niedozwolone.

rules-farm-title = Rolnictwo
rules-farm =
    Weź od jednej do trzech żółtych kości i otrzymaj połowę ich sumy w denarach, zaokrągloną w dół. Rzemieślnik nie jest potrzebny.

rules-pass-title = Pas
rules-pass =
    Gdy pasujesz, na twojej dzielnicy kładzie się 2 denary i w tej rundzie nie wykonujesz już akcji. Za każdym razem, gdy znów wypadałaby twoja tura, dochodzi 1 denar. Dostajesz je na koniec rundy. Inni mogą nadal kupować twoje kości i płacą za nie tobie.

rules-influence-title = Wpływy
rules-influence =
    Punkty wpływu zyskujesz za budowę katedry, kostki na Wydarzeniach, zwalczone czarne kości i dzięki niektórym kartom. Można mieć najwyżej 20.

    W swojej turze, przed akcją albo przed starciem z czarną kością, możesz je wydawać, ile razy chcesz i w dowolnej kolejności:

    - **1 punkt**: rzuć ponownie jedną kością własnej dzielnicy.
    - **2 punkty**: weź jednego swojego obywatela z zasobów ogólnych do własnych.
    - **4 punkty**: obróć od jednej do trzech kości własnej dzielnicy na przeciwne ścianki. Kość pokazuje wtedy 7 minus swoja wartość.

    Wpływy nigdy nie zmieniają kości z innych dzielnic, a kto spasował, już ich nie wydaje.

rules-cards-title = Wszystkie karty Akcji
rules-cards =
    Na karcie widzisz cenę rzemieślnika na monecie, PZ jej pól, co robi jedna aktywacja i dzielnik. Karty danej gry losuje się: po jednej w każdym kolorze na każdą z pierwszych trzech rund.

rules-events-title = Wszystkie Wydarzenia
rules-events =
    Na Wydarzeniu widzisz, co robi co rundę, jego sztandary, dzielnik i kolor kości, którymi się je zwalcza, oraz dwie nagrody.

rules-characters-title = Wszystkie postacie
rules-characters =
    Każda postać, którą komukolwiek rozdano, na koniec daje punkty **wszystkim** graczom. Znasz tylko swoją: obserwuj, do czego dążą inni.

rules-end-title = Koniec gry
rules-end =
    Gra kończy się po rundzie, w której przyszło ostatnie czerwone Wydarzenie. Do PZ zdobytych w trakcie gry każdy gracz dodaje:

    - 1 PZ za każde pozostałe Wydarzenie, łącznie z Rabusiami, na którym leży co najmniej jedna jego kostka;
    - PZ pól, na których stoją jego rzemieślnicy;
    - to, co daje mu każda postać biorąca udział w grze;
    - minus 2 PZ za każdy poziom katedry bez jego kostki.

    Wygrywa, kto ma najwięcej PZ. Przy remisie zwycięstwo jest wspólne.

rules-bonus-title = Karty dodatkowe
rules-bonus =
    Można grać z trzema dodatkowymi kartami Akcji: Piekarzem, Ucztą i Przeorem, oraz z jednym dodatkowym Wydarzeniem, Oporem. Tasuje się je z pozostałymi. Gdy odkryje się Opór, przychodzi jeszcze jedno czerwone Wydarzenie, które jak zwykle wzywa białe albo żółte: trzy nowe Wydarzenia w jednej rundzie.

rules-king-title = Wyzwanie króla
rules-king =
    W pojedynkę przeciwko królowi, przez 4 rundy, według zasad dla dwóch graczy, z tymi różnicami:

    - Król przejmuje rolę szarych elementów i ma mnóstwo obywateli i kostek. Nie ma denarów ani wpływów i nie płaci pensji. To, co Wydarzenia zabierają, nigdy go nie dotyczy.
    - Na początku kości decydują, gdzie stawia swoich dwunastu obywateli; ty w tym czasie stawiasz swoich sześciu.
    - Wszystkie sześć postaci leży odkrytych w rzędzie. Pierwsza jest następną, która da punkty.
    - Gdy przypada mu czarna kość, oddaje swoją najlepszą kość i ją usuwa, bez względu na liczby.
    - Jego kości porządkuje się według wartości, a potem: czerwone, żółte, białe. Możesz je kupować; płacisz bankowi.

    W jego turze rzuca się dwiema kośćmi, a ich suma mówi, co robi. Płaci swoimi najlepszymi kośćmi, o ile je ma:

    - **2 lub 12**: zyskuje 3 PZ, za trzy kości, w tym twoją najlepszą, za którą dostajesz 6 denarów.
    - **3 lub 11**: zyskuje 2 PZ, za dwie kości, w tym twoją najlepszą, za którą dostajesz 4 denary.
    - **4 lub 10**: umieszcza obywatela, za jedną kość; jej kolor wskazuje budynek.
    - **5 lub 9**: zwalcza ostatnie Wydarzenie w kolejce, za jedną kość za każdy wolny sztandar.
    - **6**: stawia rzemieślnika na najlepszym wolnym polu, za jedną kość.
    - **7**: kładzie w katedrze dwie kostki po 1 PZ, za dwie kości.
    - **8**: następna postać od razu daje punkty obu stronom i odchodzi.

    Na koniec liczy się obie strony, a twoje punkty minus jego to wyrok. Zachowujesz głowę przy przewadze od 6 do 15 punktów albo większej niż 20. Od 16 do 20 to za dużo dla zazdrosnego króla, a mniej niż 6 to za mało.
