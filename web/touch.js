// The toolkit hears one mouse, not fingers. This makes fingers of it:
//
//	quick up      a click
//	rest          the left button, down until the finger leaves: what runs
//	              while it is held runs; over a text, its menu
//	move          a wheel that rolls on a little; over what can be dragged, the
//	              left button, down until the finger leaves
//
// The fingers share the mouse: it goes to the one that pressed last, so that
// taps of two people at once all count. A run the second finger broke off
// begins again when that one leaves.
(() => {
  const SLOP = 10;       // px a finger may move and still be about to tap
  const SLIP = 24;       // px a pressing finger may slide before it lets go
  const REST = 140;      // ms after which a resting finger presses
  const LONG = 650;      // ms after which a finger on a text asks for its menu
  const RUNS = 450;      // ms after which what is held down runs by itself
  const AWAY = { x: -1000, y: -1000 };

  const canvas = () => document.querySelector("canvas");
  const told = name => new Promise(done => window[name] ? window[name](done) : setTimeout(done, 50));

  // ---- the mouse: one deed after the other ----

  // The toolkit looks at where the mouse is only when it comes to deal with a
  // click: until it has, the mouse must stay there.
  const settled = () => told("quickcastSettled");
  let last = Promise.resolve();
  const then = deed => { last = last.then(deed).catch(reason => console.error(reason)); };

  let place = AWAY;
  const send = (type, button = 0) => canvas()?.dispatchEvent(new MouseEvent(type, {
    bubbles: true, cancelable: true, view: window, button,
    buttons: type === "mousedown" ? (button === 2 ? 2 : 1) : 0, clientX: place.x, clientY: place.y,
  }));
  const go = async at => {
    if (at.x !== place.x || at.y !== place.y) await settled();
    place = at;
    send("mousemove");
  };
  const press = async (at, button) => { await go(at); send("mousedown", button); };
  const release = async (at, button) => { await go(at); send("mouseup", button); };
  // drop lets go where nothing is, so that it is no click.
  const drop = () => release(AWAY);

  // leave takes the mouse away once no finger has come for a while.
  let leaving = 0;
  const stay = () => clearTimeout(leaving);
  const leave = () => { stay(); leaving = setTimeout(() => then(() => go(AWAY)), 400); };

  // ---- the wheel ----

  // The toolkit makes a fifth of what a wheel says, but twice as much of it
  // from 5 on; a finger wants the same. turn gives the amounts that make px.
  const turn = px => {
    if (Math.abs(px) >= 10) return [px / 2];
    const parts = Math.ceil(Math.abs(px) / 0.98);
    return Array(parts).fill(5 * px / parts);
  };
  const roll = (dx, dy) => {
    const wheel = (deltaX, deltaY) => canvas()?.dispatchEvent(new WheelEvent("wheel", { bubbles: true, cancelable: true, deltaX, deltaY }));
    turn(dx).forEach(part => wheel(-part, 0));
    turn(dy).forEach(part => wheel(0, -part));
  };

  // A real wheel or a touchpad gets the same measure; with Ctrl the browser
  // zooms.
  addEventListener("wheel", event => {
    if (!event.isTrusted || event.target !== canvas()) return;
    event.stopImmediatePropagation();
    if (event.ctrlKey) return;
    event.preventDefault();
    const unit = [1, 18, innerHeight][event.deltaMode]; // pixels, lines, pages
    roll(-event.deltaX * unit, -event.deltaY * unit);
  }, { capture: true, passive: false });

  // Scroll follows one finger along the way it set out on, once a frame, and
  // rolls on when it leaves.
  let scroll = null;
  const startScroll = finger => {
    if (scroll) scroll.over = true;
    const dx = finger.x - finger.from.x, dy = finger.y - finger.from.y;
    const mine = scroll = { finger: finger.id, across: Math.abs(dx) > Math.abs(dy), due: 0, speed: 0, at: 0, left: false, over: false };
    add(mine, dx, dy, finger.time);
    mine.speed = 0; // the first stretch has waited for the slop
    then(async () => {
      await go(finger.from);
      await told("quickcastSeen");
      if (drags() && !holder) { mine.over = true; if (scroll === mine) scroll = null; drag(finger); return; }
      requestAnimationFrame(now => frame(mine, now));
    });
  };
  // add takes a stretch of the way, with the time at which the finger went it: a slow phone
  // comes to it later, and what was handled at once was not gone at once.
  const add = (mine, dx, dy, now) => {
    const way = mine.across ? dx : dy, since = Math.max(1, now - mine.at);
    mine.due += way;
    mine.speed = mine.speed * 0.6 + (way / since) * 0.4; // px a ms
    mine.at = now;
  };
  const frame = (mine, now) => {
    if (mine.left) {
      const passed = Math.min(50, now - (mine.frame ?? now));
      mine.due += mine.speed * passed;
      mine.speed *= Math.exp(-passed / 325);
      if (Math.abs(mine.speed) < 0.03) mine.over = true;
    }
    mine.frame = now;
    const whole = Math.trunc(mine.due);
    mine.due -= whole;
    if (whole) mine.across ? roll(whole, 0) : roll(0, whole);
    if (!mine.over) return void requestAnimationFrame(later => frame(mine, later));
    if (scroll === mine) { scroll = null; leave(); }
  };

  // ---- the fingers ----

  const fingers = new Map(); // by id: { id, from, x, y, state, rest, long }
  let holder = null;         // the finger the mouse's button is down for

  const rested = finger => {
    if (finger.state !== "new") return;
    take(finger, false);
    finger.long = setTimeout(() => menu(finger), LONG - REST);
  };
  const take = (finger, again) => {
    rob();
    holder = finger;
    finger.state = again ? "again" : "held";
    finger.since = performance.now();
    then(() => press(finger.from));
  };
  // rob takes the mouse from the finger that has it. One that has not run
  // anything yet has tapped.
  const rob = () => {
    if (!holder) return;
    letGo(holder, holder.state === "drag" || performance.now() - holder.since < RUNS);
    holder.state = holder.state === "drag" ? "spent" : "robbed";
    holder = null;
  };
  // letGo takes the mouse off what a finger holds: with a click, where what it drags lies
  // now, or so that nothing was done.
  const letGo = ({ from, x, y, state, long }, counts) => {
    clearTimeout(long);
    if (state === "drag") then(() => release(counts ? { x, y } : from));
    else then(state === "held" && counts ? () => release(from) : drop);
  };
  // drag takes along what lies where the finger came down.
  const drags = () => window.quickcastDrags?.();
  const drag = finger => {
    if (finger !== holder) then(() => press(finger.from));
    clearTimeout(finger.long);
    finger.state = "drag";
    if (finger.left) { letGo(finger, finger.left.counts); leave(); return; } // it was quick
    holder = finger;
    follow(finger);
  };
  // follow brings the mouse to the finger, as often as the window can tell.
  const follow = finger => {
    if (finger.followed) return;
    finger.followed = true;
    then(() => { finger.followed = false; return go({ x: finger.x, y: finger.y }); });
  };
  const menu = finger => {
    if (finger.state !== "held" || !window.quickcastWriting?.()) return;
    finger.state = "spent";
    holder = null;
    then(() => release(finger.from));
    then(() => press(finger.from, 2));
    then(() => release(finger.from, 2));
  };

  // up ends what a finger does at a time: a click, a hold, or neither.
  const up = (finger, clicks, time) => {
    clearTimeout(finger.rest);
    fingers.delete(finger.id);
    finger.left = { counts: clicks };
    if (scroll?.finger === finger.id) { scroll.left = true; if (!clicks || time - scroll.at > 80) scroll.speed = 0; }
    if (finger.state === "new" && clicks) {
      rob();
      then(() => press(finger.from));
      then(() => release(finger.from));
    } else if (finger === holder) {
      holder = null;
      letGo(finger, clicks);
    } else {
      return;
    }
    const robbed = [...fingers.values()].find(other => other.state === "robbed");
    if (robbed) take(robbed, true); else leave();
  };

  const isTouch = event => event.pointerType === "touch";

  addEventListener("pointerdown", event => {
    if (!isTouch(event) || event.target !== canvas()) return;
    stay();
    const at = { x: event.clientX, y: event.clientY };
    const finger = { id: event.pointerId, from: at, ...at, state: "new" };
    fingers.set(finger.id, finger);
    if (scroll?.left) { // a touch stops what rolls; while that is quick it is no more than that
      scroll.over = true;
      if (Math.abs(scroll.speed) > 0.2) { finger.state = "stop"; return; }
    }
    finger.rest = setTimeout(() => rested(finger), REST);
  });

  addEventListener("pointermove", event => {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    finger.time = event.timeStamp;
    const dx = event.clientX - finger.x, dy = event.clientY - finger.y;
    if (finger.state === "drag") {
      finger.x = event.clientX; finger.y = event.clientY;
      return follow(finger);
    }
    if (scroll?.finger === finger.id) {
      add(scroll, dx, dy, event.timeStamp);
      finger.x = event.clientX; finger.y = event.clientY;
      return;
    }
    finger.x = event.clientX; finger.y = event.clientY;
    const far = Math.hypot(finger.x - finger.from.x, finger.y - finger.from.y);
    const taken = finger === holder && drags();
    if (far < (finger.state === "new" || finger.state === "stop" || taken ? SLOP : SLIP)) return;
    clearTimeout(finger.rest);
    clearTimeout(finger.long);
    if (taken) return drag(finger);
    if (finger === holder) { holder = null; then(drop); } else if (finger.state === "spent" || holder) { finger.state = "spent"; return; }
    finger.state = "scroll";
    startScroll(finger);
  });

  const lift = clicks => event => {
    const finger = fingers.get(event.pointerId);
    if (finger) up(finger, clicks, event.timeStamp);
  };
  addEventListener("pointerup", lift(true));
  addEventListener("pointercancel", lift(false));
  addEventListener("blur", () => [...fingers.values()].forEach(finger => up(finger, false, performance.now())));

  // ---- two fingers ----

  // The browser zooms by two fingers, and takes them away then; but only by two that pinch:
  // both go apart or together. Others are of two people, and drift.
  const BOTH = 12, PINCH = 40; // px along the line between them: of each finger, of the two
  let pair = null;
  const placed = touches => [...touches].map(({ identifier, clientX, clientY }) => ({ id: identifier, x: clientX, y: clientY }));
  const pinched = ([a, b], [c, d]) => {
    const x = b.x - a.x, y = b.y - a.y, wide = Math.hypot(x, y) || 1;
    const along = (from, to) => ((to.x - from.x) * x + (to.y - from.y) * y) / wide;
    const first = along(a, c), second = along(b, d);
    return first * second < 0 && Math.min(Math.abs(first), Math.abs(second)) >= BOTH && Math.abs(first - second) >= PINCH;
  };
  document.addEventListener("touchstart", event => {
    pair = event.touches.length === 2 ? { from: placed(event.touches), pinched: false } : null;
  }, { passive: true });
  document.addEventListener("touchmove", event => {
    if (event.touches.length < 2 || !event.cancelable) return;
    if (pair && !pair.pinched) pair.pinched = event.touches.length === 2 && pinched(pair.from, placed(event.touches));
    if (!pair?.pinched) event.preventDefault();
  }, { passive: false });

  // The browser's own clicks and menus for fingers would come on top. How fingers
  // begin stays its own.
  for (const type of ["touchend", "contextmenu"]) {
    document.addEventListener(type, event => { if (event.target === canvas() && event.cancelable) event.preventDefault(); }, { passive: false });
  }
})();
