### Learning the game, and the client as an app: guide, rules page, offline.

line-away = You are offline, or the server cannot be reached. Your games are safe on the server; the page goes on by itself as soon as it is back.
line-renewed = A new version of the game is ready.
line-reload = Load it

## The rules page

manual = Rules
manual-title = The rules
manual-search = Search the rules
manual-found =
    { $n ->
        [one] { $n } place found
       *[other] { $n } places found
    }
manual-none = Nothing found for “{ $query }”. Try another or a shorter word.
manual-contents = Contents
manual-phase = Phase { $n }
manual-anchor = Link to: { $title }
manual-more = More in the rules
manual-key = Press ? to read more in the rules.
manual-card-round = Round { $round }
manual-bonus = bonus

## The first-game guide

tour = First-game guide
tour-next = Next
tour-back = Back
tour-close = End the guide
tour-end = Play on
tour-offer = New to Troyes?
tour-offer-text = Play your first game with a guide: two players, a friendly bot, and a hint whenever you need one.
tour-start = Begin with the guide
tour-refuse = No, thank you

## Clocks

clock = { $who }: { $time } left
clock-warning =
    { $n ->
        [one] { $n } second left.
       *[other] { $n } seconds left.
    }
