package main

import (
	"fmt"
	"image"
	"slices"
	"time"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/storage"

	"github.com/quickcast/quickcast/e2e/headless"
	"github.com/quickcast/quickcast/internal/store"
)

// part is one thing that is tried; each goes on where the one before it ended.
type part struct {
	name, what string
	play       func() error
}

func (s *session) parts() []part {
	return []part{
		{"scrolled", "a finger scrolls", s.scrolls},
		{"letters", "letters beyond ASCII are written", s.writes},
		{"read", "a screen reader finds the places of the app, goes there, and lets go", s.reads},
		{"dragged", "a finger drags what has a grip, and scrolls beside it", s.drags},
		{"begun", "a duel is begun with a finger, and the screen stays on", s.begins},
		{"fingers", "two fingers on two dials both count", s.fingers},
		{"held", "a hold runs, and does not tap besides", s.holds},
		{"awake", "the screen may go dark while the clock stands, and is kept on again when the page is back", s.wakes},
		{"rests", "a page in which nothing changes draws nothing", s.rests},
		{"sheets", "a hundred sheets open and close in one page", s.opensSheets},
		{"zoomed", "two fingers zoom, and taps hit all the same", s.zooms},
		{"reloaded", "a page loaded anew in the middle of taps loses nothing", s.reloads},
		{"full", "a storage without room is said, play goes on, and all is saved once there is room", s.fills},
		{"cleared", "what the browser clears while a duel lies open is kept anew", s.clears},
		{"older", "what an earlier version kept elsewhere is taken over, once", s.takesOver},
		{"two", "a second page leaves the log alone, says so, and can take over", s.doubles},
		{"killed", "a page killed in the middle of taps loses nothing", s.dies},
		{"back", "Back closes what is open before it leaves the page", s.goesBack},
		{"restless", "the page lives through a minute of taps at random", s.tapsAbout},
		{"offline", "the page opens without a network, and a newer release waits to be asked for", s.offline},
		{"camera", "a spellbook is read off a QR code with the camera", s.scans},
		{"files", "everything goes out and in: saved, chosen, dropped, pasted, passed on; nothing is kept under strange names", s.files},
		{"refused", "where the browser lets nothing be kept the app says so and goes on", s.isRefused},
	}
}

func (s *session) scrolls() error {
	if err := s.tap("Cards"); err != nil {
		return err
	}
	before, err := s.still()
	if err != nil {
		return err
	}
	if err := s.browser.Swipe(image.Pt(200, 700), image.Pt(200, 300)); err != nil {
		return err
	}
	after, err := s.still()
	if err != nil {
		return err
	}
	if share := headless.Differ(before, after); share < 0.1 {
		return fmt.Errorf("only %.1f %% of the picture changed", 100*share)
	}
	return nil
}

func (s *session) begins() error {
	if err := s.visit(); err != nil { // the first page again
		return err
	}
	s.model.Close()
	fresh, err := headless.Open(width, height, nil)
	if err != nil {
		return err
	}
	s.model = fresh
	for _, name := range []string{"Mage Wars Arena", "Begin"} {
		if err := s.tap(name); err != nil {
			return err
		}
	}
	if err := s.becomes([2]int{}); err != nil {
		return err
	}
	return s.lock(1, 0)
}

// dials are the places on both dials that take a life away.
func (s *session) dials() (far, own image.Point, err error) {
	if far, err = s.model.Dial(2); err != nil {
		return far, own, err
	}
	own, err = s.model.Dial(1)
	return far, own, err
}

func (s *session) fingers() error {
	far, own, err := s.dials()
	if err != nil {
		return err
	}
	for range 5 {
		if err := s.browser.Tap(far, own); err != nil {
			return err
		}
		time.Sleep(150 * time.Millisecond)
	}
	if err := s.becomes([2]int{5, 5}); err != nil {
		return err
	}
	_, taps, err := s.damage()
	if err == nil && taps != [2]int{5, 5} {
		err = fmt.Errorf("%v taps in the log, want 5 each", taps)
	}
	return err
}

func (s *session) holds() error {
	_, own, err := s.dials()
	if err != nil {
		return err
	}
	before, taps, err := s.damage()
	if err != nil {
		return err
	}
	if err := s.browser.Fingers(input.TouchStart, own); err != nil {
		return err
	}
	time.Sleep(1200 * time.Millisecond) // it runs, on a slow machine not until the mage falls; the log is told of all of it when the finger leaves
	if err := s.browser.Fingers(input.TouchEnd); err != nil {
		return err
	}
	if err := headless.Until("the run", func() (bool, error) {
		now, all, err := s.damage()
		return now[1]-before[1] >= 3 && all[1] == taps[1]+1, err
	}); err != nil {
		return err
	}
	now, _, err := s.damage()
	if err != nil {
		return err
	}
	if now[0] != before[0] {
		return fmt.Errorf("the other dial went from %d to %d", before[0], now[0])
	}
	return s.becomes(now) // the run ended with the finger
}

