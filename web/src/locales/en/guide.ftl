### The first game: a lesson for every turn of the first round.

guide-skip = Skip this

guide-goal-title = What the game is about
guide-goal = Have the most victory points after { $rounds } rounds: build the cathedral, counter events, send out tradesmen. Every citizen you place in a building rolls a die for you each round, and with dice you do everything else.
guide-character-title = Your secret
guide-character = { $names }: only you know that { $count ->
    [1] this character is in the game. At the end it gives
   *[other] these characters are in the game. At the end each of them gives
} points to everybody who has enough of one thing. Point at a name, or hold your finger on it, to see which thing.
guide-city-hall-title = City Hall
guide-city-hall = Place your first citizen. Those in City Hall roll yellow dice, for trade and money, and need no pay. Pick the lit space.
guide-bishopric-title = The Bishopric
guide-bishopric = Citizens here roll white dice: they build the cathedral. Each gets { $pay } { $pay ->
    [one] denier
   *[other] deniers
} a round from you.
guide-palace-title = The Palace
guide-palace = Citizens here roll red dice, for war: they fight red events, and count double against black dice. Each gets { $pay } deniers a round from you.
guide-mix-title = A bit of everything
guide-mix = You still have { $left } to place. For a first game a mix of all three colours is good: take the lit space.
guide-income-title = The round begins
guide-income = You got { $income } deniers and paid your citizens { $pay }. You have { $deniers } now. Points, influence and citizens in your supply are shown beside them.
guide-dice-title = Your dice
guide-dice = Your citizens have rolled: { $count } dice lie in your district. Each is used once. Others may buy them from you, and you theirs.
guide-event-title = Events
guide-event = There are { $count } events in the queue now, { $event } among them. Each does its mischief again every round until it is countered; only Marauding never leaves. Point at one, or hold your finger on it, to read what it does.
guide-black-title = Black dice
guide-black = Events bring black dice. You must beat the highest, a { $value }, with dice of your own; red ones count double. { $dice ->
    [1] The lit die is enough.
   *[other] Several dice together are enough: pick the lit one first.
} You gain { $influence } influence.
guide-black-yield-title = Black dice
guide-black-yield = Your dice are too weak for the black { $value }: { $vp ->
    [0] you lose nothing, because you have no victory points
    [1] you lose your only victory point
   *[other] you lose { $vp } victory points
}. Press the lit button.
guide-recruit-title = Influence brings people
guide-recruit = You have { $influence } influence. Before an action you may spend it: { $cost } brings a new citizen into your supply. Press the lit button.
guide-hire-title = Send out a tradesman
guide-hire = { $card }: for { $cost } deniers, paid once, a citizen of yours may use this card from now on; with the dice I suggest it works { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
}. The shields show points for the end of the game.
guide-cathedral-title = The cathedral
guide-cathedral = Every white die puts a cube of yours in the column of its value: { $vp } victory point and some influence. You can place { $cubes }. At the end, every level without a cube of yours costs { $level } points.
guide-fight-title = Fight an event
guide-fight = { $event }: your dice place { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
}, { $influence } influence each. { $stays ->
    [yes] When all its banners are covered, the player with the most cubes there gets most of its points; then it starts over, because it never leaves.
   *[no] When all banners are covered the event is countered and leaves, and the player with the most cubes there gets most of its points.
}
guide-buy-title = Buying dice
guide-buy = You may use dice from other districts. { $whose ->
    [gray] This one belongs to nobody: it is neutral, a gray citizen’s, and costs { $price } deniers, paid to the bank. For a player’s die you pay that player, who cannot refuse.
   *[player] This one costs { $price } deniers; they go to { $owner }, who cannot refuse. For neutral dice, those of gray citizens, you pay the bank.
} If an action uses two dice, your own included, each bought die costs { $two } deniers; with three, { $three }.
guide-settle-title = Taking spaces
guide-settle = With one die of a building’s colour you place a citizen there, who rolls a die for you each round; the number on the die says where. If there is no room, somebody is expelled and rolls no die there any more. Others will do that to you, too.
guide-origin-title = Who goes?
guide-origin = { $supply ->
    [some] The citizen from your supply is already chosen: confirm. One who leaves a building rolls no die there next round.
   *[none] Your supply is empty, so somebody must leave their place, and rolls no die there next round.
}
guide-number-title = How many?
guide-number = The highest number is already chosen. Confirm, or choose fewer.
guide-cubes-title = Cubes on events
guide-cubes = Pick the lit event: a cube of yours goes there.
guide-die-title = The dice
guide-die = Now pick the lit die.
guide-target-title = What is it for?
guide-target = Now pick what you use it for.
guide-confirm-title = Look, then confirm
guide-confirm = Before you press the lit button, read in the same box what would happen. Nothing is final until you confirm.
guide-again-title = Ready
guide-again = Press the lit button, or pick something else.
guide-astray-title = Your own way?
guide-astray = You picked something else. That is fine: go on and confirm it. Or take it back with Undo, and I’ll show you mine again.
guide-free-title = Now it is your game
guide-free = You have seen what matters. { $hints ->
    [yes] Whenever you do not know what to do, the lit button suggests a move and says why.
   *[no] {""}
} When nothing useful is left, pass: { $passing } deniers are put aside for you, and 1 more each time your turn would come; you get them when the round ends. Remember your secret. Good luck!
