package main

import (
	"fmt"

	"github.com/quickcast/quickcast/e2e/headless"
)

// watchLock stands in for the browser's wake lock, and counts. It also takes the
// page's sound and vibration away: its model has none, and what depends on them
// lies elsewhere then.
const watchLock = `(() => {
	const lock = window.watchedLock = { asked: 0, freed: 0, held: [] };
	const request = async () => {
		lock.asked++;
		const sentinel = new EventTarget();
		sentinel.release = async () => {
			if (!lock.held.includes(sentinel)) return;
			lock.held = lock.held.filter(other => other !== sentinel);
			lock.freed++;
			sentinel.dispatchEvent(new Event("release"));
		};
		lock.held.push(sentinel);
		return sentinel;
	};
	window.AudioContext = window.webkitAudioContext = undefined;
	Object.defineProperty(Navigator.prototype, "vibrate", { value: undefined });
	Object.defineProperty(navigator, "wakeLock", { value: { request } });
	let hidden = false;
	Object.defineProperty(document, "visibilityState", { get: () => hidden ? "hidden" : "visible" });
	// As a browser does, hiding the page takes the lock from it.
	lock.hide = () => { hidden = true; lock.held.forEach(each => each.release()); document.dispatchEvent(new Event("visibilitychange")); };
	lock.show = () => { hidden = false; document.dispatchEvent(new Event("visibilitychange")); };
})()`

// lock waits until the wake lock was asked for and freed so often.
func (s *session) lock(asked, freed int) error {
	var now [2]int
	err := headless.Until(fmt.Sprintf("the wake lock asked for %d times and freed %d times", asked, freed), func() (bool, error) {
		err := s.browser.Ask(`[window.watchedLock.asked, window.watchedLock.freed]`, &now)
		return now == [2]int{asked, freed}, err
	})
	if err != nil {
		return fmt.Errorf("%w: it is %v", err, now)
	}
	return nil
}

// wakes lets the clock stand and go on, and the page go away and come back.
func (s *session) wakes() error {
	steps := []struct {
		do           func() error
		asked, freed int
	}{
		{func() error { return s.clock("Pause") }, 1, 1},
		{func() error { return s.browser.Ask(`watchedLock.hide(), watchedLock.show()`, nil) }, 1, 1},
		{func() error { return s.clock("Go on") }, 2, 1},
		{func() error { return s.browser.Ask(`watchedLock.hide()`, nil) }, 2, 2},
		{func() error { return s.browser.Ask(`watchedLock.show()`, nil) }, 3, 2},
	}
	for i, step := range steps {
		if err := step.do(); err != nil {
			return err
		}
		if err := s.lock(step.asked, step.freed); err != nil {
			return fmt.Errorf("step %d: %w", i+1, err)
		}
	}
	return nil
}

// clock taps a button of the clock's sheet.
func (s *session) clock(button string) error {
	for _, name := range []string{"Clock", button, "Close"} {
		if err := s.tap(name); err != nil {
			return err
		}
	}
	return nil
}
