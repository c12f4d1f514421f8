package killed

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// deed is one line of a table's log as this test reads it: on its own, without
// the app's code, so that a fault there is not made here too.
type deed struct {
	Seq       int    `json:"seq"`
	Kind      string `json:"kind"`
	Seat      int    `json:"seat"`
	Companion bool   `json:"beside"`
	Data      struct {
		Track  string `json:"track"`
		Amount int    `json:"amount"`
	} `json:"data"`
}

// short is a deed as a tap announces it.
func (d deed) short() string {
	if d.Kind == "change" {
		return fmt.Sprintf("change %d %s %d", d.Seat, d.Data.Track, d.Data.Amount)
	}
	return d.Kind
}

// logFile is a table's log at one moment.
type logFile struct {
	data  []byte
	deeds []deed // of people, without what the clock writes beside the game
}

// readTable reads the log of the only table of a folder; an empty one where
// there is none yet.
func readTable(folder string) (logFile, error) {
	data, err := os.ReadFile(filepath.Join(folder, "tables", "1.log"))
	if err != nil {
		if errors.Is(err, fs.ErrNotExist) {
			err = nil
		}
		return logFile{}, err
	}
	return parse(data)
}

// parse reads whole lines; a last one without its end is what a kill may leave.
func parse(data []byte) (logFile, error) {
	l := logFile{data: data}
	lines := strings.Split(string(data), "\n")
	for i, line := range lines[:len(lines)-1] {
		if i == 0 {
			continue // the header
		}
		text, _, _ := strings.Cut(line, "\t")
		var d deed
		if err := json.Unmarshal([]byte(text), &d); err != nil {
			return l, fmt.Errorf("line %d of the log: %w", i+1, err)
		}
		if d.Seq != i {
			return l, fmt.Errorf("line %d of the log is event %d: lost or doubled", i+1, d.Seq)
		}
		if !d.Companion {
			l.deeds = append(l.deeds, d)
		}
	}
	return l, nil
}

// counts are the sums a table stands at.
type counts struct {
	damage         [2]int
	undo, redo     bool
	pastLen, ahead int
}

// stand adds the deeds up, undo and redo included.
func (l logFile) stand() counts {
	var past, future []deed
	for _, d := range l.deeds {
		switch d.Kind {
		case "undo":
			future, past = append(future, past[len(past)-1]), past[:len(past)-1]
		case "redo":
			past, future = append(past, future[len(future)-1]), future[:len(future)-1]
		default:
			past, future = append(past, d), nil
		}
	}
	c := counts{undo: len(past) > 1, redo: len(future) > 0, pastLen: len(past), ahead: len(future)}
	for _, d := range past {
		if d.Kind == "change" && d.Data.Track == "damage" {
			c.damage[d.Seat-1] += d.Data.Amount
		}
	}
	return c
}

// stamp is how long a log is and its checksum.
type stamp struct {
	Size int
	Sum  uint32
}

func (l logFile) stamp() stamp { return stamp{len(l.data), crc32.ChecksumIEEE(l.data)} }

// beginsWith tells whether a log still begins with what it was.
func (l logFile) beginsWith(s stamp) bool {
	return len(l.data) >= s.Size && crc32.ChecksumIEEE(l.data[:s.Size]) == s.Sum && (s.Size == 0 || bytes.HasSuffix(l.data[:s.Size], []byte("\n")))
}
