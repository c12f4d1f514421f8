package magewars

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/tracker"
)

// Game is Academy or Arena as a tracker.Game. It does not change after it is made.
type Game struct {
	rules   *rules
	actions []action
	byKind  map[tracker.Kind]int
}

// rules are the round of a game; what else sets the two apart is the variant.
type rules struct {
	name     string
	variant  variant
	stations []station
	action   Phase                  // where creatures are activated
	powers   map[string][]deed.Deed // what mages do by their abilities
	hooks
}

// hooks are what rooms further up do for those below; the game that is made fills them in.
type hooks struct {
	happen    func(*draft, lawCase) error                 // does or offers a deed whose moment has come
	asked     func(*lawCase) bool                         // tells whether anybody is asked about a deed
	payBoosts func(*draft, *Fight, bool) error            // takes what the deeds that make an attack stronger cost
	payCast   func(*draft, tracker.Seat, *castData) error // takes what a spell costs beside mana
	befall    func(*draft, answer) error                  // does a step of what was revealed
}

// station is one stop of a round: a phase, or a step of one.
type station struct {
	phase Phase
	step  Step
}

func mageID(seat tracker.Seat) string { return "mage" + string(rune('0'+seat)) }

// at finds the station of a state, -1 before the first round.
func (r *rules) at(phase Phase, step Step) int {
	return slices.IndexFunc(r.stations, func(st station) bool { return st.phase == phase && st.step == step })
}

// first finds the first station of a phase, -1 where the game has no such phase.
func (r *rules) first(phase Phase) int {
	return slices.IndexFunc(r.stations, func(st station) bool { return st.phase == phase })
}

// last finds the last station of a phase, -1 where the game has no such phase.
func (r *rules) last(phase Phase) int {
	at := r.first(phase)
	for at >= 0 && at+1 < len(r.stations) && r.stations[at+1].phase == phase {
		at++
	}
	return at
}

// phases lists the phases in order.
func (r *rules) phases() []Phase {
	return slices.Compact(each(r.stations, func(st station) Phase { return st.phase }))
}

// phaseNames lists the phases for a text.
func (r *rules) phaseNames() string {
	return strings.Join(each(r.phases(), func(p Phase) string { return string(p) }), ", ")
}

// deedsBy are the deeds that a mage has by its abilities: those it was set up with, and what they do besides
// that is known by now. Some do another thing for one mage than for others. What the table knows nothing of
// costs what its player says, once a round.
func (r *rules) deedsBy(mage string, abilities []string, list []deed.Deed) []deed.Deed {
	for _, name := range abilities {
		id := power(name).marker()
		known, ok := r.powers[id+"/"+mage]
		if !ok {
			known, ok = r.powers[id]
		}
		if !ok {
			known = []deed.Deed{{
				At: deed.Pay, Cost: &deed.Cost{Mana: deed.Amount{Letter: "X"}}, Once: deed.Limit{Times: 1, In: "round"},
				Do: []deed.Step{{Do: deed.Note}}, Say: deed.Text{EN: name, DE: name},
			}}
		}
		has := 0
		for _, it := range list {
			if strings.EqualFold(it.Power, name) {
				has++
			}
		}
		for _, it := range known[min(has, len(known)):] {
			it.Power = name
			list = append(slices.Clip(list), it)
		}
	}
	return list
}
