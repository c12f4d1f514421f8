package archmage

import (
	"encoding/json"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// Draws is part of table.Face: places to choose among lie on the map, and are tapped there.
func (f *face) Draws(k *widgets.Kit, each tracker.Ask, choose func(tracker.Answer)) fyne.CanvasObject {
	s := f.state()
	if s == nil {
		return nil
	}
	may := map[string]tracker.Answer{}
	chosen := make([]string, len(each.Options))
	for _, o := range each.Options {
		var id string
		if json.Unmarshal(o.Value, &id) != nil || s.At(id) == nil {
			return nil
		}
		if may[id] = o; o.Place > 0 && o.Place <= len(chosen) {
			chosen[o.Place-1] = strconv.Itoa(o.Place) + " " + f.Say(o.Name)
		}
	}
	if len(may) < 2 {
		return nil
	}
	g := gridOf(s.Places)
	var nodes []widgets.Node
	for i := range s.Places {
		p := &s.Places[i]
		o, can := may[p.ID]
		n := widgets.Node{Face: f.tileFace(s, p), W: g.wide * 0.97, H: g.tall * 0.97}
		n.X, n.Y = g.at(p.Q, p.R)
		n.Face.Sign = ""
		switch n.Face.Lit = can && 2*len(may) < len(s.Places); {
		case !can: // it is there to find one's way
			n.Face.Ink, n.Face.Fill, n.Face.Name = theme.Quiet, theme.Background, ""
		case o.Chosen:
			n.Face.Lit, n.Face.Bold, n.Face.Rim = false, true, theme.Ink
			n.Face.Tag = strconv.Itoa(o.Place)
			n.Face.Name = f.word("chosenPlace", "Place", n.Face.Name)
		}
		if can {
			n.Tap = func() { choose(o) }
		}
		nodes = append(nodes, n)
	}
	tiles := widgets.NewDiagram(k, g.high, targetsMost)
	tiles.Set(g.high, nodes, nil, nil)
	return widgets.NewColumn(k, 6, tiles.Container, widgets.NewParagraph(k, strings.Join(pick.Where(chosen, func(one string) bool { return one != "" }), ", "), widgets.Style{Least: 1}))
}

// targetsMost is how wide the map of a spell's places gets at most, in dp.
const targetsMost float32 = 520
