// Loads parts of the module: an object with a function for each of them, as the module asks for them. `bundle.rs` says what is in
// which file, `loader.rs` fills it in.
(() => {
  // What succeeded is not done twice; what failed can be tried again.
  const once = (act) => {
    let done;
    return () => (done ??= act().catch((error) => {
      done = undefined;
      throw error;
    }));
  };
  // A module of a bundle, by its number there, and bits for the parts that need it.
  const files = BUNDLES.flatMap(([name, ...needs]) => {
    const sections = once(async () => {
      const bundle = await WebAssembly.compileStreaming(fetch(new URL(name, import.meta.url)));
      return WebAssembly.Module.customSections(bundle, "SECTION");
    });
    const start = async (number) =>
      WebAssembly.instantiate((await sections())[number], { __wasm_split: initSync() });
    return needs.map((parts, number) => ({ parts, start: once(() => start(number)) }));
  });
  const loads = PARTS.map((part, bit) => {
    const needed = files.filter(({ parts }) => (parts >> bit) & 1);
    const load = async (callback, data) => {
      let success = true;
      try {
        await Promise.all(needed.map((file) => file.start()));
      } catch (error) {
        console.error(error);
        success = false;
      }
      initSync().__indirect_function_table.get(callback)(data, success);
    };
    return ["__wasm_split_load_" + part, load];
  });
  return Object.fromEntries(loads);
})()
