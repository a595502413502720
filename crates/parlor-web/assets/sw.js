// Saves Parlor on the device, so it opens offline. `cargo xtask web` fills in the version and the files.
const VERSION = "{{version}}";
const HASHED = {{hashed}};
const PLAIN = {{plain}};

// Other sites on the same host may have caches too: ours have our address in their names.
const OURS = `parlor ${self.registration.scope} `;
const CACHE = OURS + VERSION;
// The page is saved under the folder's address: some hosts redirect index.html there, and a redirected answer can't be
// shown.
const HOME = new URL("./", self.location).href;
const INDEX = new URL("index.html", self.location).href;
const KNOWN = new Set([...HASHED, ...PLAIN].map((name) => new URL(name, self.location).href));

self.addEventListener("install", (event) => {
  const files = [
    ...HASHED.map((name) => new Request(name)),
    // The browser may still have an earlier version of files whose names never change.
    ...[HOME, ...PLAIN].map((name) => new Request(name, { cache: "reload" })),
  ];
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(files)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOldCaches().then(() => self.clients.claim()));
});

async function dropOldCaches() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const url = new URL(request.url);
  // What comes after a question mark or a hash sign is for Parlor, not for the server.
  const address = url.origin + url.pathname;
  if (address === HOME || address === INDEX) {
    event.respondWith(kept(HOME, request));
  } else if (KNOWN.has(address)) {
    event.respondWith(kept(address, request));
  } else if (request.mode === "navigate") {
    // Offline there is only one page. We redirect to it rather than show it here, because its addresses are relative.
    event.respondWith(fetch(request).catch(() => Response.redirect(HOME)));
  }
});

async function kept(address, request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(address)) ?? fetch(request);
}
