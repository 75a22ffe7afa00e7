/** The figures printed on cards, events and buildings, for drawing only: no rule runs here. */

import type { BuildingName, Colour } from "./types";

export interface CardFigures {
  cost: number;
  spaces: number[];
  divisor: number;
}

export interface EventFigures {
  colour: Colour | "any";
  divisor: number;
  rewards: [number, number];
  banners: number;
  black: number;
}

export interface Figures {
  cards: Record<string, CardFigures>;
  events: Record<string, EventFigures>;
  buildings: Record<BuildingName, { values: number[] }[]>;
}

const card = (cost: number, first: number, second: number, divisor: number): CardFigures => ({
  cost,
  spaces: [first, second],
  divisor,
});

const event = (
  colour: Colour | "any",
  divisor: number,
  first: number,
  second: number,
  banners: number,
  black = 0,
): EventFigures => ({ colour, divisor, rewards: [first, second], banners, black });

/** The edition the project comes with (docs/rules.md, section 11). */
export const STANDARD: Figures = {
  cards: {
    archer: card(6, 3, 2, 2),
    diplomat: card(6, 2, 1, 3),
    chivalry: card(6, 2, 1, 4),
    hunting: card(5, 3, 1, 3),
    mercenary: card(2, 1, 1, 2),
    tax_collector: card(6, 2, 1, 5),
    joust: card(5, 3, 2, 3),
    captain: card(7, 3, 2, 4),
    troubadour: card(7, 3, 2, 3),
    banquet: card(7, 3, 2, 4),
    monk: card(6, 3, 2, 3),
    priest: card(6, 3, 2, 3),
    tithe: card(6, 3, 2, 4),
    apprenticeship: card(6, 3, 2, 3),
    confession: card(7, 3, 2, 3),
    templar: card(7, 3, 2, 3),
    prior: card(8, 4, 3, 3),
    glassblower: card(7, 3, 2, 5),
    pilgrimage: card(0, 1, 1, 7),
    procession: card(5, 3, 2, 4),
    merchant: card(4, 2, 1, 2),
    miller: card(5, 2, 1, 4),
    artisan: card(5, 2, 1, 4),
    baker: card(5, 2, 1, 3),
    militiaman: card(6, 3, 2, 3),
    innkeeper: card(5, 3, 2, 1),
    blacksmith: card(5, 3, 2, 3),
    sculptor: card(15, 6, 5, 3),
    journeyman: card(5, 2, 1, 4),
    goldsmith: card(8, 3, 2, 4),
  },
  events: {
    marauding: event("any", 3, 2, 1, 4, 1),
    succession_conflict: event("red", 4, 4, 2, 5),
    brigands: event("red", 3, 3, 1, 5, 1),
    skirmishes: event("red", 3, 2, 1, 4, 1),
    war: event("red", 2, 2, 1, 7, 2),
    normans_attack: event("red", 5, 4, 2, 4, 2),
    resistance: event("red", 6, 3, 2, 3),
    support: event("yellow", 3, 3, 1, 5),
    civil_war: event("yellow", 4, 3, 2, 5),
    wayfarers: event("yellow", 3, 3, 1, 5),
    drought: event("yellow", 4, 3, 1, 4),
    traveling_builders: event("white", 4, 3, 2, 5),
    interrupted_work: event("white", 4, 3, 1, 4),
    heresy: event("white", 3, 3, 2, 6),
    theological_conflict: event("white", 4, 3, 1, 4),
  },
  buildings: {
    palace: [1, 2, 3, 4, 5, 6].map((value) => ({ values: [value] })),
    bishopric: [{ values: [1, 3, 5] }, { values: [2, 4, 6] }],
    city_hall: [{ values: [1, 6] }, { values: [2, 5] }, { values: [3, 4] }],
  },
};
