# What the server tells besides the game itself.

times-card =
    { $times ->
        [one] Enough to use the card once
       *[other] Enough to use the card up to { $times } times
    }
times-event =
    { $times ->
        [one] Enough for one cube on the event
       *[other] Enough for up to { $times } cubes on the event
    }

error-other-rules = This game was begun with rules { $rules }; this server plays by rules { $plays }. It can be looked up but not played on.
person-gone = Not connected: { $who }
