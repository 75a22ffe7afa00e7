"""The words of the game as small integers.

Everything in the engine is an index into a flat array, and these are the indices. Colours and
buildings share their numbers (T1): red dice come from the Palace, white ones from the Bishopric,
yellow ones from City Hall.
"""

from __future__ import annotations

RULES_VERSION = 1

# --- colours, buildings, owners ------------------------------------------------------------------

RED, WHITE, YELLOW = 0, 1, 2
MIXED = 3  # a group of several colours (Pilgrimage only); also "any colour" for a target
NO_COLOUR = 4
COLOURS = ("red", "white", "yellow")

PALACE, BISHOPRIC, CITY_HALL = 0, 1, 2
BUILDINGS = ("palace", "bishopric", "city_hall")

NEUTRAL = 4  # the gray player; le Roy in the King's Challenge
NOBODY = 5  # an empty space, or nobody expelled
SEAT_LETTERS = ("A", "B", "C", "D", "N")
MAX_PLAYERS = NEUTRAL  # T3: the seats come before gray

MAX_INFLUENCE = 20  # T5
CITIZENS = 12  # T3, per player
GRAY_CITIZENS = 8  # T3
ROY_CITIZENS = 24  # K1

# --- activity cards ------------------------------------------------------------------------------

ROUNDS_OF_CARDS = 3
PICTURE = 9  # a tradesman who stands on the card's picture (A1.3)
MAX_CARD_SPACES = 4
MAX_GROUP = 3  # dice used together (A0.1)

# --- the cathedral -------------------------------------------------------------------------------

CATHEDRAL_LEVELS, CATHEDRAL_COLUMNS = 3, 6

# --- events --------------------------------------------------------------------------------------

MAX_BANNERS = 9
MAX_QUEUE = 18  # Marauding, and two or three events a round

# Where an event card is. A card taken by an owner is at TAKEN + owner.
IN_BOX, IN_QUEUE, DISCARDED, TAKEN = 0, 1, 2, 3

# --- characters ----------------------------------------------------------------------------------

CHARACTERS = ("chretien", "urbain", "thibaut", "hugues", "florentin", "henry")
CHRETIEN, URBAIN, THIBAUT, HUGUES, FLORENTIN, HENRY = range(6)
NO_CHARACTER = 6
UNKNOWN = -1  # what a view hides

# --- where victory points come from --------------------------------------------------------------

SOURCES = ("cathedral", "combat", "activities", "characters", "le_roy", "penalties", "other")
(
    FROM_CATHEDRAL, FROM_COMBAT, FROM_ACTIVITIES, FROM_CHARACTERS,
    FROM_ROY_TABLE, FROM_PENALTIES, FROM_OTHER,
) = range(7)  # fmt: skip
N_SOURCES = 7

# --- the round, as an ordered list of steps ------------------------------------------------------

STEPS = (
    "start_player", "characters", "placement",
    "reveal", "income", "workforce",
    "event_cards", "event_effects", "black_roll", "black_dice",
    "actions", "round_end", "over",
)  # fmt: skip
(
    STEP_START, STEP_CHARACTERS, STEP_PLACEMENT,
    STEP_REVEAL, STEP_INCOME, STEP_WORKFORCE,
    STEP_EVENT_CARDS, STEP_EVENT_EFFECTS, STEP_BLACK_ROLL, STEP_BLACK_DICE,
    STEP_ACTIONS, STEP_ROUND_END, STEP_OVER,
) = range(13)  # fmt: skip

# --- what the game waits for -------------------------------------

WAITS = (
    "nothing",
    "start_player", "character", "roy_placement_die", "activity_card", "workforce_die",
    "event_card", "event_die", "black_die", "reroll_die", "archer_die", "roy_die",
    "space", "counter", "black", "black_dice", "action", "flip", "modifier", "dice",
    "origin", "number", "cubes",
    "over",
)  # fmt: skip
(
    WAIT_NOTHING,
    ROLL_START, DRAW_CHARACTER, ROLL_ROY_PLACEMENT, DRAW_CARD, ROLL_WORKFORCE,
    DRAW_EVENT, ROLL_EVENT, ROLL_BLACK, ROLL_REROLL, ROLL_ARCHER, ROLL_ROY,
    ASK_SPACE, ASK_COUNTER, ASK_BLACK, ASK_BLACK_DICE, ASK_ACTION, ASK_FLIP, ASK_MODIFIER,
    ASK_DICE, ASK_ORIGIN, ASK_NUMBER, ASK_CUBES,
    WAIT_OVER,
) = range(24)  # fmt: skip
FIRST_ASK = ASK_SPACE
ASKED_IN = (  # what a game may wait for in each step, but for "nothing"
    ("start_player",), ("character",), ("roy_placement_die", "space"),
    ("activity_card",), (), ("workforce_die",),
    ("event_card",), ("event_die",), ("black_die",),
    ("counter", "black", "black_dice", "flip", "reroll_die"),
    ("action", "modifier", "dice", "origin", "number", "cubes", "flip", "reroll_die", "archer_die",
     "roy_die"),
    (), ("over",),
)  # fmt: skip

CHANCE = 6  # the actor of a chance step
NO_ACTOR = 7  # the game is over

# --- the action space: every option has one fixed number -----------------------

PASS = 0
STOP = 1  # enough dice, enough cubes, enough black dice
NO_MODIFIER = 2
COUNTER = 3
YIELD = 4  # a black die that cannot be countered: lose 2 VP (P3.5)
RECRUIT = 5
FLIP = 6
REROLL_COST, RECRUIT_COST, FLIP_COST = 1, 2, 4  # influence (I1)
GRADE_VP = (1, 3, 6)  # what a character gives for reaching its thresholds (F2)
ARCHER_HIT = 3  # a die of this value or more is worth a cube (C.archer)
CATHEDRAL = 7
AGRICULTURE = 8
SETTLE = 9  # + building
ACTIVATE = 12  # + slot
MODIFY = 21  # + slot
SPACE = 30  # + space (initial placement)
FROM_SPACE = 48  # + space
FROM_LYING = 66  # + building
FROM_CARD = 69  # + slot
FROM_SUPPLY = 78
FIGHT = 79  # + position in the queue, 0 being Marauding
CUBE = 97  # + position in the queue
REROLL = 115  # + layout.die_kind(colour, value)
DIE = 133  # + layout.die_at(district, colour, value)
BLACK = 223  # + value - 1
NUMBER = 229  # + number - 1
MAX_NUMBER = 27  # three yellow sixes under Priest on a card that divides by 1
N_OPTIONS = NUMBER + MAX_NUMBER
NO_TARGET = 0
