import { MediaQuery } from "svelte/reactivity";

/** Whether a finger points, or the page is narrow: what is needed comes to hand. */
export const handheld = new MediaQuery("(max-width: 900px), (pointer: coarse)");
