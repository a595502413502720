// Starts Parlor in the browser, and keeps it up to date.
import init, { open_pages } from "./{{parlor.js}}";

// Parlor starts the worker itself, but only this file knows its name.
globalThis.parlorWorker = new URL("{{worker.js}}", import.meta.url).href;

try {
  await init({ module_or_path: new URL("{{parlor.wasm}}", import.meta.url) });
  open_pages();
  // Parlor may have removed it already, when it had something to show.
  document.getElementById("loading")?.remove();
} catch (error) {
  const failed = document.getElementById("failed");
  if (failed) failed.hidden = false;
  throw error;
}

// How long a page that has no worker yet waits before it asks for one, in milliseconds. WebKit never finishes a worker whose page
// is reloaded while the worker starts, and lets no other take its place: people who reload at once must find nothing begun.
const REST = 3000;

// Two events of the window: parlor-update tells Parlor that there is a new version, and with parlor-update-now Parlor asks to
// switch to it.
if ("serviceWorker" in navigator) {
  // Not before everything is loaded: the first visit needs the connection for itself.
  if (document.readyState === "complete") keepUpToDate();
  else addEventListener("load", keepUpToDate, { once: true });
}

async function keepUpToDate() {
  const workers = navigator.serviceWorker;
  // A page without a worker gets its first one: that is not a new version.
  let controlled = workers.controller !== null;
  let waiting = null;
  let asked = false;

  function announce(worker) {
    waiting = worker;
    dispatchEvent(new CustomEvent("parlor-update"));
  }

  addEventListener("parlor-update-now", () => {
    asked = true;
    // Another window may have switched to the new version before this one: then no worker is waiting.
    if (waiting?.state === "installed") waiting.postMessage("take over");
    else location.reload();
  });

  let reloaded = false;
  workers.addEventListener("controllerchange", () => {
    if (asked && !reloaded) {
      reloaded = true;
      location.reload();
    } else if (controlled) {
      announce(null);
    }
    controlled = true;
  });

  if (!controlled) await new Promise((done) => setTimeout(done, REST));
  let registration;
  try {
    registration = await workers.register(new URL("sw.js", import.meta.url), { updateViaCache: "none" });
  } catch {
    // Without a worker Parlor can't run offline. A private window, for example, may not allow one.
    return;
  }
  // Some blockers pretend that it worked.
  if (!registration) return;
  if (registration.waiting && controlled) announce(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && workers.controller) announce(worker);
    });
  });
  // Browsers check for a new version when a page is opened. An app that stays open checks when it is shown again.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") registration.update().catch(() => {});
  });
}
