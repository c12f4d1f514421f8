package main

import (
	"errors"
	"fmt"
	"image"
	"math/rand/v2"
	"time"

	chrome "github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/page"

	"github.com/quickcast/quickcast/e2e/browser"
	"github.com/quickcast/quickcast/e2e/headless"
)

// goBack goes back after the answer, which a page that is left cannot give.
const goBack = `void setTimeout(() => history.back(), 0)`

// goesBack opens a sheet, the large clock and a place, and goes back out of each of
// them and out of the page, as a phone's Back does.
func (s *session) goesBack() error {
	if err := s.visit(); err != nil {
		return err
	}
	if err := s.browser.Ask(`void (window.unleft = true)`, nil); err != nil {
		return err
	}
	duel, err := s.calm()
	if err != nil {
		return err
	}
	for _, names := range [][]string{{"Menu"}, {"Clock", "Large"}, {"Menu", "Codex"}} {
		for _, name := range names {
			if err := s.tap(name); err != nil {
				return err
			}
		}
		if err := s.browser.Ask(goBack, nil); err != nil {
			return err
		}
		if err := s.becomesAgain(duel); err != nil {
			return fmt.Errorf("back from %v: %w", names, err)
		}
		s.model.Back()
	}
	if err := s.browser.Ask(goBack, nil); err != nil {
		return err
	}
	err = headless.Until("the page to be left", func() (bool, error) {
		left, err := s.browser.Truth(`!window.unleft`)
		return left && err == nil, nil // a page that is just being left gives no answer
	})
	return errors.Join(err, s.visit())
}

// The restless taps.
const (
	restless = time.Minute
	seed     = 1
)

// tapsAbout does at random what fingers and keys do, and looks whether the page
// still listens.
func (s *session) tapsAbout() error {
	if err := s.visit(); err != nil {
		return err
	}
	quiet := page.SetInterceptFileChooserDialog(true)
	denied := chrome.SetDownloadBehavior(chrome.SetDownloadBehaviorBehaviorDeny)
	if err := s.browser.Do(quiet, browser.Whole(denied.Do)); err != nil {
		return err
	}
	fmt.Println("e2eweb: tapping about at random, seed", seed)
	rolls := rand.New(rand.NewPCG(seed, 1))
	times := 0
	for end := time.Now().Add(restless); time.Now().Before(end); times++ {
		if err := s.something(rolls); err != nil {
			return err
		}
		if err := s.listens(); err != nil {
			return fmt.Errorf("after %d things done: %w", times+1, err)
		}
	}
	fmt.Println("e2eweb: did", times, "things")
	return nil
}

// something is one thing a restless person does.
func (s *session) something(rolls *rand.Rand) error {
	at := func() image.Point { return image.Pt(rolls.IntN(width), rolls.IntN(height)) }
	switch n := rolls.IntN(20); {
	case n < 1:
		return s.browser.Hold(700*time.Millisecond, at())
	case n < 4:
		return s.browser.Swipe(at(), at())
	case n < 5:
		return s.browser.Tap(at(), at())
	case n < 6:
		return s.browser.Press(string(rune('a' + rolls.IntN(26))))
	default:
		return s.browser.Tap(at())
	}
}

// listens fails where the page has stopped.
func (s *session) listens() error {
	var so bool
	err := s.browser.Ask(`new Promise(done => {
		if (document.getElementById("wait")) return done(false);
		quickcastSettled(() => done(true));
		setTimeout(() => done(false), 60000);
	})`, &so)
	if err == nil && !so {
		err = errors.New("the page does not listen any more")
	}
	return err
}
