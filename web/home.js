// Makes the page an app of the device: kept for times without a network, put among
// the device's own apps where the browser can do that, its storage kept as long as
// the person wants. The program asks and is told by:
//
//	quickcastHome()      how it stands: installed, askable, byHand, lasting, newer, and of the room
//	                     in MB what is used, and what there is: 0 where the browser does not say
//	quickcastInstall()   puts the app among the device's own
//	quickcastRenew()     goes on with the newer release that is ready
//	quickcastNews        set by the program: called when any of that has changed
(() => {
  const workers = navigator.serviceWorker;
  const home = { installed: matchMedia("(display-mode: standalone)").matches || navigator.standalone === true, askable: false, byHand: false, lasting: false, newer: false, used: 0, room: 0 };
  home.byHand = navigator.standalone === false; // iOS: only the person can, in the browser's own menu
  let offer = null, waiting = null, renewing = false;
  const now = change => { Object.assign(home, change); window.quickcastNews?.(); };

  addEventListener("beforeinstallprompt", event => {
    event.preventDefault(); // Settings offer it
    offer = event;
    now({ askable: true });
  });
  addEventListener("appinstalled", () => now({ installed: true, askable: false }));

  window.quickcastHome = () => ({ ...home });
  window.quickcastInstall = () => { offer?.prompt(); offer = null; now({ askable: false }); };
  window.quickcastRenew = () => { renewing = true; waiting?.postMessage("take over"); };

  // Browsers clear what pages keep when room is short, unless they have promised not to. They are
  // asked once there is something to keep: some ask the person.
  const MB = 1_000_000, OFTEN = 10_000; // ms between two looks at the room
  const storage = navigator.storage;
  let looked = -OFTEN, asked = false;
  const look = async kept => {
    if (performance.now() - looked < OFTEN) return;
    looked = performance.now();
    let lasting = await storage?.persisted?.() ?? false;
    if (kept && !lasting && !asked) {
      asked = true;
      lasting = await storage?.persist?.() ?? false;
    }
    const { usage = 0, quota = 0 } = await storage?.estimate?.() ?? {};
    const found = { lasting, used: Math.ceil(usage / MB), room: Math.round(quota / MB) };
    if (Object.keys(found).some(name => found[name] !== home[name] && name !== "room") || !home.room) now(found);
  };
  const lookKept = kept => look(kept).catch(reason => console.warn(reason));
  addEventListener("quickcastkept", () => lookKept(true));

  const ready = worker => {
    waiting = worker;
    now({ newer: true });
  };
  const watch = worker => worker?.addEventListener("statechange", () => {
    if (worker.state === "installed" && workers.controller) ready(worker);
  });

  const HOUR = 3_600_000;
  const keep = async () => {
    const registration = await workers.register("worker.js", { updateViaCache: "none" });
    if (registration.waiting && workers.controller) ready(registration.waiting);
    watch(registration.installing);
    registration.addEventListener("updatefound", () => watch(registration.installing));
    workers.addEventListener("controllerchange", () => { if (renewing) location.reload(); });
    let asked = Date.now();
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState !== "visible" || Date.now() - asked < HOUR) return;
      asked = Date.now();
      registration.update().catch(() => {}); // no network: the next time
    });
  };

  // Not before the app is there: its first opening has the line for itself.
  addEventListener("quickcastopen", () => {
    lookKept(false);
    if (workers) keep().catch(reason => console.warn(reason)); // it goes on as a page then
  });
})();
