// Thinks beside the page, so that the page stays quick. It gets {id, question} and posts {id, answer} or {id, error}.
import init, { think } from "./{{parlor.js}}";

// Questions may come before the module is ready: they wait for it, in their order.
const ready = init({ module_or_path: new URL("{{parlor.wasm}}", import.meta.url) });
// Whoever asks is told; before that, nobody has to hear of it.
ready.catch(() => {});

self.onmessage = async ({ data: { id, question } }) => {
  try {
    await ready;
    self.postMessage({ id, answer: think(question) });
  } catch (error) {
    self.postMessage({ id, error: String(error) });
  }
};
