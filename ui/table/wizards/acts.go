package wizards

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/ui/table"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// acts are what can be done now, as pieces with a picture each: moves behind one of them,
// what a hand does to the table behind another. While something is told there are none.
func (f *face) acts() []fyne.CanvasObject {
	s, k := f.screen, f.screen.Needs().Kit
	if !f.page.telling.last() {
		return nil
	}
	v := s.Seen().View
	var parts, more []fyne.CanvasObject
	deedOf := map[tracker.Kind]fyne.CanvasObject{}
	answers := widgets.NewWrap(k, 8, 0)
	var hands []tracker.Choice
	for _, c := range append(slices.Clone(v.Choices), v.Open...) {
		switch {
		case c.Event.Kind == "move": // a tap on the room is one
		case strings.HasPrefix(c.Text.ID, "wizards.hand") && !f.shifts(c):
			hands = append(hands, c)
		case c.Event.Kind == "decide":
			answers.Objects = append(answers.Objects, widgets.NewChip(k, widgets.ChipFace{Label: s.Say(c.Text), Selected: true}, func() { s.Do(c.Event) }))
		case slices.Contains(everyTurn(), c.Event.Kind) && deedOf[c.Event.Kind] == nil:
			deedOf[c.Event.Kind] = f.act(c)
		default:
			more = append(more, f.act(c))
		}
	}
	if pips := f.pips(); pips != nil {
		parts = append(parts, pips)
	}
	if len(answers.Objects) > 0 {
		parts = append(parts, answers)
	}
	var deeds []fyne.CanvasObject
	for _, kind := range everyTurn() {
		switch {
		case deedOf[kind] != nil:
			deeds = append(deeds, deedOf[kind])
		case f.acting():
			deeds = append(deeds, f.notNow(kind))
		}
	}
	if f.state().Phase == "refine" {
		deeds = append(deeds, widgets.NewDeed(k, widgets.DeedFace{Icon: "box", Label: f.word("boxDeed"), Name: f.word("boxTitle")}, func() { f.tellBoxHere() }))
	}
	if len(hands) > 0 {
		deeds = append(deeds, widgets.NewDeed(k, widgets.DeedFace{Icon: "edit", Label: f.word("byHand")}, func() { f.openHands(hands) }))
	}
	if deeds = append(deeds, more...); len(deeds) > 0 {
		parts = append(parts, widgets.NewDeeds(k, true, deeds...))
	}
	return parts
}

// shifts tells whether a choice is what the academy is refined by before the first turn.
func (f *face) shifts(c tracker.Choice) bool {
	return f.state().Phase == "refine" && (c.Event.Kind == "turn" || c.Event.Kind == "swap")
}

// everyTurn are the acts of every turn. Each keeps its place as long as somebody acts, so that
// a second tap never hits another; what cannot be done says why.
func everyTurn() []tracker.Kind { return []tracker.Kind{"glyph", "cast", "recall"} }

// acting tells whether somebody has its actions, and nothing is asked.
func (f *face) acting() bool {
	return f.screen.Seen().View.Phase == tracker.Word("wizards.phase-actions") && f.state().Asked == nil && f.state().Outcome != "lost"
}

// notNow is an act that cannot be done now; a tap says why.
func (f *face) notNow(kind tracker.Kind) fyne.CanvasObject {
	s, k, state := f.screen, f.screen.Needs().Kit, f.state()
	label := f.word("deed-" + string(kind))
	return widgets.NewDeed(k, widgets.DeedFace{Icon: actIcon(kind), Label: label, Off: true, Name: s.Needs().Words.T("wizardsface.notNow", "Deed", label)}, func() {
		var try table.Fields
		if kind == "cast" && f.onTurn().All() > 1 {
			try = table.Fields{"glyphs": []int{1, 1}}
		}
		if r := s.Refusal(table.Deed(kind, state.Current, try)); r != nil {
			s.Notify(s.Reason(r), "", nil)
			return
		}
		s.Notify(f.word("noUse"), "", nil)
	})
}

// actIcon is the picture of an act.
func actIcon(kind tracker.Kind) string {
	return map[tracker.Kind]string{
		"glyph": "plus", "cast": castIcon, "bind": "library", "recall": "back", "item": "equipment", "done": "check", "share": "share", "room": "action",
		"disaster": "cards", "draw": "cards", "endure": "next", "turn": "turn", "swap": "flip",
	}[kind]
}

