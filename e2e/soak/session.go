//go:build cgo || ci || js

package main

import (
	"errors"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"os"
	"runtime/pprof"
	"time"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/games"
	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/tracker/timed"
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
	game    string // whose table lies open in the beginning; "" for the duel
	words   *words.Words
	longest time.Duration // that anything done has taken
}

// frame is how long the window is left alone after everything done to it, so
// that it is drawn.
const frame = 20 * time.Millisecond

// patience is how long the window may take over one thing; then it stands still.
const patience = 30 * time.Second

// do does something on the window's own goroutine. Where that never comes back the program
// ends, and says where everything stood.
func (s *session) do(f func()) {
	began := time.Now()
	frozen := time.AfterFunc(patience, func() {
		_ = pprof.Lookup("goroutine").WriteTo(os.Stderr, 2)
		panic("soak: the window stands still")
	})
	fyne.DoAndWait(f)
	frozen.Stop()
	s.longest = max(s.longest, time.Since(began))
	time.Sleep(frame)
}

// fresh begins anew, with a book and a duel.
func (s *session) fresh() error {
	s.files = store.NewMemory()
	book, err := furnish.Store(s.files)
	if err != nil {
		return err
	}
	if s.game != "" {
		if err := furnish.Begin(s.files, s.game); err != nil {
			return err
		}
	}
	if s.words, err = words.Load(assets.FS, string(config.English)); err != nil {
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

// intact tells which games were played, and refuses a table that cannot be opened as it was
// left: an act that was shown as done would be lost.
func (s *session) intact() error {
	all, err := journal.List(s.files, "tables/")
	if err != nil {
		return err
	}
	var faults []error
	tables, events := map[string]int{}, map[string]int{}
	for _, saved := range all {
		table, mended, err := journal.Open(s.files, saved.Name, games.Rules(games.All()), timed.All()...)
		if err == nil && mended != nil {
			err = mended
		}
		if err == nil && table.Stuck() != nil {
			err = table.Stuck()
		}
		if err != nil {
			faults = append(faults, err)
			continue
		}
		tables[table.Game().Name()]++
		events[table.Game().Name()] += table.Seq()
	}
	fmt.Printf("soak: tables %v, events %v\n", tables, events)
	return errors.Join(faults...)
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
