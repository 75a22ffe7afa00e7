// The six characters as windows of coloured glass: what each wears and holds, on a field of 120 × 150.

export interface Portrait {
  readonly ground: readonly [string, string]; // the glass behind
  readonly robe: string;
  readonly fold: string;
  readonly hair: string;
  readonly beard?: string;
  /** Pieces of glass laid on top of each other: outline and colour. */
  readonly hat: readonly (readonly [string, string])[];
  readonly holds: readonly (readonly [string, string])[];
}

const GOLD = "#d9a93a";
const RED = "#a8392f";
const LAPIS = "#2d659c";
const IVORY = "#f2e8cf";
const STEEL = "#aeb8c2";
const WOOD = "#8a5a2b";

export const PORTRAITS: Readonly<Record<string, Portrait>> = {
  // The poet: a soft cap, a quill, an open book.
  chretien: {
    ground: ["#3f7f6b", "#2c5f57"],
    robe: "#7a3f78",
    fold: "#5c2c5d",
    hair: "#5b3a1e",
    hat: [["M40 52c-4-14 8-24 22-24 16 0 26 8 22 20-4-4-12-5-22-4-10 0-18 3-22 8z", RED]],
    holds: [
      ["M28 116l24-7 8 5 8-5 24 7v21l-24-6-8 5-8-5-24 6z", IVORY],
      ["M60 114v22M35 120l14-4M35 127l14-4M71 116l14 4M71 123l14 4", "none"],
      ["M88 108c6-14 14-24 22-30 0 14-6 24-17 32z", "#fffaf0"],
    ],
  },
  // The pope from Troyes: a tiara and a staff with a cross.
  urbain: {
    ground: [LAPIS, "#1d4672"],
    robe: IVORY,
    fold: GOLD,
    hair: "#d8cfc0",
    beard: "#d8cfc0",
    hat: [
      ["M43 50c-3-12 5-28 17-34 12 6 20 22 17 34-9-4-25-4-34 0z", IVORY],
      ["M43 50l1-9c10-4 22-4 32 0l1 9c-9-4-25-4-34 0z", GOLD],
      ["M47 32c8-3 18-3 26 0l2 7c-9-3-21-3-30 0z", GOLD],
      ["M60 7v9M56 11h8", "none"],
    ],
    holds: [
      ["M94 40h4v106h-4z", GOLD],
      ["M86 48h20v4H86zM88 58h16v4H88z", GOLD],
    ],
  },
  // The rich count: a coronet, and coins in his hand.
  thibaut: {
    ground: ["#8a2f3f", "#641f30"],
    robe: "#2f6b4a",
    fold: "#214e37",
    hair: "#3a2616",
    beard: "#3a2616",
    hat: [
      ["M42 50l-3-20 10 8 11-12 11 12 10-8-3 20c-10-4-26-4-36 0z", GOLD],
      ["M60 38l4 4-4 4-4-4z", RED],
    ],
    holds: [
      ["M74 122h34v9H74zM76 113h34v9H76zM74 104h34v9H74z", GOLD],
      ["M91 84a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM91 88v10M87 91h8", GOLD],
    ],
  },
  // The first Templar: mail, a white mantle with a red cross, a sword.
  hugues: {
    ground: ["#5b4b5c", "#443746"],
    robe: "#fbf6ea",
    fold: "#e2d9c4",
    hair: STEEL,
    beard: "#6b4a2a",
    hat: [
      ["M41 62c-3-20 6-32 19-32s22 12 19 32l-4 4c0-12-4-20-15-20s-15 8-15 20z", STEEL],
      ["M50 106h8v-8h6v8h8v6h-8v20h-6v-20h-8z", RED],
    ],
    holds: [
      ["M96 60l4-12 4 12v62h-8z", "#dfe6ea"],
      ["M86 118h28v6H86z", GOLD],
      ["M97 124h6v16h-6z", WOOD],
    ],
  },
  // The merchant from Florence: a hood with a long tail, and a pair of scales.
  florentin: {
    ground: ["#c98a2a", "#9c6517"],
    robe: "#8c2a3a",
    fold: "#681c2a",
    hair: "#2a1c12",
    hat: [
      ["M38 54c-2-18 8-28 24-28 14 0 22 8 22 20 8 6 8 20 2 32-5-4-6-16-8-24-8-8-30-8-40 0z", LAPIS],
      ["M38 54c10-8 32-8 40 0l-1-7c-10-6-28-6-38 0z", "#234f7c"],
    ],
    holds: [
      ["M84 92v16M68 98h32", "none"],
      ["M68 98l-8 18h16zM100 98l-8 18h16z", "none"],
      ["M58 116h20c-2 8-18 8-20 0zM90 116h20c-2 8-18 8-20 0z", GOLD],
    ],
  },
  // The generous count: a crown, and the banner of Champagne.
  henry: {
    ground: ["#6a8a3f", "#4d6b3c"],
    robe: LAPIS,
    fold: "#1d4672",
    hair: "#b0752e",
    beard: "#b0752e",
    hat: [["M41 50V26l9 10 5-14h10l5 14 9-10v24c-10-4-28-4-38 0z", GOLD]],
    holds: [
      ["M86 44h4v106h-4z", WOOD],
      ["M90 50h22v34l-11-8-11 8z", LAPIS],
      ["M90 70l22-20v9L90 79z", IVORY],
      ["M88 36l5 8h-10z", GOLD],
    ],
  },
};

