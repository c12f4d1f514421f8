package wizards

import (
	"slices"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/wizards"
	"github.com/quickcast/quickcast/ui/table"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// option is one of several things to choose from: what it stands for and its name.
type option struct{ value, label string }

// page opens a sheet for a part of the scenario. What is changed there is drawn at once,
// there and on the sheet below.
func (e *editor) page(title string, parts func(again, leave func()) []fyne.CanvasObject) {
	k := e.face.screen.Needs().Kit
	column := widgets.NewColumn(k, 8)
	var own *table.Sheet
	var again func()
	leave := func() {
		own.Close()
		e.redraw = nil
		e.again()
	}
	again = func() {
		column.Objects = parts(again, leave)
		column.Refresh()
		if own != nil {
			own.Refresh()
		}
		e.fill()
	}
	again()
	e.redraw = again
	own = e.face.screen.OpenSheet(k, title, table.Aired(k, column), nil)
	own.SetFoot(widgets.NewPrimary(k, e.face.word("done"), leave))
}

// oneOf are chips of which one is chosen.
func (e *editor) oneOf(options []option, chosen string, set func(string)) fyne.CanvasObject {
	k := e.face.screen.Needs().Kit
	wrap := widgets.NewWrap(k, 6, 0)
	for _, o := range options {
		wrap.Objects = append(wrap.Objects, widgets.NewChip(k, widgets.ChipFace{Label: o.label, Selected: o.value == chosen}, func() { set(o.value) }))
	}
	return wrap
}

// someOf are chips of which any number are chosen. What is chosen is a list of its own after a
// tap: others may hold the old one.
func (e *editor) someOf(options []option, chosen *[]string, changed func()) *fyne.Container {
	k := e.face.screen.Needs().Kit
	wrap := widgets.NewWrap(k, 6, 0)
	for _, o := range options {
		at := slices.Index(*chosen, o.value)
		wrap.Add(widgets.NewChip(k, widgets.ChipFace{Label: o.label, Selected: at >= 0}, func() {
			*chosen = slices.Clone(*chosen)
			if at >= 0 {
				*chosen = slices.Delete(*chosen, at, at+1)
			} else {
				*chosen = append(*chosen, o.value)
			}
			changed()
		}))
	}
	return wrap
}

// plus is a chip that adds something of one's own.
func (e *editor) plus(id string, add func()) fyne.CanvasObject {
	return widgets.NewChip(e.face.screen.Needs().Kit, widgets.ChipFace{Icon: "plus", Label: e.face.word(id), Hollow: true}, add)
}

// field is a line of text.
func (e *editor) field(id, value string, set func(string)) fyne.CanvasObject {
	f := e.face
	field := widgets.NewField(f.screen.Needs().Kit, "edit", f.word(id), f.word("clear"), set)
	field.SetText(value)
	return field
}

// called is the whole name of what a page is about.
func (e *editor) called(name tracker.Message) fyne.CanvasObject {
	return widgets.NewParagraph(e.face.screen.Needs().Kit, e.face.screen.Say(name), widgets.Style{Size: theme.Lead, Role: theme.Accent})
}

func (e *editor) section(id string) fyne.CanvasObject {
	return widgets.NewSection(e.face.screen.Needs().Kit, e.face.word(id), "")
}

// roomOptions are all rooms, after one that stands for none or for any where that has a word.
func (e *editor) roomOptions(none string) []option {
	var list []option
	if none != "" {
		list = append(list, option{"", e.face.word(none)})
	}
	for _, room := range e.s.Rooms {
		list = append(list, option{room.ID, e.roomName(room)})
	}
	return list
}

// spellOptions are all spell cards.
func (e *editor) spellOptions() []option {
	state := wizards.State{Scenario: &e.s}
	return pick.Each(e.s.Spells, func(spell wizards.Spell) option {
		return option{spell.ID, e.face.screen.Say(state.SpellWord(spell.ID))}
	})
}

func (e *editor) roomName(t wizards.Tile) string {
	return e.face.screen.Say(wizards.Room{ID: t.ID, Name: t.Name}.Word())
}

// pieceOptions are all kinds of pieces, after one that stands for none.
func (e *editor) pieceOptions(none string) []option {
	var list []option
	if none != "" {
		list = append(list, option{"", e.face.word(none)})
	}
	for p := wizards.Fire; p <= wizards.Guardian; p++ {
		list = append(list, option{p.String(), e.face.screen.Say(p.Word())})
	}
	return list
}

func (e *editor) schoolOptions() []option {
	list := []option{{"", e.face.word("noSchool")}}
	for _, id := range wizards.Schools() {
		list = append(list, option{id, e.face.screen.Say(tracker.Word("wizards.wizard-" + id))})
	}
	return list
}

// named is the kind of a piece by its id, nil for none.
func named(id string) *wizards.Piece {
	if p, ok := wizards.PieceCalled(id); ok {
		return &p
	}
	return nil
}

// idOf is the id of a piece that may be none.
func idOf(p *wizards.Piece) string {
	if p == nil {
		return ""
	}
	return p.String()
}
