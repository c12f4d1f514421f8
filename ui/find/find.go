// Package find is the one box that finds everything the app has: cards, terms, mages,
// rules, books, places and things to do.
package find

import (
	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/catalog/lookup"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/ui/keys"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/understood"
	"github.com/quickcast/quickcast/ui/widgets"
)

// Needs is what the box needs, and nothing more.
type Needs struct {
	Kit        *widgets.Kit
	Words      *words.Words
	Index      *lookup.Index
	Catalog    *catalog.Catalog
	Unofficial catalog.Unofficial
	First      []lookup.Entry // shown before anything is typed
	Open       func(e lookup.Entry)
	Leave      func()
}

// most is how many answers are shown: who sees more has typed too little.
const most = 40

// rows is how many answers the box has room for.
const rows = 7

// Box is the field with the answers below it.
type Box struct {
	needs  Needs
	field  *widgets.Field
	list   *widgets.List
	none   *widgets.Label
	read   *understood.Row // how what was typed was
	object fyne.CanvasObject
	found  []lookup.Entry
	at     int
}

// New makes a box in which nothing is typed.
func New(n Needs) *Box {
	b := &Box{needs: n, found: n.First}
	k, w := n.Kit, n.Words
	b.field = widgets.NewSearchField(k, w.T("find.hint"), w.T("find.clear"), b.typed)
	b.field.OnKey(b.key)
	b.field.OnSubmit(func(string) { b.open(b.at) })
	b.list = widgets.NewList(func() int { return len(b.found) },
		func() fyne.CanvasObject { return widgets.NewListRow(k, widgets.ListFace{Line: " "}, func() {}) }, b.fill)
	b.none = widgets.NewLabel(k, "", widgets.Style{Role: theme.Quiet})
	b.read = understood.New(k, w, b.field.SetText)
	b.object = &fyne.Container{Layout: boxed{}, Objects: []fyne.CanvasObject{b.field, b.read.Object(), b.none, b.list}}
	return b
}

// Object is what is drawn.
func (b *Box) Object() fyne.CanvasObject { return b.object }

// Focus puts the cursor into the field.
func (b *Box) Focus() { b.field.Focus() }

func (b *Box) typed(text string) {
	b.at = 0
	if text == "" {
		b.found = b.needs.First
	} else {
		b.found = b.needs.Index.Search(text, b.needs.Unofficial, most)
	}
	said := ""
	if len(b.found) == 0 {
		said = b.needs.Words.T("find.nothing", "Query", text)
	}
	b.none.SetText(said)
	if b.tellRead(text) {
		b.object.Refresh()
	}
	b.list.Refresh()
	b.list.ScrollToTop()
}

// tellRead says how the words were read where what cards do answers them, or nothing does.
func (b *Box) tellRead(text string) bool {
	asked := understood.Search{Catalog: b.needs.Catalog, Text: text}
	if len(b.found) == 0 || b.found[0].By == catalog.ByEffect {
		q, _ := b.needs.Catalog.ParseQuery(text, catalog.Around{}) // what is wrong with it makes no difference here
		asked.Query = &q
	}
	return b.read.Show(asked)
}

// key takes the keys that move through the answers.
func (b *Box) key(event *fyne.KeyEvent) bool {
	step := map[keys.Act]int{keys.Down: 1, keys.Up: -1, keys.PageDown: rows, keys.PageUp: -rows}[keys.Of(event, "")]
	switch {
	case keys.Of(event, "") == keys.Close && b.field.Text() == "":
		b.needs.Leave()
	case step == 0:
		return false
	case len(b.found) > 0:
		b.at = min(max(b.at+step, 0), len(b.found)-1)
		b.list.Refresh()
		b.list.ScrollTo(b.at)
	}
	return true
}

func (b *Box) open(i int) {
	if i >= 0 && i < len(b.found) {
		b.needs.Open(b.found[i])
	}
}

func (b *Box) fill(i int, o fyne.CanvasObject) {
	row, ok := o.(*widgets.ListRow)
	if !ok || i >= len(b.found) {
		return
	}
	e := b.found[i]
	row.OnTap(func() { b.open(i) })
	line := b.needs.Words.T("find.kind." + string(e.Kind))
	if e.Line != "" {
		line += " · " + e.Line
	}
	row.Set(widgets.ListFace{Icon: icon(e), Title: e.Name, Line: line, Chosen: i == b.at})
}

// icon is the picture of a kind; a place has its own.
func icon(e lookup.Entry) string {
	switch e.Kind {
	case lookup.Place:
		return e.ID
	case lookup.Action:
		return "play"
	case lookup.Term:
		return "codex"
	case lookup.Card:
		return "cards"
	case lookup.Mage:
		return "mage"
	case lookup.Book:
		return "books"
	}
	return "info"
}

// boxed puts the field above the list, which has room for some rows.
type boxed struct{}

const gap = 8

func (boxed) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return objects[0].MinSize().AddWidthHeight(0, gap+rows*64)
}

func (boxed) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	top := objects[0].MinSize().Height
	objects[0].Resize(fyne.NewSize(size.Width, top))
	objects[0].Move(fyne.NewPos(0, 0))
	objects[1].Move(fyne.NewPos(0, top+gap))
	objects[1].Resize(fyne.NewSize(size.Width, 0))
	if high := objects[1].MinSize().Height; high > 0 { // it breaks its lines by the width it has
		objects[1].Resize(fyne.NewSize(size.Width, high))
		top += high
	}
	for _, o := range objects[2:] {
		o.Move(fyne.NewPos(0, top+gap))
		o.Resize(fyne.NewSize(size.Width, size.Height-top-gap))
	}
	objects[2].Resize(fyne.NewSize(size.Width, objects[2].MinSize().Height))
}
