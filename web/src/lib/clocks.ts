// Clocks that run on the screen between two messages of the server, which alone decides.

import type { Clock } from "../protocol";

/** Below this many seconds a clock warns. */
export const WARNING = 15;

/** Seconds a seat has left, whichever of its clocks ends first; null without a clock. */
export function secondsLeft(clock: Clock, running: boolean, elapsed: number): number | null {
  const limits = [clock.turn, clock.game].filter((limit) => limit !== null);
  if (limits.length === 0) return null;
  return Math.max(0, Math.min(...limits) - (running ? elapsed : 0));
}

/** 4:07, 1:00:00; the last second counts until it is over. */
export function clockText(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const two = (n: number): string => String(n).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** The moments at which a person is told how little is left: at 15 and at 5 seconds. */
export function warningAt(seconds: number | null): number | null {
  if (seconds === null || seconds > WARNING) return null;
  return seconds > 5 ? WARNING : 5;
}
