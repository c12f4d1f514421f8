package wizards

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/packed"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/wizards"
	"github.com/quickcast/quickcast/ui/table"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// wayWord names a side.
func wayWord(side int) tracker.Message {
	return tracker.Word("wizards.way-" + wizards.Direction(side).String())
}

// palette are the shapes of tiles: the one that is chosen is laid by a tap on a room.
func (b *box) palette() fyne.CanvasObject {
	k := b.face.screen.Needs().Kit
	var cells []fyne.CanvasObject
	for i, doors := range shapes() {
		var names []string
		for side, open := range doors {
			if open {
				names = append(names, b.face.screen.Say(wayWord(side)))
			}
		}
		cell := widgets.NewCell(k, widgets.CellFace{Plan: widgets.CellPlan{On: true, Sides: sidesOf(doors)}, Chosen: b.shape == i, Spoken: strings.Join(names, ", ")}, func() {
			if b.shape == i { // a second tap lays it aside
				i = noShape
			}
			b.shape = i
			b.again()
		})
		cells = append(cells, cell)
	}
	return widgets.NewEqual(k, 6, cells...)
}

// openSides opens a room: its name, the school it boosts, and its sides one by one.
func (b *box) openSides(id string) {
	i := slices.IndexFunc(b.s.Rooms, func(t wizards.Tile) bool { return t.ID == id })
	f, k := b.face, b.face.screen.Needs().Kit
	b.s.Rooms = slices.Clone(b.s.Rooms)
	b.page(b.roomName(b.s.Rooms[i]), func(again, _ func()) []fyne.CanvasObject {
		t := &b.s.Rooms[i]
		sides := widgets.NewWrap(k, 6, 0)
		for side, is := range b.now.sides[id] {
			sides.Add(widgets.NewChip(k, widgets.ChipFace{
				Icon: []string{"more", "zone", "wall"}[is], Label: f.screen.Say(wayWord(side)) + ": " + f.word([]string{"boxUntold", "door", "wall"}[is]), Selected: is == widgets.PlanDoor,
			}, func() {
				b.mode = tellDoors
				b.tap(id, side)
				again()
			}))
		}
		return []fyne.CanvasObject{
			b.field("roomName", t.Name, func(text string) { t.Name = strings.TrimSpace(text) }), b.section("doors"), sides,
			b.section("boosts"), b.oneOf(b.schoolOptions(), t.School, func(school string) { t.School = school; again() }),
		}
	})
}

// cardRows are the disaster cards and the spells, each with what is told of it.
func (b *box) cardRows() []fyne.CanvasObject {
	f, k := b.face, b.face.screen.Needs().Kit
	state := wizards.State{Scenario: &b.s}
	row := func(name tracker.Message, text string, steps bool, do func()) fyne.CanvasObject {
		icon := "check"
		switch {
		case text == "" && steps:
			text = f.word("boxSteps")
		case text == "":
			icon, text = "edit", f.word("boxNoText")
		}
		return widgets.NewOption(k, icon, f.screen.Say(name)+" · "+text, do)
	}
	parts := []fyne.CanvasObject{widgets.NewParagraph(k, f.word("boxCardsHint"), widgets.Style{Size: theme.Small, Role: theme.Quiet}), b.section("disasters")}
	for _, card := range b.s.Disasters {
		steps := slices.ContainsFunc(card.Paragraphs, func(p []wizards.Effect) bool { return !onlyReads(p) })
		parts = append(parts, row(state.CardWord(card.ID), card.Text, steps, func() { b.openCard(card.ID) }))
	}
	parts = append(parts, b.section("spells"))
	for i, spell := range b.s.Spells {
		parts = append(parts, row(state.SpellWord(spell.ID), spell.Text, len(spell.Effects) > 0, func() { b.openSpell(i) }))
	}
	return append(parts, b.section("grimoire"), b.grimoire())
}

