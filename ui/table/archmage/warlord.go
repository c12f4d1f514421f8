package archmage

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/archmage"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// paces show the Warlord's walk on the map, one step after the other. Nothing waits for that: what
// is done meanwhile shows him where he stands.
type paces struct {
	state *archmage.State
	trail []archmage.Pace
	at    int  // which one is shown
	fresh bool // nothing was done since
}

// follow takes in where the table stands: of a walk that goes on the first new step is shown.
func (p *paces) follow(s *archmage.State) {
	if s == p.state || s.Warlord == nil {
		return
	}
	trail, from := s.Warlord.Trail, 0
	same := func(a, b archmage.Pace) bool { return a.At == b.At && a.Die == b.Die && a.Said.ID == b.Said.ID }
	if n := len(p.trail); len(trail) >= n && slices.EqualFunc(p.trail, trail[:n], same) {
		from = n
	}
	p.at, p.fresh = max(0, len(trail)-1), p.state != nil && from < len(trail)
	if p.fresh {
		p.at = from
	}
	p.state, p.trail = s, trail
}

// where is where the Warlord stands at the step that is shown.
func (p *paces) where(s *archmage.State) string {
	if p.at < len(p.trail)-1 {
		return p.trail[p.at].At
	}
	return s.Warlord.At
}

// told tells whether the walk is shown: in his turn, and until somebody does something.
func (p *paces) told() bool {
	return len(p.trail) > 0 && (p.fresh || p.state.Phase == archmage.Warpath)
}

// step is the number of the last step up to the one shown that was done at a place, 0 for none.
func (p *paces) step(place string) int {
	if !p.told() {
		return 0
	}
	for i := min(p.at, len(p.trail)-1); i >= 0; i-- {
		if p.trail[i].At == place {
			return i + 1
		}
	}
	return 0
}

// walkPart tells the Warlord's walk: the step that is shown, with its die and its rule, ways to the
// one before, the next and the last, and in his turn what can be done about it.
func (f *face) walkPart(k *widgets.Kit, s *archmage.State) fyne.CanvasObject {
	rows := widgets.NewColumn(k, 2)
	if p := &f.board.paces; p.told() {
		rows.Objects = f.paceRows(k, p, p.trail[p.at])
	}
	if s.Phase == archmage.Warpath {
		v := f.Seen().View
		for _, c := range append(append([]tracker.Choice(nil), v.Choices...), v.Open...) {
			rows.Objects = append(rows.Objects, widgets.NewQuiet(k, f.Say(c.Text), func() { f.DoChoice(k, c) }))
		}
	}
	return widgets.NewPanel(k, rows)
}

func (f *face) paceRows(k *widgets.Kit, p *paces, pace archmage.Pace) []fyne.CanvasObject {
	show := func(at int) func() {
		return func() {
			p.at = min(max(at, 0), len(p.trail)-1)
			f.board.fill()
		}
	}
	words := widgets.NewParagraph(k, strings.TrimSuffix(f.Say(pace.Said), " ("+pace.Said.Rule+")"), widgets.Style{Size: theme.Small, Least: 2})
	var said fyne.CanvasObject = words
	if pace.Die > 0 {
		said = widgets.NewLine(k, 8, 1, widgets.NewSmallDie(k, widgets.DieFace{Number: pace.Die, Name: f.word("numbersPip", "Die", pace.Die)}), words)
	}
	return []fyne.CanvasObject{f.WithRuleChip(k, said, pace.Said.Rule), widgets.NewLine(k, 4, 1,
		widgets.NewIconButton(k, widgets.Bare, "step-back", f.word("paceBack"), show(p.at-1)),
		widgets.NewLabel(k, f.word("paceOf", "Count", p.at+1, "Of", len(p.trail)), widgets.Style{Size: theme.Small, Role: theme.Quiet, Centre: true}),
		widgets.NewIconButton(k, widgets.Bare, "step-on", f.word("paceOn"), show(p.at+1)),
		widgets.NewIconButton(k, widgets.Bare, "onto", f.word("paceLast"), show(len(p.trail)-1)))}
}
