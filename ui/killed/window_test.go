package killed

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/test"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/games"
	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/ui"
	"github.com/quickcast/quickcast/ui/uitest"
	"github.com/quickcast/quickcast/ui/widgets"
)

// report is a line the window's process writes for the test.
type report struct {
	Tap   []string // about to be tapped, in this order
	Shown string   // all that is on the screen, once everything tapped is shown
	Log   stamp    // what lay on disk when that was shown
}

// window is the app on a folder, in this process.
type window struct {
	folder string
	app    *uitest.App
	ui     *ui.App
	window fyne.Window
	turned bool
	rolls  *rand.Rand
}

// live opens the app on a folder and taps until somebody ends the process.
func live(folder string, seed uint64) error {
	w, err := openWindow(folder, seed)
	if err != nil {
		return err
	}
	if err := w.begin(); err != nil {
		return err
	}
	for {
		if err := w.report(); err != nil {
			return err
		}
		if err := w.tapSome(); err != nil {
			return err
		}
	}
}

func openWindow(folder string, seed uint64) (*window, error) {
	files, err := store.OpenDir(folder)
	if err != nil {
		return nil, err
	}
	if _, err := files.Lock(); err != nil {
		return nil, err
	}
	w := &window{folder: folder, app: uitest.NewApp(), rolls: rand.New(rand.NewPCG(seed, 3))}
	w.window = test.NewWindow(nil)
	w.window.SetPadded(false)
	size := uitest.Phone()
	if w.turned = seed%2 == 0; !w.turned {
		size = uitest.Desk()
	}
	w.window.Resize(size)
	w.ui, err = ui.New(w.deps(files, w.app), w.window)
	return w, err
}

func (w *window) deps(files journal.Store, app fyne.App) ui.Deps {
	settings, problems := config.Open(files)
	return ui.Deps{
		App: app, Games: games.All(), Assets: assets.FS, Files: files, Settings: settings, System: "en",
		Now: time.Now, Seed: w.rolls.Uint64, Problems: problems,
	}
}

// settle lets the window work until all that was asked of it is shown.
func (w *window) settle() {
	for w.ui.Wait(); w.app.Drain(); w.ui.Wait() {
	}
}

// await lets the window work until something is so.
func (w *window) await(what string, is func() bool) error {
	for range 4000 {
		w.app.Settle(2 * time.Millisecond)
		if is() {
			return nil
		}
	}
	return fmt.Errorf("waited in vain for %s; on the screen:\n%s", what, w.spoken())
}

func (w *window) spoken() string { return uitest.Spoken(w.window.Content()) }

// begin lays a table if none lies open.
func (w *window) begin() error {
	front := func() bool { return strings.Contains(w.spoken(), "Mage Wars Arena") }
	open := func() bool { return strings.Contains(w.spoken(), "life left") }
	if err := w.await("the first page or a table", func() bool { return front() || open() }); err != nil {
		return err
	}
	if open() {
		return nil
	}
	// Killed when the table was there and not yet the open one, it is among the
	// saved ones.
	if strings.Contains(w.spoken(), "Warlock · ") {
		uitest.TapIn(w.window.Content(), "Warlock · ")
		return w.await("the saved table", open)
	}
	for _, name := range []string{"Mage Wars Arena", "Warlock · Arraxian Crown", "Begin"} {
		if !uitest.TapIn(w.window.Content(), name) {
			return fmt.Errorf("%w: %s\n%s", errNoButton, name, w.spoken())
		}
		w.app.Settle(2 * time.Millisecond)
	}
	return w.await("the new table", open)
}

// report tells what is shown.
func (w *window) report() error {
	w.settle()
	log, err := readTable(w.folder)
	if err != nil {
		return err
	}
	return say(report{Shown: w.spoken(), Log: log.stamp()})
}

