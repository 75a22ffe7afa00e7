### The King’s Challenge: le Roy, the standing, the verdict, the daily game, the history.

error-not-solo = This table is not the King’s Challenge.
error-bad-day = There is no challenge for this day yet.

## Home

home-daily-text = One game a day with the same dice for everybody on this server. Your first attempt is the one that counts.
home-daily-done = Today: { $margin }. { $verdict }.
home-daily-new-link = Today’s challenge
home-daily-begun-link = Continue it
home-daily-done-link = Result and list

## Le Roy at the table

roy-three = He takes your best die for { amount-three }, spends two of his own (three, if you have none) and gains 3 victory points.
roy-two = He takes your best die for { amount-two }, spends one of his own (two, if you have none) and gains 2 victory points.
roy-citizen = He spends his best die and places a citizen in the building of its colour, expelling one of yours if he can.
roy-event = He covers all free banners of the rightmost event, a die for each.
roy-does =
    { $total ->
        [2] { roy-three }
        [3] { roy-two }
        [4] { roy-citizen }
        [5] { roy-event }
        [6] He spends his best die and sends a tradesman to the best card.
        [7] He spends two dice and puts two cubes on the cathedral, 1 point each even if there is no room.
        [8] The next character is scored at once and leaves; if none is left, he gains 1 point.
        [9] { roy-event }
        [10] { roy-citizen }
        [11] { roy-two }
       *[12] { roy-three }
    }
roy-turn = Le Roy’s turn
roy-nothing = Nothing changes.
roy-go-on = Go on
roy-reserve = Citizens in his reserve
roy-dice = His dice, the best first: { $dice }
roy-no-dice = No dice: he counts as passed.
roy-last = His last roll: { $total }
roy-ask = What may he do?
forecast = What le Roy may do
forecast-text = What each result would do if he rolled his two dice now.
forecast-idle = He takes no turn right now. When he does, this is his table; it shows what each result would do at this moment.
forecast-roll = Roll
forecast-chance = Chance
forecast-what = What he would do
forecast-of = { $n } of { $all }

## The score

standing = If the game ended now
standing-now = At this moment
standing-you = You
standing-grades = 1 point from { $one }, 3 from { $three }, 6 from { $six }
standing-cathedral_levels = Cathedral levels
standing-events = Events with cubes
standing-tradesmen = Tradesmen
standing-so-far = Gained so far
standing-total = Total
scale-label = Margin { $margin }: { $verdict }
scale-kept = Head kept
scale-lost = Head lost
scale-jealous = { $from } to { $to } makes the King jealous; above that even a king must bow.

## Verdicts: a short name, and what the court has to say

decree-beheaded = The King prevails
decree-smirk = A thin smile
decree-average = Fair enough
decree-promising = A name to remember
decree-too_good = Too bright a star
decree-masterful = The city is yours
decree-text-beheaded = Le Roy could not be beaten today. The drums roll on the market square, and your head rolls after them.
decree-text-smirk = You were ahead, but by so little that the King could not help grinning. He finds a pretext. You lose your head.
decree-text-average = Not brilliant, not shameful. The King nods, forgets your name and lets you go. You keep your head.
decree-text-promising = The court whispers about you, and the King listens. There will be work for you. You keep your head.
decree-text-too_good = You have put the King in the shade, and kings dislike the shade. So much talent is dangerous: you lose your head.
decree-text-masterful = There is nothing left to do but bow. The King himself hands you the keys of Troyes, and your head stays where it is.
decree-margin = Your margin: { $margin }
verdict-replay = Watch it again
course = The course of the game
course-caption = The margin as it would have been had the game ended after each turn, yours and le Roy’s. I to IV are the rounds; the colours are those of the verdicts.
course-turn = Round { $round }, turn { $turn }

## The challenge of the day

daily = The challenge of the day
daily-text = The same characters, cards, events and dice for everybody, from midnight to midnight (UTC).
daily-rules = You have one attempt. It is yours until it is finished: you may leave and come back, and another window shows the same game. If a bot plays for you it does not count.
daily-begin = Begin
daily-begun = Today’s game is waiting for you.
daily-begun-before = Your game for this day is not finished. It still counts for its day.
daily-lost = Your game for this day does not count: a bot played in it, or somebody else took it over.
daily-continue = Continue
daily-done = This was your attempt; there is only one. New dice come with the new day.
daily-again = “Play again” begins an ordinary game with other dice: the challenge of the day counts once.
daily-look = Look at your game
daily-missed = You did not play on this day.
daily-left =
    { $hours ->
        [0] New dice in { $minutes } min.
       *[other] New dice in { $hours } h { $minutes } min.
    }
daily-list = Results of the day on this server
daily-rank = Rank
daily-name = Name
daily-nobody = Nobody has finished yet.
daily-more =
    { $n ->
        [one] and { $n } more
       *[other] and { $n } more
    }
daily-before = The day before
daily-today = Today
share = Share
share-head = Tell the others
share-copy = Copy the text
share-text = Text to share
share-title = Troyes, the King’s Challenge of { $day }

## Past results

results = Your results
results-text = Every game against le Roy that you have played to the end in this browser.
results-empty = No game against le Roy is finished yet. Games with a chosen seed or your own edition, and games in which a bot played for you, do not count.
results-games = Games
results-best = Best margin
results-mean = Mean margin
results-ahead = Wins over the King in a row
results-head = Heads kept in a row
results-days = Days in a row
results-streak-best = (best: { $best })
results-verdicts = Verdicts
results-plot = Margins
results-plot-caption = The margins of your last { $n } games, the latest on the right; the colours are those of the verdicts.
results-list = All games
results-when = Finished
results-points = You : le Roy
results-margin = Margin
results-verdict = Verdict
results-daily = daily
results-bonus = bonus cards
