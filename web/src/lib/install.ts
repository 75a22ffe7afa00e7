// The service worker: the client opens without the server, and a new version is taken by itself.

import { writable } from "svelte/store";
import { keep, recall } from "./settings";

/** A newer client has been fetched; this page still runs the old one. */
export const renewed = writable(false);

const LOOK_EVERY = 30 * 60_000;
const RELOADED = "troyes-reloaded";

/** Begin keeping the client; only where it was built, and where the browser can. */
export function install(): void {
  // A part that is gone belongs to a client that was replaced: load the new one, but never in circles.
  addEventListener("vite:preloadError", () => {
    if (Date.now() - Number(recall(RELOADED)) < 60_000) return;
    keep(RELOADED, String(Date.now()));
    location.reload();
  });
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const worker = navigator.serviceWorker;
  let had = worker.controller !== null; // the first one brings nothing new
  worker.addEventListener("controllerchange", () => {
    if (had) renewed.set(true);
    had = true;
  });
  worker
    .register("/sw.js", { updateViaCache: "none" })
    .then((registration) => {
      const look = (): void => void registration.update().catch(() => undefined);
      setInterval(look, LOOK_EVERY);
      document.addEventListener("visibilitychange", () => document.hidden || look());
    })
    .catch(() => undefined); // private windows may refuse
}
