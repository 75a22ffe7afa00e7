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

## The reason for a hint: one sentence, and the parts of its list

why-turn-brings = It brings { $parts }.
why-turn-later = It brings nothing at once, but more later.
why-turn-rolls = Dice will be rolled: they decide how much it brings.
why-turn-pass = No turn looks better than passing.
why-turn-yield = Nothing against the black dice looks better than giving in.
why-turn-reroll = Rerolling the { $value } looks better than keeping it.
why-turn-countered = the end of { $event }
why-turn-black =
    { $n ->
        [one] an end to one black die
       *[other] an end to { $n } black dice
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
        [one] a cube on { $event }
       *[other] { $n } cubes on { $event }
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
error-no-hints = This table plays without hints.
