// Moments of real games, captured from a server: one for every kind of decision.

import type { Decision, Moment } from "../src/protocol";
import type { View } from "../src/model/position";
import recorded from "./moments.json";

export const moments = recorded as unknown as Record<string, Moment>;

/** A captured decision and its position. */
export function at(name: string): { decision: Decision; view: View } {
  const moment = moments[name];
  if (!moment?.decision) throw new Error(`no moment ${name}`);
  return { decision: moment.decision, view: moment.view as unknown as View };
}
