### A turn in one sentence, what it means for the reader, and what is on stage.

you = You
you-inside = you

## What somebody did; what was bought and gained for it is added

story-told = { $what }.
story-gains = { $what }: { $gains }.
story-buying = { $what }, buying { $dice } for { deniers }
story-free = { $what }, taking { $dice } for free
# Other languages have an article here, or say whose it is.
story-die =
    { $whose ->
        [gray] { $n ->
            [1] a neutral { die }
            [2] two neutral { die }s
           *[other] three neutral { die }s
        }
       *[other] { $n ->
            [1] { die }
            [2] two { die }s
           *[other] three { die }s
        }
    }
story-dice =
    { $whose ->
        [you] your { $dice }
        [gray] { $dice }
        [roy] le Roy’s { $dice }
       *[other] { $who }’s { $dice }
    }
story-and = { $first } and { $last }
story-pass =
    { $me ->
        [yes] You pass
       *[no] { $who } passes
    }
story-counter =
    { $me ->
        [yes] You { $count ->
            [0] face
           *[other] beat
        }
       *[no] { $who } { $count ->
            [0] faces
           *[other] beats
        }
    } { $count ->
        [0] the black dice
        [one] a black die
       *[other] { $count } black dice
    }
story-yield =
    { $me ->
        [yes] You give in to a black die
       *[no] { $who } gives in to a black die
    }
story-recruit =
    { $me ->
        [yes] You recruit a citizen
       *[no] { $who } recruits a citizen
    }
story-flip =
    { $me ->
        [yes] You turn dice upside down
       *[no] { $who } turns dice upside down
    }
story-reroll =
    { $me ->
        [yes] You roll a die again
       *[no] { $who } rolls a die again
    }
story-settle =
    { $me ->
        [yes] You place a citizen { $place }
       *[no] { $who } places a citizen { $place }
    }
story-cathedral =
    { $me ->
        [yes] You build the cathedral
       *[no] { $who } builds the cathedral
    }
story-agriculture =
    { $me ->
        [yes] You farm
       *[no] { $who } farms
    }
story-fight =
    { $me ->
        [yes] You { $won ->
            [yes] counter
           *[no] fight
        }
       *[no] { $who } { $won ->
            [yes] counters
           *[no] fights
        }
    } { event-inside }
story-card =
    { $me ->
        [yes] You { $hired ->
            [yes] hire a tradesman for
           *[no] use
        }
       *[no] { $who } { $hired ->
            [yes] hires a tradesman for
           *[no] uses
        }
    } { $card }
story-roy = The dice show { $total }. { $does }
story-roy-places = { $who } places citizens: { $places }
story-roy-buys = { $who } takes { $dice } for { deniers }
story-roy-spends =
    { $total ->
        [4] { $who } gives up a die, but can place no citizen
        [6] { $who } gives up a die, but can send no tradesman
        [10] { $who } gives up a die, but can place no citizen
       *[other] { $who } pays with dice of his own
    }
story-roy-scores = { $character } scores and leaves
story-everybody = { $event }: { $change } for everybody.
story-event = { $event }: { $text }
story-you = { $change } for you.
story-them = { $change } for { $who }
story-idle = { $event } changes nothing.
story-blocked = { $event }: the die shows { $value }, but nobody can enter.

## Accounts: changed, paid

gain-deniers = { $sign }{ deniers }
gain-influence = { $sign }{ $amount } influence
gain-vp =
    { $amount ->
        [one] { $sign }{ $amount } victory point
       *[other] { $sign }{ $amount } victory points
    }
gain-cubes =
    { $amount ->
        [one] a cube
       *[other] { $amount } cubes
    }
gain-laid = { deniers } at the end of the round
gain-secret = the points stay secret
pay-hire = { $amount } to hire
pay-seller =
    { $whose ->
        [gray] { $amount } to the bank for neutral dice
        [roy] { $amount } to the bank for le Roy’s dice
       *[other] { $amount } to { $who }
    }
pay-other = { $amount } to the bank
pay-influence = { $amount } influence
preview-pay = You pay { $list }.
preview-get = You get { $list }.
preview-nothing = You get nothing: +0 deniers.

## On stage

stage-of = { $who } plays
stage-again = Earlier, shown again
stage-now = Back to now
stage-round = Round { $round } of { $rounds }
stage-income =
    { $known ->
        [yes] { $salary ->
            [0] Income and salaries: you get { $income } and pay nothing.
           *[other] Income and salaries: you get { $income } and pay { $salary }.
        }
       *[no] Income and salaries
    }
stage-dice = Everybody rolls their dice.
stage-round-end = The round ends.
recap = Since your last turn
recap-again = Show again
sound-offer = Would you like to hear the dice, the coins and when it is your turn?
sound-on = Sound on
sound-never = No sound

## The current score, and why the game ended that way

stand-title = If the game ended now
stand-text = Secrets are left out: the points others have gained so far, and their characters.
stand-so-far = Gained so far
end-why =
    { $side ->
        [won] You won by { $by }
        [lost] { $who } won, { $by } ahead of you
       *[other] { $who } won, { $by } ahead of { $whom }
    }: { $parts }.
end-tie = A tie at { $total } points. { $parts }.
end-unspent = You have { deniers } left.
