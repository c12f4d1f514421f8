// The toolkit hears keys and takes letters of ASCII only. This passes on the
// others, and what a phone's keyboard writes without any keys.
(() => {
  const pass = text => window.quickcastType?.(text);
  const one = text => [...text].length === 1;

  // Beyond ASCII, or reached with AltGr: the toolkit drops both.
  document.addEventListener("keydown", event => {
    if (event.isComposing || !one(event.key)) return;
    if (event.key.codePointAt(0) > 127 || event.getModifierState("AltGraph")) pass(event.key);
  });

  // A phone's keyboard changes the text of the entry as it likes: it guesses
  // words, and puts others in their place. What changed at its end is passed
  // on as letters and Backspace. There is always something to delete. (Return
  // comes as a key and goes to the toolkit by itself.)
  const REST = "    ";
  const entry = document.getElementById("dummyEntry");
  let before = REST;

  const settle = () => { entry.value = before = REST; };
  const follow = () => {
    const now = entry.value;
    let same = 0;
    while (same < before.length && same < now.length && before[same] === now[same]) same++;
    pass("\b".repeat([...before.slice(same)].length) + now.slice(same));
    before = now;
  };
  entry.addEventListener("input", event => {
    follow();
    if (!event.isComposing && (entry.value.length < REST.length || entry.value.length > 200)) settle();
  });
  entry.addEventListener("compositionend", follow);
  entry.addEventListener("focus", settle);
  settle();
})();