// untold opens the card that was just played, or the spell that was just cast, to be told what it
// says; nil where that is told, or nothing was.
func (f *face) untold(step wizards.Told) func() {
	state := f.state()
	pile := state.Disasters.Discard
	switch {
	case step.ID == "wizards.toldRead" && len(pile) > 0 && pile[len(pile)-1] != "":
		return func() { f.tellBoxHere().cards().openCard(pile[len(pile)-1]) }
	case state.Cast == nil || !f.page.telling.last():
		return nil
	}
	i := slices.IndexFunc(state.Scenario.Spells, func(s wizards.Spell) bool { return s.ID == state.Cast.Spell })
	if i < 0 || state.Scenario.Spells[i].Text != "" || len(state.Scenario.Spells[i].Effects) > 0 {
		return nil
	}
	return func() { f.tellBoxHere().cards().openSpell(i) }
}

// cards goes to what cards say.
func (b *box) cards() *box {
	b.mode = tellCards
	b.again()
	return b
}

// exchange gives the box away, and takes a friend's.
func (b *box) exchange() fyne.CanvasObject {
	f, k := b.face, b.face.screen.Needs().Kit
	return widgets.NewEqual(k, 8, widgets.NewButton(k, widgets.Calm, f.word("boxShare"), "share", b.share), widgets.NewButton(k, widgets.Calm, f.word("boxTake"), "import", b.takeSheet))
}

// share shows the box as a picture for another phone, where it fits one, and gives it away as a
// link or a code, and as a file.
func (b *box) share() {
	f, k, n := b.face, b.face.screen.Needs().Kit, b.face.screen.Needs()
	word := packed.Word(packed.Rooms, []byte(b.told().Text()))
	if n.Link != nil && len(word) <= packed.MostLink {
		word = n.Link(word)
	}
	var rows []fyne.CanvasObject
	if picture, err := widgets.NewQR(k, word); err == nil {
		rows = append(rows, picture, widgets.NewParagraph(k, f.word("boxScan"), widgets.Style{Size: theme.Small, Role: theme.Quiet}))
	} else {
		rows = append(rows, widgets.NewParagraph(k, f.word("boxTooLong"), widgets.Style{Size: theme.Small, Role: theme.Quiet}))
	}
	if n.Share != nil {
		rows = append(rows, widgets.NewPrimary(k, f.word("boxCopy"), func() { n.Share(f.word("boxTitle"), word) }))
	}
	if n.Save != nil {
		rows = append(rows, widgets.NewQuiet(k, f.word("asFile"), func() { n.Save("wizards-academy-rooms.txt", []byte(word+"\n")) }))
	}
	f.screen.OpenSheet(k, f.word("boxShare"), table.Aired(k, widgets.NewColumn(k, 10, rows...)), nil)
}

// takeSheet takes a friend's box from a file or a code.
func (b *box) takeSheet() {
	f, k, n := b.face, b.face.screen.Needs().Kit, b.face.screen.Needs()
	var own *table.Sheet
	text := ""
	take := func(data string) {
		if b.take(data) {
			own.Close()
		}
	}
	rows := []fyne.CanvasObject{widgets.NewField(k, "import", f.word("paste"), f.word("clear"), func(t string) { text = t }), widgets.NewPrimary(k, f.word("takeOver"), func() { take(text) })}
	if n.OpenFile != nil {
		rows = append(rows, widgets.NewQuiet(k, f.word("fromFile"), func() { n.OpenFile(func(_ string, data []byte) { take(string(data)) }) }))
	}
	own = f.screen.OpenSheet(k, f.word("boxTake"), table.Aired(k, widgets.NewColumn(k, 10, rows...)), nil)
}

// take lays a friend's box over what is told; false, with the reason said, where it is none.
func (b *box) take(text string) bool {
	kind, data, err := packed.Find(text)
	if kind == "" {
		data = []byte(text)
	}
	var theirs wizards.Box
	if err == nil {
		theirs, err = wizards.ReadBox(data)
	}
	if err == nil && theirs.Text() == "" {
		b.face.screen.Notify(b.face.word("boxNothing"), "", nil)
		return false
	}
	if err != nil {
		b.face.screen.Notify(b.face.screen.Needs().Words.Error(err), "", nil)
		return false
	}
	b.change(func(*boxTold) {
		b.s, b.kept = b.s.With(theirs), b.kept.With(theirs.Outside(b.before))
		b.tell(theirs)
	})
	return true
}
