import { get } from "svelte/store";
import { settings } from "../lib/settings";
import { play, soundsOf } from "../lib/sound";
import type { Feed } from "./feed.svelte";

/** The sounds of a table: one is asked, and things move. */
export function playSounds(feed: Feed): void {
  let wasAsked = false;
  $effect(() => {
    const asked = feed.turn.decision !== null;
    if (asked && !wasAsked && get(settings).sound) play("turn");
    wasAsked = asked;
  });
  let lastHeard: unknown = null; // what stands there at first makes no noise
  $effect(() => {
    const { moved } = feed.shown;
    if (lastHeard !== null && moved !== lastHeard && get(settings).sound) play(...soundsOf(moved, feed.moment?.over));
    lastHeard = moved;
  });
}
