// Loads the program, as the toolkit's own page does.
(async () => {
  const go = new Go();
  const loaded = await WebAssembly.instantiateStreaming(fetch("quickcast.wasm"), go.importObject);
  await go.run(loaded.instance);
})();
