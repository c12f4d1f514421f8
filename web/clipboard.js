// At an address without encryption, as a phone opens the app in the network of
// a flat, a page has no clipboard, and the toolkit stops where it looks for
// one; where there is one the browser may still refuse it, which nobody would hear of.
// This stands in for what is missing or refused: what is copied goes out by the older
// way, and what is pasted is what was copied here.
(() => {
  let kept = "";

  const copyByHand = text => {
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

  const own = navigator.clipboard;
  const writeText = async text => {
    kept = text;
    try {
      await own.writeText(text);
    } catch {
      copyByHand(text);
    }
  };
  const readText = async () => {
    try {
      return await own.readText();
    } catch {
      return kept;
    }
  };
  Object.defineProperty(navigator, "clipboard", { value: { writeText, readText } });
})();
