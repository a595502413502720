// Thinks beside the page, so that the page stays quick. A question is text, and so is its answer; an empty one is none.
import init, { think } from "./{{expert.js}}";

// Questions may come before the module is ready: they wait for it, in their order.
const ready = init({ module_or_path: new URL("{{expert.wasm}}", import.meta.url) });
// Whoever asks is told; before that, nobody has to hear of it.
ready.catch(() => {});

self.onmessage = async ({ data }) => {
  try {
    await ready;
    self.postMessage(think(data));
  } catch {
    self.postMessage("");
  }
};
