### Help on hover, focus or long press: what each card, event, character and place does.

## Parts of the texts below, with the figures of the table’s edition

amount-deniers =
    { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    }
amount-pays =
    { $pays ->
        [one] { $pays } denier
       *[other] { $pays } deniers
    }
amount-price =
    { $price ->
        [one] { $price } denier
       *[other] { $price } deniers
    }
amount-two =
    { $two ->
        [one] { $two } denier
       *[other] { $two } deniers
    }
amount-three =
    { $three ->
        [one] { $three } denier
       *[other] { $three } deniers
    }
amount-taxes =
    { $taxes ->
        [one] { $taxes } denier
       *[other] { $taxes } deniers
    }
amount-influence = { $influence } influence
amount-spends = { $spends } influence
amount-salary =
    { $pay ->
        [0] costs nothing
        [one] costs you { $pay } denier
       *[other] costs you { $pay } deniers
    }
how-to-fight =
    { $black ->
        [0] {""}
        [one] Adds { $black } black die every round.{" "}
       *[other] Adds { $black } black dice every round.{" "}
    }Fight it with { $colour ->
        [red] red dice.
        [white] white dice.
        [yellow] yellow dice.
       *[any] dice of any one colour.
    }
what-is-needed =
    1 VP from { $one }, 3 VP from { $three }, 6 VP from { $six }.{ $few ->
        [same] {""}
       *[other] {" "}With one or two players: from { $few-one }, { $few-three } and { $few-six }.
    }

## Red cards

help-archer = Roll one die per activation. Each die showing 3 or more lets you put one cube on any event, with 1 influence for it.
help-diplomat = Per activation: pay { amount-spends } and put one cube on any event; every cube gives 1 influence back. You choose how many activations to pay for.
help-chivalry = Per activation: one cube on any event for each red die left in your district. Dice used for this action do not count. Every cube gives 1 influence.
help-hunting = Per activation: gain { amount-influence }.
help-mercenary = Per activation: gain { amount-deniers }.
help-tax_collector = Per activation: every other player pays you { amount-deniers } for each of their citizens standing in City Hall, as far as their money goes; the bank pays for gray ones.
help-joust = Per activation: if no district has a higher total of red dice than yours, gain { $vp } VP. Tied players gain them too. Dice used for this action do not count, and you need at least one red die left. You choose how many activations to use.
help-captain = Per activation: { $vp } VP for every event, Marauding included, with at least one of your cubes on it.
help-troubadour = Per activation: pay { amount-spends }, gain { $vp } VP. You choose how many activations to pay for.
help-banquet = Per activation: find the district with the most red dice, anyone’s, and gain { $vp } VP for each red die in it. Dice used for this action do not count.

## White cards

help-monk = Gives one cube per activation. Spend a cube later: a single white die counts as 3 yellow dice of its value; bought, it costs { amount-price }. Not for placing a citizen.
help-priest = Gives one cube per activation. Spend a cube later: every yellow die of the group counts 3 more. Not for placing a citizen in City Hall.
help-tithe = Gives one cube per activation. Spend a cube later, with yellow dice: you may take one yellow die from each other district, the neutral one included, without paying. These dice still count for the size of the group.
help-apprenticeship = Gives one cube per activation. Spend a cube later: every die of the group counts as 5. Not for buildings or the cathedral.
help-confession = Gives one cube per activation. Spend a cube later: every die of the group counts 2 more. Not for buildings or the cathedral.
help-templar = Gives one cube per activation. Spend a cube later: a single white die counts as 2 red dice of its value; bought, it costs { amount-price }. Not for placing a citizen.
help-prior = Gives one cube per activation. Spend a cube later: a single white die counts as 2 white dice of its value; bought, it costs { amount-price }. On the cathedral it places two cubes in its column, if there is room for both. Not for placing a citizen.
help-glassblower = Per activation: { $vp } VP for every two of your cubes on the cathedral.
help-pilgrimage = Per activation: gain { $vp } VP. Dice of any colours may be used, even mixed; a mixed group can be changed only by a cube of Apprenticeship or Confession.
help-procession = Per activation: the player with the most dice in their district gains { $vp } VP, and so does everyone tied. Dice used for this action do not count; if none are left at all, nobody gains. If the neutral district alone has the most, nobody gains. You choose how many activations to use.

## Yellow cards

