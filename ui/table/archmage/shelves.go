package archmage

import (
	"github.com/quickcast/quickcast/tracker/archmage"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// The six shelves: a large number, six pips and the name of each, as shares of the width.
const (
	shelvesHigh float32 = 0.27
	shelfWide   float32 = 1.0 / 6
)

// shelfNodes are the numbers of the shelves and their pips. A tap on a number sets it; on
// a pip it is set to that many.
func (f *face) shelfNodes(k *widgets.Kit, s *archmage.State, seat int) []widgets.Node {
	m := &s.Mages[seat-1]
	var nodes []widgets.Node
	for _, of := range archmage.Spheres() {
		n := m.Relics[of]
		x := (float32(of) + 0.5) * shelfWide
		nodes = append(nodes, f.relicNode(k, seat, of, n, 0.062))
		for i := range archmage.Most {
			face := widgets.SpotFace{Fill: theme.Track, Rim: theme.Track}
			if i < n {
				face.Fill, face.Rim = theme.School(hue(of)), theme.School(hue(of))
			}
			nodes = append(nodes, widgets.Node{X: x + (float32(i%3)-1)*0.036, Y: 0.14 + float32(i/3)*0.036, W: 0.029, H: 0.029, Face: face})
		}
	}
	return nodes
}
