package main

import (
	"encoding/json"
	"fmt"
	"image"
	"slices"
	"time"

	"github.com/quickcast/quickcast/e2e/browser"
	"github.com/quickcast/quickcast/e2e/headless"
)

// drags puts a list in order with a finger on a row's grip, one that slides at once and
// one that rests before it does. Beside the grip a finger scrolls.
func (s *session) drags() error {
	for _, name := range []string{"Codex", "My lists", "Academy", "My lists", "Reorder"} {
		if err := s.tap(name); err != nil {
			return err
		}
	}
	upper, err := s.model.Where("Creature down")
	if err != nil {
		return err
	}
	lower, err := s.model.Where("Level down")
	if err != nil {
		return err
	}
	for _, slide := range []struct {
		what   string
		x      int
		rest   time.Duration
		before bool // the creature stands before the level then
	}{
		{"a quick slide on the grip", 32, 0, false},
		{"a slide on the grip after a rest", 32, 300 * time.Millisecond, true},
		{"a slide beside the grip", 200, 0, true},
	} {
		if err := s.browser.Slide(slide.rest, image.Pt(slide.x, upper.Y), image.Pt(slide.x, lower.Y)); err != nil {
			return err
		}
		if _, err := s.still(); err != nil {
			return err
		}
		before, err := s.ahead("creature", "level")
		if err == nil && before != slide.before {
			err = fmt.Errorf("after %s it is %v that the first stands before the second", slide.what, before)
		}
		if err != nil {
			return err
		}
	}
	return s.visit()
}

// ahead tells whether one term stands before another in the first list that is kept.
func (s *session) ahead(one, other string) (bool, error) {
	var kept string
	var all struct{ Lists []struct{ Items []string } }
	err := headless.Until("the list to be kept", func() (bool, error) {
		if err := s.browser.Ask(browser.Text("lessons.json"), &kept); err != nil || kept == "" {
			return false, err
		}
		return true, json.Unmarshal([]byte(kept), &all)
	})
	if err != nil || len(all.Lists) == 0 {
		return false, fmt.Errorf("the lists are %s: %w", kept, err)
	}
	items := all.Lists[len(all.Lists)-1].Items
	return slices.Index(items, one) < slices.Index(items, other), nil
}
