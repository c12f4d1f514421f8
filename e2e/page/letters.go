package main

import (
	"fmt"
	"image"

	"github.com/chromedp/cdproto/input"

	"github.com/quickcast/quickcast/e2e/headless"
)

// writes types what no key of the toolkit's own has into the search, as a phone's
// keyboard does, and as keys do: dropped, it would change nothing.
func (s *session) writes() error {
	if err := s.browser.Swipe(image.Pt(200, 300), image.Pt(200, 800)); err != nil {
		return err
	}
	if _, err := s.still(); err != nil {
		return err
	}
	if err := s.browser.Tap(image.Pt(200, 36)); err != nil {
		return err
	}
	if err := headless.Until("the cursor in the search", func() (bool, error) { return s.browser.Truth(`window.quickcastWriting()`) }); err != nil {
		return err
	}
	empty, err := s.still()
	if err != nil {
		return err
	}
	if err := s.browser.Do(input.InsertText("öß")); err != nil {
		return err
	}
	if err := s.changes("letters are written", func(_, now image.Image) bool { return headless.Differ(empty, now) > headless.Same }); err != nil {
		return err
	}
	written, err := s.still()
	if err != nil {
		return err
	}
	for _, step := range []struct {
		keys []string
		want image.Image
	}{{[]string{"Backspace", "Backspace"}, empty}, {[]string{"ö", "ß"}, written}} {
		for _, key := range step.keys {
			if err := s.browser.Press(key); err != nil {
				return err
			}
		}
		like := func(_, now image.Image) bool { return headless.Differ(step.want, now) <= headless.Same }
		if err := s.changes(fmt.Sprintf("%q were pressed", step.keys), like); err != nil {
			return err
		}
	}
	return nil
}