func say(r report) error {
	line, err := json.Marshal(r)
	if err != nil {
		return err
	}
	_, err = os.Stdout.Write(append(line, '\n'))
	return err
}

// tapSome announces a few taps, does them as fast as fingers never could, and
// waits until they are shown.
func (w *window) tapSome() error {
	log, err := readTable(w.folder)
	if err != nil {
		return err
	}
	now := log.stand()
	taps := w.choose(now)
	names := make([]string, len(taps))
	for i, t := range taps {
		names[i] = t.name
	}
	if err := say(report{Tap: names}); err != nil {
		return err
	}
	for _, t := range taps {
		if err := t.do(); err != nil {
			return err
		}
	}
	return w.await(strings.Join(names, ", "), func() bool {
		after, err := readTable(w.folder)
		return err == nil && len(after.deeds) >= len(log.deeds)+len(taps) && shows(w.spoken(), after.stand())
	})
}

// shows tells whether a screen shows the damage of both mages.
func shows(spoken string, c counts) bool {
	for _, damage := range c.damage {
		line := fmt.Sprintf("life left, %d damage of", damage)
		at := strings.Index(spoken, line)
		if at < 0 {
			return false
		}
		spoken = spoken[at+len(line):]
	}
	return true
}

// tap is one thing a finger does.
type tap struct {
	name string
	do   func() error
}

var errNoButton = errors.New("a button is missing")

// choose makes up what to tap: mostly the dials and counters of both players,
// now and then undo, redo, or the arrow that goes on.
func (w *window) choose(now counts) []tap {
	button := func(kind, name string) tap {
		return tap{kind, func() error {
			w.settle()
			if !uitest.TapIn(w.window.Content(), name) {
				return fmt.Errorf("%w: %s", errNoButton, name)
			}
			return nil
		}}
	}
	over := strings.Contains(w.spoken(), "Fallen") // then the arrow asks and does nothing by itself
	switch n := w.rolls.IntN(10); {
	case n == 0 && !over:
		return []tap{button("", "Next")}
	case n == 1 && now.redo:
		return []tap{button("redo", "Redo")}
	case n <= 3 && now.undo:
		taps := []tap{button("undo", "Undo")}
		for range w.rolls.IntN(min(3, now.pastLen-1)) {
			taps = append(taps, button("undo", "Undo"))
		}
		return taps
	}
	var taps []tap
	for range 1 + w.rolls.IntN(8) {
		seat := w.rolls.IntN(2)
		if w.rolls.IntN(4) == 0 {
			taps = append(taps, w.finger(seat, "mana", 1))
		} else {
			taps = append(taps, w.finger(seat, "damage", 1))
		}
	}
	return taps
}

// finger touches the dial or the counter of a seat where it means one more.
func (w *window) finger(seat int, track string, amount int) tap {
	return tap{fmt.Sprintf("change %d %s %d", seat+1, track, amount), func() error {
		var found []fyne.CanvasObject
		uitest.Walk(w.window.Content(), func(o fyne.CanvasObject) {
			_, dial := o.(*widgets.Dial)
			_, counter := o.(*widgets.Counter)
			if dial && track == "damage" || counter && track == "mana" {
				found = append(found, o)
			}
		})
		if len(found) != 2 {
			return fmt.Errorf("%w: %s of seat %d", errNoButton, track, seat+1)
		}
		o := found[seat]
		x, y := float32(0.15), float32(0.85) // the disc with the minus: a dial shows life, so it is one damage more
		if track == "mana" {
			x = 0.85
		}
		if w.turned && seat == 1 { // the first seat is the near one
			x, y = 1-x, 1-y
		}
		at := fyne.NewPos(o.Size().Width*x, o.Size().Height*y)
		e := &mobile.TouchEvent{ID: seat, PointEvent: fyne.PointEvent{Position: at}}
		o.(mobile.Touchable).TouchDown(e)
		o.(mobile.Touchable).TouchUp(e)
		return nil
	}}
}
