package ui

import (
	"fmt"
	"io/fs"
	"sync"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/builder/formats"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/catalog/codex"
)

// library is the app's own data. Each part is read when it is first asked for:
// the first picture of the window needs none of it. The parts may be asked for
// from any goroutine.
type library struct {
	printed func() *catalog.Catalog // as the cards have it
	terms   func() *codex.Codex
	rules   func() *codex.Rules
	drawn   func() codex.Pictures
}

func openLibrary(assets fs.FS) library {
	return library{
		printed: sync.OnceValue(func() *catalog.Catalog { return whole(catalog.Load(assets)) }),
		terms:   sync.OnceValue(func() *codex.Codex { return whole(codex.Load(assets)) }),
		drawn:   sync.OnceValue(func() codex.Pictures { return whole(codex.LoadPictures(assets)) }),
		rules:   sync.OnceValue(func() *codex.Rules { return whole(codex.LoadRules(assets)) }),
	}
}

// whole gives what was read of the program's own files, in which there are no
// faults: the tests read all of them.
func whole[T any](read T, err error) T {
	if err != nil {
		panic(fmt.Errorf("the program's own files: %w", err))
	}
	return read
}

// edition is the catalog as it holds now, and what reads and writes spellbooks
// by it.
type edition struct {
	catalog func() *catalog.Catalog
	scribe  func() *formats.Scribe
}

// edit gives the catalog with what a person has set in place of what is printed.
// the house rules that are on lie below that.
func (l library) edit(o catalog.Overrides, house builder.HouseRules) edition {
	with := sync.OnceValue(func() *catalog.Catalog { return l.printed().Under(house.On()...).With(o) })
	return edition{with, sync.OnceValue(func() *formats.Scribe { return formats.NewScribe(with()) })}
}
