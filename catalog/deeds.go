package catalog

import (
	"errors"
	"io/fs"
	"sync"

	"github.com/quickcast/quickcast/catalog/deed"
)

// deeds are what cards do, read when the first of them is asked for: no table, no
// deeds. They are shared by all catalogs from the same files.
type deeds struct {
	once sync.Once
	from fs.FS
	all  map[string][]deed.Deed
	err  error
}

func (d *deeds) read() map[string][]deed.Deed {
	d.once.Do(func() {
		d.all, d.err = deed.Read(d.from)
		d.from = nil
	})
	return d.all
}

// Deeds is what the card does at the table beyond what its other facts say, nil for
// nothing. Nobody may change it.
func (c *Card) Deeds() []deed.Deed {
	if c.deeds == nil {
		return nil
	}
	return c.deeds.read()[string(c.ID)]
}

// CheckDeeds reads what cards do and gives the first thing that is wrong with it: a
// fault in the file, or a card that does not exist.
func (c *Catalog) CheckDeeds() error {
	for id := range c.deeds.read() {
		if c.cardByID[CardID(id)] == nil {
			return &DataError{File: deed.File, Entry: id, Err: errors.New("no such card")}
		}
	}
	return c.deeds.err
}
