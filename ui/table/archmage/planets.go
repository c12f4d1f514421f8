package archmage

import (
	"quickcast/tracker"
	"quickcast/tracker/archmage"
	"quickcast/ui/table"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// The track of planets: three spaces to each side of the centre, as shares of its width.
const (
	planetsHigh float32 = 0.34
	planetSize  float32 = 0.115
	planetStep  float32 = 0.135
	trackAt     float32 = 0.17
)

// spaceX is where a space lies, so many steps from the centre.
func spaceX(at int) float32 { return 0.5 + float32(at)*planetStep }

// spaceY bends the track to an arch: the outer spaces lie lower.
func spaceY(at int) float32 { return trackAt + float32(at*at)*0.008 - 0.02 }

// planetLines join the spaces.
func planetLines() []widgets.Join {
	var list []widgets.Join
	for at := -archmage.Steps; at < archmage.Steps; at++ {
		list = append(list, widgets.Join{X1: spaceX(at), Y1: spaceY(at), X2: spaceX(at + 1), Y2: spaceY(at + 1)})
	}
	return list
}

// planetNodes are the seven spaces and the planets on them: planets of one space stand
// around it.
func (f *face) planetNodes(k *widgets.Kit, s *archmage.State, seat int) []widgets.Node {
	m := &s.Mages[seat-1]
	var nodes []widgets.Node
	on := map[int]int{}
	for _, of := range archmage.Spheres() {
		on[m.Planets[of]]++
	}
	for at := -archmage.Steps; at <= archmage.Steps; at++ {
		size := planetSize * 0.5
		rim := theme.Line
		if at == 0 {
			rim = theme.Accent
		}
		nodes = append(nodes, widgets.Node{X: spaceX(at), Y: spaceY(at), W: size, H: size, Face: widgets.SpotFace{Rim: rim, Fill: theme.Background}})
	}
	nth := map[int]int{}
	for _, of := range archmage.Spheres() {
		at := m.Planets[of]
		x, y := around(nth[at], on[at])
		nth[at]++
		nodes = append(nodes, widgets.Node{
			X: spaceX(at) + x, Y: spaceY(at) + y, W: planetSize, H: planetSize, Face: f.planetFace(s, seat, of),
			Tap: func() { f.tapPlanet(k, seat, of) },
		})
	}
	return nodes
}

// around is where the nth of so many pieces stands beside the middle of its space.
func around(n, of int) (x, y float32) {
	if of == 1 {
		return 0, 0
	}
	rows := (of + 1) / 2
	if of <= 3 {
		return 0, (float32(n) - float32(of-1)/2) * planetSize * 0.86
	}
	col, row := n%2, n/2
	return (float32(col) - 0.5) * planetSize, (float32(row) - float32(rows-1)/2) * planetSize * 0.86
}

func (f *face) planetFace(s *archmage.State, seat int, of archmage.Sphere) widgets.SpotFace {
	m := &s.Mages[seat-1]
	at := m.Planets[of]
	steps := max(at, -at)
	return widgets.SpotFace{
		Fill: theme.School(hue(of)), Rim: theme.Background, Label: f.word("short-" + of.ID()), Ink: theme.Background,
		Lit:  f.planetOffer(seat, of) != nil,
		Name: f.word("planetSaid", "Sphere", of.Word(), "Count", steps),
	}
}

// planetOffer is what a tap on a planet does by the rules: move it inward in the
// Preparation, catch up, or move it outward at setup.
func (f *face) planetOffer(seat int, of archmage.Sphere) *tracker.Choice {
	for _, kind := range []tracker.Kind{"prepare", "catch-up", "shift"} {
		if c := f.offer(kind, seat, "planet", of.ID()); c != nil {
			return c
		}
	}
	return nil
}

// tapPlanet does it, else asks how many steps are left.
func (f *face) tapPlanet(k *widgets.Kit, seat int, of archmage.Sphere) {
	if c := f.planetOffer(seat, of); c != nil {
		f.DoChoice(k, *c)
		return
	}
	s := f.state()
	at := s.Mages[seat-1].Planets[of]
	side := 1
	if at < 0 {
		side = -1
	}
	f.AskNumber(k, f.word("planetOf", "Sphere", of.Word()), max(at, -at), func(n int) {
		f.Send(tracker.Set, tracker.Seat(seat), table.Fields{"track": "planet-" + of.ID(), "value": n * side})
	})
}
