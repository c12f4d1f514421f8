// At an address without encryption, as a phone opens the app in the network of
// a flat, a page has no clipboard, and the toolkit stops where it looks for
// one. This stands in for what is missing: what is copied goes out by the older
// way, and what is pasted is what was copied here.
(() => {
  let kept = "";

  const writeText = async text => {
    kept = text;
    const before = document.activeElement;
    const area = document.createElement("textarea");
    area.value = text;
    area.style.cssText = "position:fixed;top:-100px;font-size:32px";
    document.body.append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
    before?.focus();
  };
  const readText = async () => kept;

  const own = navigator.clipboard;
  if (own?.writeText && own.readText) return;
  Object.defineProperty(navigator, "clipboard", {
    value: { writeText: own?.writeText ? text => { kept = text; return own.writeText(text); } : writeText, readText },
  });
})();
