### Pierwsza gra: lekcja na każdą turę pierwszej rundy.

guide-skip = Pomiń ten krok

guide-goal-title = O co chodzi
guide-goal = Wygrywa, kto po { $rounds } rundach ma najwięcej punktów zwycięstwa: buduj Katedrę, zwalczaj Wydarzenia, wysyłaj Rzemieślników. Każdy obywatel umieszczony w budynku co rundę rzuca dla ciebie kością, a dzięki kościom robisz wszystko inne.
guide-character-title = Twój sekret
guide-character = { $names }: tylko ty wiesz, że { $count ->
    [1] ta postać jest w grze. Na koniec
   *[other] te postacie są w grze. Na koniec każda
} daje punkty wszystkim, którzy mają czegoś dość dużo. Wskaż imię albo przytrzymaj na nim palec, aby przeczytać, czego.
guide-city-hall-title = Ratusz
guide-city-hall = Umieść pierwszego obywatela. Obywatele w Ratuszu rzucają żółtymi kośćmi, na handel i pieniądze; nie trzeba im płacić. Wybierz podświetlone pole.
guide-bishopric-title = Rezydencja biskupa
guide-bishopric = Tutejsi obywatele rzucają białymi kośćmi: budują Katedrę. Każdemu płacisz { $pay } { $pay ->
    [one] denara
    [few] denary
   *[other] denarów
} co rundę.
guide-palace-title = Pałac
guide-palace = Tutejsi obywatele rzucają czerwonymi kośćmi, do walki: zwalcza się nimi czerwone Wydarzenia, a przeciw czarnym kościom liczą się podwójnie. Każdemu płacisz { $pay } { $pay ->
    [one] denara
    [few] denary
   *[other] denarów
} co rundę.
guide-mix-title = Wszystkiego po trochu
guide-mix = Obywatele do ustawienia: { $left }. W pierwszej grze dobrze mieć po trochu wszystkich trzech kolorów: weź podświetlone pole.
guide-income-title = Runda się zaczyna
guide-income = Dochód: { $income }, wypłacone obywatelom: { $pay }. Masz teraz { $deniers } { $deniers ->
    [one] denara
    [few] denary
   *[other] denarów
}. Obok widać punkty wpływu, punkty zwycięstwa i obywateli w prywatnych zasobach.
guide-dice-title = Twoje kości
guide-dice = Obywatele rzucili kośćmi. W twojej dzielnicy leży ich { $count }. Każdej używa się raz. Inni mogą je od ciebie kupować, a ty od nich.
guide-event-title = Wydarzenia
guide-event = Wydarzeń w kolejce: { $count }, a wśród nich { $event }. Każde działa co rundę od nowa, dopóki ktoś go nie zwalczy; tylko „Rabusie” nigdy nie znikają. Wskaż jedno albo przytrzymaj na nim palec, aby przeczytać, co robi.
guide-black-title = Czarne kości
guide-black = Wydarzenia dodają czarne kości. Musisz zwalczyć tę o najwyższej wartości, { $value }, własnymi kośćmi; czerwone liczą się podwójnie. { $dice ->
    [1] Podświetlona kość wystarczy.
   *[other] Kilka kości razem wystarczy: wybierz najpierw podświetloną.
} Daje to { $influence } { $influence ->
    [one] punkt
    [few] punkty
   *[other] punktów
} wpływu.
guide-black-yield-title = Czarne kości
guide-black-yield = Twoje kości są za słabe na czarną { $value }: { $vp ->
    [0] nic nie tracisz, bo nie masz punktów zwycięstwa
    [1] tracisz swój jedyny punkt zwycięstwa
    [few] tracisz { $vp } punkty zwycięstwa
   *[many] tracisz { $vp } punktów zwycięstwa
}. Naciśnij podświetlony przycisk.
guide-recruit-title = Punkty wpływu sprowadzają ludzi
guide-recruit = Punkty wpływu: { $influence }. Przed akcją możesz je wydać: za { $cost } nowy obywatel trafia do twoich prywatnych zasobów. Naciśnij podświetlony przycisk.
guide-hire-title = Wyślij Rzemieślnika
guide-hire = { $card }: płacisz raz { $cost } { $cost ->
    [one] denara
    [few] denary
   *[other] denarów
} i odtąd twój obywatel może używać tej karty; z kośćmi, które proponuję, zadziała { $times ->
    [one] raz
    [2] dwa razy
    [few] { $times } razy
   *[other] { $times } razy
}. Tarcze to punkty na koniec gry.
guide-cathedral-title = Katedra
guide-cathedral = Każda biała kość kładzie twoją kostkę w kolumnie swojej wartości: { $vp } punkt zwycięstwa, a do tego punkty wpływu. Kostki, które możesz położyć: { $cubes }. Na koniec każdy poziom bez twojej kostki kosztuje { $level } punkty.
guide-fight-title = Zwalcz Wydarzenie
guide-fight = { $event }: twoje kości kładą { $cubes } { $cubes ->
    [one] kostkę
    [few] kostki
   *[other] kostek
}, po { $influence } punkcie wpływu za każdą. { $stays ->
    [yes] Gdy wszystkie sztandary są zakryte, ten, kto ma tam najwięcej kostek, dostaje najwięcej punktów; potem zaczyna się od nowa, bo to Wydarzenie nigdy nie znika.
   *[no] Gdy wszystkie sztandary są zakryte, Wydarzenie znika, a ten, kto ma tam najwięcej kostek, dostaje najwięcej punktów.
}
guide-buy-title = Kupowanie kości
guide-buy = Możesz używać kości z innych dzielnic. { $whose ->
    [gray] Ta jest neutralna, od szarego obywatela, i kosztuje { $price } { $price ->
        [one] denara
        [few] denary
       *[other] denarów
    }; płaci się je do banku. Za kość gracza płaci się temu graczowi, a on nie może odmówić.
   *[player] Ta kosztuje { $price } { $price ->
        [one] denara
        [few] denary
       *[other] denarów
    }. Dostaje je { $owner } i nie może odmówić. Za kości neutralne, od szarych obywateli, płaci się do banku.
} Jeśli do akcji używasz dwóch albo trzech kości, razem z własnymi, każda kupiona kosztuje odpowiednio { $two } albo { $three } { $three ->
    [one] denara
    [few] denary
   *[other] denarów
}.
guide-settle-title = Zajmowanie miejsc
guide-settle = Jedną kością w kolorze budynku umieszczasz w nim obywatela, który co rundę będzie rzucał kością dla ciebie; jej wartość wskazuje, gdzie stanie. Jeśli brakuje miejsca, ktoś zostaje wypchnięty i już tam kością nie rzuca. Inni zrobią to samo tobie.
guide-origin-title = Kto idzie?
guide-origin = { $supply ->
    [some] Obywatel z prywatnych zasobów jest już wybrany: potwierdź. Kto opuści budynek, w następnej rundzie nie rzuci tam kością.
   *[none] Twoje prywatne zasoby są puste: ktoś musi opuścić swoje miejsce i w następnej rundzie nie rzuci tam kością.
}
guide-number-title = Ile?
guide-number = Największa liczba jest już wybrana. Potwierdź albo wybierz mniejszą.
guide-cubes-title = Kostki na Wydarzeniach
guide-cubes = Wybierz podświetlone Wydarzenie: trafi tam twoja kostka.
guide-die-title = Kości
guide-die = Teraz wybierz podświetloną kość.
guide-target-title = Do czego posłuży?
guide-target = Teraz wybierz, do czego jej użyjesz.
guide-confirm-title = Sprawdź i potwierdź
guide-confirm = Zanim naciśniesz podświetlony przycisk, przeczytaj w tej samej ramce, co by się stało. Nic nie jest ostateczne, dopóki nie potwierdzisz.
guide-again-title = Gotowe
guide-again = Naciśnij podświetlony przycisk albo wybierz coś innego.
guide-astray-title = Po swojemu?
guide-astray = To coś innego, niż proponuję. Nic nie szkodzi: graj dalej i potwierdź. Albo cofnij, a pokażę swój pomysł jeszcze raz.
guide-free-title = Teraz to twoja gra
guide-free = Znasz już to, co ważne. { $hints ->
    [yes] Gdy nie wiesz, co zrobić, podświetlony przycisk proponuje ruch i mówi dlaczego.
   *[no] {""}
} Gdy nie zostało nic pożytecznego, spasuj: odkłada się dla ciebie { $passing } { $passing ->
    [one] denara
    [few] denary
   *[other] denarów
} i jeszcze 1 za każdym razem, gdy wypadłaby twoja tura; dostajesz je na koniec rundy. Pamiętaj o swoim sekrecie. Powodzenia!
