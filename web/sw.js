// The service worker: keeps the built client, so that it opens without the server and says so.
// The build puts the files and a name made of their contents in here (vite.config.ts).

const VERSION = "%VERSION%";
const FILES = ["%FILES%"];
const PREFIX = "troyes-";
const PATIENCE = 4000; // a server slower than this is treated as away

/** Everything is fetched anew, or the new version is not taken at all. */
async function install() {
  const cache = await caches.open(PREFIX + VERSION);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: "no-cache" })));
  await self.skipWaiting();
}

/** Pages that are open still use the version before: it stays until the next one comes. */
async function activate() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const old = names.filter((name) => name !== PREFIX + VERSION);
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The newest page there is: from the server, else the one kept. */
async function page(request) {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), PATIENCE);
  try {
    const answer = await fetch(request, { signal: stop.signal });
    if (answer.status < 500) return answer;
  } catch {
    // kept below
  } finally {
    clearTimeout(timer);
  }
  return (await caches.match("/", { cacheName: PREFIX + VERSION })) ?? Response.error();
}

/** Most files carry their contents in their names: one that is kept is right, if only by a page before. */
async function file(request) {
  const now = await caches.match(request, { cacheName: PREFIX + VERSION });
  return now ?? (await caches.match(request)) ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") {
    if (!url.pathname.startsWith("/api/")) event.respondWith(page(request));
  } else if (url.pathname.startsWith("/assets/") || FILES.includes(url.pathname)) {
    event.respondWith(file(request));
  }
});
