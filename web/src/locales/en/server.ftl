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
person-away = A bot plays for { $who }

## The reason for a hint: one sentence, and the parts of its list

why-turn-brings = It brings { $parts }.
why-turn-later = It brings nothing at once, but nothing looks better.
why-turn-rolls = Dice will be rolled: they decide how much it brings.
why-turn-pass = No turn looks better than passing.
why-turn-yield = Nothing against the black dice looks better than giving in.
why-turn-reroll = Rerolling the { $value } looks better than keeping it.
why-turn-countered = the end { event-of }
why-turn-black =
    { $n ->
        [one] one black die fewer
       *[other] { $n } black dice fewer
    }
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
why-turn-event =
    { $n ->
        [one] a cube { event-on }
       *[other] { $n } cubes { event-on }
    }
why-turn-cathedral =
    { $n ->
        [one] a cube on the cathedral
       *[other] { $n } cubes on the cathedral
    }
why-turn-cubes =
    { $n ->
        [one] a cube on { $card }
       *[other] { $n } cubes on { $card }
    }
why-turn-citizen =
    { $building ->
        [palace] a citizen in the Palace
        [bishopric] a citizen in the Bishopric
       *[city_hall] a citizen in City Hall
    }
why-turn-tradesman = a tradesman on { $card }
why-turn-recruit = a citizen for the supply
why-turn-flip =
    { $n ->
        [one] a better die
       *[other] { $n } better dice
    }

## What a turn prepares, in a second sentence

why-then-reroll = { $n } of its faces are higher.
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
        [palace] As long as your citizen stands there, they bring you a red die every round.
        [bishopric] As long as your citizen stands there, they bring you a white die every round.
       *[city_hall] As long as your citizen stands there, they bring you a yellow die every round.
    }
why-then-countered = Otherwise { event-inside } would act again every round.
why-then-lead = You have the most cubes { event-on }: if you still do when all its banners are covered, you get at least { $n } VP.
why-then-presence = If { event-inside } is still there at the end, your cube on it is worth 1 VP.
why-then-black = Anyone who cannot beat a black die loses 2 VP.
why-then-pass = You get { $n } deniers when the round ends, and one more each time your turn comes round again.

error-no-hints = This table plays without hints.
