package ui

import (
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/builder/formats"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/backup"
	"github.com/quickcast/quickcast/internal/licences"
	"github.com/quickcast/quickcast/internal/packed"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/ui/background"
	"github.com/quickcast/quickcast/ui/books"
	"github.com/quickcast/quickcast/ui/files"
	"github.com/quickcast/quickcast/ui/widgets"
)

// maxFile bounds what is read of a file somebody opens, in bytes: one more than
// any reader accepts, so that it can say it is too large.
const maxFile = max(formats.MaxFile, backup.MaxFile) + 1

// notice shows a short message with one thing to do about it.
func (a *App) notice(text, do string, onDo func()) {
	if a.shell == nil {
		a.unsaid = append(a.unsaid, func() { a.notice(text, do, onDo) })
		return
	}
	a.shell.say(text, do, onDo)
}

// complain shows an error in the person's words.
func (a *App) complain(err error) {
	if err != nil {
		a.notice(a.words.Error(err), "", nil)
	}
}

// tell says what went wrong before there was a window: one problem as it is,
// more as a list.
func (a *App) tell(problems []error) {
	switch len(problems) {
	case 0:
	case 1:
		a.complain(problems[0])
	default:
		lines := make([]fyne.CanvasObject, len(problems))
		for i, p := range problems {
			lines[i] = widgets.NewParagraph(a.kit, a.words.Error(p), widgets.Style{})
		}
		a.sheet(a.words.T("shell.problems"), widgets.NewColumn(a.kit, 12, lines...))
	}
}

// sheet lays a sheet over the window and returns what closes it.
func (a *App) sheet(title string, body fyne.CanvasObject) (shut func()) {
	s := widgets.NewSheet(a.kit, title, a.words.T("shell.close"), body, nil)
	s.Open(a.window.Canvas())
	return s.Close
}

// copy puts text on the clipboard and says so.
func (a *App) copy(text string) {
	a.deps.App.Clipboard().SetContent(text)
	a.notice(a.words.T("shell.copied"), "", nil)
}

// openFile lets the person choose a file and hands over its name and content. A page
// asks the browser, which on a phone offers the camera as well.
func (a *App) openFile(done func(name string, data []byte)) {
	if !pageOpenFile(done) && !a.phoneOpenFile(done) {
		a.files.Open(mostRead(), func(f files.File) { done(f.Name, f.Data) })
	}
}

// openBook lets the person choose a file for the spellbooks; one of everything is taken in
// as that.
func (a *App) openBook(done func(name string, data []byte)) {
	a.openFile(func(name string, data []byte) {
		if backup.Mine(data) {
			a.bringEverything(data)
			return
		}
		done(name, data)
	})
}

// scan reads a spellbook's QR code with the camera; nil where there is none.
func (a *App) scan() func(done func(data []byte)) {
	if a.deps.Browser == nil || !a.deps.Browser.CanScan() {
		return nil
	}
	return func(done func(data []byte)) {
		a.deps.Browser.Scan(a.words.T("shell.scanHint"), a.words.T("shell.close"), func(text, fault string) {
			switch {
			case text != "":
				done([]byte(text))
			case fault == "NotAllowedError":
				a.notice(a.words.T("shell.scanForbidden"), "", nil)
			case fault != "":
				a.notice(a.words.T("shell.scanFailed"), "", nil)
			}
		})
	}
}

// fileName is a name without what some system does not have in one.
func fileName(name string) string {
	return strings.Join(strings.FieldsFunc(name, func(r rune) bool { return r < ' ' || strings.ContainsRune(`<>:"/\|?*`, r) }), "")
}

// saveFile lets the person choose where to keep data, and says when it is there.
func (a *App) saveFile(name string, data []byte) {
	name = fileName(name)
	saved := func(name string) { a.notice(a.words.T("shell.saved", "Name", name), "", nil) }
	if !pageSaveFile(name, data) && !a.phoneSaveFile(name, data, saved) {
		a.files.Save(name, data, saved)
	}
}

