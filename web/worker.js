// Keeps the app on the device, so that it opens without a network. What builds
// the page puts in front of this what the release is made of:
//
//	RELEASE   every file by its name, with the SHA-256 of what is in it
//
// A release is taken over whole or not at all: a file that is not what RELEASE
// says is refused, and until all are here the release before it stays. Files that
// are the same in both are not loaded again.
(() => {
  const STORE = `quickcast ${registration.scope}`; // other pages of the same host have their own
  const kept = name => new URL(`${name}?${encodeURIComponent(RELEASE[name])}`, registration.scope).href;
  const names = Object.keys(RELEASE);

  const take = async () => {
    const store = await caches.open(STORE);
    await Promise.all(names.map(async name => {
      if (await store.match(kept(name))) return;
      const answer = await fetch(name, { cache: "no-cache", integrity: `sha256-${RELEASE[name]}` });
      if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
      await store.put(kept(name), answer);
    }));
  };

  const tidy = async () => {
    const store = await caches.open(STORE), wanted = new Set(names.map(kept));
    const old = (await store.keys()).filter(request => !wanted.has(request.url));
    await Promise.all(old.map(request => store.delete(request)));
  };

  // named is the name of the file an address stands for.
  const named = address => {
    const { href, pathname } = new URL(address);
    if (!href.startsWith(registration.scope)) return "";
    return pathname.slice(new URL(registration.scope).pathname.length) || "index.html";
  };

  addEventListener("install", event => event.waitUntil(take()));
  addEventListener("activate", event => event.waitUntil(tidy()));
  addEventListener("fetch", event => {
    const { request } = event;
    const name = named(request.url);
    if (request.method !== "GET" || !Object.hasOwn(RELEASE, name)) return;
    event.respondWith(caches.open(STORE).then(store => store.match(kept(name))).then(answer => answer ?? fetch(request)));
  });
  // The page asks for that when the person wants the new release at once.
  addEventListener("message", event => { if (event.data === "take over") skipWaiting(); });
})();
