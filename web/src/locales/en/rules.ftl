### The rules page. Blank lines separate paragraphs, lines that begin with a dash are a list,
### **two stars** stress, [words](#section) lead to a section.

## Amounts of the table’s edition

deniers-income =
    { $income ->
        [one] { $income } denier
       *[other] { $income } deniers
    }
deniers-palace =
    { $palace ->
        [one] { $palace } denier
       *[other] { $palace } deniers
    }
deniers-one =
    { $one ->
        [one] { $one } denier
       *[other] { $one } deniers
    }
deniers-two =
    { $two ->
        [one] { $two } denier
       *[other] { $two } deniers
    }
deniers-three =
    { $three ->
        [one] { $three } denier
       *[other] { $three } deniers
    }
deniers-taxes =
    { $taxes ->
        [one] { $taxes } denier
       *[other] { $taxes } deniers
    }

rules-goal-title = What the game is about
rules-goal =
    The city of Troyes, about the year 1200. You are the head of a family. Your citizens serve in the Palace, the Bishopric and City Hall, and every round their work gives you dice. With dice, your own and those you buy from your neighbours, you use trades, build the cathedral, fight what threatens the city and place more citizens.

    All of this earns **victory points (VP)**. They stay hidden until the end unless the table plays with open points. Secret [characters](#characters) decide what else will count. The player with the most VP at the end wins.

rules-setup-title = Before the first round
rules-setup =
    - Each player has 5 deniers, 4 influence and some citizens: 6 with two players, 5 with three, 4 with four. The rest of their twelve wait in the general supply.
    - Each player is dealt one secret character, or two with two players.
    - Nine activity cards lie face down, one of each colour for each of the rounds I, II and III.

    Then the citizens are placed: from the start player round to the last, then from the last back to the start player, and so on. Each time you put one citizen on any free space of the three buildings, until all of yours are placed. The spaces left are filled by gray citizens, who belong to no player; with two players six of them stand there before you begin.

rules-round-title = The round
rules-round =
    A game lasts 4 rounds with two players, 5 with three and 6 with four. Every round has six phases, in this order.

rules-reveal-title = Reveal
rules-reveal =
    In the first three rounds, the three activity cards of that round are turned up: one red, one white, one yellow. Later there is nothing to reveal.

rules-income-title = Income and salaries
rules-income =
    Each player receives { deniers-income } and then pays salaries: { deniers-palace } for each of their citizens in the Palace, { $bishopric } for each in the Bishopric, { $city_hall ->
        [0] none for those in City Hall.
       *[other] { $city_hall } for each in City Hall.
    }

    Anyone who cannot pay in full pays what they have and loses 2 VP. During the game nobody ever falls below 0 VP.

rules-workforce-title = Workforce
rules-workforce =
    Each player rolls one die for every citizen of theirs standing in a building: red for the Palace, white for the Bishopric, yellow for City Hall. The dice lie in the player’s district of the city square. The dice of gray citizens lie in the neutral district.

rules-trouble-title = Events
rules-trouble =
    A red event is turned up and joins the queue at its right end. Its sign shows whether a white or a yellow event follows it, as long as that deck has one left.

    Then all events of the queue act, from left to right. The first is always Marauding, which is printed on the board and never leaves. An event acts again in every round until it is countered. Black dice shown on events are gathered for the [fight](#black) that follows; everything else happens at once. If an event makes you pay or lose something and you do not have enough, you give what you can and lose 2 VP.

rules-black-title = Black dice
rules-black =
    The gathered black dice are rolled. From the start player clockwise, each in turn faces the **highest** black die that is left, until there are none.

    - You beat it with one or more dice of your own district, of any colours. Their sum must be at least the value of the black die. **Red dice count double.**
    - You may take on more black dice at the same time; then your sum must be at least their sum.
    - All these dice are discarded. Each black die you beat gives you 1 influence.
    - If your dice can do it, you must. If they cannot, you may spend [influence](#influence) to improve them. Otherwise the black die goes away, you keep your dice and lose 2 VP.

    No dice can be bought for this and no cubes of activity cards used.

rules-turns-title = Actions
rules-turns =
    From the start player clockwise, each in turn takes one [action](#actions) or [passes](#pass). This goes on until all have passed or no dice are left in any district. Before your action you may spend [influence](#influence).

rules-close-title = End of the round
rules-close =
    - Players who passed take the deniers that lie on their districts.
    - Expelled citizens lying on the buildings go back to their owners’ supplies, gray ones to the general supply.
    - Unused dice are put away.
    - The next player to the left becomes the start player.

rules-dice-title = Dice and districts
rules-dice =
    Every action uses a group of **one to three dice of one colour**: red for arms, white for faith, yellow for trade. They may come from any districts. Only Pilgrimage takes dice of mixed colours.

    Your own dice cost nothing. Dice of other districts are bought, and nobody can refuse: the price goes to their owner, or to the bank for neutral dice. The price of each bought die depends on the size of the whole group, your own dice included.

    - In a group of one die: { deniers-one }.
    - In a group of two: { deniers-two } for each bought die.
    - In a group of three: { deniers-three } for each bought die.

    You pay from what you have: money that the action earns cannot pay for it. You may act without any dice of your own. After the action its dice are discarded.

rules-actions-title = The actions
rules-actions =
    There are five actions; on your turn you take one of them, or you pass. Pick the dice first or the place first, as you like: what is still possible stays lit, and before you confirm you can read in the box with the button what would happen.

rules-activate-title = Use an activity card
rules-activate =
    Take dice of the card’s colour. You need a **tradesman** on the card. If you have none there, hire one: pay the figure on the coin and send one of your citizens, from your supply, from a building or from another card. They take the first free space and will score its VP at the end. If no space is free they stand on the picture: they score nothing, but the card is yours to use. No player has two tradesmen on one card.

    Divide the total of the dice by the card’s divisor and drop the remainder: that is how many **activations** you have. There must be at least one. Each activation does what the card shows.

    Where activations cost something, you choose how many you want, at least one; the same goes for Procession and Joust. All other cards use all of them.

rules-cubes-title = Cards with an hourglass
rules-cubes =
    These cards do not act at once. Each activation puts one of your cubes on the card. Later you may spend **one** cube with an action to change its dice: their number, colour, value or price, as the card says. A single die that counts as several costs no more for that: bought, it is still a group of one. Only the group you use changes; dice left in the districts stay as they are. The cubes remain yours even if your tradesman leaves the card.

rules-build-title = Build the cathedral
rules-build =
    Take one to three white dice. Each puts one of your cubes in the column of its value, on the lowest of the three levels that is free. A column that is full takes no more.

    Each cube earns 1 VP, and 1 influence in columns 1 to 3 or 2 influence in columns 4 to 6. At the end of the game, every level without a cube of yours costs you 2 VP.

rules-fight-title = Fight an event
rules-fight =
    Take dice of the event’s colour; against Marauding, dice of any one colour. Divide their total by the event’s divisor and drop the remainder: this is how many cubes you may place, but no more than there are free banners, and at least one. They cover the banners in order, and each gives you 1 influence.

    When the last banner is covered the event is countered at once:

    - Most cubes: the first reward and the card. Second most: the second reward. A player who is alone on the event gets both.
    - A tie for most cubes: those tied share both rewards, each share rounded down, and the others get nothing. The card goes to the one of them whose cube came first.
    - A tie for second: those tied share the second reward, each share rounded down.
    - Gray cubes count like a player’s; what gray wins is lost.

    Nobody takes Marauding: its rewards are paid and its cubes removed; from the next action on it can be fought again.

rules-place-title = Place a citizen
rules-place =
    Take exactly one die: red for the Palace, white for the Bishopric, yellow for City Hall. The citizen comes from your supply or from anywhere on the board: a building, standing or lying, or a card. They leave their old place first: it counts as empty.

    - **Palace**: the citizen takes the space with the die’s number. Whoever stands there is expelled.
    - **Bishopric and City Hall**: the citizen takes the first space from the left in the row that shows the die’s number. Whoever stands there moves one space to the right, and so do those behind, up to the first gap; without a gap the last one is expelled.

    Someone expelled lies on the building until the end of the round. You may expel your own citizen. Nobody, not even gray, can have two citizens lying on one building: a placement that would do that is not allowed.

rules-farm-title = Agriculture
rules-farm =
    Take one to three yellow dice and receive half their total in deniers, rounded down. No tradesman is needed.

rules-pass-title = Pass
rules-pass =
    When you pass, 2 deniers are put on your district and you take no more actions this round. Each time your turn would come again, 1 more denier is added. You receive them at the end of the round. Others may still buy your dice, and pay you for them.

rules-influence-title = Influence
rules-influence =
    You gain influence by building the cathedral, by cubes on events, by beating black dice and by some cards. At most 20 can be kept.

    On your turn, before your action or before you face a black die, you may spend it, as often as you like and in any order:

    - **1 influence**: roll one die of your own district again.
    - **2 influence**: take one of your citizens from the general supply into your own.
    - **4 influence**: turn one to three dice of your own district to their opposite faces. A die then shows 7 minus its former value.

    Influence never changes dice of other districts, and players who have passed cannot spend any.

rules-cards-title = All activity cards
rules-cards =
    On a card you see the price of a tradesman on the coin, the VP of its spaces, what one activation does and the divisor. Which cards come into a game is decided at random: one of each colour for each of the first three rounds.

rules-events-title = All events
rules-events =
    On an event you see what it does every round, its banners, the divisor and colour of the dice that fight it, and the two rewards.

rules-characters-title = All characters
rules-characters =
    Every character that was dealt to anybody scores for **all** players at the end. You know only your own (your two with two players): watch what the others are after.

rules-end-title = The end of the game
rules-end =
    The game ends after the round in which the last red event came. To the VP gained during play each player adds:

    - 1 VP for every event still there, Marauding included, with at least one of their cubes on it;
    - the VP of the spaces their tradesmen stand on;
    - what each character in play gives them;
    - minus 2 VP for every level of the cathedral without a cube of theirs.

    The most VP wins. In a tie the victory is shared.

rules-bonus-title = The bonus cards
rules-bonus =
    A table may play with three more activity cards, Baker, Banquet and Prior, and one more event, Resistance. They are mixed with the others. When Resistance is turned up it brings another red event, one of those set aside at the start, which brings a white or yellow one as usual: three new events in one round.

rules-king-title = The King’s Challenge
rules-king =
    Alone against le Roy, for 4 rounds, by the rules for two players, but:

    - Le Roy takes the place of gray, and events do with his pieces what they would do with gray ones. He has 24 citizens and any number of cubes, but no deniers and no influence; he has no income and pays no salaries.
    - Events never take anything from him: Drought, Civil War and Heresy do not affect him, and a cube of his stays under Interrupted Work and Resistance.
    - At the beginning he places three citizens where dice send them, then you place two, and so on, until your six are placed; the last three are his.
    - All six characters lie open in a row. The one in front is the next to be scored.
    - Dice, his and yours, rank by value; among equal ones red comes before yellow and yellow before white. You may buy his dice; you pay the bank.
    - When a black die is his to face, he gives up his best die and removes the highest black one, whatever they show. Without dice he removes it all the same. He gains and loses nothing by it.
    - While he has dice he takes his turns, even after you have passed. Without dice he counts as passed.

    On his turn two dice are rolled, and their sum decides what he does. He pays with his best dice. If he has too few he gives what he has and acts all the same, and he pays even when nothing comes of it.

    - **2 or 12**: he gains 3 VP, for three dice, one of them your best one, for which you get { deniers-three } at once. If you have no dice, all three are his own and you get nothing.
    - **3 or 11**: he gains 2 VP, for two dice, one of them your best one, for which you get { deniers-two } at once. If you have no dice, both are his own and you get nothing.
    - **4 or 10**: he places a citizen from his reserve, for one die; its colour names the building. Wherever he can, he expels one of your citizens. If he cannot, he takes a place that expels nobody; only then one of his own has to go. In the Palace he likes high numbers best, elsewhere the top row.
    - **5 or 9**: he covers all free banners of the rightmost event, or of Marauding if there is no other, for one die each. He takes rewards and cards like a player.
    - **6**: he sends a tradesman to the free space worth the most VP on a card where he has none, for one die. Of equal spaces he takes that of the cheaper card, then red before yellow before white, then the card of the earlier round. If no space is free he stands on a picture; if he is on every card already, nothing happens.
    - **7**: he puts two cubes on the cathedral, on the highest free numbers of the lowest level with room, for two dice. He gains 1 VP for each, and also for each cube that finds no space: 2 VP when the cathedral is full.
    - **8**: the next character scores for both sides at once and leaves. Thibaut II and Hugues de Payns never score for him. If no character is left he gains 1 VP.

    Some cards change:

    - **Tithe**: up to three of le Roy’s yellow dice cost you nothing.
    - **Tax Collector**: { deniers-taxes } for each of his citizens standing in City Hall; the bank pays.
    - **Banquet**: his district is left out.
    - **Traveling Builders**: whenever a cube is placed, he gains 1 VP as well.
    - **Procession and Joust**: his dice are compared with yours, but he gains nothing. If he alone leads, nobody gains; if you are tied, you gain.

    At the end both sides are scored, with the characters that still lie there. Your points minus his are your margin, and the margin decides the verdict:

    - **0 or less**, The King prevails: you lose your head.
    - **1 to 5**, A thin smile: too little, you lose your head.
    - **6 to 10**, Fair enough: you keep your head.
    - **11 to 15**, A name to remember: you keep your head.
    - **16 to 20**, Too bright a star: too much for a jealous King, you lose your head.
    - **More than 20**, The city is yours: even a king must bow, you keep your head.