// dropped takes in the files and folders a person lets fall on the window: books go to the
// shelf.
func (a *App) dropped(_ fyne.Position, all []fyne.URI) {
	var paths []string
	for _, uri := range all {
		if uri.Scheme() == "file" {
			paths = append(paths, uri.Path())
		}
	}
	a.files.Read(paths, mostRead(), func(all []files.File) {
		if all = a.takePictures(all); len(all) == 0 {
			return
		}
		if len(all) == 1 {
			a.Bring(all[0].Name, all[0].Data)
			return
		}
		a.Go("books")
		a.screens.books.get().BringAll(asBooks(all))
	})
}

// maxFiles bounds how many files of a folder are read.
const maxFiles = 500

// mostRead is what is read at most of what somebody opens.
func mostRead() files.Bounds { return files.Bounds{Size: maxFile, Files: maxFiles} }

func asBooks(all []files.File) []books.File {
	return pick.Made(all, func(f files.File) books.File { return books.File(f) })
}

// openFolder lets the person choose a folder and hands over the files in it.
func (a *App) openFolder(done func([]books.File)) {
	if !pageOpenFolder(done) && !a.phoneOpenFolder(done) {
		a.files.OpenFolder(mostRead(), func(all []files.File) {
			if all = a.takePictures(all); len(all) > 0 {
				done(asBooks(all))
			}
		})
	}
}

// Bring takes in what came from outside: a dropped file, an opened link. It is a book or
// everything.
func (a *App) Bring(name string, data []byte) {
	if backup.Mine(data) {
		a.bringEverything(data)
		return
	}
	if name != "" && len(a.takePictures([]files.File{{Name: name, Data: data}})) == 0 {
		return
	}
	kind, held, err := packed.Find(string(data))
	switch {
	case err != nil:
		a.notice(a.words.Error(err), "", nil)
	case kind == packed.Duel:
		a.Go("table")
		a.screens.table.OpenGiven(held)
	case kind == packed.Rooms:
		a.Go("table")
		a.screens.table.Take("wizards", held)
	case kind == packed.List:
		a.Go("codex")
		a.screens.codex.get().Take(held)
	case kind == packed.Odds:
		a.Go("odds")
		a.screens.odds.get().Open(held)
	default:
		a.Go("books")
		a.screens.books.get().Bring(name, data)
	}
}

// paste takes in what the clipboard holds, where it holds a text.
func (a *App) paste() {
	if text := a.deps.App.Clipboard().Content(); strings.TrimSpace(text) != "" {
		a.Bring("", []byte(text))
	}
}

// setFacts keeps values the person has set, and gives the catalog that has
// them. All screens are made anew with it once the caller is done.
func (a *App) setFacts(o catalog.Overrides) (*catalog.Catalog, error) {
	if err := a.facts.change(o); err != nil {
		return nil, err
	}
	a.edition = a.edit(o, a.house)
	background.Later(a.build)
	return a.catalog(), nil
}

// setHouse keeps other house rules and lays them over the catalog. All screens are made
// anew once the caller is done.
func (a *App) setHouse(rules builder.HouseRules) error {
	if err := a.shelf.SaveHouseRules(rules); err != nil {
		return err
	}
	a.house = rules
	a.edition = a.edit(a.facts.now, rules)
	background.Later(a.build)
	return nil
}

// arrange lays the shell out again. Screens may ask for it while they are made,
// when there is no shell yet.
func (a *App) arrange() {
	if a.shell != nil {
		a.shell.arrange()
	}
}

// running keeps the screen on while a table runs.
func (a *App) running(table bool) {
	a.wakeLock.keep(table && a.deps.Settings.Settings().KeepAwake)
	a.tableRuns = table
	if a.shell != nil {
		a.offerRelease()
	}
}

// licences shows by whom all is that others made, and under which terms.
func (a *App) licences() {
	all, err := licences.Read(a.deps.Assets)
	if err != nil {
		a.complain(err)
		return
	}
	var rows []fyne.CanvasObject
	for _, l := range all {
		for _, part := range l.Of {
			rows = append(rows, widgets.NewListRow(a.kit, widgets.ListFace{Title: part.Name, Trail: l.Kind, Onward: true}, func() {
				lines := strings.Join(part.Owners, "\n") + "\n\n" + l.Text
				a.sheet(part.Name, widgets.NewParagraph(a.kit, strings.TrimSpace(lines), widgets.Style{}))
			}))
		}
	}
	a.sheet(a.words.T("shell.licences"), widgets.NewColumn(a.kit, 0, rows...))
}
