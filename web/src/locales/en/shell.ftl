### The shell: home, table, prompts, buttons, reasons, errors.

## General

title = Troyes
title-your-turn = Your turn – Troyes
motto = Dice, citizens and a cathedral, Anno Domini 1200
loading = One moment…
close = Close
menu = Menu
to-home = Home
join = Join
leave = Leave
copied = Copied
copy-link = Copy the link
credits = Troyes is a game by Sébastien Dujardin, Xavier Georges and Alain Orban, published by Pearl Games; the King’s Challenge is by Shadi Torbey. This is an unofficial fan implementation with its own code, texts and drawings.
line-lost = Connection lost. Trying to reach the table again…
guest-name = Guest
player-n = Player { $n }

## Home

home-name = Your name
home-bots = Play now
home-bots-text = You and a few bots share the city of Troyes: send your citizens to work, use the dice they roll, buy those of your neighbours, and make a name for yourself.
home-how-many = Opponents
home-n-bots =
    { $n ->
        [one] { $n } bot
       *[other] { $n } bots
    }
home-level = Level
home-bonus = With the bonus cards
home-play-now = Play
home-solo = The King’s Challenge
home-solo-text = Alone against le Roy, who plays by a roll of two dice. Beat him, but not by too much: kings remember.
home-solo-play = Face the King
home-screen = On one screen
home-screen-text = Pass the device round the table. Secrets stay covered until the right player is there.
home-people = Players
home-screen-play = Sit down
home-online = With friends
home-online-text = Open a table and send the link. Seats that stay empty can go to bots.
home-private = Only for those who have the link
home-open-scores = Victory points visible to all
home-time = Time per turn
home-minutes =
    { $minutes ->
        [0] no limit
        [1440] a day
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
home-more = More options
home-spectator-chat = Spectators may chat
home-hints = Players may ask for hints
home-at-zero = When time runs out
home-zero-bot = a bot takes over
home-zero-pass = the player passes
home-online-create = Open a table
home-open-tables = Open tables
home-continue = Your games
home-continue-one = Continue
home-finished = Finished games
home-look = View

## Settings

settings = Settings
settings-language = Language
settings-theme = Appearance
theme-auto = same as the device
theme-light = day
theme-dark = night
settings-speed = Pace of other players’ turns
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-off = at once
settings-sound = Sounds
settings-list = Also list everything that can be picked as buttons
settings-keys = Keys
settings-keys-move = Arrows move from piece to piece, with Shift only to what can be picked. Ctrl + Enter confirms, Escape takes back.
settings-keys-ask = Where the game stands, said aloud by a screen reader (in its mode in which keys go to the page):
query-d = my dice
query-m = my money, influence and citizens
query-e = events and black dice
query-l = the last turn
query-s = every player
query-cubes = { $name } (cubes: { $n } of { $banners })

## Seats

seat-open = open seat
seat-yours = { $name } (you)
seat-take-back = Take your seat back from the bot
bot-novice = Novice
bot-apprentice = Apprentice
bot-journeyman = Journeyman
bot-master = Master
bot-count = Count
bot-legend = Legend
bot-name = { $name } ({ $level })
waiting-title = Waiting for players
waiting-text =
    { $open ->
        [one] One seat is open. The game begins as soon as it is taken.
       *[other] { $open } seats are open. The game begins as soon as all are taken.
    }
waiting-open-seat = Open this seat
waiting-seat-bot = Seat a bot…
terms-game-time = Time for the game
terms-seed = Chosen seed: the person who opened the table may know the dice
invite-text = Send this link, or let the others scan the code.
invite-local = It works on this computer only. For friends elsewhere, start the server with “{ $command }” and open its page under this computer’s address.
invite-link = Link to this table
invite-qr = The link to this table as a QR code
menu-hand-over = Continue on another device
menu-leave = Leave; a bot plays for me
hand-over-text = Open this link on the other device within ten minutes. It works once.
cover-text = It is { $who }’s turn. Hand over the device; secrets are covered.
cover-here = I am { $who }

## Log and chat

log = What happened
log-empty = Nothing yet.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send

## The prompt: what you are asked

your-turn = Your decision
preview = What would happen
preview-round-ends = This ends the round.
prompt-wait = Waiting for { $who } to move.
prompt-soon = Just a moment…
prompt-nobody = The dice are rolling…
prompt-over = The game is over.
prompt-held = This is your turn so far. Confirm it, or take it back.
prompt-choose = Choose one of the lit places.
prompt-space =
    { $left ->
        [one] Place your last citizen: pick a free space in one of the three buildings.
       *[other] Place a citizen: pick a free space in one of the three buildings. You still have { $left } to place.
    }
prompt-space-ready = Place your citizen here? Confirm, or pick another space.
prompt-action = Your turn: pick an action or dice.
prompt-only-pass = No action is possible with what you have. You may spend influence, or pass.
prompt-dice =
    { $sort ->
        [building] Place a citizen in { building }: pick one die. It shows where the citizen enters; a die from another district costs money.
        [event] Fight { event-with }: pick one to three dice. Those from other districts cost money.
        [cathedral] Build the cathedral: pick one to three dice. Each puts a cube into the column of its value.
        [agriculture] Farm: pick one to three dice. You receive half their total in deniers.
       *[card] { $target }: pick one to three dice. Those from other districts cost money.
    }
prompt-target =
    { $count ->
        [one] One die picked. Pick more dice of the same colour, or what to use it for.
       *[other] { $count } dice picked. Now pick what to use them for.
    }
prompt-more-dice =
    { $total ->
        [0] { $target }: that is not enough yet. Pick another die.
       *[other] { $target }: at least { $need } is needed; you have { $total } so far. Pick another die.
    }
prompt-modifier = { $target }: choose which card’s cube to spend.
prompt-ready =
    { $sort ->
        [building] Place a citizen in { building } with this die?
        [event] Fight { event-with } with { $count ->
            [one] this die?
           *[other] these dice?
        }
        [cathedral] Build the cathedral with { $count ->
            [one] this die?
           *[other] these dice?
        }
        [agriculture] Farm with { $count ->
            [one] this die?
           *[other] these dice?
        }
       *[card] Use { $target } with { $count ->
            [one] this die?
           *[other] these dice?
        }
    }
prompt-pass = Pass? 2 deniers are put on your district, and 1 more each time your turn comes round; you get them at the end of the round. You do nothing more until then.
prompt-reroll = Roll one of your dice again for 1 influence: pick it. This cannot be taken back.
prompt-reroll-ready = Roll this die again for 1 influence? This cannot be taken back.
prompt-flip = Turn up to three of your dice upside down for 4 influence: pick them.
prompt-flip-ready = Turn the picked dice upside down for 4 influence? A die then shows 7 minus its former value.
prompt-counter = Black dice threaten the city. Beat the highest, a { $value }, with dice of your own district; red ones count double.
prompt-counter-ready = That is enough. Confirm, or take on more black dice for more influence.
yield-loss =
    { $vp ->
        [0] you lose nothing, because you have no victory points
        [1] you lose your only victory point
       *[other] you lose { $vp } victory points
    }
prompt-yield =
    { $way ->
        [improve] Your dice cannot beat the black { $value }. Spend influence to improve them, or give in: { yield-loss }.
        [weak] Your dice cannot beat the black { $value }, and your influence is not enough to change them. You have to give in: { yield-loss }. You keep your dice.
       *[bare] You have no dice of your own to beat the black { $value }. You have to give in: { yield-loss }.
    }
prompt-yield-ready =
    { $way ->
        [bare] Give in ({ yield-loss })?
       *[weak] Give in ({ yield-loss })? You keep your dice.
    }
prompt-origin-hire = Whom do you send to this card? Pick one of your citizens: in the supply, in a building or on another card.
prompt-origin-hire-ready = Send this citizen? Confirm, or pick another one.
prompt-origin-settle = Which of your citizens goes there? Pick one: in the supply, in a building or on a card.
prompt-origin-settle-ready = { prompt-origin-hire-ready }
prompt-origin-supply-ready = A citizen from your supply goes. Confirm, or pick another of your citizens: in a building or on a card.
prompt-number-fight = How many cubes do you place on the event?
prompt-number-fight-ready = { prompt-number-fight }
prompt-number-card = How many times do you use the card?
prompt-number-card-ready = { prompt-number-card }
prompt-cubes =
    { $count ->
        [one] One cube to place: pick an event.
       *[other] { $count } cubes to place, one by one: pick an event.
    }
prompt-dice-direct = Pick the next die.
prompt-flip-direct = Pick the next die to turn.
prompt-modifier-direct = Choose which card’s cube to spend.
prompt-black-direct = Take on another black die, or go on.
prompt-black-dice-direct = Pick dice of your own district against the black dice.

## Sums

sum-group =
    Total { $total }{ $price ->
        [0] {""}
        [one] , purchase { $price } denier
       *[other] , purchase { $price } deniers
    }{ $hire ->
        [0] {""}
        [one] , tradesman for { $hire } denier
       *[other] , tradesman for { $hire } deniers
    }
sum-black = Your dice: { $have }. Black dice: { $need }.
tag-price =
    { $price ->
        [one] costs { $price } denier
       *[other] costs { $price } deniers
    }
tag-times =
    { $times ->
        [one] once with these dice
       *[other] { $times } times with these dice
    }

## Buttons

button-confirm = Confirm
button-continue = Continue
button-undo = Undo
button-skip = Skip ahead
button-pass = Pass
button-yield = Give in
button-reroll = Reroll (1)
button-recruit = Recruit (2)
button-flip = Flip (4)
button-plain = no cube
button-modifier = { $card }
button-number = { $n }
button-option = This one
button-stop-cubes = No more cubes
button-stop-dice = Enough dice
button-stop-flip = Enough dice
button-stop-black = No more black dice
button-stop-black_dice = Enough dice
group-number = How many
group-modifier = Spend a cube of
group-more = More
group-influence = Influence
group-end = Instead
list = Everything that can be picked
list-dice = Dice
list-own = Your dice
list-others = Dice of others
list-black = Black dice
list-places = Places, cards and citizens
list-empty = There is nothing to choose right now.

## Pieces in words

die =
    { $colour ->
        [r] red
        [w] white
       *[y] yellow
    } { $value }
die-of =
    { $colour ->
        [r] red
        [w] white
       *[y] yellow
    } { $value } of { $who }
about-each = { $who }: { $what }
and-then = { $first }; { $second }
black-die = black { $value }
card-face-down =
    { $colour ->
        [red] red
        [white] white
       *[yellow] yellow
    } card of round { $round }
into-building = Place a citizen: { $building }
event-at = Event: { $event }
event-copy =
    { $which ->
        [1] { $event } (the first)
        [2] { $event } (the second)
        [3] { $event } (the third)
       *[0] { $event }
    }
space-single = { $building }, space { $row }
space-in-row = { $building }, row { $row }, space { $column }
citizen-at = { $who }: { $place }
citizen-lying = { $who }: lying on { $building }
citizen-on-card = { $who }: tradesman on { $card }
citizen-supply = { $who }: citizen from the supply

## Why something is not possible

why-face-down = This card is revealed in round { $round }.
why-hire =
    Hiring a tradesman here costs { $cost ->
        [one] { $cost } denier
       *[other] { $cost } deniers
    }; you have { $have }.
why-influence = Each use costs { $cost } influence; you have { $have }.
why-deniers =
    This would cost at least { $cost ->
        [one] { $cost } denier
       *[other] { $cost } deniers
    }; you have { $have }.
why-total = The strongest dice you could use total { $best }; you need { $need }.
why-dice =
    No { $colour ->
        [red] red die
        [white] white die
        [yellow] yellow die
       *[any] die
    } is left on the table.
why-columns = The cathedral has no window left for the white dice on the table: columns { $columns } are full.
why-entry =
    With each of the { $colour ->
        [red] red
        [white] white
       *[yellow] yellow
    } dice on the table nobody would move, or someone would be expelled whose owner already has a citizen lying on this building.
why-not-now = Not possible now.
with-cube =
    { $cube ->
        [yes] {" "}with a cube from { $card }
       *[no] {""}
    }
why-group-colour =
    { $target }{ with-cube }: { $colour ->
        [red] red
        [white] white
       *[yellow] yellow
    } dice only.
why-group-colours = All dice of an action must have the same colour.
why-group-size =
    { $most ->
        [one] Only one die can be used for this.
       *[other] At most { $most } dice can be used at once.
    }
why-group-column =
    Column { $column } of the cathedral { $free ->
        [0] is full.
        [one] has only 1 free window left.
       *[other] has only { $free } free windows left.
    }
why-group-lying =
    { $whose ->
        [yours] A { $value } would expel one of your citizens, and you already have one lying on this building.
       *[others] A { $value } would expel a citizen whose owner already has one lying on this building.
    }
why-group-same = With a { $value } nobody would move.
why-group-modifier = { $target }: a cube from { $card } cannot be used here.
why-group-unchanged = A cube from { $card } would change nothing about these dice.
why-group-total =
    { $target }{ with-cube } needs { $need }; these dice count { $have }{ $others ->
        [yes] , and { $best } at best with others.
       *[no] .
    }
why-group-price =
    { $target }{ with-cube }{ $more ->
        [0] {""}
       *[other] , which takes { $count } dice
    }: { $price ->
        [0] {""}
       *[other] { $price } for { $count ->
            [one] the die
           *[other] the dice (with so many, each bought one costs { $each })
        }
    }{ $hire ->
        [0] {""}
       *[other] { $price ->
            [0] {""}
           *[other] ,{" "}
        }{ $hire } to hire
    }{ $uses ->
        [0] {""}
       *[other] { $price ->
            [0] { $hire ->
                [0] {""}
               *[other] ,{" "}
            }
           *[other] ,{" "}
        }{ $uses } for the use
    }. That is { $cost ->
        [one] { $cost } denier
       *[other] { $cost } deniers
    }; you have { $have }, { $short } short.
why-no-citizen = You have no citizen to send.
why-black-own-dice = Against black dice only dice of your own district count.
why-black-too-strong = All your dice together total { $have }; this black die needs { $need }.
why-black-reach = All your dice together total { $have }; with this one you would need { $need }.
why-influence-own = Influence changes only dice of your own district.
why-spend = This costs { $cost } influence; you have { $have }.
why-spend-dice = There is no die left in your district.
why-spend-citizens = None of your citizens is left in the general supply.

## The end

end-title = The end
end-winners =
    { $side ->
        [you] You share the victory with { $who }.
       *[other] { $who } share the victory.
    }
end-rematch = Play again
end-to-rematch = To the next game
end-download = Download the record
end-look = Look at the board
dice-check = Check the dice
dice-promise = Hash of the dice, promised before the game:
dice-kept = All { $n } rolls and draws are those promised before the game.
dice-broken = The dice are not those promised before the game.
dice-unknown = All { $n } rolls and draws are those of the seed. This page is not served over HTTPS, so your browser cannot check the hash.
dice-secret = The seed of a daily challenge is the same for everybody and stays secret.
dice-picture = How often each face was rolled, compared with the expected number
dice-expected = { $n } dice: the bars show what was rolled, the dashed line what was expected ({ $each } each).
dice-why = Nobody could know the dice, because the hash shown before the game cannot be turned back into the seed they come from. Nobody could change them, because no other seed has the same hash.
dice-hash = Hash shown before the game
dice-seed = Seed
score-cathedral = Cathedral
score-combat = Events countered
score-activities = Activity cards
score-characters = Characters during the game
score-le_roy = Le Roy’s table
score-penalties = Penalties
score-other = Other
score-events = Cubes on events
score-tradesmen = Tradesmen
score-cathedral_levels = Cathedral levels without a cube
score-total = Total
verdict-beheaded = The King is ahead, or level: { $margin }. Your head is lost.
verdict-smirk = Ahead by { $margin }: a narrow thing. The King smirks, and your head is lost.
verdict-average = Ahead by { $margin }: decent. You keep your head.
verdict-promising = Ahead by { $margin }: you show promise, and keep your head.
verdict-too_good = Ahead by { $margin }: too good for a jealous King. Your head is lost.
verdict-masterful = Ahead by { $margin }: a masterpiece. You keep your head, and the King bows.

## Errors

error-offline = The server cannot be reached right now.
error-internal = Something went wrong on the server. Please try again.
error-already-begun = The game has already begun.
error-bad-code = This link has already been used or has expired.
error-bad-edition = The edition file has errors: { $detail }
error-bad-name = Please choose a name with letters.
error-bad-origin = This page is not allowed to use the server.
error-bad-host = The server does not accept requests for this address.
error-database-gone = The server can no longer store anything: its database is gone. Nothing was changed; please tell the person who runs it.
error-one-seat = At a public table everybody has only one seat.
error-bad-request = The server did not understand: { $detail }
error-bad-start = The start player must sit at the table.
error-bad-text = This text cannot be sent.
error-confirm-first = Confirm your turn first, or take it back.
error-hello-first = The server does not know who you are yet. Please reload the page.
error-hello-once = The server already knows who you are.
error-no-free-seat = There is no free seat at this table.
error-no-seat-for-you = At least one seat must be yours.
error-no-spectator-chat = Spectators cannot chat at this table.
error-no-such-table = There is no such table.
error-not-an-option = That is not possible right now.
error-after-roll = Dice have to be rolled first: confirm, then continue.
error-not-begun = The game has not begun yet.
error-not-over = The game is not over yet.
error-not-the-host = Only the person who opened the table can change this.
error-not-watching = You are not at this table.
error-not-your-seat = This is not your seat.
error-not-your-turn = It is not your turn.
error-nothing-to-confirm = There is nothing to confirm.
error-nothing-to-undo = There is nothing to take back.
error-no-more-undo = Choices can be taken back only { $most } times in one turn. Choose, and confirm.
error-protocol = This page is out of date. Please reload it.
error-result-stays = A finished King’s Challenge keeps its result: its seat cannot be handed over.
error-too-fast = That was too fast. Wait a moment.
error-too-large = That is too much for one message.
error-too-many-tables = You are watching too many tables at once. Leave one of them first.
error-try-again = Somebody else was faster. Please try again.
error-unknown-token = The server no longer recognises you. Please reload the page.
