//go:build cgo || js || ci || windows

// Quickcast sits beside the table at games of Mage Wars: it keeps the duel,
// knows every card, builds spellbooks and tells the odds. With a verb it
// answers on the command line, without one it opens its window.
package main

import (
	_ "embed"
	"math/rand/v2"
	"os"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/games"
	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/internal/dialog"
	"github.com/quickcast/quickcast/internal/release"
	"github.com/quickcast/quickcast/internal/store/appstore"
	"github.com/quickcast/quickcast/internal/terminal"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/ui"
)

// appID is the name of the folder that tables and books are kept in. It stays what it was,
// or nobody would find theirs; packages are called as FyneApp.toml says.
const appID = "io.github.quickcast"

// icon is what the system shows for the window.
//
//go:embed Icon.png
var icon []byte

func main() {
	status, done := terminal.Answer(assets.FS, games.Rules(games.All()), true)
	if !done {
		status = open()
	}
	os.Exit(status)
}

// open shows the window until it is closed.
func open() int {
	running := ui.NewApp(appID, release.Version)
	running.SetIcon(fyne.NewStaticResource("Icon.png", icon))
	kept := appstore.Keep(running)
	defer kept.Release()
	settings, faults := config.Open(kept.Files)
	return ui.Run(ui.Deps{
		App:      running,
		Games:    games.All(),
		Assets:   assets.FS,
		Files:    kept.Files,
		Settings: settings,
		System:   words.Choose(assets.FS, lang.SystemLocale().LanguageString()),
		Now:      time.Now,
		Taps:     time.Now,
		Seed:     rand.Uint64,
		Version:  release.Version,
		Problems: append(kept.Problems, faults...),
		Dialogs:  dialog.System(),
		Browser:  ui.OpenBrowser(),
		Reader:   ui.OpenReader(),
		Unkept:   kept.Unkept,
		TakeOver: kept.TakeOver,
		OnKept:   kept.OnKept,
	})
}
