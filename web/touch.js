// The toolkit hears a mouse, not a finger: this turns a finger that moves into
// a wheel, a finger that rests into the right button, and texts that come
// without keys (umlauts, a phone's keyboard) into key events.
(() => {
  const SLOP = 8;      // px a finger may tremble before it counts as moving
  const REST = 500;    // ms after which a resting finger is a long press

  const canvas = () => document.querySelector("canvas");
  const mouse = (type, at, button) => canvas()?.dispatchEvent(new MouseEvent(type, {
    bubbles: true, cancelable: true, view: window, button,
    buttons: type === "mousedown" ? (button === 2 ? 2 : 1) : 0,
    clientX: at.clientX, clientY: at.clientY,
  }));

  let finger = null;   // { id, x, y, moved, timer } of the finger that is down

  addEventListener("pointerdown", event => {
    if (event.pointerType !== "touch" || finger || event.target !== canvas()) return;
    finger = { id: event.pointerId, x: event.clientX, y: event.clientY, moved: false };
    finger.timer = setTimeout(() => {
      if (!finger || finger.moved) return;
      mouse("mousemove", event, 0);
      mouse("mousedown", event, 2);
      setTimeout(() => mouse("mouseup", event, 2), 30);
    }, REST);
  });

  addEventListener("pointermove", event => {
    if (!finger || event.pointerId !== finger.id) return;
    const dx = event.clientX - finger.x, dy = event.clientY - finger.y;
    if (!finger.moved && Math.hypot(dx, dy) < SLOP) return;
    if (!finger.moved) {
      finger.moved = true;
      clearTimeout(finger.timer);
      mouse("mousemove", event, 0); // what lies under the pointer is what scrolls
    }
    finger.x = event.clientX;
    finger.y = event.clientY;
    canvas()?.dispatchEvent(new WheelEvent("wheel", {
      bubbles: true, cancelable: true, deltaX: -dx, deltaY: -dy, deltaMode: 0,
      clientX: event.clientX, clientY: event.clientY,
    }));
  });

  const lift = event => {
    if (!finger || event.pointerId !== finger.id) return;
    clearTimeout(finger.timer);
    finger = null;
  };
  addEventListener("pointerup", lift);
  addEventListener("pointercancel", lift);

  // The toolkit drops letters beyond ASCII; the program takes them itself.
  const foreign = text => text.length > 0 && text.codePointAt(0) > 127 && [...text].length === 1;
  const pass = text => window.quickcastType?.(text);
  addEventListener("keydown", event => { if (event.isTrusted && foreign(event.key)) pass(event.key); });

  const entry = document.getElementById("dummyEntry");
  entry.addEventListener("input", event => {
    const type = key => ["keydown", "keyup"].forEach(kind =>
      document.dispatchEvent(new KeyboardEvent(kind, { key, bubbles: true, cancelable: true })));
    if (event.inputType === "deleteContentBackward") type("Backspace");
    else for (const letter of event.data ?? "") foreign(letter) ? pass(letter) : type(letter);
    entry.value = "";
  });
})();
