// The words and figures of the game. Generated from the engine and the edition; do not edit. Anew:
//   python tools/vocabulary.py

export const RULES = 1;
export const LETTERS = ["A", "B", "C", "D", "N"] as const;
export const NEUTRAL = 4;
export const COLOURS = ["red", "white", "yellow"] as const;
export const BUILDINGS = ["palace", "bishopric", "city_hall"] as const;
export const SPACES = 6;
export const CATHEDRAL_LEVELS = 3;
export const CATHEDRAL_COLUMNS = 6;
export const STEPS = [
  "start_player",
  "characters",
  "placement",
  "reveal",
  "income",
  "workforce",
  "event_cards",
  "event_effects",
  "black_roll",
  "black_dice",
  "actions",
  "round_end",
  "over",
] as const;
export const WAITS = [
  "nothing",
  "start_player",
  "character",
  "roy_placement_die",
  "activity_card",
  "workforce_die",
  "event_card",
  "event_die",
  "black_die",
  "reroll_die",
  "archer_die",
  "roy_die",
  "space",
  "counter",
  "black",
  "black_dice",
  "action",
  "flip",
  "modifier",
  "dice",
  "origin",
  "number",
  "cubes",
  "over",
] as const;
export const SOURCES = ["cathedral", "combat", "activities", "characters", "le_roy", "penalties", "other"] as const;
export const PASS = 0;
export const STOP = 1;
export const NO_MODIFIER = 2;
export const COUNTER = 3;
export const YIELD = 4;
export const RECRUIT = 5;
export const FLIP = 6;
export const CATHEDRAL = 7;
export const AGRICULTURE = 8;
export const SETTLE = 9;
export const ACTIVATE = 12;
export const MODIFY = 21;
export const SPACE = 30;
export const FROM_SPACE = 48;
export const FROM_LYING = 66;
export const FROM_CARD = 69;
export const FROM_SUPPLY = 78;
export const FIGHT = 79;
export const CUBE = 97;
export const REROLL = 115;
export const DIE = 133;
export const BLACK = 223;
export const NUMBER = 229;
export const CARDS = [
  "archer",
  "diplomat",
  "chivalry",
  "hunting",
  "mercenary",
  "tax_collector",
  "joust",
  "captain",
  "troubadour",
  "monk",
  "priest",
  "tithe",
  "apprenticeship",
  "confession",
  "templar",
  "glassblower",
  "pilgrimage",
  "procession",
  "merchant",
  "miller",
  "artisan",
  "militiaman",
  "innkeeper",
  "blacksmith",
  "sculptor",
  "journeyman",
  "goldsmith",
  "banquet",
  "prior",
  "baker",
] as const;
export const PILES = {
  red: [
    ["archer", "diplomat", "chivalry"],
    ["hunting", "mercenary", "tax_collector"],
    ["joust", "captain", "troubadour", "banquet"],
  ],
  white: [
    ["monk", "priest", "tithe"],
    ["apprenticeship", "confession", "templar", "prior"],
    ["glassblower", "pilgrimage", "procession"],
  ],
  yellow: [
    ["merchant", "miller", "artisan", "baker"],
    ["militiaman", "innkeeper", "blacksmith"],
    ["sculptor", "journeyman", "goldsmith"],
  ],
} as const;
export const CARD_GAINS = {
  diplomat: { influence: -1 },
  hunting: { influence: 3 },
  mercenary: { deniers: 3 },
  tax_collector: { deniers: 1 },
  joust: { vp: 2 },
  captain: { vp: 1 },
  troubadour: { influence: -3, vp: 2 },
  glassblower: { vp: 1 },
  pilgrimage: { vp: 2 },
  procession: { vp: 2 },
  merchant: { deniers: 2 },
  miller: { deniers: 2 },
  artisan: { deniers: 6, influence: -1 },
  innkeeper: { deniers: -1, influence: 1 },
  sculptor: { vp: 1 },
  journeyman: { deniers: -3, vp: 2 },
  goldsmith: { deniers: 2, vp: 1 },
  banquet: { vp: 1 },
  baker: { deniers: 1 },
} as const;
export const MODIFIERS = {
  blacksmith: { base: "red", becomes: "red", times: 1, each: 0, flat: 5, fixed: 0 },
  militiaman: { base: "yellow", becomes: "red", times: 1, each: 0, flat: 0, fixed: 0 },
  tithe: { base: "yellow", becomes: "yellow", times: 1, each: 0, flat: 0, fixed: 0 },
  monk: { base: "white", becomes: "yellow", times: 3, each: 0, flat: 0, fixed: 0 },
  priest: { base: "yellow", becomes: "yellow", times: 1, each: 3, flat: 0, fixed: 0 },
  apprenticeship: { base: "any", becomes: "any", times: 1, each: 0, flat: 0, fixed: 5 },
  confession: { base: "any", becomes: "any", times: 1, each: 2, flat: 0, fixed: 0 },
  templar: { base: "white", becomes: "red", times: 2, each: 0, flat: 0, fixed: 0 },
  prior: { base: "white", becomes: "white", times: 2, each: 0, flat: 0, fixed: 0 },
} as const;
export const ARCHER_HITS = 3;
export const EVENT_NAMES = [
  "marauding",
  "succession_conflict",
  "brigands",
  "skirmishes",
  "war",
  "normans_attack",
  "support",
  "civil_war",
  "wayfarers",
  "drought",
  "traveling_builders",
  "interrupted_work",
  "heresy",
  "theological_conflict",
  "resistance",
] as const;
export const DECKS = {
  marauding: "board",
  succession_conflict: "red",
  brigands: "red",
  skirmishes: "red",
  war: "red",
  normans_attack: "red",
  support: "yellow",
  civil_war: "yellow",
  wayfarers: "yellow",
  drought: "yellow",
  traveling_builders: "white",
  interrupted_work: "white",
  heresy: "white",
  theological_conflict: "white",
  resistance: "red",
} as const;
export const DECK_SIZES = [
  { red: 4, white: 4, yellow: 4 },
  { red: 4, white: 4, yellow: 4 },
  { red: 5, white: 4, yellow: 4 },
  { red: 6, white: 4, yellow: 4 },
] as const;
export const EVENT_GAINS = { civil_war: { deniers: -3 }, drought: { deniers: -1 }, heresy: { influence: -2 } } as const;
export const BONUS = ["banquet", "prior", "baker", "resistance"] as const;
export const CHARACTERS = ["chretien", "urbain", "thibaut", "hugues", "florentin", "henry"] as const;
export const THRESHOLDS = {
  chretien: [
    [4, 6, 8],
    [4, 6, 8],
    [3, 5, 7],
    [3, 5, 7],
  ],
  urbain: [
    [4, 6, 8],
    [4, 6, 8],
    [3, 5, 7],
    [3, 5, 7],
  ],
  thibaut: [
    [6, 12, 18],
    [6, 12, 18],
    [6, 12, 18],
    [6, 12, 18],
  ],
  hugues: [
    [5, 10, 15],
    [5, 10, 15],
    [5, 10, 15],
    [5, 10, 15],
  ],
  florentin: [
    [2, 4, 6],
    [2, 4, 6],
    [2, 4, 6],
    [2, 4, 6],
  ],
  henry: [
    [1, 3, 5],
    [1, 3, 5],
    [1, 3, 5],
    [1, 3, 5],
  ],
} as const;
export const ROUNDS = [4, 4, 5, 6] as const;
export const MAX_INFLUENCE = 20;
export const REROLL_COST = 1;
export const RECRUIT_COST = 2;
export const FLIP_COST = 4;
export const FLIPS = 3;
export const DICE_PRICES = [2, 4, 6] as const;
export const INCOME = { all: 10, palace: 2, bishopric: 1, city_hall: 0 } as const;
export const BLACK_DICE = { red: 2, influence: 1, vp: -2 } as const;
export const FIGHTING = { influence: 1 } as const;
export const ENDING = { event: 1, level: -2 } as const;
export const PASSING = 2;
export const HARVEST = 2;
export const CATHEDRAL_GAINS = [
  { influence: 1, vp: 1 },
  { influence: 1, vp: 1 },
  { influence: 1, vp: 1 },
  { influence: 2, vp: 1 },
  { influence: 2, vp: 1 },
  { influence: 2, vp: 1 },
] as const;
export const VERDICTS = [
  { name: "beheaded", from: null, to: 0, head: false },
  { name: "smirk", from: 1, to: 5, head: false },
  { name: "average", from: 6, to: 10, head: true },
  { name: "promising", from: 11, to: 15, head: true },
  { name: "too_good", from: 16, to: 20, head: false },
  { name: "masterful", from: 21, to: null, head: true },
] as const;
export const KINDS = [
  "chose",
  "rolled",
  "deniers",
  "influence",
  "vp",
  "citizen",
  "cube",
  "die",
  "black",
  "card",
  "event",
  "acts",
  "character",
  "scored",
  "passed",
  "start",
  "round",
  "round_end",
  "asks",
] as const;
export const CAUSES = [
  "setup",
  "placement",
  "reveal",
  "income",
  "salary",
  "workforce",
  "round_end",
  "event",
  "black_dice",
  "activity",
  "hire",
  "modifier",
  "purchase",
  "cathedral",
  "agriculture",
  "combat",
  "settle",
  "recruit",
  "reroll",
  "flip",
  "pass",
  "character",
  "roy",
] as const;
export const PLACE_LYING = 18;
export const PLACE_SUPPLY = 21;
export const PLACE_GENERAL = 22;
export const PLACE_CARD = 23;
export const PLACE_CUBES = 68;
export const PLACE_CATHEDRAL = 77;
export const PLACE_QUEUE = 95;
export const PLACE_TAKEN = 113;
export const PLACE_DISCARD = 118;
export const PLACE_HAND = 119;
export const TRADE_SPACES = 5;
export const BANK = 4;
export const ON_DISTRICT = 5;
