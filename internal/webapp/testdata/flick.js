// flick.js TOUCH - runs the page's touch.js in a window without a screen, flicks a finger over
// it once on a quick phone and once on a slow one, and prints how far each rolled, in pixels.
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
(async () => console.log(await flick(10), await flick(100)))();
