package wizards

import (
	"strconv"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/wizards"
	"github.com/quickcast/quickcast/ui/table"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// hands are the wizards with what they own; whoever is on turn first.
func (f *face) hands() fyne.CanvasObject {
	k, state := f.screen.Needs().Kit, f.state()
	column := widgets.NewColumn(k, 6)
	for i := range state.Wizards {
		seat := (state.Current-1+tracker.Seat(i))%tracker.Seat(len(state.Wizards)) + 1
		column.Objects = append(column.Objects, f.wizard(seat))
	}
	return column
}

// wizard is the row of one wizard.
func (f *face) wizard(seat tracker.Seat) fyne.CanvasObject {
	s, k := f.screen, f.screen.Needs().Kit
	w := &f.state().Wizards[seat-1]
	line := widgets.NewWrap(k, 6, 0)
	name := widgets.ChipFace{Label: w.Name, Dot: f.tint(int(seat - 1)), Selected: seat == f.state().Current && f.state().Turn > 0}
	line.Objects = append(line.Objects, widgets.NewChip(k, name, func() { f.openWizard(seat) }))
	for g := 1; g <= wizards.Glyphs; g++ {
		if n := w.Glyphs[g-1]; n > 0 {
			face := widgets.ChipFace{Label: strconv.Itoa(g), Tone: theme.Accent, Name: s.Say(glyph(g))}
			if n > 1 { // a sign tells how many from which
				times := " " + s.Say(tracker.Notice{ID: "wizardsface.times", Args: map[string]any{"Count": n}})
				face.Label, face.Name = face.Label+times, face.Name+times
			}
			line.Objects = append(line.Objects, widgets.NewChip(k, face, func() { f.openWizard(seat) }))
		}
	}
	for _, t := range s.Seen().View.Seats[seat-1].Traits {
		line.Objects = append(line.Objects, widgets.NewChip(k, widgets.ChipFace{Label: s.Say(t.Name), Hollow: true}, func() { f.openTerm(t) }))
	}
	if n := len(w.Hand); n > 0 {
		line.Objects = append(line.Objects, widgets.NewChip(k, widgets.ChipFace{Icon: "cards", Count: n, Name: w.Name + ", " + f.word("hand")}, func() { f.openHand(seat) }))
	}
	return line
}

// openTerm opens what the codex says of something.
func (f *face) openTerm(t tracker.Trait) {
	if open := f.screen.Needs().OpenTerm; open != nil && t.Term != "" {
		open(t.Term)
	}
}

func glyph(g int) tracker.Message {
	return tracker.Notice{ID: "wizards.glyph", Args: map[string]any{"Glyph": g}}
}

// openHand shows the cards of a hand once their owner says so: nobody else is to look.
func (f *face) openHand(seat tracker.Seat) {
	s, k := f.screen, f.screen.Needs().Kit
	w := f.state().Wizards[seat-1]
	column := widgets.NewColumn(k, 10)
	var own *table.Sheet
	show := func() {
		column.Objects = nil
		for _, card := range w.Hand {
			words := f.word("unknownCard")
			if card != "" {
				words = s.Say(f.state().CardWord(card))
			}
			column.Objects = append(column.Objects, widgets.NewLine(k, 12, 1, widgets.NewGlyph(k, "cards", theme.Accent, 24), widgets.NewParagraph(k, words, widgets.Style{Size: theme.Lead})))
			if text := f.state().CardText(card); text != "" {
				column.Objects = append(column.Objects, widgets.NewParagraph(k, text, widgets.Style{}))
			}
		}
		own.Refresh()
	}
	column.Objects = []fyne.CanvasObject{
		widgets.NewParagraph(k, s.Say(tracker.Notice{ID: "wizardsface.handOnly", Args: map[string]any{"Name": w.Name}}), widgets.Style{Size: theme.Lead}),
		widgets.NewPrimary(k, f.word("handShow"), show),
	}
	own = s.OpenSheet(k, w.Name+" · "+f.word("hand"), table.Aired(k, column), nil)
}

// openWizard opens what a wizard owns, to be set by hand.
func (f *face) openWizard(seat tracker.Seat) {
	s, k := f.screen, f.screen.Needs().Kit
	s.OpenRows(k, f.state().Wizards[seat-1].Name, 4, func() []fyne.CanvasObject {
		if f.state() == nil || int(seat) > len(f.state().Wizards) {
			return nil
		}
		w := f.state().Wizards[seat-1]
		parts := []fyne.CanvasObject{widgets.NewParagraph(k, s.Say(f.place(w.At)), widgets.Style{Role: theme.Quiet})}
		for g := 1; g <= wizards.Glyphs; g++ {
			label := s.Say(glyph(g))
			parts = append(parts, widgets.NewStepper(k, label, w.Glyphs[g-1], 0, 99, f.word("less")+" "+label, f.word("more")+" "+label, func(n int) {
				s.Send(tracker.Set, seat, table.Fields{"track": "glyph-" + strconv.Itoa(g), "value": n})
			}))
		}
		return append(parts, widgets.NewWrap(k, 8, 0,
			widgets.NewChip(k, widgets.ChipFace{Icon: "cards", Label: f.word("hand"), Count: len(w.Hand)}, func() { f.openHand(seat) }),
			widgets.NewChip(k, widgets.ChipFace{Icon: "onto", Label: f.word("teleport")}, func() { s.Ask(k, table.Deed("teleport", seat, nil)) }),
		))
	})
}

// place names a room of the academy.
func (f *face) place(at int) tracker.Message {
	if at < 0 {
		return tracker.Word("wizards.outside")
	}
	return f.state().Academy[at].Word()
}
