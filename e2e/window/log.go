package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/quickcast/quickcast/e2e/display"
	"github.com/quickcast/quickcast/e2e/headless"
	"github.com/quickcast/quickcast/ui/killed/deedlog"
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
	deeds, _, err := deedlog.Read(string(data))
	return deedlog.Damage(deeds), err
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
