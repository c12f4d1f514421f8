package archmage

import (
	"math"
	"strconv"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/archmage"
	"github.com/quickcast/quickcast/ui/table"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// The planets on their three rings around the centre, as shares of the drawing's width.
// Each ring crosses the track at a space to the left and one to the right.
const (
	planetsHigh float32 = 0.37
	planetsMid  float32 = planetsHigh / 2
	planetSize  float32 = 0.094
	sunSize     float32 = 0.062
	ringFirst   float32 = 0.05  // of the half axis across: room for planets in the centre
	ringStep    float32 = 0.12  // more of it for every step
	centreMost  float32 = 0.076 // how far from the middle planets stand beside which others are to come
	ringFlat    float32 = 0.36  // of the other one, as a share of it
	ringLeast   float32 = 0.016 // the innermost ring is a little rounder
)

// ringAxes are the half axes of a ring so many steps from the centre.
func ringAxes(steps int) (rx, ry float32) {
	rx = ringFirst + float32(steps)*ringStep
	return rx, rx*ringFlat*0.92 + ringLeast
}

// planetLines are the rings, drawn as dashes.
func planetLines() []widgets.Join {
	var list []widgets.Join
	for steps := 1; steps <= archmage.Steps; steps++ {
		rx, ry := ringAxes(steps)
		dashes := 10 + 12*steps
		for i := range dashes {
			from := 2 * math.Pi * float64(i) / float64(dashes)
			to := from + math.Pi/float64(dashes)
			list = append(list, widgets.Join{
				X1: 0.5 + rx*float32(math.Cos(from)), Y1: planetsMid + ry*float32(math.Sin(from)),
				X2: 0.5 + rx*float32(math.Cos(to)), Y2: planetsMid + ry*float32(math.Sin(to)),
			})
		}
	}
	return list
}

// ringTexts number the rings where they cross the middle below the centre.
func (f *face) ringTexts(s *archmage.State, seat int) []widgets.DiagramText {
	var list []widgets.DiagramText
	central := pick.Count(archmage.Spheres(), func(of archmage.Sphere) bool { return s.Mages[seat-1].Planets[of] == 0 })
	for steps := 1; steps <= archmage.Steps; steps++ {
		_, ry := ringAxes(steps)
		if steps == 1 && central > 1 { // planets stand there
			continue
		}
		list = append(list, widgets.DiagramText{
			X: 0.5, Y: planetsMid + ry, Text: strconv.Itoa(steps), Style: widgets.Style{Size: theme.Tiny, Role: theme.Quiet},
		})
	}
	if s.Phase == archmage.Setup || s.Phase == archmage.Over {
		return list
	}
	return append(list, widgets.DiagramText{X: 0.13, Y: 0.025, Room: 0.42, Text: f.turnsLeft(s, seat), Style: widgets.Style{Size: theme.Small, Role: theme.Quiet}})
}

// planetNodes are the spaces of the rings, the centre, and the planets on them.
func (f *face) planetNodes(k *widgets.Kit, s *archmage.State, seat int) []widgets.Node {
	m := &s.Mages[seat-1]
	var nodes []widgets.Node
	on := map[int]int{}
	for _, of := range archmage.Spheres() {
		on[m.Planets[of]]++
	}
	for at := -archmage.Steps; at <= archmage.Steps; at++ {
		x, y := spaceOf(at, 0, 1)
		size, face := planetSize*0.3, widgets.SpotFace{Rim: theme.Line, Fill: theme.Background}
		if at == 0 {
			size, face = sunSize, widgets.SpotFace{Rim: theme.Accent, Fill: theme.AccentFill}
		}
		nodes = append(nodes, widgets.Node{X: x, Y: y, W: size, H: size, Face: face})
	}
	if s.AtStart() {
		nodes = append(nodes, f.printedNodes(k, s)...)
	}
	nth := map[int]int{}
	for _, of := range archmage.Spheres() {
		at := m.Planets[of]
		x, y := spaceOf(at, nth[at], on[at])
		nth[at]++
		nodes = append(nodes, widgets.Node{
			X: x, Y: y, W: planetSize, H: planetSize, Face: f.planetFace(s, seat, of),
			Tap: func() { f.tapPlanet(k, seat, of) },
		})
	}
	return nodes
}

// printedNodes are the numbers below the spaces, which say how many relics one starts with: a
// tap sets one as it is printed on the board.
func (f *face) printedNodes(k *widgets.Kit, s *archmage.State) []widgets.Node {
	var nodes []widgets.Node
	for i, n := range s.Track {
		at := i - archmage.Steps
		if at >= 0 {
			at++
		}
		x, _ := spaceOf(at, 0, 1)
		track := "space-" + strconv.Itoa(i+1)
		nodes = append(nodes, widgets.Node{X: x, Y: planetsHigh - 0.035, W: 0.07, H: 0.07, Face: widgets.SpotFace{
			Label: strconv.Itoa(n), Ink: theme.Quiet, Name: f.word("spaceSaid", "Place", i+1, "Count", n),
		}, Tap: func() {
			f.OpenKeypad(k, f.word("space", "Place", i+1), n, func(n int) { f.Send(tracker.Set, 0, table.Fields{"track": track, "value": n}) })
		}})
	}
	return nodes
}

// spaceOf is where the nth of so many planets of a space stands: along its ring, those in
// the centre around it.
func spaceOf(at, nth, of int) (x, y float32) {
	if at == 0 {
		if of == 1 {
			return 0.5, planetsMid
		}
		sin, cos := math.Sincos(2*math.Pi*float64(nth)/float64(of) - math.Pi/2)
		far := planetSize * (0.45 + 0.1*float32(of))
		if of < len(archmage.Spheres()) {
			far = min(far, centreMost)
		}
		return 0.5 + far*float32(cos), planetsMid + far*float32(sin)
	}
	rx, ry := ringAxes(max(at, -at))
	apart := []float64{0, 1.35, 0.78, 0.55}[max(at, -at)] // so that two just do not cover each other
	turn := (float64(nth) - float64(of-1)/2) * apart
	side := pick.Either(at < 0, -1, float32(1))
	return 0.5 + side*rx*float32(math.Cos(turn)), planetsMid + ry*float32(math.Sin(turn))
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
	side := pick.Either(at < 0, -1, 1)
	f.OpenKeypad(k, f.word("planetOf", "Sphere", of.Word()), max(at, -at), func(n int) {
		f.Send(tracker.Set, tracker.Seat(seat), table.Fields{"track": "planet-" + of.ID(), "value": n * side})
	})
}
