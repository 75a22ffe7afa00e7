// The Troyes protocol. Generated; do not edit. After a change in protocol.py, http_messages.py or
// shapes.py of src/troyes/server:
//   troyes protocol --typescript --out web/src/protocol.ts

export const PROTOCOL = 2;

/** The levels of bots, the weakest first. */
export const LEVELS = ["novice", "apprentice", "journeyman", "master", "count", "legend"] as const;
export type LevelId = (typeof LEVELS)[number];

export type ClientMessage =
  | Hello
  | Watch
  | Unwatch
  | Choose
  | Undo
  | Confirm
  | Preview
  | AskWhy
  | AskHint
  | Chat
  | Ping;

export type ServerMessage =
  | Welcome
  | TableFrame
  | Update
  | Done
  | PreviewFrame
  | WhyFrame
  | HintFrame
  | Stale
  | ChatFrame
  | ErrorFrame
  | Pong;

/** An activity card that is turned up: the space of each tradesman, and cubes. */
export interface ActivityPosition {
  card: string;
  tradesmen: Record<string, number | "picture">;
  cubes: Record<string, number>;
}

/** Ask for a suggested turn, after a list of options, if the table allows hints. */
export interface AskHint {
  type: "hint";
  table: string;
  version: number;
  seat: number;
  n?: number | null;
  options?: Array<number>;
}

/** Ask why dice cannot be used for a target (null: for anything), after a list of options.

    `modifier` is 0 for no cube, else the slot of its card plus 1; null: nothing was said about it. */
export interface AskWhy {
  type: "why";
  table: string;
  version: number;
  seat: number;
  n?: number | null;
  options: Array<number>;
  target: number | null;
  modifier: number | null;
  dice: Array<number>;
}

/** Groups of own dice against black dice, each with its strength, weakest first.

    `loses` are the points that giving in would cost. */
export interface BlackMenu {
  groups: Array<[Array<number>, number]>;
  ways: Array<BlackWay>;
  loses: number;
}

/** Black dice taken on together; the group at index `first` and all after it suffice. */
export interface BlackWay {
  black: Array<number>;
  need: number;
  first: number | null;
  why?: Said;
}

/** One use of an immediate card: deniers paid, influence spent, and its gains. */
export interface CardEffect {
  pays?: number;
  spends?: number;
  deniers?: number;
  influence?: number;
  vp?: number;
}

/** What is printed on an activity card: the tradesman's price, points of spaces, divisor. */
export interface CardFigures {
  cost: number;
  spaces: Array<number>;
  divisor: number;
  effect?: CardEffect;
}

/** GET /api/challenge/days/{day}: the daily challenge of a date (UTC).

    `table` and `result` are the reader's own attempt; `seconds` is what is left of the day. An
    attempt no longer `counts` if a bot has played in it or somebody else has taken the seat. */
export interface ChallengeDay {
  day: string;
  today: boolean;
  seconds: number;
  table: string | null;
  counts: boolean;
  result: ChallengeResult | null;
  finished: number;
  entries: Array<DayEntry>;
}

/** GET /api/challenge/results: the guest's latest 500, newest first; figures count all. */
export interface ChallengeHistory {
  results: Array<ChallengeResult>;
  games: number;
  best: number | null;
  mean: number | null;
  ahead: Streak;
  head: Streak;
  days: Streak;
  verdicts: Record<string, number>;
}

/** A finished solo game that counts. */
export interface ChallengeResult {
  table: string;
  finished: number;
  day: string | null;
  bonus: boolean;
  player: number;
  roy: number;
  margin: number;
  verdict: "average" | "beheaded" | "masterful" | "promising" | "smirk" | "too_good";
  head: boolean;
}

/** The thresholds for 1, 3 and 6 points: with one or two players, and with more. */
export interface CharacterFigures {
  few: Array<number>;
  many: Array<number>;
}

/** A character of the King's Challenge: each side's count, and its points for that now.

    `grades` is what must be reached for 1, 3 and 6 points. Le Roy's count is null where he never
    scores. */
