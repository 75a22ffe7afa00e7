### What happened, in words.

## What a player chose

log-chose-reroll =
    { $me ->
        [yes] You roll a die again: { $die }.
       *[no] { $who } rolls a die again: { $die }.
    }

## The round

log-round-ends = End of round { $round }
log-round-begins = Round { $round }
log-start =
    { $me ->
        [yes] You are the start player.
       *[no] { $who } is the start player.
    }
log-card-revealed =
    { $count ->
        [one] Card revealed: { $card }.
       *[other] Cards revealed: { $card }.
    }
log-event-revealed =
    { $count ->
        [one] A new event: { $event }.
       *[other] New events: { $event }.
    }
log-acts =
    { $amount ->
        [one] { event-begins } adds a black die.
       *[other] { event-begins } adds { $amount } black dice.
    }
log-event-rolled = { $event }: the die shows { $value }.
log-roy-rolled = Le Roy’s dice show { $first } and { $value }.
log-rolled =
    { $me ->
        [yes] You roll { $dice }.
       *[no] { $who } rolls { $dice }.
    }
log-black-come =
    { $count ->
        [one] A black die comes up: { $dice }.
       *[other] Black dice come up: { $dice }.
    }
log-black-gone =
    { $count ->
        [one] A black die is gone: { $dice }.
       *[other] Black dice are gone: { $dice }.
    }
log-dice-come =
    { $count ->
        [one] A die is rolled: { $dice }.
       *[other] Dice are rolled: { $dice }.
    }
log-dice-gone =
    { $count ->
        [one] A die is used: { $dice }.
       *[other] Dice are used: { $dice }.
    }
log-dice-turned = Before: { $dice }; now: { $turned }.
log-rerolled = It comes up { $die }.
log-dice-left =
    { $count ->
        [one] A die is left over: { $dice }.
       *[other] Dice are left over: { $dice }.
    }

## Citizens: where they stand and where they come from

log-in = in { building }
log-in-space =
    { $building ->
        [palace] on space { $n } of the Palace
        [bishopric] on space { $n } of the Bishopric
       *[city_hall] on space { $n } of City Hall
    }
log-in-row =
    { log-in } ({ $level ->
        [top] top row
        [middle] middle row
       *[bottom] bottom row
    }, { $spot ->
        [front] front space
        [middle] middle space
       *[back] back space
    })
log-on = on { building }
log-from =
    { $building ->
        [palace] from the Palace
        [bishopric] from the Bishopric
       *[city_hall] from City Hall
    }
log-from-lying =
    { $building ->
        [palace] who was lying on the Palace
        [bishopric] who was lying on the Bishopric
       *[city_hall] who was lying on City Hall
    }
log-from-card = from { $card }
log-from-supply = from the supply

log-stands =
    { $whose ->
        [you] A citizen of yours stands { $place }.
        [gray] A gray citizen stands { $place }.
        [roy] One of le Roy’s citizens stands { $place }.
       *[other] { $who } places a citizen { $place }.
    }
log-settled =
    { $whose ->
        [you] A citizen of yours { $from } now stands { $place }.
       *[other] { $who }’s citizen { $from } now stands { $place }.
    }
log-moved =
    { $whose ->
        [you] A citizen of yours moves and now stands { $place }.
       *[other] { $who }’s citizen moves and now stands { $place }.
    }
log-pushed =
    { $whose ->
        [you] A citizen of yours is pushed along and stands { $place }.
        [gray] A gray citizen is pushed along and stands { $place }.
        [roy] One of le Roy’s citizens is pushed along and stands { $place }.
       *[other] { $who }’s citizen is pushed along and stands { $place }.
    }
log-expelled =
    { $whose ->
        [you] A citizen of yours is expelled and lies { $place }.
        [gray] A gray citizen is expelled and lies { $place }.
        [roy] One of le Roy’s citizens is expelled and lies { $place }.
       *[other] { $who }’s citizen is expelled and lies { $place }.
    }
log-hired =
    { $whose ->
        [you] A citizen of yours { $from } becomes a tradesman
        [roy] One of le Roy’s citizens becomes a tradesman
       *[other] { $who }’s citizen { $from } becomes a tradesman
    } { $space ->
        [0] on the picture of { $card }.
       *[other] on { $card }, space { $space }.
    }
log-home =
    { $whose ->
        [you] { $amount ->
            [one] A citizen of yours goes back to your supply.
           *[other] { $amount } of your citizens go back to your supply.
        }
        [gray] { $amount ->
            [one] A gray citizen goes back to the general supply.
           *[other] { $amount } gray citizens go back to the general supply.
        }
       *[other] { $amount ->
            [one] { $who } takes a citizen back into the supply.
           *[other] { $who } takes { $amount } citizens back into the supply.
        }
    }

## Events: which of several of one name, where there are several

event-begins =
    { $which ->
        [1] The first { $event }
        [2] The second { $event }
        [3] The third { $event }
       *[0] { $event }
    }
event-inside =
    { $which ->
        [1] the first { $event }
        [2] the second { $event }
        [3] the third { $event }
       *[0] { $event }
    }
