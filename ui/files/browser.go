package files

import (
	"context"
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/dialog"
	"github.com/quickcast/quickcast/internal/fold"
	"github.com/quickcast/quickcast/internal/folders"
	"github.com/quickcast/quickcast/ui/background"
	"github.com/quickcast/quickcast/ui/keys"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// browser is the sheet that shows a folder, to choose a file or a folder in it.
type browser struct {
	files  *Files
	ask    dialog.Question
	chosen func(path string)

	lane    *background.Lane // reads the folder that is shown
	folder  string
	all     []folders.Entry // in it, so far
	shown   []folders.Entry // of these, what fits what is typed
	at      int             // the row the arrows are on, the way up being the first
	reading bool
	fault   error

	sheet *widgets.Sheet
	field *widgets.Field
	where *widgets.Label
	state *widgets.Paragraph
	list  *widgets.List
}

// The height a list of files would like to have, and does with, in dp.
const (
	likes = 720
	least = 240
)

// pageRows is how many rows PageUp and PageDown move by.
const pageRows = 8

// browse opens the sheet in the folder looked at last.
func (f *Files) browse(q dialog.Question, chosen func(path string)) {
	b := &browser{files: f, ask: q, chosen: chosen, lane: f.fresh()}
	k, w := f.needs.Kit, f.needs.Words
	icon, hint := "search", "files.filter"
	if q.Kind == dialog.Save {
		icon, hint = "", "files.name"
	}
	b.field = widgets.NewField(k, icon, w.T(hint), w.T("files.clear"), func(string) { b.typed() })
	b.field.OnKey(b.key)
	b.field.OnSubmit(func(string) { b.submit() })
	b.where = widgets.NewLabel(k, "", widgets.Style{})
	b.state = widgets.NewParagraph(k, "", widgets.Style{Role: theme.Quiet})
	b.list = widgets.NewList(func() int { return 1 + len(b.shown) },
		func() fyne.CanvasObject { return widgets.NewListRow(k, widgets.ListFace{Icon: "box"}, func() {}) }, b.fill)
	head := widgets.NewColumn(k, 8, b.where, b.field, b.state)
	b.sheet = widgets.NewSheet(k, q.Title, w.T("files.cancel"),
		widgets.NewSqueezed(likes, least, widgets.NewHeaded(k, fyne.NewSize(200, least), head, b.list)), func() { b.lane.Cancel() })
	switch q.Kind {
	case dialog.Folder:
		b.sheet.SetFoot(widgets.NewPrimary(k, w.T("files.thisFolder"), func() { b.choose(b.folder) }))
	case dialog.Save:
		b.sheet.SetFoot(widgets.NewPrimary(k, w.T("files.saveHere"), b.submit))
	}
	b.sheet.Open(k.Canvas)
	b.field.SetText(q.Name)
	b.field.Focus()
	start := f.folder
	if start == "" {
		start = f.needs.Disk.Home()
	}
	b.enter(start)
}

// enter shows another folder, as it is read.
func (b *browser) enter(folder string) {
	b.lane, b.folder, b.all, b.at, b.reading, b.fault = b.files.fresh(), folder, nil, 0, true, nil
	if b.ask.Kind != dialog.Save {
		b.field.SetText("")
	}
	b.update()
	b.list.ScrollToTop()
	b.lane.Do(func(ctx context.Context) func() {
		err := b.files.needs.Disk.List(ctx, folder, func(so []folders.Entry) {
			background.Part(ctx, func() {
				b.all = so
				b.update()
			})
		})
		return func() {
			b.reading, b.fault = false, err
			if err == nil {
				b.files.folder = folder
			}
			b.update()
		}
	})
}

// typed shows what fits the letters.
func (b *browser) typed() {
	b.at = 0
	b.update()
	if b.ask.Kind != dialog.Save && len(b.shown) > 0 && b.field.Text() != "" {
		b.at = 1 // what was looked for, not the way up
	}
	b.list.Refresh()
	b.list.ScrollToTop()
}

// update shows what is known of the folder.
func (b *browser) update() {
	b.shown = b.fitting()
	b.at = min(b.at, len(b.shown))
	w := b.files.needs.Words
	b.where.SetText(b.folder)
	state := ""
	switch {
	case b.fault != nil:
		state = w.Error(b.fault)
	case b.reading:
		state = w.N("files.listing", len(b.all))
	case len(b.shown) == 0:
		state = w.T("files.nothing")
	}
	b.state.SetText(state)
	b.sheet.Refresh()
	b.list.Refresh()
}

// fitting is what of the folder is shown: names with the letters in them, and hidden ones
// only where what is typed begins like them. A folder is no file to be chosen and files are
// no folders, but both say where one is.
func (b *browser) fitting() []folders.Entry {
	typed := b.field.Text()
	if b.ask.Kind == dialog.Save || filepath.IsAbs(typed) {
		typed = ""
	}
	want := fold.Text(typed)
	var fits []folders.Entry
	for _, e := range b.all {
		if strings.HasPrefix(e.Name, ".") && !strings.HasPrefix(typed, ".") {
			continue
		}
		if want == "" || strings.Contains(fold.Text(e.Name), want) {
			fits = append(fits, e)
		}
	}
	return fits
}

// key takes the keys that move through the rows.
func (b *browser) key(event *fyne.KeyEvent) bool {
	step := map[keys.Act]int{keys.Down: 1, keys.Up: -1, keys.PageDown: pageRows, keys.PageUp: -pageRows}[keys.Of(event, "")]
	if step == 0 {
		return false
	}
	b.at = max(0, min(b.at+step, len(b.shown)))
	b.list.Refresh()
	b.list.ScrollTo(b.at)
	return true
}

// submit takes what is typed: a whole path, a name to save under, or the ringed row.
func (b *browser) submit() {
	typed := strings.TrimSpace(b.field.Text())
	switch {
	case filepath.IsAbs(typed):
		b.goTo(filepath.Clean(typed))
	case b.ask.Kind != dialog.Save:
		b.open(b.at)
	case typed != "":
		b.goTo(filepath.Join(b.folder, typed))
	}
}

// goTo goes to a path that was typed, whatever lies there.
func (b *browser) goTo(path string) {
	b.lane = b.files.fresh()
	files := b.files.needs.Disk
	b.reading = true
	b.update()
	b.lane.Do(func(context.Context) func() {
		if files.IsFolder(path) {
			return func() { b.enter(path) }
		}
		there, err := files.Exists(path)
		if err == nil && !there && b.ask.Kind != dialog.Save {
			err = &folders.Error{Path: path, Fault: folders.Missing}
		}
		return func() {
			if b.reading, b.fault = false, err; err != nil {
				b.update()
				return
			}
			b.take(path, there)
		}
	})
}

// take takes a file, and asks before one is written over.
func (b *browser) take(path string, there bool) {
	if b.ask.Kind != dialog.Save || !there {
		b.choose(path)
		return
	}
	k, w := b.files.needs.Kit, b.files.needs.Words
	widgets.NewConfirm(k, w.T("files.overwrite"), w.T("files.overwriteSure", "Name", filepath.Base(path)), w.T("files.overwriteDo"), w.T("files.cancel"), true,
		func() { b.choose(path) }).Open(k.Canvas)
}

// open acts on a row: the way up, a folder or a file.
func (b *browser) open(row int) {
	if row == 0 {
		b.enter(filepath.Dir(b.folder))
		return
	}
	if row > len(b.shown) {
		return
	}
	e := b.shown[row-1]
	path := filepath.Join(b.folder, e.Name)
	switch {
	case e.Folder:
		b.enter(path)
	case b.ask.Kind == dialog.Save:
		b.field.SetText(e.Name)
	case b.ask.Kind == dialog.File:
		b.choose(path)
	}
}

// choose ends the question.
func (b *browser) choose(path string) {
	b.sheet.Close()
	b.chosen(path)
}

// fill lets a row show the way up, or what lies in the folder.
func (b *browser) fill(row int, o fyne.CanvasObject) {
	r, ok := o.(*widgets.ListRow)
	if !ok || row > len(b.shown) {
		return
	}
	r.OnTap(func() { b.open(row) })
	if row == 0 {
		r.Set(widgets.ListFace{Icon: "up", Title: b.files.needs.Words.T("files.up"), Chosen: b.at == 0})
		return
	}
	e := b.shown[row-1]
	face := widgets.ListFace{Icon: "text", Title: e.Name, Chosen: b.at == row, Onward: e.Folder}
	if e.Folder {
		face.Icon = "box"
	}
	r.Set(face)
}
