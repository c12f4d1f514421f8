// Keeps the screen on while a table runs. The browser lets go of the lock
// whenever the page is out of sight, so it is asked for again when it is back.
(() => {
  let wanted = false, lock = null;

  const update = async () => {
    try {
      if (wanted && !lock && document.visibilityState === "visible") {
        lock = await navigator.wakeLock?.request("screen") ?? null;
        lock?.addEventListener("release", () => { lock = null; });
      } else if (!wanted && lock) {
        await lock.release();
      }
    } catch { /* a browser that refuses, on low battery say, is no fault of the table */ }
  };
  window.quickcastAwake = on => { wanted = on; update(); };
  document.addEventListener("visibilitychange", update);
})();
