// Loads the program, tells how far that is, and says in the reader's language
// what is wrong where it cannot run, or has ended.
(() => {
  const $ = id => document.getElementById(id);
  const wait = $("wait");
  let words = {};

  const program = fetch("quickcast.wasm");
  const facts = fetch("page.json").then(answer => answer.json()).then(page => {
    const wanted = navigator.languages?.length ? navigator.languages : [navigator.language ?? ""];
    const tongue = wanted.map(tag => tag.toLowerCase().split("-")[0]).find(tag => page.words[tag]) ?? "en";
    document.documentElement.lang = tongue;
    words = page.words[tongue];
    document.getElementById("read").textContent = words.read;
    document.head.append(Object.assign(document.createElement("link"), { rel: "manifest", href: `${tongue}.webmanifest` }));
    return page;
  });

  const fail = (name, reason) => {
    console.error(reason ?? name);
    if (!wait.isConnected) document.body.append(wait);
    $("progress").hidden = true;
    $("say").textContent = words[name] ?? String(reason ?? name);
    $("say").setAttribute("role", "alert");
    $("again").textContent = words.again ?? "↻";
    $("again").hidden = false;
    $("again").onclick = () => location.reload();
  };

  const draws = () => {
    const canvas = document.createElement("canvas");
    const context = canvas.getContext("webgl") ?? canvas.getContext("experimental-webgl");
    context?.getExtension("WEBGL_lose_context")?.loseContext();
    return context !== null;
  };

  // count tells how much of size has come, by a copy of the answer: the browser
  // compiles the answer itself as it comes, and nothing stands between. Where all is
  // there within PATIENCE ms, nothing is counted: that takes time, too.
  const PATIENCE = 1000;
  const count = async (copy, loaded) => {
    const { size } = await facts;
    const there = await Promise.race([loaded.then(() => true), new Promise(done => setTimeout(done, PATIENCE))]);
    if (there) return copy.body.cancel();
    const from = copy.body.getReader();
    for (let come = 0, told = 0; ;) {
      const { done, value } = await from.read();
      if (done) break;
      come += value.length;
      const share = Math.min(1, come / size);
      if (share < told + 0.05) continue; // a line laid out anew for every piece costs more than the pieces
      told = share;
      $("progress").value = share;
      $("say").textContent = `${words.loading} … ${Math.floor(share * 100)} %`;
    }
    $("say").textContent = `${words.starting} …`;
  };

  // A program that fails in answer to a tap or a clock ends without a word to
  // anybody, and its last picture stays. watch says so then, and lets nothing of
  // it run on. What it gives is for a program that ends by itself.
  const watch = go => {
    const resume = go._resume;
    let over = false;
    const end = (name, reason) => {
      if (!over) fail(name, reason);
      over = true;
      go._scheduledTimeouts.clear();
    };
    go._resume = function () {
      if (over) return;
      try {
        resume.call(this);
      } catch (reason) {
        end("stopped", reason);
      }
    };
    document.addEventListener("webglcontextlost", () => end("stopped"), true);
    return () => end(wait.isConnected && !draws() ? "noDrawing" : "stopped");
  };

  const run = async () => {
    const known = facts.catch(() => {}); // then what fails is said as the browser says it
    if (typeof WebAssembly !== "object" || !window.Go) return known.then(() => fail("noProgram"));
    const go = new Go();
    let loaded;
    try {
      const answer = await program;
      if (!answer.ok) throw new Error(`quickcast.wasm: ${answer.status}`);
      const copy = answer.clone();
      const loading = WebAssembly.instantiateStreaming
        ? WebAssembly.instantiateStreaming(answer, go.importObject)
        : WebAssembly.instantiate(await answer.arrayBuffer(), go.importObject);
      count(copy, loading).catch(() => {}); // the other half says so, too
      loaded = await loading;
    } catch (reason) {
      await known;
      return fail(reason instanceof WebAssembly.CompileError ? "noProgram" : "noNetwork", reason);
    }
    window.quickcastOpen = () => { wait.remove(); dispatchEvent(new Event("quickcastopen")); };
    const ended = watch(go);
    try { await go.run(loaded.instance); } finally { ended(); }
  };
  program.catch(() => {}); // said where it is waited for
  run();
})();
