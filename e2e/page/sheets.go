package main

import (
	"fmt"
	"image"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"

	"github.com/quickcast/quickcast/e2e/headless"
)

// How often sheets are opened, and how much of the picture one takes at least.
const (
	openings   = 100
	sheetShare = 0.05
)

// settles is how long what appears under a finger does not act, and a little more.
const settles = 600 * time.Millisecond

// sheet is where a sheet is opened and closed.
type sheet struct {
	name         string
	opens, shuts image.Point
}

// opensSheets opens and closes sheets of the duel again and again, as fast as the
// page takes taps.
func (s *session) opensSheets() error {
	var sheets []sheet
	for _, name := range []string{"Menu", "Clock", "What can be done now", "condition"} {
		found, err := s.where(name)
		if err != nil {
			return err
		}
		sheets = append(sheets, found)
	}
	before, err := s.still()
	if err != nil {
		return err
	}
	for n := range openings {
		at := sheets[n%len(sheets)]
		if err := s.opens(at, before); err != nil {
			return fmt.Errorf("sheet %d, %q: %w", n+1, at.name, err)
		}
		time.Sleep(settles)
		if err := s.shuts(at, before); err != nil {
			return fmt.Errorf("sheet %d, %q: %w", n+1, at.name, err)
		}
		time.Sleep(settles)
	}
	return nil
}

// where asks the model for the places to touch.
func (s *session) where(name string) (found sheet, err error) {
	found.name = name
	if found.opens, err = s.model.Tap(name); err != nil {
		return found, err
	}
	found.shuts, err = s.model.Tap("Close")
	return found, err
}

func (s *session) opens(at sheet, before image.Image) error {
	if err := s.browser.Tap(at.opens); err != nil {
		return err
	}
	return s.changes("it opens", func(last, now image.Image) bool {
		return headless.Differ(before, now) > sheetShare && headless.Differ(last, now) <= headless.Same
	})
}

func (s *session) shuts(at sheet, before image.Image) error {
	if err := s.browser.Tap(at.shuts); err != nil {
		return err
	}
	return s.becomesAgain(before)
}

// becomesAgain waits until the page looks as before but for the clock.
func (s *session) becomesAgain(before image.Image) error {
	return s.changes("it closes", func(_, now image.Image) bool { return headless.Differ(before, now) <= 2*headless.Same })
}

// changes waits until a picture, and the one before it, are as they should.
func (s *session) changes(what string, is func(last, now image.Image) bool) error {
	last, err := s.see()
	if err != nil {
		return err
	}
	return headless.Until("a picture in which "+what, func() (bool, error) {
		time.Sleep(50 * time.Millisecond)
		now, err := s.see()
		if err != nil {
			return false, err
		}
		so := is(last, now)
		last = now
		return so, nil
	})
}

// zooms spreads two fingers over a dial, which makes the page larger and does
// nothing else, and taps there.
func (s *session) zooms() error {
	_, own, err := s.dials()
	if err != nil {
		return err
	}
	before, _, err := s.damage()
	if err != nil {
		return err
	}
	pair := func(by int) []image.Point { return []image.Point{own.Sub(image.Pt(0, by)), own.Add(image.Pt(0, by))} }
	if err := s.browser.Fingers(input.TouchStart, pair(64)...); err != nil {
		return err
	}
	for by := 68; by <= 100; by += 4 { // browsers take fingers near each other for one
		time.Sleep(16 * time.Millisecond)
		if err := s.browser.Fingers(input.TouchMove, pair(by)...); err != nil {
			return err
		}
	}
	if err := s.browser.Fingers(input.TouchEnd); err != nil {
		return err
	}
	if err := headless.Until("a larger page", func() (bool, error) { return s.browser.Truth(`visualViewport.scale > 1.3`) }); err != nil {
		return err
	}
	if err := s.becomes(before); err != nil {
		return fmt.Errorf("zooming was taken for a tap: %w", err)
	}
	var seen [2]int // where the dial is now, in points of the page
	if err := s.browser.Ask(fmt.Sprintf(`(view => [%d - view.offsetLeft, %d - view.offsetTop].map(Math.round))(visualViewport)`,
		own.X, own.Y), &seen); err != nil {
		return err
	}
	if err := s.browser.Tap(image.Pt(seen[0], seen[1])); err != nil {
		return err
	}
	before[1]++
	if err := s.becomes(before); err != nil {
		return fmt.Errorf("a tap while it is zoomed: %w", err)
	}
	if err := s.keep("zoomed-in"); err != nil {
		return err
	}
	if err := s.browser.Do(emulation.SetPageScaleFactor(1)); err != nil {
		return err
	}
	return s.visit()
}
