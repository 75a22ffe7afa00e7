// Position + facts = next position (docs/facts.md). Arithmetic, no rules; what a fact does not touch
// stays the same object. The twin of `troyes.formats.apply_facts`, tested with the same games.

import type { ActivityPosition, DistrictDice, Fact, SeatPosition } from "../protocol";
import { BANK, EVENT_NAMES, ON_DISTRICT } from "../vocabulary";
import { LETTERS, NEUTRAL, type Letter, type View } from "./position";
import { readDie } from "./die";
import { readPlace, rowOf, slotOf, type Place } from "./place";

/** The position after these facts. */
export function apply(view: View, facts: readonly Fact[]): View {
  return facts.reduce((now, fact) => CHANGES[fact.kind]?.(now, fact) ?? now, view);
}

type Change = (view: View, fact: Fact) => View;
/** What leaves no trace on a position. */
type Traceless = "chose" | "rolled" | "acts" | "round_end";

/** Every other kind of fact is applied: the compiler names a kind that is missing here. */
const CHANGES: Record<Exclude<Fact["kind"], Traceless>, Change> & Partial<Record<Traceless, never>> = {
  deniers: (view, { from = BANK, to = BANK, amount = 0 }) => pay(pay(view, from, -amount), to, amount),
  influence: (view, { owner, amount = 0 }) =>
    seat(view, letterOf(owner), (one) => (amount ? { ...one, influence: one.influence + amount } : one)),
  vp: gainPoints,
  citizen: moveCitizen,
  cube: moveCubes,
  die: moveDie,
  black: (view, { from, to }) => {
    let black = view.black;
    if (from !== undefined) black = without(black, from);
    if (to !== undefined) black = [...black, to].sort((a, b) => b - a);
    return { ...view, black };
  },
  card: (view, { card = "", to = 0 }) => activity(view, to, () => ({ card, tradesmen: {}, cubes: {} })),
  event: moveEvent,
  character: (view, { owner = NEUTRAL, character = null }) => {
    if (owner === NEUTRAL) return character === null ? view : { ...view, pile: [...view.pile, character] };
    return seat(view, letterOf(owner), (one) => ({ ...one, characters: [...one.characters, character] }));
  },
  scored: (view) => ({ ...view, pile_scored: view.pile_scored + 1 }),
  passed: (view, { owner, amount = 0 }) =>
    seat(view, letterOf(owner), (one) => (one.passed === amount > 0 ? one : { ...one, passed: amount > 0 })),
  start: (view, { owner }) => ({ ...view, start: letterOf(owner) }),
  round: (view, { amount = 0 }) => ({ ...view, round: amount }),
  asks: ask,
};

const letterOf = (owner = NEUTRAL): Letter => LETTERS[owner] ?? "N";

/** A view in which something of a seat is different. */
function seat(view: View, letter: Letter, change: (seat: SeatPosition) => SeatPosition): View {
  const one = view.seats[letter];
  const other = one && change(one);
  return other && other !== one ? { ...view, seats: { ...view.seats, [letter]: other } } : view;
}

function pay(view: View, account: number, amount: number): View {
  if (account === BANK || !amount) return view;
  const name = account >= ON_DISTRICT ? "on_district" : "deniers";
  const owner = account >= ON_DISTRICT ? account - ON_DISTRICT : account;
  return seat(view, letterOf(owner), (one) => ({ ...one, [name]: one[name] + amount }));
}

function gainPoints(view: View, { owner, amount = 0, source = "other" }: Fact): View {
  if (!amount) return view;
  const more = <T extends { vp: number | null; earned: Record<string, number> | null }>(one: T): T => {
    const earned = added(one.earned ?? {}, source, amount);
    return { ...one, vp: (one.vp ?? 0) + amount, earned };
  };
  if (owner === NEUTRAL) return { ...view, neutral: more(view.neutral) };
  return seat(view, letterOf(owner), more);
}

/** A list of numbers by name with one of them greater by so much; none is 0. */
function added(list: Record<string, number>, name: string, amount: number): Record<string, number> {
  const { [name]: before = 0, ...others } = list;
  return before + amount ? { ...others, [name]: before + amount } : others;
}

/** A list without the last of these values. */
function without<T>(list: readonly T[], value: T): T[] {
  const at = list.lastIndexOf(value);
  return list.filter((_, k) => k !== at);
}

// --- pieces --------------------------------------------------------------------------------------

function moveCitizen(view: View, { owner = NEUTRAL, from, to }: Fact): View {
  let now = view;
  if (from !== undefined) now = stand(now, readPlace(from), letterOf(owner), false);
  if (to !== undefined) now = stand(now, readPlace(to), letterOf(owner), true);
  return now;
}

