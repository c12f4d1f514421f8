package ui

import (
	"fmt"
	"io/fs"
	"slices"
	"sync"
	"sync/atomic"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/games"
	"github.com/quickcast/quickcast/internal/chime"
	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/internal/folders"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker/clock"
	"github.com/quickcast/quickcast/ui/background"
	"github.com/quickcast/quickcast/ui/files"
	"github.com/quickcast/quickcast/ui/table"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// App is what is in the window: everything the screens are built from, and the
// screens. When language, look or facts change the screens are built anew, each
// from the state the one before it left.
type App struct {
	deps   Deps
	window fyne.Window
	look   *theme.Theme
	kit    *widgets.Kit
	words  *words.Words

	library
	edition // with the facts the person has set
	facts   *facts
	house   builder.HouseRules
	games   []games.Game
	shelf   *builder.Shelf
	lessons lessons
	dice    dice.Source // of the rolls of the dice tray
	files   *files.Files

	shell       *shell   // nil while another one is made
	unsaid      []func() // what is to be said once there is one
	screens     screens
	lying       atomic.Pointer[table.Screen] // that of screens, for a goroutine that does not draw
	bell        *chime.Bell                  // makes warnings heard and felt
	reading     func() clock.Reading         // of the device's clocks
	warning     warning
	hosting     hosting // of tables on several devices
	refused     error   // why something is not kept, nil for nothing
	wakeLock    *wakeLock
	tableRuns   bool            // a table lies open
	releaseTold bool            // of the newer release
	lane        background.Lane // what is made ready while nobody waits for it
	copying     background.Lane // the copies that are made by themselves
	copied      sync.Mutex      // by whoever makes one
	uncopied    error           // why the last one is not there, nil where it is
}

// New fills the window. It fails only where the program's
// own files are broken.
func New(deps Deps, window fyne.Window) (*App, error) {
	a := &App{deps: deps, window: window, games: deps.Games}
	if deps.Disk == nil {
		a.deps.Disk = folders.Device{}
	}
	a.wakeLock = newWakeLock(deps.App, deps.Awake)
	a.shelf, a.lessons, a.dice = builder.NewShelf(deps.Files), lessons{deps.Files}, dice.Seeded(deps.Seed())
	a.bell, a.reading = chime.Open(), readClock(uptimeFor(deps.Now()), clock.NewRun(deps.Now()), deps.Now)
	a.library = openLibrary(deps.Assets)
	var err error
	settings := deps.Settings.Settings()
	if a.look, err = theme.New(deps.Assets, look(settings)); err != nil {
		return nil, fmt.Errorf("look: %w", err)
	}
	deps.App.Settings().SetTheme(a.look) // once: each time the toolkit parses all its fonts, and keeps the last 32
	a.kit = widgets.NewKit(a.look)
	a.kit.Tip.Keys = a.keyOf
	a.kit.Canvas, a.kit.Shield.Now = window.Canvas(), deps.Taps
	a.readKept()
	if err := a.apply(settings); err != nil {
		return nil, err
	}
	takeKeys(window.Canvas(), func() *shell { return a.shell })
	window.SetOnDropped(a.dropped)
	onPageLink(a.follow)
	listen(window, a.Back, a.kit.Grasp.Drags)
	a.watchBrowser()
	a.hearReader()
	a.tell(a.deps.Problems)
	a.offerFrozen()
	return a, nil
}

// readKept reads what lies over the catalog: facts the person has set, and house rules.
func (a *App) readKept() {
	var err error
	if a.facts, err = loadFacts(a.deps.Files); err != nil {
		a.deps.Problems = append(a.deps.Problems, err)
	}
	if a.house, err = a.shelf.HouseRules(); err != nil {
		a.deps.Problems = append(a.deps.Problems, err)
	}
	a.edition = a.edit(a.facts.now, a.house)
}

// look is what the settings say about the look.
func look(s config.Settings) theme.Options {
	modes := map[config.Theme]theme.Mode{config.Dark: theme.Dark, config.Light: theme.Light}
	return theme.Options{Mode: modes[s.Theme], Scale: float32(s.TextSize) / 100, Distinct: s.Colours == config.Distinct}
}

// apply makes settings hold: words, look, and screens built from them.
func (a *App) apply(s config.Settings) error {
	lang := string(s.Language)
	if !slices.Contains(words.Languages(a.deps.Assets), lang) {
		lang = a.deps.System
	}
	if a.words == nil || a.words.Lang() != lang { // a megabyte, which only another language needs anew
		texts, err := words.Load(a.deps.Assets, lang)
		if err != nil {
			return fmt.Errorf("words: %w", err)
		}
		a.words = texts
	}
	a.look.Choose(look(s))
	a.kit.Still = s.Motion == config.LessMotion
	a.kit.LeftHanded = s.Hand == config.Left
	a.files = files.New(files.Needs{Kit: a.kit, Words: a.words, Disk: a.deps.Disk, System: a.deps.Dialogs, Complain: a.complain})
	a.readOut(s.Reader)
	a.build()
	a.speakToolkit()
	return nil
}

// change keeps new settings and applies them at once. Those that cannot be kept
// are told, and hold until the program ends.
func (a *App) change(s config.Settings) error {
	err := a.deps.Settings.Save(s)
	if a.deps.Settings.Settings() != s {
		return err // refused
	}
	if err := a.apply(s); err != nil {
		return err
	}
	a.complain(err) // in the words that hold now
	return nil
}

// build makes the screens and the shell around them, and shows the place that
// was shown before.
func (a *App) build() {
	place := ""
	if a.shell != nil {
		place = a.shell.Now()
	}
	a.shell = nil
	places := a.screens.build(a)
	a.lying.Store(a.screens.table)
	a.shell = newShell(a.kit, places, a.words.T("storage.more"), a.words.T("shell.find"))
	a.shell.OnFindAll, a.shell.OnKeys, a.shell.OnPaste = a.findAll, a.showKeys, a.paste
	a.window.SetContent(a.frame())
	a.showWarning()
	a.shell.openPlace(place)
	for _, say := range a.unsaid {
		say()
	}
	a.unsaid = nil
}

// finish brings to disk what is not there yet. It may be called from any goroutine, whatever
// the one that draws does.
func (a *App) finish() { a.lying.Load().Finish() }

// Go shows one of the Places.
func (a *App) Go(place string) { a.shell.openPlace(place) }

// Back closes what is open, the topmost alone, and reports whether there was
// anything: for a phone's Back, which else leaves the app.
func (a *App) Back() bool {
	return widgets.CloseTop(a.kit, a.window.Canvas()) || a.shell.back()
}

// Wait returns when all that was asked of the table so far is done and on its
// way to the screen; tests and pictures need that.
func (a *App) Wait() { a.screens.table.Wait() }

// sample is the duel somebody new may look at.
func (a *App) sample() []byte {
	data, _ := fs.ReadFile(a.deps.Assets, "data/sample.json") // a test reads it
	return data
}

// seeBook opens a spellbook to look at: the one changed last, else one of a rulebook's.
func (a *App) seeBook() {
	saved, err := a.shelf.Recent()
	if err == nil && len(saved) > 0 {
		a.OpenBook(saved[0].ID)
		return
	}
	printed := a.catalog().Rulebooks()
	if len(printed) == 0 {
		return
	}
	id, err := a.shelf.New(builder.FromRulebook(printed[0], a.words.T("tablescreen.firstBookName")))
	if err != nil {
		a.notice(a.words.Error(err), "", nil)
		return
	}
	a.OpenBook(id)
}
