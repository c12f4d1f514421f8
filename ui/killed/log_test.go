package killed

import (
	"bytes"
	"errors"
	"hash/crc32"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"github.com/quickcast/quickcast/ui/killed/deedlog"
)

// logFile is a table's log at one moment.
type logFile struct {
	data  []byte
	deeds []deedlog.Deed // of people, without what the clock writes beside the game
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
	all, _, err := deedlog.Read(string(data))
	return logFile{data, slices.DeleteFunc(all, func(d deedlog.Deed) bool { return d.Companion })}, err
}

// counts are the sums a table stands at.
type counts struct {
	damage         [2]int
	undo, redo     bool
	pastLen, ahead int
}

// stand adds the deeds up, undo and redo included.
func (l logFile) stand() counts {
	var past, future []deedlog.Deed
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
	return counts{damage: deedlog.Damage(past), undo: len(past) > 1, redo: len(future) > 0, pastLen: len(past), ahead: len(future)}
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
