//go:build cgo || ci || js

package main

import (
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"time"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/games"
	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/ui"
	"github.com/quickcast/quickcast/ui/uitest/furnish"
)

// session is the window that is used.
type session struct {
	running fyne.App
	window  fyne.Window
	app     *ui.App
	files   *store.Memory
	stops   []furnish.Stop
	rolls   *rand.Rand
}

// frame is how long the window is left alone after everything done to it, so
// that it is drawn.
const frame = 20 * time.Millisecond

// do does something on the window's own goroutine.
func (s *session) do(f func()) {
	fyne.DoAndWait(f)
	time.Sleep(frame)
}

// fresh begins anew, with a book and a duel.
func (s *session) fresh() error {
	s.files = store.NewMemory()
	book, err := furnish.Store(s.files)
	if err != nil {
		return err
	}
	settings, _ := config.Open(s.files)
	chosen := config.Defaults()
	chosen.Motion, chosen.Sound, chosen.Clock, chosen.Language = config.LessMotion, false, false, config.English
	if err := settings.Save(chosen); err != nil {
		return err
	}
	s.app, err = ui.New(ui.Deps{
		App: s.running, Games: games.All(), Assets: assets.FS, Files: s.files, Settings: settings, System: "en",
		Now: time.Now, Seed: s.rolls.Uint64, Awake: func(bool) {},
	}, s.window)
	s.stops = furnish.Stops(book)
	return err
}

// home closes all that is open and stands at a stop. What a place offers hangs on
// what is open at it, and at Books for other places, too: so that goes first.
func (s *session) home(at furnish.Stop) {
	s.do(func() {
		for _, o := range s.window.Canvas().Overlays().List() {
			if foreign(o) {
				s.window.Canvas().Overlays().Remove(o)
			}
		}
		s.close()
		s.back()
		s.app.Go("books")
		s.back()
		at.Visit(s.app)
	})
}

// back closes what is open at the place in sight.
func (s *session) back() {
	for range 10 { // more than ever lie one on the other
		if !s.app.Back() {
			return
		}
	}
}

// kept is a sum of what a store holds, names and all: where it is the same nothing
// was done that counts.
func kept(files *store.Memory) (sum uint64) {
	h := fnv.New64a()
	names, err := files.Names("")
	for _, name := range names {
		var data []byte
		if data, err = files.Read(name); err != nil {
			break
		}
		fmt.Fprintf(h, "%q %d ", name, len(data))
		_, _ = h.Write(data)
	}
	if err != nil { // the store never fails; a sum that is like no other would tell
		return rand.Uint64()
	}
	return h.Sum64()
}