help-merchant = Per activation: gain { amount-deniers }.
help-miller = Per activation: gain { amount-deniers } for each of your citizens standing in the Palace, or for each in the Bishopric, whichever pays more.
help-artisan = Per activation: pay { amount-spends }, gain { amount-deniers }. You choose how many activations to pay for.
help-baker = Per activation: gain { amount-deniers } for each yellow die in all districts. Dice used for this action do not count.
help-militiaman = Gives one cube per activation. Spend a cube later: yellow dice count as red ones for that action.
help-innkeeper = Per activation: pay { amount-pays }, gain { amount-influence }. You choose how many activations to pay for.
help-blacksmith = Gives one cube per activation. Spend a cube later: the total of a group of red dice rises by 5. Not for placing a citizen in the Palace.
help-sculptor = Per activation: gain { $vp } VP. Tradesmen on this card are worth many points at the end.
help-journeyman = Per activation: pay { amount-pays }, gain { $vp } VP. You choose how many activations to pay for.
help-goldsmith = Per activation: gain { $vp } VP and { amount-deniers }.

## Events

help-marauding = { how-to-fight } It never goes away. Covering the last banner pays the rewards and clears the banners.
help-succession_conflict = Every round a die is rolled and a gray citizen takes that space of the Palace, expelling whoever stands there, unless no gray citizen is left or their owner has one lying there already. { how-to-fight }
help-brigands = { how-to-fight }
help-skirmishes = { how-to-fight }
help-war = { how-to-fight }
help-normans_attack = { how-to-fight }
help-resistance = Every round each other event loses the cube that was placed on it last; the influence for it is kept. { how-to-fight }
help-support = Every round the two events next to it on the left receive a gray cube each, which may complete them. { how-to-fight }
help-civil_war = Every round each player loses { amount-deniers }. Anyone who cannot pay in full also loses 2 VP. { how-to-fight }
help-wayfarers = Every round a die is rolled and a gray citizen enters that row of City Hall from the left and pushes the others right, unless no gray citizen is left or it would have to expel somebody whose owner has one lying there already. { how-to-fight }
help-drought = Every round each player pays { amount-deniers } per citizen they have standing in City Hall. Anyone who cannot pay in full also loses 2 VP. { how-to-fight }
help-traveling_builders = Every round a gray cube takes a window of the cathedral: the lowest free number on the lowest level with room. { how-to-fight }
help-interrupted_work = Every round a cube is removed from the cathedral: the highest number on the highest level that has one. What it earned is kept. { how-to-fight }
help-heresy = Every round each player loses { amount-influence }. Anyone who has too little also loses 2 VP. { how-to-fight }
help-theological_conflict = Every round a die is rolled and a gray citizen enters that row of the Bishopric from the left and pushes the others right, unless no gray citizen is left or it would have to expel somebody whose owner has one lying there already. { how-to-fight }

## Characters: at the end each one dealt scores for everybody

help-chretien = Your citizens standing in the three buildings. { what-is-needed }
help-urbain = Your cubes on the cathedral. { what-is-needed }
help-thibaut = Your deniers. { what-is-needed }
help-hugues = Your influence. { what-is-needed }
help-florentin = Your tradesmen on activity cards, those on a picture included. { what-is-needed }
help-henry = Event cards you have taken. { what-is-needed }

## Places

help-palace = Place a citizen with one red die: it takes the space with the die’s number, and whoever stands there is expelled. Each of your citizens here rolls a red die every round and { amount-salary }.
help-bishopric = Place a citizen with one white die: it enters the row with the die’s number from the left and pushes the others right; the last may be expelled. Each of your citizens here rolls a white die every round and { amount-salary }.
help-city_hall = Place a citizen with one yellow die: it enters the row with the die’s number from the left and pushes the others right; the last may be expelled. Each of your citizens here rolls a yellow die every round and { amount-salary }.
help-space = A citizen standing here rolls one die of the building’s colour at the start of every round.
help-lying = An expelled citizen. It rolls no die, but can be placed again; at the end of the round it goes home to its owner’s supply.
help-tradesman = A tradesman lets their owner use the card, and scores the number under their feet at the end of the game. On the picture they score nothing.
help-supply = Citizens waiting for work. They may be placed in a building or hired as tradesmen.
help-cathedral = Build with 1 to 3 white dice: each puts a cube in the column of its value, on the lowest free level. Each cube earns 1 VP, and 1 influence in columns 1 to 3 or 2 in columns 4 to 6. At the end, each level without a cube of yours costs you 2 VP.
help-agriculture = With 1 to 3 yellow dice, gain half their total in deniers, rounded down.
help-deniers = With deniers you pay salaries, tradesmen and dice of others. Every round brings some more.
help-vp = Points held so far; more are counted at the end of the game.
help-influence = Before your action, or before facing a black die, spend 1 to reroll one of your dice, 2 to take a citizen into your supply, 4 to flip up to three of your dice to the opposite face. At most 20 can be kept.
help-square = Each district holds its owner’s dice for this round. You may use anyone’s: a bought die costs { $one }, { $two } or { amount-three } in a group of one, two or three dice. The owner gets the money; for neutral dice, those of gray citizens, the bank.
help-events = Every round new events join the queue and all of them act from left to right. Put cubes on their banners: each brings 1 influence. When all banners are covered, the player with the most cubes wins the first reward and the card, and the one with the next most wins the second.
help-black = In turn, each player must beat the highest black die with dice of their own district, red ones counting double, if they can. Each black die beaten gives 1 influence; anyone who cannot loses 2 VP.
help-facedown = Three new cards, one of each colour, are turned up in each of the first three rounds.
help-round = The game lasts 4 rounds with one or two players, 5 with three and 6 with four.
help-decks = Every round one red event comes, and it brings a white or a yellow one along, as long as that deck has one left.