// act is the piece of one choice.
func (f *face) act(c tracker.Choice) fyne.CanvasObject {
	face := widgets.DeedFace{Icon: actIcon(c.Event.Kind), Label: f.brief(c), Name: f.screen.Say(c.Text), Strong: c.Event.Kind == "done"}
	if c.Event.Kind == "recall" {
		face.Cost = "1"
	}
	return widgets.NewDeed(f.screen.Needs().Kit, face, func() { f.choose(c) })
}

// brief is what a choice is called on its piece.
func (f *face) brief(c tracker.Choice) string {
	if c.Event.Kind == "item" {
		return f.screen.Say(tracker.Word("wizards.item-" + c.Event.Says("item")))
	}
	for _, of := range []string{strings.ToLower(strings.TrimPrefix(c.Text.ID, "wizards.do")), string(c.Event.Kind)} {
		if id := "wizardsface.deed-" + of; f.screen.Needs().Words.Has(id) {
			return f.screen.Say(tracker.Notice{ID: id, Args: c.Text.Args})
		}
	}
	return f.called(c)
}

// called is what a choice is called on the board, where there is little room.
func (f *face) called(c tracker.Choice) string {
	if c.Short != nil {
		return f.screen.Say(c.Short)
	}
	return f.screen.Say(c.Text)
}

// choose does a choice, or asks for what it needs. What is bound is chosen on the grid.
func (f *face) choose(c tracker.Choice) {
	if c.Event.Kind == "bind" {
		f.openGrid()
		return
	}
	if len(c.Skips) > 0 {
		f.screen.DoChoice(f.screen.Needs().Kit, c)
		return
	}
	if len(c.Needs) > 0 && f.screen.Ask(f.screen.Needs().Kit, c.Event) {
		return
	}
	f.screen.Do(c.Event)
}

// moves are the rooms a tap moves to, once all has been told.
func (f *face) moves() map[int]tracker.Choice {
	moves := map[int]tracker.Choice{}
	if !f.page.telling.last() {
		return moves
	}
	v := f.screen.Seen().View
	for _, c := range append(slices.Clone(v.Choices), v.Open...) {
		if c.Event.Kind == "move" {
			moves[f.state().Academy.Find(c.Event.Says("to"))] = c
		}
	}
	return moves
}

// answer is the event of an answer.
func (f *face) answer(value string) tracker.Event {
	return table.Deed("decide", 0, table.Fields{"answer": value})
}

// openHands lists what a hand can do to the table at any time.
func (f *face) openHands(hands []tracker.Choice) {
	k := f.screen.Needs().Kit
	var own *table.Sheet
	rows := f.screen.ChoiceRows(k, hands, func(c tracker.Choice) {
		own.Close()
		f.choose(c)
	})
	own = f.screen.OpenSheet(k, f.word("byHand"), table.Aired(k, widgets.NewColumn(k, 2, rows...)), nil)
}

// pips are the actions that are left: full and empty ones.
func (f *face) pips() fyne.CanvasObject {
	k, state := f.screen.Needs().Kit, f.state()
	if !f.acting() {
		return nil
	}
	line := widgets.NewWrap(k, 6, 0)
	pip := func(label string, left, of int) {
		for i := range of {
			face := widgets.ChipFace{Icon: "check", Label: label, Tone: theme.Quiet, Hollow: true, Name: strings.TrimSpace(f.word("pipSpent") + " " + label)}
			if i < left {
				face = widgets.ChipFace{Icon: "action", Label: label, Tone: theme.Accent, Name: strings.TrimSpace(f.word("pipLeft") + " " + label)}
			}
			line.Objects = append(line.Objects, widgets.NewChip(k, face, nil))
		}
	}
	a := state.Actions
	if !state.Advanced {
		pip("", a.Free, max(3, a.Free))
		return line
	}
	pip(f.screen.Say(tracker.Word("wizards.action-move")), a.Move, max(1, a.Move))
	pip(f.screen.Say(tracker.Word("wizards.action-room")), a.Room, max(1, a.Room))
	pip(f.screen.Say(tracker.Word("wizards.action-magic")), a.Magic, max(1, a.Magic))
	return line
}

// word is a text of the face.
func (f *face) word(id string) string { return f.screen.Say(tracker.Word("wizardsface." + id)) }

// tint is the colour of a wizard's piece.
func (f *face) tint(n int) theme.Role {
	tint := f.screen.Seen().View.Seats[n].Tint
	if tint == "" {
		return theme.Ink
	}
	return theme.SchoolInk(tint)
}
