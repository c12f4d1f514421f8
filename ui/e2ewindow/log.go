package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"quickcast/ui/display"
	"quickcast/ui/headless"
)

// played is the app in its window, with the log of its table.
type played struct {
	display.Window
	pictures string
}

// damage is what the log on disk says both seats have taken. It refuses a log in
// which an event is lost or doubled.
func (p *played) damage() (sum [2]int, err error) {
	files, err := filepath.Glob(filepath.Join(p.Home, ".config", "fyne", "*", "files", "tables", "1.log"))
	if err != nil || len(files) == 0 {
		return sum, errors.Join(err, fs.ErrNotExist)
	}
	data, err := os.ReadFile(files[0])
	if err != nil {
		return sum, err
	}
	lines := strings.Split(string(data), "\n")
	for i, line := range lines[1 : len(lines)-1] {
		var e struct {
			Seq  int    `json:"seq"`
			Kind string `json:"kind"`
			Seat int    `json:"seat"`
			Data struct {
				Track  string `json:"track"`
				Amount int    `json:"amount"`
			} `json:"data"`
		}
		text, _, _ := strings.Cut(line, "\t")
		if err := json.Unmarshal([]byte(text), &e); err != nil {
			return sum, fmt.Errorf("line %d of the log: %w", i+2, err)
		}
		if e.Seq != i+1 {
			return sum, fmt.Errorf("line %d of the log is event %d: lost or doubled", i+2, e.Seq)
		}
		if e.Kind == "change" && e.Data.Track == "damage" {
			sum[e.Seat-1] += e.Data.Amount
		}
	}
	return sum, nil
}

// becomes waits until the log tells of so much damage.
func (p *played) becomes(want [2]int) error {
	var last [2]int
	err := headless.Until(fmt.Sprintf("damage %v", want), func() (bool, error) {
		now, err := p.damage()
		if errors.Is(err, fs.ErrNotExist) {
			return false, nil
		}
		last = now
		return now == want, err
	})
	if err != nil {
		return fmt.Errorf("%w: it is %v", err, last)
	}
	return nil
}