## The King’s Challenge: what these do there, in place of the texts above

help-king-tithe = Gives one cube per activation. Spend a cube later, with yellow dice: up to three of le Roy’s yellow dice cost you nothing. They still count for the size of the group.
help-king-tax_collector = Per activation: the bank pays you { amount-taxes } for each of le Roy’s citizens standing in City Hall.
help-king-banquet = Per activation: gain { $vp } VP for each red die left in your district. Le Roy’s district is left out, and dice used for this action do not count.
help-king-procession = Per activation: gain { $vp } VP if le Roy’s district does not hold more dice than yours. Dice used for this action do not count, and you need at least one die left. Le Roy gains nothing. You choose how many activations to use.
help-king-joust = Per activation: gain { $vp } VP if le Roy’s red dice do not total more than yours. Dice used for this action do not count, and you need at least one red die left. Le Roy gains nothing. You choose how many activations to use.
help-king-succession_conflict = Every round a die is rolled and one of le Roy’s citizens takes that space of the Palace, expelling whoever stands there, unless their owner has one lying there already. { how-to-fight }
help-king-theological_conflict = Every round a die is rolled and one of le Roy’s citizens enters that row of the Bishopric from the left and pushes the others right, unless it would have to expel somebody whose owner has one lying there already. { how-to-fight }
help-king-wayfarers = Every round a die is rolled and one of le Roy’s citizens enters that row of City Hall from the left and pushes the others right, unless it would have to expel somebody whose owner has one lying there already. { how-to-fight }
help-king-support = Every round the two events next to it on the left receive one of le Roy’s cubes each, which may complete them. { how-to-fight }
help-king-civil_war = Every round you lose { amount-deniers }. If you cannot pay in full you also lose 2 VP. It does not affect le Roy. { how-to-fight }
help-king-drought = Every round you pay { amount-deniers } per citizen you have standing in City Hall. If you cannot pay in full you also lose 2 VP. It does not affect le Roy. { how-to-fight }
help-king-heresy = Every round you lose { amount-influence }. If you have too little you also lose 2 VP. It does not affect le Roy. { how-to-fight }
help-king-traveling_builders = Every round one of le Roy’s cubes takes a window of the cathedral, the lowest free number on the lowest level with room, and he gains 1 VP. { how-to-fight }
help-king-interrupted_work = Every round a cube is removed from the cathedral: the highest number on the highest level that has one. If that cube is le Roy’s, it stays and nothing happens. What your cube earned is kept. { how-to-fight }
help-king-resistance = Every round each other event loses the cube that was placed on it last; where that cube is le Roy’s, it stays. Influence earned with your cubes is kept. { how-to-fight }
help-king-chretien = Citizens standing in the three buildings. { what-is-needed } Scores for you and for le Roy.
help-king-urbain = Cubes on the cathedral. { what-is-needed } Scores for you and for le Roy.
help-king-thibaut = Your deniers. { what-is-needed } Never scores for le Roy.
help-king-hugues = Your influence. { what-is-needed } Never scores for le Roy.
help-king-florentin = Tradesmen on activity cards, those on a picture included. { what-is-needed } Scores for you and for le Roy.
help-king-henry = Event cards taken. { what-is-needed } Scores for you and for le Roy.
help-king-square = The dice of this round, yours and le Roy’s. You may use his too: a bought die costs { $one }, { $two } or { amount-three } in a group of one, two or three dice. The bank gets the money.
help-king-black = On your turn you must beat the highest black die with dice of your own district, red ones counting double, if you can. Each black die beaten gives 1 influence; if you cannot, you lose 2 VP. On his turn le Roy gives up his best die and removes the highest black die, whatever they show.
