### Learning the game, and the client as an app: guide, rules page, offline.

line-away = You are offline, or the server cannot be reached. Your games are safe on the server; the page will continue by itself as soon as the connection is back.
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
manual-key = Press the ? key to read more in the rules.
manual-card-round = Round { $round }
manual-bonus = bonus

## The first-game guide

tour = First-game guide
tour-next = Next
tour-back = Back
tour-close = End the guide
tour-end = Keep playing
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

## Invitations, leaving, links that lead nowhere, hints

invited-by = { $who } invites you to a game of Troyes
invited = You are invited to a game of Troyes
invited-pitch = Troyes, around 1200: with the dice of your citizens, and dice bought from your neighbours, you build the cathedral, counter events and send out tradesmen. Most victory points win; a game takes about an hour.
invited-guide = First time? Play with the guide
watching = Watching: { $who }
watching-full = All seats are taken: you are watching the game.
leave-ask = Leave the game?
leave-text = A bot will play for you. It waits a minute first, and you can take your seat back whenever you like.
leave-stay = Stay
leave-sure = Leave
leave-minute = You have left. A bot will move for you in about a minute, unless you come back.
lost-title = This link leads nowhere
lost-table = There is no table at that address on this server. Perhaps it was mistyped, or the table was on another server.
lost-cut = This link is damaged: something is missing at its end, or there is too much. Ask for it again, or copy the whole link once more.
lost-page = There is no page at that address.
lost-code = This link to hand over a seat has already been used, or is older than ten minutes. Ask for a new one.
lost-home = To the start page
hint-ask = What would you do?
hint-title = I would do this
