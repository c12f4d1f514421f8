package main

import (
	"encoding/json"
	"fmt"
	"image"
	"strings"
	"time"

	"github.com/quickcast/quickcast/e2e/browser"
	"github.com/quickcast/quickcast/e2e/headless"
)

// session is a page and its model, which do the same things.
type session struct {
	browser  *browser.Browser
	host     *browser.Host
	model    *headless.Window
	address  string
	pictures string
	filmed   string // the share code that the browser's camera sees
}

// visit loads the app and waits until it draws.
func (s *session) visit() error {
	if err := s.browser.Visit(s.address); err != nil {
		return err
	}
	return s.drawn()
}

// drawn waits until the app draws, and what it draws holds still.
func (s *session) drawn() error {
	if err := headless.Until("the app to start", func() (bool, error) {
		return s.browser.Truth(browser.Runs)
	}); err != nil {
		return err
	}
	_, err := s.still()
	return err
}

// see takes a picture.
func (s *session) see() (image.Image, error) {
	data, err := s.browser.Picture()
	if err != nil {
		return nil, err
	}
	return headless.Read(data)
}

// still waits until two pictures in a row are the same, and gives the last.
func (s *session) still() (image.Image, error) {
	last, err := s.see()
	if err != nil {
		return nil, err
	}
	err = headless.Until("the picture to hold still", func() (bool, error) {
		time.Sleep(400 * time.Millisecond)
		next, err := s.see()
		if err != nil {
			return false, err
		}
		same := headless.Colours(next) >= headless.Enough && headless.Differ(last, next) <= headless.Same
		last = next
		return same, nil
	})
	return last, err
}

// calm waits until what flies by, such as a message, is gone, too.
func (s *session) calm() (last image.Image, err error) {
	const flies = 10 * time.Second
	err = headless.Until("nothing to happen for a while", func() (bool, error) {
		before, err := s.still()
		if err != nil {
			return false, err
		}
		time.Sleep(flies)
		last, err = s.still()
		return err == nil && headless.Differ(before, last) <= headless.Same, err
	})
	return last, err
}

// tap taps what has a name, on the page and on its headless.
func (s *session) tap(name string) error {
	at, err := s.model.Tap(name)
	if err != nil {
		return err
	}
	if err := s.browser.Tap(at); err != nil {
		return err
	}
	_, err = s.still()
	return err
}

// event is a line of a table's log.
type event struct {
	Seq       int             `json:"seq"`
	Kind      string          `json:"kind"`
	Seat      int             `json:"seat"`
	Companion bool            `json:"beside"`
	Data      json.RawMessage `json:"data"`
}

// log reads the events of the table from the browser's storage, and refuses one
// that is lost or doubled.
func (s *session) log() ([]event, error) {
	var log string
	if err := s.browser.Ask(browser.Text("tables/1.log"), &log); err != nil {
		return nil, err
	}
	lines := strings.Split(strings.TrimSuffix(log, "\n"), "\n")
	var events []event
	for i, line := range lines[1:] {
		var e event
		body, _, _ := strings.Cut(line, "\t")
		if err := json.Unmarshal([]byte(body), &e); err != nil {
			return nil, fmt.Errorf("line %d of the log: %w", i+2, err)
		}
		if e.Seq != i+1 {
			return nil, fmt.Errorf("line %d of the log is event %d: lost or doubled", i+2, e.Seq)
		}
		events = append(events, e)
	}
	return events, nil
}

// deeds are the events of people in the log, a line each, without what the clock
// notes beside them.
func (s *session) deeds() ([]string, error) {
	events, err := s.log()
	var deeds []string
	for _, e := range events {
		if !e.Companion {
			deeds = append(deeds, fmt.Sprintf("%d %s %d %s", e.Seq, e.Kind, e.Seat, e.Data))
		}
	}
	return deeds, err
}

// damage is what the log says has been taken at the far seat and at the near one, and by
// how many taps.
func (s *session) damage() (sum, taps [2]int, err error) {
	events, err := s.log()
	for _, e := range events {
		var change struct {
			Track  string `json:"track"`
			Amount int    `json:"amount"`
		}
		if e.Kind == "change" && json.Unmarshal(e.Data, &change) == nil && change.Track == "damage" {
			sum[2-e.Seat] += change.Amount // the second seat sits across
			taps[2-e.Seat]++
		}
	}
	return sum, taps, err
}

// counts taps the own dial once more and sees that it is in the log.
func (s *session) counts() error {
	sum, _, err := s.damage()
	if err != nil {
		return err
	}
	_, own, err := s.dials()
	if err != nil {
		return err
	}
	if err := s.browser.Tap(own); err != nil {
		return err
	}
	sum[1]++
	if err := s.becomes(sum); err != nil {
		return fmt.Errorf("it does not go on: %w", err)
	}
	return nil
}

// becomes waits until the log tells of so much damage, and sees that it stays so.
func (s *session) becomes(want [2]int) error {
	var last [2]int
	is := func() (bool, error) {
		sum, _, err := s.damage()
		last = sum
		return sum == want, err
	}
	if err := headless.Until(fmt.Sprintf("damage %v", want), is); err != nil {
		return fmt.Errorf("%w: it is %v", err, last)
	}
	time.Sleep(700 * time.Millisecond)
	if so, err := is(); !so {
		return fmt.Errorf("damage goes on to %v, want %v (%v)", last, want, err)
	}
	return nil
}
