/** What cards and events do, as rows of small pictures. */

export type Token =
  | { kind: "icon"; name: string; text?: string; tint?: string }
  | { kind: "die"; colour: "red" | "white" | "yellow" | "black" | "any"; text?: string; value?: number }
  | { kind: "cube"; owner: "you" | "gray"; text?: string }
  | { kind: "sign"; text: string };

const icon = (name: string, text?: string, tint?: string): Token => ({ kind: "icon", name, text, tint });
const die = (colour: "red" | "white" | "yellow" | "black" | "any", text?: string, value?: number): Token => ({
  kind: "die",
  colour,
  text,
  value,
});
const sign = (text: string): Token => ({ kind: "sign", text });
const cube = (owner: "you" | "gray" = "you", text?: string): Token => ({ kind: "cube", owner, text });
const arrow: Token = { kind: "icon", name: "arrow" };
const per: Token = { kind: "sign", text: "/" };
const banner = icon("banner");
const denier = (text: string): Token => icon("denier", text);
const influence = (text: string): Token => icon("influence", text);
const vp = (text: string): Token => icon("vp", text);

/** Cards whose cubes are spent later. */
export const DELAYED = new Set([
  "blacksmith",
  "militiaman",
  "tithe",
  "monk",
  "priest",
  "apprenticeship",
  "confession",
  "templar",
  "prior",
]);

/** One activation of a card. */
export const CARD_EFFECTS: Record<string, Token[][]> = {
  archer: [[die("any", "≥3"), arrow, cube(), banner]],
  diplomat: [[influence("−1"), arrow, cube(), banner]],
  chivalry: [[cube(), banner, per, die("red")]],
  hunting: [[influence("+3")]],
  mercenary: [[denier("+3")]],
  tax_collector: [[denier("+1"), per, icon("citizen"), icon("city_hall")]],
  joust: [[icon("crown"), die("red", "Σ"), arrow, vp("+2")]],
  captain: [[vp("+1"), per, banner, cube()]],
  troubadour: [[influence("−3"), arrow, vp("+2")]],
  banquet: [[vp("+1"), per, icon("crown"), die("red")]],
  monk: [[die("white"), icon("equals"), die("yellow"), die("yellow"), die("yellow")]],
  priest: [[die("yellow", "+3")]],
  tithe: [[denier("0"), per, die("yellow")]],
  apprenticeship: [[die("any"), icon("equals"), die("any", undefined, 5)]],
  confession: [[die("any", "+2")]],
  templar: [[die("white"), icon("equals"), die("red"), die("red")]],
  prior: [[die("white"), icon("equals"), die("white"), die("white")]],
  glassblower: [[vp("+1"), per, cube(), cube(), icon("cathedral")]],
  pilgrimage: [[die("red"), die("white"), die("yellow"), arrow, vp("+2")]],
  procession: [[icon("crown"), die("any"), die("any"), arrow, vp("+2")]],
  merchant: [[denier("+2")]],
  miller: [[denier("+2"), per, icon("citizen")], [icon("palace"), sign("|"), icon("bishopric")]],
  artisan: [[influence("−1"), arrow, denier("+6")]],
  baker: [[denier("+1"), per, die("yellow")]],
  militiaman: [[die("yellow"), icon("equals"), die("red")]],
  innkeeper: [[denier("−1"), arrow, influence("+1")]],
  blacksmith: [[die("red", "Σ+5")]],
  sculptor: [[vp("+1")]],
  journeyman: [[denier("−3"), arrow, vp("+2")]],
  goldsmith: [[vp("+1"), denier("+2")]],
};

/** What an event does every round; black dice are drawn from its figures. */
export const EVENT_EFFECTS: Record<string, Token[]> = {
  succession_conflict: [icon("citizen", undefined, "gray"), arrow, icon("palace")],
  theological_conflict: [icon("citizen", undefined, "gray"), arrow, icon("bishopric")],
  wayfarers: [icon("citizen", undefined, "gray"), arrow, icon("city_hall")],
  drought: [denier("−1"), per, icon("citizen"), icon("city_hall")],
  civil_war: [denier("−3")],
  heresy: [influence("−2")],
  support: [banner, icon("left"), banner, icon("left"), cube("gray")],
  traveling_builders: [cube("gray"), arrow, icon("cathedral")],
  interrupted_work: [icon("cathedral"), arrow, cube("gray"), icon("remove")],
  resistance: [banner, arrow, cube("gray"), icon("remove")],
};
