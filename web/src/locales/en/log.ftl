### What happened, in words.

## What a player chose

log-chose-pass = { $who } passes.
log-chose-counter = { $who } faces the black dice.
log-chose-yield = { $who } gives in to a black die.
log-chose-recruit = { $who } recruits a citizen.
log-chose-flip = { $who } turns dice upside down.
log-chose-reroll = { $who } rolls { $die } again.
log-chose-cathedral = { $who } builds the cathedral.
log-chose-agriculture = { $who } farms.
log-chose-fight = { $who } fights { $event }.
log-chose-card = { $who } uses { $card }.
log-chose-settle = { $who } places a citizen: { $building }.
log-chose-modify = A cube of { $card } helps.
log-chose-from = The citizen comes { $origin }.

## The round

log-round-ends = End of round { $round }
log-round-begins = Round { $round }
log-card-revealed = Card revealed: { $card }.
log-event-revealed = A new event: { $event }.
log-event-rolled = { $event }: the die shows { $value }.
log-roy-rolled = Le Roy's dice show { $first } and { $value }.
log-black-come =
    { $count ->
        [one] A black { $value } appears.
       *[other] { $count } black dice show { $value }.
    }
log-black-gone =
    { $count ->
        [one] A black { $value } is gone.
       *[other] { $count } black dice with { $value } are gone.
    }
log-dice-come =
    { $count ->
        [one] A die comes up. { $dice }.
       *[other] Dice rolled. { $dice }.
    }
log-dice-gone =
    { $count ->
        [one] A die is used. { $dice }.
       *[other] Dice are used. { $dice }.
    }
log-dice-turned = { $dice } → { $turned }.
log-dice-left =
    { $count ->
        [one] A die is left over. { $dice }.
       *[other] Dice are left over. { $dice }.
    }

## Citizens

log-stands = { $who }: a citizen in { $space }.
log-left = { $who }: a citizen leaves { $space }.
log-expelled = { $who }: a citizen is expelled and lies on { $building }.
log-hired =
    { $space ->
        [0] { $who }: a tradesman on the picture of { $card }.
       *[other] { $who }: a tradesman on { $card }, space { $space }.
    }
log-quit = { $who }: the tradesman leaves { $card }.
log-supply =
    { $direction ->
        [up] { $who }: { $amount ->
            [one] one citizen more in the supply.
           *[other] { $amount } citizens more in the supply.
        }
       *[down] { $who }: { $amount ->
            [one] one citizen fewer in the supply.
           *[other] { $amount } citizens fewer in the supply.
        }
    }

## Cubes

log-card-cubes =
    { $direction ->
        [up] { $who }: { $amount ->
            [one] one cube on { $card }.
           *[other] { $amount } cubes on { $card }.
        }
       *[down] { $who }: { $amount ->
            [one] one cube of { $card } is spent.
           *[other] { $amount } cubes of { $card } are spent.
        }
    }
log-cathedral-built = { $who }: a cube on the cathedral, column { $column }, level { $level }.
log-cathedral-lost = { $who } loses the cube on the cathedral, column { $column }, level { $level }.
log-event-cube = { $who }: a cube on { $event }.
log-event-cube-lost = { $who } loses a cube on { $event }.
log-event-countered =
    { $taken ->
        [yes] { $event } is countered; the cubes on it go home ({ $cubes }). { $who } takes the card.
        [no] { $event } is countered; the cubes on it go home ({ $cubes }). Nobody takes the card.
       *[never] { $event } is fended off; the cubes on it go home ({ $cubes }). The threat itself stays.
    }
cubes-of = { $who } { $count }

## Accounts

log-deniers =
    { $direction ->
        [up] { $who }: { $amount ->
            [one] +{ $amount } denier.
           *[other] +{ $amount } deniers.
        }
       *[down] { $who }: { $amount ->
            [one] −{ $amount } denier.
           *[other] −{ $amount } deniers.
        }
    }
log-on-district =
    { $direction ->
        [up] { $who }: { $amount ->
            [one] { $amount } denier laid on the district.
           *[other] { $amount } deniers laid on the district.
        }
       *[down] { $who } collects { $amount ->
            [one] { $amount } denier from the district.
           *[other] { $amount } deniers from the district.
        }
    }
log-influence =
    { $direction ->
        [up] { $who }: +{ $amount } influence.
       *[down] { $who }: −{ $amount } influence.
    }
log-vp =
    { $direction ->
        [up] { $who }: { $amount ->
            [one] +{ $amount } victory point.
           *[other] +{ $amount } victory points.
        }
       *[down] { $who }: { $amount ->
            [one] −{ $amount } victory point.
           *[other] −{ $amount } victory points.
        }
    }
log-character-dealt = Your secret character: { $character }.
log-character-scored = { $character } scores for both sides.
