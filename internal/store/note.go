package store

import (
	"os"
	"path/filepath"
)

// Note keeps a small file at once, whatever else is being written, and whether or not that ever
// ends. It may be lost in a power cut.
func (d *Dir) Note(name string, data []byte) error {
	if err := checkName("replace", name); err != nil {
		return err
	}
	where := d.path(name)
	err := os.MkdirAll(filepath.Dir(where), 0o700)
	if err == nil {
		err = os.WriteFile(where, data, 0o600)
	}
	return d.fault("replace", name, err)
}