// --- the faces of bots ---------------------------------------------------------------------------

export interface Face {
  readonly ground: string;
  readonly robe: string;
  readonly skin: string;
  readonly hair: readonly [string, string]; // outline and colour
  readonly hat: readonly [string, string] | null;
  readonly beard: boolean;
}

const GROUNDS = ["#e8c766", "#8fb3c9", "#b9c98f", "#d3a08c", "#c2a9c9"];
const CLOTHS = [RED, LAPIS, "#4d6b3c", "#7a3f78", "#8a5a2b", "#b98a22", "#3f7f6b"];
const SKINS = ["#efc79c", "#e3b284", "#d9a173", "#b97f55"];
const HAIRS = ["#3a2616", "#5b3a1e", "#8a4b1f", "#b0752e", "#d8cfc0", "#1f1a18"];
const CUTS = [
  "M41 62c-3-18 6-29 19-29s22 11 19 29l-3 8H44z", // short
  "M39 84c-5-30 2-52 21-52s26 22 21 52z", // long
  "M43 56c-2-13 6-22 17-22s19 9 17 22c-10-5-24-5-34 0z", // cropped
  "M38 70c-6-8-3-16 1-20-2-12 10-20 21-19 12-2 22 8 21 19 5 4 6 13 1 20z", // curls
];
const HATS = [
  "M40 50c-2-14 8-22 20-22s22 8 20 22c-12-4-28-4-40 0z", // cap
  "M36 49c2-8 10-20 24-20s22 12 24 20c-14-5-34-5-48 0z", // straw
  "M39 52c-3-16 7-26 21-26s24 8 27 24c2 8-2 14-6 16 0-8-2-12-4-16-10-5-26-5-38 2z", // hood
  "M40 58c-4-20 6-30 20-30s24 10 20 30c-3-10-6-13-20-13s-17 3-20 13z", // kerchief
];

/** A face made of the letters of a name. */
export function faceOf(name: string): Face {
  let seed = 7;
  for (const letter of name) seed = (seed * 33 + (letter.codePointAt(0) ?? 0)) >>> 0;
  const pick = <T>(list: readonly T[]): T => {
    seed = (seed * 1103515245 + 12345) >>> 0;
    return list[(seed >>> 16) % list.length] as T;
  };
  const cut = pick(CUTS);
  return {
    ground: pick(GROUNDS),
    robe: pick(CLOTHS),
    skin: pick(SKINS),
    hair: [cut, pick(HAIRS)],
    hat: pick([true, true, false]) ? [pick(HATS), pick(CLOTHS)] : null,
    beard: cut !== CUTS[1] && pick([true, false, false]),
  };
}
