// Package deedlog reads the log of a table for the programs that kill the app: by itself,
// without the app's code, so that a fault there is not made here too.
package deedlog

import (
	"encoding/json"
	"fmt"
	"strings"
)

// Deed is one line of a log.
type Deed struct {
	Seq       int    `json:"seq"`
	Kind      string `json:"kind"`
	Seat      int    `json:"seat"`
	Companion bool   `json:"beside"` // what the clock writes beside the game
	Data      struct {
		Track  string `json:"track"`
		Amount int    `json:"amount"`
	} `json:"data"`
}

// String is a deed as a tap announces it: "change 1 damage 2", "undo".
func (d Deed) String() string {
	if d.Kind == "change" {
		return fmt.Sprintf("change %d %s %d", d.Seat, d.Data.Track, d.Data.Amount)
	}
	return d.Kind
}

// Read gives the deeds of all whole lines after the header, and what follows the last
// whole line, which a kill may leave. It refuses a log in which a deed is lost or doubled.
func Read(log string) (deeds []Deed, torn string, err error) {
	lines := strings.Split(log, "\n")
	last := len(lines) - 1
	for i, line := range lines[:last] {
		if i == 0 {
			continue // the header
		}
		text, _, _ := strings.Cut(line, "\t")
		var d Deed
		if err := json.Unmarshal([]byte(text), &d); err != nil {
			return nil, "", fmt.Errorf("line %d of the log: %w", i+1, err)
		}
		if d.Seq != i {
			return nil, "", fmt.Errorf("line %d of the log is event %d: lost or doubled", i+1, d.Seq)
		}
		deeds = append(deeds, d)
	}
	return deeds, lines[last], nil
}

// Damage is what the first two seats have taken by deeds of which none was taken back.
func Damage(deeds []Deed) (sum [2]int) {
	for _, d := range deeds {
		if d.Kind == "change" && d.Data.Track == "damage" {
			sum[d.Seat-1] += d.Data.Amount
		}
	}
	return sum
}
