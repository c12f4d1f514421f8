package archmage

import (
	"strconv"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/archmage"
	"github.com/quickcast/quickcast/ui/table"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// Once the planets stand on their rings, only how far each is from the centre matters: they are
// drawn above their relics, in columns, as shares of the width. So no planet covers another.
const (
	heavensHigh float32 = 0.5
	heavensMost float32 = 430   // dp
	alignedAt   float32 = 0.26  // of a planet that has come to the centre
	stepUp      float32 = 0.058 // for each step it has to go
	relicsAt    float32 = 0.362
	pipsAt      float32 = 0.421
	relicNameAt float32 = 0.465
)

// heavenNodes are the planets, their steps, the relics and their pips.
func (f *face) heavenNodes(k *widgets.Kit, s *archmage.State, seat int) []widgets.Node {
	m := &s.Mages[seat-1]
	var nodes []widgets.Node
	for _, of := range archmage.Spheres() {
		x := (float32(of) + 0.5) * shelfWide
		steps := max(m.Planets[of], -m.Planets[of])
		for i := range archmage.Steps + 1 {
			nodes = append(nodes, widgets.Node{X: x, Y: alignedAt - float32(i)*stepUp, W: 0.014, H: 0.014, Face: widgets.SpotFace{Fill: theme.Line, Rim: theme.Line}})
		}
		planet := f.planetFace(s, seat, of)
		if planet.Label = strconv.Itoa(steps); steps == 0 {
			planet.Label, planet.Fill, planet.Rim, planet.Ink = "", theme.SchoolTint(hue(of)), theme.School(hue(of)), theme.Ink
			planet.Marks[0] = "check"
		}
		nodes = append(nodes, widgets.Node{X: x, Y: alignedAt - float32(steps)*stepUp, W: 0.086, H: 0.086, Face: planet, Tap: func() { f.tapPlanet(k, seat, of) }})
		nodes = append(nodes, f.relicNode(k, seat, of, m.Relics[of], relicsAt))
		for i := range archmage.Most {
			pip := widgets.SpotFace{Fill: theme.Track, Rim: theme.Track}
			if i < m.Relics[of] {
				pip.Fill, pip.Rim = theme.School(hue(of)), theme.School(hue(of))
			}
			nodes = append(nodes, widgets.Node{X: x + (float32(i)-2.5)*0.022, Y: pipsAt, W: 0.017, H: 0.017, Face: pip})
		}
	}
	return nodes
}

// heavenLines is the one on which planets that have come to the centre stand.
func heavenLines() []widgets.Join {
	return []widgets.Join{{X1: 0.03, Y1: alignedAt, X2: 0.97, Y2: alignedAt}}
}

// heavenTexts name the relics, and say how far everything is.
func (f *face) heavenTexts(s *archmage.State, seat int) []widgets.DiagramText {
	m := &s.Mages[seat-1]
	list, steps := f.relicNames(relicNameAt), 0
	for _, of := range archmage.Spheres() {
		steps += max(m.Planets[of], -m.Planets[of])
	}
	quiet := func(x float32, text string) {
		list = append(list, widgets.DiagramText{X: x, Y: 0.022, Room: 0.44, Text: text, Style: widgets.Style{Size: theme.Small, Role: theme.Quiet}})
	}
	quiet(0.2, f.word("stepsToGo", "Count", steps))
	if s.Phase != archmage.Over {
		quiet(0.8, f.turnsLeft(s, seat))
	}
	return list
}

// turnsLeft says how many turns a seat has, or that this is its last.
func (f *face) turnsLeft(s *archmage.State, seat int) string {
	if s.Mages[seat-1].Score == nil && s.Mages[seat-1].Aligned() {
		return f.word("lastTurn")
	}
	return f.word("turnsShort", "Count", s.TurnsLeft(seat))
}

// relicNode is the number of relics of a shelf: a tap sets it.
func (f *face) relicNode(k *widgets.Kit, seat int, of archmage.Sphere, n int, y float32) widgets.Node {
	return widgets.Node{X: (float32(of) + 0.5) * shelfWide, Y: y, W: 0.15, H: 0.1, Face: widgets.SpotFace{
		Bare: true, Label: strconv.Itoa(n), Ink: theme.SchoolInk(hue(of)),
		Name: f.word("shelfSaid", "Relic", of.RelicWord(), "Count", n),
	}, Tap: func() {
		f.OpenKeypad(k, f.Say(of.RelicWord()), n, func(n int) {
			f.Send(tracker.Set, tracker.Seat(seat), table.Fields{"track": of.Relic(), "value": n})
		})
	}}
}

// relicNames are the names below the shelves.
func (f *face) relicNames(y float32) []widgets.DiagramText {
	var list []widgets.DiagramText
	for _, of := range archmage.Spheres() {
		list = append(list, widgets.DiagramText{
			X: (float32(of) + 0.5) * shelfWide, Y: y, Room: shelfWide * 0.88, Text: f.word("brief-" + of.Relic()), Style: widgets.Style{Size: theme.Tiny, Role: theme.Quiet, Centre: true},
		})
	}
	return list
}
