package wizards

import (
	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/wizards"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// telling tells what an act brought about, one tap a step or all at once, and then asks
// what has to be decided.
type telling struct {
	face   *face
	state  *wizards.State
	at     int // which step is shown
	heard  map[*wizards.State]bool
	column *fyne.Container
}

func newTelling(f *face) *telling {
	return &telling{face: f, heard: map[*wizards.State]bool{}, column: widgets.NewColumn(f.screen.Needs().Kit, 8)}
}

// mostHeard is how many states are remembered as told.
const mostHeard = 400

// set begins to tell what is new. What goes on after an answer goes on where it was, and
// what was taken back is not told again.
func (t *telling) set(s *wizards.State) {
	if s == t.state {
		return
	}
	from := 0
	if t.state != nil && t.state.Asked != nil && len(s.Told) >= len(t.state.Told) {
		from = len(t.state.Told)
	}
	fresh := t.state != nil && !t.heard[s]
	if len(t.heard) > mostHeard {
		t.heard = map[*wizards.State]bool{}
	}
	t.state, t.heard[s] = s, true
	t.at = max(0, len(s.Told)-1)
	if fresh && len(s.Told)-from > 1 {
		t.at = from
	}
}

// last tells whether all has been told.
func (t *telling) last() bool { return t.state == nil || t.at >= len(t.state.Told)-1 }

// academy is the academy as it stands after the step that is shown.
func (t *telling) academy() (a wizards.Academy, rooms []int) {
	if t.at < len(t.state.Told) {
		step := t.state.Told[t.at]
		if !t.last() && step.After != nil {
			return *step.After, step.Rooms
		}
		rooms = step.Rooms
	}
	if t.state.Asked != nil && t.last() {
		rooms = t.state.Asked.Rooms
	}
	return t.state.Academy, rooms
}

// mana is the mana after the step that is shown.
func (t *telling) mana() int {
	if !t.last() {
		return t.state.Told[t.at].Mana
	}
	return t.state.Mana
}

// onward goes on by one step, where there is one.
func (t *telling) onward() {
	if !t.last() {
		t.at++
		t.face.page.draw()
	}
}

// stepName is what going on by one step is called.
func (t *telling) stepName() string {
	return t.face.screen.Say(tracker.Notice{ID: "wizardsface.step", Args: map[string]any{"Step": t.at + 1, "Steps": len(t.state.Told)}})
}

// all goes to the end.
func (t *telling) all() {
	t.at = max(0, len(t.state.Told)-1)
	t.face.page.draw()
}

// fill draws the step, or what is asked.
func (t *telling) fill() {
	s, k := t.face.screen, t.face.screen.Needs().Kit
	text, step := t.now()
	style, asked := widgets.Style{Size: theme.Body, Least: 2}, t.state.Asked != nil && t.last()
	if asked && text == "" { // nothing led to the question: it stands in that place
		text, step.Rule, asked = s.Say(t.state.Asked.Notice()), t.state.Asked.Rule, false
		style.Size, style.Role = theme.Lead, theme.Accent
	}
	var words fyne.CanvasObject = widgets.NewParagraph(k, text, style)
	if icon, tone := t.sign(step); icon != "" {
		words = widgets.NewLine(k, 12, 1, widgets.NewGlyph(k, icon, tone, 28), words)
	}
	parts := []fyne.CanvasObject{widgets.NewLine(k, 0, 0, s.WithRuleChip(k, words, step.Rule), widgets.NewGap(0, theme.Target))} // as high with the chip of a rule as without
	if !t.last() {
		parts = append(parts, widgets.NewQuiet(k, s.Say(tracker.Word("wizardsface.all")), t.all)) // the next step is the strip's
	}
	if tell := t.face.untold(step); tell != nil {
		parts = append(parts, widgets.NewWrap(k, 8, 0, widgets.NewChip(k, widgets.ChipFace{Icon: "edit", Label: t.face.word("boxTell"), Hollow: true}, tell)))
	}
	if t.face.made("arrows") && step.ID == "wizards.toldRoomCard" { // below what is tapped, which stays where it is
		parts = append(parts, widgets.NewParagraph(k, t.face.word("oursArrows"), widgets.Style{Size: theme.Small, Role: theme.Quiet}))
	}
	t.column.Objects = []fyne.CanvasObject{widgets.NewPanel(k, widgets.NewColumn(k, 8, parts...))}
	if asked {
		n := t.state.Asked.Notice()
		t.column.Objects = append(t.column.Objects, s.WithRuleChip(k, widgets.NewParagraph(k, s.Say(n), widgets.Style{Size: theme.Lead, Role: theme.Accent}), n.Rule))
	}
	if t.state.Answers > 0 && t.last() {
		t.column.Objects = append(t.column.Objects, widgets.NewWrap(k, 8, 0, widgets.NewChip(k, widgets.ChipFace{Icon: "undo", Label: s.Say(tracker.Word("wizardsface.undoWhole"))}, t.undoWhole)))
	}
	t.column.Refresh()
}

// now is what is said in the place of what is told: the step, or what the log says of a
// deed from which nothing follows, so that the place is never empty.
func (t *telling) now() (string, wizards.Told) {
	if t.at < len(t.state.Told) {
		return t.face.screen.Say(t.state.Told[t.at].Text), t.state.Told[t.at]
	}
	if lines := t.face.screen.Game().Lines(t.state); len(lines) > 0 {
		return t.face.screen.Say(lines[len(lines)-1]), wizards.Told{}
	}
	return "", wizards.Told{}
}

// undoWhole takes back an act with all that was decided about it.
func (t *telling) undoWhole() {
	for range t.state.Answers + 1 {
		t.face.screen.TakeBack()
	}
}

// sign is the picture of what a step is about: the kind of piece it names, or whose attack
// it is by its rule.
func (t *telling) sign(step wizards.Told) (icon string, tone theme.Role) {
	attacks := map[string]wizards.Piece{"W-52": wizards.Fire, "W-55": wizards.Water, "W-47": wizards.Imp, "W-56": wizards.Portal, "W-59": wizards.Water}
	piece, found := attacks[step.Rule]
	for p := wizards.Fire; p <= wizards.Guardian; p++ {
		if step.Text.Args["Piece"] == p.Word() {
			piece, found = p, true
		}
	}
	if !found {
		return "", ""
	}
	return wizards.PieceIcon(piece), pieceTone(piece)
}