/** A citizen comes to a place, or leaves it. */
function stand(view: View, place: Place, letter: Letter, comes: boolean): View {
  switch (place.kind) {
    case "space": {
      const rows = view.buildings[place.building];
      const { row, column } = rowOf(rows, place.at);
      const changed = rows.map((one, k) => (k === row ? one.with(column, comes ? letter : null) : one));
      return { ...view, buildings: { ...view.buildings, [place.building]: changed } };
    }
    case "lying": {
      const lying = view.lying[place.building];
      const changed = comes ? sorted([...lying, letter], LETTERS) : without(lying, letter);
      return { ...view, lying: { ...view.lying, [place.building]: changed } };
    }
    case "supply":
      return seat(view, letter, (one) => ({ ...one, supply: one.supply + (comes ? 1 : -1) }));
    case "trade":
      return activity(view, place.slot, (card) => {
        const { [letter]: _, ...others } = card?.tradesmen ?? {};
        const tradesmen = comes ? { ...others, [letter]: place.space } : others;
        return { card: "", cubes: {}, ...card, tradesmen };
      });
    default:
      return view; // the general supply is not in a position
  }
}

function moveCubes(view: View, { owner = NEUTRAL, from, to, amount = 1 }: Fact): View {
  let now = view;
  if (from !== undefined) now = put(now, readPlace(from), letterOf(owner), -amount);
  if (to !== undefined) now = put(now, readPlace(to), letterOf(owner), amount);
  return now;
}

/** Cubes come to a place, or leave it. */
function put(view: View, place: Place, letter: Letter, amount: number): View {
  switch (place.kind) {
    case "cubes":
      return activity(view, place.slot, (card) => ({
        card: "",
        tradesmen: {},
        ...card,
        cubes: added(card?.cubes ?? {}, letter, amount),
      }));
    case "cathedral": {
      const cathedral = view.cathedral.map((level, y) =>
        y === place.level ? level.with(place.column, amount > 0 ? letter : null) : level,
      );
      return { ...view, cathedral };
    }
    case "queue": {
      const events = view.events.map((event, k) => {
        if (k !== place.position) return event;
        let cubes = event.cubes;
        for (let n = amount; n > 0; n--) cubes = [...cubes, letter];
        for (let n = amount; n < 0; n++) cubes = without(cubes, letter);
        return { ...event, cubes };
      });
      return { ...view, events };
    }
    default:
      return view; // supplies of cubes are not in a position
  }
}

function activity(view: View, slot: number, change: (card: ActivityPosition | null) => ActivityPosition): View {
  const { colour, at } = slotOf(slot);
  const row = view.activities[colour];
  return { ...view, activities: { ...view.activities, [colour]: row.with(at, change(row[at] ?? null)) } };
}

function moveDie(view: View, { from, to }: Fact): View {
  let now = view;
  if (from !== undefined) now = dice(now, from, (list, value) => without(list, value));
  if (to !== undefined) now = dice(now, to, (list, value) => [...list, value].sort((a, b) => a - b));
  return now;
}

/** A view in which the dice of a die's district and colour are different. */
function dice(view: View, die: number, change: (list: number[], value: number) => number[]): View {
  const { district: owner, colour, value } = readDie(die);
  const letter = letterOf(owner);
  const district: DistrictDice = view.dice[letter] ?? { red: [], white: [], yellow: [] };
  const changed = { ...district, [colour]: change(district[colour], value) };
  return { ...view, dice: { ...view.dice, [letter]: changed } };
}

function moveEvent(view: View, { event = "", from, to }: Fact): View {
  if (from === to) return view; // Marauding stays where it is
  let now = view;
  const left = from === undefined ? null : readPlace(from);
  if (left?.kind === "queue") now = { ...now, events: now.events.filter((_, k) => k !== left.position) };
  const place = to === undefined ? null : readPlace(to);
  switch (place?.kind) {
    case "queue":
      return { ...now, events: now.events.toSpliced(place.position, 0, { event, cubes: [] }) };
    case "discarded":
      return { ...now, discarded: sorted([...now.discarded, event], EVENT_NAMES) };
    case "taken": {
      const take = <T extends { taken: string[] }>(one: T): T => ({
        ...one,
        taken: sorted([...one.taken, event], EVENT_NAMES),
      });
      if (place.owner === NEUTRAL) return { ...now, neutral: take(now.neutral) };
      return seat(now, letterOf(place.owner), take);
    }
    default:
      return now;
  }
}

function sorted<T>(list: readonly T[], order: readonly unknown[]): T[] {
  return [...list].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

// --- what the game waits for -----------------------------------------------------------------------

function ask(view: View, fact: Fact): View {
  const { step = view.step, waits_for = view.waits_for, turn = {}, rolls = {} } = fact;
  let now: View = {
    ...view,
    step,
    waits_for,
    actor: (fact.actor as Letter | undefined) ?? null,
    next: (fact.next as Letter | undefined) ?? null,
    turn,
  };
  for (const letter of Object.keys(view.seats) as Letter[]) {
    const [rerolls = 0, archer_rolls = 0] = rolls[letter] ?? [];
    now = seat(now, letter, (one) =>
      one.rerolls === rerolls && one.archer_rolls === archer_rolls ? one : { ...one, rerolls, archer_rolls },
    );
  }
  return now;
}
