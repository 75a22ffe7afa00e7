### Tura w jednym zdaniu, co znaczy dla czytającego i co dzieje się na scenie.

you = Ty
you-inside = ty

## Co ktoś zrobił; dochodzą do tego zakupy i zyski

story-told = { $what }.
story-gains = { $what }: { $gains }.
story-buying =
    { $amount ->
        [one] { $what }, kupując { $dice } za { $amount } denara
        [few] { $what }, kupując { $dice } za { $amount } denary
       *[many] { $what }, kupując { $dice } za { $amount } denarów
    }
story-free = { $what }, biorąc { $dice } bez płacenia
story-die =
    { $whose ->
        [you] { $n ->
            [1] twoją { die.acc }
            [2] twoje dwie { die.plural }
           *[other] twoje trzy { die.plural }
        }
        [gray] { $n ->
            [1] neutralną { die.acc }
            [2] dwie neutralne { die.plural }
           *[other] trzy neutralne { die.plural }
        }
       *[other] { $n ->
            [1] { die.acc }
            [2] dwie { die.plural }
           *[other] trzy { die.plural }
        }
    }
story-dice =
    { $whose ->
        [you] { $dice }
        [gray] { $dice }
        [roy] { $dice } króla
       *[other] { $dice } ({ $who })
    }
story-and = { $first } i { $last }
story-pass =
    { $me ->
        [yes] Pasujesz
       *[no] { $who } pasuje
    }
story-counter =
    { $me ->
        [yes] { $count ->
            [0] Stawiasz czoła czarnym kościom
            [one] Zwalczasz czarną kość
            [few] Zwalczasz { $count } czarne kości
           *[many] Zwalczasz { $count } czarnych kości
        }
       *[no] { $count ->
            [0] { $who } stawia czoła czarnym kościom
            [one] { $who } zwalcza czarną kość
            [few] { $who } zwalcza { $count } czarne kości
           *[many] { $who } zwalcza { $count } czarnych kości
        }
    }
story-yield =
    { $me ->
        [yes] Ustępujesz przed czarną kością
       *[no] { $who } ustępuje przed czarną kością
    }
story-recruit =
    { $me ->
        [yes] Pozyskujesz obywatela
       *[no] { $who } pozyskuje obywatela
    }
story-flip =
    { $me ->
        [yes] Obracasz kości
       *[no] { $who } obraca kości
    }
story-reroll =
    { $me ->
        [yes] Przerzucasz kość
       *[no] { $who } przerzuca kość
    }
story-settle =
    { $me ->
        [yes] Umieszczasz obywatela { $place }
       *[no] { $who } umieszcza obywatela { $place }
    }
story-cathedral =
    { $me ->
        [yes] Budujesz Katedrę
       *[no] { $who } buduje Katedrę
    }
story-agriculture =
    { $me ->
        [yes] Uprawiasz rolę
       *[no] { $who } uprawia rolę
    }
story-fight =
    { $won ->
        [yes] { $me ->
            [yes] Pokonujesz { event-inside }
           *[no] { $who } pokonuje { event-inside }
        }
       *[no] { $me ->
            [yes] Walczysz { event-with }
           *[no] { $who } walczy { event-with }
        }
    }
story-card =
    { $hired ->
        [yes] { $me ->
            [yes] Zatrudniasz Rzemieślnika na karcie „{ $card }”
           *[no] { $who } zatrudnia Rzemieślnika na karcie „{ $card }”
        }
       *[no] { $me ->
            [yes] Używasz karty „{ $card }”
           *[no] { $who } używa karty „{ $card }”
        }
    }
story-roy = Wypada { $total }. { $does }
story-roy-places = { $who } umieszcza obywateli: { $places }
story-roy-buys =
    { $amount ->
        [few] { $who } bierze { $dice } za { $amount } denary
       *[other] { $who } bierze { $dice } za { $amount } denarów
    }
story-roy-spends =
    { $total ->
        [4] { $who } oddaje kość, ale nie może umieścić obywatela
        [6] { $who } oddaje kość, ale nie może wysłać Rzemieślnika
        [10] { $who } oddaje kość, ale nie może umieścić obywatela
       *[other] { $who } płaci własnymi kośćmi
    }
story-roy-scores = Postać { $character } zostaje podliczona i odchodzi
story-everybody = { $event }: { $change } dla wszystkich.
story-event = { $event }: { $text }
story-you = { $change } dla ciebie.
story-them = { $who } { $change }
story-idle = { $event }: nic się nie zmienia.
story-blocked = { $event }: kość pokazuje { $value }, ale nikt nie może wejść.

## Rachunki: co się zmienia, za co się płaci

gain-deniers = { $sign }{ deniers }
gain-influence =
    { $amount ->
        [one] { $sign }{ $amount } punkt wpływu
        [few] { $sign }{ $amount } punkty wpływu
       *[many] { $sign }{ $amount } punktów wpływu
    }
gain-vp =
    { $amount ->
        [one] { $sign }{ $amount } punkt zwycięstwa
        [few] { $sign }{ $amount } punkty zwycięstwa
       *[many] { $sign }{ $amount } punktów zwycięstwa
    }
gain-cubes =
    { $amount ->
        [one] kostka
        [few] { $amount } kostki
       *[many] { $amount } kostek
    }
gain-laid = { deniers } na koniec rundy
gain-secret = punkty pozostają tajne
pay-hire = { $amount } za zatrudnienie
pay-seller =
    { $whose ->
        [gray] { $amount } do banku za kości neutralne
        [roy] { $amount } do banku za kości króla
       *[other] { $amount } (dostaje { $who })
    }
pay-other = { $amount } do banku
pay-influence =
    { $amount ->
        [one] { $amount } punkt wpływu
        [few] { $amount } punkty wpływu
       *[many] { $amount } punktów wpływu
    }
preview-pay = Płacisz: { $list }.
preview-get = Dostajesz: { $list }.
preview-nothing = Nic nie dostajesz: +0 denarów.

## Na scenie

stage-of = { $who } gra
stage-again = Wcześniejsza tura
stage-now = Wróć do gry
stage-round = Runda { $round } z { $rounds }
stage-income =
    { $known ->
        [yes] { $salary ->
            [0] Dochód i opłacenie obywateli: dostajesz { $income }, nic nie płacisz.
           *[other] Dochód i opłacenie obywateli: dostajesz { $income }, płacisz { $salary }.
        }
       *[no] Dochód i opłacenie obywateli
    }
stage-dice = Wszyscy rzucają kośćmi.
stage-round-end = Runda się kończy.
recap = Od twojej ostatniej tury
recap-again = Pokaż jeszcze raz
sound-offer = Czy chcesz słyszeć kości, monety i sygnał swojej tury?
sound-on = Włącz dźwięk
sound-never = Bez dźwięku

## Obecny wynik i dlaczego gra tak się skończyła

stand-title = Gdyby to był już koniec
stand-text = Bez tego, co tajne: punktów zdobytych dotąd przez innych i ich postaci.
stand-so-far = Zdobyte dotąd
end-why =
    { $side ->
        [won] Wygrywasz z przewagą { $by } { $by ->
            [one] punktu
           *[other] punktów
        }
        [lost] Wygrywa { $who }, przewaga nad tobą: { $by }
       *[other] Wygrywa { $who }. Następne miejsce: { $whom }, przewaga: { $by }
    }. { $parts }.
end-tie = Remis, wynik: { $total }. { $parts }.
end-unspent =
    { $amount ->
        [one] Został ci { $amount } denar.
        [few] Zostały ci { $amount } denary.
       *[many] Zostało ci { $amount } denarów.
    }
