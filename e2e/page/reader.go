package main

import (
	"errors"

	"github.com/quickcast/quickcast/e2e/browser"
	"github.com/quickcast/quickcast/e2e/headless"
)

// Scripts of the page as a screen reader would use it.
const (
	areNamed = `[...document.querySelectorAll("#mirror *")].every(e => e.textContent !== "" && e.getBoundingClientRect().width > 0)`
	isSilent = `document.getElementById("mirror") === null`
)

// reads asks for the screen to be read out, goes to another place by what there is to
// read, finds a card there, and ends the reading in the settings.
func (s *session) reads() error {
	if err := s.visit(); err != nil {
		return err
	}
	if err := s.browser.Ask(browser.Read, nil); err != nil {
		return err
	}
	if err := s.pressHeard("Cards"); err != nil {
		return err
	}
	if err := s.hears("Abyssal Sacrifice"); err != nil {
		return err
	}
	if named, err := s.browser.Truth(areNamed); err != nil || !named {
		return errors.Join(errors.New("something there is to read has no name or no place"), err)
	}
	if err := s.pressHeard("Settings"); err != nil {
		return err
	}
	if err := s.pressHeard("Screen reader"); err != nil {
		return err
	}
	return headless.Until("the reading to end", func() (bool, error) { return s.browser.Truth(isSilent) })
}

// hears waits for a button that begins with a name.
func (s *session) hears(name string) error {
	return headless.Until(name+" to be read out", func() (bool, error) {
		return s.browser.Truth(browser.Heard(name) + " !== undefined")
	})
}

// pressHeard presses it.
func (s *session) pressHeard(name string) error {
	if err := s.hears(name); err != nil {
		return err
	}
	return s.browser.Ask("("+browser.Heard(name)+".click(), true)", nil)
}
