// Opens the pages, and keeps them up to date.
import init, { open_pages } from "./{{parlor.js}}";

// The pages start the worker themselves, and only here its name is known.
globalThis.parlorWorker = new URL("{{worker.js}}", import.meta.url).href;

try {
  await init({ module_or_path: new URL("{{parlor.wasm}}", import.meta.url) });
  open_pages();
  // The pages may have taken it away themselves, when they had something to show.
  document.getElementById("loading")?.remove();
} catch (error) {
  const failed = document.getElementById("failed");
  if (failed) failed.hidden = false;
  throw error;
}

// What is said to the pages and what they say, both as events of the window:
// parlor-update: there is a new version. parlor-update-now: go over to it.
if ("serviceWorker" in navigator) {
  // Not before all is loaded: the first visit needs the line for itself.
  if (document.readyState === "complete") keepUpToDate();
  else addEventListener("load", keepUpToDate, { once: true });
}

async function keepUpToDate() {
  const workers = navigator.serviceWorker;
  // A page without a worker gets its first one: that is no new version.
  let controlled = workers.controller !== null;
  let waiting = null;
  let asked = false;

  function announce(worker) {
    waiting = worker;
    dispatchEvent(new CustomEvent("parlor-update"));
  }

  addEventListener("parlor-update-now", () => {
    asked = true;
    // Another window may have gone over to the new version before this one: then nobody waits.
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

  let registration;
  try {
    registration = await workers.register(new URL("sw.js", import.meta.url), { updateViaCache: "none" });
  } catch {
    // Without it Parlor needs the line: a private window, for instance, may not have one.
    return;
  }
  if (registration.waiting && controlled) announce(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && workers.controller) announce(worker);
    });
  });
  // Browsers look for a new version when a page is opened. An app that stays open is only ever looked at again.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") registration.update().catch(() => {});
  });
}
