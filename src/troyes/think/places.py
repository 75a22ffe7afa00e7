"""Where each number that the network sees is, and what it depends on; `parts` writes them."""

from __future__ import annotations

from .blocks import blocks_of

# Where a side's numbers are, counted from its first one; those with several say how many.
PURSE = 0  # 4: in full, and what of it is among the first 4, 8 and 16 deniers
ON_DISTRICT = 4
INFLUENCE = 5  # 3: in full, of the first 4, any
SUPPLY = 8  # 2: in full, any
GENERAL = 10
PASSED = 11
DICE = 12
PIPS = 13
IN_BUILDINGS = 14  # 3, by building
YET_TO_WORK = 17  # 3: the same times the rounds left
TRADESMEN = 20
YET_TO_TRADE = 21  # the same times the rounds left
EVENTS_TAKEN = 22
ON_LEVELS = 23  # 3, by level of the cathedral
LEVELS_REACHED = 26  # 3
BUILT = 29
REWARDS = 30  # what its cubes on events promise
OF_A_SIDE = 31

# And those of the whole table.
ROUND = 0  # 6, by round
IN_SETUP = 6
IN_REVEAL = 7
IN_WORKFORCE = 8
IN_EVENT_PHASE = 9
IN_ACTIONS = 10
PLACED = 11
BLACK = 12  # 6, by value
LAST_ROUND = 18
ROUNDS_LEFT = 19
REROLL = 20  # 3, by colour of the die
ARCHER = 23  # 2: rolls left, hits
ASKED = 25  # 2: whether the seat is in the middle of a turn, cubes or uses left
BONUS = 27
COLUMNS = 28  # 6: free levels by column of the cathedral
EVENTS_LEFT = 34
ALWAYS = 35  # 1 in every position
GLOBALS = 36

# And those of a character; after them comes its award now, side by side.
IN_PLAY = 0
CERTAIN = 1
NEARNESS = 2  # to the best award
OF_A_CHARACTER = 3

# What is counted of a side: what its six characters count, then its points for the end.
TALLIES = 9
OF_TRADE, OF_PRESENCE, OF_LEVELS = 6, 7, 8

# How many numbers a side has in the parts that follow: its dice, by colour and value; the spaces
# where its citizens stand; the buildings where one lies.
OF_DICE = 18
OF_SPACES = 18
OF_BUILDINGS = 3

# On which fields of a state the parts depend; those that are not named are written every time.
IN_SPACES = blocks_of("space")
IN_LYING = blocks_of("lying")
IN_CATHEDRAL = blocks_of("cathedral")
IN_TRADE = blocks_of("card", "trade")
IN_CUBES = blocks_of("card", "cubes")
IN_WHERE = blocks_of("where")
IN_EVENTS = blocks_of("queue", "queue_len", "banner", "covered")
IN_PILE = blocks_of("pile", "pile_top")