export interface CharacterStanding {
  character: string;
  scored: boolean;
  grades: Array<number>;
  player: number;
  roy: number | null;
  player_vp: number;
  roy_vp: number;
}

/** Send a chat message to a table. */
export interface Chat {
  type: "chat";
  table: string;
  text: string;
  n?: number | null;
}

/** A chat message. Show it as plain text, never as markup. */
export interface ChatFrame {
  type: "chat";
  id: number;
  table: string;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

/** Choose a list of options, all or nothing; `confirm` ends the turn if they complete it. */
export interface Choose {
  type: "choose";
  table: string;
  version: number;
  seat: number;
  n?: number | null;
  options: Array<number>;
  confirm?: boolean;
}

/** POST /api/claim. */
export interface Claim {
  code: string;
}

/** The time left for a seat, in seconds; the clock of the seat to move runs since `now`. */
export interface Clock {
  seat: number;
  game: number | null;
  turn: number | null;
}

/** End your turn. */
export interface Confirm {
  type: "confirm";
  table: string;
  version: number;
  seat: number;
  n?: number | null;
}

/** GET /api/tables/{id}/course: one point at the start and one after every turn. */
export interface Course {
  points: Array<TurnPoint>;
}

/** Everybody's points at the end of a round; round null: the final scores. `margin`: solo. */
export interface CoursePoint {
  round: number | null;
  points: Record<string, number>;
  margin: number | null;
}

/** A result of a day. */
export interface DayEntry {
  name: string;
  margin: number;
  verdict: "average" | "beheaded" | "masterful" | "promising" | "smirk" | "too_good";
  yours: boolean;
}

/** What a seat is asked. `menu` lists all targets with their groups of dice, or a reason.

    `closed` are uses of influence (`reroll`, `recruit`, `flip`) that are not open, and why. */
export interface Decision {
  seat: number;
  kind: string;
  options: Array<OptionInfo>;
  menu?: Array<MenuEntry>;
  black?: BlackMenu;
  flip?: FlipMenu;
  closed?: Record<string, Said>;
}

/** Sizes by number of players, starting with one: without and with the bonus cards. */
export interface DeckFigures {
  plain: Array<DeckSizes>;
  bonus: Array<DeckSizes>;
}

/** The number of cards in the event decks at the start of a game. */
export interface DeckSizes {
  red: number;
  white: number;
  yellow: number;
}

/** GET /api/tables/{id}/dice: the seed of a finished game, and the result of every roll.

    `commitment` is SHA-256 of the lines `troyes dice 1`, `salt` and `seed`, each with its newline.
    A daily challenge keeps its seed, which is everybody's: all three are null, and `wrong` too. */
export interface Dice {
  commitment: string | null;
  salt: string | null;
  seed: string | null;
  rolls: number;
  draws: number;
  wrong: number | null;
  faces: Array<number>;
}

/** The dice of a district by colour, each list by value. */
export interface DistrictDice {
  red: Array<number>;
  white: Array<number>;
  yellow: Array<number>;
}

/** The request with that number was carried out; frames for everybody came before this. */
export interface Done {
  type: "done";
  table: string;
  n: number;
}

/** A request was refused, and why; `about` is the type of its frame. */
export interface ErrorFrame {
  type: "error";
  error: Said;
  about: string | null;
  table: string | null;
  n: number | null;
}

/** What an event takes from every player, or for each citizen it counts. */
export interface EventEffect {
  deniers?: number;
  influence?: number;
}

/** What is printed on an event; `calls` is the deck of the next card, or none. */
export interface EventFigures {
  deck: "board" | "red" | "white" | "yellow";
  colour: "any" | "red" | "white" | "yellow";
  divisor: number;
  rewards: [number, number];
  banners: number;
  black: number;
  calls: "none" | "red" | "white" | "yellow";
  effect?: EventEffect;
}

/** An event in the queue with the owners of its cubes, in their order. */
export interface EventPosition {
  event: string;
  cubes: Array<"A" | "B" | "C" | "D" | "N">;
}

/** One fact in words; docs/facts.md lists the fields of each kind. */
export interface Fact {
  kind: "chose" | "rolled" | "deniers" | "influence" | "vp" | "citizen" | "cube" | "die" | "black" | "card" | "event" | "acts" | "character" | "scored" | "passed" | "start" | "round" | "round_end" | "asks";
  cause?: "setup" | "placement" | "reveal" | "income" | "salary" | "workforce" | "round_end" | "event" | "black_dice" | "activity" | "hire" | "modifier" | "purchase" | "cathedral" | "agriculture" | "combat" | "settle" | "recruit" | "reroll" | "flip" | "pass" | "character" | "roy";
  by?: string | number;
  owner?: number;
  amount?: number;
  from?: number;
  to?: number;
  at?: number;
  option?: number;
  value?: number;
  lost?: number;
  source?: string;
  card?: string;
  event?: string;
  copy?: number;
  character?: string;
  step?: string;
  waits_for?: string;
  actor?: string;
  next?: string;
  turn?: Record<string, unknown>;
  rolls?: Record<string, Array<number>>;
}

/** The figures of a table's edition that a client shows, by the names of the notation.

    `characters` stand in the order of their numbers: no frame names those that are secret. `prices`
    are those of a die bought for a group of one, two and three. */
export interface Figures {
  cards: Record<string, CardFigures>;
  events: Record<string, EventFigures>;
  buildings: Record<string, Array<RowFigures>>;
  characters: Array<CharacterFigures>;
  money: MoneyFigures;
  prices: Array<number>;
  decks: DeckFigures;
}

/** Dice that can be flipped, and the maximum number. */
export interface FlipMenu {
  dice: Array<number>;
  most: number;
}

/** A guest; the token is sent only when the guest is created. */
export interface GuestInfo {
  name: string;
  token: string | null;
}

/** POST /api/tables/{id}/handover: get a code that moves a seat to another device, once. */
export interface HandOver {
  seat: number;
}

/** The response: show it as a link with the code in its fragment. */
export interface HandOverCode {
  code: string;
  seconds: number;
}

/** The first frame: it identifies the guest. The token is never part of a URL. */
export interface Hello {
  type: "hello";
  token: string;
  protocol?: number;
}

/** The answer to hint: the rest of a turn, up to a roll, with its facts and a reason.

    `why` says what the turn brings at once, `then` what it prepares, if there is something to say. */
export interface HintFrame {
  type: "hint";
  table: string;
  version: number;
  seat: number;
  options: Array<number>;
  facts: Array<Fact>;
  why: Why;
  then?: Said;
  n?: number;
}

/** GET /api/tables/{id}/history: everything that happened, as far as the guest may know it. */
export interface HistoryFrame {
  steps: Array<Step>;
}

/** POST /api/tables/{id}/join: a seat, or any that is open or was the guest's. */
export interface JoinTable {
  seat?: number | null;
}

/** POST /api/tables/{id}/leave: a bot takes over; the seat can be taken back by joining. */
export interface LeaveTable {
  seat: number;
}

/** A target of an action: the price of hiring, and its ways, or `why` there are none.

    `gain` is what a card brings by account, once, twice and so on, if that does not depend on the
    board. */
export interface MenuEntry {
  target: number;
  name: string;
  hire: number;
  ways: Array<Way>;
  why?: Said;
  gain?: Record<string, Array<number>>;
}

/** A table at a version, as one client may know it; fields that do not apply are omitted. */
export interface Moment {
  version: number;
  to_move: number | null;
  held?: boolean;
  undo?: boolean;
  over?: boolean;
  view?: Position;
  decision?: Decision;
  standing?: Standing;
  clocks?: Array<Clock>;
  now?: number;
  result?: Result;
}

/** The income of a round, and the salary of a citizen in each building. */
export interface MoneyFigures {
  income: number;
  palace: number;
  bishopric: number;
  city_hall: number;
}

/** What the neutral player, or le Roy, has. */
export interface NeutralPosition {
  vp: number;
  earned: Record<string, number>;
  taken: Array<string>;
}

/** POST /api/guests. */
export interface NewGuest {
  name: string;
}

/** POST /api/tables. */
export interface NewTable {
  seats: Array<SeatWish>;
  name?: string;
  bonus?: boolean;
  open_scores?: boolean;
  private?: boolean;
  spectator_chat?: boolean;
  hints?: boolean | null;
  seed?: string | null;
  start?: number | null;
  edition?: string | null;
  turn_seconds?: number | null;
  game_seconds?: number | null;
  at_zero?: "bot" | "pass";
}

/** One option of a decision. */
export interface OptionInfo {
  id: number;
  name: string;
}

/** Check the connection; answered by a pong with the same number. */
export interface Ping {
  type: "ping";
  n?: number;
}

/** The answer to ping. */
export interface Pong {
  type: "pong";
  n: number;
}

/** A position, as far as one client may know it (docs/notation.md). */
export interface Position {
  rules: number;
  edition: string;
  players: number;
  bonus: boolean;
  open_scores: boolean;
  round: number;
  start: "A" | "B" | "C" | "D" | "N" | null;
  step: string;
  waits_for: string;
  actor: "A" | "B" | "C" | "D" | "N" | null;
  next: "A" | "B" | "C" | "D" | "N" | null;
  seats: Record<string, SeatPosition>;
  neutral: NeutralPosition;
  buildings: Record<string, Array<Array<"A" | "B" | "C" | "D" | "N" | null>>>;
  lying: Record<string, Array<"A" | "B" | "C" | "D" | "N">>;
  dice: Record<string, DistrictDice>;
  black: Array<number>;
  cathedral: Array<Array<"A" | "B" | "C" | "D" | "N" | null>>;
  activities: Record<string, Array<ActivityPosition | null>>;
  events: Array<EventPosition>;
  discarded: Array<string>;
  pile: Array<string>;
  pile_scored: number;
  turn: TurnPosition;
}

/** Ask what a list of options would do, without doing it. */
export interface Preview {
  type: "preview";
  table: string;
  version: number;
  seat: number;
  n?: number | null;
  options: Array<number>;
}

/** The answer to preview: the facts of the list, and what would be asked next. */
export interface PreviewFrame {
  type: "preview";
  table: string;
  version: number;
  facts: Array<Fact>;
  completes: boolean;
  rolls: boolean;
  asks?: Fact;
  decision?: Decision;
  n?: number;
}

/** POST /api/replay: a record as text or JSON. */
export interface RecordText {
  record: string;
}

/** A game step by step, with nothing hidden: GET /api/tables/{id}/replay, POST /api/replay. */
export interface Replay {
  names: Array<string>;
  edition: string;
  over: boolean;
  first: Position;
  steps: Array<ReplayStep>;
  result: Result | null;
  course: Array<CoursePoint>;
  figures: Figures | null;
  table: TableInfo | null;
}

/** One step of a replay: all of its facts, and what the game waits for afterwards. */
export interface ReplayStep {
  facts: Array<Fact>;
  asks: Fact;
}

/** The result: every owner's points by category, the winners, and who held which character.

    `margin` and `verdict` are those of the King's Challenge. */
export interface Result {
  scores: Record<string, Record<string, number>>;
  winners: Array<number>;
  characters: Record<string, string>;
  margin?: number;
  verdict?: "average" | "beheaded" | "masterful" | "promising" | "smirk" | "too_good";
}

/** A row of a building: the values of the dice it takes, and its spaces. */
export interface RowFigures {
  values: Array<number>;
  spaces: number;
}

/** GET /api/tables/{id}/roy: what he would do if he rolled now; `acts`: whether he has turns. */
export interface RoyForecast {
  version: number;
  acts: boolean;
  rolls: Array<RoyRoll>;
}

/** One total of le Roy's dice: how many of the 36 throws give it, and what he would do. */
export interface RoyRoll {
  total: number;
  chance: number;
  facts: Array<Fact>;
}

/** A message for the client to translate: an id and its arguments. */
export interface Said {
  id: string;
  args: Record<string, unknown>;
}

/** A seat of a table, and who has it. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "human" | "open";
  name: string;
  level: "apprentice" | "count" | "journeyman" | "legend" | "master" | "novice" | null;
  yours: boolean;
  connected: boolean;
  away: boolean;
}

/** A player's part of a position; null where the client may not know it. */
export interface SeatPosition {
  deniers: number;
  influence: number;
  vp: number | null;
  earned: Record<string, number> | null;
  supply: number;
  characters: Array<string | null>;
  taken: Array<string>;
  passed: boolean;
  on_district: number;
  rerolls: number;
  archer_rolls: number;
}

/** An owner's points if the game ended now, as far as the client may know them.

    `vp` are those gained so far, null where they are secret; `characters` are those the reader
    knows of. `known` adds up what is told. */
export interface SeatStanding {
  owner: number;
  vp: number | null;
  events: number;
  tradesmen: number;
  cathedral_levels: number;
  characters: Record<string, number>;
  known: number;
}

/** A seat of a new table: the guest's own, open for others, or a bot's. */
export interface SeatWish {
  kind: "bot" | "me" | "open";
  level?: "apprentice" | "count" | "journeyman" | "legend" | "master" | "novice";
  name?: string | null;
}

/** POST /api/tables/{id}/seat: the host gives an open seat to a bot, or opens a bot's. */
export interface SetSeat {
  seat: number;
  kind: "bot" | "open";
  level?: "apprentice" | "count" | "journeyman" | "legend" | "master" | "novice";
}

/** One side's points if the game ended now; `levels` are its cubes on the cathedral's levels.

    `vp` are those gained so far. It and `total` are null where the reader may not know them. */
export interface SideStanding {
  vp: number | null;
  characters: number;
  events: number;
  tradesmen: number;
  cathedral_levels: number;
  levels: Array<number>;
  total: number | null;
}

/** The version sent is not the current one; nothing was done. `moment` is the current one. */
export interface Stale {
  type: "stale";
  table: string;
  moment: Moment;
  n: number | null;
}

/** The score of the King's Challenge if it ended now.

    `reserve` are le Roy's citizens to come, `roy_dice` his dice (`r6`), the best first, and
    `player_best` is the die of the player that he would take. */
export interface Standing {
  characters: Array<CharacterStanding>;
  player: SideStanding;
  roy: SideStanding;
  margin: number | null;
  verdict: "average" | "beheaded" | "masterful" | "promising" | "smirk" | "too_good" | null;
  reserve: number;
  roy_dice: Array<string>;
  player_best: string | null;
}

/** Everybody's score at a version, as far as the guest may know it. */
export interface Standings {
  version: number;
  seats: Array<SeatStanding>;
}

/** One entry of the log: its version and facts, or who undid or confirmed. */
export interface Step {
  version: number;
  facts: Array<Fact>;
  undone?: number;
  confirmed?: number;
  standing?: Standing;
}

/** The length of a streak, now and at best. */
export interface Streak {
  now: number;
  best: number;
}

/** A whole table: the answer to watch, and sent whenever seats change. */
export interface TableFrame {
  type: "table";
  table: TableInfo;
  moment: Moment | null;
  figures: Figures | null;
  chat: Array<ChatFrame> | null;
}

/** The public information about a table. */
export interface TableInfo {
  id: string;
  name: string;
  status: "finished" | "open" | "running";
  players: number;
  bonus: boolean;
  open_scores: boolean;
  edition: string;
  private: boolean;
  created: number;
  seats: Array<SeatInfo>;
  host: boolean;
  spectator_chat: boolean;
  hints: boolean;
  turn_seconds: number | null;
  game_seconds: number | null;
  at_zero: "bot" | "pass";
  rematch: string | null;
  result: Record<string, number> | null;
  rules: number;
  day: string | null;
  seeded: boolean;
  commitment: string | null;
  spectators: Array<string>;
}

/** GET /api/tables and /api/games. */
export interface TableList {
  tables: Array<TableInfo>;
}

/** Both sides' totals as if the game had ended after a turn. */
export interface TurnPoint {
  version: number;
  round: number;
  player: number;
  roy: number;
}

/** The current turn; fields that do not apply are omitted. */
export interface TurnPosition {
  dealt?: number;
  placed?: number;
  roy_placed?: number;
  revealed?: number;
  next_space?: number;
  black_rolled?: number;
  roy_turns?: number;
  black_todo?: number;
  need?: number;
  total?: number;
  barred?: number;
  cubes_left?: number;
  rolls_left?: number;
  most?: number;
  hits?: number;
  roy_die?: number;
  reroll_colour?: number;
  event?: string;
  call?: string;
  acted?: Array<string>;
  target?: string;
  modifier?: number;
  rolled?: Array<number>;
  picks?: Array<string>;
  chosen?: Array<number>;
}

/** Take back your last choice. */
export interface Undo {
  type: "undo";
  table: string;
  version: number;
  seat: number;
  n?: number | null;
}

/** Stop watching a table. */
export interface Unwatch {
  type: "unwatch";
  table: string;
}

/** What happened since a version, and the current moment.

    The facts of all steps, then `asks`, lead from the position at `since` to the one whose digest
    this is, unless the moment has a view: then it is that. */
export interface Update {
  type: "update";
  table: string;
  since: number;
  steps: Array<Step>;
  moment: Moment;
  asks?: Fact;
  digest: number;
}

/** Watch a table, as the owner of seats or as a spectator; `version` is the last one seen. */
export interface Watch {
  type: "watch";
  table: string;
  version?: number | null;
}

/** A modifier (0: none, otherwise the slot of its card plus 1) and the sufficient groups.

    A group is its dice, their total, their price, and how often it uses a card, how many cubes it
    places or how many deniers it yields in the fields. */
export interface Way {
  modifier: number;
  groups: Array<[Array<number>, number, number, number]>;
  name?: string;
}

/** The answer to hello. */
export interface Welcome {
  type: "welcome";
  name: string;
  protocol: number;
}

/** A reason as one sentence; `parts` are messages to be joined into its argument `parts`. */
export interface Why {
  id: string;
  args: Record<string, number | string>;
  parts: Array<Said>;
}

/** The answer to why: the reason. */
export interface WhyFrame {
  type: "why";
  table: string;
  version: number;
  why: Said;
  n?: number;
}

/** The HTTP API: the body (null: none) and the answer of every request. */
export interface Api {
  "POST /api/guests": { body: NewGuest; answer: GuestInfo };
  "GET /api/me": { body: null; answer: GuestInfo };
  "PUT /api/me": { body: NewGuest; answer: GuestInfo };
  "GET /api/games": { body: null; answer: TableList };
  "GET /api/tables": { body: null; answer: TableList };
  "POST /api/tables": { body: NewTable; answer: TableInfo };
  "GET /api/tables/{id}": { body: null; answer: TableInfo };
  "POST /api/tables/{id}/join": { body: JoinTable; answer: TableInfo };
  "POST /api/tables/{id}/leave": { body: LeaveTable; answer: TableInfo };
  "POST /api/tables/{id}/seat": { body: SetSeat; answer: TableInfo };
  "POST /api/tables/{id}/rematch": { body: null; answer: TableInfo };
  "POST /api/tables/{id}/handover": { body: HandOver; answer: HandOverCode };
  "GET /api/tables/{id}/history": { body: null; answer: HistoryFrame };
  "GET /api/tables/{id}/record": { body: null; answer: string };
  "GET /api/tables/{id}/replay": { body: null; answer: Replay };
  "GET /api/tables/{id}/dice": { body: null; answer: Dice };
  "POST /api/replay": { body: RecordText; answer: Replay };
  "POST /api/claim": { body: Claim; answer: TableInfo };
  "GET /api/tables/{id}/roy": { body: null; answer: RoyForecast };
  "GET /api/tables/{id}/standing": { body: null; answer: Standings };
  "GET /api/tables/{id}/course": { body: null; answer: Course };
  "GET /api/challenge/results": { body: null; answer: ChallengeHistory };
  "GET /api/challenge/days/{day}": { body: null; answer: ChallengeDay };
  "POST /api/challenge/today": { body: null; answer: TableInfo };
}
