// A picture says nothing to a screen reader. This lays what the program tells of the
// picture over it as elements nobody sees: buttons where it has buttons, headings and
// texts where it has those. A press on one of them is a tap in the program.
(() => {
  const TAGS = { button: "button", field: "button", link: "button", heading: "h2", status: "p", text: "p" };
  const mirror = document.createElement("div");
  mirror.id = "mirror";
  let known = new Map();

  const made = ({ role }, key) => {
    const element = document.createElement(TAGS[role] ?? "p");
    if (element.tagName === "BUTTON") element.type = "button";
    if (role === "field") element.setAttribute("aria-roledescription", "field");
    if (role === "status") element.setAttribute("role", "status");
    element.dataset.key = key;
    return element;
  };

  // show takes what is to be read, in its order. What was there before stays the same
  // element, and with it the place of whoever reads.
  const show = list => {
    const next = new Map(), seen = {};
    list.forEach((voice, at) => {
      const name = `${voice.role} ${voice.name}`;
      const key = `${name} ${seen[name] = (seen[name] ?? 0) + 1}`;
      const element = known.get(key) ?? made(voice, key);
      if (element.textContent !== voice.name) element.textContent = voice.name;
      element.style.cssText = `left:${voice.x}px;top:${voice.y}px;width:${voice.w}px;height:${voice.h}px`;
      element.onclick = element.tagName === "BUTTON" ? () => window.quickcastPress(at) : null;
      next.set(key, element);
      if (mirror.children[at] !== element) mirror.insertBefore(element, mirror.children[at] ?? null);
    });
    for (const [key, element] of known) if (!next.has(key)) element.remove();
    known = next;
  };

  // Keys pressed here are the reader's own; the program hears none of them.
  for (const kind of ["keydown", "keyup", "keypress"]) {
    mirror.addEventListener(kind, event => event.stopPropagation());
  }

  const ask = document.getElementById("read");
  window.quickcastMirror = told => {
    ask.hidden = told !== null;
    if (told === null) { mirror.remove(); known = new Map(); mirror.replaceChildren(); return; }
    if (!mirror.isConnected) document.body.append(mirror);
    show(JSON.parse(told));
  };

  // The one thing there is to hear before anybody asked for more.
  ask.onclick = () => window.quickcastRead?.();
  addEventListener("quickcastopen", () => { ask.hidden = mirror.isConnected; });
})();