event-on = on { event-inside }
event-with = { event-inside }
event-of = of { event-inside }

## Cubes

log-card-cubes =
    { $whose ->
        [you] You put
       *[other] { $who } puts
    } { $amount ->
        [one] a cube
       *[other] { $amount } cubes
    } on { $card }.
log-modifier =
    { $me ->
        [yes] You spend a cube of { $card }.
       *[no] { $who } spends a cube of { $card }.
    }
log-cathedral-built =
    { $whose ->
        [you] You put a cube
        [gray] A gray cube goes
       *[other] { $who } puts a cube
    } on the cathedral, above the { $n }, { $level ->
        [bottom] bottom level
        [middle] middle level
       *[top] top level
    }.
log-cathedral-lost =
    { $whose ->
        [you] You lose a cube
        [gray] A gray cube is lost
       *[other] { $who } loses a cube
    } on the cathedral, above the { $n }, { $level ->
        [bottom] bottom level
        [middle] middle level
       *[top] top level
    } ({ $cause }).
log-event-cube =
    { $whose ->
        [you] You put { $amount ->
            [one] a cube
           *[other] { $amount } cubes
        }
        [gray] { $amount ->
            [one] A gray cube goes
           *[other] { $amount } gray cubes go
        }
       *[other] { $who } puts { $amount ->
            [one] a cube
           *[other] { $amount } cubes
        }
    } { event-on }.
log-event-cube-lost =
    { $whose ->
        [you] You lose { $amount ->
            [one] a cube
           *[other] { $amount } cubes
        }
        [gray] { $amount ->
            [one] A gray cube is lost
           *[other] { $amount } gray cubes are lost
        }
       *[other] { $who } loses { $amount ->
            [one] a cube
           *[other] { $amount } cubes
        }
    } { event-on } ({ $cause }).
log-event-countered =
    { $taken ->
        [yes] { event-begins } is countered; the cubes on it go home ({ $cubes }). { $me ->
            [yes] You take the card.
           *[no] { $who } takes the card.
        }
        [no] { event-begins } is countered; the cubes on it go home ({ $cubes }). Nobody takes the card.
       *[never] { event-begins } is countered; the cubes on it go home ({ $cubes }). It stays on the board.
    }
cubes-of = { $who } { $count }
dice-of =
    { $whose ->
        [you] { $dice } (yours)
       *[other] { $dice } ({ $who })
    }

## Accounts

deniers =
    { $amount ->
        [one] { $amount } denier
       *[other] { $amount } deniers
    }
log-income =
    { $me ->
        [yes] You receive
       *[no] { $who } receives
    } { deniers } of income.
log-salary =
    { $me ->
        [yes] You pay
       *[no] { $who } pays
    } { deniers } in salaries.
log-hire =
    { $me ->
        [yes] You pay
       *[no] { $who } pays
    } { deniers } for the tradesman ({ $card }).
log-purchase =
    { $me ->
        [yes] You pay
       *[no] { $who } pays
    } { deniers } for dice ({ $seller }).
log-pays =
    { $side ->
        [from] You pay { $whom }
        [to] { $who } pays you
       *[other] { $who } pays { $whom }
    } { deniers } ({ $cause }).
log-laid =
    { $amount ->
        [one] { $amount } denier is put
       *[other] { $amount } deniers are put
    } { $me ->
        [yes] on your district.
       *[no] on { $who }’s district.
    }
log-collects =
    { $me ->
        [yes] You collect { deniers } from your district.
       *[no] { $who } collects { deniers } from their district.
    }
log-deniers =
    { $who }: { $direction ->
        [up] +
       *[down] −
    }{ deniers } ({ $cause }).
log-influence =
    { $who }: { $direction ->
        [up] +
       *[down] −
    }{ $amount } influence ({ $cause }).
log-influence-lost = { $who }: { $amount } influence lost because the track is full.
log-vp =
    { $who }: { $direction ->
        [up] +
       *[down] −
    }{ $amount ->
        [one] { $amount } victory point
       *[other] { $amount } victory points
    } ({ $cause }).
log-character-dealt =
    { $whose ->
        [roy] { $count ->
            [one] A character of this game: { $character }.
           *[other] Characters of this game: { $character }.
        }
        [you] { $count ->
            [one] Your secret character: { $character }.
           *[other] Your secret characters: { $character }.
        }
       *[other] { $count ->
            [one] { $who }: the secret character { $character }.
           *[other] { $who }: the secret characters { $character }.
        }
    }
log-character-scored = { $character } is scored.

## Causes, in brackets after an account

cause-setup = setup
cause-placement = placement
cause-reveal = new cards
cause-income = income
cause-salary = salaries
cause-workforce = workforce
cause-round_end = end of the round
cause-black_dice = black dice
cause-purchase = dice sold
cause-cathedral = cathedral
cause-agriculture = harvest
cause-settle = citizen placed
cause-recruit = recruiting
cause-reroll = die rolled again
cause-flip = dice turned
cause-pass = passing
cause-combat = fight: { event-inside }
cause-roy = le Roy’s roll of { $total }
