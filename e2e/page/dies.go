package main

import (
	"errors"
	"fmt"
	"slices"
	"time"
)

// dies kills the page's process in the middle of taps, several times. Whatever was in the
// log stays there, and the page goes on. (scripts/crash-page.sh does that thousands of
// times, with a page that has no window.)
func (s *session) dies() error {
	_, own, err := s.dials()
	if err != nil {
		return err
	}
	for round := range 4 {
		for range 3 {
			if err := s.browser.Tap(own); err != nil {
				return err
			}
		}
		time.Sleep(time.Duration(70*round) * time.Millisecond)
		before, err := s.deeds()
		if err != nil {
			return err
		}
		if err := errors.Join(s.browser.Kill(), s.browser.ClosePage(), s.browser.NewPage(width, height)); err != nil {
			return err
		}
		if err := s.visit(); err != nil {
			return fmt.Errorf("after it was killed: %w", err)
		}
		after, err := s.deeds()
		if err != nil {
			return err
		}
		if len(after) < len(before) || !slices.Equal(after[:len(before)], before) {
			return fmt.Errorf("the log was\n%v\nbefore the page was killed, and is\n%v", before, after)
		}
		if err := s.counts(); err != nil {
			return err
		}
	}
	return nil
}
