package state

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
)

// Rules are the round of a game; what else sets the two apart is the variant.
type Rules struct {
	Name     string
	Variant  Variant
	Stations []Station
	Action   Phase                  // where creatures are activated
	Powers   map[string][]deed.Deed // what mages do by their abilities
}

// Station is one stop of a round: a phase, or a step of one.
type Station struct {
	Phase Phase
	Step  Step
}

// MageID is the id of the body of a seat's mage.
func MageID(seat tracker.Seat) string { return "mage" + string(rune('0'+seat)) }

// At finds the station of a state, -1 before the first round.
func (r *Rules) At(phase Phase, step Step) int {
	return slices.IndexFunc(r.Stations, func(st Station) bool { return st.Phase == phase && st.Step == step })
}

// First finds the first station of a phase, -1 where the game has no such phase.
func (r *Rules) First(phase Phase) int {
	return slices.IndexFunc(r.Stations, func(st Station) bool { return st.Phase == phase })
}

// Last finds the last station of a phase, -1 where the game has no such phase.
func (r *Rules) Last(phase Phase) int {
	at := r.First(phase)
	for at >= 0 && at+1 < len(r.Stations) && r.Stations[at+1].Phase == phase {
		at++
	}
	return at
}

// Phases lists the phases in order.
func (r *Rules) Phases() []Phase {
	return slices.Compact(pick.Each(r.Stations, func(st Station) Phase { return st.Phase }))
}

// PhaseNames lists the phases for a text.
func (r *Rules) PhaseNames() string {
	return strings.Join(pick.Each(r.Phases(), func(p Phase) string { return string(p) }), ", ")
}

// DeedsBy are the deeds that a mage has by its abilities: those it was set up with, and what they do besides
// that is known by now. Some do another thing for one mage than for others. What the table knows nothing of
// costs what its player says, once a round.
func (r *Rules) DeedsBy(mage string, abilities []string, list []deed.Deed) []deed.Deed {
	for _, name := range abilities {
		id := Power(name).Marker()
		known, ok := r.Powers[id+"/"+mage]
		if !ok {
			known, ok = r.Powers[id]
		}
		if !ok {
			known = []deed.Deed{{
				At: deed.Pay, Cost: &deed.Cost{Mana: deed.Amount{Letter: "X"}}, Once: deed.Limit{Times: 1, In: "round"},
				Do: []deed.Step{{Do: deed.Note}}, Say: deed.Text{EN: name, DE: name},
			}}
		}
		has := pick.Count(list, func(it deed.Deed) bool { return strings.EqualFold(it.Power, name) })
		for _, it := range known[min(has, len(known)):] {
			it.Power = name
			list = append(slices.Clip(list), it)
		}
	}
	return list
}
