// A phone's Back closes what is open before it leaves the page: the page keeps
// some history of its own ahead of itself, and answers each step back.
(() => {
  const AHEAD = 6; // steps back in a row, with no tap between them, that are answered

  const depth = () => history.state?.quickcast ?? 0;
  let at = depth();
  let leaving = false;
  const ahead = () => {
    while (at < AHEAD) history.pushState({ quickcast: ++at }, "");
  };
  // leave goes to what was before the page; where that is nothing, to its first
  // step, from where the browser leaves by itself.
  const leave = () => {
    leaving = true;
    history.go(-at - 1);
    const stayed = setTimeout(() => {
      if (at) history.go(-at);
      setTimeout(() => { leaving = false; }, 500);
    }, 3000);
    addEventListener("pagehide", () => { clearTimeout(stayed); leaving = false; }, { once: true });
  };

  // What nobody has touched leaves at once, as browsers want it.
  addEventListener("pointerup", event => { if (event.isTrusted) ahead(); }, true);
  addEventListener("popstate", () => {
    const now = depth(), back = now < at && !location.hash; // a link into the page is a step ahead
    at = now;
    if (leaving || !back) return;
    window.quickcastBack ? window.quickcastBack(closed => closed ? ahead() : leave()) : leave();
  });
})();
