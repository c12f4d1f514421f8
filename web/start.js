// Loads the program, tells how far that is, and says in the reader's language
// what is wrong where it cannot run.
(() => {
  const $ = id => document.getElementById(id);
  const wait = $("wait");
  let words = {};

  const facts = fetch("page.json").then(answer => answer.json()).then(page => {
    const wanted = navigator.languages?.length ? navigator.languages : [navigator.language ?? ""];
    const tongue = wanted.map(tag => tag.toLowerCase().split("-")[0]).find(tag => page.words[tag]) ?? "en";
    document.documentElement.lang = tongue;
    words = page.words[tongue];
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

  // counted is the same answer, telling how much of size has come.
  const counted = (answer, size) => {
    if (!answer.body || !window.TransformStream) return answer;
    let come = 0;
    const count = new TransformStream({
      transform(part, on) {
        come += part.length;
        const share = Math.min(1, come / size);
        $("progress").value = share;
        $("say").textContent = share < 1 ? `${words.loading} … ${Math.floor(share * 100)} %` : `${words.starting} …`;
        on.enqueue(part);
      },
    });
    return new Response(answer.body.pipeThrough(count), { headers: { "Content-Type": "application/wasm" } });
  };

  // The page stays over the canvas until the program draws: it has a canvas,
  // answers, and two frames have gone by.
  const uncover = () => {
    const started = performance.now();
    const look = () => {
      if (!document.querySelector("canvas") || !window.quickcastSettled) {
        if (performance.now() - started < 20000) setTimeout(look, 30); else wait.remove();
        return;
      }
      window.quickcastSettled(() => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => wait.remove())), 50));
    };
    look();
  };

  const run = async () => {
    let page;
    try { page = await facts; } catch (reason) { return fail("noNetwork", reason); }
    if (typeof WebAssembly !== "object" || !window.Go) return fail("noProgram");
    if (!draws()) return fail("noDrawing");
    const go = new Go();
    let program;
    try {
      const answer = await fetch("quickcast.wasm");
      if (!answer.ok) throw new Error(`quickcast.wasm: ${answer.status}`);
      const body = counted(answer, page.size);
      program = WebAssembly.instantiateStreaming
        ? await WebAssembly.instantiateStreaming(body, go.importObject)
        : await WebAssembly.instantiate(await body.arrayBuffer(), go.importObject);
    } catch (reason) {
      return fail(reason instanceof WebAssembly.CompileError ? "noProgram" : "noNetwork", reason);
    }
    uncover();
    try { await go.run(program.instance); } finally { fail("stopped"); }
  };
  run();
})();
