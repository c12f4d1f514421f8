package archmage

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/tracker"
)

// Spell is what is known of a spell's card. The rulebook prints neither the cards' words
// nor all of their spheres: what is inferred says so (Sure), and a table that owns the
// cards can put it right.
type Spell struct {
	ID       string `json:"id"`
	Name     string `json:"name,omitempty"`     // one's own; "" for the usual one
	Area     string `json:"area"`               // whose apprentice knows it
	Duration string `json:"duration,omitempty"` // "instant", "brief" until the own next turn, "lasting" (M-44); "" not known
	Effect   string `json:"effect,omitempty"`   // what the app does of it, see Effects
	Number   int    `json:"number,omitempty"`   // how much: points; places in a line, 0 for all
	Sure     string `json:"sure,omitempty"`     // "book", "inferred", "guess", "own"
	Rule     string `json:"rule,omitempty"`     // the clarification to think of
	Text     string `json:"text,omitempty"`     // the card's words as the table typed them
	Solo     string `json:"solo,omitempty"`     // the card it takes the place of when alone (M-84)
	Enters   Yield  `json:"enters"`             // what its token gives or takes whom enters, see Comes
	Owner    Yield  `json:"owner,omitempty"`    // what its token gives or takes whom it belongs to, when another enters
}

// Effects are what the app can do of a spell by itself. The rest is done by hand.
func Effects() []string {
	return []string{
		"", "points", "stop", "stone", "subjugate", "divine", "token", "slow", "chasm", "well", "upheave",
		"wards", "strip", "raze", "seize", "corrupt", "shadow", "swap", "drain", "learn", "inflame", "reroll", "nudge",
	}
}

// spell finds one of the table's spells by its id or name, nil for none.
func (s *State) spell(id string) *Spell {
	if id == "" {
		return nil
	}
	i := slices.IndexFunc(s.Spells, func(sp Spell) bool { return sp.ID == id })
	if i < 0 {
		plain := strings.NewReplacer(" ", "", "-", "").Replace(strings.ToLower(id))
		i = slices.IndexFunc(s.Spells, func(sp Spell) bool {
			return sp.ID == plain || sp.Name != "" && strings.EqualFold(sp.Name, id)
		})
	}
	if i < 0 {
		return nil
	}
	return &s.Spells[i]
}

// area is where a spell stands on the wheel.
func (sp *Spell) area() Area {
	a, _ := areaOf(sp.Area)
	return a
}

// word is the spell's name.
func (sp *Spell) word() tracker.Message {
	if sp.Name != "" {
		return tracker.Notice{ID: "table.own", Args: map[string]any{"Name": sp.Name}}
	}
	return tracker.Word("archmage.spell-" + sp.ID)
}

// payment is one way to pay for a spell: relics of its spheres, and the toll of the
// shadows before them.
type payment struct {
	Pay   Relics
	Toll  []tollPart
	Keeps int // how many other spells can still be paid for, each by itself
}

// cost is what the payment takes from the shelves, tolls included.
func (p payment) cost() Relics {
	sum := p.Pay
	for _, t := range p.Toll {
		if s, ok := sphereOf(t.Relic); ok {
			sum[s]++
		}
	}
	return sum
}

// payments are all ways in which a seat can pay for a spell: its price in any mix of the
// relics of its spheres (M-40, M-41, M-42), after one relic for every shadow before a
// shelf that is used (M-77). The first takes the least, and leaves the most castable.
func (s *State) payments(seat int, sp *Spell) []payment {
	m := s.mage(seat)
	area := sp.area()
	of := area.Spheres()
	var list []payment
	for _, mix := range mixes(int(area.Level()), len(of)) {
		var pay Relics
		for i, n := range mix {
			pay[of[i]] += n
		}
		for _, toll := range m.tolls(pay) {
			p := payment{Pay: pay, Toll: toll}
			if left, ok := minus(m.Relics, p.cost()); ok {
				p.Keeps = s.payable(m, left, sp.ID)
				list = append(list, p)
			}
		}
	}
	slices.SortStableFunc(list, func(a, b payment) int {
		if d := len(a.Toll) - len(b.Toll); d != 0 {
			return d
		}
		if d := b.Keeps - a.Keeps; d != 0 {
			return d
		}
		return spread(m.Relics, a) - spread(m.Relics, b)
	})
	return list
}

// spread is how uneven a payment leaves the shelves: what is plenty goes first.
func spread(have Relics, p payment) int {
	left, _ := minus(have, p.cost())
	sum := 0
	for _, n := range left {
		sum += n * n
	}
	return sum
}

// payable counts the spells of the book that were not cast yet and could be paid for
// from these shelves, each by itself.
func (s *State) payable(m *Mage, from Relics, but string) int {
	n := 0
	for _, id := range m.Book {
		sp := s.spell(id)
		if id == but || sp == nil || slices.Contains(m.Cast, id) {
			continue
		}
		sum := 0
		for _, sphere := range sp.area().Spheres() {
			sum += from[sphere]
		}
		if sum >= int(sp.area().Level()) {
			n++
		}
	}
	return n
}

// mixes are all ways to put n into so many parts.
func mixes(n, parts int) [][]int {
	if parts == 1 {
		return [][]int{{n}}
	}
	var list [][]int
	for first := n; first >= 0; first-- {
		for _, rest := range mixes(n-first, parts-1) {
			list = append(list, append([]int{first}, rest...))
		}
	}
	return list
}

func minus(have, pay Relics) (Relics, bool) {
	for i := range have {
		have[i] -= pay[i]
		if have[i] < 0 {
			return have, false
		}
	}
	return have, true
}

// shadowed are the doorways whose shadows stand before a payment's shelves.
func (m *Mage) shadowed(pay Relics) []Sphere {
	var list []Sphere
	for door, by := range m.Doors {
		d := Sphere(door)
		if by != 0 && (pay[d] > 0 || pay[d.Next()] > 0) {
			list = append(list, d)
		}
	}
	return list
}

// tolls are the ways to pay the shadows before a payment: either relic of each doorway,
// first one that the payment itself uses.
func (m *Mage) tolls(pay Relics) [][]tollPart {
	list := [][]tollPart{nil}
	for _, d := range m.shadowed(pay) {
		sides := []Sphere{d, d.Next()}
		if pay[d] == 0 {
			slices.Reverse(sides)
		}
		var more [][]tollPart
		for _, with := range sides {
			for _, toll := range list {
				more = append(more, append(slices.Clone(toll), tollPart{Door: doorID(d), Relic: with.Relic()}))
			}
		}
		list = more
	}
	return list
}
