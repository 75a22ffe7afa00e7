# What the server says apart from the game itself.

times-card =
    { $times ->
        [one] Enough to use the card once
       *[other] Enough to use the card { $times } times
    }
times-event =
    { $times ->
        [one] Enough for one cube on the event
       *[other] Enough for up to { $times } cubes on the event
    }

error-other-rules = This game was started with rules version { $rules }; this server plays version { $plays }. You can look at it, but not continue it.
person-gone = Not connected: { $who }
person-away = A bot plays for { $who } (from a minute after leaving)

## The reason for a hint: one sentence, and the parts of its list

why-turn-brings =
    { $way ->
        [free] It costs no money and brings { $parts }.
        [paid] { $cost ->
            [one] For { $cost } denier it brings { $parts }.
           *[other] For { $cost } deniers it brings { $parts }.
        }
        [net] After all costs it brings { $parts }.
       *[plain] It brings { $parts }.
    }
why-turn-later = Nothing looks better just now.
why-turn-rolls = Dice will be rolled: they decide how much it brings.
why-turn-pass =
    { $why ->
        [only] Nothing else is possible.
        [bare] You have no dice left, and those of others are not worth their price.
       *[other] Nothing that you could still do is worth its price.
    }
why-turn-yield =
    { $dice ->
        [0] You have nothing to beat it with.
       *[other] { $n ->
            [0] You have no points to lose, and you keep your dice for actions.
           *[other] You lose { $n } VP, but you keep your dice for actions.
        }
    }
why-turn-reroll =
    { $n ->
        [0] This { $value } is of little use to you as it is.
        [one] { $n } of its faces is higher than this { $value }.
       *[other] { $n } of its faces are higher than this { $value }.
    }
why-turn-countered = the end { event-of }
why-turn-vp =
    { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }
why-turn-influence = { $n } influence
why-turn-deniers =
    { $n ->
        [one] { $n } denier
       *[other] { $n } deniers
    }

## What a turn prepares, in a second sentence

why-then-levels = Fewer cathedral levels lack a cube of yours: that saves { $n } VP at the end.
why-then-character = With that, your { $character } would give you { $n } VP more at the end.
why-then-cubes = Each cube on { $card } makes a later action stronger.
why-then-tradesman =
    { $n ->
        [0] With the tradesman there, you can use the card again without hiring.
       *[other] The tradesman is worth { $n } VP at the end, and you can use the card again without hiring.
    }
why-then-dice =
    { $building ->
        [palace] As long as your citizen stands there, they roll a red die for you every round
        [bishopric] As long as your citizen stands there, they roll a white die for you every round
       *[city_hall] As long as your citizen stands there, they roll a yellow die for you every round
    }{ $pay ->
        [0] {""}, without pay.
        [one] {""}, for { $pay } denier of pay.
       *[other] {""}, for { $pay } deniers of pay.
    }{ $out ->
        [yes] {" "}An opponent rolls one fewer.
       *[no] {""}
    }
why-then-countered = Otherwise { event-inside } would act again every round.
why-then-lead = You have the most cubes { event-on }: if you still do when all its banners are covered, you get at least { $n } VP.
why-then-presence = If { event-inside } is still there at the end, your cube on it is worth 1 VP.
why-then-black = Anyone who cannot beat a black die loses 2 VP.
why-then-pass = You get { $n } deniers when the round ends, and one more each time your turn comes round again.

error-no-hints = This table plays without hints.
