// Keeps Parlor on the device, so that it opens without a line. `cargo xtask web` fills in the version and the files.
const VERSION = "{{version}}";
const HASHED = {{hashed}};
const PLAIN = {{plain}};

// Other pages of the same host have caches beside ours: ours have our address in their names.
const OURS = `parlor ${self.registration.scope} `;
const CACHE = OURS + VERSION;
// The page is kept under the folder's address: some hosts forward index.html there, and what was forwarded can't be
// shown.
const HOME = new URL("./", self.location).href;
const INDEX = new URL("index.html", self.location).href;
const KNOWN = new Set([...HASHED, ...PLAIN].map((name) => new URL(name, self.location).href));

self.addEventListener("install", (event) => {
  const files = [
    ...HASHED.map((name) => new Request(name)),
    // What keeps its name may be kept by the browser from an earlier version.
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
  // What comes after a question mark or a hash sign is for the pages, not for the server.
  const address = url.origin + url.pathname;
  if (address === HOME || address === INDEX) {
    event.respondWith(kept(HOME, request));
  } else if (KNOWN.has(address)) {
    event.respondWith(kept(address, request));
  } else if (request.mode === "navigate") {
    // Without a line there is only one page. It is gone to rather than shown here: its addresses are relative.
    event.respondWith(fetch(request).catch(() => Response.redirect(HOME)));
  }
});

async function kept(address, request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(address)) ?? fetch(request);
}
