package catalog

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"path"
	"strings"

	"github.com/quickcast/quickcast/internal/facts"
)

// Sheet is what a game brings as data of its own, in its own form, from the file of its
// name below data/games; nil for none. It is shared: read it only.
func (c *Catalog) Sheet(game string) []byte { return c.sheets[game] }

// readSheets reads what games bring as data of their own.
func (c *Catalog) readSheets(fsys fs.FS) error {
	names, err := fs.Glob(fsys, gamesFiles)
	if err != nil {
		return err
	}
	c.sheets = map[string][]byte{}
	for _, name := range names {
		data, err := fs.ReadFile(fsys, name)
		if err == nil && !json.Valid(data) {
			err = facts.Wrong("", "no JSON")
		}
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		c.sheets[strings.TrimSuffix(path.Base(name), ".json")] = data
	}
	return nil
}
