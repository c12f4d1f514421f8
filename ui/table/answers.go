package table

import (
	"encoding/json"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// Answers draws what an event is to be told, for any game and on any sheet.
type Answers struct {
	screen *Screen
	kit    *widgets.Kit
	open   map[string]bool                   // by field: what was folded away is shown
	took   func(e tracker.Event, still bool) // an answer was given; still: what was tapped stays under the finger
	drawn  []func()                          // draws a tile again

	// Adorn adds to the tile of an answer what a sheet knows of it; nil for nothing.
	Adorn func(each tracker.Ask, o tracker.Answer, face widgets.PickFace) widgets.PickFace
}

// Clear forgets what was drawn, and Refresh draws the tiles again as they now are adorned.
func (a *Answers) Clear() { a.drawn = nil }

// Refresh: see Clear.
func (a *Answers) Refresh() {
	for _, draw := range a.drawn {
		draw()
	}
}

// Answers draws questions for a reader and tells of every answer.
func (s *Screen) Answers(k *widgets.Kit, took func(e tracker.Event, still bool)) *Answers {
	return &Answers{screen: s, kit: k, open: map[string]bool{}, took: took}
}

// Parts draws those of a question's asks in their order that are shown, and Rest what is
// small: yes or no, what is asked seldom, what else can be done.
func (a *Answers) Parts(q tracker.Question, shown func(tracker.Ask) bool) []fyne.CanvasObject {
	s, k := a.screen, a.kit
	var parts []fyne.CanvasObject
	for _, each := range q.Asks {
		if each.Form == tracker.AskFlag || each.Seldom && !a.open[each.Field] || !shown(each) {
			continue
		}
		if each.Label != nil && !each.Seldom && each.Form != tracker.AskNumber && each.Form != tracker.AskText {
			parts = append(parts, widgets.NewSection(k, s.Say(each.Label), ""))
		}
		parts = append(parts, a.part(q, each)...)
		note := s.Say(each.Note)
		said := slices.ContainsFunc(each.Options, func(o tracker.Answer) bool { return o.Chosen && s.Say(o.Name) == note })
		if note != "" && !said {
			parts = append(parts, widgets.NewParagraph(k, note, widgets.Style{Size: theme.Small, Role: theme.Quiet}))
		}
	}
	return parts
}

// Rest draws what stands small below; nil for nothing. leave closes the sheet, and do
// does what is chosen instead.
func (a *Answers) Rest(q tracker.Question, leave func(), do func(tracker.Choice)) fyne.CanvasObject {
	s, k := a.screen, a.kit
	wrap := widgets.NewWrap(k, 8, 0)
	chip := func(face widgets.ChipFace, do func()) {
		face.Hollow = !face.Selected
		wrap.Objects = append(wrap.Objects, widgets.NewChip(k, face, do))
	}
	for _, each := range q.Asks {
		switch {
		case each.Form == tracker.AskFlag:
			chip(widgets.ChipFace{Icon: each.Icon, Label: s.Say(each.Label), Selected: each.On}, func() {
				a.took(q.Event.Tell(each.Field, json.RawMessage(strconv.FormatBool(!each.On))), false)
			})
		case each.Seldom && !a.open[each.Field]:
			chip(widgets.ChipFace{Icon: each.Icon, Label: s.Say(each.Label)}, func() { a.unfold(q, each.Field) })
		}
	}
	for _, c := range q.Instead {
		if !c.Own {
			chip(widgets.ChipFace{Icon: choiceIcon(c), Label: s.Say(c.Text)}, func() { do(c) })
		}
	}
	if q.Card != "" && s.needs.OpenCard != nil {
		chip(widgets.ChipFace{Icon: "cards", Label: s.T("openCard")}, func() {
			leave()
			s.needs.OpenCard(q.Card)
		})
	}
	if len(wrap.Objects) == 0 {
		return nil
	}
	return wrap
}

func (a *Answers) unfold(q tracker.Question, field string) {
	a.open[field] = true
	a.took(q.Event, false)
}

// part draws one thing to tell.
func (a *Answers) part(q tracker.Question, each tracker.Ask) []fyne.CanvasObject {
	switch each.Form {
	case tracker.AskNumber:
		return []fyne.CanvasObject{a.number(q, each)}
	case tracker.AskText:
		return []fyne.CanvasObject{a.text(q, each)}
	case tracker.AskCounts:
		return a.counts(q, each)
	}
	if f := a.screen.face; f != nil { // what is asked where no table lies open has none
		if own := f.Draws(a.kit, each, func(o tracker.Answer) { a.choose(q, each, o) }); own != nil {
			return []fyne.CanvasObject{own}
		}
	}
	if plainWords(each) {
		return []fyne.CanvasObject{a.chips(q, each)}
	}
	return a.tiles(q, each)
}

// plainWords tells answers that are words alone, which need no tiles.
func plainWords(each tracker.Ask) bool {
	for _, o := range each.Options {
		if o.Gauge != nil || o.Line != nil || o.In != "" || o.Price != 0 || o.Place != 0 || o.Under != nil {
			return false
		}
	}
	return len(each.Options) > 0
}

func (a *Answers) stepper(label string, value, least, most int, on func(int)) fyne.CanvasObject {
	return widgets.NewStepper(a.kit, label, value, least, most, a.screen.T("less"), a.screen.T("more"), on)
}

func (a *Answers) number(q tracker.Question, each tracker.Ask) fyne.CanvasObject {
	return a.stepper(a.screen.Say(each.Label), each.Value, each.Least, each.Most, func(n int) {
		a.took(q.Event.Tell(each.Field, json.RawMessage(strconv.Itoa(n))), true)
	})
}

// counts asks for so many of each.
func (a *Answers) counts(q tracker.Question, each tracker.Ask) []fyne.CanvasObject {
	var parts []fyne.CanvasObject
	told := make([]int, len(each.Options))
	for i, o := range each.Options {
		told[i] = o.Count
		parts = append(parts, a.stepper(a.screen.Say(o.Name), o.Count, 0, o.Most, func(n int) {
			told[i] = n
			var list []json.RawMessage
			for j, other := range each.Options {
				for range told[j] {
					list = append(list, other.Value)
				}
			}
			value, err := json.Marshal(list)
			if err == nil {
				a.took(q.Event.Tell(each.Field, value), true)
			}
		}))
	}
	return parts
}

func (a *Answers) text(q tracker.Question, each tracker.Ask) fyne.CanvasObject {
	s, asked := a.screen, false
	field := widgets.NewField(a.kit, "edit", s.Say(each.Label), s.T("clear"), func(text string) {
		if !asked {
			return // what is there already
		}
		value, err := json.Marshal(text)
		if err != nil || text == "" {
			value = nil
		}
		a.took(q.Event.Tell(each.Field, value), true)
	})
	field.SetText(each.Text)
	asked = true
	return field
}

// chips are answers in a word; what a rule stands against is drawn hollow.
func (a *Answers) chips(q tracker.Question, each tracker.Ask) fyne.CanvasObject {
	wrap := widgets.NewWrap(a.kit, 8, 0)
	for _, o := range each.Options {
		face := widgets.ChipFace{Icon: o.Icon, Label: a.screen.Say(o.Name), Selected: o.Chosen, Hollow: o.Refusal != nil && !o.Chosen}
		wrap.Objects = append(wrap.Objects, widgets.NewChip(a.kit, face, func() { a.choose(q, each, o) }))
	}
	return wrap
}

// tiles are answers with more to them; those a rule stands against wait behind a link.
func (a *Answers) tiles(q tracker.Question, each tracker.Ask) []fyne.CanvasObject {
	s, k := a.screen, a.kit
	var parts []fyne.CanvasObject
	grid := widgets.NewGrid(k, a.least(each), 8)
	flush := func() {
		if len(grid.Objects) > 0 {
			parts = append(parts, grid)
			grid = widgets.NewGrid(k, a.least(each), 8)
		}
	}
	against := 0
	for _, o := range each.Options {
		if o.Refusal != nil && !o.Chosen && !each.Spread && !a.open[each.Field] {
			against++
			continue
		}
		if o.Under != nil {
			flush()
			parts = append(parts, a.peek(q, each, o))
			continue
		}
		tile := widgets.NewPick(k, a.face(each, o), func() { a.choose(q, each, o) })
		grid.Objects = append(grid.Objects, tile)
		a.drawn = append(a.drawn, func() { tile.Set(a.face(each, o)) })
	}
	flush()
	if len(parts) == 0 {
		parts = append(parts, widgets.NewParagraph(k, s.T("nothingSuits"), widgets.Style{Role: theme.Quiet}))
	}
	if against > 0 {
		parts = append(parts, widgets.NewLine(k, 0, -1, widgets.NewButton(k, widgets.Link, s.N("otherTargets", against), "", func() { a.unfold(q, each.Field) })))
	}
	return parts
}

// Widths of tiles, in dp.
const wideLeast float32 = 260 // of those with long lines

// least is how narrow the tiles may be.
func (a *Answers) least(each tracker.Ask) float32 {
	for _, o := range each.Options {
		if o.In == "die" && (a.Adorn == nil || len(each.Options) == 1) {
			return wideLeast * a.kit.Larger()
		}
	}
	return pickLeast * a.kit.Larger()
}

// peek is a card that lies face down, for its owner to look at before it is chosen.
func (a *Answers) peek(q tracker.Question, each tracker.Ask, o tracker.Answer) fyne.CanvasObject {
	s, k := a.screen, a.kit
	down := widgets.PickFace{Title: s.Say(o.Name), Icon: o.Icon, Line: s.T("holdToLook")}
	up := widgets.PickFace{Title: s.Say(o.Under.Name), Line: s.Say(o.Under.Line), Icon: o.Under.Icon, IconRole: theme.Accent, Selected: true}
	card := widgets.NewPeek(k, down, up)
	if o.Chosen {
		return card
	}
	return widgets.NewLine(k, 10, 0, card, widgets.NewPill(k, s.Say(q.Do), "seen", func() { a.choose(q, each, o) }))
}

// face draws an answer: whose it is, what is left of it, what it would cost, and what
// stands against it.
func (a *Answers) face(each tracker.Ask, o tracker.Answer) widgets.PickFace {
	s := a.screen
	face := widgets.PickFace{Title: s.Say(o.Name), Line: s.Say(o.Line), Icon: o.Icon, Mark: o.Mark, Selected: o.Chosen, Faint: o.Refusal != nil}
	if o.Tone != "" {
		face.IconRole = theme.SchoolInk(o.Tone)
	}
	if o.Gauge != nil {
		face.Left, face.Whole = o.Gauge.Value, o.Gauge.Most
	}
	switch {
	case o.Place > 0:
		face.Figure = strconv.Itoa(o.Place)
	case o.Price > 0:
		face.Figure, face.Sign = strconv.Itoa(o.Price), o.In
	case o.In != "":
		face.Figure, face.Sign = "X", o.In
	case o.Gauge != nil && each.Spread:
		face.Figure = strconv.Itoa(o.Gauge.Value)
	}
	if o.Refusal != nil {
		face.Line = s.Reason(o.Refusal)
	}
	if a.Adorn != nil {
		return a.Adorn(each, o, face)
	}
	return face
}

// choose takes one of the options; of several one more, or one fewer. A second tap takes
// one back that need not be.
func (a *Answers) choose(q tracker.Question, each tracker.Ask, o tracker.Answer) {
	switch {
	case each.Form == tracker.AskSome:
		a.took(q.Event.Toggle(each.Field, o.Value), false)
	case o.Chosen && each.Without != nil:
		a.took(q.Event.Tell(each.Field, each.Without), false)
	default:
		a.took(q.Event.Tell(each.Field, o.Value), false)
	}
}