// reloads taps and loads the page anew before the taps can have been shown. What
// was in the log stays there, and a page that is only loaded adds nothing. (How
// many taps the page had got to, and whether it was so slow that one of them
// became a hold, is not this part's.)
func (s *session) reloads() error {
	far, _, err := s.dials()
	if err != nil {
		return err
	}
	for round := range 5 {
		for range round {
			if err := s.browser.Tap(far); err != nil {
				return err
			}
		}
		time.Sleep(time.Duration(100*round) * time.Millisecond)
		before, err := s.deeds()
		if err != nil {
			return err
		}
		after, err := s.again()
		if err != nil {
			return err
		}
		if len(after) < len(before) || !slices.Equal(after[:len(before)], before) {
			return fmt.Errorf("the log was\n%v\nbefore the page was loaded anew, and is\n%v", before, after)
		}
		once, err := s.again()
		if err != nil {
			return err
		}
		if !slices.Equal(once, after) {
			return fmt.Errorf("loading the page anew made\n%v\nof\n%v", once, after)
		}
		if err := s.counts(); err != nil {
			return err
		}
	}
	return nil
}

// again loads the page anew and gives what is in the log then.
func (s *session) again() ([]string, error) {
	if err := s.browser.Do(page.Reload()); err != nil {
		return nil, err
	}
	if err := s.drawn(); err != nil {
		return nil, err
	}
	return s.deeds()
}

// isFull asks whether the browser refuses to keep more: for half a minute it goes by what room
// there was.
const isFull = `(async () => {
	const base = await new Promise((done, fail) => {
		const request = indexedDB.open("quickcast-full", 1);
		request.onupgradeneeded = () => request.result.createObjectStore("parts");
		request.onsuccess = () => done(request.result);
		request.onerror = fail;
	});
	const refused = await new Promise(done => {
		const deal = base.transaction("parts", "readwrite");
		deal.objectStore("parts").put(new Uint8Array(1000), "x");
		deal.oncomplete = () => done(false);
		deal.onabort = () => done(true);
	});
	base.close();
	return refused;
})()`

// fills lets the browser have no more room for the page, and then room again.
func (s *session) fills() error {
	far, own, err := s.dials()
	if err != nil {
		return err
	}
	before, _, err := s.damage()
	if err != nil {
		return err
	}
	clear, err := s.still()
	if err != nil {
		return err
	}
	if err := s.browser.Do(storage.OverrideQuotaForOrigin(s.origin()).WithQuotaSize(1)); err != nil {
		return err
	}
	if err := headless.Until("the browser to have no room", func() (bool, error) { return s.browser.Truth(isFull) }); err != nil {
		return err
	}
	if err := s.browser.Tap(own); err != nil {
		return err
	}
	warns := func(yes bool) error {
		return headless.Until(fmt.Sprintf("a banner: %v", yes), func() (bool, error) {
			picture, err := s.see()
			return err == nil && headless.Warns(picture) == yes, err
		})
	}
	if err := warns(true); err != nil || headless.Warns(clear) {
		return fmt.Errorf("a banner before there was no room: %v; after: %w", headless.Warns(clear), err)
	}
	if err := s.browser.Tap(far); err != nil { // the banner has moved it the least
		return err
	}
	if _, err := s.still(); err != nil {
		return err
	}
	if err := s.keep("full-storage"); err != nil {
		return err
	}
	if held, _, err := s.damage(); err != nil || held != before {
		return fmt.Errorf("damage %v in a storage without room, was %v (%v)", held, before, err)
	}
	if err := s.browser.Do(storage.OverrideQuotaForOrigin(s.origin())); err != nil {
		return err
	}
	if err := warns(false); err != nil { // by itself
		return err
	}
	return s.becomes([2]int{before[0] + 1, before[1] + 1})
}

// doubles opens a second page beside the first.
func (s *session) doubles() error {
	far, own, err := s.dials()
	if err != nil {
		return err
	}
	if err := s.visit(); err != nil { // without what a tap may have opened
		return err
	}
	before, _, err := s.damage()
	if err != nil {
		return err
	}
	first := s.browser.Page
	if err := s.browser.NewPage(width, height); err != nil {
		return err
	}
	second := s.browser.Page
	if err := s.visit(); err != nil {
		return err
	}
	if picture, err := s.still(); err != nil || !headless.Warns(picture) {
		return fmt.Errorf("the second page says nothing (%v)", err)
	}
	if err := s.keep("second-page"); err != nil {
		return err
	}
	otherWindow, err := headless.Open(width, height, &store.LockedError{})
	if err != nil {
		return err
	}
	defer otherWindow.Close()
	button, err := otherWindow.Where("Go on here")
	if err != nil {
		return err
	}
	if err := s.browser.Tap(button); err != nil {
		return err
	}
	time.Sleep(time.Second)
	if err := s.drawn(); err != nil {
		return err
	}
	if err := s.browser.Tap(own); err != nil {
		return err
	}
	before[1]++
	if err := s.becomes(before); err != nil {
		return fmt.Errorf("after taking over: %w", err)
	}
	s.browser.Page = first
	if err := s.browser.Do(page.BringToFront()); err != nil {
		return err
	}
	told, err := s.still()
	if err != nil || !headless.Warns(told) {
		return fmt.Errorf("the first page does not say that it was taken over (%v)", err)
	}
	if err := s.keep("first-page"); err != nil {
		return err
	}
	if err := s.browser.Tap(far); err != nil {
		return err
	}
	if tapped, err := s.still(); err != nil || headless.Differ(told, tapped) <= headless.Same {
		return fmt.Errorf("the tap on the first page hit nothing (%v)", err)
	}
	if err := s.becomes(before); err != nil {
		return fmt.Errorf("the first page still writes: %w", err)
	}
	s.browser.Page = second
	if err := s.browser.Do(page.BringToFront()); err != nil {
		return err
	}
	if err := s.browser.Tap(own); err != nil {
		return err
	}
	before[1]++
	return s.becomes(before)
}
