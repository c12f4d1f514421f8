package main

import (
	"fmt"
	"time"
)

// countDrawing counts what a page draws, and how often it looks whether there is anything
// to draw.
const countDrawing = `(() => {
	const count = window.counted = { drawn: 0, frames: 0 };
	for (const kind of [window.WebGLRenderingContext, window.WebGL2RenderingContext]) {
		for (const name of ["drawArrays", "drawElements", "clear"]) {
			const own = kind?.prototype[name];
			if (own) kind.prototype[name] = function (...all) { count.drawn++; return own.apply(this, all); };
		}
	}
	const next = window.requestAnimationFrame;
	window.requestAnimationFrame = then => next.call(window, now => { count.frames++; then(now); });
})()`

// rest is how long nothing happens.
const rest = 10 * time.Second

// rests lets the clock stand, leaves the page alone and counts what it draws: nothing.
// With the clock running it draws, or nothing would be counted.
func (s *session) rests() error {
	ran, _, err := s.drawsIn(rest)
	if err != nil {
		return err
	}
	if err := s.clock("Pause"); err != nil {
		return err
	}
	if _, err := s.calm(); err != nil {
		return err
	}
	stood, frames, err := s.drawsIn(rest)
	if err != nil {
		return err
	}
	fmt.Printf("e2eweb: in %v the page drew %d things with the clock running, %d with it standing, and looked %d times\n", rest, ran, stood, frames)
	if ran == 0 || stood > 0 {
		return fmt.Errorf("in %v it drew %d things with the clock running and %d while nothing changed", rest, ran, stood)
	}
	return s.clock("Go on")
}

// drawsIn is how much is drawn in a while.
func (s *session) drawsIn(while time.Duration) (drawn, frames int, err error) {
	var before, after struct{ Drawn, Frames int }
	if err := s.browser.Ask(`window.counted`, &before); err != nil {
		return 0, 0, err
	}
	time.Sleep(while)
	err = s.browser.Ask(`window.counted`, &after)
	return after.Drawn - before.Drawn, after.Frames - before.Frames, err
}
