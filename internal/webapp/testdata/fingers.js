// fingers.js TOUCH - runs the page's touch.js in a window without a screen. It flicks a finger
// over it once on a quick phone and once on a slow one, and prints how far each rolled, in
// pixels; then whether the browser may zoom by two fingers that drift and by two that pinch.
const fs = require("fs");
const code = fs.readFileSync(process.argv[2], "utf8");
const quiet = async () => { for (let i = 0; i < 20; i++) await Promise.resolve(); };

// flick moves 25 px every 10 ms for 80 ms; each move is handled so many ms after the one before.
const flick = async every => {
  let clock = 0, frames = [], rolled = 0;
  const heard = {};
  const canvas = { dispatchEvent: ({ type, deltaY }) => { if (type === "wheel") rolled += Math.abs(deltaY) >= 5 ? deltaY * 2 : deltaY / 5; } };
  class Event { constructor(type, of) { Object.assign(this, of, { type }); } }
  const window = { quickcastSettled: done => done(), quickcastSeen: done => done() };
  const page = {
    window, innerHeight: 800, performance: { now: () => clock }, MouseEvent: Event, WheelEvent: Event,
    document: { querySelector: () => canvas, addEventListener() {} }, addEventListener: (type, f) => { heard[type] = f; },
    requestAnimationFrame: f => frames.push(f), setTimeout: () => 0, clearTimeout() {}, console,
  };
  new Function(...Object.keys(page), code)(...Object.values(page));
  const finger = (type, y, timeStamp) => heard[type]({ pointerType: "touch", target: canvas, pointerId: 1, clientX: 100, clientY: y, timeStamp });
  finger("pointerdown", 600, 0);
  for (let i = 1; i <= 8; i++) { clock += every; finger("pointermove", 600 - 25 * i, 10 * i); }
  finger("pointerup", 400, 85);
  await quiet();
  for (let i = 0; i < 400; i++) {
    clock += 16;
    const due = frames;
    frames = [];
    due.forEach(f => f(clock));
    await quiet();
  }
  return Math.round(rolled);
};

// zooms tells whether the last move of two fingers is left to the browser.
const zooms = (first, second) => {
  const heard = {};
  const page = {
    window: {}, performance, document: { querySelector: () => null, addEventListener: (type, f) => { heard[type] = f; } },
    addEventListener() {}, setTimeout: () => 0, clearTimeout() {}, console,
  };
  new Function(...Object.keys(page), code)(...Object.values(page));
  let left = true;
  for (let i = 0; i <= 10; i++) {
    const touch = (identifier, [x, y, dx, dy]) => ({ identifier, clientX: x + dx * i / 10, clientY: y + dy * i / 10 });
    left = true;
    heard[i ? "touchmove" : "touchstart"]({ touches: [touch(1, first), touch(2, second)], cancelable: true, preventDefault: () => { left = false; } });
  }
  return left;
};
const drifts = [
  zooms([100, 200, 0, 60], [300, 700, 0, 5]), // one scrolls, one rests
  zooms([100, 200, 8, 6], [300, 700, -6, -8]), // two rest
  zooms([100, 200, 60, 0], [300, 700, 60, 0]), // both go the same way
];
const pinches = [zooms([100, 400, -40, 0], [300, 400, 40, 0]), zooms([100, 200, 30, 40], [300, 700, -30, -40])];
(async () => console.log(await flick(10), await flick(100), drifts.some(Boolean), pinches.every(Boolean)))();
