// Keeps the program's files in the browser's database, where they are on disk when it says
// so. A file lies there in parts, under [its name, number]. The page that writes is noted
// under [PAGE, its name], or [PAGE, ""] for one that is still to come: no file is called so.
//
//	quickcastKept(me, told)        opens it for the page of that name; told(what) says "taken" when
//	                               another page has taken over, "closed" when the browser has closed it
//	  open(then)                   then(fault): "" when it is there, else why not, in every call
//	  take(past, then)             lets this page write, in place of one called past, and gives all files:
//	                               then(fault, owner, files), with an owner and no files where another page does
//	  put(changes, anew, then)     changes are [name, first part, [bytes...]]: what the file holds from there
//	                               on; anew clears all else. then("taken") where another page writes now, "lost" where
//	                               what was kept is gone
//	  alive(page, then)            then("", whether that page is still there)
//	  local                        the local storage, where earlier versions kept files
//	  takeOver()                   lets this page, loaded anew, be the one that writes
window.quickcastKept = (me, told) => {
  const NAME = "quickcast-files", PARTS = "parts", PAGE = "#page", CHANNEL = "quickcast/";
  const OPENS = 10_000; // ms the browser may take for opening it; some never say that they will not
  const ANSWERS = 700; // ms another page may take to say that it is there; one that sleeps does not
  const refusal = name => new DOMException("", name);
  const of = (name, from = 0) => IDBKeyRange.bound([name, from], [name, []]);

  let base = null, opening = null, left = false;
  const open = () => opening ??= new Promise((done, fail) => {
    setTimeout(fail, OPENS, refusal("TimeoutError"));
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(PARTS);
    request.onerror = () => fail(request.error);
    request.onsuccess = () => {
      base = request.result;
      base.onclose = base.onversionchange = () => { base.close(); opening = null; told("closed"); };
      done(base);
    };
  }).catch(reason => { opening = null; throw reason; });

  // deal does something in one transaction, which is on disk when it is done. how gets the
  // parts, the names of the pages that write, and what gives an answer or refuses by throwing.
  const deal = async how => {
    const on = (await open()).transaction(PARTS, "readwrite", { durability: "strict" });
    return new Promise((done, fail) => {
      let answer, why;
      on.oncomplete = () => done(answer);
      on.onabort = () => fail(why ?? on.error ?? refusal("AbortError"));
      const parts = on.objectStore(PARTS), pages = parts.getAllKeys(of(PAGE));
      pages.onsuccess = () => {
        try { how(parts, pages.result.map(([, page]) => page), result => { answer = result; }); } catch (reason) { why = reason; on.abort(); }
      };
    });
  };

  const mine = parts => { parts.delete(of(PAGE)); parts.put(true, [PAGE, me]); };
  const whole = parts => {
    const file = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
    parts.reduce((at, part) => { file.set(part, at); return at + part.length; }, 0);
    return file;
  };
  const read = (parts, answer) => {
    const keys = parts.getAllKeys(), values = parts.getAll();
    values.onsuccess = () => {
      const files = new Map();
      keys.result.forEach(([name, number], i) => {
        const file = files.get(name) ?? [];
        if (file.length === number) { file.push(values.result[i]); files.set(name, file); } // behind a gap nothing counts
      });
      answer(["", [...files].map(([name, file]) => [name, whole(file)])]);
    };
  };
  const take = past => deal((parts, pages, answer) => {
    const other = pages.find(page => page && page !== me && page !== past);
    if (other !== undefined) return answer([other, []]);
    mine(parts);
    read(parts, answer);
  });
  // Without room for the note files can be read all the same.
  const look = async () => new Promise((done, fail) => {
    const on = base.transaction(PARTS);
    on.onabort = () => fail(on.error);
    read(on.objectStore(PARTS), done);
  });

  const put = (changes, anew) => left ? new Promise(() => {}) : deal((parts, pages) => {
    if (pages.some(page => page !== me)) throw refusal("taken");
    if (!pages.length && !anew) throw refusal("lost");
    if (anew) {
      parts.clear();
      mine(parts);
    }
    for (const [name, from, pieces] of changes) {
      parts.delete(of(name, from));
      pieces.forEach((piece, i) => parts.put(piece, [name, from + i]));
    }
  });

  const talk = window.BroadcastChannel && new BroadcastChannel(CHANNEL);
  const hear = listen => talk?.addEventListener("message", ({ data }) => listen(data.say, data.who));
  const say = (what, who) => talk?.postMessage({ say: what, who });
  hear((what, who) => {
    if (who !== me) return;
    if (what === "ask") say("here", me);
    if (what === "taken") told("taken");
  });
  const alive = page => new Promise(done => {
    if (!talk) return done(false); // the last page to open has it
    hear((what, who) => what === "here" && who === page && done(true));
    setTimeout(done, ANSWERS, false);
    say("ask", page);
  });

  const takeOver = () => deal((parts, pages, answer) => {
    parts.delete(of(PAGE));
    parts.put(true, [PAGE, ""]);
    answer(pages);
  }).then(pages => pages.forEach(page => say("taken", page)));

  addEventListener("pagehide", () => {
    left = true;
    if (!base) return;
    const on = base.transaction(PARTS, "readwrite");
    on.objectStore(PARTS).delete([PAGE, me]);
    on.commit?.();
  });
  addEventListener("pageshow", event => { if (event.persisted) location.reload(); }); // it was put away whole

  const named = reason => reason?.name || String(reason);
  const give = (promise, then) => promise.then(answer => then("", ...answer ?? []), reason => {
    if (named(reason) !== "taken" && named(reason) !== "lost") console.warn(reason);
    then(named(reason));
  });
  return {
    open: then => give(open().then(() => []), then),
    take: (past, then) => give(take(past).catch(look), then),
    put: (changes, anew, then) => give(put(changes, anew).then(() => { dispatchEvent(new Event("quickcastkept")); }), then),
    alive: (page, then) => give(alive(page).then(is => [is]), then),
    local: localStorage,
    takeOver: () => takeOver().finally(() => location.reload()),
  };
};

// A browser that lets the page keep nothing stops whoever asks for its local storage: the toolkit keeps
// the size of the window there.
try { void localStorage; } catch {
  const held = new Map();
  Object.defineProperty(window, "localStorage", { value: {
    get length() { return held.size; },
    key: i => [...held.keys()][i] ?? null,
    getItem: key => held.get(key) ?? null,
    setItem: (key, value) => { held.set(key, String(value)); },
    removeItem: key => { held.delete(key); },
  } });
}
