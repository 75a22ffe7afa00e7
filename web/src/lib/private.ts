// On one screen for several people: what the log may say while one of them, or nobody, is there.

import type { Step } from "../protocol";

/** The steps without what only another seat may know; `seat` null: nobody has said "I am here". */
export function openTo(steps: readonly Step[], seat: number | null, openScores: boolean): Step[] {
  return steps.map((step) => {
    const messages = step.messages.filter(({ id, args }) => {
      if (id === "character-dealt") return args["seat"] === seat;
      return id !== "vp" || openScores || args["owner"] === seat;
    });
    return messages.length === step.messages.length ? step : { ...step, messages };
  });
}
